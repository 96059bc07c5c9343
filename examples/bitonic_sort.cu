//===- bitonic_sort.cu - Keys with values by a bitonic network ------------===//
//
// A pair is one 64-bit word, key in the upper half. Every thread keeps one pair
// in a register; partners closer than a warp are exchanged by shuffles, closer
// than a block through shared memory, farther ones by a kernel per step.
//
//===----------------------------------------------------------------------===//
#include "common.h"

#include <algorithm>

using namespace example;

constexpr unsigned FullMask = 0xffffffffu;
constexpr int BlockSize = 512;

using Pair = unsigned long long;

__device__ __forceinline__ Pair keep(Pair Mine, Pair Other, bool Smaller) {
  return (Mine < Other) == Smaller ? Mine : Other;
}

/// The exchanges of one merge whose partners are within the block.
__device__ Pair mergeInBlock(Pair Mine, int I, int Size, int FirstStride,
                             Pair *Shared) {
  const bool Ascending = (I & Size) == 0;
  for (int Stride = FirstStride; Stride > 0; Stride >>= 1) {
    const bool Lower = (I & Stride) == 0;
    Pair Other;
    if (Stride >= 32) {
      Shared[threadIdx.x] = Mine;
      __syncthreads();
      Other = Shared[threadIdx.x ^ Stride];
      __syncthreads();
    } else {
      Other = __shfl_xor_sync(FullMask, Mine, Stride);
    }
    Mine = keep(Mine, Other, Lower == Ascending);
  }
  return Mine;
}

/// Sorts every block's elements, alternating up and down.
__global__ void __launch_bounds__(BlockSize) sortBlocks(Pair *Data) {
  __shared__ Pair Shared[BlockSize];
  const int I = blockIdx.x * BlockSize + threadIdx.x;
  Pair Mine = Data[I];
  for (int Size = 2; Size <= BlockSize; Size <<= 1)
    Mine = mergeInBlock(Mine, I, Size, Size / 2, Shared);
  Data[I] = Mine;
}

/// The last exchanges of a merge of \p Size elements.
__global__ void __launch_bounds__(BlockSize) mergeBlocks(Pair *Data, int Size) {
  __shared__ Pair Shared[BlockSize];
  const int I = blockIdx.x * BlockSize + threadIdx.x;
  Data[I] = mergeInBlock(Data[I], I, Size, BlockSize / 2, Shared);
}

/// One exchange between partners of different blocks.
__global__ void __launch_bounds__(BlockSize)
    exchange(Pair *Data, int Size, int Stride, int Pairs) {
  const int T = blockIdx.x * BlockSize + threadIdx.x;
  if (T >= Pairs)
    return;
  const int Low = (T / Stride) * 2 * Stride + T % Stride;
  const int High = Low + Stride;
  const Pair A = Data[Low], B = Data[High];
  if ((A > B) == ((Low & Size) == 0)) {
    Data[Low] = B;
    Data[High] = A;
  }
}

void sortOnDevice(Pair *Data, int N) {
  sortBlocks<<<N / BlockSize, BlockSize>>>(Data);
  CUDA_CHECK_LAUNCH();
  for (int Size = 2 * BlockSize; Size <= N; Size <<= 1) {
    for (int Stride = Size / 2; Stride >= BlockSize; Stride >>= 1) {
      exchange<<<(N / 2 + BlockSize - 1) / BlockSize, BlockSize>>>(
          Data, Size, Stride, N / 2);
      CUDA_CHECK_LAUNCH();
    }
    mergeBlocks<<<N / BlockSize, BlockSize>>>(Data, Size);
    CUDA_CHECK_LAUNCH();
  }
}

int main(int Argc, char **Argv) {
  const Options Opts =
      parseOptions(Argc, Argv, "bitonic_sort", "bitonic sort of pairs");
  const int N = Opts.Large ? 1 << 23 : 1 << 12;
  std::vector<Pair> Pairs(N);
  for (int I = 0; I < N; ++I)
    // Few distinct keys: values decide among equals.
    Pairs[I] = Pair(hashOf(I) % uint32_t(N / 2)) << 32 | uint32_t(I);

  DeviceBuffer<Pair> Input(Pairs), Data(N);
  const auto Sort = [&] {
    CUDA_CHECK(cudaMemcpyAsync(Data.get(), Input.get(), N * sizeof(Pair),
                               cudaMemcpyDeviceToDevice));
    sortOnDevice(Data.get(), N);
  };
  Sort();
  const std::vector<Pair> Got = Data.toHost();
  std::sort(Pairs.begin(), Pairs.end());
  const bool Pass = sameExactly("pairs", Got, Pairs);
  Checksum Sum;
  for (int I = 0; I < N; I += 13)
    Sum.add(Got[I]);

  const double Seconds = secondsPerRun(Opts, Sort);
  return report("bitonic_sort", Pass, giga(1e3 * N, Seconds), "Mpairs/s", Sum);
}
