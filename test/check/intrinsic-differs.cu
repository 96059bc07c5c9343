// Functions that HIP declares and that give other values there, by release.
// RUN: %check --rocm=5.2
// RUN: env FILECHECK_OPTS="--implicit-check-not=error:" %findings --rocm=5.2
// RUN: %hipify --rocm=5.2 %s -v 2>&1 | FileCheck %s --check-prefix=SAY
// RUN: %hipify --rocm=7.0 %s 2>/dev/null | FileCheck %s --check-prefix=NEW
// RUN: %hipify --rocm=7.0 %s -v 2>&1 >/dev/null | FileCheck %s --check-prefix=QUIET
// QUIET-NOT: HIP's __hadd {{.*}} [intrinsic-differs]
// FIND: 0 need review, 0 unsupported
#include <cuda_fp16.h>
// CHECK: #include "hipify-compat/convert.h"
// CHECK-NEXT: #include "hipify-compat/half.h"
// CHECK-NEXT: #include "hipify-compat/half_convert.h"
// CHECK-NEXT: #include "hipify-compat/rounding.h"
// CHECK-NEXT: #include "hipify-compat/simd.h"
// SAY: note: HIP's __hadd gives other values than CUDA's: hipify::hadd gives the same (hipify-compat/simd.h) [intrinsic-differs]
__global__ void integers(int *i, unsigned *u, __half *h) {
  i[0] = __hadd(i[1], i[2]) + __rhadd(i[1], 3);
  u[0] = __uhadd(u[1], u[2]);
  h[0] = __hadd(h[1], h[2]);
}
// CHECK: i[0] = hipify::hadd(i[1], i[2]) + hipify::rhadd(i[1], 3);
// CHECK-NEXT: u[0] = hipify::uhadd(u[1], u[2]);
// CHECK-NEXT: h[0] = __hadd(h[1], h[2]);
// NEW: i[0] = __hadd(i[1], i[2]) + __rhadd(i[1], 3);
__global__ void numbers(int *i, float *f, double d, __half *h) {
  i[0] = __double2int_rz(d) + __float2int_rz(f[1]);
  f[0] = __int2float_rd(i[1]) + __int2float_rn(i[1]) + __saturatef(f[1]);
  f[1] = __frsqrt_rn(f[2]);
  i[1] = __half2int_rn(h[0]);
  h[1] = __int2half_rz(i[2]);
  h[2] = hsin(__hmax(h[0], h[1]));
}
// CHECK: i[0] = hipify::double2int_rz(d) + __float2int_rz(f[1]);
// CHECK-NEXT: f[0] = hipify::int2float_rd(i[1]) + __int2float_rn(i[1]) + hipify::saturatef(f[1]);
// CHECK-NEXT: f[1] = hipify::frsqrt_rn(f[2]);
// CHECK-NEXT: i[1] = hipify::half2int_rn(h[0]);
// CHECK-NEXT: h[1] = hipify::int2half_rz(i[2]);
// CHECK-NEXT: h[2] = hipify::hsin(hipify::hmax(h[0], h[1]));
// NEW: f[0] = __int2float_rd(i[1]) + __int2float_rn(i[1]) + hipify::saturatef(f[1]);
// NEW: h[2] = hsin(__hmax(h[0], h[1]));
__global__ void halves(bool *b, __half x, __half y, __half2 p) {
  b[0] = x >= y || (p >= p);
  b[1] = __hne(x, y) && x > y;
  b[2] = 3 >= 2;
}
// CHECK: b[0] = __hge(x, y) || (__hbge2(p, p));
// CHECK-NEXT: b[1] = hipify::hne(x, y) && x > y;
// CHECK-NEXT: b[2] = 3 >= 2;
__device__ int kept(double d) {
  return __double2int_rn(d); // NOHIPIFY(intrinsic-differs): d is small
}
// CHECK: return __double2int_rn(d);
