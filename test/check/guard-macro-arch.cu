// P09: code for the device pass is chosen by __CUDA_ARCH__, which AMD's
// compiler never defines; its own macro joins the presence test.
// RUN: %check
#include <cuda_runtime.h>

__host__ __device__ int lane() {
#ifdef __CUDA_ARCH__
  return threadIdx.x & 7;
#else
  return 0;
#endif
}
#ifndef __CUDA_ARCH__
#include <cmath>
#endif
#if defined(__CUDA_ARCH__) && defined(USE_FAST)
#endif
#if !defined(__CUDA_ARCH__)
#endif
#if defined(__CUDACC__) && !defined(__CUDA_ARCH__)
#endif
// CHECK: __host__ __device__ int lane() {
// CHECK-NEXT: #if defined(__CUDA_ARCH__) || defined(__HIP_DEVICE_COMPILE__)
// CHECK-NEXT: {{^}}  return threadIdx.x & 7;
// CHECK-NEXT: #else
// CHECK: #if !defined(__CUDA_ARCH__) && !defined(__HIP_DEVICE_COMPILE__)
// CHECK-NEXT: #include <cmath>
// CHECK-NEXT: #endif
// CHECK-NEXT: #if (defined(__CUDA_ARCH__) || defined(__HIP_DEVICE_COMPILE__)) && defined(USE_FAST)
// CHECK-NEXT: #endif
// CHECK-NEXT: #if !defined(__CUDA_ARCH__) && !defined(__HIP_DEVICE_COMPILE__){{$}}
// CHECK-NEXT: #endif
// CHECK-NEXT: #if (defined(__CUDACC__) || defined(__HIPCC__)) && !defined(__CUDA_ARCH__) && !defined(__HIP_DEVICE_COMPILE__)
