// RUN: %check
// One family of types under all its CUDA names.
#include <cuda_bf16.h>
__global__ void k(__nv_bfloat16 *o, float x) {
  __nv_bfloat16 a = o[0];
  nv_bfloat16 b = o[1];
  __nv_bfloat162 c = __halves2bfloat162(a, b);
  nv_bfloat162 d = __float2bfloat162_rn(x);
  o[2] = __float2bfloat16_rn(x);
}
// CHECK: #include <hip/hip_bf16.h>
// CHECK: __global__ void k(__hip_bfloat16 *o, float x) {
// CHECK-NEXT: __hip_bfloat16 a = o[0];
// CHECK-NEXT: __hip_bfloat16 b = o[1];
// CHECK-NEXT: __hip_bfloat162 c = __halves2bfloat162(a, b);
// CHECK-NEXT: __hip_bfloat162 d = __hip_bfloat162(__float2bfloat16(x), __float2bfloat16(x));
// CHECK-NEXT: o[2] = __float2bfloat16(x);
