// Inline PTX of one instruction or a few, over operands that include the edges:
// each result is compared with plain C++ written from the PTX ISA. The program is
// CUDA; it passes on NVIDIA GPUs as it stands.
#include <algorithm>
#include <cfenv>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <cuda_runtime.h>
#include <vector>

typedef unsigned long long u64;

// Operations -----------------------------------------------------------------

__device__ u64 lop3_96(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("lop3.b32 %0, %1, %2, %3, 0x96;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 lop3_e8(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("lop3.b32 %0, %1, %2, %3, 0xe8;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 lop3_ca(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("lop3.b32 %0, %1, %2, %3, 0xca;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 lop3_b8(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("lop3.b32 %0, %1, %2, %3, 0xb8;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 lop3_1e(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("lop3.b32 %0, %1, %2, %3, 0x1e;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 lop3_6a(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("lop3.b32 %0, %1, %2, %3, 0x6a;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 lop3_2d(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("lop3.b32 %0, %1, %2, %3, 0x2d;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 lop3_80(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("lop3.b32 %0, %1, %2, %3, 0x80;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 lop3_7f(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("lop3.b32 %0, %1, %2, %3, 0x7f;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 lop3_17(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("lop3.b32 %0, %1, %2, %3, 0x17;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 lop3_01(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("lop3.b32 %0, %1, %2, %3, 0x01;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 lop3_d4(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("lop3.b32 %0, %1, %2, %3, 0xd4;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 logic(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("{ .reg .b32 t; and.b32 t, %1, %2; xor.b32 t, t, %3; not.b32 %0, t; }" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 cnot(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("{ .reg .b32 t; and.b32 t, %1, %2; cnot.b32 %0, t; }" : "=r"(d) : "r"(a), "r"(b));
  return d;
}
__device__ u64 shl(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("shl.b32 %0, %1, %2;" : "=r"(d) : "r"(a), "r"(b));
  return d;
}
__device__ u64 shr_u(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("shr.u32 %0, %1, %2;" : "=r"(d) : "r"(a), "r"(b));
  return d;
}
__device__ u64 shr_s(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("shr.s32 %0, %1, %2;" : "=r"(d) : "r"(a), "r"(b));
  return d;
}
__device__ u64 shr_5(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("shr.s32 %0, %1, 5;" : "=r"(d) : "r"(a));
  return d;
}
__device__ u64 shl64(unsigned a, unsigned b, unsigned c) {
  u64 d;
  asm("{ .reg .u64 w; cvt.u64.u32 w, %1; mul.lo.u64 w, w, 0x100000001; shl.b64 %0, w, %2; }" : "=l"(d) : "r"(a), "r"(b));
  return d;
}
__device__ u64 shr64(unsigned a, unsigned b, unsigned c) {
  u64 d;
  asm("{ .reg .s64 w; cvt.u64.u32 w, %1; mul.lo.u64 w, w, 0x100000001; shr.s64 %0, w, %2; }" : "=l"(d) : "r"(a), "r"(b));
  return d;
}
__device__ u64 shf_l_wrap(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("shf.l.wrap.b32 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 shf_r_wrap(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("shf.r.wrap.b32 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 shf_l_clamp(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("shf.l.clamp.b32 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 shf_r_clamp(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("shf.r.clamp.b32 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 prmt(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("prmt.b32 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 prmt_rotate(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("prmt.b32 %0, %1, %1, 0x0321;" : "=r"(d) : "r"(a));
  return d;
}
__device__ u64 prmt_sign(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("prmt.b32 %0, %1, %2, 0xb480;" : "=r"(d) : "r"(a), "r"(b));
  return d;
}
__device__ u64 prmt_f4e(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("prmt.b32.f4e %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 prmt_rc8(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("prmt.b32.rc8 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 prmt_rc16(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("prmt.b32.rc16 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 prmt_b4e(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("prmt.b32.b4e %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 prmt_ecl(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("prmt.b32.ecl %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 prmt_ecr(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("prmt.b32.ecr %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 bfe_u(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("bfe.u32 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 bfe_s(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("bfe.s32 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 bfe_s64(unsigned a, unsigned b, unsigned c) {
  u64 d;
  asm("{ .reg .u64 w; .reg .b32 b, c; mov.b64 w, {%1, %2}; and.b32 b, %2, 255; and.b32 c, %3, 255; bfe.s64 %0, w, b, c; }" : "=l"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 bfi(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("bfi.b32 %0, %1, %2, %3, 9;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 bfi_len(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("bfi.b32 %0, %1, %2, 3, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 bfind_u(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("bfind.u32 %0, %1;" : "=r"(d) : "r"(a));
  return d;
}
__device__ u64 bfind_s(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("bfind.s32 %0, %1;" : "=r"(d) : "r"(a));
  return d;
}
__device__ u64 bfind_amount(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("bfind.shiftamt.u32 %0, %1;" : "=r"(d) : "r"(a));
  return d;
}
__device__ u64 popc(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("popc.b32 %0, %1;" : "=r"(d) : "r"(a));
  return d;
}
__device__ u64 clz(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("clz.b32 %0, %1;" : "=r"(d) : "r"(a));
  return d;
}
__device__ u64 brev(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("brev.b32 %0, %1;" : "=r"(d) : "r"(a));
  return d;
}
__device__ u64 clz64(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("{ .reg .u64 w; mov.b64 w, {%1, %2}; clz.b64 %0, w; }" : "=r"(d) : "r"(a), "r"(b));
  return d;
}
__device__ u64 bmsk(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("bmsk.clamp.b32 %0, %1, %2;" : "=r"(d) : "r"(a), "r"(b));
  return d;
}
__device__ u64 szext(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("szext.clamp.s32 %0, %1, %2;" : "=r"(d) : "r"(a), "r"(b));
  return d;
}
__device__ u64 fns(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("fns.b32 %0, %1, 3, 2;" : "=r"(d) : "r"(a));
  return d;
}
__device__ u64 add_sat(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("add.sat.s32 %0, %1, %2;" : "=r"(d) : "r"(a), "r"(b));
  return d;
}
__device__ u64 sub_sat(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("sub.sat.s32 %0, %1, %2;" : "=r"(d) : "r"(a), "r"(b));
  return d;
}
__device__ u64 mul_lo(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("mul.lo.s32 %0, %1, %2;" : "=r"(d) : "r"(a), "r"(b));
  return d;
}
__device__ u64 mul_hi_u(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("mul.hi.u32 %0, %1, %2;" : "=r"(d) : "r"(a), "r"(b));
  return d;
}
__device__ u64 mul_hi_s(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("mul.hi.s32 %0, %1, %2;" : "=r"(d) : "r"(a), "r"(b));
  return d;
}
__device__ u64 mul_wide_u(unsigned a, unsigned b, unsigned c) {
  u64 d;
  asm("mul.wide.u32 %0, %1, %2;" : "=l"(d) : "r"(a), "r"(b));
  return d;
}
__device__ u64 mul_wide_s(unsigned a, unsigned b, unsigned c) {
  u64 d;
  asm("mul.wide.s32 %0, %1, %2;" : "=l"(d) : "r"(a), "r"(b));
  return d;
}
__device__ u64 mul_hi_64(unsigned a, unsigned b, unsigned c) {
  u64 d;
  asm("{ .reg .u64 w, v; mov.b64 w, {%1, %2}; mov.b64 v, {%2, %3}; mul.hi.u64 %0, w, v; }" : "=l"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 mad_lo(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("mad.lo.u32 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 mad_hi(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("mad.hi.s32 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 mad_wide(unsigned a, unsigned b, unsigned c) {
  u64 d;
  asm("{ .reg .s64 w; cvt.s64.s32 w, %3; mad.wide.s32 %0, %1, %2, w; }" : "=l"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 mul24(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("mul24.lo.u32 %0, %1, %2;" : "=r"(d) : "r"(a), "r"(b));
  return d;
}
__device__ u64 mul24_hi(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("mul24.hi.s32 %0, %1, %2;" : "=r"(d) : "r"(a), "r"(b));
  return d;
}
__device__ u64 mad24(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("mad24.lo.s32 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 mul_16(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("{ .reg .u16 h, k; cvt.u16.u32 h, %1; cvt.u16.u32 k, %2; mul.wide.u16 %0, h, k; }" : "=r"(d) : "r"(a), "r"(b));
  return d;
}
__device__ u64 mul_16_hi(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("{ .reg .s16 h, k; cvt.u16.u32 h, %1; cvt.u16.u32 k, %2; mul.hi.s16 h, h, k; cvt.s32.s16 %0, h; }" : "=r"(d) : "r"(a), "r"(b));
  return d;
}
__device__ u64 div_s(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("{ .reg .pred p; .reg .s32 t; or.b32 t, %2, 1; and.b32 t, t, 0x7fffffff; div.s32 %0, %1, t; }" : "=r"(d) : "r"(a), "r"(b));
  return d;
}
__device__ u64 rem_u(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("{ .reg .u32 t; or.b32 t, %2, 1; rem.u32 %0, %1, t; }" : "=r"(d) : "r"(a), "r"(b));
  return d;
}
__device__ u64 min_s(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("min.s32 %0, %1, %2;" : "=r"(d) : "r"(a), "r"(b));
  return d;
}
__device__ u64 max_u(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("max.u32 %0, %1, %2;" : "=r"(d) : "r"(a), "r"(b));
  return d;
}
__device__ u64 abs(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("abs.s32 %0, %1;" : "=r"(d) : "r"(a));
  return d;
}
__device__ u64 neg(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("neg.s32 %0, %1;" : "=r"(d) : "r"(a));
  return d;
}
__device__ u64 sad_u(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("sad.u32 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 sad_s(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("sad.s32 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 dp4a_ss(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("dp4a.s32.s32 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 dp4a_uu(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("dp4a.u32.u32 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 dp4a_us(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("dp4a.u32.s32 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 dp2a_lo(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("dp2a.lo.s32.u32 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 dp2a_hi(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("dp2a.hi.s32.u32 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 add_carry(unsigned a, unsigned b, unsigned c) {
  u64 d;
  asm("{ .reg .u32 lo, hi; add.cc.u32 lo, %1, %2; addc.u32 hi, %3, %1; mov.b64 %0, {lo, hi}; }" : "=l"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 sub_carry(unsigned a, unsigned b, unsigned c) {
  u64 d;
  asm("{ .reg .u32 lo, hi; sub.cc.u32 lo, %1, %2; subc.u32 hi, %3, %1; mov.b64 %0, {lo, hi}; }" : "=l"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 mad_carry(unsigned a, unsigned b, unsigned c) {
  u64 d;
  asm("{ .reg .u32 lo, hi; mad.lo.cc.u32 lo, %1, %2, %3; madc.hi.u32 hi, %1, %2, %3; mov.b64 %0, {lo, hi}; }" : "=l"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 carry_chain(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("{ .reg .u32 t; add.cc.u32 t, %1, %2; addc.cc.u32 t, %2, %3; addc.cc.u32 t, %3, %1; addc.u32 %0, 0, 0; }" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 borrow_chain(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("{ .reg .u32 t; sub.cc.u32 t, %1, %2; subc.cc.u32 t, %2, %3; subc.cc.u32 t, %3, %1; subc.u32 %0, 0, 0; }" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 setp(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("{ .reg .pred p; setp.lt.s32 p, %1, %2; selp.s32 %0, %3, 7, p; }" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 setp_and(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("{ .reg .pred p, q; setp.lo.u32 p, %1, %2; setp.ge.and.s32 p|q, %2, %3, p; selp.u32 %0, 1, 0, p; @q add.u32 %0, %0, 2; }" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 guarded(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("{ .reg .pred p; mov.u32 %0, 5; setp.ne.u32 p, %1, %2; @p add.u32 %0, %0, %3; @!p sub.u32 %0, %0, %3; }" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 predicates(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("{ .reg .pred p, q; setp.gt.u32 p, %1, %2; setp.gt.u32 q, %2, %3; xor.pred p, p, q; not.pred q, p; selp.b32 %0, %1, %2, q; }" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 set(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("set.lt.u32.s32 %0, %1, %2;" : "=r"(d) : "r"(a), "r"(b));
  return d;
}
__device__ u64 slct(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("slct.u32.s32 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 setp_f_eq(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a), y = __uint_as_float(b);
  unsigned d;
  asm("{ .reg .pred p; setp.eq.f32 p, %1, %2; selp.u32 %0, 1, 0, p; }" : "=r"(d) : "f"(x), "f"(y));
  return d;
}
__device__ u64 setp_f_ne(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a), y = __uint_as_float(b);
  unsigned d;
  asm("{ .reg .pred p; setp.ne.f32 p, %1, %2; selp.u32 %0, 1, 0, p; }" : "=r"(d) : "f"(x), "f"(y));
  return d;
}
__device__ u64 setp_f_lt(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a), y = __uint_as_float(b);
  unsigned d;
  asm("{ .reg .pred p; setp.lt.f32 p, %1, %2; selp.u32 %0, 1, 0, p; }" : "=r"(d) : "f"(x), "f"(y));
  return d;
}
__device__ u64 setp_f_ge(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a), y = __uint_as_float(b);
  unsigned d;
  asm("{ .reg .pred p; setp.ge.f32 p, %1, %2; selp.u32 %0, 1, 0, p; }" : "=r"(d) : "f"(x), "f"(y));
  return d;
}
__device__ u64 setp_f_equ(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a), y = __uint_as_float(b);
  unsigned d;
  asm("{ .reg .pred p; setp.equ.f32 p, %1, %2; selp.u32 %0, 1, 0, p; }" : "=r"(d) : "f"(x), "f"(y));
  return d;
}
__device__ u64 setp_f_neu(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a), y = __uint_as_float(b);
  unsigned d;
  asm("{ .reg .pred p; setp.neu.f32 p, %1, %2; selp.u32 %0, 1, 0, p; }" : "=r"(d) : "f"(x), "f"(y));
  return d;
}
__device__ u64 setp_f_ltu(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a), y = __uint_as_float(b);
  unsigned d;
  asm("{ .reg .pred p; setp.ltu.f32 p, %1, %2; selp.u32 %0, 1, 0, p; }" : "=r"(d) : "f"(x), "f"(y));
  return d;
}
__device__ u64 setp_f_geu(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a), y = __uint_as_float(b);
  unsigned d;
  asm("{ .reg .pred p; setp.geu.f32 p, %1, %2; selp.u32 %0, 1, 0, p; }" : "=r"(d) : "f"(x), "f"(y));
  return d;
}
__device__ u64 setp_f_num(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a), y = __uint_as_float(b);
  unsigned d;
  asm("{ .reg .pred p; setp.num.f32 p, %1, %2; selp.u32 %0, 1, 0, p; }" : "=r"(d) : "f"(x), "f"(y));
  return d;
}
__device__ u64 setp_f_nan(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a), y = __uint_as_float(b);
  unsigned d;
  asm("{ .reg .pred p; setp.nan.f32 p, %1, %2; selp.u32 %0, 1, 0, p; }" : "=r"(d) : "f"(x), "f"(y));
  return d;
}
__device__ u64 vshr(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("vshr.u32.u32.u32.clamp.add %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 vshl(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("vshl.u32.u32.u32.wrap.add %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 vabsdiff4(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("vabsdiff4.u32.u32.u32.add %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 vadd_parts(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("vadd.s32.s32.u32.sat %0, %1.b1, %2.h1;" : "=r"(d) : "r"(a), "r"(b));
  return d;
}
__device__ u64 vmax_merge(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("vmax.u32.u32.u32 %0.b2, %1.b0, %2.b3, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 vadd4_sat(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("vadd4.s32.s32.s32.sat %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 vavrg4(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("vavrg4.u32.u32.u32 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 vmin2(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("vmin2.s32.s32.s32 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 vset4(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("vset4.u32.u32.gt %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 cvt_rzi_s32(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a);
  unsigned d;
  asm("cvt.rzi.s32.f32 %0, %1;" : "=r"(d) : "f"(x));
  return d;
}
__device__ u64 cvt_rni_s32(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a);
  unsigned d;
  asm("cvt.rni.s32.f32 %0, %1;" : "=r"(d) : "f"(x));
  return d;
}
__device__ u64 cvt_rmi_s32(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a);
  unsigned d;
  asm("cvt.rmi.s32.f32 %0, %1;" : "=r"(d) : "f"(x));
  return d;
}
__device__ u64 cvt_rpi_u32(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a);
  unsigned d;
  asm("cvt.rpi.u32.f32 %0, %1;" : "=r"(d) : "f"(x));
  return d;
}
__device__ u64 cvt_rzi_u32(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a);
  unsigned d;
  asm("cvt.rzi.u32.f32 %0, %1;" : "=r"(d) : "f"(x));
  return d;
}
__device__ u64 cvt_s64(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a);
  u64 d;
  asm("cvt.rzi.s64.f32 %0, %1;" : "=l"(d) : "f"(x));
  return d;
}
__device__ u64 cvt_s8_sat(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("{ cvt.sat.s8.s32 %0, %1; }" : "=r"(d) : "r"(a));
  return d;
}
__device__ u64 cvt_u8(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("cvt.u32.u8 %0, %1;" : "=r"(d) : "r"(a));
  return d;
}
__device__ u64 cvt_s16(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("cvt.s32.s16 %0, %1;" : "=r"(d) : "r"(a));
  return d;
}
__device__ u64 cvt_f_rn(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a);
  float d;
  asm("{ .reg .s32 t; mov.b32 t, %1; cvt.rn.f32.s32 %0, t; }" : "=f"(d) : "f"(x));
  return __float_as_uint(d);
}
__device__ u64 cvt_f_rz(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a);
  float d;
  asm("{ .reg .s32 t; mov.b32 t, %1; cvt.rz.f32.s32 %0, t; }" : "=f"(d) : "f"(x));
  return __float_as_uint(d);
}
__device__ u64 cvt_f_rp(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a);
  float d;
  asm("{ .reg .u32 t; mov.b32 t, %1; cvt.rp.f32.u32 %0, t; }" : "=f"(d) : "f"(x));
  return __float_as_uint(d);
}
__device__ u64 cvt_f_rm(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a);
  float d;
  asm("{ .reg .s32 t; mov.b32 t, %1; cvt.rm.f32.s32 %0, t; }" : "=f"(d) : "f"(x));
  return __float_as_uint(d);
}
__device__ u64 cvt_sat(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a);
  float d;
  asm("cvt.sat.f32.f32 %0, %1;" : "=f"(d) : "f"(x));
  return __float_as_uint(d);
}
__device__ u64 cvt_rni_f(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a);
  float d;
  asm("cvt.rni.f32.f32 %0, %1;" : "=f"(d) : "f"(x));
  return __float_as_uint(d);
}
__device__ u64 cvt_pack(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("cvt.pack.sat.s8.s32.b32 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 cvt_f16(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a);
  unsigned d;
  asm("{ .reg .b16 h; cvt.rn.f16.f32 h, %1; cvt.u32.u16 %0, h; }" : "=r"(d) : "f"(x));
  return d;
}
__device__ u64 cvt_from_f16(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a);
  float d;
  asm("{ .reg .b32 t; .reg .b16 h, k; mov.b32 t, %1; mov.b32 {h, k}, t; cvt.f32.f16 %0, k; }" : "=f"(d) : "f"(x));
  return __float_as_uint(d);
}
__device__ u64 cvt_f16x2(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a), y = __uint_as_float(b);
  unsigned d;
  asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(d) : "f"(x), "f"(y));
  return d;
}
__device__ u64 cvt_bf16x2(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a), y = __uint_as_float(b);
  unsigned d;
  asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(d) : "f"(x), "f"(y));
  return d;
}
__device__ u64 cvt_bf16_rz(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a);
  unsigned d;
  asm("{ .reg .b16 h; cvt.rz.bf16.f32 h, %1; cvt.u32.u16 %0, h; }" : "=r"(d) : "f"(x));
  return d;
}
__device__ u64 fma(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a), y = __uint_as_float(b), z = __uint_as_float(c);
  float d;
  asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(d) : "f"(x), "f"(y), "f"(z));
  return __float_as_uint(d);
}
__device__ u64 fma_rz(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a), y = __uint_as_float(b), z = __uint_as_float(c);
  float d;
  asm("fma.rz.f32 %0, %1, %2, %3;" : "=f"(d) : "f"(x), "f"(y), "f"(z));
  return __float_as_uint(d);
}
__device__ u64 add_rm(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a), y = __uint_as_float(b);
  float d;
  asm("add.rm.f32 %0, %1, %2;" : "=f"(d) : "f"(x), "f"(y));
  return __float_as_uint(d);
}
__device__ u64 add_rp(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a), y = __uint_as_float(b);
  float d;
  asm("add.rp.f32 %0, %1, %2;" : "=f"(d) : "f"(x), "f"(y));
  return __float_as_uint(d);
}
__device__ u64 mul_rz(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a), y = __uint_as_float(b);
  float d;
  asm("mul.rz.f32 %0, %1, %2;" : "=f"(d) : "f"(x), "f"(y));
  return __float_as_uint(d);
}
__device__ u64 div_rp(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a), y = __uint_as_float(b);
  float d;
  asm("div.rp.f32 %0, %1, %2;" : "=f"(d) : "f"(x), "f"(y));
  return __float_as_uint(d);
}
__device__ u64 sqrt_rm(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a);
  float d;
  asm("{ .reg .f32 t; abs.f32 t, %1; sqrt.rm.f32 %0, t; }" : "=f"(d) : "f"(x));
  return __float_as_uint(d);
}
__device__ u64 mul_add(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a), y = __uint_as_float(b), z = __uint_as_float(c);
  float d;
  asm("{ .reg .f32 t; mul.rn.f32 t, %1, %2; add.rn.f32 %0, t, %3; }" : "=f"(d) : "f"(x), "f"(y), "f"(z));
  return __float_as_uint(d);
}
__device__ u64 add_sat_f(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a), y = __uint_as_float(b);
  float d;
  asm("add.sat.f32 %0, %1, %2;" : "=f"(d) : "f"(x), "f"(y));
  return __float_as_uint(d);
}
__device__ u64 min_f(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a), y = __uint_as_float(b);
  float d;
  asm("min.f32 %0, %1, %2;" : "=f"(d) : "f"(x), "f"(y));
  return __float_as_uint(d);
}
__device__ u64 max_nan(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a), y = __uint_as_float(b);
  float d;
  asm("max.NaN.f32 %0, %1, %2;" : "=f"(d) : "f"(x), "f"(y));
  return __float_as_uint(d);
}
__device__ u64 min_xorsign(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a), y = __uint_as_float(b);
  float d;
  asm("min.xorsign.abs.f32 %0, %1, %2;" : "=f"(d) : "f"(x), "f"(y));
  return __float_as_uint(d);
}
__device__ u64 neg_abs(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a);
  float d;
  asm("{ .reg .f32 t; abs.f32 t, %1; neg.f32 %0, t; }" : "=f"(d) : "f"(x));
  return __float_as_uint(d);
}
__device__ u64 copysign(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a), y = __uint_as_float(b);
  float d;
  asm("copysign.f32 %0, %1, %2;" : "=f"(d) : "f"(x), "f"(y));
  return __float_as_uint(d);
}
__device__ u64 sqrt_rn(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a);
  float d;
  asm("{ .reg .f32 t; abs.f32 t, %1; sqrt.rn.f32 %0, t; }" : "=f"(d) : "f"(x));
  return __float_as_uint(d);
}
__device__ u64 div_rn(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a), y = __uint_as_float(b);
  float d;
  asm("div.rn.f32 %0, %1, %2;" : "=f"(d) : "f"(x), "f"(y));
  return __float_as_uint(d);
}
__device__ u64 rcp_rn(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a);
  float d;
  asm("rcp.rn.f32 %0, %1;" : "=f"(d) : "f"(x));
  return __float_as_uint(d);
}
__device__ u64 testp_finite(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a);
  unsigned d;
  asm("{ .reg .pred p; testp.finite.f32 p, %1; selp.u32 %0, 1, 0, p; }" : "=r"(d) : "f"(x));
  return d;
}
__device__ u64 testp_infinite(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a);
  unsigned d;
  asm("{ .reg .pred p; testp.infinite.f32 p, %1; selp.u32 %0, 1, 0, p; }" : "=r"(d) : "f"(x));
  return d;
}
__device__ u64 testp_number(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a);
  unsigned d;
  asm("{ .reg .pred p; testp.number.f32 p, %1; selp.u32 %0, 1, 0, p; }" : "=r"(d) : "f"(x));
  return d;
}
__device__ u64 testp_notanumber(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a);
  unsigned d;
  asm("{ .reg .pred p; testp.notanumber.f32 p, %1; selp.u32 %0, 1, 0, p; }" : "=r"(d) : "f"(x));
  return d;
}
__device__ u64 testp_normal(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a);
  unsigned d;
  asm("{ .reg .pred p; testp.normal.f32 p, %1; selp.u32 %0, 1, 0, p; }" : "=r"(d) : "f"(x));
  return d;
}
__device__ u64 testp_subnormal(unsigned a, unsigned b, unsigned c) {
  float x = __uint_as_float(a);
  unsigned d;
  asm("{ .reg .pred p; testp.subnormal.f32 p, %1; selp.u32 %0, 1, 0, p; }" : "=r"(d) : "f"(x));
  return d;
}
__device__ u64 fma_f16x2(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("fma.rn.f16x2 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
__device__ u64 add_f16x2(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("add.rn.f16x2 %0, %1, %2;" : "=r"(d) : "r"(a), "r"(b));
  return d;
}
__device__ u64 mul_f16x2(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("mul.rn.f16x2 %0, %1, %2;" : "=r"(d) : "r"(a), "r"(b));
  return d;
}
__device__ u64 max_f16x2(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("max.f16x2 %0, %1, %2;" : "=r"(d) : "r"(a), "r"(b));
  return d;
}
__device__ u64 neg_f16x2(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("{ .reg .b32 t; and.b32 t, %1, 0x3fff3fff; neg.f16x2 %0, t; }" : "=r"(d) : "r"(a));
  return d;
}
__device__ u64 pack(unsigned a, unsigned b, unsigned c) {
  u64 d;
  asm("mov.b64 %0, {%1, %2};" : "=l"(d) : "r"(a), "r"(b));
  return d;
}
__device__ u64 unpack(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("{ .reg .b32 lo, hi; .reg .b64 w; mov.b64 w, {%1, %2}; add.u64 w, w, 1; mov.b64 {lo, hi}, w; xor.b32 %0, lo, hi; }" : "=r"(d) : "r"(a), "r"(b));
  return d;
}
__device__ u64 halves(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("{ .reg .b16 h, k; mov.b32 {h, k}, %1; mov.b32 %0, {k, h}; }" : "=r"(d) : "r"(a));
  return d;
}
// What the instructions mean -------------------------------------------------

static float asFloat(unsigned bits) {
  float x;
  std::memcpy(&x, &bits, 4);
  return x;
}
static unsigned bits(float x) {
  unsigned b;
  std::memcpy(&b, &x, 4);
  return b;
}
/// Results that are numbers; NaNs count as one.
static u64 number(float x) { return x != x ? 0x7fffffff : bits(x); }
/// The same for halves, one or two.
static u64 numbers(unsigned h) {
  for (int i = 0; i < 32; i += 16)
    if ((h >> i & 0x7fff) > 0x7c00)
      h = (h & ~(0xffffu << i)) | 0x7fffu << i;
  return h;
}

static unsigned lop3(unsigned a, unsigned b, unsigned c, unsigned table) {
  unsigned d = 0;
  for (int i = 0; i < 32; ++i)
    d |= (table >> ((a >> i & 1) * 4 + (b >> i & 1) * 2 + (c >> i & 1)) & 1) << i;
  return d;
}
static unsigned permuted(unsigned a, unsigned b, unsigned selector) {
  unsigned d = 0;
  for (int i = 0; i < 4; ++i) {
    unsigned s = selector >> (4 * i) & 15;
    int byte = (signed char)((u64(b) << 32 | a) >> (8 * (s & 7)));
    d |= (unsigned(s & 8 ? byte >> 7 : byte) & 255) << (8 * i);
  }
  return d;
}
static u64 field(u64 a, unsigned width, unsigned position, unsigned length,
                 bool extend) {
  position &= 255;
  length &= 255;
  unsigned top = position + length - 1 < width - 1 ? position + length - 1 : width - 1;
  bool sign = extend && length && (a >> top & 1);
  u64 d = 0;
  for (unsigned i = 0; i < width; ++i)
    d |= u64(i < length && position + i < width ? a >> (position + i) & 1 : sign) << i;
  return d;
}
static unsigned inserted(unsigned a, unsigned b, unsigned position,
                         unsigned length) {
  position &= 255;
  length &= 255;
  for (unsigned i = 0; i < length && position + i < 32; ++i)
    b = (b & ~(1u << (position + i))) | (a >> i & 1) << (position + i);
  return b;
}
static unsigned highest(unsigned a) {
  for (int i = 31; i >= 0; --i)
    if (a >> i & 1)
      return i;
  return ~0u;
}
static unsigned reversed(unsigned a) {
  unsigned d = 0;
  for (int i = 0; i < 32; ++i)
    d |= (a >> i & 1) << (31 - i);
  return d;
}
/// The second bit that is set, from bit 3 up.
static unsigned secondFromThree(unsigned a) {
  for (int i = 3, left = 2; i < 32; ++i)
    if ((a >> i & 1) && --left == 0)
      return i;
  return ~0u;
}
static long long clamped(long long x, long long low, long long high) {
  return x < low ? low : x > high ? high : x;
}
static unsigned dot4(unsigned a, unsigned b, unsigned c, bool signA, bool signB) {
  for (int i = 0; i < 32; i += 8)
    c += unsigned(signA ? int((signed char)(a >> i)) : int(a >> i & 255)) *
         unsigned(signB ? int((signed char)(b >> i)) : int(b >> i & 255));
  return c;
}
static unsigned dot2(unsigned a, unsigned b, unsigned c, int first) {
  return c + unsigned(int(short(a)) * int(b >> first & 255)) +
         unsigned(int(short(a >> 16)) * int(b >> (first + 8) & 255));
}
static unsigned chain(unsigned a, unsigned b, unsigned c) {
  u64 t = (u64(a) + b) >> 32;
  t = (u64(b) + c + t) >> 32;
  return unsigned((u64(c) + a + t) >> 32);
}
static unsigned borrows(unsigned a, unsigned b, unsigned c) {
  bool t = a < b;
  t = u64(b) < u64(c) + t;
  return 0u - unsigned(u64(c) < u64(a) + t);
}
static unsigned distance4(unsigned a, unsigned b) {
  unsigned d = 0;
  for (int i = 0; i < 32; i += 8)
    d += std::abs(int(a >> i & 255) - int(b >> i & 255));
  return d;
}
static unsigned each4(unsigned a, unsigned b, int what) {
  unsigned d = 0;
  for (int i = 0; i < 32; i += 8) {
    int s = (signed char)(a >> i) + (signed char)(b >> i);
    unsigned x = a >> i & 255, y = b >> i & 255;
    int v = what == 0 ? int(clamped(s, -128, 127)) : what == 1 ? int(x + y + 1) >> 1
                                                               : int(x > y);
    d |= (unsigned(v) & 255) << i;
  }
  return d;
}
static unsigned each2min(unsigned a, unsigned b) {
  unsigned d = 0;
  for (int i = 0; i < 32; i += 16)
    d |= (unsigned(std::min(int(short(a >> i)), int(short(b >> i)))) & 0xffff) << i;
  return d;
}
static unsigned fitS(double x, bool nan) {
  return nan ? 0 : unsigned(int(x < -2147483648.0 ? -2147483648.0
                                : x > 2147483647.0 ? 2147483647.0 : x));
}
static unsigned fitU(double x, bool nan) {
  return nan || x < 0 ? 0 : x > 4294967295.0 ? ~0u : unsigned(x);
}
/// The float next to an integer below (-1), above (1), or towards zero (0).
static float towards(long long n, int direction) {
  float x = float(n);
  if (direction == 0)
    direction = n < 0 ? 1 : -1;
  if (direction < 0 && double(x) > double(n))
    x = std::nextafter(x, -INFINITY);
  if (direction > 0 && double(x) < double(n))
    x = std::nextafter(x, INFINITY);
  return x;
}
/// One operation in a rounding mode of the host's.
static float directed(int what, int mode, volatile float x, volatile float y,
                      volatile float z) {
  std::fesetround(mode);
  volatile float d = what == 0   ? std::fma(x, y, z)
                     : what == 1 ? x + y
                     : what == 2 ? x * y
                     : what == 3 ? x / y
                                 : std::sqrt(std::fabs(x));
  std::fesetround(FE_TONEAREST);
  return d;
}
static float unfused(float x, float y, float z) {
  volatile float product = x * y;
  return product + z;
}
static float clampedF(float x) { return x > 0 ? (x < 1 ? x : 1.0f) : 0.0f; }

/// A number to `digits` digits and exponents from `least` on, halves to even.
static double rounded(double x, int digits, int least) {
  if (x == 0 || !std::isfinite(x))
    return x;
  int exponent;
  std::frexp(x, &exponent);
  int step = std::max(exponent - digits, least);
  return std::ldexp(std::nearbyint(std::ldexp(x, -step)), step);
}
static unsigned halfBits(double x) {
  if (x != x)
    return 0x7fff;
  unsigned sign = std::signbit(x) ? 0x8000 : 0;
  x = std::fabs(rounded(x, 11, -24));
  if (x >= 65520)
    return sign | 0x7c00;
  int exponent;
  if (x < std::ldexp(1.0, -14))
    return sign | unsigned(std::ldexp(x, 24));
  double f = std::frexp(x, &exponent);
  return sign | unsigned(exponent + 14) << 10 | (unsigned(std::ldexp(f, 11)) & 0x3ff);
}
static unsigned halfOf(float x) { return halfBits(x); }
static float fromHalf(unsigned h) {
  int exponent = h >> 10 & 31, fraction = h & 0x3ff;
  float x = exponent == 31 ? (fraction ? NAN : INFINITY)
            : exponent ? std::ldexp(float(fraction + 1024), exponent - 25)
                       : std::ldexp(float(fraction), -24);
  return h & 0x8000 ? -x : x;
}
static unsigned bfloatOf(float x) {
  if (x != x)
    return 0x7fff;
  unsigned b = bits(x), low = b & 0xffff;
  return (b >> 16) + (low > 0x8000 || (low == 0x8000 && (b >> 16 & 1)));
}
/// Products and sums of halves are exact in a double, except for the last bits
/// of sums that no half is near to.
static unsigned halves(int what, unsigned a, unsigned b, unsigned c) {
  unsigned d = 0;
  for (int i = 0; i < 32; i += 16) {
    double x = fromHalf(a >> i & 0xffff), y = fromHalf(b >> i & 0xffff),
           z = fromHalf(c >> i & 0xffff);
    double v = what == 0   ? x * y + z
               : what == 1 ? x + y
               : what == 2 ? x * y
               : x != x    ? y
               : y != y    ? x
               : x > y || (x == y && !std::signbit(x)) ? x : y;
    d |= halfBits(v) << i;
  }
  return d;
}

enum Kind { Words, Floats, Halves };

#define REFERENCE(NAME, VALUE, KIND)                                           \
  static u64 NAME##Wanted(unsigned a, unsigned b, unsigned c) {                \
    float x = asFloat(a), y = asFloat(b), z = asFloat(c);                      \
    (void)x, (void)y, (void)z;                                                 \
    return VALUE;                                                              \
  }                                                                            \
  static const Kind NAME##Kind = KIND;
REFERENCE(lop3_96, u64(lop3(a, b, c, 0x96)), Words)
REFERENCE(lop3_e8, u64(lop3(a, b, c, 0xe8)), Words)
REFERENCE(lop3_ca, u64(lop3(a, b, c, 0xca)), Words)
REFERENCE(lop3_b8, u64(lop3(a, b, c, 0xb8)), Words)
REFERENCE(lop3_1e, u64(lop3(a, b, c, 0x1e)), Words)
REFERENCE(lop3_6a, u64(lop3(a, b, c, 0x6a)), Words)
REFERENCE(lop3_2d, u64(lop3(a, b, c, 0x2d)), Words)
REFERENCE(lop3_80, u64(lop3(a, b, c, 0x80)), Words)
REFERENCE(lop3_7f, u64(lop3(a, b, c, 0x7f)), Words)
REFERENCE(lop3_17, u64(lop3(a, b, c, 0x17)), Words)
REFERENCE(lop3_01, u64(lop3(a, b, c, 0x01)), Words)
REFERENCE(lop3_d4, u64(lop3(a, b, c, 0xd4)), Words)
REFERENCE(logic, u64(~((a & b) ^ c)), Words)
REFERENCE(cnot, u64((a & b) == 0), Words)
REFERENCE(shl, u64(b > 31 ? 0 : a << b), Words)
REFERENCE(shr_u, u64(b > 31 ? 0 : a >> b), Words)
REFERENCE(shr_s, u64(unsigned(int(a) >> (b > 31 ? 31 : b))), Words)
REFERENCE(shr_5, u64(unsigned(int(a) >> 5)), Words)
REFERENCE(shl64, u64(b > 63 ? 0 : (a * 0x100000001ull) << b), Words)
REFERENCE(shr64, u64((unsigned long long)((long long)(a * 0x100000001ull) >> (b > 63 ? 63 : b))), Words)
REFERENCE(shf_l_wrap, u64(unsigned(((u64(b) << 32 | a) << (c & 31)) >> 32)), Words)
REFERENCE(shf_r_wrap, u64(unsigned((u64(b) << 32 | a) >> (c & 31))), Words)
REFERENCE(shf_l_clamp, u64(c > 31 ? a : unsigned(((u64(b) << 32 | a) << c) >> 32)), Words)
REFERENCE(shf_r_clamp, u64(c > 31 ? b : unsigned((u64(b) << 32 | a) >> c)), Words)
REFERENCE(prmt, u64(permuted(a, b, c)), Words)
REFERENCE(prmt_rotate, u64(a >> 8 | a << 24), Words)
REFERENCE(prmt_sign, u64(permuted(a, b, 0xb480)), Words)
REFERENCE(prmt_f4e, u64(unsigned((u64(b) << 32 | a) >> (8 * (c & 3)))), Words)
REFERENCE(prmt_rc8, u64((a >> (8 * (c & 3)) & 255) * 0x01010101u), Words)
REFERENCE(prmt_rc16, u64((a >> (16 * (c & 1)) & 0xffff) * 0x10001u), Words)
REFERENCE(prmt_b4e, u64(permuted(a, b, "\x70\x56\x01\x67\x12\x70\x23\x01"[2 * (c & 3)] & 255 | ("\x70\x56\x01\x67\x12\x70\x23\x01"[2 * (c & 3) + 1] & 255) << 8)), Words)
REFERENCE(prmt_ecl, u64(permuted(a, b, (c & 3) == 0 ? 0x3210 : (c & 3) == 1 ? 0x3211 : (c & 3) == 2 ? 0x3222 : 0x3333)), Words)
REFERENCE(prmt_ecr, u64(permuted(a, b, (c & 3) == 0 ? 0 : (c & 3) == 1 ? 0x1110 : (c & 3) == 2 ? 0x2210 : 0x3210)), Words)
REFERENCE(bfe_u, u64(unsigned(field(a, 32, b, c, false))), Words)
REFERENCE(bfe_s, u64(unsigned(field(a, 32, b, c, true))), Words)
REFERENCE(bfe_s64, u64(field(u64(b) << 32 | a, 64, b, c, true)), Words)
REFERENCE(bfi, u64(inserted(a, b, c, 9)), Words)
REFERENCE(bfi_len, u64(inserted(a, b, 3, c)), Words)
REFERENCE(bfind_u, u64(highest(a)), Words)
REFERENCE(bfind_s, u64(highest(int(a) < 0 ? ~a : a)), Words)
REFERENCE(bfind_amount, u64(a == 0 ? ~0u : 31 - highest(a)), Words)
REFERENCE(popc, u64(__builtin_popcount(a)), Words)
REFERENCE(clz, u64(a ? __builtin_clz(a) : 32), Words)
REFERENCE(brev, u64(reversed(a)), Words)
REFERENCE(clz64, u64((u64(b) << 32 | a) ? __builtin_clzll(u64(b) << 32 | a) : 64), Words)
REFERENCE(bmsk, u64(unsigned(b > 31 ? ~0u : (1u << b) - 1) << (a & 31) & (a > 31 ? 0u : ~0u)), Words)
REFERENCE(szext, u64(b > 31 ? a : unsigned(field(a, 32, 0, b, true))), Words)
REFERENCE(fns, u64(secondFromThree(a)), Words)
REFERENCE(add_sat, u64(unsigned(clamped((long long)int(a) + int(b), -2147483648ll, 2147483647ll))), Words)
REFERENCE(sub_sat, u64(unsigned(clamped((long long)int(a) - int(b), -2147483648ll, 2147483647ll))), Words)
REFERENCE(mul_lo, u64(a * b), Words)
REFERENCE(mul_hi_u, u64(unsigned(u64(a) * b >> 32)), Words)
REFERENCE(mul_hi_s, u64(unsigned((long long)int(a) * int(b) >> 32)), Words)
REFERENCE(mul_wide_u, u64(u64(a) * b), Words)
REFERENCE(mul_wide_s, u64(u64((long long)int(a) * int(b))), Words)
REFERENCE(mul_hi_64, u64(u64((unsigned __int128)(u64(b) << 32 | a) * (u64(c) << 32 | b) >> 64)), Words)
REFERENCE(mad_lo, u64(a * b + c), Words)
REFERENCE(mad_hi, u64(unsigned((long long)int(a) * int(b) >> 32) + c), Words)
REFERENCE(mad_wide, u64(u64((long long)int(a) * int(b) + int(c))), Words)
REFERENCE(mul24, u64((a & 0xffffff) * (b & 0xffffff)), Words)
REFERENCE(mul24_hi, u64(unsigned((long long)(int(a << 8) >> 8) * (int(b << 8) >> 8) >> 16)), Words)
REFERENCE(mad24, u64(unsigned((long long)(int(a << 8) >> 8) * (int(b << 8) >> 8)) + c), Words)
REFERENCE(mul_16, u64((a & 0xffff) * (b & 0xffff)), Words)
REFERENCE(mul_16_hi, u64(unsigned(int(short(a)) * short(b) >> 16)), Words)
REFERENCE(div_s, u64(unsigned(int(a) / int((b | 1) & 0x7fffffff))), Words)
REFERENCE(rem_u, u64(a % (b | 1)), Words)
REFERENCE(min_s, u64(unsigned(int(a) < int(b) ? int(a) : int(b))), Words)
REFERENCE(max_u, u64(a > b ? a : b), Words)
REFERENCE(abs, u64(int(a) < 0 ? 0u - a : a), Words)
REFERENCE(neg, u64(0u - a), Words)
REFERENCE(sad_u, u64((a > b ? a - b : b - a) + c), Words)
REFERENCE(sad_s, u64((int(a) > int(b) ? a - b : b - a) + c), Words)
REFERENCE(dp4a_ss, u64(dot4(a, b, c, true, true)), Words)
REFERENCE(dp4a_uu, u64(dot4(a, b, c, false, false)), Words)
REFERENCE(dp4a_us, u64(dot4(a, b, c, false, true)), Words)
REFERENCE(dp2a_lo, u64(dot2(a, b, c, 0)), Words)
REFERENCE(dp2a_hi, u64(dot2(a, b, c, 16)), Words)
REFERENCE(add_carry, u64((u64(c) << 32 | a) + (u64(a) << 32 | b)), Words)
REFERENCE(sub_carry, u64((u64(c) << 32 | a) - (u64(a) << 32 | b)), Words)
REFERENCE(mad_carry, u64(u64(a) * b + (u64(c) << 32 | c)), Words)
REFERENCE(carry_chain, u64(unsigned((((unsigned __int128)a << 64 | u64(c) << 32 | b) + 0) * 0 + chain(a, b, c))), Words)
REFERENCE(borrow_chain, u64(borrows(a, b, c)), Words)
REFERENCE(setp, u64(int(a) < int(b) ? c : 7), Words)
REFERENCE(setp_and, u64(unsigned((int(b) >= int(c) && a < b) + 2 * (!(int(b) >= int(c)) && a < b))), Words)
REFERENCE(guarded, u64(a != b ? 5 + c : 5 - c), Words)
REFERENCE(predicates, u64((a > b) != (b > c) ? b : a), Words)
REFERENCE(set, u64(int(a) < int(b) ? ~0u : 0u), Words)
REFERENCE(slct, u64(int(c) >= 0 ? a : b), Words)
REFERENCE(setp_f_eq, u64(x == y), Words)
REFERENCE(setp_f_ne, u64(x < y || x > y), Words)
REFERENCE(setp_f_lt, u64(x < y), Words)
REFERENCE(setp_f_ge, u64(x >= y), Words)
REFERENCE(setp_f_equ, u64(!(x < y || x > y)), Words)
REFERENCE(setp_f_neu, u64(!(x == y)), Words)
REFERENCE(setp_f_ltu, u64(!(x >= y)), Words)
REFERENCE(setp_f_geu, u64(!(x < y)), Words)
REFERENCE(setp_f_num, u64(x == x && y == y), Words)
REFERENCE(setp_f_nan, u64(x != x || y != y), Words)
REFERENCE(vshr, u64((b > 31 ? 0 : a >> b) + c), Words)
REFERENCE(vshl, u64((a << (b & 31)) + c), Words)
REFERENCE(vabsdiff4, u64(distance4(a, b) + c), Words)
REFERENCE(vadd_parts, u64(unsigned(int((signed char)(a >> 8)) + int(b >> 16))), Words)
REFERENCE(vmax_merge, u64((c & 0xff00ffff) | ((a & 255) > (b >> 24) ? a & 255 : b >> 24) << 16), Words)
REFERENCE(vadd4_sat, u64(each4(a, b, 0)), Words)
REFERENCE(vavrg4, u64(each4(a, b, 1)), Words)
REFERENCE(vmin2, u64(each2min(a, b)), Words)
REFERENCE(vset4, u64(each4(a, b, 2)), Words)
REFERENCE(cvt_rzi_s32, u64(fitS(std::trunc(double(x)), x != x)), Words)
REFERENCE(cvt_rni_s32, u64(fitS(std::nearbyint(double(x)), x != x)), Words)
REFERENCE(cvt_rmi_s32, u64(fitS(std::floor(double(x)), x != x)), Words)
REFERENCE(cvt_rpi_u32, u64(fitU(std::ceil(double(x)), x != x)), Words)
REFERENCE(cvt_rzi_u32, u64(fitU(std::trunc(double(x)), x != x)), Words)
REFERENCE(cvt_s64, u64(x != x ? 1ull << 63 : x >= 9223372036854775808.0f ? ~0ull >> 1 : x <= -9223372036854775808.0f ? 1ull << 63 : u64((long long)x)), Words)
REFERENCE(cvt_s8_sat, u64(unsigned(int(clamped(int(a), -128, 127)))), Words)
REFERENCE(cvt_u8, u64(a & 255), Words)
REFERENCE(cvt_s16, u64(unsigned(int(short(a)))), Words)
REFERENCE(cvt_f_rn, number(float(int(bits(x)))), Floats)
REFERENCE(cvt_f_rz, number(towards(int(bits(x)), 0)), Floats)
REFERENCE(cvt_f_rp, number(towards(bits(x), 1)), Floats)
REFERENCE(cvt_f_rm, number(towards(int(bits(x)), -1)), Floats)
REFERENCE(cvt_sat, number(x > 0 ? (x < 1 ? x : 1.0f) : 0.0f), Floats)
REFERENCE(cvt_rni_f, number(std::nearbyint(x)), Floats)
REFERENCE(cvt_pack, u64(c << 16 | (unsigned(clamped(int(a), -128, 127)) & 255) << 8 | (unsigned(clamped(int(b), -128, 127)) & 255)), Words)
REFERENCE(cvt_f16, numbers(halfOf(x)), Halves)
REFERENCE(cvt_from_f16, number(fromHalf(bits(x) >> 16)), Floats)
REFERENCE(cvt_f16x2, numbers(halfOf(x) << 16 | halfOf(y)), Halves)
REFERENCE(cvt_bf16x2, u64(bfloatOf(x) << 16 | bfloatOf(y)), Words)
REFERENCE(cvt_bf16_rz, u64(x != x ? 0x7fff : bits(x) >> 16), Words)
REFERENCE(fma, number(std::fma(x, y, z)), Floats)
REFERENCE(fma_rz, number(directed(0, FE_TOWARDZERO, x, y, z)), Floats)
REFERENCE(add_rm, number(directed(1, FE_DOWNWARD, x, y, z)), Floats)
REFERENCE(add_rp, number(directed(1, FE_UPWARD, x, y, z)), Floats)
REFERENCE(mul_rz, number(directed(2, FE_TOWARDZERO, x, y, z)), Floats)
REFERENCE(div_rp, number(directed(3, FE_UPWARD, x, y, z)), Floats)
REFERENCE(sqrt_rm, number(directed(4, FE_DOWNWARD, x, y, z)), Floats)
REFERENCE(mul_add, number(unfused(x, y, z)), Floats)
REFERENCE(add_sat_f, number(clampedF(x + y)), Floats)
REFERENCE(min_f, number(x != x ? y : y != y ? x : x < y || (x == y && std::signbit(x)) ? x : y), Floats)
REFERENCE(max_nan, number(x != x || y != y ? NAN : x > y || (x == y && !std::signbit(x)) ? x : y), Floats)
REFERENCE(min_xorsign, number(std::copysign(y != y || std::fabs(x) < std::fabs(y) ? x : y, std::signbit(x) != std::signbit(y) ? -1.0f : 1.0f)), Floats)
REFERENCE(neg_abs, number(-std::fabs(x)), Floats)
REFERENCE(copysign, number(std::copysign(y, x)), Floats)
REFERENCE(sqrt_rn, number(std::sqrt(std::fabs(x))), Floats)
REFERENCE(div_rn, number(x / y), Floats)
REFERENCE(rcp_rn, number(1.0f / x), Floats)
REFERENCE(testp_finite, u64(std::isfinite(x)), Words)
REFERENCE(testp_infinite, u64(std::isinf(x)), Words)
REFERENCE(testp_number, u64(x == x), Words)
REFERENCE(testp_notanumber, u64(x != x), Words)
REFERENCE(testp_normal, u64(std::isnormal(x) || x == 0), Words)
REFERENCE(testp_subnormal, u64(std::fpclassify(x) == FP_SUBNORMAL), Words)
REFERENCE(fma_f16x2, numbers(halves(0, a, b, c)), Halves)
REFERENCE(add_f16x2, numbers(halves(1, a, b, c)), Halves)
REFERENCE(mul_f16x2, numbers(halves(2, a, b, c)), Halves)
REFERENCE(max_f16x2, numbers(halves(3, a, b, c)), Halves)
REFERENCE(neg_f16x2, numbers((a & 0x3fff3fff) ^ 0x80008000), Halves)
REFERENCE(pack, u64(u64(b) << 32 | a), Words)
REFERENCE(unpack, u64(unsigned((u64(b) << 32 | a) + 1) ^ unsigned(((u64(b) << 32 | a) + 1) >> 32)), Words)
REFERENCE(halves, u64(a >> 16 | a << 16), Words)

#define ALL(X) \
  X(lop3_96) \
  X(lop3_e8) \
  X(lop3_ca) \
  X(lop3_b8) \
  X(lop3_1e) \
  X(lop3_6a) \
  X(lop3_2d) \
  X(lop3_80) \
  X(lop3_7f) \
  X(lop3_17) \
  X(lop3_01) \
  X(lop3_d4) \
  X(logic) \
  X(cnot) \
  X(shl) \
  X(shr_u) \
  X(shr_s) \
  X(shr_5) \
  X(shl64) \
  X(shr64) \
  X(shf_l_wrap) \
  X(shf_r_wrap) \
  X(shf_l_clamp) \
  X(shf_r_clamp) \
  X(prmt) \
  X(prmt_rotate) \
  X(prmt_sign) \
  X(prmt_f4e) \
  X(prmt_rc8) \
  X(prmt_rc16) \
  X(prmt_b4e) \
  X(prmt_ecl) \
  X(prmt_ecr) \
  X(bfe_u) \
  X(bfe_s) \
  X(bfe_s64) \
  X(bfi) \
  X(bfi_len) \
  X(bfind_u) \
  X(bfind_s) \
  X(bfind_amount) \
  X(popc) \
  X(clz) \
  X(brev) \
  X(clz64) \
  X(bmsk) \
  X(szext) \
  X(fns) \
  X(add_sat) \
  X(sub_sat) \
  X(mul_lo) \
  X(mul_hi_u) \
  X(mul_hi_s) \
  X(mul_wide_u) \
  X(mul_wide_s) \
  X(mul_hi_64) \
  X(mad_lo) \
  X(mad_hi) \
  X(mad_wide) \
  X(mul24) \
  X(mul24_hi) \
  X(mad24) \
  X(mul_16) \
  X(mul_16_hi) \
  X(div_s) \
  X(rem_u) \
  X(min_s) \
  X(max_u) \
  X(abs) \
  X(neg) \
  X(sad_u) \
  X(sad_s) \
  X(dp4a_ss) \
  X(dp4a_uu) \
  X(dp4a_us) \
  X(dp2a_lo) \
  X(dp2a_hi) \
  X(add_carry) \
  X(sub_carry) \
  X(mad_carry) \
  X(carry_chain) \
  X(borrow_chain) \
  X(setp) \
  X(setp_and) \
  X(guarded) \
  X(predicates) \
  X(set) \
  X(slct) \
  X(setp_f_eq) \
  X(setp_f_ne) \
  X(setp_f_lt) \
  X(setp_f_ge) \
  X(setp_f_equ) \
  X(setp_f_neu) \
  X(setp_f_ltu) \
  X(setp_f_geu) \
  X(setp_f_num) \
  X(setp_f_nan) \
  X(vshr) \
  X(vshl) \
  X(vabsdiff4) \
  X(vadd_parts) \
  X(vmax_merge) \
  X(vadd4_sat) \
  X(vavrg4) \
  X(vmin2) \
  X(vset4) \
  X(cvt_rzi_s32) \
  X(cvt_rni_s32) \
  X(cvt_rmi_s32) \
  X(cvt_rpi_u32) \
  X(cvt_rzi_u32) \
  X(cvt_s64) \
  X(cvt_s8_sat) \
  X(cvt_u8) \
  X(cvt_s16) \
  X(cvt_f_rn) \
  X(cvt_f_rz) \
  X(cvt_f_rp) \
  X(cvt_f_rm) \
  X(cvt_sat) \
  X(cvt_rni_f) \
  X(cvt_pack) \
  X(cvt_f16) \
  X(cvt_from_f16) \
  X(cvt_f16x2) \
  X(cvt_bf16x2) \
  X(cvt_bf16_rz) \
  X(fma) \
  X(fma_rz) \
  X(add_rm) \
  X(add_rp) \
  X(mul_rz) \
  X(div_rp) \
  X(sqrt_rm) \
  X(mul_add) \
  X(add_sat_f) \
  X(min_f) \
  X(max_nan) \
  X(min_xorsign) \
  X(neg_abs) \
  X(copysign) \
  X(sqrt_rn) \
  X(div_rn) \
  X(rcp_rn) \
  X(testp_finite) \
  X(testp_infinite) \
  X(testp_number) \
  X(testp_notanumber) \
  X(testp_normal) \
  X(testp_subnormal) \
  X(fma_f16x2) \
  X(add_f16x2) \
  X(mul_f16x2) \
  X(max_f16x2) \
  X(neg_f16x2) \
  X(pack) \
  X(unpack) \
  X(halves)

enum Operation {
#define NAME(OP) Operation_##OP,
  ALL(NAME)
#undef NAME
  Operations
};

__global__ void exercise(const unsigned *in, u64 *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  unsigned a = in[i], b = in[n + i], c = in[2 * n + i];
#define RUN(OP) out[Operation_##OP * n + i] = OP(a, b, c);
  ALL(RUN)
#undef RUN
}

static unsigned pick(unsigned i, unsigned salt) {
  static const unsigned edges[] = {
      0,          1,          2,          3,          5,          7,
      8,          15,         16,         31,         32,         33,
      63,         64,         255,        256,        0x7fff,     0x8000,
      0xffff,     0x10000,    0x7fffffff, 0x80000000, 0x80000001, 0xffffffff,
      0x3f800000, 0xbf800000, 0x7f800000, 0xff800000, 0x7fc00000, 0x3f000000,
      0x40200000, 0xc0200000, 0x4f000000, 0xcf000000, 0x4f800000, 0x5f000000,
      0x00800000, 0x007fffff, 0x477fe000, 0x477ff000, 0x33800000, 0x38800000,
      0x3c003c00, 0x7bff0001, 0x80007c00, 0x7e00fc00};
  const unsigned count = sizeof edges / sizeof *edges;
  u64 h = (i * 3ull + salt + 1) * 0x9e3779b97f4a7c15ull;
  h ^= h >> 29;
  h *= 0xbf58476d1ce4e5b9ull;
  h ^= h >> 32;
  if (h % 3 == 0)
    return edges[(h >> 8) % count];
  if (h % 3 == 1) // floats of middling size
    return (unsigned(h >> 8) & 0x807fffff) | (0x3a000000 + (unsigned(h >> 40) % 24 << 23));
  return unsigned(h >> 16);
}

// Lanes, shared memory and atomics -------------------------------------------

#define ADD_TWICE(D, A, B)                                                     \
  asm("{ .reg .u32 t; add.u32 t, %1, %2; add.u32 %0, t, %2; }"                 \
      : "=r"(D)                                                                \
      : "r"(A), "r"(B))

template <int Bytes>
__device__ void copyAsync(unsigned to, const void *from, int size) {
  asm volatile("cp.async.ca.shared.global [%0], [%1], %2, %3;\n" ::"r"(to),
               "l"(from), "n"(Bytes), "r"(size)
               : "memory");
}

const int Results = 32, Block = 64, Blocks = 2;

__global__ void together(const unsigned *in, unsigned *out, unsigned *counters,
                         float *sums) {
  __shared__ __align__(16) unsigned tile[Block * 4];
  __shared__ unsigned most;
  unsigned t = threadIdx.x, id = blockIdx.x * Block + t, v = in[id], k = 0;
  unsigned *o = out + id * Results, d, p;
  asm volatile("shfl.sync.bfly.b32 %0, %1, 5, 0x1f, 0xffffffff;" : "=r"(d) : "r"(v));
  o[k++] = d;
  asm volatile("{ .reg .pred q; shfl.sync.up.b32 %0|q, %2, %3, 0x1800, -1; selp.u32 %1, 1, 0, q; }"
               : "=r"(d), "=r"(p) : "r"(v), "r"(t % 7));
  o[k++] = d;
  o[k++] = p;
  asm volatile("{ .reg .pred q; shfl.sync.down.b32 %0|q, %2, %3, 0x80c, -1; selp.u32 %1, 1, 0, q; }"
               : "=r"(d), "=r"(p) : "r"(v), "r"(t % 5));
  o[k++] = d;
  o[k++] = p;
  asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x101f, -1;" : "=r"(d) : "r"(v), "r"(t * 3));
  o[k++] = d;
  asm volatile("{ .reg .pred q; setp.ne.u32 q, %1, 0; vote.sync.ballot.b32 %0, q, -1; }"
               : "=r"(d) : "r"(v & 1));
  o[k++] = d;
  asm volatile("{ .reg .pred q, r; setp.gt.u32 q, %1, 5; vote.sync.any.pred r, q, 0xffffffff; selp.u32 %0, 1, 0, r; }"
               : "=r"(d) : "r"(v));
  o[k++] = d;
  asm volatile("match.any.sync.b32 %0, %1, 0xffffffff;" : "=r"(d) : "r"(v & 3));
  o[k++] = d;
  asm volatile("redux.sync.add.s32 %0, %1, 0xffffffff;" : "=r"(d) : "r"(v));
  o[k++] = d;
  asm volatile("redux.sync.min.s32 %0, %1, 0xffffffff;" : "=r"(d) : "r"(v));
  o[k++] = d;
  asm("mov.u32 %0, %%laneid;" : "=r"(d));
  o[k++] = d;
  unsigned lt, le, gt, ge, eq;
  asm("mov.u32 %0, %%lanemask_lt; mov.u32 %1, %%lanemask_le; mov.u32 %2, %%lanemask_gt;\n\t"
      "mov.u32 %3, %%lanemask_ge; mov.u32 %4, %%lanemask_eq;"
      : "=r"(lt), "=r"(le), "=r"(gt), "=r"(ge), "=r"(eq));
  o[k++] = lt ^ gt ^ eq;
  o[k++] = (le & ge) ^ lt;
  asm volatile("{ .reg .pred q; elect.sync _|q, 0xffffffff; selp.u32 %0, 1, 0, q; }" : "=r"(d));
  o[k++] = __popc(__ballot_sync(0xffffffff, d));
  asm volatile("activemask.b32 %0;" : "=r"(d));
  o[k++] = d >> (t & 31) & 1;

  unsigned address = static_cast<unsigned>(__cvta_generic_to_shared(tile)), viaAsm;
  asm("{ .reg .u64 a; cvta.to.shared.u64 a, %1; cvt.u32.u64 %0, a; }"
      : "=r"(viaAsm) : "l"(tile));
  o[k++] = address == viaAsm;
  if (t == 0)
    asm volatile("st.shared.u32 [%0], 0;" ::"r"((unsigned)__cvta_generic_to_shared(&most)) : "memory");
  asm volatile("st.shared.u32 [%0+4], %1;" ::"r"(address + 16 * t), "r"(v) : "memory");
  asm volatile("st.shared.v2.u32 [%0+8], {%1, %2};" ::"r"(address + 16 * t), "r"(v + 1), "r"(v + 2) : "memory");
  asm volatile("bar.sync 0;" ::: "memory");
  unsigned x, y, z;
  asm volatile("ld.shared.u32 %0, [%3+4]; ld.shared.v2.u32 {%1, %2}, [%3+8];"
               : "=r"(x), "=r"(y), "=r"(z) : "r"(address + 16 * (63 - t)) : "memory");
  o[k++] = x + y + z;
  asm volatile("red.shared.max.u32 [%0], %1;" ::"r"((unsigned)__cvta_generic_to_shared(&most)), "r"(v & 0xffff) : "memory");
  __syncthreads();
  o[k++] = most;
  asm volatile("{ .reg .pred q; setp.ne.u32 q, %1, 0; bar.red.popc.u32 %0, 0, q; }" : "=r"(d) : "r"(v & 2));
  o[k++] = d;
  // Only the first bytes are read; zeros fill the rest.
  copyAsync<16>(address + 16 * t, in + 4 * (id % 32), int(t % 17));
  asm volatile("cp.async.commit_group;\n" ::);
  asm volatile("cp.async.wait_group %0;\n" ::"n"(0) : "memory");
  __syncthreads();
  for (int i = 0; i < 4; ++i)
    o[k++] = tile[4 * t + i];

  asm volatile("ld.global.nc.v4.u32 {%0, %1, %2, %3}, [%4];"
               : "=r"(x), "=r"(y), "=r"(z), "=r"(d) : "l"(in + 4 * (id % 32)));
  o[k++] = x ^ y * 3 ^ z * 5 ^ d * 7;
  asm volatile("ld.acquire.gpu.global.u16 %0, [%1+2];" : "=r"(d) : "l"(in + id));
  o[k++] = d;
  asm volatile("ld.volatile.global.s8 %0, [%1];" : "=r"(d) : "l"(in + id) : "memory");
  o[k++] = d;
  asm volatile("{ .reg .u32 s; ld.global.cs.v2.u32 {s, %0}, [%1]; add.u32 %0, %0, s; }"
               : "=r"(d) : "l"(in + 2 * (id % 32)) : "memory");
  o[k++] = d;
  unsigned lo, hi;
  asm volatile("add.cc.u32 %0, %1, %2;" : "=r"(lo) : "r"(v), "r"(0xfffffff0u));
  asm volatile("addc.u32 %0, %1, 0;" : "=r"(hi) : "r"(7));
  o[k++] = lo ^ hi;
  ADD_TWICE(d, v | 1, t ^ 1);
  o[k++] = d;
  unsigned old = v;
  asm volatile("{ .reg .pred q; isspacep.shared q, %1; @q add.u32 %0, %0, 1; isspacep.global q, %2; @q add.u32 %0, %0, 2; }"
               : "+r"(old) : "l"(tile), "l"(in));
  o[k++] = old - v;

  asm volatile("red.global.add.u32 [%0], %1;" ::"l"(counters), "r"(v & 7) : "memory");
  asm volatile("atom.global.inc.u32 %0, [%1], 9;" : "=r"(d) : "l"(counters + 1) : "memory");
  asm volatile("atom.cas.b32 %0, [%1], %2, 77;" : "=r"(d) : "l"(counters + 2), "r"(0) : "memory");
  asm volatile("atom.acq_rel.gpu.global.max.s32 %0, [%1], %2;" : "=r"(d) : "l"(counters + 3), "r"(v) : "memory");
  asm volatile("atom.acquire.gpu.global.exch.b32 %0, [%1], 5;" : "=r"(d) : "l"(counters + 4) : "memory");
  asm volatile("red.global.add.f32 [%0], %1;" ::"l"(sums), "f"(1.5f) : "memory");
  asm volatile("red.global.add.noftz.f16x2 [%0], %1;" ::"l"(sums + 1), "r"(0x3c004000) : "memory");
  asm volatile("st.release.gpu.global.u32 [%0], %1;" ::"l"(counters + 5), "r"(k) : "memory");
  asm volatile("fence.acq_rel.gpu; membar.cta;" ::: "memory");
  asm volatile("prefetch.global.L2 [%0];" ::"l"(in));
  asm volatile("nanosleep.u32 20;");
  asm volatile("{ .reg .pred q; setp.gt.u32 q, %0, 40; @q exit; }" ::"r"(t));
  atomicAdd(counters + 6, 1u);
}

static unsigned shuffled(const unsigned *warp, int lane, char mode, unsigned b,
                         unsigned c, unsigned *valid) {
  int segment = c >> 8 & 31, clamp = c & 31, j = 0;
  int most = (lane & segment) | (clamp & ~segment), least = lane & segment;
  b &= 31;
  bool fine = false;
  if (mode == 'u')
    fine = (j = lane - int(b)) >= most;
  else if (mode == 'd')
    fine = (j = lane + int(b)) <= most;
  else if (mode == 'x')
    fine = (j = lane ^ int(b)) <= most;
  else
    fine = (j = least | (int(b) & ~segment)) <= most;
  if (valid)
    *valid = fine;
  return warp[fine ? j : lane];
}

static int checkTogether() {
  const int n = Block * Blocks;
  std::vector<unsigned> in(4 * n), out(n * Results), counters(8);
  float sums[2] = {0, 0};
  for (int i = 0; i < 4 * n; ++i)
    in[i] = i % 5 == 2 ? i % 4 : unsigned(i) * 2654435761u;
  unsigned *deviceIn, *deviceOut, *deviceCounters;
  float *deviceSums;
  cudaMalloc(&deviceIn, in.size() * 4);
  cudaMalloc(&deviceOut, out.size() * 4);
  cudaMalloc(&deviceCounters, 32);
  cudaMalloc(&deviceSums, 8);
  cudaMemcpy(deviceIn, in.data(), in.size() * 4, cudaMemcpyHostToDevice);
  cudaMemset(deviceCounters, 0, 32);
  cudaMemset(deviceSums, 0, 8);
  together<<<Blocks, Block>>>(deviceIn, deviceOut, deviceCounters, deviceSums);
  cudaMemcpy(out.data(), deviceOut, out.size() * 4, cudaMemcpyDeviceToHost);
  cudaMemcpy(counters.data(), deviceCounters, 32, cudaMemcpyDeviceToHost);
  cudaError_t error = cudaMemcpy(sums, deviceSums, 8, cudaMemcpyDeviceToHost);
  if (error != cudaSuccess) {
    std::printf("%s\n", cudaGetErrorString(error));
    return 1;
  }
  int failed = 0, results = 0;
  unsigned total = 0;
  int greatest = 0;
  for (int i = 0; i < n; ++i) {
    const unsigned *block = &in[i / Block * Block], *warp = &in[i & ~31];
    unsigned t = i % Block, lane = i % 32, v = in[i], p, ballot = 0, match = 0, sum = 0, any = 0, most = 0, twos = 0;
    int least = warp[0];
    for (int j = 0; j < 32; ++j) {
      ballot |= (warp[j] & 1) << j;
      match |= unsigned((warp[j] & 3) == (v & 3)) << j;
      any |= warp[j] > 5;
      sum += warp[j];
      least = std::min(least, int(warp[j]));
    }
    for (int j = 0; j < Block; ++j)
      most = std::max(most, block[j] & 0xffff), twos += block[j] >> 1 & 1;
    total += v & 7;
    greatest = std::max(greatest, int(v));
    std::vector<unsigned> want;
    want.push_back(shuffled(warp, lane, 'x', 5, 0x1f, 0));
    want.push_back(shuffled(warp, lane, 'u', t % 7, 0x1800, &p));
    want.push_back(p);
    want.push_back(shuffled(warp, lane, 'd', t % 5, 0x80c, &p));
    want.push_back(p);
    want.push_back(shuffled(warp, lane, 'i', t * 3, 0x101f, 0));
    want.push_back(ballot);
    want.push_back(any);
    want.push_back(match);
    want.push_back(sum);
    want.push_back(least);
    want.push_back(lane);
    want.push_back(~0u);
    want.push_back((1u << lane) ^ ((1u << lane) - 1));
    want.push_back(1);
    want.push_back(1);
    want.push_back(1);
    want.push_back(3 * block[63 - t] + 3);
    want.push_back(most);
    want.push_back(twos);
    unsigned cut[4] = {0, 0, 0, 0};
    std::memcpy(cut, &in[4 * (i % 32)], t % 17);
    want.insert(want.end(), cut, cut + 4);
    const unsigned *four = &in[4 * (i % 32)], *two = &in[2 * (i % 32)];
    want.push_back(four[0] ^ four[1] * 3 ^ four[2] * 5 ^ four[3] * 7);
    want.push_back(v >> 16);
    want.push_back(unsigned(int((signed char)v)));
    want.push_back(two[0] + two[1]);
    want.push_back((v + 0xfffffff0u) ^ (7 + unsigned((u64(v) + 0xfffffff0u) >> 32)));
    want.push_back((v | 1) + 2 * (t ^ 1));
    want.push_back(3);
    results = int(want.size());
    for (int r = 0; r < results; ++r)
      if (out[i * Results + r] != want[r] && failed++ < 20)
        std::printf("thread %d, result %d: %x, not %x\n", i, r, out[i * Results + r], want[r]);
  }
  unsigned wanted[7] = {total, unsigned(n % 10), 77, unsigned(greatest), 5, unsigned(results), 41 * Blocks};
  for (int c = 0; c < 7; ++c)
    if (counters[c] != wanted[c] && ++failed)
      std::printf("counter %d: %u, not %u\n", c, counters[c], wanted[c]);
  unsigned halfSums = bits(sums[1]); // 128 times (1, 2)
  if (sums[0] != 1.5f * n || halfSums != 0x58005c00)
    std::printf("sums: %g, %08x\n", sums[0], halfSums), ++failed;
  if (!failed)
    std::printf("PASS: %d results of lanes and memory\n", results + 9);
  return failed;
}

int main() {
  const int n = 4096;
  std::vector<unsigned> in(3 * n);
  for (int i = 0; i < n; ++i)
    for (int k = 0; k < 3; ++k)
      in[k * n + i] = pick(i, k);
  unsigned *deviceIn;
  u64 *deviceOut;
  std::vector<u64> out(size_t(n) * Operations);
  cudaMalloc(&deviceIn, in.size() * sizeof(unsigned));
  cudaMalloc(&deviceOut, out.size() * sizeof(u64));
  cudaMemcpy(deviceIn, in.data(), in.size() * sizeof(unsigned), cudaMemcpyHostToDevice);
  exercise<<<n / 128, 128>>>(deviceIn, deviceOut, n);
  cudaError_t error = cudaMemcpy(out.data(), deviceOut, out.size() * sizeof(u64),
                                 cudaMemcpyDeviceToHost);
  if (error != cudaSuccess) {
    std::printf("%s\n", cudaGetErrorString(error));
    return 1;
  }
  int failed = 0;
  auto compare = [&](const char *name, int operation, Kind kind,
                     u64 (*wanted)(unsigned, unsigned, unsigned)) {
    int wrong = 0;
    for (int i = 0; i < n; ++i) {
      unsigned a = in[i], b = in[n + i], c = in[2 * n + i];
      u64 want = wanted(a, b, c), got = out[size_t(operation) * n + i];
      if (kind == Floats)
        got = number(asFloat(unsigned(got)));
      if (kind == Halves)
        got = numbers(unsigned(got));
      if (got != want && wrong++ < 3)
        std::printf("%s(%08x, %08x, %08x): %llx, not %llx\n", name, a, b, c, got,
                    want);
    }
    failed += wrong != 0;
  };
#define COMPARE(OP) compare(#OP, Operation_##OP, OP##Kind, OP##Wanted);
  ALL(COMPARE)
  std::printf(failed ? "FAIL: %d operations\n" : "PASS: %d operations\n",
              failed ? failed : int(Operations));
  return failed + checkTogether() != 0;
}
