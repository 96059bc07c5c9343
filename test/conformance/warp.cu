//===- warp.cu - Votes, matches, reductions, barriers, lane masks ---------===//
#include "conform.h"

using namespace conform;

__device__ int votesOfLowLanes(int Lane, bool Odd) {
  if (Lane >= 12)
    return -1;
  return int(__ballot_sync(0xfff, Odd)) * 16 + (__any_sync(0xfff, Odd) != 0) * 4 +
         (__all_sync(0xfff, Lane < 12) != 0) * 2 + (__uni_sync(0xfff, Odd) != 0);
}

__global__ void votes(Results Out) {
  Recorder Record(Out);
  const int Lane = threadIdx.x & 31;
  const unsigned Random = noise(0);
  const bool SecondWarp = threadIdx.x >= 32;
  Record("__ballot_sync", __ballot_sync(0xffffffff, Random & 1));
  Record("__ballot_sync.even", __ballot_sync(0xffffffff, Random & 2));
  Record("__ballot_sync.none", __ballot_sync(0xffffffff, 0));
  Record("__ballot_sync.all", __ballot_sync(0xffffffff, 7));
  Record("__any_sync.warp", __any_sync(0xffffffff, SecondWarp) != 0);
  Record("__any_sync.lane", __any_sync(0xffffffff, Random % 61 == 0) != 0);
  Record("__any_sync.none", __any_sync(0xffffffff, 0) != 0);
  Record("__all_sync.warp", __all_sync(0xffffffff, SecondWarp) != 0);
  Record("__all_sync.lane", __all_sync(0xffffffff, Lane != 7) != 0);
  Record("__all_sync.all", __all_sync(0xffffffff, 0x100) != 0);
  Record("__uni_sync.warp", __uni_sync(0xffffffff, SecondWarp) != 0);
  Record("__uni_sync.lane", __uni_sync(0xffffffff, Lane != 7) != 0);
  Record("__activemask", __activemask());
  Record("votes.left", votesOfLowLanes(Lane, Random & 1));
  __syncwarp();
  unsigned Ballot = 0, Active = 0;
  int Any = 0, All = 0;
  if (Lane % 3 == 1) {
    const unsigned Mask = 0x92492492;
    Ballot = __ballot_sync(Mask, Random & 1);
    Any = __any_sync(Mask, Random & 4) != 0;
    All = __all_sync(Mask, Random & 12) != 0;
    Active = __activemask();
  }
  __syncwarp();
  Record("votes.every-third.ballot", Ballot);
  Record("votes.every-third.any", Any);
  Record("votes.every-third.all", All);
  Record("votes.every-third.active", Active);
  const unsigned Half = Lane < 16 ? 0xffffu : 0xffff0000u;
  Record("votes.halves-apart.ballot", __ballot_sync(Half, Random & 1));
  Record("votes.halves-apart.any", __any_sync(Half, Lane == 20) != 0);
  Record("votes.halves-apart.all", __all_sync(Half, Lane != 20) != 0);
  unsigned Seen = 0;
  for (int Round = 0; Round < 4; ++Round)
    if (Lane >= 8 * Round)
      Seen = Seen * 31 + __ballot_sync(0xffffffffu << 8 * Round, Random >> Round & 1);
  __syncwarp();
  Record("votes.loop", Seen);
  Record("votes.count", __popc(__ballot_sync(~0u, Random & 8)));
  Record("votes.rank",
         __popc(__ballot_sync(~0u, Random & 8) & ((1u << Lane) - 1)));
  Record("votes.first", __ffs(int(__ballot_sync(~0u, Random % 5 == 0))));
}

template <class T>
__device__ void matches(Recorder &Record, const char *Type, T Value) {
  const int Lane = threadIdx.x & 31;
  int Same = 7;
  Record("__match_any_sync", Type, 32, __match_any_sync(0xffffffff, Value));
  Record("__match_all_sync", Type, 32,
         __match_all_sync(0xffffffff, Value, &Same));
  Record("__match_all_sync.predicate", Type, 32, Same);
  Record("__match_all_sync.same", Type, 32,
         __match_all_sync(0xffffffff, T(3), &Same));
  Record("__match_all_sync.same.predicate", Type, 32, Same);
  unsigned Any = 0, All = 0;
  int Predicate = 0;
  if (Lane & 2) {
    Any = __match_any_sync(0xcccccccc, Value);
    All = __match_all_sync(0xcccccccc, T(Lane & 2), &Predicate);
  }
  __syncwarp();
  Record("__match_any_sync.part", Type, 16, Any);
  Record("__match_all_sync.part", Type, 16, All);
  Record("__match_all_sync.part.predicate", Type, 16, Predicate);
}

