// RUN: %check
// The struct behind a typedef has a name of its own, and loses its keyword
// where HIP has a typedef.
#include <curand_kernel.h>
typedef struct curandStateXORWOW Rng;
__global__ void k(curandState *s, curandStateXORWOW_t *t, float *o) {
  *o = curand_uniform(s) + curand_normal(t);
}
// CHECK: #include <hiprand/hiprand_kernel.h>
// CHECK: typedef {{(struct )?}}hiprandStateXORWOW{{(_t)?}} Rng;
// CHECK: __global__ void k(hiprandState *s, hiprandStateXORWOW_t *t, float *o) {
// CHECK-NEXT: *o = hiprand_uniform(s) + hiprand_normal(t);
