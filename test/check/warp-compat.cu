// P41, P42, P44, P45: warps keep 32 lanes on waves of either width.
// RUN: %check
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
