//===- ptx_atomics.cu - Inline PTX: atomics -------------------------------===//
#include "conform.h"

using namespace conform;

__device__ unsigned Output[8 * Threads];
__device__ Word Wide[8 * Threads];
__device__ float Reals[8 * Threads];
__device__ double Doubles[8 * Threads];

__global__ void atomics(Results Out) {
  Recorder Record(Out);
  const unsigned At = thread(), Start = word(0), A = word(1), B = word(2);
  const Word Long = longWord(0), J = longWord(1);
  const float Base = between(-9, 9, 3), Step = between(-5, 5, 4);
  unsigned *To = Output + At, X;
  Word W;
  float F;
  double G;
  Output[At] = Start;
  asm volatile("atom.global.add.u32 %0, [%1], %2;"
               : "=r"(X)
               : "l"(To), "r"(A)
               : "memory");
  Record("atom.global.add.u32.old", X);
  Record("atom.global.add.u32", Output[At]);
  Output[At] = Start;
  asm volatile("atom.global.add.s32 %0, [%1], %2;"
               : "=r"(X)
               : "l"(To), "r"(A)
               : "memory");
  Record("atom.global.add.s32.old", X);
  Record("atom.global.add.s32", Output[At]);
  Output[At] = Start;
  asm volatile("atom.global.min.s32 %0, [%1], %2;"
               : "=r"(X)
               : "l"(To), "r"(A)
               : "memory");
  Record("atom.global.min.s32.old", X);
  Record("atom.global.min.s32", Output[At]);
  Output[At] = Start;
  asm volatile("atom.global.min.u32 %0, [%1], %2;"
               : "=r"(X)
               : "l"(To), "r"(A)
               : "memory");
  Record("atom.global.min.u32.old", X);
  Record("atom.global.min.u32", Output[At]);
  Output[At] = Start;
  asm volatile("atom.global.max.s32 %0, [%1], %2;"
               : "=r"(X)
               : "l"(To), "r"(A)
               : "memory");
  Record("atom.global.max.s32.old", X);
  Record("atom.global.max.s32", Output[At]);
  Output[At] = Start;
  asm volatile("atom.global.max.u32 %0, [%1], %2;"
               : "=r"(X)
               : "l"(To), "r"(A)
               : "memory");
  Record("atom.global.max.u32.old", X);
  Record("atom.global.max.u32", Output[At]);
  Output[At] = Start;
  asm volatile("atom.global.and.b32 %0, [%1], %2;"
               : "=r"(X)
               : "l"(To), "r"(A)
               : "memory");
  Record("atom.global.and.b32.old", X);
  Record("atom.global.and.b32", Output[At]);
  Output[At] = Start;
  asm volatile("atom.global.or.b32 %0, [%1], %2;"
               : "=r"(X)
               : "l"(To), "r"(A)
               : "memory");
  Record("atom.global.or.b32.old", X);
  Record("atom.global.or.b32", Output[At]);
  Output[At] = Start;
  asm volatile("atom.global.xor.b32 %0, [%1], %2;"
               : "=r"(X)
               : "l"(To), "r"(A)
               : "memory");
  Record("atom.global.xor.b32.old", X);
  Record("atom.global.xor.b32", Output[At]);
  Output[At] = Start;
  asm volatile("atom.global.exch.b32 %0, [%1], %2;"
               : "=r"(X)
               : "l"(To), "r"(A)
               : "memory");
  Record("atom.global.exch.b32.old", X);
  Record("atom.global.exch.b32", Output[At]);
  Output[At] = Start;
  asm volatile("atom.global.inc.u32 %0, [%1], %2;"
               : "=r"(X)
               : "l"(To), "r"(A)
               : "memory");
  Record("atom.global.inc.u32.old", X);
  Record("atom.global.inc.u32", Output[At]);
  Output[At] = Start;
  asm volatile("atom.global.dec.u32 %0, [%1], %2;"
               : "=r"(X)
               : "l"(To), "r"(A)
               : "memory");
  Record("atom.global.dec.u32.old", X);
  Record("atom.global.dec.u32", Output[At]);
  Output[At] = Start;
  asm volatile("atom.global.cas.b32 %0, [%1], %2, %3;"
               : "=r"(X)
               : "l"(To), "r"(A), "r"(B)
               : "memory");
  Record("atom.global.cas.b32.old", X);
  Record("atom.global.cas.b32", Output[At]);
  Wide[At] = Long;
  asm volatile("atom.global.add.u64 %0, [%1], %2;"
               : "=l"(W)
               : "l"(Wide + At), "l"(J)
               : "memory");
  Record("atom.global.add.u64.old", W);
  Record("atom.global.add.u64", Wide[At]);
  Wide[At] = Long;
  asm volatile("atom.global.min.s64 %0, [%1], %2;"
               : "=l"(W)
               : "l"(Wide + At), "l"(J)
               : "memory");
  Record("atom.global.min.s64.old", W);
  Record("atom.global.min.s64", Wide[At]);
  Wide[At] = Long;
  asm volatile("atom.global.max.u64 %0, [%1], %2;"
               : "=l"(W)
               : "l"(Wide + At), "l"(J)
               : "memory");
  Record("atom.global.max.u64.old", W);
  Record("atom.global.max.u64", Wide[At]);
  Wide[At] = Long;
  asm volatile("atom.global.and.b64 %0, [%1], %2;"
               : "=l"(W)
               : "l"(Wide + At), "l"(J)
               : "memory");
  Record("atom.global.and.b64.old", W);
  Record("atom.global.and.b64", Wide[At]);
  Wide[At] = Long;
  asm volatile("atom.global.or.b64 %0, [%1], %2;"
               : "=l"(W)
               : "l"(Wide + At), "l"(J)
               : "memory");
  Record("atom.global.or.b64.old", W);
  Record("atom.global.or.b64", Wide[At]);
  Wide[At] = Long;
  asm volatile("atom.global.xor.b64 %0, [%1], %2;"
               : "=l"(W)
               : "l"(Wide + At), "l"(J)
               : "memory");
  Record("atom.global.xor.b64.old", W);
  Record("atom.global.xor.b64", Wide[At]);
  Wide[At] = Long;
  asm volatile("atom.global.exch.b64 %0, [%1], %2;"
               : "=l"(W)
               : "l"(Wide + At), "l"(J)
               : "memory");
  Record("atom.global.exch.b64.old", W);
  Record("atom.global.exch.b64", Wide[At]);
  Wide[At] = Long;
  asm volatile("atom.global.cas.b64 %0, [%1], %2, %3;"
               : "=l"(W)
               : "l"(Wide + At), "l"(J), "l"(Long)
               : "memory");
  Record("atom.global.cas.b64.old", W);
  Record("atom.global.cas.b64", Wide[At]);
  Reals[At] = Base;
  asm volatile("atom.global.add.f32 %0, [%1], %2;"
               : "=f"(F)
               : "l"(Reals + At), "f"(Step)
               : "memory");
  Record("atom.global.add.f32.old", F);
  Record("atom.global.add.f32", Reals[At]);
  Doubles[At] = Base;
  asm volatile("atom.global.add.f64 %0, [%1], %2;"
               : "=d"(G)
               : "l"(Doubles + At), "d"(double(Step))
               : "memory");
  Record("atom.global.add.f64.old", G);
  Record("atom.global.add.f64", Doubles[At]);
  Output[At] = Start;
  asm volatile("atom.relaxed.gpu.global.add.u32 %0, [%1], %2;"
               : "=r"(X)
               : "l"(To), "r"(A)
               : "memory");
  Record("atom.relaxed.gpu.global.add.u32.old", X);
  Record("atom.relaxed.gpu.global.add.u32", Output[At]);
  Output[At] = Start;
  asm volatile("atom.relaxed.gpu.global.cas.b32 %0, [%1], %2, %3;"
               : "=r"(X)
               : "l"(To), "r"(A), "r"(B)
               : "memory");
  Record("atom.relaxed.gpu.global.cas.b32.old", X);
  Record("atom.relaxed.gpu.global.cas.b32", Output[At]);
  Output[At] = Start;
  asm volatile("atom.acq_rel.sys.global.add.u32 %0, [%1], %2;"
               : "=r"(X)
               : "l"(To), "r"(A)
               : "memory");
  Record("atom.acq_rel.sys.global.add.u32.old", X);
  Record("atom.acq_rel.sys.global.add.u32", Output[At]);
  Output[At] = Start;
  asm volatile("atom.acq_rel.sys.global.cas.b32 %0, [%1], %2, %3;"
               : "=r"(X)
               : "l"(To), "r"(A), "r"(B)
               : "memory");
  Record("atom.acq_rel.sys.global.cas.b32.old", X);
  Record("atom.acq_rel.sys.global.cas.b32", Output[At]);
  Output[At] = Start;
  asm volatile("atom.acquire.cta.global.add.u32 %0, [%1], %2;"
               : "=r"(X)
               : "l"(To), "r"(A)
               : "memory");
  Record("atom.acquire.cta.global.add.u32.old", X);
  Record("atom.acquire.cta.global.add.u32", Output[At]);
  Output[At] = Start;
  asm volatile("atom.acquire.cta.global.cas.b32 %0, [%1], %2, %3;"
               : "=r"(X)
               : "l"(To), "r"(A), "r"(B)
               : "memory");
  Record("atom.acquire.cta.global.cas.b32.old", X);
  Record("atom.acquire.cta.global.cas.b32", Output[At]);
  Output[At] = Start;
  asm volatile("atom.release.gpu.global.add.u32 %0, [%1], %2;"
               : "=r"(X)
               : "l"(To), "r"(A)
               : "memory");
  Record("atom.release.gpu.global.add.u32.old", X);
  Record("atom.release.gpu.global.add.u32", Output[At]);
  Output[At] = Start;
  asm volatile("atom.release.gpu.global.cas.b32 %0, [%1], %2, %3;"
               : "=r"(X)
               : "l"(To), "r"(A), "r"(B)
               : "memory");
  Record("atom.release.gpu.global.cas.b32.old", X);
  Record("atom.release.gpu.global.cas.b32", Output[At]);
  Output[At] = Start;
  asm volatile("red.global.add.u32 [%0], %1;" ::"l"(To), "r"(A) : "memory");
  Record("red.global.add.u32", Output[At]);
  Output[At] = Start;
  asm volatile("red.global.max.s32 [%0], %1;" ::"l"(To), "r"(A) : "memory");
  Record("red.global.max.s32", Output[At]);
  Output[At] = Start;
  asm volatile("red.global.min.u32 [%0], %1;" ::"l"(To), "r"(A) : "memory");
  Record("red.global.min.u32", Output[At]);
  Output[At] = Start;
  asm volatile("red.global.or.b32 [%0], %1;" ::"l"(To), "r"(A) : "memory");
  Record("red.global.or.b32", Output[At]);
  Output[At] = Start;
  asm volatile("red.global.xor.b32 [%0], %1;" ::"l"(To), "r"(A) : "memory");
  Record("red.global.xor.b32", Output[At]);
  Output[At] = Start;
  asm volatile("red.global.inc.u32 [%0], %1;" ::"l"(To), "r"(A) : "memory");
  Record("red.global.inc.u32", Output[At]);
  Reals[At] = Base;
  asm volatile("red.global.add.f32 [%0], %1;" ::"l"(Reals + At), "f"(Step) : "memory");
  Record("red.global.add.f32", Reals[At]);
  Output[At] = 0x3c004000;
  asm volatile("red.global.add.noftz.f16x2 [%0], %1;" ::"l"(To), "r"(0x38004200) : "memory");
  Record("red.global.add.f16x2", Output[At]);
}

