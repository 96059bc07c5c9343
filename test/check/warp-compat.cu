// P41, P42, P44, P45: warps keep 32 lanes on waves of either width.
// RUN: %check
// RUN: %hipify --rocm=5.6 %s | FileCheck %s --check-prefix=OLD
__global__ void k(float *p, unsigned *q) {
  float v = p[0];
  v += __shfl_down_sync(0xffffffff, v, 16);
  v += __shfl_xor_sync(q[1], v, 1);
  q[0] = __ballot_sync(0xffffffffu, v > 0);
  __syncwarp();
  if (threadIdx.x / warpSize) p[1] = v;
}
// CHECK: #include "hipify-compat/warp.h"
// CHECK: v += __shfl_down(v, 16, 32);
// CHECK-NEXT: v += hipify::shfl_xor_sync(q[1], v, 1);
// CHECK-NEXT: q[0] = hipify::ballot_sync(0xffffffffu, v > 0);
// CHECK-NEXT: hipify::syncwarp();
// CHECK-NEXT: if (threadIdx.x / 32) p[1] = v;
// Before 5.7, HIP's __shfl does not take the lane modulo the width.
__global__ void lanes(int *p, int lane, unsigned m) {
  p[0] = __shfl_sync(0xffffffff, p[1], 31) + __shfl_sync(0xffffffff, p[1], lane);
  p[2] = __shfl_sync(0xffffffff, p[1], (lane + 5) & 31);
  p[3] = __shfl_sync(0xffffffff, p[1], 9, 8);
  p[4] = __uni_sync(m, p[1]);
}
// CHECK: p[0] = __shfl(p[1], 31, 32) + __shfl(p[1], lane, 32);
// CHECK-NEXT: p[2] = __shfl(p[1], (lane + 5) & 31, 32);
// CHECK-NEXT: p[3] = __shfl(p[1], 9, 8);
// CHECK-NEXT: p[4] = hipify::uni_sync(m, p[1]);
// OLD: p[0] = __shfl(p[1], 31, 32) + hipify::shfl_sync(0xffffffff, p[1], lane);
// OLD-NEXT: p[2] = __shfl(p[1], (lane + 5) & 31, 32);
// OLD-NEXT: p[3] = hipify::shfl_sync(0xffffffff, p[1], 9, 8);
