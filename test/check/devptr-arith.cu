// P32: a device address is an integer in CUDA's driver interface and `void *` in
// HIP's: arithmetic on it is rewritten through `char *`, or reported.
// RUN: %check
// RUN: env FILECHECK_OPTS="--implicit-check-not=[devptr-arith]" %findings
#include <cuda.h>

void f(size_t n) {
  CUdeviceptr d; cuMemAlloc(&d, 256);
  cuMemsetD8(d + 16, 0, 8);
  d += n;
  size_t misaligned = d % 256;
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: {{warning|error}}: {{.*}} [devptr-arith]
  CUdeviceptr none = 0;
  if (d == none || !d) cuMemFree(d);
  void *args[] = {&d};
  float *typed = (float *)d;
  d = d + 1; // NOHIPIFY(devptr-arith): seen
}
// CHECK: {{^}}  hipDeviceptr_t d; hipMalloc(&d, 256);
// CHECK-NEXT: {{^}}  hipMemsetD8((hipDeviceptr_t)((char *)d + 16), 0, 8);
// CHECK-NEXT: {{^}}  d = (hipDeviceptr_t)((char *)d + {{\(? ?n\)?}});
// CHECK: {{^}}  if (d == none || !d) hipFree(d);
// CHECK-NEXT: {{^}}  void *args[] = {&d};
// CHECK-NEXT: {{^}}  float *typed = (float *)d;
