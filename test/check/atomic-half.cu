// Atomics on types that HIP lacks, and on some that it has already.
// RUN: %check --rocm=6.3
// RUN: env FILECHECK_OPTS="--implicit-check-not=warning: --implicit-check-not=error:" %findings --rocm=6.3
// RUN: not %hipify --rocm=7.1 %s 2>/dev/null | FileCheck %s --check-prefix=NEW
// RUN: not %hipify -v %s 2>&1 >/dev/null | FileCheck %s --check-prefix=SAY
#include <cuda_bf16.h>
#include <cuda_fp16.h>
// CHECK: #include "hipify-compat/device.h"
// CHECK-NEXT: #include "hipify-compat/half.h"

__device__ float atomicMax(float *p, float v) {
// FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: atomicMax on floating point is HIP's own{{.*}} [atomic-fp-minmax-extension]
  return __int_as_float(atomicMax((int *)p, __float_as_int(v)));
}
// CHECK: #if !defined(__HIP_PLATFORM_AMD__)
// CHECK-NEXT: __device__ float atomicMax(float *p, float v) {
// CHECK: }
// CHECK-NEXT: #endif
// NOHIPIFYNEXTLINE(atomic-fp-minmax-extension): not compiled for HIP
__device__ float atomicSub(float *p, float v) { return *p; }
namespace own {
__device__ float atomicMin(float *p, float v) { return *p; }
}

// SAY: :[[@LINE+5]]:{{[0-9]+}}: note: floating-point atomicAdd may compile to a compare-and-swap loop {{.*}} [fp-atomic-cas-loop]
// SAY-NOT: [fp-atomic-cas-loop]
__global__ void k(__half *h, __half2 *h2, float2 *f2, float4 *f4, float *f, unsigned short *s,
                  __nv_bfloat162 *b, __nv_bfloat162 v, int *i) {
  atomicAdd(h, h[1]);
  atomicAdd(h2, h2[1]); atomicAdd(f, 1.0f); atomicAdd(f, 2.0f);
  atomicAdd(f2, f2[1]); atomicAdd(f4, f4[1]);
  atomicCAS(s, (unsigned short)1, (unsigned short)2);
  atomicAdd(b, v);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: error: no atomicAdd overload for '__nv_bfloat162' in HIP{{.*}} [atomic-half]
  atomicAdd(b, v); // NOHIPIFY(atomic-half): done by hand for HIP
  atomicXor_system(i, 1);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: atomicXor_system does not cross PCIe{{.*}} [atomic-system-gaps]
  atomicAnd_system(i, 1); // NOHIPIFY(atomic-system-gaps): its own memory
  atomicAdd_system(i, 1); atomicAdd(i, 1); atomicCAS(i, 1, 2);
}
// CHECK: hipify::atomicAdd(h, h[1]);
// CHECK-NEXT: hipify::atomicAdd(h2, h2[1]); atomicAdd(f, 1.0f); atomicAdd(f, 2.0f);
// CHECK-NEXT: hipify::atomicAddVector(f2, f2[1]); hipify::atomicAddVector(f4, f4[1]);
// CHECK-NEXT: hipify::atomicCAS(s, (unsigned short)1, (unsigned short)2);
// NEW: {{^}}  atomicCAS(s, (unsigned short)1, (unsigned short)2);
// CHECK: atomicAdd_system(i, 1); atomicAdd(i, 1); atomicCAS(i, 1, 2);
