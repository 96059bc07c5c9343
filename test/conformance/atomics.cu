//===- atomics.cu - Atomic functions --------------------------------------===//
// Every thread has a cell of its own, for what a function does to one value, and
// all threads of a block meet in one cell, where the order makes no difference.
#include "conform.h"

#include <cuda_fp16.h>

#include "conform_half.h"

using namespace conform;

/// Records the old value and the new one.
#define OWN(NAME, TYPE, CALL)                                                  \
  do {                                                                         \
    TYPE *P = &Cells[threadIdx.x].TYPE##_;                                     \
    *P = Start.TYPE##_;                                                        \
    const TYPE Old = CALL;                                                     \
    Record(NAME ".old", Old);                                                  \
    Record(NAME ".new", *P);                                                   \
  } while (0)

typedef unsigned long long ullong;
typedef long long llong;

union Cell {
  int int_;
  unsigned unsigned_;
  ullong ullong_;
  llong llong_;
  float float_;
  double double_;
};

__device__ Cell GlobalCells[8 * Threads];

__device__ void integers(Recorder &Record, Cell *Cells) {
  Cell Start;
  Start.ullong_ = longWord(0);
  Start.unsigned_ = word(0);
  const unsigned A = word(1), B = word(2);
  const int I = int(A);
  OWN("atomicAdd.int", int, atomicAdd(P, I));
  OWN("atomicAdd.unsigned", unsigned, atomicAdd(P, A));
  OWN("atomicSub.int", int, atomicSub(P, I));
  OWN("atomicSub.unsigned", unsigned, atomicSub(P, A));
  OWN("atomicExch.int", int, atomicExch(P, I));
  OWN("atomicExch.unsigned", unsigned, atomicExch(P, A));
  OWN("atomicMin.int", int, atomicMin(P, I));
  OWN("atomicMin.unsigned", unsigned, atomicMin(P, A));
  OWN("atomicMax.int", int, atomicMax(P, I));
  OWN("atomicMax.unsigned", unsigned, atomicMax(P, A));
  OWN("atomicInc", unsigned, atomicInc(P, A));
  OWN("atomicDec", unsigned, atomicDec(P, A));
  OWN("atomicAnd.int", int, atomicAnd(P, I));
  OWN("atomicAnd.unsigned", unsigned, atomicAnd(P, A));
  OWN("atomicOr.int", int, atomicOr(P, I));
  OWN("atomicOr.unsigned", unsigned, atomicOr(P, A));
  OWN("atomicXor.int", int, atomicXor(P, I));
  OWN("atomicXor.unsigned", unsigned, atomicXor(P, A));
  OWN("atomicCAS.int", int, atomicCAS(P, I, int(B)));
  OWN("atomicCAS.unsigned", unsigned, atomicCAS(P, A, B));
  OWN("atomicAdd_block.int", int, atomicAdd_block(P, I));
  OWN("atomicMax_block.unsigned", unsigned, atomicMax_block(P, A));
  OWN("atomicCAS_block.unsigned", unsigned, atomicCAS_block(P, A, B));
  OWN("atomicInc_block", unsigned, atomicInc_block(P, A));
  OWN("atomicAdd_system.unsigned", unsigned, atomicAdd_system(P, A));
  OWN("atomicExch_system.int", int, atomicExch_system(P, I));
  OWN("atomicCAS_system.unsigned", unsigned, atomicCAS_system(P, A, B));
  OWN("atomicInc_system", unsigned, atomicInc_system(P, A));
  OWN("atomicDec_system", unsigned, atomicDec_system(P, A));
}

__device__ void longIntegers(Recorder &Record, Cell *Cells) {
  Cell Start;
  Start.ullong_ = longWord(0);
  const Word A = longWord(1), B = longWord(2);
  const llong I = (llong)A;
  OWN("atomicAdd.ullong", ullong, atomicAdd(P, A));
  OWN("atomicExch.ullong", ullong, atomicExch(P, A));
  OWN("atomicMin.ullong", ullong, atomicMin(P, A));
  OWN("atomicMax.ullong", ullong, atomicMax(P, A));
  llong *Signed = &Cells[threadIdx.x].llong_;
  *Signed = Start.llong_;
  Record("atomicMin.llong.old", atomicMin(Signed, I));
  Record("atomicMin.llong.new", *Signed);
  *Signed = Start.llong_;
  Record("atomicMax.llong.old", atomicMax(Signed, I));
  Record("atomicMax.llong.new", *Signed);
  OWN("atomicAnd.ullong", ullong, atomicAnd(P, A));
  OWN("atomicOr.ullong", ullong, atomicOr(P, A));
  OWN("atomicXor.ullong", ullong, atomicXor(P, A));
  OWN("atomicCAS.ullong", ullong, atomicCAS(P, A, B));
  OWN("atomicAdd_system.ullong", ullong, atomicAdd_system(P, A));
}

__device__ void reals(Recorder &Record, Cell *Cells) {
  Cell Start;
  Start.float_ = real(0);
  OWN("atomicAdd.float", float, atomicAdd(P, real(1)));
  OWN("atomicExch.float", float, atomicExch(P, real(1)));
  Start.double_ = longReal(0);
  OWN("atomicAdd.double", double, atomicAdd(P, longReal(1)));
}

__global__ void ownInShared(Results Out) {
  Recorder Record(Out);
  __shared__ Cell Cells[Threads];
  integers(Record, Cells);
  longIntegers(Record, Cells);
  reals(Record, Cells);
}

