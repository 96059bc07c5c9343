// P16: the half header does not bring the runtime; nvcc's own include is still
// missing.
// RUN: %check
#include <cuda_fp16.h>
__global__ void k(half *p) { *p = __float2half(1.f); }
void f(half *p) { k<<<1, 1>>>(p); }
// CHECK: #include <hip/hip_runtime.h>
// CHECK-NEXT: #include <hip/hip_fp16.h>
// CHECK-NEXT: __global__ void k(half *p) { *p = __float2half(1.f); }
