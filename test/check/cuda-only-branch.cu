// P07: both sides of a hand-written split are translated by default (what is
// dead for AMD does no harm as HIP); an option leaves the CUDA side as it is.
// RUN: %check
// RUN: %hipify translate --keep-cuda-branches %s | FileCheck %s --check-prefix=LEAVE
#include <cuda_runtime.h>

void f(void *p, void *q) {
#ifdef __HIP_PLATFORM_AMD__
  hipFree(p);
#else
  cudaFree(p);
#endif
#ifndef USE_ROCM
  cudaFreeHost(q);
#endif
  cudaFree(q);
}
// CHECK: #ifdef __HIP_PLATFORM_AMD__
// CHECK-NEXT: {{^}}  hipFree(p);
// CHECK-NEXT: #else
// CHECK-NEXT: {{^}}  hipFree(p);
// CHECK-NEXT: #endif
// CHECK-NEXT: #ifndef USE_ROCM
// CHECK-NEXT: {{^}}  hipHostFree(q);
// CHECK-NEXT: #endif
// CHECK-NEXT: {{^}}  hipFree(q);
// LEAVE: #ifdef __HIP_PLATFORM_AMD__
// LEAVE-NEXT: {{^}}  hipFree(p);
// LEAVE-NEXT: #else
// LEAVE-NEXT: {{^}}  cudaFree(p);
// LEAVE-NEXT: #endif
// LEAVE-NEXT: #ifndef USE_ROCM
// LEAVE-NEXT: {{^}}  cudaFreeHost(q);
// LEAVE-NEXT: #endif
// LEAVE-NEXT: {{^}}  hipFree(q);
