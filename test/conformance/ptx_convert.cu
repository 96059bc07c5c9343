//===- ptx_convert.cu - Inline PTX: conversions ---------------------------===//
#include "conform.h"

using namespace conform;

__global__ void numbers(Results Out) {
  Recorder Record(Out);
  const unsigned A = word(0), B = word(1), C = word(2);
  const float F = real(0);
  const double X = longReal(0);
  const Word J = longWord(0);
  unsigned Word32;
  Word Word64;
  float Single;
  double Real;
  asm("cvt.rzi.s32.f32 %0, %1;"
      : "=r"(Word32)
      : "f"(F));
  Record("cvt_rzi_s32", Word32);
  asm("cvt.rni.s32.f32 %0, %1;"
      : "=r"(Word32)
      : "f"(F));
  Record("cvt_rni_s32", Word32);
  asm("cvt.rmi.s32.f32 %0, %1;"
      : "=r"(Word32)
      : "f"(F));
  Record("cvt_rmi_s32", Word32);
  asm("cvt.rpi.u32.f32 %0, %1;"
      : "=r"(Word32)
      : "f"(F));
  Record("cvt_rpi_u32", Word32);
  asm("cvt.rzi.u32.f32 %0, %1;"
      : "=r"(Word32)
      : "f"(F));
  Record("cvt_rzi_u32", Word32);
  asm("cvt.rzi.s64.f32 %0, %1;"
      : "=l"(Word64)
      : "f"(F));
  Record("cvt_s64", Word64);
  asm("{ cvt.sat.s8.s32 %0, %1; }"
      : "=r"(Word32)
      : "r"(A));
  Record("cvt_s8_sat", Word32);
  asm("cvt.u32.u8 %0, %1;"
      : "=r"(Word32)
      : "r"(A));
  Record("cvt_u8", Word32);
  asm("cvt.s32.s16 %0, %1;"
      : "=r"(Word32)
      : "r"(A));
  Record("cvt_s16", Word32);
  asm("{ .reg .s32 t; mov.b32 t, %1; cvt.rn.f32.s32 %0, t; }"
      : "=f"(Single)
      : "f"(F));
  Record("cvt_f_rn", Single);
  asm("{ .reg .s32 t; mov.b32 t, %1; cvt.rz.f32.s32 %0, t; }"
      : "=f"(Single)
      : "f"(F));
  Record("cvt_f_rz", Single);
  asm("{ .reg .u32 t; mov.b32 t, %1; cvt.rp.f32.u32 %0, t; }"
      : "=f"(Single)
      : "f"(F));
  Record("cvt_f_rp", Single);
  asm("{ .reg .s32 t; mov.b32 t, %1; cvt.rm.f32.s32 %0, t; }"
      : "=f"(Single)
      : "f"(F));
  Record("cvt_f_rm", Single);
  asm("cvt.sat.f32.f32 %0, %1;"
      : "=f"(Single)
      : "f"(F));
  Record("cvt_sat", Single);
  asm("cvt.rni.f32.f32 %0, %1;"
      : "=f"(Single)
      : "f"(F));
  Record("cvt_rni_f", Single);
  asm("cvt.pack.sat.s8.s32.b32 %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("cvt_pack", Word32);
  asm("{ .reg .b32 t; .reg .b16 h, k; mov.b32 t, %1; mov.b32 {h, k}, t; cvt.f32.f16 %0, k; }"
      : "=f"(Single)
      : "f"(F));
  Record("cvt_from_f16", Single);
  asm("cvt.rni.s32.f32 %0, %1;"
      : "=r"(Word32)
      : "f"(F));
  Record("cvt.rni.s32.f32", Word32);
  asm("cvt.rni.s32.f64 %0, %1;"
      : "=r"(Word32)
      : "d"(X));
  Record("cvt.rni.s32.f64", Word32);
  asm("cvt.rzi.s32.f32 %0, %1;"
      : "=r"(Word32)
      : "f"(F));
  Record("cvt.rzi.s32.f32", Word32);
  asm("cvt.rzi.s32.f64 %0, %1;"
      : "=r"(Word32)
      : "d"(X));
  Record("cvt.rzi.s32.f64", Word32);
  asm("cvt.rmi.s32.f32 %0, %1;"
      : "=r"(Word32)
      : "f"(F));
  Record("cvt.rmi.s32.f32", Word32);
  asm("cvt.rmi.s32.f64 %0, %1;"
      : "=r"(Word32)
      : "d"(X));
  Record("cvt.rmi.s32.f64", Word32);
  asm("cvt.rpi.s32.f32 %0, %1;"
      : "=r"(Word32)
      : "f"(F));
  Record("cvt.rpi.s32.f32", Word32);
  asm("cvt.rpi.s32.f64 %0, %1;"
      : "=r"(Word32)
      : "d"(X));
  Record("cvt.rpi.s32.f64", Word32);
  asm("cvt.rni.u32.f32 %0, %1;"
      : "=r"(Word32)
      : "f"(F));
  Record("cvt.rni.u32.f32", Word32);
  asm("cvt.rni.u32.f64 %0, %1;"
      : "=r"(Word32)
      : "d"(X));
  Record("cvt.rni.u32.f64", Word32);
  asm("cvt.rzi.u32.f32 %0, %1;"
      : "=r"(Word32)
      : "f"(F));
  Record("cvt.rzi.u32.f32", Word32);
  asm("cvt.rzi.u32.f64 %0, %1;"
      : "=r"(Word32)
      : "d"(X));
  Record("cvt.rzi.u32.f64", Word32);
  asm("cvt.rmi.u32.f32 %0, %1;"
      : "=r"(Word32)
      : "f"(F));
  Record("cvt.rmi.u32.f32", Word32);
  asm("cvt.rmi.u32.f64 %0, %1;"
      : "=r"(Word32)
      : "d"(X));
  Record("cvt.rmi.u32.f64", Word32);
  asm("cvt.rpi.u32.f32 %0, %1;"
      : "=r"(Word32)
      : "f"(F));
  Record("cvt.rpi.u32.f32", Word32);
  asm("cvt.rpi.u32.f64 %0, %1;"
      : "=r"(Word32)
      : "d"(X));
  Record("cvt.rpi.u32.f64", Word32);
  asm("cvt.rni.s64.f32 %0, %1;"
      : "=l"(Word64)
      : "f"(F));
  Record("cvt.rni.s64.f32", Word64);
  asm("cvt.rni.s64.f64 %0, %1;"
      : "=l"(Word64)
      : "d"(X));
  Record("cvt.rni.s64.f64", Word64);
  asm("cvt.rzi.s64.f32 %0, %1;"
      : "=l"(Word64)
      : "f"(F));
  Record("cvt.rzi.s64.f32", Word64);
  asm("cvt.rzi.s64.f64 %0, %1;"
      : "=l"(Word64)
      : "d"(X));
  Record("cvt.rzi.s64.f64", Word64);
  asm("cvt.rmi.s64.f32 %0, %1;"
      : "=l"(Word64)
      : "f"(F));
  Record("cvt.rmi.s64.f32", Word64);
  asm("cvt.rmi.s64.f64 %0, %1;"
      : "=l"(Word64)
      : "d"(X));
  Record("cvt.rmi.s64.f64", Word64);
  asm("cvt.rpi.s64.f32 %0, %1;"
      : "=l"(Word64)
      : "f"(F));
  Record("cvt.rpi.s64.f32", Word64);
  asm("cvt.rpi.s64.f64 %0, %1;"
      : "=l"(Word64)
      : "d"(X));
  Record("cvt.rpi.s64.f64", Word64);
  asm("cvt.rni.u64.f32 %0, %1;"
      : "=l"(Word64)
      : "f"(F));
  Record("cvt.rni.u64.f32", Word64);
  asm("cvt.rni.u64.f64 %0, %1;"
      : "=l"(Word64)
      : "d"(X));
  Record("cvt.rni.u64.f64", Word64);
  asm("cvt.rzi.u64.f32 %0, %1;"
      : "=l"(Word64)
      : "f"(F));
  Record("cvt.rzi.u64.f32", Word64);
  asm("cvt.rzi.u64.f64 %0, %1;"
      : "=l"(Word64)
      : "d"(X));
  Record("cvt.rzi.u64.f64", Word64);
  asm("cvt.rmi.u64.f32 %0, %1;"
      : "=l"(Word64)
      : "f"(F));
  Record("cvt.rmi.u64.f32", Word64);
  asm("cvt.rmi.u64.f64 %0, %1;"
      : "=l"(Word64)
      : "d"(X));
  Record("cvt.rmi.u64.f64", Word64);
  asm("cvt.rpi.u64.f32 %0, %1;"
      : "=l"(Word64)
      : "f"(F));
  Record("cvt.rpi.u64.f32", Word64);
  asm("cvt.rpi.u64.f64 %0, %1;"
      : "=l"(Word64)
      : "d"(X));
  Record("cvt.rpi.u64.f64", Word64);
  asm("cvt.rn.f32.s32 %0, %1;"
      : "=f"(Single)
      : "r"(A));
  Record("cvt.rn.f32.s32", Single);
  asm("cvt.rz.f32.s32 %0, %1;"
      : "=f"(Single)
      : "r"(A));
  Record("cvt.rz.f32.s32", Single);
  asm("cvt.rm.f32.s32 %0, %1;"
      : "=f"(Single)
      : "r"(A));
  Record("cvt.rm.f32.s32", Single);
  asm("cvt.rp.f32.s32 %0, %1;"
      : "=f"(Single)
      : "r"(A));
  Record("cvt.rp.f32.s32", Single);
  asm("cvt.rn.f64.s32 %0, %1;"
      : "=d"(Real)
      : "r"(A));
  Record("cvt.rn.f64.s32", Real);
  asm("cvt.rz.f64.s32 %0, %1;"
      : "=d"(Real)
      : "r"(A));
  Record("cvt.rz.f64.s32", Real);
  asm("cvt.rn.f32.u32 %0, %1;"
      : "=f"(Single)
      : "r"(A));
  Record("cvt.rn.f32.u32", Single);
  asm("cvt.rz.f32.u32 %0, %1;"
      : "=f"(Single)
      : "r"(A));
  Record("cvt.rz.f32.u32", Single);
  asm("cvt.rm.f32.u32 %0, %1;"
      : "=f"(Single)
      : "r"(A));
  Record("cvt.rm.f32.u32", Single);
  asm("cvt.rp.f32.u32 %0, %1;"
      : "=f"(Single)
      : "r"(A));
  Record("cvt.rp.f32.u32", Single);
  asm("cvt.rn.f64.u32 %0, %1;"
      : "=d"(Real)
      : "r"(A));
  Record("cvt.rn.f64.u32", Real);
  asm("cvt.rz.f64.u32 %0, %1;"
      : "=d"(Real)
      : "r"(A));
  Record("cvt.rz.f64.u32", Real);
  asm("cvt.rn.f32.s64 %0, %1;"
      : "=f"(Single)
      : "l"(J));
  Record("cvt.rn.f32.s64", Single);
  asm("cvt.rz.f32.s64 %0, %1;"
      : "=f"(Single)
      : "l"(J));
  Record("cvt.rz.f32.s64", Single);
  asm("cvt.rm.f32.s64 %0, %1;"
      : "=f"(Single)
      : "l"(J));
  Record("cvt.rm.f32.s64", Single);
  asm("cvt.rp.f32.s64 %0, %1;"
      : "=f"(Single)
      : "l"(J));
  Record("cvt.rp.f32.s64", Single);
  asm("cvt.rn.f64.s64 %0, %1;"
      : "=d"(Real)
      : "l"(J));
  Record("cvt.rn.f64.s64", Real);
  asm("cvt.rz.f64.s64 %0, %1;"
      : "=d"(Real)
      : "l"(J));
  Record("cvt.rz.f64.s64", Real);
  asm("cvt.rn.f32.u64 %0, %1;"
      : "=f"(Single)
      : "l"(J));
  Record("cvt.rn.f32.u64", Single);
  asm("cvt.rz.f32.u64 %0, %1;"
      : "=f"(Single)
      : "l"(J));
  Record("cvt.rz.f32.u64", Single);
  asm("cvt.rm.f32.u64 %0, %1;"
      : "=f"(Single)
      : "l"(J));
  Record("cvt.rm.f32.u64", Single);
  asm("cvt.rp.f32.u64 %0, %1;"
      : "=f"(Single)
      : "l"(J));
  Record("cvt.rp.f32.u64", Single);
  asm("cvt.rn.f64.u64 %0, %1;"
      : "=d"(Real)
      : "l"(J));
  Record("cvt.rn.f64.u64", Real);
  asm("cvt.rz.f64.u64 %0, %1;"
      : "=d"(Real)
      : "l"(J));
  Record("cvt.rz.f64.u64", Real);
  asm("cvt.rn.f32.f64 %0, %1;"
      : "=f"(Single)
      : "d"(X));
  Record("cvt.rn.f32.f64", Single);
  asm("cvt.rz.f32.f64 %0, %1;"
      : "=f"(Single)
      : "d"(X));
  Record("cvt.rz.f32.f64", Single);
  asm("cvt.rm.f32.f64 %0, %1;"
      : "=f"(Single)
      : "d"(X));
  Record("cvt.rm.f32.f64", Single);
  asm("cvt.rp.f32.f64 %0, %1;"
      : "=f"(Single)
      : "d"(X));
  Record("cvt.rp.f32.f64", Single);
  asm("cvt.f64.f32 %0, %1;"
      : "=d"(Real)
      : "f"(F));
  Record("cvt.f64.f32", Real);
  asm("cvt.sat.u8.s32 %0, %1;"
      : "=r"(Word32)
      : "r"(A));
  Record("cvt.sat.u8.s32", Word32);
  asm("cvt.sat.s16.s32 %0, %1;"
      : "=r"(Word32)
      : "r"(A));
  Record("cvt.sat.s16.s32", Word32);
  asm("cvt.sat.s32.s64 %0, %1;"
      : "=r"(Word32)
      : "l"(J));
  Record("cvt.sat.s32.s64", Word32);
  asm("cvt.s64.s32 %0, %1;"
      : "=l"(Word64)
      : "r"(A));
  Record("cvt.s64.s32", Word64);
  asm("cvt.u32.u64 %0, %1;"
      : "=r"(Word32)
      : "l"(J));
  Record("cvt.u32.u64", Word32);
  asm("cvt.rzi.f32.f32 %0, %1;"
      : "=f"(Single)
      : "f"(F));
  Record("cvt.rzi.f32.f32", Single);
  asm("cvt.rmi.f32.f32 %0, %1;"
      : "=f"(Single)
      : "f"(F));
  Record("cvt.rmi.f32.f32", Single);
  asm("cvt.rpi.f64.f64 %0, %1;"
      : "=d"(Real)
      : "d"(X));
  Record("cvt.rpi.f64.f64", Real);
  asm("cvt.pack.sat.u8.s32.b32 %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("cvt.pack.sat.u8", Word32);
  asm("cvt.pack.sat.s16.s32 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("cvt.pack.sat.s16", Word32);
  asm("cvt.rna.tf32.f32 %0, %1;"
      : "=r"(Word32)
      : "f"(F == F ? F : 0));
  Record("cvt.rna.tf32", Word32);
}

int main(int Argc, char **Argv) {
  Program P(Argc, Argv);
  P.run(numbers, 8);
}
