// P08: a guard that asks for nvcc also lets HIP's compiler in. It is extended,
// not replaced, so the file still builds as CUDA.
// RUN: %check
#include <cuda_runtime.h>

#ifdef __CUDACC__ // kernels
#define HD __host__ __device__
#endif
#ifndef __CUDACC__
#define HOST_ONLY 1
#endif
#  ifdef   __NVCC__
#  endif
#if defined(__CUDACC__)
#endif
#if defined __CUDACC__ && !defined(NO_GPU)
#endif
#if !defined(__CUDACC__) || (defined(__NVCC__) && defined(FAST))
#elif defined(__CUDACC__) && \
      defined(SLOW)
#endif
#ifdef OTHER
#ifdef __CUDACC__
#endif
#endif
// CHECK: #if defined(__CUDACC__) || defined(__HIPCC__) // kernels
// CHECK-NEXT: #define HD __host__ __device__
// CHECK-NEXT: #endif
// CHECK-NEXT: #if !defined(__CUDACC__) && !defined(__HIPCC__)
// CHECK-NEXT: #define HOST_ONLY 1
// CHECK-NEXT: #endif
// CHECK-NEXT: #  if   defined(__NVCC__) || defined(__HIPCC__)
// CHECK-NEXT: #  endif
// CHECK-NEXT: #if defined(__CUDACC__) || defined(__HIPCC__){{$}}
// CHECK-NEXT: #endif
// CHECK-NEXT: #if (defined(__CUDACC__) || defined(__HIPCC__)) && !defined(NO_GPU)
// CHECK-NEXT: #endif
// CHECK-NEXT: #if (!defined(__CUDACC__) && !defined(__HIPCC__)) || ((defined(__NVCC__) || defined(__HIPCC__)) && defined(FAST))
// CHECK-NEXT: #elif (defined(__CUDACC__) || defined(__HIPCC__)) && \
// CHECK-NEXT: {{^}}      defined(SLOW)
// CHECK-NEXT: #endif
// CHECK-NEXT: #ifdef OTHER
// CHECK-NEXT: #if defined(__CUDACC__) || defined(__HIPCC__)
// CHECK-NEXT: #endif
// CHECK-NEXT: #endif
