// The functions of simd.h, rounding.h, half.h and device.h compile without a
// warning for both wave widths and in the host pass, from C++14 to C++20.
//
// REQUIRES: hip-headers
// DEFINE: %{check} = %hip_cxx -fsyntax-only -Wall -Wextra -Werror %s
// RUN: %{check} -std=c++14 --cuda-device-only --offload-arch=gfx90a
// RUN: %{check} -std=c++20 --cuda-device-only --offload-arch=gfx1030
// RUN: %{check} -std=c++14 --cuda-host-only
// RUN: %{check} -std=c++20 --cuda-host-only
#include "hipify-compat/device.h"
#include "hipify-compat/half.h"
#include "hipify-compat/rounding.h"
#include "hipify-compat/simd.h"

__global__ void simd(unsigned *p, unsigned a, unsigned b) {
  bool high, low;
  p[0] = hipify::vadd4(a, b) + hipify::vavgs2(a, b) + hipify::vsads4(a, b);
  p[1] = hipify::vcmpltu2(a, b) + hipify::vabsss4(a) + hipify::vnegss2(b);
  p[2] = hipify::vibmax_s16x2(a, b, &high, &low) + hipify::viaddmin_u16x2(a, b, p[3]);
  p[3] = unsigned(hipify::vimax3_s32_relu(int(a), int(b), 3)) + unsigned(high) + unsigned(low);
}

__global__ void rounding(float *f, double *d) {
  f[0] = hipify::fadd_rd(f[1], f[2]) + hipify::fsub_ru(f[1], f[2]) + hipify::fmul_rz(f[1], f[2]);
  f[1] = hipify::fdiv_rd(f[1], f[2]) + hipify::frcp_ru(f[1]) + hipify::fsqrt_rz(f[1]);
  f[2] = hipify::fmaf_rd(f[1], f[2], f[3]) + hipify::fmaf_ieee_rn(f[1], f[2], f[3]);
  d[0] = hipify::dadd_rd(d[1], d[2]) + hipify::dsub_ru(d[1], d[2]) + hipify::dmul_rz(d[1], d[2]);
  d[1] = hipify::ddiv_rd(d[1], d[2]) + hipify::drcp_ru(d[1]) + hipify::dsqrt_rz(d[1]);
  d[2] = hipify::fma_rz(d[1], d[2], d[3]);
}

__global__ void halves(__half *h, __half2 *v, unsigned *u, double d) {
  h[0] = hipify::htanh(h[1]);
  h[1] = hipify::hfma_relu(h[1], h[2], h[3]);
  h[2] = hipify::double2half(d);
  v[0] = hipify::h2tanh_approx(v[1]);
  v[1] = hipify::hcmadd(v[1], v[2], v[3]);
  v[2] = hipify::hmax2_nan(v[1], hipify::hmin2(v[2], v[3]));
  u[0] = hipify::heq2_mask(v[0], v[1]) | hipify::hltu2_mask(v[0], v[1]);
  hipify::atomicAdd(h, h[1]);
  hipify::atomicAdd(v, v[1]);
}

__global__ void others(unsigned *u, unsigned short *s, float2 *f2, float4 *f4, double *d) {
  u[0] = hipify::atomicInc_system(u + 1, 4u) + hipify::atomicDec_system(u + 2, 4u);
  u[3] = hipify::umul24(u[4], u[5]);
  s[0] = hipify::atomicCAS(s, s[1], s[2]);
  hipify::atomicAddVector(f2, f2[1]);
  hipify::atomicAddVector(f4, f4[1]);
  d[0] = hipify::fdivide(d[1], d[2]);
}
