//===- ptx_integer.cu - Inline PTX: integer arithmetic, carries, dot products, video ===//
#include "conform.h"

using namespace conform;

__global__ void arithmetic(Results Out) {
  Recorder Record(Out);
  const unsigned A = word(0), B = word(1), C = word(2);
  const Word J = longWord(0), K = longWord(1);
  unsigned Word32;
  Word Word64;
  asm("add.sat.s32 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("add_sat", Word32);
  asm("sub.sat.s32 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("sub_sat", Word32);
  asm("mul.lo.s32 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("mul_lo", Word32);
  asm("mul.hi.u32 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("mul_hi_u", Word32);
  asm("mul.hi.s32 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("mul_hi_s", Word32);
  asm("mul.wide.u32 %0, %1, %2;"
      : "=l"(Word64)
      : "r"(A), "r"(B));
  Record("mul_wide_u", Word64);
  asm("mul.wide.s32 %0, %1, %2;"
      : "=l"(Word64)
      : "r"(A), "r"(B));
  Record("mul_wide_s", Word64);
  asm("{ .reg .u64 w, v; mov.b64 w, {%1, %2}; mov.b64 v, {%2, %3}; mul.hi.u64 %0, w, v; }"
      : "=l"(Word64)
      : "r"(A), "r"(B), "r"(C));
  Record("mul_hi_64", Word64);
  asm("mad.lo.u32 %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("mad_lo", Word32);
  asm("mad.hi.s32 %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("mad_hi", Word32);
  asm("{ .reg .s64 w; cvt.s64.s32 w, %3; mad.wide.s32 %0, %1, %2, w; }"
      : "=l"(Word64)
      : "r"(A), "r"(B), "r"(C));
  Record("mad_wide", Word64);
  asm("mul24.lo.u32 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("mul24", Word32);
  asm("mul24.hi.s32 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("mul24_hi", Word32);
  asm("mad24.lo.s32 %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("mad24", Word32);
  asm("{ .reg .u16 h, k; cvt.u16.u32 h, %1; cvt.u16.u32 k, %2; mul.wide.u16 %0, h, k; }"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("mul_16", Word32);
  asm("{ .reg .s16 h, k; cvt.u16.u32 h, %1; cvt.u16.u32 k, %2; mul.hi.s16 h, h, k; cvt.s32.s16 %0, h; }"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("mul_16_hi", Word32);
  asm("{ .reg .pred p; .reg .s32 t; or.b32 t, %2, 1; and.b32 t, t, 0x7fffffff; div.s32 %0, %1, t; }"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("div_s", Word32);
  asm("{ .reg .u32 t; or.b32 t, %2, 1; rem.u32 %0, %1, t; }"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("rem_u", Word32);
  asm("min.s32 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("min_s", Word32);
  asm("max.u32 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("max_u", Word32);
  asm("abs.s32 %0, %1;"
      : "=r"(Word32)
      : "r"(A));
  Record("abs", Word32);
  asm("neg.s32 %0, %1;"
      : "=r"(Word32)
      : "r"(A));
  Record("neg", Word32);
  asm("sad.u32 %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("sad_u", Word32);
  asm("sad.s32 %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("sad_s", Word32);
  asm("dp4a.s32.s32 %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("dp4a_ss", Word32);
  asm("dp4a.u32.u32 %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("dp4a_uu", Word32);
  asm("dp4a.u32.s32 %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("dp4a_us", Word32);
  asm("dp2a.lo.s32.u32 %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("dp2a_lo", Word32);
  asm("dp2a.hi.s32.u32 %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("dp2a_hi", Word32);
  asm("{ .reg .u32 lo, hi; add.cc.u32 lo, %1, %2; addc.u32 hi, %3, %1; mov.b64 %0, {lo, hi}; }"
      : "=l"(Word64)
      : "r"(A), "r"(B), "r"(C));
  Record("add_carry", Word64);
  asm("{ .reg .u32 lo, hi; sub.cc.u32 lo, %1, %2; subc.u32 hi, %3, %1; mov.b64 %0, {lo, hi}; }"
      : "=l"(Word64)
      : "r"(A), "r"(B), "r"(C));
  Record("sub_carry", Word64);
  asm("{ .reg .u32 lo, hi; mad.lo.cc.u32 lo, %1, %2, %3; madc.hi.u32 hi, %1, %2, %3; mov.b64 %0, {lo, hi}; }"
      : "=l"(Word64)
      : "r"(A), "r"(B), "r"(C));
  Record("mad_carry", Word64);
  asm("{ .reg .u32 t; add.cc.u32 t, %1, %2; addc.cc.u32 t, %2, %3; addc.cc.u32 t, %3, %1; addc.u32 %0, 0, 0; }"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("carry_chain", Word32);
  asm("{ .reg .u32 t; sub.cc.u32 t, %1, %2; subc.cc.u32 t, %2, %3; subc.cc.u32 t, %3, %1; subc.u32 %0, 0, 0; }"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("borrow_chain", Word32);
  asm("add.u64 %0, %1, %2;"
      : "=l"(Word64)
      : "l"(J), "l"(K));
  Record("add.u64", Word64);
  asm("mul.lo.u64 %0, %1, %2;"
      : "=l"(Word64)
      : "l"(J), "l"(K));
  Record("mul.lo.u64", Word64);
  asm("mul.hi.s64 %0, %1, %2;"
      : "=l"(Word64)
      : "l"(J), "l"(K));
  Record("mul.hi.s64", Word64);
  asm("mad.hi.u64 %0, %1, %2, %1;"
      : "=l"(Word64)
      : "l"(J), "l"(K));
  Record("mad.hi.u64", Word64);
  asm("min.s64 %0, %1, %2;"
      : "=l"(Word64)
      : "l"(J), "l"(K));
  Record("min.s64", Word64);
  asm("max.u64 %0, %1, %2;"
      : "=l"(Word64)
      : "l"(J), "l"(K));
  Record("max.u64", Word64);
  asm("abs.s64 %0, %1;"
      : "=l"(Word64)
      : "l"(J >> 1));
  Record("abs.s64", Word64);
  asm("min.relu.s32 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("min.relu", Word32);
  asm("max.s16x2 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("max.s16x2", Word32);
  asm("min.u16x2 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("min.u16x2", Word32);
  asm("add.u16x2 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("add.u16x2", Word32);
  asm("{ .reg .u64 t; add.cc.u64 t, %1, %2; addc.u64 %0, %1, %2; }"
      : "=l"(Word64)
      : "l"(J), "l"(K));
  Record("addc.cc.u64", Word64);
  asm("{ .reg .u16 h, k; mov.b32 {h, k}, %1; mul.wide.u16 %0, h, k; }"
      : "=r"(Word32)
      : "r"(A));
  Record("mul.wide.u16", Word32);
}

__global__ void video(Results Out) {
  Recorder Record(Out);
  const unsigned A = word(0), B = word(1), C = word(2);
  unsigned Word32;
  asm("vshr.u32.u32.u32.clamp.add %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("vshr", Word32);
  asm("vshl.u32.u32.u32.wrap.add %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("vshl", Word32);
  asm("vabsdiff4.u32.u32.u32.add %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("vabsdiff4", Word32);
  asm("vadd.s32.s32.u32.sat %0, %1.b1, %2.h1;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("vadd_parts", Word32);
  asm("vmax.u32.u32.u32 %0.b2, %1.b0, %2.b3, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("vmax_merge", Word32);
  asm("vadd4.s32.s32.s32.sat %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("vadd4_sat", Word32);
  asm("vavrg4.u32.u32.u32 %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("vavrg4", Word32);
  asm("vmin2.s32.s32.s32 %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("vmin2", Word32);
  asm("vset4.u32.u32.gt %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("vset4", Word32);
  asm("vsub.u32.s32.u32.sat %0, %1.b2, %2.h0;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("vsub.sat", Word32);
  asm("vabsdiff.u32.u32.u32.add %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("vabsdiff.add", Word32);
  asm("vmin.s32.s32.s32.max %0, %1.h0, %2.h1, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("vmin.max", Word32);
  asm("vmad.s32.s32.s32 %0, %1.h0, %2.h1, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("vmad", Word32);
  asm("vset.s32.u32.lt %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("vset", Word32);
  asm("vset.u32.u32.ne.add %0, %1.b0, %2.b1, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("vset.add", Word32);
  asm("vshl.u32.u32.u32.clamp %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("vshl.clamp", Word32);
  asm("vshr.s32.s32.u32.wrap.min %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("vshr.wrap", Word32);
  asm("vadd4.u32.u32.u32 %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("vadd4", Word32);
  asm("vadd2.s32.s32.s32.sat %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("vadd2.sat", Word32);
  asm("vsub4.s32.u32.u32.sat %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("vsub4", Word32);
  asm("vsub2.u32.u32.u32 %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("vsub2", Word32);
  asm("vavrg2.s32.s32.s32 %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("vavrg2", Word32);
  asm("vavrg4.s32.s32.s32 %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("vavrg4.s32", Word32);
  asm("vabsdiff2.u32.s32.s32 %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("vabsdiff2", Word32);
  asm("vabsdiff2.u32.u32.u32.add %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("vabsdiff2.add", Word32);
  asm("vmax4.u32.u32.u32 %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("vmax4", Word32);
  asm("vmax2.s32.s32.s32.add %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("vmax2.add", Word32);
  asm("vset2.s32.s32.le %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("vset2", Word32);
  asm("vset4.u32.u32.eq.add %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("vset4.add", Word32);
  asm("vadd4.u32.u32.u32 %0.b20, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("vadd4.mask", Word32);
  asm("vadd4.s32.s32.s32.sat %0, %1.b7310, %2.b0246, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("vadd4.select", Word32);
  asm("vsub2.u32.u32.u32 %0.h1, %1.h01, %2.h32, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("vsub2.mask", Word32);
  asm("vmax2.s32.s32.s32 %0, %1.h20, %2.h13, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("vmax2.select", Word32);
  asm("vabsdiff4.u32.u32.u32.add %0.b310, %1, %2.b3210, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("vabsdiff4.mask.add", Word32);
  asm("vset4.u32.u32.lt %0.b3, %1.b4444, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("vset4.mask", Word32);
}

int main(int Argc, char **Argv) {
  Program P(Argc, Argv);
  P.run(arithmetic, 8);
  P.run(video, 8);
}
