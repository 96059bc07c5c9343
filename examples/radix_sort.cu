//===- radix_sort.cu - Stable least-significant-digit sort, 8 bits a pass -===//
//
// Three kernels per pass: digits counted per tile, each digit's counts scanned
// over the tiles, keys moved. Keys are ranked within a warp by matching digits
// (all lanes with an equal digit find each other), which keeps the order of
// equals without a sort in shared memory.
//
//===----------------------------------------------------------------------===//
#include "common.h"

#include <algorithm>
#include <utility>

using namespace example;

constexpr unsigned FullMask = 0xffffffffu;
constexpr int DigitBits = 8;
constexpr int Digits = 1 << DigitBits;
constexpr int BlockSize = 256;
constexpr int Warps = BlockSize / 32;
constexpr int ItemsPerThread = 8;
constexpr int TileSize = BlockSize * ItemsPerThread;
static_assert(BlockSize == Digits, "thread I looks after digit I");

__device__ unsigned digitOf(unsigned Key, int Shift) {
  return (Key >> Shift) & (Digits - 1);
}

/// Exclusive scan over the block; \p Total receives the sum.
__device__ unsigned scanBlock(unsigned Value, unsigned &Total) {
  __shared__ unsigned WarpSums[Warps];
  const int Lane = threadIdx.x & 31, Warp = threadIdx.x >> 5;
  unsigned Sum = Value;
#pragma unroll
  for (int Offset = 1; Offset < 32; Offset <<= 1) {
    const unsigned Below = __shfl_up_sync(FullMask, Sum, Offset);
    if (Lane >= Offset)
      Sum += Below;
  }
  if (Lane == 31)
    WarpSums[Warp] = Sum;
  __syncthreads();
  unsigned Before = 0;
  Total = 0;
#pragma unroll
  for (int W = 0; W < Warps; ++W) {
    if (W < Warp)
      Before += WarpSums[W];
    Total += WarpSums[W];
  }
  __syncthreads();
  return Before + Sum - Value;
}

__global__ void __launch_bounds__(BlockSize)
    countDigits(const unsigned *__restrict__ Keys, int N, int Shift,
                unsigned *__restrict__ Counts, int Tiles) {
  __shared__ unsigned Count[Digits];
  Count[threadIdx.x] = 0;
  __syncthreads();
  const int First = blockIdx.x * TileSize;
#pragma unroll
  for (int I = 0; I < ItemsPerThread; ++I) {
    const int At = First + I * BlockSize + threadIdx.x;
    if (At < N)
      atomicAdd(&Count[digitOf(Keys[At], Shift)], 1u);
  }
  __syncthreads();
  Counts[threadIdx.x * Tiles + blockIdx.x] = Count[threadIdx.x];
}

/// One block per digit: exclusive scan of its counts, and their total.
__global__ void __launch_bounds__(BlockSize)
    scanTiles(unsigned *__restrict__ Counts, unsigned *__restrict__ Totals,
              int Tiles) {
  unsigned *Mine = Counts + blockIdx.x * Tiles;
  unsigned Before = 0;
  for (int First = 0; First < Tiles; First += BlockSize) {
    const int At = First + threadIdx.x;
    unsigned Total;
    const unsigned Scanned = scanBlock(At < Tiles ? Mine[At] : 0, Total);
    if (At < Tiles)
      Mine[At] = Before + Scanned;
    Before += Total;
  }
  if (threadIdx.x == 0)
    Totals[blockIdx.x] = Before;
}

