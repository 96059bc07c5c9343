// The fallback for old NVIDIA GPUs meets HIP's own function.
// RUN: %check --checks=-arch-compare
#include <cuda_runtime.h>
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 600
#else
__device__ double atomicAdd(double *p, double v) {
  return *p += v;
}
#endif
#ifndef __HIP_PLATFORM_AMD__
__device__ double atomicAdd(double *p, double v) { return *p += v; }
#endif
__device__ double atomicAdd(double2 *p, double v);
struct Own {
  // NOHIPIFYNEXTLINE(double-atomicadd-fallback-redefinition): a member
  static __device__ double atomicAdd(double *p, double v) { return *p += v; }
};
// CHECK: #else
// CHECK-NEXT: #if !defined(__HIP_PLATFORM_AMD__)
// CHECK-NEXT: __device__ double atomicAdd(double *p, double v) {
// CHECK-NEXT:   return *p += v;
// CHECK-NEXT: }
// CHECK-NEXT: #endif
// CHECK-NEXT: #endif
// CHECK-NEXT: #ifndef __HIP_PLATFORM_AMD__
// CHECK-NEXT: __device__ double atomicAdd
// CHECK-NEXT: #endif
// CHECK: struct Own {
// CHECK-NEXT: NOHIPIFYNEXTLINE
// CHECK-NEXT: static __device__ double atomicAdd
