//===- atomics.cu - Counters, CAS loops, a hash table, lists and a lock ---===//
//
// Every result is independent of the order in which threads arrive: counters of
// all widths, maxima through a compare-and-swap loop, wrapping increments, an
// open-addressing hash table, linked lists headed by exchanged pointers, a lock
// held by one thread of a block, and atomics with block and system scope.
//
//===----------------------------------------------------------------------===//
#include "common.h"

#include <algorithm>

using namespace example;

constexpr int BlockSize = 128;
constexpr unsigned NoKey = 0xffffffffu;

struct Counters {
  unsigned long long Wide;
  double Exact;
  float Single;
  unsigned Or, And, Xor;
  int Least, Greatest;
  unsigned Ring, Countdown;
  float GreatestFloat;
  unsigned SystemWide;
};

/// There is no atomicMax for float: loop on the bits until they are stable.
__device__ float atomicMaximum(float *Address, float Value) {
  int *Bits = reinterpret_cast<int *>(Address);
  int Old = *static_cast<volatile int *>(Bits);
  while (__int_as_float(Old) < Value) {
    const int Seen = atomicCAS(Bits, Old, __float_as_int(Value));
    if (Seen == Old)
      break;
    Old = Seen;
  }
  return __int_as_float(Old);
}

__global__ void __launch_bounds__(BlockSize)
    count(const unsigned *__restrict__ In, int N, Counters *C) {
  const int I = blockIdx.x * BlockSize + threadIdx.x;
  if (I >= N)
    return;
  const unsigned V = In[I];
  atomicAdd(&C->Wide, (unsigned long long)V);
  atomicAdd(&C->Exact, 0.25 * double(V & 1023));
  atomicAdd(&C->Single, float(V & 3) - 1.5f);
  atomicOr(&C->Or, V & 0x0f0f0f0fu);
  atomicAnd(&C->And, V | 0xfff00000u);
  atomicXor(&C->Xor, V);
  atomicMin(&C->Least, int(V));
  atomicMax(&C->Greatest, int(V));
  atomicInc(&C->Ring, 999u);
  atomicDec(&C->Countdown, 776u);
  atomicMaximum(&C->GreatestFloat, float(V >> 8));
  if ((V & 15) == 0)
    atomicAdd_system(&C->SystemWide, 1u);
}

/// Keys that occur in the table and how often each was inserted.
struct Slot {
  unsigned Key, Count;
};

__global__ void __launch_bounds__(BlockSize)
    insertKeys(const unsigned *__restrict__ Keys, int N, Slot *Table,
               unsigned Mask) {
  for (int I = blockIdx.x * BlockSize + threadIdx.x; I < N;
       I += gridDim.x * BlockSize) {
    const unsigned Key = Keys[I];
    unsigned At = (Key * 2654435761u >> 7) & Mask;
    for (;;) {
      const unsigned Owner = atomicCAS(&Table[At].Key, NoKey, Key);
      if (Owner == NoKey || Owner == Key)
        break;
      At = (At + 1) & Mask;
    }
    atomicAdd(&Table[At].Count, 1u);
  }
}

/// Pushes element I onto the list of its bucket.
__global__ void __launch_bounds__(BlockSize)
    pushLists(const unsigned *__restrict__ Keys, int N, int *Heads, int *Next,
              int Buckets) {
  const int I = blockIdx.x * BlockSize + threadIdx.x;
  if (I < N)
    Next[I] = atomicExch(&Heads[Keys[I] % Buckets], I);
}

/// Each block counts in its own part of global memory, with block scope.
__global__ void __launch_bounds__(BlockSize)
    countPerBlock(const unsigned *__restrict__ Keys, int N, int *PerBlock) {
  const int I = blockIdx.x * BlockSize + threadIdx.x;
  if (I < N)
    atomicAdd_block(&PerBlock[blockIdx.x * 16 + (Keys[I] & 15)], 1);
}

/// A record too wide for an atomic, guarded by a lock that one thread of each
/// block takes.
struct Guarded {
  int Lock;
  int Visits;
  long long Sum;
  int Last[4];
};

__global__ void __launch_bounds__(BlockSize) visit(Guarded *G) {
  if (threadIdx.x != 0)
    return;
  while (atomicCAS(&G->Lock, 0, 1) != 0) {
  }
  __threadfence();
  volatile Guarded *V = G;
  V->Visits = V->Visits + 1;
  V->Sum = V->Sum + blockIdx.x;
  for (int I = 0; I < 4; ++I)
    V->Last[I] = int(blockIdx.x);
  __threadfence();
  atomicExch(&G->Lock, 0);
}

bool sameCounters(const Counters &G, const Counters &W) {
  const bool Same =
      G.Wide == W.Wide && G.Exact == W.Exact && G.Single == W.Single &&
      G.Or == W.Or && G.And == W.And && G.Xor == W.Xor && G.Least == W.Least &&
      G.Greatest == W.Greatest && G.Ring == W.Ring &&
      G.Countdown == W.Countdown && G.GreatestFloat == W.GreatestFloat &&
      G.SystemWide == W.SystemWide;
  if (!Same)
    std::fprintf(stderr,
                 "counters: %llu %.2f %.1f %x %x %x %d %d %u %u %.1f %u\n"
                 "instead:  %llu %.2f %.1f %x %x %x %d %d %u %u %.1f %u\n",
                 G.Wide, G.Exact, G.Single, G.Or, G.And, G.Xor, G.Least,
                 G.Greatest, G.Ring, G.Countdown, G.GreatestFloat, G.SystemWide,
                 W.Wide, W.Exact, W.Single, W.Or, W.And, W.Xor, W.Least,
                 W.Greatest, W.Ring, W.Countdown, W.GreatestFloat,
                 W.SystemWide);
  return Same;
}