__global__ void ownInGlobal(Results Out) {
  Recorder Record(Out);
  Cell *Cells = GlobalCells + blockIdx.x * Threads;
  integers(Record, Cells);
  longIntegers(Record, Cells);
  Cell Start;
  Start.float_ = between(-100, 100, 0);
  OWN("atomicAdd.float", float, atomicAdd(P, between(-9, 9, 1)));
  Start.double_ = longReal(0);
  OWN("atomicAdd.double", double, atomicAdd(P, longReal(1)));
}

__global__ void halves(Results Out) {
  Recorder Record(Out);
  __shared__ __half Halves[Threads];
  __shared__ __half2 Pairs[Threads];
  __shared__ unsigned short Shorts[Threads];
  Halves[threadIdx.x] = conform::half(0);
  __syncthreads();
  Record("atomicAdd.half.old",
         atomicAdd(&Halves[threadIdx.x], conform::half(1)));
  __syncthreads();
  Record("atomicAdd.half.new", Halves[threadIdx.x]);
  Pairs[threadIdx.x] = pair(0);
  Record("atomicAdd.half2.old", atomicAdd(&Pairs[threadIdx.x], pair(1)));
  Record("atomicAdd.half2.new", Pairs[threadIdx.x]);
  Shorts[threadIdx.x] = (unsigned short)(threadIdx.x / 2);
  __syncthreads();
  Record("atomicCAS.ushort.old",
         unsigned(atomicCAS(&Shorts[threadIdx.x], (unsigned short)7,
                            (unsigned short)0x8001)));
  __syncthreads();
  Record("atomicCAS.ushort.new", unsigned(Shorts[threadIdx.x]));
}

/// All threads of the block, one cell.
template <class T, class Function>
__device__ void meet(Recorder &Record, const char *Name, T Start,
                     Function Call) {
  __shared__ T Shared;
  if (threadIdx.x == 0)
    Shared = Start;
  __syncthreads();
  Call(&Shared);
  __syncthreads();
  Record(Name, Shared);
  __syncthreads();
}

__global__ void together(Results Out) {
  Recorder Record(Out);
  const unsigned A = noise(0);
  meet(Record, "all.atomicAdd.int", 5, [=](int *P) { atomicAdd(P, int(A)); });
  meet(Record, "all.atomicSub.unsigned", 5u,
       [=](unsigned *P) { atomicSub(P, A); });
  meet(Record, "all.atomicMin.int", 0x7fffffff,
       [=](int *P) { atomicMin(P, int(A)); });
  meet(Record, "all.atomicMax.unsigned", 0u,
       [=](unsigned *P) { atomicMax(P, A); });
  meet(Record, "all.atomicInc", 0u, [=](unsigned *P) { atomicInc(P, 36); });
  meet(Record, "all.atomicDec", 0u, [=](unsigned *P) { atomicDec(P, 36); });
  meet(Record, "all.atomicAnd.unsigned", ~0u,
       [=](unsigned *P) { atomicAnd(P, A | 0xff0000ff); });
  meet(Record, "all.atomicOr.unsigned", 0u,
       [=](unsigned *P) { atomicOr(P, 1u << (A & 31)); });
  meet(Record, "all.atomicXor.unsigned", 0u,
       [=](unsigned *P) { atomicXor(P, A); });
  meet(Record, "all.atomicAdd.ullong", Word(A),
       [=](Word *P) { atomicAdd(P, Word(A) << 20); });
  meet(Record, "all.atomicMax.ullong", Word(0),
       [=](Word *P) { atomicMax(P, Word(A) << 20); });
  meet(Record, "all.atomicAdd.float", 1.0f,
       [=](float *P) { atomicAdd(P, float(A >> 20)); });
  meet(Record, "all.atomicAdd.double", 1.0,
       [=](double *P) { atomicAdd(P, double(A) / 8); });
  meet(Record, "all.atomicExch.int", 5, [=](int *P) { atomicExch(P, 77); });
  meet(Record, "all.atomicCAS.maximum", 0u, [=](unsigned *P) {
    unsigned Seen = *P;
    while (Seen < A) {
      const unsigned Before = Seen;
      Seen = atomicCAS(P, Before, A);
      if (Seen == Before)
        break;
    }
  });
  meet(Record, "all.atomicAdd_block.int", 0,
       [=](int *P) { atomicAdd_block(P, int(A >> 8)); });
}

__device__ float4 Vectors[8 * Threads];

/// Vectors are added element by element, in global memory only.
__global__ void vectors(Results Out) {
  Recorder Record(Out);
  float4 *P = &Vectors[thread()];
  *P = make_float4(1, 2, 3, float(threadIdx.x));
  const float A = between(-10, 10, 0);
  const float4 Old = atomicAdd(P, make_float4(A, 2 * A, 3, 4));
  Record("atomicAdd.float4.old", Old.w);
  Record("atomicAdd.float4.x", P->x);
  Record("atomicAdd.float4.y", P->y);
  Record("atomicAdd.float4.w", P->w);
  float2 *Q = reinterpret_cast<float2 *>(P);
  const float2 Pair = atomicAdd(Q, make_float2(1, A));
  Record("atomicAdd.float2.old", Pair.x);
  Record("atomicAdd.float2.x", Q->x);
  Record("atomicAdd.float2.y", Q->y);
}

int main(int Argc, char **Argv) {
  Program P(Argc, Argv);
  P.run(ownInShared, 8);
  P.run(ownInGlobal, 8);
  P.run(halves, 8);
  P.run(together, 8);
  P.run(vectors, 8);
}
