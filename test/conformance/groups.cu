//===- groups.cu - Cooperative groups -------------------------------------===//
#include "conform.h"

#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>

using namespace conform;
namespace cg = cooperative_groups;

__global__ void blocks(Results Out) {
  Recorder Record(Out);
  cg::thread_block Block = cg::this_thread_block();
  __shared__ int Slots[Threads];
  Record("thread_block.size", unsigned(Block.size()));
  Record("thread_block.thread_rank", unsigned(Block.thread_rank()));
  Record("thread_block.group_index", Block.group_index().x);
  Record("thread_block.thread_index", Block.thread_index().x);
  Slots[Block.thread_rank()] = int(noise(0));
  Block.sync();
  Record("thread_block.sync", Slots[Threads - 1 - Block.thread_rank()]);
  cg::sync(Block);
  Slots[threadIdx.x] = int(noise(1));
  cg::sync(Block);
  Record("sync", Slots[(threadIdx.x + 33) % Threads]);
  cg::thread_group Group = cg::tiled_partition(Block, 16);
  Record("thread_group.size", unsigned(Group.size()));
  Record("thread_group.thread_rank", unsigned(Group.thread_rank()));
}

template <unsigned Size> __device__ void tile(Recorder &Record) {
  const int N = Size;
  cg::thread_block Block = cg::this_thread_block();
  cg::thread_block_tile<Size> Tile = cg::tiled_partition<Size>(Block);
  const int Value = int(noise(0));
  const float Real = float(Value >> 20);
  const double Long = double(Value) / 4;
  const unsigned Key = noise(1) % 3;
  const int Rank = Tile.thread_rank();
  Record("tile.size", "", N, unsigned(Tile.size()));
  Record("tile.num_threads", "", N, unsigned(Tile.num_threads()));
  Record("tile.thread_rank", "", N, unsigned(Tile.thread_rank()));
  Record("tile.shfl", "int", N, Tile.shfl(Value, (Rank + 1) % N));
  Record("tile.shfl.first", "int", N, Tile.shfl(Value, 0));
  Record("tile.shfl", "double", N, Tile.shfl(Long, N - 1 - Rank));
  Record("tile.shfl_up", "int", N, Tile.shfl_up(Value, N / 2));
  Record("tile.shfl_down", "float", N, Tile.shfl_down(Real, 1));
  Record("tile.shfl_xor", "int", N, Tile.shfl_xor(Value, N / 2));
  Record("tile.any", "", N, Tile.any(Key == 2) != 0);
  Record("tile.all", "", N, Tile.all(Key != 2) != 0);
  Record("tile.ballot", "", N, unsigned(Tile.ballot(Key == 1)));
  Record("tile.match_any", "", N, unsigned(Tile.match_any(Key)));
  int Same = 5;
  Record("tile.match_all", "", N, unsigned(Tile.match_all(Key, Same)));
  Record("tile.match_all.predicate", "", N, Same);
  Record("reduce.plus", "int", N, cg::reduce(Tile, Value, cg::plus<int>()));
  Record("reduce.less", "int", N, cg::reduce(Tile, Value, cg::less<int>()));
  Record("reduce.greater", "unsigned", N,
         cg::reduce(Tile, unsigned(Value), cg::greater<unsigned>()));
  Record("reduce.bit_and", "int", N,
         cg::reduce(Tile, Value | 0xf0f, cg::bit_and<int>()));
  Record("reduce.bit_or", "int", N,
         cg::reduce(Tile, Value & 0x1111, cg::bit_or<int>()));
  Record("reduce.bit_xor", "unsigned", N,
         cg::reduce(Tile, unsigned(Value), cg::bit_xor<unsigned>()));
  Record("reduce.plus", "float", N, cg::reduce(Tile, Real, cg::plus<float>()));
  Record("reduce.greater", "double", N,
         cg::reduce(Tile, Long, cg::greater<double>()));
  Record("reduce.plus", "llong", N,
         cg::reduce(Tile, (long long)Value, cg::plus<long long>()));
  Record("reduce.lambda", "int", N,
         cg::reduce(Tile, Value & 15, [](int A, int B) { return A * B & 0xff; }));
  Record("inclusive_scan", "int", N, cg::inclusive_scan(Tile, Value));
  Record("inclusive_scan.less", "int", N,
         cg::inclusive_scan(Tile, Value, cg::less<int>()));
  Record("inclusive_scan.bit_xor", "unsigned", N,
         cg::inclusive_scan(Tile, unsigned(Value), cg::bit_xor<unsigned>()));
  Record("exclusive_scan", "int", N, cg::exclusive_scan(Tile, Value));
  Record("exclusive_scan.plus", "float", N,
         cg::exclusive_scan(Tile, Real, cg::plus<float>()));
  const int Below =
      cg::exclusive_scan(Tile, unsigned(Value), cg::greater<unsigned>());
  Record("exclusive_scan.greater", "unsigned", N, Rank ? Below : 0);
  __shared__ int Slots[Threads];
  Slots[threadIdx.x] = Value;
  Tile.sync();
  Record("tile.sync", "", N, Slots[threadIdx.x - Rank]);
  Tile.sync();
}

__global__ void tiles(Results Out) {
  Recorder Record(Out);
  tile<32>(Record);
  tile<16>(Record);
  tile<8>(Record);
  tile<4>(Record);
  tile<2>(Record);
  tile<1>(Record);
}

