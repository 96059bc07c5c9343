//===- ptx_choice.cu - Inline PTX: comparisons and predicates -------------===//
#include "conform.h"

using namespace conform;

__global__ void choices(Results Out) {
  Recorder Record(Out);
  const unsigned A = word(0), B = word(1), C = word(2);
  const float F = real(0), G = real(1), H = real(2);
  const double X = longReal(0), Y = longReal(1);
  const Word J = longWord(0), K = longWord(1);
  unsigned Word32;
  Word Word64;
  float Single;
  asm("{ .reg .pred p; setp.lt.s32 p, %1, %2; selp.s32 %0, %3, 7, p; }"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("setp", Word32);
  asm("{ .reg .pred p, q; setp.lo.u32 p, %1, %2; setp.ge.and.s32 p|q, %2, %3, p; selp.u32 %0, 1, 0, p; @q add.u32 %0, %0, 2; }"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("setp_and", Word32);
  asm("{ .reg .pred p; mov.u32 %0, 5; setp.ne.u32 p, %1, %2; @p add.u32 %0, %0, %3; @!p sub.u32 %0, %0, %3; }"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("guarded", Word32);
  asm("{ .reg .pred p, q; setp.gt.u32 p, %1, %2; setp.gt.u32 q, %2, %3; xor.pred p, p, q; not.pred q, p; selp.b32 %0, %1, %2, q; }"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("predicates", Word32);
  asm("set.lt.u32.s32 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("set", Word32);
  asm("slct.u32.s32 %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("slct", Word32);
  asm("{ .reg .pred p; setp.eq.f32 p, %1, %2; selp.u32 %0, 1, 0, p; }"
      : "=r"(Word32)
      : "f"(F), "f"(G));
  Record("setp_f_eq", Word32);
  asm("{ .reg .pred p; setp.ne.f32 p, %1, %2; selp.u32 %0, 1, 0, p; }"
      : "=r"(Word32)
      : "f"(F), "f"(G));
  Record("setp_f_ne", Word32);
  asm("{ .reg .pred p; setp.lt.f32 p, %1, %2; selp.u32 %0, 1, 0, p; }"
      : "=r"(Word32)
      : "f"(F), "f"(G));
  Record("setp_f_lt", Word32);
  asm("{ .reg .pred p; setp.ge.f32 p, %1, %2; selp.u32 %0, 1, 0, p; }"
      : "=r"(Word32)
      : "f"(F), "f"(G));
  Record("setp_f_ge", Word32);
  asm("{ .reg .pred p; setp.equ.f32 p, %1, %2; selp.u32 %0, 1, 0, p; }"
      : "=r"(Word32)
      : "f"(F), "f"(G));
  Record("setp_f_equ", Word32);
  asm("{ .reg .pred p; setp.neu.f32 p, %1, %2; selp.u32 %0, 1, 0, p; }"
      : "=r"(Word32)
      : "f"(F), "f"(G));
  Record("setp_f_neu", Word32);
  asm("{ .reg .pred p; setp.ltu.f32 p, %1, %2; selp.u32 %0, 1, 0, p; }"
      : "=r"(Word32)
      : "f"(F), "f"(G));
  Record("setp_f_ltu", Word32);
  asm("{ .reg .pred p; setp.geu.f32 p, %1, %2; selp.u32 %0, 1, 0, p; }"
      : "=r"(Word32)
      : "f"(F), "f"(G));
  Record("setp_f_geu", Word32);
  asm("{ .reg .pred p; setp.num.f32 p, %1, %2; selp.u32 %0, 1, 0, p; }"
      : "=r"(Word32)
      : "f"(F), "f"(G));
  Record("setp_f_num", Word32);
  asm("{ .reg .pred p; setp.nan.f32 p, %1, %2; selp.u32 %0, 1, 0, p; }"
      : "=r"(Word32)
      : "f"(F), "f"(G));
  Record("setp_f_nan", Word32);
  asm("{ .reg .pred p; testp.finite.f32 p, %1; selp.u32 %0, 1, 0, p; }"
      : "=r"(Word32)
      : "f"(F));
  Record("testp_finite", Word32);
  asm("{ .reg .pred p; testp.infinite.f32 p, %1; selp.u32 %0, 1, 0, p; }"
      : "=r"(Word32)
      : "f"(F));
  Record("testp_infinite", Word32);
  asm("{ .reg .pred p; testp.number.f32 p, %1; selp.u32 %0, 1, 0, p; }"
      : "=r"(Word32)
      : "f"(F));
  Record("testp_number", Word32);
  asm("{ .reg .pred p; testp.notanumber.f32 p, %1; selp.u32 %0, 1, 0, p; }"
      : "=r"(Word32)
      : "f"(F));
  Record("testp_notanumber", Word32);
  asm("{ .reg .pred p; testp.normal.f32 p, %1; selp.u32 %0, 1, 0, p; }"
      : "=r"(Word32)
      : "f"(F));
  Record("testp_normal", Word32);
  asm("{ .reg .pred p; testp.subnormal.f32 p, %1; selp.u32 %0, 1, 0, p; }"
      : "=r"(Word32)
      : "f"(F));
  Record("testp_subnormal", Word32);
  asm("mov.b64 %0, {%1, %2};"
      : "=l"(Word64)
      : "r"(A), "r"(B));
  Record("pack", Word64);
  asm("{ .reg .b32 lo, hi; .reg .b64 w; mov.b64 w, {%1, %2}; add.u64 w, w, 1; mov.b64 {lo, hi}, w; xor.b32 %0, lo, hi; }"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("unpack", Word32);
  asm("{ .reg .b16 h, k; mov.b32 {h, k}, %1; mov.b32 %0, {k, h}; }"
      : "=r"(Word32)
      : "r"(A));
  Record("halves", Word32);
  asm("set.lt.u32.f32 %0, %1, %2;"
      : "=r"(Word32)
      : "f"(F), "f"(G));
  Record("set.f32", Word32);
  asm("set.ge.f32.f32 %0, %1, %2;"
      : "=f"(Single)
      : "f"(F), "f"(G));
  Record("set.f32.f32", Single);
  asm("slct.f32.f32 %0, %1, %2, %3;"
      : "=f"(Single)
      : "f"(F), "f"(G), "f"(H));
  Record("slct.f32", Single);
  asm("{ .reg .pred p; setp.leu.f64 p, %1, %2; selp.u32 %0, 3, 4, p; }"
      : "=r"(Word32)
      : "d"(X), "d"(Y));
  Record("setp.f64", Word32);
  asm("{ .reg .pred p; setp.hs.u32 p, %1, %2; selp.u32 %0, 3, 4, p; }"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("setp.hs", Word32);
  asm("{ .reg .pred p; setp.gt.s64 p, %1, %2; selp.b64 %0, %1, %2, p; }"
      : "=l"(Word64)
      : "l"(J), "l"(K));
  Record("setp.s64", Word64);
}

int main(int Argc, char **Argv) {
  Program P(Argc, Argv);
  P.run(choices, 8);
}
