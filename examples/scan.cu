//===- scan.cu - Prefix sum in one pass with decoupled look-back ----------===//
//
// Blocks take tiles from a ticket counter, scan them (registers, shuffles,
// shared memory) and publish first the sum of the tile, then the running sum up
// to its end. Flag and value share one 64-bit word, so one relaxed access reads
// both. A warp looks back over 32 predecessors at a time. Since tiles are
// handed out in the order in which blocks start, a predecessor is always
// running or done, whatever the order in which the hardware starts blocks.
//
//===----------------------------------------------------------------------===//
#include "common.h"

using namespace example;

constexpr unsigned FullMask = 0xffffffffu;
constexpr int BlockSize = 256;
constexpr int ItemsPerThread = 4;
constexpr int TileSize = BlockSize * ItemsPerThread;
constexpr int Warps = BlockSize / 32;

enum : unsigned { Invalid = 0, TileSum = 1, RunningSum = 2 };

using TileState = unsigned long long;

__device__ TileState packState(unsigned Flag, unsigned Value) {
  return (TileState(Flag) << 32) | Value;
}

__device__ unsigned inclusiveScanWarp(unsigned Value, int Lane) {
#pragma unroll
  for (int Offset = 1; Offset < 32; Offset <<= 1) {
    const unsigned Below = __shfl_up_sync(FullMask, Value, Offset);
    if (Lane >= Offset)
      Value += Below;
  }
  return Value;
}

/// Sum of everything before tile \p Tile; called by one whole warp.
__device__ unsigned lookBack(TileState *States, int Tile, int Lane) {
  unsigned Before = 0;
  for (int Newest = Tile - 1; Newest >= 0; Newest -= 32) {
    const int Mine = Newest - Lane;
    TileState State = packState(RunningSum, 0);
    if (Mine >= 0) {
      volatile TileState *Slot = &States[Mine];
      do
        State = *Slot;
      while ((State >> 32) == Invalid);
    }
    __syncwarp();
    const unsigned Done =
        __ballot_sync(FullMask, unsigned(State >> 32) == RunningSum);
    // Lanes up to the nearest complete predecessor contribute.
    const int Nearest = Done ? __ffs(int(Done)) - 1 : 31;
    unsigned Part = Lane <= Nearest ? unsigned(State) : 0;
#pragma unroll
    for (int Offset = 16; Offset > 0; Offset >>= 1)
      Part += __shfl_xor_sync(FullMask, Part, Offset);
    Before += Part;
    if (Done)
      break;
  }
  return Before;
}

__global__ void clearStates(TileState *States, unsigned *NextTile, int Tiles) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  if (I < Tiles)
    States[I] = 0;
  if (I == 0)
    *NextTile = 0;
}

