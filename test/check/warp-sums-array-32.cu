// One partial result for each of 32 warps, of which 16 are left.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[warp-sums-array-32]" %findings --warp=native
#include <cuda_runtime.h>
__global__ void k(float *p) {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}} [warp-sums-array-32]
  __shared__ float part[32];
  __shared__ float other[64];
  __shared__ float said[32]; // NOHIPIFY(warp-sums-array-32): a table
  part[threadIdx.x / warpSize] = __shfl_down_sync(~0u, p[0], 16);
  p[0] = part[0] + other[0] + said[0];
}
__global__ void alone(float *p) {
  __shared__ float table[32];
  p[0] = table[threadIdx.x];
}
