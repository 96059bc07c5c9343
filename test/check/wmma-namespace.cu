// rocwmma is a namespace of its own: nvcuda goes with what it qualified.
// RUN: %check
// RUN: %hipify %s --fail-on=never 2>/dev/null | FileCheck %s --check-prefix=GONE
#include <mma.h>
using namespace nvcuda;
namespace w = nvcuda::wmma;
namespace inner { using namespace nvcuda::wmma; }
using nvcuda::wmma::fragment;
__device__ void f() { using namespace nvcuda; wmma::layout_t l; }
__global__ void k(half *a, float *c) {
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> f;
  nvcuda::wmma::fragment<nvcuda::wmma::accumulator, 16, 16, 16, float> acc;
  wmma::fragment<wmma::matrix_a, 16, 16, 8, wmma::precision::tf32, wmma::row_major> t;
  w::load_matrix_sync(f, a, 16);
  wmma::fill_fragment(acc, 0.f);
}
using namespace nvcuda; // NOHIPIFY(rename): ours
// CHECK: #include <rocwmma/rocwmma.hpp>
// CHECK-NEXT: namespace w = rocwmma;
// CHECK-NEXT: namespace inner { using namespace rocwmma; }
// CHECK-NEXT: using rocwmma::fragment;
// CHECK: rocwmma::fragment<rocwmma::matrix_a, 16, 16, 16, half, rocwmma::row_major> f;
// CHECK-NEXT: rocwmma::fragment<rocwmma::accumulator, 16, 16, 16, float> acc;
// CHECK-NEXT: rocwmma::fragment<rocwmma::matrix_a, 16, 16, 8, rocwmma::xfloat32_t, rocwmma::row_major> t;
// CHECK-NEXT: w::load_matrix_sync(f, a, 16);
// CHECK: using namespace nvcuda; // NOHIPIFY
// GONE: __device__ void f() { {{ *}}rocwmma::layout_t l; }
