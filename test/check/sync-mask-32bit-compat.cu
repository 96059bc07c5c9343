// With warps of 32 lanes none of what --warp=native reports is a hazard.
// RUN: env FILECHECK_OPTS="--implicit-check-not=warning: --implicit-check-not=error:" %findings
#include <cuda_runtime.h>
#define WARP_SIZE 32
constexpr int kWarpSize = 32;
__global__ void k(float *p, unsigned mask) {
  __shared__ float part[32];
  int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  unsigned below = (1u << lane) - 1;
  unsigned ballot = __ballot_sync(mask, p[lane] > 0);
  int rank = __popc(ballot & below) + __ffs(ballot) + __clz(__activemask());
  float v = __shfl_sync(0xffff, p[rank], 0);
  if (__all_sync(mask, v > 0) && lane == 0) part[warp] = v;
  __syncthreads();
  if (threadIdx.x < blockDim.x / 32) p[0] += part[lane];
}
void launch(float *p) { k<<<1, dim3(WARP_SIZE, kWarpSize)>>>(p, ~0u); }
// FIND: {{^}}1 file
