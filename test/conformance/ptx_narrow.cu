//===- ptx_narrow.cu - Inline PTX: conversions to 16 and 8 bits -----------===//
#include "conform.h"

using namespace conform;

__global__ void narrowNumbers(Results Out) {
  Recorder Record(Out);
  const unsigned A = word(0), B = word(1) ^ 0x3c003c00;
  const Word J = longWord(0);
  const float F = real(0), G = real(1);
  const float Middle = between(-600, 600, 3) * between(0, 1, 4);
  const double X = longReal(0);
  const unsigned short S = (unsigned short)(A ^ A >> 16);
  unsigned Word32;
  unsigned short Short;
  float Single;
  asm("cvt.rn.f16.f32 %0, %1;"
      : "=h"(Short)
      : "f"(F));
  Record("cvt.rn.f16.f32", unsigned(narrowBits(Short, 0x7c00)));
  asm("cvt.rn.bf16.f32 %0, %1;"
      : "=h"(Short)
      : "f"(F));
  Record("cvt.rn.bf16.f32", unsigned(narrowBits(Short, 0x7f80)));
  asm("cvt.rn.f16x2.f32 %0, %1, %2;"
      : "=r"(Word32)
      : "f"(F), "f"(G));
  Record("cvt.rn.f16x2.f32", unsigned(narrowPair(Word32, 0x7c00)));
  asm("cvt.rn.bf16x2.f32 %0, %1, %2;"
      : "=r"(Word32)
      : "f"(F), "f"(G));
  Record("cvt.rn.bf16x2.f32", unsigned(narrowPair(Word32, 0x7f80)));
  asm("cvt.rn.relu.f16x2.f32 %0, %1, %2;"
      : "=r"(Word32)
      : "f"(F), "f"(G));
  Record("cvt.rn.relu.f16x2.f32", unsigned(narrowPair(Word32, 0x7c00)));
  asm("cvt.rz.f16.f32 %0, %1;"
      : "=h"(Short)
      : "f"(F));
  Record("cvt.rz.f16.f32", unsigned(narrowBits(Short, 0x7c00)));
  asm("cvt.rz.bf16.f32 %0, %1;"
      : "=h"(Short)
      : "f"(F));
  Record("cvt.rz.bf16.f32", unsigned(narrowBits(Short, 0x7f80)));
  asm("cvt.rz.f16x2.f32 %0, %1, %2;"
      : "=r"(Word32)
      : "f"(F), "f"(G));
  Record("cvt.rz.f16x2.f32", unsigned(narrowPair(Word32, 0x7c00)));
  asm("cvt.rz.bf16x2.f32 %0, %1, %2;"
      : "=r"(Word32)
      : "f"(F), "f"(G));
  Record("cvt.rz.bf16x2.f32", unsigned(narrowPair(Word32, 0x7f80)));
  asm("cvt.rz.relu.f16x2.f32 %0, %1, %2;"
      : "=r"(Word32)
      : "f"(F), "f"(G));
  Record("cvt.rz.relu.f16x2.f32", unsigned(narrowPair(Word32, 0x7c00)));
  asm("cvt.rn.f16.f64 %0, %1;"
      : "=h"(Short)
      : "d"(X));
  Record("cvt.rn.f16.f64", unsigned(narrowBits(Short, 0x7c00)));
  asm("cvt.rn.f16.s32 %0, %1;"
      : "=h"(Short)
      : "r"(A));
  Record("cvt.rn.f16.s32", unsigned(narrowBits(Short, 0x7c00)));
  asm("cvt.rn.f16.u32 %0, %1;"
      : "=h"(Short)
      : "r"(A));
  Record("cvt.rn.f16.u32", unsigned(narrowBits(Short, 0x7c00)));
  asm("cvt.rn.f16.s64 %0, %1;"
      : "=h"(Short)
      : "l"(J));
  Record("cvt.rn.f16.s64", unsigned(narrowBits(Short, 0x7c00)));
  asm("cvt.f32.f16 %0, %1;" : "=f"(Single) : "h"(S));
  Record("cvt.f32.f16", Single);
  asm("cvt.f32.bf16 %0, %1;" : "=f"(Single) : "h"(S));
  Record("cvt.f32.bf16", Single);
  asm("cvt.rni.s32.f16 %0, %1;" : "=r"(Word32) : "h"(S));
  Record("cvt.rni.s32.f16", Word32);
  asm("cvt.rzi.s32.f16 %0, %1;" : "=r"(Word32) : "h"(S));
  Record("cvt.rzi.s32.f16", Word32);
  asm("cvt.rmi.s32.f16 %0, %1;" : "=r"(Word32) : "h"(S));
  Record("cvt.rmi.s32.f16", Word32);
  asm("cvt.rni.u32.f16 %0, %1;" : "=r"(Word32) : "h"(S));
  Record("cvt.rni.u32.f16", Word32);
  asm("cvt.rzi.u32.f16 %0, %1;" : "=r"(Word32) : "h"(S));
  Record("cvt.rzi.u32.f16", Word32);
  asm("cvt.rmi.u32.f16 %0, %1;" : "=r"(Word32) : "h"(S));
  Record("cvt.rmi.u32.f16", Word32);
  asm("cvt.rn.satfinite.e4m3x2.f32 %0, %1, %2;" : "=h"(Short) : "f"(Middle), "f"(F));
  Record("cvt.e4m3x2.f32", unsigned(Short));
  asm("cvt.rn.satfinite.relu.e4m3x2.f32 %0, %1, %2;" : "=h"(Short) : "f"(F), "f"(Middle));
  Record("cvt.relu.e4m3x2.f32", unsigned(Short));
  asm("cvt.rn.satfinite.e4m3x2.f16x2 %0, %1;" : "=h"(Short) : "r"(B));
  Record("cvt.e4m3x2.f16x2", unsigned(Short));
  asm("cvt.rn.f16x2.e4m3x2 %0, %1;"
      : "=r"(Word32)
      : "h"(S));
  Record("cvt.f16x2.e4m3x2", unsigned(narrowPair(Word32, 0x7c00)));
  asm("cvt.rn.relu.f16x2.e4m3x2 %0, %1;"
      : "=r"(Word32)
      : "h"(S));
  Record("cvt.relu.f16x2.e4m3x2", unsigned(narrowPair(Word32, 0x7c00)));
  asm("cvt.rn.satfinite.e5m2x2.f32 %0, %1, %2;" : "=h"(Short) : "f"(Middle), "f"(F));
  Record("cvt.e5m2x2.f32", unsigned(Short));
  asm("cvt.rn.satfinite.relu.e5m2x2.f32 %0, %1, %2;" : "=h"(Short) : "f"(F), "f"(Middle));
  Record("cvt.relu.e5m2x2.f32", unsigned(Short));
  asm("cvt.rn.satfinite.e5m2x2.f16x2 %0, %1;" : "=h"(Short) : "r"(B));
  Record("cvt.e5m2x2.f16x2", unsigned(Short));
  asm("cvt.rn.f16x2.e5m2x2 %0, %1;"
      : "=r"(Word32)
      : "h"(S));
  Record("cvt.f16x2.e5m2x2", unsigned(narrowPair(Word32, 0x7c00)));
  asm("cvt.rn.relu.f16x2.e5m2x2 %0, %1;"
      : "=r"(Word32)
      : "h"(S));
  Record("cvt.relu.f16x2.e5m2x2", unsigned(narrowPair(Word32, 0x7c00)));
}

int main(int Argc, char **Argv) {
  Program P(Argc, Argv);
  P.run(narrowNumbers, 8);
}