Counters initialCounters() {
  Counters C = {};
  C.And = 0xffffffffu;
  C.Least = 2147483647;
  C.Greatest = -2147483647 - 1;
  return C;
}

Counters expectedCounters(const std::vector<unsigned> &In) {
  Counters C = initialCounters();
  for (unsigned V : In) {
    C.Wide += V;
    C.Exact += 0.25 * double(V & 1023);
    C.Single += float(V & 3) - 1.5f;
    C.Or |= V & 0x0f0f0f0fu;
    C.And &= V | 0xfff00000u;
    C.Xor ^= V;
    C.Least = std::min(C.Least, int(V));
    C.Greatest = std::max(C.Greatest, int(V));
    C.Ring = C.Ring >= 999u ? 0 : C.Ring + 1;
    C.Countdown =
        C.Countdown == 0 || C.Countdown > 776u ? 776u : C.Countdown - 1;
    C.GreatestFloat = std::max(C.GreatestFloat, float(V >> 8));
    C.SystemWide += (V & 15) == 0;
  }
  return C;
}

int main(int Argc, char **Argv) {
  const Options Opts = parseOptions(Argc, Argv, "atomics",
                                    "atomics, hash table, lists and a lock");
  const int N = (Opts.Large ? 1 << 22 : 1 << 12) + 3;
  const int Grid = (N + BlockSize - 1) / BlockSize;
  Checksum Sum;
  bool Pass = true;

  std::vector<unsigned> Values(N), Keys(N);
  for (int I = 0; I < N; ++I) {
    Values[I] = hashOf(I);
    Keys[I] = hashOf(I, 3) % unsigned(N / 4);
  }
  DeviceBuffer<unsigned> DValues(Values), DKeys(Keys);

  DeviceBuffer<Counters> DCounters(std::vector<Counters>{initialCounters()});
  count<<<Grid, BlockSize>>>(DValues.get(), N, DCounters.get());
  CUDA_CHECK_LAUNCH();
  const Counters Got = DCounters.toHost()[0];
  Pass = sameCounters(Got, expectedCounters(Values)) && Pass;
  Sum.add(Got.Wide);
  Sum.add(Got.Xor);
  Sum.add(Got.Ring);
  Sum.add(Got.Countdown);

  unsigned Slots = 1;
  while (Slots < unsigned(N))
    Slots *= 2;
  const std::vector<Slot> Empty(Slots, Slot{NoKey, 0});
  DeviceBuffer<Slot> Table(Empty);
  const auto Insert = [&] {
    insertKeys<<<(Grid + 3) / 4, BlockSize>>>(DKeys.get(), N, Table.get(),
                                              Slots - 1);
    CUDA_CHECK_LAUNCH();
  };
  Insert();
  std::vector<unsigned> Occurrences(N / 4), Wanted(N / 4);
  for (unsigned Key : Keys)
    ++Wanted[Key];
  for (const Slot &S : Table.toHost())
    if (S.Key != NoKey)
      Occurrences[S.Key] += S.Count;
  Pass = sameExactly("hash table", Occurrences, Wanted) && Pass;

  const int Buckets = 61;
  DeviceBuffer<int> Heads(std::vector<int>(Buckets, -1)), Next(N);
  pushLists<<<Grid, BlockSize>>>(DKeys.get(), N, Heads.get(), Next.get(),
                                 Buckets);
  CUDA_CHECK_LAUNCH();
  const std::vector<int> First = Heads.toHost(), Following = Next.toHost();
  std::vector<int> Seen(N);
  for (int B = 0; B < Buckets; ++B)
    for (int I = First[B], Steps = 0; I >= 0 && Steps < N;
         I = Following[I], ++Steps)
      if (int(Keys[I] % Buckets) == B)
        ++Seen[I];
  Pass = sameExactly("lists", Seen, std::vector<int>(N, 1)) && Pass;

  DeviceBuffer<int> PerBlock(size_t(Grid) * 16);
  PerBlock.clear();
  countPerBlock<<<Grid, BlockSize>>>(DKeys.get(), N, PerBlock.get());
  CUDA_CHECK_LAUNCH();
  std::vector<int> WantPerBlock(size_t(Grid) * 16);
  for (int I = 0; I < N; ++I)
    ++WantPerBlock[I / BlockSize * 16 + (Keys[I] & 15)];
  const std::vector<int> GotPerBlock = PerBlock.toHost();
  Pass = sameExactly("block scope", GotPerBlock, WantPerBlock) && Pass;
  Sum.addExact(GotPerBlock, 1);

  const int Visitors = 100;
  DeviceBuffer<Guarded> Record(1);
  Record.clear();
  visit<<<Visitors, BlockSize>>>(Record.get());
  CUDA_CHECK_LAUNCH();
  const Guarded G = Record.toHost()[0];
  const bool OneWriter = G.Last[0] == G.Last[1] && G.Last[1] == G.Last[2] &&
                         G.Last[2] == G.Last[3];
  if (G.Lock != 0 || G.Visits != Visitors ||
      G.Sum != Visitors * (Visitors - 1) / 2 || !OneWriter) {
    std::fprintf(stderr, "lock: %d visits, sum %lld\n", G.Visits, G.Sum);
    Pass = false;
  }
  Sum.add(G.Visits);
  Sum.add(G.Sum);

  const double Seconds = secondsPerRun(Opts, Insert);
  return report("atomics", Pass, giga(N, Seconds), "Ginserts/s", Sum);
}
