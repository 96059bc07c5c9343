// P41: a mask that was computed in 32 bits.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[sync-mask-32bit]" %findings --warp=native
#include <cuda_runtime.h>
__global__ void k(float *p, unsigned mask) {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}} [sync-mask-32bit]
  p[0] = __shfl_sync(mask, p[1], 0);
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}} [sync-mask-32bit]
  if (__any_sync(mask & 1u, p[0] > 0)) p[2] = 1;
  p[3] = __shfl_sync(0xffffffff, p[1], 0);
  p[4] = __shfl_sync(mask, p[1], 0); // NOHIPIFY(sync-mask-32bit): 64 bits
}
