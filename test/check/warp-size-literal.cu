// P44: lane arithmetic with 31, 32 and 5 on the hardware's waves.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[warp-size-literal]" %findings --warp=native
// RUN: %hipify %s --no-output --warp=native --arch=gfx1030 2>&1 | FileCheck %s --check-prefix=NARROW --allow-empty
// NARROW-NOT: [warp-size-literal]
#include <cuda_runtime.h>
__global__ void k(float *p, int n) {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}} [warp-size-literal]
  int lane = threadIdx.x & 31;
  int t = threadIdx.x + blockIdx.x * blockDim.x;
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}} [warp-size-literal]
  int warp = t >> 5;
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}} [warp-size-literal]
  if (t % 32 == 0) p[warp] = __shfl_sync(0xffffffff, p[lane], 0);
  int said = t / 32; // NOHIPIFY(warp-size-literal): tiles
  p[1] = n / 32 + (n & 31) + (int(p[t]) & 31) + said;
}
// Nothing here crosses lanes: 32 is a tile.
__global__ void tiles(float *p) { p[threadIdx.x / 32] = p[threadIdx.x % 32]; }
