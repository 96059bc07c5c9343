// The notes of notes-of-files.cu where somebody has seen them.
// RUN: env FILECHECK_OPTS="--implicit-check-not=note:" %findings --verbose --checks=-rename,-include,-argument --rocm=6.3
// FIND: 0 need review
#include <cuda_runtime.h>
#include <curand.h>
void f(void **p, curandGenerator_t *g) {
  curandCreateGenerator(g, CURAND_RNG_PSEUDO_DEFAULT); // NOHIPIFY(curand-sequence-differs): no golden results
  cudaMalloc(p, 4); // NOHIPIFY(nodiscard): C++14
}
__global__ void k(float *f) {
  atomicAdd(f, 1.0f); // NOHIPIFY(fp-atomic-cas-loop): rare
}
