//===- cooperative_groups.cu - Tiles, coalesced groups and a grid barrier -===//
//
// Sums by tiles of 32 and of 8 threads, a filter that lets the threads which
// happen to be together reserve their output with one atomic, and a cellular
// automaton whose generations are separated by a barrier over the whole grid
// in one cooperative launch.
//
//===----------------------------------------------------------------------===//
#include "common.h"

#include <cooperative_groups.h>

#include <algorithm>

namespace cg = cooperative_groups;
using namespace example;

constexpr int BlockSize = 128;

template <typename Tile> __device__ int sumOfTile(const Tile &T, int Value) {
#pragma unroll
  for (int Offset = T.size() / 2; Offset > 0; Offset /= 2)
    Value += T.shfl_down(Value, Offset);
  return Value;
}

/// Sums of each 32 and of each 8 neighbouring elements.
__global__ void __launch_bounds__(BlockSize)
    tileSums(const int *__restrict__ In, int *__restrict__ Of32,
             int *__restrict__ Of8) {
  const cg::thread_block Block = cg::this_thread_block();
  const auto Warp = cg::tiled_partition<32>(Block);
  const auto Eight = cg::tiled_partition<8>(Block);
  const int I = blockIdx.x * BlockSize + int(Block.thread_rank());
  const int Value = In[I];

  const int WarpSum = sumOfTile(Warp, Value);
  if (Warp.thread_rank() == 0)
    Of32[I / 32] = WarpSum;
  int EightSum = Value;
#pragma unroll
  for (int Offset = 4; Offset > 0; Offset /= 2)
    EightSum += Eight.shfl_xor(EightSum, Offset);
  // The butterfly left the sum in every rank; the last one writes.
  if (Eight.thread_rank() == Eight.size() - 1)
    Of8[I / 8] = EightSum;
}

/// Where this thread writes: one atomic for all threads that are here together.
__device__ unsigned reserve(unsigned *Counter) {
  const cg::coalesced_group Here = cg::coalesced_threads();
  unsigned First = 0;
  if (Here.thread_rank() == 0)
    First = atomicAdd(Counter, unsigned(Here.size()));
  return Here.shfl(First, 0) + unsigned(Here.thread_rank());
}

__global__ void __launch_bounds__(BlockSize)
    filterOdd(const int *__restrict__ In, int *__restrict__ Out,
              unsigned *Counter, int N) {
  const int I = blockIdx.x * BlockSize + threadIdx.x;
  if (I < N && (In[I] & 1))
    Out[reserve(Counter)] = In[I];
}

/// Rule 110 on a ring of 32-bit words, \p Steps generations in one launch.
__global__ void __launch_bounds__(BlockSize)
    automaton(uint32_t *Cells, uint32_t *Next, int Words, int Steps) {
  const cg::grid_group Grid = cg::this_grid();
  for (int Step = 0; Step < Steps; ++Step) {
    for (int I = int(Grid.thread_rank()); I < Words; I += int(Grid.size())) {
      const uint32_t Here = Cells[I];
      const uint32_t Before = Cells[I ? I - 1 : Words - 1];
      const uint32_t After = Cells[I + 1 < Words ? I + 1 : 0];
      const uint32_t Left = Here << 1 | Before >> 31;
      const uint32_t Right = Here >> 1 | After << 31;
      Next[I] = (Here ^ Right) | (Here & ~Left);
    }
    Grid.sync();
    uint32_t *Swap = Cells;
    Cells = Next;
    Next = Swap;
  }
}

std::vector<uint32_t> referenceAutomaton(std::vector<uint32_t> Cells,
                                         int Steps) {
  const size_t Words = Cells.size();
  std::vector<uint32_t> Next(Words);
  for (int Step = 0; Step < Steps; ++Step) {
    for (size_t I = 0; I < Words; ++I) {
      const uint32_t Here = Cells[I];
      const uint32_t Left = Here << 1 | Cells[I ? I - 1 : Words - 1] >> 31;
      const uint32_t Right = Here >> 1 | Cells[I + 1 < Words ? I + 1 : 0] << 31;
      Next[I] = (Here ^ Right) | (Here & ~Left);
    }
    Cells.swap(Next);
  }
  return Cells;
}

