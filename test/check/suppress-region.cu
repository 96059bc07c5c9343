// P07: lines that their author has handled are left alone: no edit, no finding.
// RUN: %check
// RUN: %findings
#include <cuda_runtime.h>

void f(int *n, void *p, cudaGraphicsResource_t r, cudaArray_t a, cudaArray_t b) {
  // NOHIPIFYBEGIN: the vendor's own build only
  cudaGetDeviceCount(n);
  cudaArrayGetPlane(&b, a, 0);
  // NOHIPIFYEND
  cudaFree(p);
  cudaGetDevice(n); // NOHIPIFY: checked by hand
  // NOHIPIFYNEXTLINE: checked by hand
  cudaSetDevice(1);
  cudaSetDevice(2);
  // NOHIPIFYNEXTLINE(rename): keep this name
  cudaSetDevice(3);
  cudaArrayGetPlane(&b, a, 1); // NOHIPIFY(api-unsupported): never reached
}
// CHECK: {{^}}  // NOHIPIFYBEGIN: the vendor's own build only
// CHECK-NEXT: {{^}}  cudaGetDeviceCount(n);
// CHECK-NEXT: {{^}}  cudaArrayGetPlane(&b, a, 0);
// CHECK-NEXT: {{^}}  // NOHIPIFYEND
// CHECK-NEXT: {{^}}  hipFree(p);
// CHECK-NEXT: {{^}}  cudaGetDevice(n); // NOHIPIFY: checked by hand
// CHECK-NEXT: {{^}}  // NOHIPIFYNEXTLINE: checked by hand
// CHECK-NEXT: {{^}}  cudaSetDevice(1);
// CHECK-NEXT: {{^}}  hipSetDevice(2);
// CHECK-NEXT: {{^}}  // NOHIPIFYNEXTLINE(rename): keep this name
// CHECK-NEXT: {{^}}  cudaSetDevice(3);
// CHECK-NEXT: {{^}}  cudaArrayGetPlane(&b, a, 1); // NOHIPIFY(api-unsupported): never reached
// FIND-NOT: [api-unsupported]
