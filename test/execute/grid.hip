// Cooperation of blocks: grid-wide barriers, a hand-made one, and blocks that
// wait for other blocks.
// RUN: %run --wave=64 %s | FileCheck %s
// RUN: %run --wave=32 -j 1 %s | FileCheck %s
#include <cstdio>
#include <hip/hip_runtime.h>
// behind it
#include <hip/hip_cooperative_groups.h>

namespace cg = cooperative_groups;

__global__ void rounds(int *a, int *b, int n) {
  cg::grid_group grid = cg::this_grid();
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  for (int r = 0; r < 5; ++r) {
    b[i] = a[(i + 1) % n] + 1;
    grid.sync();
    a[i] = b[(i + 1) % n] + 1;
    grid.sync();
  }
}

__global__ void tiles(int *out) {
  cg::thread_block block = cg::this_thread_block();
  auto tile = cg::tiled_partition<16>(block);
  int v = tile.thread_rank();
  for (int d = 8; d > 0; d /= 2)
    v += tile.shfl_xor(v, d);
  block.sync();
  out[threadIdx.x] = v * 100 + tile.size();
}

// Each block waits for its predecessor, as in a single-pass scan.
__global__ void chain(volatile int *flags, int *out) {
  if (threadIdx.x == 0) {
    if (blockIdx.x > 0)
      while (flags[blockIdx.x - 1] == 0) {
      }
    out[blockIdx.x] = blockIdx.x ? out[blockIdx.x - 1] + 1 : 1;
    __threadfence();
    flags[blockIdx.x] = 1;
  }
}

// All blocks wait for all: works only if they run at the same time.
__global__ void meet(int *count, int *out) {
  __syncthreads();
  if (threadIdx.x == 0) {
    atomicAdd(count, 1);
    while (atomicAdd(count, 0) < gridDim.x) {
    }
  }
  __syncthreads();
  out[blockIdx.x] = *count;
}

int main() {
  int n = 16 * 64, *a, *b;
  (void)hipMallocManaged(&a, n * sizeof(int));
  (void)hipMallocManaged(&b, n * sizeof(int));
  for (int i = 0; i < n; ++i)
    a[i] = i;
  void *args[] = {&a, &b, &n};
  hipError_t e = hipLaunchCooperativeKernel((void *)rounds, dim3(16), dim3(64),
                                            args, 0, 0);
  (void)hipDeviceSynchronize();
  int wrong = 0;
  for (int i = 0; i < n; ++i)
    wrong += a[i] != (i + 10) % n + 10;
  // CHECK: rounds hipSuccess wrong 0
  std::printf("rounds %s wrong %d\n", hipGetErrorName(e), wrong);
  e = hipLaunchCooperativeKernel((void *)rounds, dim3(100000), dim3(64), args,
                                 0, 0);
  // CHECK: too large: hipErrorCooperativeLaunchTooLarge
  std::printf("too large: %s\n", hipGetErrorName(e));

  tiles<<<1, 64>>>(a);
  (void)hipDeviceSynchronize();
  // CHECK: tiles 12016 12016
  std::printf("tiles %d %d\n", a[0], a[63]);

  for (int i = 0; i < 64; ++i)
    a[i] = 0;
  chain<<<64, 32>>>(a, b);
  (void)hipDeviceSynchronize();
  // CHECK: chain 64
  std::printf("chain %d\n", b[63]);

  a[0] = 0;
  meet<<<20, 32>>>(a, b);
  (void)hipDeviceSynchronize();
  // CHECK: meet 20 20
  std::printf("meet %d %d\n", b[0], b[19]);
}
