// The compiler's builtins of one lane, against what AMD's manuals say of them.
// RUN: %run --arch=gfx90a %s 2>&1 | FileCheck %s
// RUN: %run --arch=gfx1030 %s 2>&1 | FileCheck %s
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <hip/hip_runtime.h>

// On the GPU, where a, b, c and f hide their values from the compiler; by hand.
#define OPERATIONS(X)                                                          \
  X("ubfe", __builtin_amdgcn_ubfe(a, 8, 12), 0x456)                            \
  X("ubfe, width 0", __builtin_amdgcn_ubfe(a, 8, 32), 0)                       \
  X("sbfe", (int)__builtin_amdgcn_sbfe(b, 8, 4), (int)0xFFFFFFFA)              \
  X("perm", (int)__builtin_amdgcn_perm(a, b, 0x00040C07), (int)0x98780012)     \
  X("alignbyte", __builtin_amdgcn_alignbyte(a, b, 1), 0x78FEDCBE)              \
  X("sad_u8", __builtin_amdgcn_sad_u8(0x01020304, 0x04030201, 100), 108)       \
  X("sad_hi_u8", __builtin_amdgcn_sad_hi_u8(0x01020304, 0x04030201, 5),        \
    (8 << 16) + 5)                                                             \
  X("sad_u16", __builtin_amdgcn_sad_u16(0x00050001, 0x00010003, 10), 16)       \
  X("msad_u8", __builtin_amdgcn_msad_u8(0x01020304, 0x04000201, 0), 7)         \
  X("lerp", __builtin_amdgcn_lerp(0x02040608, 0x01010101, 0x00010001),         \
    0x01030305)                                                                \
  X("sdot4", DOT(sdot4, 0xFF020304, 0x02030405, 10), 10 - 2 + 6 + 12 + 20)     \
  X("udot4", DOT(udot4, 0xFF020304, 0x02030405, 10), 10 + 510 + 6 + 12 + 20)   \
  X("sdot8", DOT(sdot8, 0xF1000002, 0x23000003, 1), 1 - 2 + 3 + 6)             \
  X("udot8", DOT(udot8, 0xF1000002, 0x23000003, 1), 1 + 30 + 3 + 6)            \
  X("fmed3", __builtin_amdgcn_fmed3f(f, 5.0f, 1.0f), f)                        \
  X("fract", __builtin_amdgcn_fractf(-f), 0.75)                                \
  X("frexp_mant", __builtin_amdgcn_frexp_mantf(f), 0.5625)                     \
  X("frexp_exp", __builtin_amdgcn_frexp_expf(f), 2)                            \
  X("frexp of 0", __builtin_amdgcn_frexp_expf(f - f), 0)                       \
  X("class, normal", __builtin_amdgcn_classf(f, 0x100), 1)                     \
  X("class, zero or infinite", __builtin_amdgcn_classf(f, 0x264), 0)           \
  X("class, negative", __builtin_amdgcn_classf(-f, 0x008), 1)                  \
  X("rcp", __builtin_amdgcn_rcpf(f), 1 / 2.25)                                 \
  X("rsq", __builtin_amdgcn_rsqf(f), 1 / 1.5)                                  \
  X("sqrt", __builtin_amdgcn_sqrtf(f), 1.5)                                    \
  X("sin", __builtin_amdgcn_sinf(f), 1)                                        \
  X("cos", __builtin_amdgcn_cosf(f - 0.25f), 1)                                \
  X("mbcnt", __builtin_amdgcn_mbcnt_lo(~0u, 7), 7)                             \
  X("brev", __brev(a), 0x1E6A2C48)                                             \
  X("clz", __clz(a), 3)                                                        \
  X("ffs", __ffs(a), 4)                                                        \
  X("popcll", __popcll(0xFF00FF00ull | (unsigned)a), 23)                       \
  X("funnel", (int)__funnelshift_l(a, b, 8), (int)0xDCBA9812 /* b then a */)   \
  X("mul24", __mul24(a, 3), 0x345678 * 3)                                      \
  X("umulhi", (int)__umulhi(a, b), (int)((0x12345678ull * 0xFEDCBA98) >> 32))  \
  X("byte_perm", (int)__byte_perm(a, b, 0x7140), (int)0xFE569878)              \
  X("wavefrontsize", __builtin_amdgcn_wavefrontsize(), warpSize)

#define DOT(NAME, X, Y, SUM)                                                   \
  (int)__builtin_amdgcn_##NAME((int)X, Y, SUM, false)

__global__ void perform(double *out, int a, int b, float f) {
#define ON_GPU(NAME, GPU, WANT) *out++ = GPU;
  OPERATIONS(ON_GPU)
}

int main() {
  double *out;
  int wrong = 0, warpSize = 0;
  const float f = 2.25f;
  (void)hipDeviceGetAttribute(&warpSize, hipDeviceAttributeWarpSize, 0);
  (void)hipMallocManaged(&out, 64 * sizeof(double));
  perform<<<1, 1>>>(out, 0x12345678, (int)0xFEDCBA98, f);
  if (hipDeviceSynchronize() != hipSuccess)
    return 1;
  const double *got = out;
#define ON_HOST(NAME, GPU, WANT)                                               \
  if (!(std::fabs(*got - double(WANT)) <= 1e-6 * std::fabs(*got))) {           \
    std::printf(NAME ": %.9g, not %.9g\n", *got, double(WANT));                \
    ++wrong;                                                                   \
  }                                                                            \
  ++got;
  OPERATIONS(ON_HOST)
  // CHECK-NOT: {{, not}}
  // CHECK: 37 operations, 0 wrong
  std::printf("%d operations, %d wrong\n", int(got - out), wrong);
}
