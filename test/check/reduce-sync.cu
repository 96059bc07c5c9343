// Reductions and matches of a warp need ROCm 7.0 when they are HIP's own.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[reduce-sync] --implicit-check-not=[match-sync-types]" %findings --warp=native --rocm=6.4
// RUN: %hipify %s --no-output --fail-on=never --warp=native --rocm=7.0 2>&1 | FileCheck %s --check-prefix=NEW --allow-empty
// RUN: %hipify %s --no-output --fail-on=never --rocm=6.4 2>&1 | FileCheck %s --check-prefix=NEW --allow-empty
// NEW-NOT: [{{reduce-sync|match-sync-types}}]
#include <cuda_runtime.h>
__global__ void k(unsigned *p) {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}} [reduce-sync]
  p[0] = __reduce_add_sync(~0u, p[1]);
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}} [match-sync-types]
  p[2] = __match_any_sync(~0u, p[1]);
  p[3] = __reduce_max_sync(~0u, p[1]); // NOHIPIFY(reduce-sync): ours
  p[4] = __match_any_sync(~0u, p[1]);  // NOHIPIFY(match-sync-types): ours
}
