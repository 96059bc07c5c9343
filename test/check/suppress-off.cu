// P07: a region in the words of a formatter: off, on, and off to the end.
// RUN: %check
#include <cuda_runtime.h>
void f(int *n) {
  // hipify-cpp: off
  cudaGetDeviceCount(n);
  // hipify-cpp: on
  cudaGetDevice(n);
  /* hipify-cpp: off */ cudaSetDevice(0); /* hipify-cpp: on */ cudaSetDevice(1);
}
// hipify-cpp: off
void g(void *p) { cudaFree(p); }
// CHECK: {{^}}  // hipify-cpp: off
// CHECK-NEXT: {{^}}  cudaGetDeviceCount(n);
// CHECK-NEXT: {{^}}  // hipify-cpp: on
// CHECK-NEXT: {{^}}  hipGetDevice(n);
// CHECK-NEXT: {{^}}  /* hipify-cpp: off */ cudaSetDevice(0); /* hipify-cpp: on */ hipSetDevice(1);
// CHECK: void g(void *p) { cudaFree(p); }
