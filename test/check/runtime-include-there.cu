// P16: the runtime is there already, by this file or by a header of its own.
// RUN: %check
#include "Inputs/uses_runtime.h"
__global__ void k(int *p) { *p = 1; }
void f(int *p) { k<<<1, 1>>>(p); cudaFree(p); }
// CHECK-NOT: hip/hip_runtime.h
// CHECK: {{^}}#include "Inputs/uses_runtime.h"
// CHECK-NEXT: __global__ void k(int *p) { *p = 1; }
// CHECK-NOT: hip/hip_runtime.h
