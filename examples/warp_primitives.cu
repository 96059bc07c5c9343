//===- warp_primitives.cu - Shuffles, votes, matches and partial masks ----===//
//
// Warp-level building blocks with exact results: segmented scan, compaction,
// shuffles within groups of 8 and 16, matching keys, loops whose mask shrinks
// as lanes finish, different reductions in the two sides of a branch, exchange
// through shared memory with __syncwarp, and aggregated atomics. The reference
// works through the same definitions lane by lane for warps of 32.
//
//===----------------------------------------------------------------------===//
#include "common.h"

#include <algorithm>

using namespace example;

constexpr unsigned FullMask = 0xffffffffu;
constexpr int BlockSize = 128;
constexpr int Warps = BlockSize / 32;

__device__ int laneOf() { return threadIdx.x & 31; }
__device__ int elementOf() { return blockIdx.x * BlockSize + threadIdx.x; }

/// Inclusive sums that start again at every flagged element and every warp.
__global__ void segmentedScan(const int *__restrict__ In, int *Out) {
  const int I = elementOf(), Lane = laneOf();
  int Value = In[I];
  const unsigned Heads = __ballot_sync(FullMask, Value % 5 == 0) | 1u;
  const unsigned UpToMe = Heads & (0xffffffffu >> (31 - Lane));
  const int Start = 31 - __clz(int(UpToMe));
#pragma unroll
  for (int Offset = 1; Offset < 32; Offset <<= 1) {
    const int Below = __shfl_up_sync(FullMask, Value, Offset);
    if (Lane - Offset >= Start)
      Value += Below;
  }
  Out[I] = Value;
}

/// Moves the odd values of each warp to its front; the rest becomes -1.
__global__ void compact(const int *__restrict__ In, int *Out) {
  const int I = elementOf(), Lane = laneOf();
  const int Value = In[I];
  const bool Odd = Value & 1;
  const unsigned Mask = __ballot_sync(FullMask, Odd);
  const int Rank = __popc(Mask & ((1u << Lane) - 1));
  const int Count = __popc(Mask);
  // Front for the chosen, behind them the others, so every slot is written.
  const int To = Odd ? Rank : Count + Lane - Rank;
  Out[I - Lane + To] = Odd ? Value : -1;
}

/// Rotation within 8 lanes, scan step within 16, mirror within the warp.
__global__ void groupShuffles(const int *__restrict__ In, int *Out) {
  const int I = elementOf(), Lane = laneOf();
  const int Value = In[I];
  const int Rotated = __shfl_sync(FullMask, Value, (Lane + 3) & 7, 8);
  const int Above = __shfl_up_sync(FullMask, Value, 5, 16);
  const int Below = __shfl_down_sync(FullMask, Value, 9, 16);
  const long long Wide = (long long)Value << 33 | Lane;
  const long long Mirror = __shfl_xor_sync(FullMask, Wide, 31);
  const double Last = __shfl_sync(FullMask, double(Value) * 0.5, 31);
  Out[I] = Rotated * 3 + Above * 5 + Below * 7 + int(Mirror >> 33) * 11 +
           int(Mirror & 31) * 13 + int(2 * Last);
}

/// How many lanes hold the same key, who leads them, and whether all agree.
__global__ void matchKeys(const int *__restrict__ In, int *Out) {
  const int I = elementOf(), Lane = laneOf();
  const int Key = In[I] % 7;
  const unsigned Peers = __match_any_sync(FullMask, Key);
  const int Leader = __ffs(int(Peers)) - 1;
  const int SumAtLeader = __shfl_sync(FullMask, In[I], Leader);
  int Agree = 0;
  const unsigned Same = __match_all_sync(FullMask, Key >= 0, &Agree);
  int AllEven = 0;
  __match_all_sync(FullMask, In[I - Lane] & 1, &AllEven);
  Out[I] = __popc(Peers) * 1000 + Leader * 10 + SumAtLeader % 10 +
           (Agree && Same == FullMask ? 100000 : 0) + (AllEven ? 200000 : 0);
}