int main(int Argc, char **Argv) {
  const Options Opts = parseOptions(Argc, Argv, "cooperative_groups",
                                    "tiles, coalesced groups, grid barrier");
  Checksum Sum;
  bool Pass = true;

  const int N = Opts.Large ? 1 << 24 : 1 << 13;
  std::vector<int> In(N), Want32(N / 32), Want8(N / 8), WantOdd;
  for (int I = 0; I < N; ++I) {
    In[I] = int(hashOf(I) % 2001) - 1000;
    Want32[I / 32] += In[I];
    Want8[I / 8] += In[I];
    if (In[I] & 1)
      WantOdd.push_back(In[I]);
  }
  DeviceBuffer<int> DIn(In), Of32(N / 32), Of8(N / 8), Odd(N);
  tileSums<<<N / BlockSize, BlockSize>>>(DIn.get(), Of32.get(), Of8.get());
  CUDA_CHECK_LAUNCH();
  const std::vector<int> Got32 = Of32.toHost(), Got8 = Of8.toHost();
  Pass = sameExactly("sums of 32", Got32, Want32) && Pass;
  Pass = sameExactly("sums of 8", Got8, Want8) && Pass;
  Sum.addExact(Got32, 1);
  Sum.addExact(Got8, 1);

  DeviceBuffer<unsigned> Counter(1);
  Counter.clear();
  filterOdd<<<(N + BlockSize - 1) / BlockSize, BlockSize>>>(
      DIn.get(), Odd.get(), Counter.get(), N - 3);
  CUDA_CHECK_LAUNCH();
  for (int I = N - 3; I < N; ++I)
    if (In[I] & 1)
      WantOdd.pop_back();
  std::vector<int> GotOdd = Odd.toHost();
  GotOdd.resize(std::min<size_t>(N, Counter.toHost()[0]));
  // The order of arrival is the hardware's choice.
  std::sort(GotOdd.begin(), GotOdd.end());
  std::sort(WantOdd.begin(), WantOdd.end());
  Pass = sameExactly("odd numbers", GotOdd, WantOdd) && Pass;
  Sum.addExact(GotOdd, 1);

  int Supported = 0, Processors = 0, PerProcessor = 0;
  CUDA_CHECK(
      cudaDeviceGetAttribute(&Supported, cudaDevAttrCooperativeLaunch, 0));
  if (!Supported) {
    std::fprintf(stderr, "this device has no cooperative launch\n");
    return 1;
  }
  CUDA_CHECK(
      cudaDeviceGetAttribute(&Processors, cudaDevAttrMultiProcessorCount, 0));
  CUDA_CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(
      &PerProcessor, automaton, BlockSize, 0));

  int Words = (Opts.Large ? 1 << 20 : 1 << 11) + 5;
  int Steps = Opts.Large ? 64 : 6; // even: the result ends in the first buffer
  const int Grid =
      std::min((Words + BlockSize - 1) / BlockSize, Processors * PerProcessor);
  std::vector<uint32_t> Cells(Words);
  for (int I = 0; I < Words; ++I)
    Cells[I] = hashOf(I, 9);
  DeviceBuffer<uint32_t> DCells(Cells), DNext(Words);
  uint32_t *From = DCells.get(), *To = DNext.get();
  void *Arguments[] = {&From, &To, &Words, &Steps};
  const auto Launch = [&] {
    CUDA_CHECK(cudaLaunchCooperativeKernel(reinterpret_cast<void *>(automaton),
                                           dim3(Grid), dim3(BlockSize),
                                           Arguments, 0, nullptr));
  };
  Launch();
  const std::vector<uint32_t> GotCells = DCells.toHost();
  Pass =
      sameExactly("cells", GotCells, referenceAutomaton(Cells, Steps)) && Pass;
  for (uint32_t V : GotCells)
    Sum.add(V);

  const double Seconds = secondsPerRun(Opts, Launch);
  return report("cooperative_groups", Pass, giga(32.0 * Words * Steps, Seconds),
                "Gcells/s", Sum);
}
