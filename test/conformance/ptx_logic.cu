//===- ptx_logic.cu - Inline PTX: logic, shifts, bit fields ---------------===//
#include "conform.h"

using namespace conform;

__global__ void logic(Results Out) {
  Recorder Record(Out);
  const unsigned A = word(0), B = word(1), C = word(2);
  const Word J = longWord(0), K = longWord(1);
  unsigned Word32;
  Word Word64;
  asm("lop3.b32 %0, %1, %2, %3, 0x96;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("lop3_96", Word32);
  asm("lop3.b32 %0, %1, %2, %3, 0xe8;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("lop3_e8", Word32);
  asm("lop3.b32 %0, %1, %2, %3, 0xca;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("lop3_ca", Word32);
  asm("lop3.b32 %0, %1, %2, %3, 0xb8;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("lop3_b8", Word32);
  asm("lop3.b32 %0, %1, %2, %3, 0x1e;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("lop3_1e", Word32);
  asm("lop3.b32 %0, %1, %2, %3, 0x6a;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("lop3_6a", Word32);
  asm("lop3.b32 %0, %1, %2, %3, 0x2d;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("lop3_2d", Word32);
  asm("lop3.b32 %0, %1, %2, %3, 0x80;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("lop3_80", Word32);
  asm("lop3.b32 %0, %1, %2, %3, 0x7f;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("lop3_7f", Word32);
  asm("lop3.b32 %0, %1, %2, %3, 0x17;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("lop3_17", Word32);
  asm("lop3.b32 %0, %1, %2, %3, 0x01;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("lop3_01", Word32);
  asm("lop3.b32 %0, %1, %2, %3, 0xd4;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("lop3_d4", Word32);
  asm("{ .reg .b32 t; and.b32 t, %1, %2; xor.b32 t, t, %3; not.b32 %0, t; }"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("logic", Word32);
  asm("{ .reg .b32 t; and.b32 t, %1, %2; cnot.b32 %0, t; }"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("cnot", Word32);
  asm("shl.b32 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("shl", Word32);
  asm("shr.u32 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("shr_u", Word32);
  asm("shr.s32 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("shr_s", Word32);
  asm("shr.s32 %0, %1, 5;"
      : "=r"(Word32)
      : "r"(A));
  Record("shr_5", Word32);
  asm("{ .reg .u64 w; cvt.u64.u32 w, %1; mul.lo.u64 w, w, 0x100000001; shl.b64 %0, w, %2; }"
      : "=l"(Word64)
      : "r"(A), "r"(B));
  Record("shl64", Word64);
  asm("{ .reg .s64 w; cvt.u64.u32 w, %1; mul.lo.u64 w, w, 0x100000001; shr.s64 %0, w, %2; }"
      : "=l"(Word64)
      : "r"(A), "r"(B));
  Record("shr64", Word64);
  asm("shf.l.wrap.b32 %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("shf_l_wrap", Word32);
  asm("shf.r.wrap.b32 %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("shf_r_wrap", Word32);
  asm("shf.l.clamp.b32 %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("shf_l_clamp", Word32);
  asm("shf.r.clamp.b32 %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("shf_r_clamp", Word32);
  asm("prmt.b32 %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("prmt", Word32);
  asm("prmt.b32 %0, %1, %1, 0x0321;"
      : "=r"(Word32)
      : "r"(A));
  Record("prmt_rotate", Word32);
  asm("prmt.b32 %0, %1, %2, 0xb480;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("prmt_sign", Word32);
  asm("prmt.b32.f4e %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("prmt_f4e", Word32);
  asm("prmt.b32.rc8 %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("prmt_rc8", Word32);
  asm("prmt.b32.rc16 %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("prmt_rc16", Word32);
  asm("prmt.b32.b4e %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("prmt_b4e", Word32);
  asm("prmt.b32.ecl %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("prmt_ecl", Word32);
  asm("prmt.b32.ecr %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("prmt_ecr", Word32);
  asm("and.b64 %0, %1, %2;"
      : "=l"(Word64)
      : "l"(J), "l"(K));
  Record("and.b64", Word64);
  asm("or.b64 %0, %1, %2;"
      : "=l"(Word64)
      : "l"(J), "l"(K));
  Record("or.b64", Word64);
  asm("xor.b64 %0, %1, %2;"
      : "=l"(Word64)
      : "l"(J), "l"(K));
  Record("xor.b64", Word64);
  asm("not.b64 %0, %1;"
      : "=l"(Word64)
      : "l"(J));
  Record("not.b64", Word64);
  asm("shl.b64 %0, %1, %2;"
      : "=l"(Word64)
      : "l"(J), "r"(B));
  Record("shl.b64", Word64);
  asm("shr.u64 %0, %1, %2;"
      : "=l"(Word64)
      : "l"(J), "r"(B));
  Record("shr.u64", Word64);
  asm("shr.s64 %0, %1, %2;"
      : "=l"(Word64)
      : "l"(J), "r"(B));
  Record("shr.s64", Word64);
  asm("prmt.b32 %0, %1, %2, 0x5410;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("prmt.0x5410", Word32);
}

__global__ void fields(Results Out) {
  Recorder Record(Out);
  const unsigned A = word(0), B = word(1), C = word(2);
  const Word J = longWord(0), K = longWord(1);
  unsigned Word32;
  Word Word64;
  asm("bfe.u32 %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("bfe_u", Word32);
  asm("bfe.s32 %0, %1, %2, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("bfe_s", Word32);
  asm("{ .reg .u64 w; .reg .b32 b, c; mov.b64 w, {%1, %2}; and.b32 b, %2, 255; and.b32 c, %3, 255; bfe.s64 %0, w, b, c; }"
      : "=l"(Word64)
      : "r"(A), "r"(B), "r"(C));
  Record("bfe_s64", Word64);
  asm("bfi.b32 %0, %1, %2, %3, 9;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("bfi", Word32);
  asm("bfi.b32 %0, %1, %2, 3, %3;"
      : "=r"(Word32)
      : "r"(A), "r"(B), "r"(C));
  Record("bfi_len", Word32);
  asm("bfind.u32 %0, %1;"
      : "=r"(Word32)
      : "r"(A));
  Record("bfind_u", Word32);
  asm("bfind.s32 %0, %1;"
      : "=r"(Word32)
      : "r"(A));
  Record("bfind_s", Word32);
  asm("bfind.shiftamt.u32 %0, %1;"
      : "=r"(Word32)
      : "r"(A));
  Record("bfind_amount", Word32);
  asm("popc.b32 %0, %1;"
      : "=r"(Word32)
      : "r"(A));
  Record("popc", Word32);
  asm("clz.b32 %0, %1;"
      : "=r"(Word32)
      : "r"(A));
  Record("clz", Word32);
  asm("brev.b32 %0, %1;"
      : "=r"(Word32)
      : "r"(A));
  Record("brev", Word32);
  asm("{ .reg .u64 w; mov.b64 w, {%1, %2}; clz.b64 %0, w; }"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("clz64", Word32);
  asm("bmsk.clamp.b32 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("bmsk", Word32);
  asm("szext.clamp.s32 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("szext", Word32);
  asm("fns.b32 %0, %1, 3, 2;"
      : "=r"(Word32)
      : "r"(A));
  Record("fns", Word32);
  asm("bfe.u64 %0, %1, %2, %3;"
      : "=l"(Word64)
      : "l"(J), "r"(B & 127), "r"(C & 127));
  Record("bfe.u64", Word64);
  asm("bfi.b64 %0, %1, %2, %3, 20;"
      : "=l"(Word64)
      : "l"(J), "l"(K), "r"(C & 127));
  Record("bfi.b64", Word64);
  asm("bfind.u64 %0, %1;"
      : "=r"(Word32)
      : "l"(J));
  Record("bfind.u64", Word32);
  asm("bfind.s64 %0, %1;"
      : "=r"(Word32)
      : "l"(J));
  Record("bfind.s64", Word32);
  asm("brev.b64 %0, %1;"
      : "=l"(Word64)
      : "l"(J));
  Record("brev.b64", Word64);
  asm("popc.b64 %0, %1;"
      : "=r"(Word32)
      : "l"(J));
  Record("popc.b64", Word32);
  asm("bmsk.wrap.b32 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("bmsk.wrap", Word32);
  asm("szext.wrap.u32 %0, %1, %2;"
      : "=r"(Word32)
      : "r"(A), "r"(B));
  Record("szext.wrap", Word32);
}

int main(int Argc, char **Argv) {
  Program P(Argc, Argv);
  P.run(logic, 8);
  P.run(fields, 8);
}
