//===- inline_ptx.cu - Inline assembly as found in tuned CUDA code --------===//
//
// One statement per wrapper: logic and bit fields, byte permutation, wide
// multiplication, funnel shift, predicated selection, packed byte arithmetic,
// cache-hinted loads, reductions in memory, and the warp registers. All but the
// exponential have exact results, compared with plain C++.
//
//===----------------------------------------------------------------------===//
#include "common.h"

#include <algorithm>

using namespace example;

constexpr int BlockSize = 128;

/// (A & B) | (A & C) | (B & C) in one instruction.
__device__ __forceinline__ unsigned majority(unsigned A, unsigned B,
                                             unsigned C) {
  unsigned D;
  asm("lop3.b32 %0, %1, %2, %3, 0xE8;" : "=r"(D) : "r"(A), "r"(B), "r"(C));
  return D;
}

__device__ __forceinline__ unsigned exclusiveOr3(unsigned A, unsigned B,
                                                 unsigned C) {
  unsigned D;
  asm("lop3.b32 %0, %1, %2, %3, 0x96;" : "=r"(D) : "r"(A), "r"(B), "r"(C));
  return D;
}

__device__ __forceinline__ unsigned swapBytes(unsigned A) {
  unsigned D;
  asm("prmt.b32 %0, %1, 0, 0x0123;" : "=r"(D) : "r"(A));
  return D;
}

__device__ __forceinline__ unsigned field(unsigned A, unsigned Position,
                                          unsigned Length) {
  unsigned D;
  asm("bfe.u32 %0, %1, %2, %3;" : "=r"(D) : "r"(A), "r"(Position), "r"(Length));
  return D;
}

__device__ __forceinline__ unsigned
insertField(unsigned A, unsigned B, unsigned Position, unsigned Length) {
  unsigned D;
  asm("bfi.b32 %0, %1, %2, %3, %4;"
      : "=r"(D)
      : "r"(A), "r"(B), "r"(Position), "r"(Length));
  return D;
}

/// Index of the highest bit that is set, 0xffffffff for 0.
__device__ __forceinline__ unsigned highestBit(unsigned A) {
  unsigned D;
  asm("bfind.u32 %0, %1;" : "=r"(D) : "r"(A));
  return D;
}

__device__ __forceinline__ unsigned long long multiplyWide(unsigned A,
                                                           unsigned B) {
  unsigned long long D;
  asm("mul.wide.u32 %0, %1, %2;" : "=l"(D) : "r"(A), "r"(B));
  return D;
}

__device__ __forceinline__ unsigned multiplyHighAdd(unsigned A, unsigned B,
                                                    unsigned C) {
  unsigned D;
  asm("mad.hi.u32 %0, %1, %2, %3;" : "=r"(D) : "r"(A), "r"(B), "r"(C));
  return D;
}

__device__ __forceinline__ unsigned rotateLeft(unsigned A, unsigned By) {
  unsigned D;
  asm("shf.l.wrap.b32 %0, %1, %1, %2;" : "=r"(D) : "r"(A), "r"(By));
  return D;
}

/// PTX shifts by 32 and more give 0, unlike those of C++.
__device__ __forceinline__ unsigned shiftLeft(unsigned A, unsigned By) {
  unsigned D;
  asm("shl.b32 %0, %1, %2;" : "=r"(D) : "r"(A), "r"(By));
  return D;
}

/// A < B ? X : Y through a predicate register.
__device__ __forceinline__ int selectLess(int A, int B, int X, int Y) {
  int D;
  asm("{\n\t"
      ".reg .pred p;\n\t"
      "setp.lt.s32 p, %1, %2;\n\t"
      "selp.s32 %0, %3, %4, p;\n\t"
      "}"
      : "=r"(D)
      : "r"(A), "r"(B), "r"(X), "r"(Y));
  return D;
}

/// Sum of the absolute differences of four bytes, plus C.
__device__ __forceinline__ unsigned byteDistance(unsigned A, unsigned B,
                                                 unsigned C) {
  unsigned D;
  asm("vabsdiff4.u32.u32.u32.add %0, %1, %2, %3;"
      : "=r"(D)
      : "r"(A), "r"(B), "r"(C));
  return D;
}