template <bool Inclusive>
__global__ void __launch_bounds__(BlockSize)
    scan(const unsigned *__restrict__ In, unsigned *__restrict__ Out, int N,
         TileState *States, unsigned *NextTile) {
  __shared__ int TileShared;
  __shared__ unsigned WarpSums[Warps];
  __shared__ unsigned BeforeShared;

  if (threadIdx.x == 0)
    TileShared = int(atomicAdd(NextTile, 1u));
  __syncthreads();
  const int Tile = TileShared;
  const int Lane = threadIdx.x & 31;
  const int Warp = threadIdx.x >> 5;
  const int First = Tile * TileSize + int(threadIdx.x) * ItemsPerThread;

  unsigned Item[ItemsPerThread] = {0, 0, 0, 0};
  if (First + ItemsPerThread <= N) {
    const uint4 V = *reinterpret_cast<const uint4 *>(In + First);
    Item[0] = V.x;
    Item[1] = V.y;
    Item[2] = V.z;
    Item[3] = V.w;
  } else {
    for (int J = 0; J < ItemsPerThread; ++J)
      if (First + J < N)
        Item[J] = In[First + J];
  }

  unsigned Running[ItemsPerThread];
  Running[0] = Item[0];
#pragma unroll
  for (int J = 1; J < ItemsPerThread; ++J)
    Running[J] = Running[J - 1] + Item[J];

  const unsigned Mine = Running[ItemsPerThread - 1];
  const unsigned UpToMe = inclusiveScanWarp(Mine, Lane);
  if (Lane == 31)
    WarpSums[Warp] = UpToMe;
  __syncthreads();

  if (Warp == 0) {
    unsigned OfWarps = Lane < Warps ? WarpSums[Lane] : 0;
    OfWarps = inclusiveScanWarp(OfWarps, Lane);
    if (Lane < Warps)
      WarpSums[Lane] = OfWarps;
    const unsigned Total = __shfl_sync(FullMask, OfWarps, Warps - 1);
    if (Lane == 0)
      atomicExch(&States[Tile], packState(Tile ? TileSum : RunningSum, Total));
    const unsigned Before = lookBack(States, Tile, Lane);
    if (Lane == 0) {
      if (Tile)
        atomicExch(&States[Tile], packState(RunningSum, Before + Total));
      BeforeShared = Before;
    }
  }
  __syncthreads();

  const unsigned Base =
      BeforeShared + (Warp ? WarpSums[Warp - 1] : 0) + UpToMe - Mine;
#pragma unroll
  for (int J = 0; J < ItemsPerThread; ++J)
    Running[J] = Base + (Inclusive ? Running[J] : Running[J] - Item[J]);

  if (First + ItemsPerThread <= N) {
    *reinterpret_cast<uint4 *>(Out + First) =
        make_uint4(Running[0], Running[1], Running[2], Running[3]);
  } else {
    for (int J = 0; J < ItemsPerThread; ++J)
      if (First + J < N)
        Out[First + J] = Running[J];
  }
}

template <bool Inclusive>
void launchScan(const DeviceBuffer<unsigned> &In, DeviceBuffer<unsigned> &Out,
                DeviceBuffer<TileState> &States,
                DeviceBuffer<unsigned> &NextTile) {
  const int Tiles = int(States.size());
  clearStates<<<(Tiles + 255) / 256, 256>>>(States.get(), NextTile.get(),
                                            Tiles);
  CUDA_CHECK_LAUNCH();
  scan<Inclusive><<<Tiles, BlockSize>>>(In.get(), Out.get(), int(In.size()),
                                        States.get(), NextTile.get());
  CUDA_CHECK_LAUNCH();
}

int main(int Argc, char **Argv) {
  const Options Opts =
      parseOptions(Argc, Argv, "scan", "single-pass prefix sum, look-back");
  const int N = (Opts.Large ? 1 << 26 : 48 * TileSize) + 77;
  const int Tiles = (N + TileSize - 1) / TileSize;

  std::vector<unsigned> In(N), WantInclusive(N), WantExclusive(N);
  unsigned Running = 0;
  for (int I = 0; I < N; ++I) {
    In[I] = hashOf(I) & 1023;
    WantExclusive[I] = Running;
    Running += In[I];
    WantInclusive[I] = Running;
  }

  DeviceBuffer<unsigned> DIn(In), DOut(N), NextTile(1);
  DeviceBuffer<TileState> States(Tiles);
  Checksum Sum;

  launchScan<true>(DIn, DOut, States, NextTile);
  std::vector<unsigned> Got = DOut.toHost();
  bool Pass = sameExactly("inclusive", Got, WantInclusive);
  for (int I = 0; I < N; I += 97)
    Sum.add(Got[I]);

  launchScan<false>(DIn, DOut, States, NextTile);
  Got = DOut.toHost();
  Pass = sameExactly("exclusive", Got, WantExclusive) && Pass;
  for (int I = 0; I < N; I += 97)
    Sum.add(Got[I]);

  const double Seconds = secondsPerRun(
      Opts, [&] { launchScan<true>(DIn, DOut, States, NextTile); });
  return report("scan", Pass, giga(2.0 * sizeof(unsigned) * N, Seconds), "GB/s",
                Sum);
}
