// Inline PTX becomes HIP C++ (P66): one statement stays one.
// RUN: %check
__device__ void logic(unsigned a, unsigned b, unsigned c, int s, int &r) {
  unsigned d;
  asm("lop3.b32 %0, %1, %2, %3, 0x96;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  asm("lop3.b32 %0, %1, %2, %3, 0xe8;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  asm("lop3.b32 %0, %1, %2, %3, 0xe8;" : "=r"(d) : "r"(a + 1), "r"(b), "r"(c));
  asm("lop3.b32 %0, %1, %2, %3, 0x1d;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  asm("add.s32 %0, %1, %2;" : "=r"(r) : "r"(s), "r"(-1));
  asm("shl.b32 %0, %1, 5;" : "=r"(d) : "r"(a));
  asm("shr.s32 %0, %1, %2;" : "=r"(r) : "r"(s), "r"(b));
  asm volatile("bfe.u32 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b & 7), "n"(4));
  __asm__ __volatile__("prmt.b32 %0, %1, %2, 0x5410;" : "=r"(d) : "r"(a), "r"(b));
}
// CHECK: #include "hipify-compat/ptx.h"
// CHECK: d = a ^ b ^ c;
// CHECK-NEXT: d = (a & b) | (a & c) | (b & c);
// CHECK-NEXT: d = hipify::ptx::lop3<0xe8>(a + 1, b, c);
// CHECK-NEXT: d = hipify::ptx::lop3<29>(a, b, c);
// CHECK-NEXT: r = (unsigned)s + (unsigned)(-1);
// CHECK-NEXT: d = a << 5;
// CHECK-NEXT: r = hipify::ptx::shr<int>(s, b);
// CHECK-NEXT: d = hipify::ptx::bfe<unsigned>(a, b & 7, 4u);
// CHECK-NEXT: d = __byte_perm(a, b, 0x5410u);

__device__ unsigned long long several(int a, int b, unsigned c, float x) {
  int d;
  unsigned long long wide;
  asm("{\n\t"
      ".reg .pred p;\n\t"
      "setp.lt.s32 p, %1, %2;\n\t"
      "selp.s32 %0, %3, 7, p;\n\t"
      "}"
      : "=r"(d) : "r"(a), "r"(b), "r"(c));
  if (a)
    asm("{ .reg .pred %%p; setp.gt.f32 %%p, %1, 0f3F800000; @%%p mov.u32 %0, 1; @!%%p mov.u32 %0, 2; }"
        : "=r"(d) : "f"(x));
  else
    asm("mov.b64 %0, {%1, %2};" : "=l"(wide) : "r"(c), "r"(b));
  asm("{ .reg .u32 lo, hi;\n"
      "  add.cc.u32 lo, %1, %2;\n"
      "  addc.u32 hi, %1, 0;\n"
      "  mov.b64 %0, {lo, hi}; }" : "=l"(wide) : "r"(c), "r"(a));
  return wide + d;
}
// CHECK-LABEL: several
// CHECK: d = a < b ? (int)c : 7;
// CHECK-NEXT: if (a)
// CHECK-NEXT: {
// CHECK-NEXT: const bool p = x > 1.0f;
// CHECK-NEXT: if (p) d = 1;
// CHECK-NEXT: if (!p) d = 2;
// CHECK-NEXT: }
// CHECK-NEXT: else
// CHECK-NEXT: wide = ((unsigned long long)(unsigned)b << 32) | (unsigned long long)c;
// CHECK-NEXT: {
// CHECK-NEXT: unsigned carry = 0;
// CHECK-NEXT: const unsigned lo = hipify::ptx::add_cc<unsigned>(c, (unsigned)a, carry);
// CHECK-NEXT: const unsigned hi = hipify::ptx::addc<unsigned>(c, 0u, carry);
// CHECK-NEXT: wide = ((unsigned long long)hi << 32) | (unsigned long long)lo;
// CHECK-NEXT: }