/// Lanes leave one after the other; those that stay see the smaller mask.
__global__ void shrinkingMask(const int *__restrict__ In, int *Out) {
  const int I = elementOf(), Lane = laneOf();
  int Remaining = In[I] % 23;
  int Total = 0;
  unsigned Mask = FullMask;
  for (;;) {
    const bool More = Remaining > 0;
    Mask = __ballot_sync(Mask, More);
    if (!More)
      break;
    const int Leader = __ffs(int(Mask)) - 1;
    Total += __shfl_sync(Mask, Remaining, Leader) + __popc(Mask);
    Remaining -= 1 + Lane % 3;
  }
  Out[I] = Total;
}

/// Each side of a branch works with the mask of the lanes that took it.
__global__ void branchReductions(const int *__restrict__ In, int *Out) {
  const int I = elementOf();
  const int Value = In[I];
  const bool Left = Value % 3 == 0;
  const unsigned LeftMask = __ballot_sync(FullMask, Left);
  int Result;
  if (Left) {
    Result = __reduce_add_sync(LeftMask, Value);
    Result += __any_sync(LeftMask, Value > 900) ? 1000000 : 0;
  } else {
    const unsigned Mask = ~LeftMask;
    Result = __reduce_max_sync(Mask, Value) - __reduce_min_sync(Mask, Value);
    Result += __all_sync(Mask, Value < 990) ? 2000000 : 0;
    __syncwarp(Mask);
  }
  __syncwarp();
  Out[I] = Result + int(__reduce_or_sync(FullMask, 1u << (Value & 15)));
}

/// Reverses and interleaves 32 values through shared memory of the warp.
__global__ void exchange(const int *__restrict__ In, int *Out) {
  __shared__ int Staged[Warps][32];
  const int I = elementOf(), Lane = laneOf(), Warp = threadIdx.x >> 5;
  Staged[Warp][31 - Lane] = In[I];
  __syncwarp();
  const int Twin = Staged[Warp][Lane ^ 1];
  __syncwarp();
  Staged[Warp][Lane] = Twin;
  __syncwarp();
  Out[I] = Staged[Warp][Lane] + 2 * Staged[Warp][(Lane * 5) & 31];
}

/// Counts with one atomic for all lanes that are together; how many those are
/// is the hardware's choice, the total is not.
__global__ void aggregate(const int *__restrict__ In, int N, int *Counter) {
  const int I = elementOf();
  if (I >= N || In[I] % 4 != 1)
    return;
  const unsigned Together = __activemask();
  if (laneOf() == __ffs(int(Together)) - 1)
    atomicAdd(Counter, __popc(Together));
}

using Reference = void (*)(const int *In, int *Out);

void wantSegmentedScan(const int *In, int *Out) {
  for (int L = 0; L < 32; ++L)
    Out[L] = In[L] + (L > 0 && In[L] % 5 != 0 ? Out[L - 1] : 0);
}

void wantCompact(const int *In, int *Out) {
  int Count = 0;
  for (int L = 0; L < 32; ++L)
    if (In[L] & 1)
      Out[Count++] = In[L];
  std::fill(Out + Count, Out + 32, -1);
}

void wantGroupShuffles(const int *In, int *Out) {
  for (int L = 0; L < 32; ++L) {
    const int Above = L % 16 >= 5 ? In[L - 5] : In[L];
    const int Below = L % 16 < 7 ? In[L + 9] : In[L];
    Out[L] = In[L / 8 * 8 + (L + 3) % 8] * 3 + Above * 5 + Below * 7 +
             In[31 - L] * 11 + (31 - L) * 13 + In[31];
  }
}

void wantMatchKeys(const int *In, int *Out) {
  for (int L = 0; L < 32; ++L) {
    int Count = 0, Leader = -1;
    for (int J = 0; J < 32; ++J)
      if (In[J] % 7 == In[L] % 7) {
        ++Count;
        Leader = Leader < 0 ? J : Leader;
      }
    Out[L] = Count * 1000 + Leader * 10 + In[Leader] % 10 + 100000 + 200000;
  }
}

