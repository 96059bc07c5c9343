// Cross-lane operations in divergent code: masks that shrink in loops, shuffles,
// votes and matches in branches, inside functions that are not inlined, and behind
// early exits. The digests are those that the program printed on an NVIDIA GPU
// (H200, CUDA 13.0); waves of either width give the same.
// RUN: %run --wave=64 %s | FileCheck %s
// RUN: %run --wave=32 %s | FileCheck %s
#include <cstdio>
#include <cuda_runtime.h>
#include <vector>

constexpr int Threads = 256, Blocks = 6, Total = Threads * Blocks;

__device__ unsigned mixed(unsigned X) {
  X ^= X >> 16;
  X *= 0x7FEB352Du;
  X ^= X >> 15;
  X *= 0x846CA68Bu;
  return X ^ (X >> 16);
}

/// Every lane leaves after a number of rounds of its own; those that remain
/// know it by a vote among themselves.
__global__ void shrinking(const unsigned *In, unsigned *Out) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned Left = In[I] % 23, Value = In[I], Mask = 0xFFFFFFFFu;
  unsigned Result = 0;
  while (true) {
    Mask = __ballot_sync(Mask, Left > 0);
    if (Left == 0)
      break;
    const int Source = __ffs(Mask) - 1;
    Value += __shfl_sync(Mask, Value, Source);
    Result = Result * 31 + __popc(Mask) + (Value & 0xFF);
    --Left;
  }
  Out[I] = Result ^ Value;
}

/// Three ways, each with a mask of those that took it.
__global__ void ways(const unsigned *In, unsigned *Out) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  const unsigned Value = In[I], Way = Value % 3;
  const unsigned Mask0 = __ballot_sync(0xFFFFFFFFu, Way == 0);
  const unsigned Mask1 = __ballot_sync(0xFFFFFFFFu, Way == 1);
  unsigned Result = threadIdx.x;
  if (Way == 0) {
    unsigned Sum = Value & 0xFFFF;
    const unsigned Lane = threadIdx.x % 32;
    for (unsigned Rest = Mask0; Rest; Rest &= Rest - 1) {
      const unsigned Got = __shfl_sync(Mask0, Value & 0xFFFF, __ffs(Rest) - 1);
      if (unsigned(__ffs(Rest) - 1) != Lane)
        Sum += Got;
    }
    Result = Sum;
  } else if (Way == 1) {
    Result = __match_any_sync(Mask1, Value % 5);
    if (__any_sync(Mask1, Value % 7 == 0))
      Result += __ballot_sync(Mask1, Value & 8);
  } else {
    Result = mixed(Result);
  }
  // All lanes again.
  Out[I] = Result + __shfl_xor_sync(0xFFFFFFFFu, Result, 5) +
           __all_sync(0xFFFFFFFFu, Way < 2);
}

/// Called from both sides of a branch, so two groups are inside at one time.
__device__ __noinline__ unsigned total(unsigned Mask, unsigned Value) {
  unsigned Sum = 0;
  for (unsigned Rest = Mask; Rest; Rest &= Rest - 1)
    Sum += __shfl_sync(Mask, Value, __ffs(Rest) - 1);
  return Sum;
}

__global__ void calls(const unsigned *In, unsigned *Out) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  const unsigned Value = In[I] & 0xFFF;
  const unsigned Odd = __ballot_sync(0xFFFFFFFFu, Value & 1);
  unsigned Result;
  if (Value & 1)
    Result = 3 * total(Odd, Value);
  else
    Result = 5 * total(~Odd, Value + 1);
  Out[I] = Result;
}

/// Half of the lanes return; the others scan with shuffles of 8 lanes.
__global__ void leaving(const unsigned *In, unsigned *Out) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  if (threadIdx.x % 16 >= 8)
    return;
  const unsigned Mask = 0x00FF00FFu;
  unsigned Sum = In[I] & 0xFF;
  for (int Step = 1; Step < 8; Step *= 2) {
    const unsigned Below = __shfl_up_sync(Mask, Sum, Step, 8);
    if (int(threadIdx.x % 8) >= Step)
      Sum += Below;
  }
  int Same;
  __match_all_sync(Mask, In[I] >> 31, &Same);
  Out[I] = Sum * 2 + (Same != 0);
}

/// Loops in loops whose trip counts differ, with a vote on the way out of each.
__global__ void nested(const unsigned *In, unsigned *Out) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  const unsigned Outer = In[I] % 4, Inner = In[I] / 4 % 5;
  unsigned Mask = 0xFFFFFFFFu, Result = 0;
  for (unsigned O = 0; (Mask = __ballot_sync(Mask, O < Outer), O < Outer); ++O) {
    unsigned Within = Mask;
    for (unsigned N = 0;
         (Within = __ballot_sync(Within, N < Inner + O), N < Inner + O); ++N)
      Result = Result * 7 + __popc(Within) + __reduce_max_sync(Within, N + O);
    __syncwarp(Mask);
    Result += __shfl_sync(Mask, Result, 31 - __clz(Mask));
  }
  Out[I] = Result;
}

/// FNV-1a.
static unsigned long long digest(const std::vector<unsigned> &Values) {
  unsigned long long State = 0xCBF29CE484222325ull;
  for (unsigned V : Values)
    for (int B = 0; B < 32; B += 8)
      State = (State ^ (V >> B & 0xFF)) * 0x100000001B3ull;
  return State;
}

int main() {
  std::vector<unsigned> In(Total), Got(Total);
  for (unsigned I = 0; I < Total; ++I)
    In[I] = I * 2654435761u ^ (I << 7);
  unsigned *Source, *Target;
  cudaMalloc(&Source, Total * sizeof(unsigned));
  cudaMalloc(&Target, Total * sizeof(unsigned));
  cudaMemcpy(Source, In.data(), Total * sizeof(unsigned),
             cudaMemcpyHostToDevice);
  auto Run = [&](const char *Name,
                 void (*Kernel)(const unsigned *, unsigned *)) {
    cudaMemset(Target, 0xA5, Total * sizeof(unsigned));
    Kernel<<<Blocks, Threads>>>(Source, Target);
    cudaError_t Status =
        cudaMemcpy(Got.data(), Target, Total * sizeof(unsigned),
                   cudaMemcpyDeviceToHost);
    std::printf("%s: %s %016llx\n", Name, cudaGetErrorName(Status),
                digest(Got));
  };
  // CHECK: shrinking: hipSuccess 1a294be8d41c0f27
  Run("shrinking", shrinking);
  // CHECK: ways: hipSuccess d17485c9f0dd3269
  Run("ways", ways);
  // CHECK: calls: hipSuccess f26628ac6381a065
  Run("calls", calls);
  // CHECK: leaving: hipSuccess f7075a60a59eb125
  Run("leaving", leaving);
  // CHECK: nested: hipSuccess a65df5cab30a1e2c
  Run("nested", nested);
}
