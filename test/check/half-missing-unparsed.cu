// Functions of half precision in code that no parse has seen: the header that is
// included says whose they are.
// RUN: %check
#include <cuda_fp16.h>
__device__ __half own_tanh(__half);
#ifdef NEVER
__device__ __half f(__half x) {
  own_tanh(x);
  x.htanh(1);
  return htanh_approx(x) + htanh(x);
}
__device__ __half2 g(__half2 x) { return h2tanh_approx(x); } // NOHIPIFY(half-missing-functions): ours
int htanh;
#endif
// CHECK: #include "hipify-compat/half.h"
// CHECK: x.htanh(1);
// CHECK-NEXT: return hipify::htanh_approx(x) + hipify::htanh(x);
// CHECK: return h2tanh_approx(x);
// CHECK-NEXT: int htanh;
