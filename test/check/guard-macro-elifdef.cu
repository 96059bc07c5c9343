// P08: the C++23 spellings of a presence test.
// RUN: %check
#include <cuda_runtime.h>
#ifdef SOMETHING
#elifdef __CUDACC__
#endif
#ifdef SOMETHING
#elifndef __CUDA_ARCH__
#endif
// CHECK: #ifdef SOMETHING
// CHECK-NEXT: #elif defined(__CUDACC__) || defined(__HIPCC__)
// CHECK-NEXT: #endif
// CHECK-NEXT: #ifdef SOMETHING
// CHECK-NEXT: #elif !defined(__CUDA_ARCH__) && !defined(__HIP_DEVICE_COMPILE__)
