//===- ptx_half.cu - Inline PTX: f16, bf16 and pairs ----------------------===//
#include "conform.h"

using namespace conform;

__global__ void halves(Results Out) {
  Recorder Record(Out);
  const unsigned A = word(0) ^ 0x3c00, B = word(1) ^ 0x3c003c00, C = word(2);
  const unsigned short S = (unsigned short)A, T = (unsigned short)(B >> 16);
  unsigned Word32;
  unsigned short Short;
  asm("add.rn.f16x2 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("add.f16x2", unsigned(narrowPair(Word32, 0x7c00)));
  asm("sub.rn.f16x2 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("sub.f16x2", unsigned(narrowPair(Word32, 0x7c00)));
  asm("mul.rn.f16x2 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("mul.f16x2", unsigned(narrowPair(Word32, 0x7c00)));
  asm("fma.rn.f16x2 %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("fma.f16x2", unsigned(narrowPair(Word32, 0x7c00)));
  asm("fma.rn.relu.f16x2 %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("fma.relu.f16x2", unsigned(narrowPair(Word32, 0x7c00)));
  asm("min.f16x2 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("min.f16x2", unsigned(narrowPair(Word32, 0x7c00)));
  asm("max.f16x2 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("max.f16x2", unsigned(narrowPair(Word32, 0x7c00)));
  asm("min.NaN.f16x2 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("min.NaN.f16x2", unsigned(narrowPair(Word32, 0x7c00)));
  asm("max.NaN.f16x2 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("max.NaN.f16x2", unsigned(narrowPair(Word32, 0x7c00)));
  asm("neg.f16x2 %0, %1;"
      : "=r"(Word32)
      : "r"(A));
  Record("neg.f16x2", unsigned(narrowPair(Word32, 0x7c00)));
  asm("abs.f16x2 %0, %1;"
      : "=r"(Word32)
      : "r"(A));
  Record("abs.f16x2", unsigned(narrowPair(Word32, 0x7c00)));
  asm("add.rn.bf16x2 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("add.bf16x2", unsigned(narrowPair(Word32, 0x7f80)));
  asm("sub.rn.bf16x2 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("sub.bf16x2", unsigned(narrowPair(Word32, 0x7f80)));
  asm("mul.rn.bf16x2 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("mul.bf16x2", unsigned(narrowPair(Word32, 0x7f80)));
  asm("fma.rn.bf16x2 %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("fma.bf16x2", unsigned(narrowPair(Word32, 0x7f80)));
  asm("fma.rn.relu.bf16x2 %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("fma.relu.bf16x2", unsigned(narrowPair(Word32, 0x7f80)));
  asm("min.bf16x2 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("min.bf16x2", unsigned(narrowPair(Word32, 0x7f80)));
  asm("max.bf16x2 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("max.bf16x2", unsigned(narrowPair(Word32, 0x7f80)));
  asm("min.NaN.bf16x2 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("min.NaN.bf16x2", unsigned(narrowPair(Word32, 0x7f80)));
  asm("max.NaN.bf16x2 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("max.NaN.bf16x2", unsigned(narrowPair(Word32, 0x7f80)));
  asm("neg.bf16x2 %0, %1;"
      : "=r"(Word32)
      : "r"(A));
  Record("neg.bf16x2", unsigned(narrowPair(Word32, 0x7f80)));
  asm("abs.bf16x2 %0, %1;"
      : "=r"(Word32)
      : "r"(A));
  Record("abs.bf16x2", unsigned(narrowPair(Word32, 0x7f80)));
  asm("add.rn.sat.f16x2 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("add.sat.f16x2", unsigned(narrowPair(Word32, 0x7c00)));
  asm("min.xorsign.abs.f16x2 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("min.xorsign.f16x2", unsigned(narrowPair(Word32, 0x7c00)));
  asm("add.rn.f16 %0, %1, %2;"
      : "=h"(Short)
      : "h"(S), "h"(T));
  Record("add.rn.f16", unsigned(narrowBits(Short, 0x7c00)));
  asm("mul.rn.f16 %0, %1, %2;"
      : "=h"(Short)
      : "h"(S), "h"(T));
  Record("mul.rn.f16", unsigned(narrowBits(Short, 0x7c00)));
  asm("min.f16 %0, %1, %2;"
      : "=h"(Short)
      : "h"(S), "h"(T));
  Record("min.f16", unsigned(narrowBits(Short, 0x7c00)));
  asm("max.f16 %0, %1, %2;"
      : "=h"(Short)
      : "h"(S), "h"(T));
  Record("max.f16", unsigned(narrowBits(Short, 0x7c00)));
  asm("fma.rn.f16 %0, %1, %2, %1;"
      : "=h"(Short)
      : "h"(S), "h"(T));
  Record("fma.rn.f16", unsigned(narrowBits(Short, 0x7c00)));
  asm("add.rn.bf16 %0, %1, %2;"
      : "=h"(Short)
      : "h"(S), "h"(T));
  Record("add.rn.bf16", unsigned(narrowBits(Short, 0x7f80)));
  asm("mul.rn.bf16 %0, %1, %2;"
      : "=h"(Short)
      : "h"(S), "h"(T));
  Record("mul.rn.bf16", unsigned(narrowBits(Short, 0x7f80)));
  asm("min.bf16 %0, %1, %2;"
      : "=h"(Short)
      : "h"(S), "h"(T));
  Record("min.bf16", unsigned(narrowBits(Short, 0x7f80)));
  asm("max.bf16 %0, %1, %2;"
      : "=h"(Short)
      : "h"(S), "h"(T));
  Record("max.bf16", unsigned(narrowBits(Short, 0x7f80)));
  asm("fma.rn.bf16 %0, %1, %2, %1;"
      : "=h"(Short)
      : "h"(S), "h"(T));
  Record("fma.rn.bf16", unsigned(narrowBits(Short, 0x7f80)));
}

int main(int Argc, char **Argv) {
  Program P(Argc, Argv);
  P.run(halves, 8);
}