/// What the members of a coalesced group see of it.
template <class Group>
__device__ unsigned inspect(const Group &Active, int Value) {
  const unsigned Rank = Active.thread_rank(), Size = Active.size();
  unsigned Hash = Rank * 64 + Size;
  Hash = Hash * 31 + unsigned(Active.shfl(Value, (Rank + 1) % Size));
  Hash = Hash * 31 + unsigned(Active.shfl_up(Value, 1));
  Hash = Hash * 31 + unsigned(Active.shfl_down(Value, 2));
  Hash = Hash * 31 + unsigned(Active.ballot(Value & 1));
  Hash = Hash * 31 + (Active.any(Value % 7 == 0) != 0);
  Hash = Hash * 31 + (Active.all(Value % 7 != 0) != 0);
  Hash = Hash * 31 + unsigned(Active.match_any(Value & 3));
  int Same = 0;
  Hash = Hash * 31 + unsigned(Active.match_all(Value & 0x10000, Same));
  return Hash * 31 + unsigned(Same);
}
template <class Group>
__device__ unsigned collect(const Group &Active, int Value) {
  unsigned Hash = unsigned(cg::reduce(Active, Value, cg::plus<int>()));
  Hash = Hash * 31 + unsigned(cg::reduce(Active, Value, cg::less<int>()));
  Hash = Hash * 31 + unsigned(cg::inclusive_scan(Active, Value));
  return Hash * 31 + unsigned(cg::exclusive_scan(Active, Value, cg::plus<int>()));
}

__global__ void coalesced(Results Out) {
  Recorder Record(Out);
  const int Lane = threadIdx.x & 31;
  const int Value = int(noise(0) >> 2);
  {
    cg::coalesced_group All = cg::coalesced_threads();
    Record("coalesced.all.size", unsigned(All.size()));
    Record("coalesced.all.thread_rank", unsigned(All.thread_rank()));
    Record("coalesced.all", inspect(All, Value));
    Record("coalesced.all.collect", collect(All, Value));
  }
  unsigned Seen = 0, Sums = 0;
  if (Lane % 3 == 0) {
    cg::coalesced_group Third = cg::coalesced_threads();
    Seen = inspect(Third, Value);
    Sums = collect(Third, Value);
  }
  __syncwarp();
  Record("coalesced.third", Seen);
  Record("coalesced.third.collect", Sums);
  Seen = Sums = 0;
  if (Lane > 4) {
    if (Value & 1) {
      cg::coalesced_group Odd = cg::coalesced_threads();
      Seen = inspect(Odd, Value);
      Sums = collect(Odd, Value);
    }
  }
  __syncwarp();
  Record("coalesced.nested", Seen);
  Record("coalesced.nested.collect", Sums);
  // One atomic for all that reach it.
  __shared__ unsigned Counter;
  if (threadIdx.x == 0)
    Counter = 0;
  __syncthreads();
  unsigned Place = 0;
  if (Lane & 1) {
    cg::coalesced_group Active = cg::coalesced_threads();
    unsigned First = 0;
    if (Active.thread_rank() == 0)
      First = atomicAdd(&Counter, Active.size());
    Place = (Active.shfl(First, 0) + Active.thread_rank()) % 16;
  }
  __syncthreads();
  Record("coalesced.aggregated", Place);
  Record("coalesced.counter", Counter);
}

__global__ void partitions(Results Out) {
  Recorder Record(Out);
  const int Value = int(noise(0) >> 3);
  const unsigned Label = noise(1) % 4;
  auto Warp = cg::tiled_partition<32>(cg::this_thread_block());
  auto Eight = cg::tiled_partition<8>(cg::this_thread_block());
  {
    auto Same = cg::labeled_partition(Warp, Label);
    Record("labeled_partition.size", unsigned(Same.size()));
    Record("labeled_partition.rank", unsigned(Same.thread_rank()));
    Record("labeled_partition.shfl", Same.shfl(Value, 0));
    Record("labeled_partition.ballot", unsigned(Same.ballot(Value & 1)));
    Record("labeled_partition.reduce", cg::reduce(Same, Value, cg::plus<int>()));
    Record("labeled_partition.scan", cg::inclusive_scan(Same, Value));
  }
  {
    auto Same = cg::labeled_partition(Eight, int(Label & 1));
    Record("labeled_partition.8.size", unsigned(Same.size()));
    Record("labeled_partition.8.rank", unsigned(Same.thread_rank()));
    Record("labeled_partition.8.reduce", cg::reduce(Same, Value, cg::plus<int>()));
  }
  {
    auto Side = cg::binary_partition(Warp, Value % 3 == 0);
    Record("binary_partition.size", unsigned(Side.size()));
    Record("binary_partition.rank", unsigned(Side.thread_rank()));
    Record("binary_partition.shfl", Side.shfl(Value, 0));
    Record("binary_partition.reduce", cg::reduce(Side, Value, cg::plus<int>()));
  }
  {
    auto Active = cg::coalesced_threads();
    auto Side = cg::binary_partition(Active, Value % 5 < 2);
    Record("binary_partition.coalesced.size", unsigned(Side.size()));
    Record("binary_partition.coalesced.rank", unsigned(Side.thread_rank()));
    auto Same = cg::labeled_partition(Active, Label);
    Record("labeled_partition.coalesced.rank", unsigned(Same.thread_rank()));
    Record("labeled_partition.coalesced.any", Same.any(Value % 9 == 0) != 0);
  }
}

int main(int Argc, char **Argv) {
  Program P(Argc, Argv);
  P.run(blocks, 2);
  P.run(tiles, 2);
  P.run(coalesced, 2);
  P.run(partitions, 2);
}
