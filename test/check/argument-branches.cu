// P28: branches inside an argument list are alternatives, not more arguments.
// RUN: %check
#include <cuda_runtime.h>
void f(float *h, size_t n) {
  cudaMallocHost(
#ifdef WIDE
      (void **)&h,
#else
      reinterpret_cast<void **>(&h),
#endif
      n);
}
// CHECK: {{^}}  hipHostMalloc(
// CHECK-NEXT: #ifdef WIDE
// CHECK-NEXT: {{^}}      (void **)&h,
// CHECK-NEXT: #else
// CHECK-NEXT: {{^}}      reinterpret_cast<void **>(&h),
// CHECK-NEXT: #endif
// CHECK-NEXT: {{^}}      n, hipHostMallocDefault);
