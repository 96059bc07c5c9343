// A literal mask of some of 32 lanes names none of the upper half.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[sync-mask-subset]" %findings --warp=native
// RUN: %hipify %s --no-output --warp=native --arch=gfx1100 2>&1 | FileCheck %s --check-prefix=NARROW --allow-empty
// NARROW-NOT: [sync-mask-subset]
#include <cuda_runtime.h>
__global__ void k(float *p) {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}} [sync-mask-subset]
  if (threadIdx.x < 16) p[0] = __shfl_sync(0xffff, p[1], 0);
  p[3] = __shfl_sync(0xffffffff, p[1], 0);
  p[4] = __shfl_sync(0x1, p[1], 0); // NOHIPIFY(sync-mask-subset): block of 32
}