__global__ void __launch_bounds__(BlockSize)
    scatter(const unsigned *__restrict__ KeysIn,
            const unsigned *__restrict__ ValuesIn,
            unsigned *__restrict__ KeysOut, unsigned *__restrict__ ValuesOut,
            int N, int Shift, const unsigned *__restrict__ Counts,
            const unsigned *__restrict__ Totals, int Tiles) {
  __shared__ unsigned WarpCount[Warps][Digits];
  __shared__ unsigned Base[Digits];
  const int Lane = threadIdx.x & 31, Warp = threadIdx.x >> 5;
  const unsigned LowerLanes = (1u << Lane) - 1;

  for (int D = Lane; D < Digits; D += 32)
    WarpCount[Warp][D] = 0;
  __syncwarp();

  // A warp owns a contiguous part of the tile, so lane order is key order.
  const int First = blockIdx.x * TileSize + Warp * 32 * ItemsPerThread;
  unsigned Key[ItemsPerThread], Rank[ItemsPerThread];
#pragma unroll
  for (int I = 0; I < ItemsPerThread; ++I) {
    const int At = First + I * 32 + Lane;
    const bool Valid = At < N;
    const unsigned Mask = __ballot_sync(FullMask, Valid);
    if (Valid) {
      Key[I] = KeysIn[At];
      const unsigned Digit = digitOf(Key[I], Shift);
      const unsigned Peers = __match_any_sync(Mask, Digit);
      const unsigned Below = __popc(Peers & LowerLanes);
      const unsigned Before = WarpCount[Warp][Digit];
      __syncwarp(Mask);
      if (Below == 0)
        WarpCount[Warp][Digit] = Before + __popc(Peers);
      Rank[I] = Before + Below;
    }
    __syncwarp();
  }
  __syncthreads();

  // Digit by digit: where each warp's keys of this tile go.
  {
    unsigned Unused;
    const int D = threadIdx.x;
    unsigned At = scanBlock(Totals[D], Unused) + Counts[D * Tiles + blockIdx.x];
    Base[D] = At;
    unsigned Running = 0;
#pragma unroll
    for (int W = 0; W < Warps; ++W) {
      const unsigned Count = WarpCount[W][D];
      WarpCount[W][D] = Running;
      Running += Count;
    }
  }
  __syncthreads();

#pragma unroll
  for (int I = 0; I < ItemsPerThread; ++I) {
    const int At = First + I * 32 + Lane;
    if (At >= N)
      continue;
    const unsigned Digit = digitOf(Key[I], Shift);
    const unsigned To = Base[Digit] + WarpCount[Warp][Digit] + Rank[I];
    KeysOut[To] = Key[I];
    ValuesOut[To] = ValuesIn[At];
  }
}

int main(int Argc, char **Argv) {
  const Options Opts =
      parseOptions(Argc, Argv, "radix_sort", "stable radix sort of pairs");
  const int N = (Opts.Large ? 1 << 24 : 3 * TileSize) + 123;
  const int Tiles = (N + TileSize - 1) / TileSize;

  std::vector<unsigned> Keys(N), Values(N);
  for (int I = 0; I < N; ++I) {
    Keys[I] = hashOf(I) & 0xff0fffffu; // equal keys occur
    if (I % 3 == 0)
      Keys[I] &= 0x0000ff0fu;
    Values[I] = unsigned(I);
  }
  DeviceBuffer<unsigned> KeysIn(Keys), ValuesIn(Values), KeysA(N), ValuesA(N),
      KeysB(N), ValuesB(N), Counts(size_t(Tiles) * Digits), Totals(Digits);

  const auto Sort = [&] {
    const unsigned *FromKeys = KeysIn.get(), *FromValues = ValuesIn.get();
    unsigned *ToKeys = KeysA.get(), *ToValues = ValuesA.get();
    unsigned *SpareKeys = KeysB.get(), *SpareValues = ValuesB.get();
    for (int Shift = 0; Shift < 32; Shift += DigitBits) {
      countDigits<<<Tiles, BlockSize>>>(FromKeys, N, Shift, Counts.get(),
                                        Tiles);
      scanTiles<<<Digits, BlockSize>>>(Counts.get(), Totals.get(), Tiles);
      scatter<<<Tiles, BlockSize>>>(FromKeys, FromValues, ToKeys, ToValues, N,
                                    Shift, Counts.get(), Totals.get(), Tiles);
      CUDA_CHECK_LAUNCH();
      FromKeys = ToKeys;
      FromValues = ToValues;
      std::swap(ToKeys, SpareKeys);
      std::swap(ToValues, SpareValues);
    }
  };
  Sort();
  // An even number of passes ends in the second pair of buffers.
  const std::vector<unsigned> GotKeys = KeysB.toHost(),
                              GotValues = ValuesB.toHost();

  std::vector<unsigned> Order = Values;
  std::stable_sort(Order.begin(), Order.end(),
                   [&](unsigned A, unsigned B) { return Keys[A] < Keys[B]; });
  std::vector<unsigned> WantKeys(N);
  for (int I = 0; I < N; ++I)
    WantKeys[I] = Keys[Order[I]];
  bool Pass = sameExactly("keys", GotKeys, WantKeys);
  Pass = sameExactly("values", GotValues, Order) && Pass;
  Checksum Sum;
  for (int I = 0; I < N; I += 11)
    Sum.add(uint64_t(GotKeys[I]) << 32 | GotValues[I]);

  const double Seconds = secondsPerRun(Opts, Sort);
  return report("radix_sort", Pass, giga(1e3 * N, Seconds), "Mpairs/s", Sum);
}