void wantShrinkingMask(const int *In, int *Out) {
  int Remaining[32];
  for (int L = 0; L < 32; ++L) {
    Remaining[L] = In[L] % 23;
    Out[L] = 0;
  }
  for (;;) {
    int Count = 0, Leader = -1;
    for (int L = 0; L < 32; ++L)
      if (Remaining[L] > 0) {
        ++Count;
        Leader = Leader < 0 ? L : Leader;
      }
    if (!Count)
      return;
    const int Broadcast = Remaining[Leader];
    for (int L = 0; L < 32; ++L)
      if (Remaining[L] > 0) {
        Out[L] += Broadcast + Count;
        Remaining[L] -= 1 + L % 3;
      }
  }
}

void wantBranchReductions(const int *In, int *Out) {
  int Sum = 0, Least = 2147483647, Greatest = -2147483647, Bits = 0;
  bool Any = false, All = true;
  for (int L = 0; L < 32; ++L) {
    Bits |= 1 << (In[L] & 15);
    if (In[L] % 3 == 0) {
      Sum += In[L];
      Any = Any || In[L] > 900;
    } else {
      Least = std::min(Least, In[L]);
      Greatest = std::max(Greatest, In[L]);
      All = All && In[L] < 990;
    }
  }
  for (int L = 0; L < 32; ++L)
    Out[L] = Bits + (In[L] % 3 == 0 ? Sum + (Any ? 1000000 : 0)
                                    : Greatest - Least + (All ? 2000000 : 0));
}

void wantExchange(const int *In, int *Out) {
  for (int L = 0; L < 32; ++L)
    Out[L] = In[31 - (L ^ 1)] + 2 * In[31 - (((L * 5) & 31) ^ 1)];
}

struct Case {
  const char *Name;
  void (*Kernel)(const int *, int *);
  Reference Want;
};

int main(int Argc, char **Argv) {
  const Options Opts = parseOptions(Argc, Argv, "warp_primitives",
                                    "shuffles, votes, matches, masks");
  const int N = Opts.Large ? 1 << 22 : 1 << 12;
  const int Grid = N / BlockSize;
  std::vector<int> In(N), Want(N);
  for (int I = 0; I < N; ++I)
    In[I] = int(hashOf(I) % 1000);
  DeviceBuffer<int> DIn(In), DOut(N);

  const Case Cases[] = {
      {"segmented scan", segmentedScan, wantSegmentedScan},
      {"compaction", compact, wantCompact},
      {"group shuffles", groupShuffles, wantGroupShuffles},
      {"matching keys", matchKeys, wantMatchKeys},
      {"shrinking mask", shrinkingMask, wantShrinkingMask},
      {"branch reductions", branchReductions, wantBranchReductions},
      {"exchange", exchange, wantExchange},
  };
  Checksum Sum;
  bool Pass = true;
  for (const Case &C : Cases) {
    DOut.clear();
    C.Kernel<<<Grid, BlockSize>>>(DIn.get(), DOut.get());
    CUDA_CHECK_LAUNCH();
    const std::vector<int> Got = DOut.toHost();
    for (int I = 0; I < N; I += 32)
      C.Want(&In[I], &Want[I]);
    Pass = sameExactly(C.Name, Got, Want) && Pass;
    for (int I = 0; I < N; I += 17)
      Sum.add(uint64_t(Got[I]));
  }

  DeviceBuffer<int> Counter(1);
  Counter.clear();
  aggregate<<<Grid, BlockSize>>>(DIn.get(), N - 10, Counter.get());
  CUDA_CHECK_LAUNCH();
  const int Expected = int(std::count_if(In.begin(), In.end() - 10,
                                         [](int V) { return V % 4 == 1; }));
  const int Counted = Counter.toHost()[0];
  if (Counted != Expected) {
    std::fprintf(stderr, "aggregated: %d instead of %d\n", Counted, Expected);
    Pass = false;
  }
  Sum.add(Counted);

  const double Seconds = secondsPerRun(Opts, [&] {
    segmentedScan<<<Grid, BlockSize>>>(DIn.get(), DOut.get());
    CUDA_CHECK_LAUNCH();
  });
  return report("warp_primitives", Pass, giga(N, Seconds), "Gelements/s", Sum);
}
