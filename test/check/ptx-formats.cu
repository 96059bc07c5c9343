// Doubles rounded in a direction, numbers of 8 bits, and parts of video operands.
// RUN: not %hipify %s 2>/dev/null | FileCheck %s
// RUN: not %hipify %s 2>&1 >/dev/null | FileCheck %s --check-prefix=SAY
__global__ void k(double *p, unsigned *u, unsigned short *s, float x, float y) {
  unsigned a = u[0], b = u[1], c = u[2], d; double r = p[0]; unsigned short h;
  asm("fma.rz.f64 %0, %1, %1, %1;" : "=d"(p[1]) : "d"(r));
  asm("sqrt.rm.f64 %0, %1;" : "=d"(p[2]) : "d"(r));
  asm("cvt.rn.satfinite.e4m3x2.f32 %0, %1, %2;" : "=h"(h) : "f"(x), "f"(y));
  asm("cvt.rn.relu.f16x2.e5m2x2 %0, %1;" : "=r"(d) : "h"(h));
  u[3] = d;
  asm("vadd4.u32.u32.u32 %0.b20, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  u[4] = d;
  asm("vmax2.s32.s32.s32.add %0.h1, %1.h20, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  u[5] = d;
  asm("vadd4.u32.u32.u32 %0, %1.b73, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
}
// CHECK: p[1] = hipify::ptx::fma_rz(r, r, r);
// CHECK-NEXT: p[2] = hipify::ptx::sqrt_rm(r);
// CHECK-NEXT: h = hipify::ptx::floats_to_e4m3x2(x, y);
// CHECK-NEXT: d = hipify::ptx::relu_f16x2(hipify::ptx::e5m2x2_to_half2(h));
// CHECK: d = hipify::ptx::replaced(c, hipify::ptx::lanes<hipify::ptx::Add, 4, unsigned, unsigned, unsigned>(a, b), 0xff00ffu);
// CHECK: d = hipify::ptx::lanes_add<hipify::ptx::Max, 2, int, int, int>(hipify::ptx::prmt(a, b, 0x5410u), b, c, 2u);
// SAY: error: 'vadd4.u32.u32.u32' is not translated: the parts of its registers are not known [ptx-no-equivalent]
