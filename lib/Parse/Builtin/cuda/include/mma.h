// Warp-level matrix products: nvcuda::wmma.
#ifndef HIPIFY_MMA_H
#define HIPIFY_MMA_H
#include "cuda_bf16.h"
#include "cuda_fp16.h"
#include "cuda_runtime.h"
#ifdef __cplusplus
namespace nvcuda {
namespace wmma {
struct row_major;
struct col_major;
struct matrix_a;
struct matrix_b;
struct accumulator;
enum layout_t { mem_row_major, mem_col_major };
namespace precision {
struct tf32;
} // namespace precision
namespace experimental {
namespace precision {
struct u4;
struct s4;
struct b1;
} // namespace precision
enum bmmaBitOp { bmmaBitOpXOR = 1, bmmaBitOpAND = 2 };
enum bmmaAccumulateOp { bmmaAccumulateOpPOPC = 1 };
} // namespace experimental

// What one element of a fragment is stored as.
template <class T> struct HipifyElement {
  typedef T type;
};
template <> struct HipifyElement<precision::tf32> {
  typedef float type;
};
template <> struct HipifyElement<experimental::precision::u4> {
  typedef unsigned int type;
};
template <> struct HipifyElement<experimental::precision::s4> {
  typedef int type;
};
template <> struct HipifyElement<experimental::precision::b1> {
  typedef unsigned int type;
};

template <class Use, int M, int N, int K, class T, class Layout = void>
class fragment {
public:
  typedef typename HipifyElement<T>::type element_type;
  typedef element_type storage_element_type;
  static constexpr int num_elements = 8;
  static constexpr int num_storage_elements = 8;
  element_type x[num_elements];
};

template <class Use, int M, int N, int K, class T, class Layout>
HIPIFY_D void
fill_fragment(fragment<Use, M, N, K, T, Layout> &,
              const typename HipifyElement<T>::type &) HIPIFY_BODY
template <class Use, int M, int N, int K, class T, class Layout, class P>
HIPIFY_D void load_matrix_sync(fragment<Use, M, N, K, T, Layout> &, const P *,
                               unsigned int) HIPIFY_BODY
template <int M, int N, int K, class T, class P>
HIPIFY_D void load_matrix_sync(fragment<accumulator, M, N, K, T> &, const P *,
                               unsigned int, layout_t) HIPIFY_BODY
template <int M, int N, int K, class T, class P>
HIPIFY_D void store_matrix_sync(P *, const fragment<accumulator, M, N, K, T> &,
                                unsigned int, layout_t) HIPIFY_BODY
template <int M, int N, int K, class A, class LayoutA, class B, class LayoutB,
          class C, class D>
HIPIFY_D void mma_sync(fragment<accumulator, M, N, K, D> &,
                       const fragment<matrix_a, M, N, K, A, LayoutA> &,
                       const fragment<matrix_b, M, N, K, B, LayoutB> &,
                       const fragment<accumulator, M, N, K, C> &,
                       bool = false) HIPIFY_BODY
template <int M, int N, int K, class A, class LayoutA, class B, class LayoutB>
HIPIFY_D void bmma_sync(
    fragment<accumulator, M, N, K, int> &,
    const fragment<matrix_a, M, N, K, A, LayoutA> &,
    const fragment<matrix_b, M, N, K, B, LayoutB> &,
    const fragment<accumulator, M, N, K, int> &,
    experimental::bmmaBitOp = experimental::bmmaBitOpXOR,
    experimental::bmmaAccumulateOp = experimental::bmmaAccumulateOpPOPC)
    HIPIFY_BODY
HIPIFY_D float __float_to_tf32(float);
namespace experimental {
using wmma::bmma_sync;
} // namespace experimental
} // namespace wmma
} // namespace nvcuda
HIPIFY_D float __float_to_tf32(float);
#endif
#endif
