// --warp=native: shuffles and votes at the hardware's width.
// RUN: %check --warp=native --checks=-host-pinned-*
#include <cuda_runtime.h>
#define FULL_MASK 0xffffffff
constexpr unsigned kAll = ~0u;
__global__ void k(float *p, unsigned long long *q, unsigned m) {
  float v = p[0];
  v += __shfl_down_sync(0xffffffff, v, 16);
  v += __shfl_xor_sync(FULL_MASK, v, 1, 32);
  v += __shfl_up_sync(kAll, v, 1);
  q[0] = __ballot_sync(FULL_MASK, v > 0);
  q[1] = __popc(__ballot_sync(~0u, v > 1));
  q[2] = __ffs(__activemask());
  if (__any_sync(0xffffffffu, v > 0)) __syncwarp(m);
  q[3] = __match_any_sync(FULL_MASK, 3u);
  q[4] = __reduce_add_sync(0xffff, 3u);
  q[5] = warpSize;
  v += __shfl_sync(kAll, v, 0); // NOHIPIFY(warp-native): by hand
}
// CHECK-NOT: hipify-compat
// CHECK: v += __shfl_down(v, 16);
// CHECK-NEXT: v += __shfl_xor(v, 1, 32);
// CHECK-NEXT: v += __shfl_up(v, 1);
// CHECK-NEXT: q[0] = __ballot(v > 0);
// CHECK-NEXT: q[1] = __popcll(__ballot(v > 1));
// CHECK-NEXT: q[2] = __ffsll(__activemask());
// CHECK-NEXT: if (__any(v > 0)) __syncwarp();
// CHECK-NEXT: q[3] = __match_any_sync(0xffffffffffffffffull, 3u);
// CHECK-NEXT: q[4] = __reduce_add_sync(0xffffull, 3u);
// CHECK-NEXT: q[5] = warpSize;
// CHECK-NEXT: v += __shfl_sync(kAll, v, 0);
