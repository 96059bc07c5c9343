// P12: a using-declaration gives CUDA's name a second home, not a second meaning.
// RUN: %check
#include <cuda_runtime.h>
namespace rt {
using ::cudaFree;
using ::cudaStream_t;
using ::cudaMemcpyKind;
using error_type = ::cudaError_t;
namespace detail { using namespace rt; error_type close(cudaStream_t s) { return ::cudaStreamDestroy(s); } }
}
// CHECK: namespace rt {
// CHECK-NEXT: using ::hipFree;
// CHECK-NEXT: using ::hipStream_t;
// CHECK-NEXT: using ::hipMemcpyKind;
// CHECK-NEXT: using error_type = ::hipError_t;
// CHECK-NEXT: namespace detail { using namespace rt; error_type close(hipStream_t s) { return ::hipStreamDestroy(s); } }

rt::cudaStream_t s;
int f(void *p) { return rt::cudaFree(p) + rt::detail::close(s); }
struct Owner { using stream = rt::cudaStream_t; stream s; operator cudaStream_t() const { return s; } ~Owner() { cudaStreamDestroy(s); } };
// CHECK: rt::hipStream_t s;
// CHECK-NEXT: int f(void *p) { return rt::hipFree(p) + rt::detail::close(s); }
// CHECK-NEXT: struct Owner { using stream = rt::hipStream_t; stream s; operator hipStream_t() const { return s; } ~Owner() { hipStreamDestroy(s); } };

// ADL finds these by their arguments; the operators stay the program's.
namespace ns { struct Wrapped { cudaEvent_t e; }; cudaError_t record(Wrapped w) { return cudaEventRecord(w.e); } }
cudaError_t g(ns::Wrapped w) { return record(w); }
inline bool operator!(cudaError_t e) { return e != cudaSuccess; }
template <cudaError_t (*F)(void *)> struct Deleter { void operator()(void *p) const { F(p); } };
using Free = Deleter<cudaFree>;
// CHECK: namespace ns { struct Wrapped { hipEvent_t e; }; hipError_t record(Wrapped w) { return hipEventRecord(w.e); } }
// CHECK-NEXT: hipError_t g(ns::Wrapped w) { return record(w); }
// CHECK-NEXT: inline bool operator!(hipError_t e) { return e != hipSuccess; }
// CHECK-NEXT: template <hipError_t (*F)(void *)> struct Deleter { void operator()(void *p) const { F(p); } };
// CHECK-NEXT: using Free = Deleter<hipFree>;
