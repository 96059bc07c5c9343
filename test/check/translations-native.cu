// Translations of --warp=native, beside what somebody has decided.
// RUN: env FILECHECK_OPTS="--implicit-check-not=note:" %findings --verbose --warp=native --rocm=6.3 --checks=-rename,-include
#include <cuda_runtime.h>
__global__ void k(float *s, unsigned long long *m) {
  s[0] = __shfl_xor_sync(0xffffffff, s[1], 1);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: note: {{.*}} [warp-native]
  s[0] = __shfl_xor_sync(0xffffffff, s[1], 1); // NOHIPIFY(warp-native): by hand
  __syncwarp();
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: note: {{.*}} [syncwarp-availability]
  __syncwarp(); // NOHIPIFY(syncwarp-availability): declared by us
  __syncthreads();
}
