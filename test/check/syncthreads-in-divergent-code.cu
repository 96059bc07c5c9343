// A wave that takes both branches arrives at two barriers.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[syncthreads-in-divergent-code]" %findings
#include <cuda_runtime.h>

__global__ void k(float *p, int n) {
  int warp = threadIdx.x / 32;
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}} [syncthreads-in-divergent-code]
  if (warp == 0) {
    p[0] = 1;
    __syncthreads();
  } else {
    __syncthreads();
    p[1] = 2;
  }
  if (warp == 1) { // NOHIPIFY(syncthreads-in-divergent-code): blocks of 128
    __syncthreads();
  } else {
    __syncthreads();
  }
  // One answer for the whole block.
  if (blockIdx.x == 0) {
    __syncthreads();
  } else {
    __syncthreads();
  }
  if (n > 3)
    __syncthreads();
  else
    __syncthreads();
  // All threads come to the one barrier, in CUDA too.
  if (threadIdx.x < n) {
    p[threadIdx.x] = 0;
  } else {
    p[threadIdx.x] = 1;
  }
  __syncthreads();
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    __syncthreads();
}