__device__ __forceinline__ unsigned distance(unsigned A, unsigned B,
                                             unsigned C) {
  unsigned D;
  asm("sad.u32 %0, %1, %2, %3;" : "=r"(D) : "r"(A), "r"(B), "r"(C));
  return D;
}

/// Dot product of four signed bytes, plus C.
__device__ __forceinline__ int dotBytes(int A, int B, int C) {
  int D;
  asm("dp4a.s32.s32 %0, %1, %2, %3;" : "=r"(D) : "r"(A), "r"(B), "r"(C));
  return D;
}

__device__ __forceinline__ unsigned population(unsigned A) {
  unsigned D;
  asm("popc.b32 %0, %1;" : "=r"(D) : "r"(A));
  return D;
}

/// A load through the read-only path.
__device__ __forceinline__ unsigned loadReadOnly(const unsigned *P) {
  unsigned D;
  asm volatile("ld.global.nc.u32 %0, [%1];" : "=r"(D) : "l"(P));
  return D;
}

__device__ __forceinline__ void addInMemory(unsigned *P, unsigned V) {
  asm volatile("red.global.add.u32 [%0], %1;" ::"l"(P), "r"(V) : "memory");
}

__device__ __forceinline__ float exp2Approximate(float A) {
  float D;
  asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(D) : "f"(A));
  return D;
}

__device__ __forceinline__ unsigned laneIndex() {
  unsigned D;
  asm("mov.u32 %0, %%laneid;" : "=r"(D));
  return D;
}

__device__ __forceinline__ unsigned lowerLanes() {
  unsigned D;
  asm("mov.u32 %0, %%lanemask_lt;" : "=r"(D));
  return D;
}

constexpr int ResultsPerElement = 14;

/// What each element goes through; Out is [result][element].
__global__ void __launch_bounds__(BlockSize)
    exercise(const unsigned *__restrict__ In, unsigned *__restrict__ Out,
             int N) {
  const int I = blockIdx.x * BlockSize + threadIdx.x;
  if (I >= N)
    return;
  const unsigned A = loadReadOnly(In + I), B = loadReadOnly(In + N + I),
                 C = loadReadOnly(In + 2 * N + I);
  const unsigned long long Wide = multiplyWide(A, B);
  const unsigned Results[ResultsPerElement] = {
      majority(A, B, C),
      exclusiveOr3(A, B, C),
      swapBytes(A),
      field(A, B & 31, C & 15),
      insertField(A, B, C & 15, 9),
      highestBit(A >> (B & 31)) + 3,
      unsigned(Wide >> 32) ^ unsigned(Wide),
      multiplyHighAdd(A, B, C),
      rotateLeft(A, B & 31),
      shiftLeft(A, B & 63),
      unsigned(selectLess(int(A), int(B), int(C), 7)),
      byteDistance(A, B, C & 0xffff),
      distance(A, B, C),
      unsigned(dotBytes(int(A), int(B), int(C & 0xffff))) + population(C),
  };
#pragma unroll
  for (int R = 0; R < ResultsPerElement; ++R)
    Out[size_t(R) * N + I] = Results[R];
}

void reference(unsigned A, unsigned B, unsigned C,
               unsigned (&Results)[ResultsPerElement]) {
  const auto Bits = [](unsigned V) { return unsigned(__builtin_popcount(V)); };
  const unsigned Length = C & 15, Position = C & 15;
  const unsigned Shifted = A >> (B & 31);
  const unsigned long long Wide = (unsigned long long)A * B;
  unsigned Distance = C & 0xffff;
  int Dot = int(C & 0xffff);
  for (int Byte = 0; Byte < 32; Byte += 8) {
    const int VA = int(A >> Byte & 255), VB = int(B >> Byte & 255);
    Distance += unsigned(std::abs(VA - VB));
    Dot += int(static_cast<signed char>(VA)) * static_cast<signed char>(VB);
  }
  const unsigned Window = 511u << Position;
  Results[0] = (A & B) | (A & C) | (B & C);
  Results[1] = A ^ B ^ C;
  Results[2] = A >> 24 | (A >> 8 & 0xff00) | (A << 8 & 0xff0000) | A << 24;
  Results[3] = Shifted & ((1u << Length) - 1);
  Results[4] = (B & ~Window) | (A << Position & Window);
  Results[5] = (Shifted ? 31u - unsigned(__builtin_clz(Shifted)) : ~0u) + 3;
  Results[6] = unsigned(Wide >> 32) ^ unsigned(Wide);
  Results[7] = unsigned(Wide >> 32) + C;
  Results[8] = (B & 31) ? A << (B & 31) | A >> (32 - (B & 31)) : A;
  Results[9] = (B & 63) > 31 ? 0 : A << (B & 63);
  Results[10] = int(A) < int(B) ? C : 7;
  Results[11] = Distance;
  Results[12] = (A > B ? A - B : B - A) + C;
  Results[13] = unsigned(Dot) + Bits(C);
}

