// A vote of the whole wave.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[vote-spans-64]" %findings --warp=native
#include <cuda_runtime.h>
__global__ void k(int *p) {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: warning: '__any_sync'{{.*}} [vote-spans-64]
  if (__any_sync(~0u, p[0])) p[1] = 1;
  if (__all_sync(~0u, p[0])) p[1] = 1; // NOHIPIFY(vote-spans-64): whole wave meant
  if (__syncthreads_or(p[0])) p[2] = 1;
}
