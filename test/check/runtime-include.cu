// P16: nvcc supplies its runtime header, HIP's compiler does not: the include
// is added behind the head comment and before everything that may need it.
// RUN: %check
/* Licence: anyone may read this. */

#include <cstdio>

__global__ void k(int *p) { *p = 1; }
int main() { k<<<1, 1>>>(nullptr); printf("%d\n", cudaDeviceSynchronize()); }
// CHECK: /* Licence: anyone may read this. */
// CHECK-NOT: cstdio
// CHECK: {{^}}#include <hip/hip_runtime.h>{{$}}
// CHECK-NEXT: {{^}}#include <cstdio>
// CHECK-NOT: hip/hip_runtime.h
// CHECK: int main() { k<<<1, 1>>>(nullptr); printf("%d\n", hipDeviceSynchronize()); }
