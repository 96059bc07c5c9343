// A lane mask computed in 32 bits loses the upper half of a wave.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[lane-mask-shift-32]" %findings --warp=native
#include <cuda_runtime.h>
__global__ void k(unsigned long long *p, int n) {
  int lane = threadIdx.x % warpSize;
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}} [lane-mask-shift-32]
  unsigned below = (1u << lane) - 1;
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}} [lane-mask-shift-32]
  p[0] = __ballot_sync(~0u, n) & ~(-1 << lane);
  p[1] = (1ull << lane) - 1 + below;
  p[2] = 1u << n;
  p[3] = 1u << lane; // NOHIPIFY(lane-mask-shift-32): lanes 0 to 31
}
