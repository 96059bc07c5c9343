// A template that names an argument twice evaluates it twice: that is done only
// where it makes no difference.
// RUN: %check --rocm=6.3
// RUN: %findings --rocm=6.3
#include <cuda_bf16.h>

__device__ __nv_bfloat162 f(float *p, float x, float y) {
  __nv_bfloat162 a = __float2bfloat162_rn(x);
  __nv_bfloat162 b = __float2bfloat162_rn((x + y) * p[1]);
  __nv_bfloat162 c = __float2bfloat162_rn(*p++);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: error: {{.*}} takes argument 1 of '__float2bfloat162_rn' twice: put its value into a variable first [signature-mismatch]
  __nv_bfloat162 d = __float2bfloat162_rn(expf(x));
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: error: {{.*}} twice{{.*}} [signature-mismatch]
  return a;
}
// CHECK: __hip_bfloat162 a = __hip_bfloat162(__float2bfloat16(x), __float2bfloat16(x));
// CHECK-NEXT: __hip_bfloat162 b = __hip_bfloat162(__float2bfloat16((x + y) * p[1]), __float2bfloat16((x + y) * p[1]));
// CHECK-NEXT: __hip_bfloat162 c = __hip_bfloat162(*p++);
// CHECK: __hip_bfloat162 d = __hip_bfloat162(expf(x));