__global__ void matchAll(Results Out) {
  Recorder Record(Out);
  const unsigned Key = noise(3) % 6;
  matches<int>(Record, "int", int(Key) - 3);
  matches<unsigned>(Record, "unsigned", Key * 0x40000000u);
  matches<long>(Record, "long", long(Key) << 40);
  matches<unsigned long>(Record, "ulong", (unsigned long)Key << 61);
  matches<long long>(Record, "llong", -(long long)Key);
  matches<unsigned long long>(Record, "ullong", Key);
  matches<float>(Record, "float", float(Key));
  matches<double>(Record, "double", double(Key) / 3);
  // By bits: a zero is not a negative zero.
  Record("__match_any_sync.zeros",
         __match_any_sync(0xffffffff, threadIdx.x & 1 ? -0.0f : 0.0f));
  // What a histogram does with the lanes of equal keys.
  const unsigned Peers = __match_any_sync(0xffffffff, Key);
  const int Leader = __ffs(int(Peers)) - 1;
  Record("match.sum-of-peers",
         __shfl_sync(Peers, int(noise(0) & 0xff), Leader) + __popc(Peers));
  Record("match.reduce-of-peers", __reduce_add_sync(Peers, noise(0) & 0xff));
}

template <class T>
__device__ void reductions(Recorder &Record, const char *Type, T Value) {
  const int Lane = threadIdx.x & 31;
  Record("__reduce_add_sync", Type, 32, __reduce_add_sync(0xffffffff, Value));
  Record("__reduce_min_sync", Type, 32, __reduce_min_sync(0xffffffff, Value));
  Record("__reduce_max_sync", Type, 32, __reduce_max_sync(0xffffffff, Value));
  T Sum = 0, Least = 0, Greatest = 0;
  if (Lane % 5 == 0) {
    const unsigned Mask = 0x42108421;
    Sum = __reduce_add_sync(Mask, Value);
    Least = __reduce_min_sync(Mask, Value);
    Greatest = __reduce_max_sync(Mask, Value);
  }
  __syncwarp();
  Record("__reduce_add_sync.part", Type, 7, Sum);
  Record("__reduce_min_sync.part", Type, 7, Least);
  Record("__reduce_max_sync.part", Type, 7, Greatest);
  const unsigned Half = Lane < 16 ? 0xffffu : 0xffff0000u;
  Record("__reduce_add_sync.halves", Type, 16, __reduce_add_sync(Half, Value));
}

__global__ void reduceAll(Results Out) {
  Recorder Record(Out);
  const int Lane = threadIdx.x & 31;
  const unsigned Random = noise(0);
  reductions<int>(Record, "int", int(Random));
  reductions<unsigned>(Record, "unsigned", Random);
  Record("__reduce_and_sync", __reduce_and_sync(0xffffffff, Random | 0xff00ff));
  Record("__reduce_or_sync", __reduce_or_sync(0xffffffff, 1u << (Random & 31)));
  Record("__reduce_xor_sync", __reduce_xor_sync(0xffffffff, Random));
  unsigned And = 0, Or = 0, Xor = 0;
  if (Lane >= 30) {
    And = __reduce_and_sync(0xc0000000, Random);
    Or = __reduce_or_sync(0xc0000000, Random);
    Xor = __reduce_xor_sync(0xc0000000, Random);
  }
  __syncwarp();
  Record("__reduce_and_sync.part", And);
  Record("__reduce_or_sync.part", Or);
  Record("__reduce_xor_sync.part", Xor);
}

/// Exchanges through shared memory with a barrier of the warp in between.
__global__ void barriers(Results Out) {
  Recorder Record(Out);
  __shared__ int Slots[Threads];
  const int Lane = threadIdx.x & 31, First = int(threadIdx.x) - Lane;
  Slots[threadIdx.x] = int(noise(0));
  __syncwarp();
  Record("__syncwarp", Slots[First + 31 - Lane]);
  __syncwarp(0xffffffff);
  if (Lane < 8) {
    Slots[threadIdx.x] = Slots[threadIdx.x] ^ Lane;
    __syncwarp(0xff);
    Slots[threadIdx.x + 8] = Slots[First + (Lane + 1) % 8];
    __syncwarp(0xff);
  }
  __syncwarp();
  Record("__syncwarp.part", Slots[threadIdx.x]);
  for (int Step = 16; Step > 0; Step /= 2) {
    const int Other = Lane < Step ? Slots[threadIdx.x + Step] : 0;
    __syncwarp();
    Slots[threadIdx.x] += Other;
    __syncwarp();
  }
  Record("__syncwarp.reduction", Slots[First]);
}

__global__ void registers(Results Out) {
  Recorder Record(Out);
  unsigned Value;
  asm("mov.u32 %0, %%laneid;" : "=r"(Value));
  Record("%laneid", Value);
  asm("mov.u32 %0, %%lanemask_eq;" : "=r"(Value));
  Record("%lanemask_eq", Value);
  asm("mov.u32 %0, %%lanemask_lt;" : "=r"(Value));
  Record("%lanemask_lt", Value);
  asm("mov.u32 %0, %%lanemask_le;" : "=r"(Value));
  Record("%lanemask_le", Value);
  asm("mov.u32 %0, %%lanemask_gt;" : "=r"(Value));
  Record("%lanemask_gt", Value);
  asm("mov.u32 %0, %%lanemask_ge;" : "=r"(Value));
  Record("%lanemask_ge", Value);
  Record("warpSize", warpSize);
}

int main(int Argc, char **Argv) {
  Program P(Argc, Argv);
  P.run(votes, 4);
  P.run(matchAll, 4);
  P.run(reduceAll, 4);
  P.run(barriers, 4);
  P.run(registers, 2);
}
