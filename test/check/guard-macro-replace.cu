// P08: with the option, a guard for nvcc becomes a guard for HIP.
// RUN: %check --replace-guards
#include <cuda_runtime.h>
#ifdef __CUDACC__
#endif
#ifndef __CUDACC__
#endif
#if defined(__CUDACC__) && defined(A)
#endif
#ifdef __CUDA_ARCH__
#endif
// CHECK: {{#ifdef __HIPCC__|#if defined\(__HIPCC__\)}}
// CHECK-NEXT: #endif
// CHECK-NEXT: {{#ifndef __HIPCC__|#if !defined\(__HIPCC__\)}}
// CHECK-NEXT: #endif
// CHECK-NEXT: #if defined(__HIPCC__) && defined(A)
// CHECK-NEXT: #endif
// CHECK-NEXT: {{#ifdef __HIP_DEVICE_COMPILE__|#if defined\(__HIP_DEVICE_COMPILE__\)}}
