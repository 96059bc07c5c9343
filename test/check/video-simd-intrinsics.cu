// Functions that HIP does not declare come from hipify-compat/.
// RUN: %check
// RUN: env FILECHECK_OPTS="--implicit-check-not=error:" %findings
// RUN: %hipify %s -v 2>&1 | FileCheck %s --check-prefix=SAY
// FIND: 0 need review, 0 unsupported
#include <cuda_fp16.h>
// CHECK: #include "hipify-compat/device.h"
// CHECK-NEXT: #include "hipify-compat/half.h"
// CHECK-NEXT: #include "hipify-compat/rounding.h"
// CHECK-NEXT: #include "hipify-compat/simd.h"
// CHECK-NEXT: #include <hip/hip_runtime.h>
// CHECK-NEXT: #include <hip/hip_fp16.h>
struct Own { static __device__ int vadd4(int a) { return a; } };
// SAY: note: HIP has no __vadd4: hipify::vadd4 does the same (hipify-compat/simd.h) [video-simd-intrinsics]
__global__ void k(unsigned *p, unsigned a, unsigned b) {
  p[0] = __vadd4(a, b) + __vmaxs2(a, b) + __vcmpgtu4(a, b);
  p[1] = __viaddmax_s32(a, b, 3) + __vimax3_u32(a, b, 1u);
  p[2] = Own::vadd4(a);
}
// CHECK: p[0] = hipify::vadd4(a, b) + hipify::vmaxs2(a, b) + hipify::vcmpgtu4(a, b);
// CHECK-NEXT: p[1] = hipify::viaddmax_s32(a, b, 3) + hipify::vimax3_u32(a, b, 1u);
// CHECK-NEXT: p[2] = Own::vadd4(a);
__global__ void others(float *f, double d, __half *h, unsigned *u) {
  f[0] = __fadd_rz(f[0], f[1]) + __fmaf_ieee_rd(f[0], f[1], f[2]);
  f[1] = __dsqrt_ru(d) + fdivide(d, 2.0);
  h[0] = htanh(h[1]);
  u[0] = __heq2_mask(__half2half2(h[0]), __half2half2(h[1]));
  u[1] = atomicInc_system(u, 4u) + atomicCAS_block(u, 1u, 2u) + __umul24(u[2], u[3]);
}
// CHECK: f[0] = hipify::fadd_rz(f[0], f[1]) + hipify::fmaf_ieee_rd(f[0], f[1], f[2]);
// CHECK-NEXT: f[1] = hipify::dsqrt_ru(d) + hipify::fdivide(d, 2.0);
// CHECK-NEXT: h[0] = hipify::htanh(h[1]);
// CHECK-NEXT: u[0] = hipify::heq2_mask(__half2half2(h[0]), __half2half2(h[1]));
// CHECK-NEXT: u[1] = hipify::atomicInc_system(u, 4u) + atomicCAS(u, 1u, 2u) + hipify::umul24(u[2], u[3]);
__device__ unsigned kept(unsigned a, unsigned b) {
  return __vadd2(a, b); // NOHIPIFY(video-simd-intrinsics): the project has its own for HIP
}
// CHECK: return __vadd2(a, b);
#ifdef NEVER
__device__ unsigned dead(unsigned a) { return __vneg4(a); }
#endif
// CHECK: return hipify::vneg4(a);
