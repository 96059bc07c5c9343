// Notes about a whole file or function.
// RUN: env FILECHECK_OPTS="--implicit-check-not=note:" %findings --verbose --checks=-rename,-include,-argument --rocm=6.3
#include <cuda_runtime.h>
#include <curand.h>
void f(void **p, curandGenerator_t *g) {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: note: hipRAND gives other numbers {{.*}} [curand-sequence-differs]
  curandCreateGenerator(g, CURAND_RNG_PSEUDO_DEFAULT);
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: note: hipError_t is {{\[\[}}nodiscard]]: 1 results {{.*}} [nodiscard]
  cudaMalloc(p, 4);
  curandCreateGenerator(g, CURAND_RNG_PSEUDO_XORWOW);
}
__global__ void k(float *f) {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: note: floating-point atomicAdd {{.*}} [fp-atomic-cas-loop]
  atomicAdd(f, 1.0f);
  atomicAdd(f, 2.0f);
}