/// One cell for all threads of a block.
__global__ void together(Results Out) {
  Recorder Record(Out);
  __shared__ unsigned Most, Count;
  __shared__ float Sum;
  const unsigned V = noise(0);
  const unsigned AtMost = unsigned(__cvta_generic_to_shared(&Most));
  const unsigned AtCount = unsigned(__cvta_generic_to_shared(&Count));
  const unsigned AtSum = unsigned(__cvta_generic_to_shared(&Sum));
  if (threadIdx.x == 0) {
    Most = Count = 0;
    Sum = 0;
  }
  __syncthreads();
  unsigned Old;
  asm volatile("red.shared.max.u32 [%0], %1;" ::"r"(AtMost), "r"(V & 0xffff)
               : "memory");
  asm volatile("atom.shared.inc.u32 %0, [%1], 9;"
               : "=r"(Old)
               : "r"(AtCount)
               : "memory");
  asm volatile("red.shared.add.f32 [%0], %1;" ::"r"(AtSum), "f"(float(V >> 20))
               : "memory");
  asm volatile("bar.sync 0;" ::: "memory");
  Record("red.shared.max.u32", Most);
  Record("atom.shared.inc.u32", Count);
  Record("red.shared.add.f32", Sum);
}

int main(int Argc, char **Argv) {
  Program P(Argc, Argv);
  P.run(atomics, 8);
  P.run(together, 8);
}
