// Lanes meet again where control flow joins, whatever way they took: masks and
// values are those that a wave has on hardware.
// RUN: %run --wave=64 %s | FileCheck %s --check-prefixes=CHECK,W64
// RUN: %run --wave=32 %s | FileCheck %s --check-prefixes=CHECK,W32
#include <cstdio>
#include <hip/hip_runtime.h>

typedef unsigned long long u64;

__global__ void branches(u64 *out) {
  int lane = threadIdx.x;
  u64 *my = out + lane * 8;
  my[0] = __ballot(1);
  if (lane % 2) {
    my[1] = __ballot(1);
    if (lane % 4 == 3)
      my[2] = __ballot(1);
    else
      my[2] = __ballot(lane < 8);
  } else {
    my[1] = __ballot(1);
    my[2] = 0;
  }
  my[3] = __ballot(1); // all are back
  if (lane == 5)
    return;
  my[4] = __ballot(1); // without lane 5
}

// Each lane leaves the loop after a number of iterations of its own.
__global__ void loops(int *sums, u64 *after) {
  int lane = threadIdx.x, sum = 0;
  for (int i = 0; i <= lane % 5; ++i) {
    if (i % 2 == lane % 2)
      continue;
    sum += __popcll(__ballot(1));
  }
  sums[lane] = sum;
  after[lane] = __ballot(1);
}

// A vote inside a loop with a break in front of it, then one on the way out.
__global__ void search(int *found) {
  int lane = threadIdx.x, result = -1;
  for (int i = 0; i < 100; ++i) {
    if (i == lane) {
      result = __popcll(__ballot(1));
      break;
    }
    __ballot(i);
  }
  found[lane] = result;
}

__device__ int depth(int n) {
  return n == 0 ? __popcll(__ballot(1)) : depth(n - 1) + 1;
}
__global__ void recursion(int *out) { out[threadIdx.x] = depth(threadIdx.x % 3); }

__global__ void shuffles(int *out) {
  int lane = threadIdx.x, v = lane * 10;
  if (lane < 16)
    v = __shfl_xor(v, 1);
  else
    v = __shfl(v, 17);
  out[lane] = v + __shfl_down(v, 1, 16);
}

int main() {
  const int lanes = warpSize;
  u64 *masks;
  int *ints;
  (void)hipMallocManaged(&masks, 64 * 8 * sizeof(u64));
  (void)hipMallocManaged(&ints, 64 * sizeof(int));
  branches<<<1, lanes>>>(masks);
  (void)hipDeviceSynchronize();
  // W64: all ffffffffffffffff odd aaaaaaaaaaaaaaaa 3mod4 8888888888888888
  // W32: all ffffffff odd aaaaaaaa 3mod4 88888888
  std::printf("all %llx odd %llx 3mod4 %llx\n", masks[0], masks[8 + 1],
              masks[3 * 8 + 2]);
  // CHECK: below8 22 even {{5+}} join {{f+}} exited {{f+}}df
  std::printf("below8 %llx even %llx join %llx exited %llx\n",
              masks[1 * 8 + 2], masks[0 + 1], masks[8 + 3], masks[4]);

  loops<<<1, lanes>>>(ints, masks);
  (void)hipDeviceSynchronize();
  // The number of lanes in iteration i is that of lanes with lane % 5 >= i whose
  // parity differs from i's.
  int wrong = 0;
  for (int l = 0; l < lanes; ++l) {
    int want = 0;
    for (int i = 0; i <= l % 5; ++i)
      if (i % 2 != l % 2)
        for (int o = 0; o < lanes; ++o)
          want += o % 5 >= i && o % 2 != i % 2;
    wrong += want != ints[l];
    wrong += masks[l] != (lanes == 64 ? ~0ull : 0xffffffffull);
  }
  // CHECK: loops wrong 0
  std::printf("loops wrong %d\n", wrong);

  search<<<1, lanes>>>(ints);
  (void)hipDeviceSynchronize();
  // The block with the break is outside of the loop for the compiler: all lanes
  // that leave it meet there.
  // W64: search 64 64
  // W32: search 32 32
  std::printf("search %d %d\n", ints[0], ints[lanes - 1]);

  recursion<<<1, 9>>>(ints);
  (void)hipDeviceSynchronize();
  // The compiler makes a loop of the recursion, so all nine meet at its end.
  // CHECK: recursion 9 10 11
  std::printf("recursion %d %d %d\n", ints[0], ints[1], ints[2]);

  shuffles<<<1, lanes>>>(ints);
  (void)hipDeviceSynchronize();
  // CHECK: shuffles 10 20 280 340
  std::printf("shuffles %d %d %d %d\n", ints[0], ints[15] / 14, ints[15],
              ints[16]);
}