/// Rank of each element among the set bits of its warp, and their number.
__global__ void __launch_bounds__(BlockSize)
    rankInWarp(const unsigned *__restrict__ In, unsigned *__restrict__ Ranks,
               unsigned *Total, float *__restrict__ Powers) {
  const int I = blockIdx.x * BlockSize + threadIdx.x;
  const bool Set = In[I] & 1;
  const unsigned Mask = __ballot_sync(0xffffffffu, Set);
  Ranks[I] = laneIndex() << 8 | population(Mask & lowerLanes());
  if (laneIndex() == 0)
    addInMemory(Total, population(Mask));
  Powers[I] = exp2Approximate(float(In[I] & 1023) * (1.0f / 128) - 4.0f);
}

int main(int Argc, char **Argv) {
  const Options Opts =
      parseOptions(Argc, Argv, "inline_ptx", "inline assembly of many kinds");
  const int N = Opts.Large ? 1 << 23 : 1 << 12;
  const int Grid = N / BlockSize;
  Checksum Sum;
  bool Pass = true;

  std::vector<unsigned> In(3 * size_t(N));
  for (size_t I = 0; I < In.size(); ++I)
    In[I] = hashOf(uint32_t(I));
  DeviceBuffer<unsigned> DIn(In), DOut(size_t(N) * ResultsPerElement);
  const auto Launch = [&] {
    exercise<<<Grid, BlockSize>>>(DIn.get(), DOut.get(), N);
    CUDA_CHECK_LAUNCH();
  };
  Launch();
  const std::vector<unsigned> Got = DOut.toHost();
  for (int I = 0; I < N && Pass; ++I) {
    unsigned Want[ResultsPerElement];
    reference(In[I], In[N + I], In[2 * size_t(N) + I], Want);
    for (int R = 0; R < ResultsPerElement; ++R) {
      const unsigned Found = Got[size_t(R) * N + I];
      if (Found != Want[R]) {
        std::fprintf(stderr, "element %d, result %d: %08x instead of %08x\n", I,
                     R, Found, Want[R]);
        Pass = false;
      }
    }
  }
  for (size_t I = 0; I < Got.size(); I += 41)
    Sum.add(Got[I]);

  DeviceBuffer<unsigned> DRanks(N), DTotal(1);
  DeviceBuffer<float> DPowers(N);
  DTotal.clear();
  rankInWarp<<<Grid, BlockSize>>>(DIn.get(), DRanks.get(), DTotal.get(),
                                  DPowers.get());
  CUDA_CHECK_LAUNCH();
  std::vector<unsigned> WantRanks(N);
  std::vector<double> WantPowers(N);
  unsigned WantTotal = 0;
  for (int I = 0, Rank = 0; I < N; ++I) {
    Rank = I % 32 ? Rank : 0;
    WantRanks[I] = unsigned(I % 32) << 8 | unsigned(Rank);
    Rank += int(In[I] & 1);
    WantTotal += In[I] & 1;
    WantPowers[I] = std::exp2(double(In[I] & 1023) / 128 - 4);
  }
  const std::vector<unsigned> Ranks = DRanks.toHost();
  Pass = sameExactly("ranks", Ranks, WantRanks) && Pass;
  Pass = sameExactly("total", DTotal.toHost(), {WantTotal}) && Pass;
  Pass =
      sameWithin("powers of two", DPowers.toHost(), WantPowers, 1e-5) && Pass;
  for (int I = 0; I < N; I += 7)
    Sum.add(Ranks[I]);
  Sum.add(WantTotal);

  const double Seconds = secondsPerRun(Opts, Launch);
  return report("inline_ptx", Pass, giga(double(N), Seconds), "Gelements/s",
                Sum);
}
