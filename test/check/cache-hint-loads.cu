// Cache hints for every type come from hipify-compat/cache.h.
// RUN: %check
#include <cuda_runtime.h>
__global__ void k(float *p, float4 *q) {
  p[0] = __ldcs(p + 1) + __ldcg(p + 2);
  __stcs(q, __ldcv(q + 1));
  __stwt(p, 1.0f);
  p[3] = __ldg(p + 4);
  p[5] = __ldcs(p + 6); // NOHIPIFY(cache-hint-loads): ours
}
// CHECK: #include "hipify-compat/cache.h"
// CHECK: p[0] = hipify::ldcs(p + 1) + hipify::ldcg(p + 2);
// CHECK-NEXT: hipify::stcs(q, hipify::ldcv(q + 1));
// CHECK-NEXT: hipify::stwt(p, 1.0f);
// CHECK-NEXT: p[3] = __ldg(p + 4);
// CHECK-NEXT: p[5] = __ldcs(p + 6);
