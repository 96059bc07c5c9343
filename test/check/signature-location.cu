// P29: a target that has the location form gets it.
// RUN: %check --rocm=7.2
#include <cuda_runtime.h>
void f(void *p, size_t n, int dev, cudaMemLocation loc, cudaStream_t s) {
  cudaMemPrefetchAsync(p, n, loc, 0, s);
  cudaMemPrefetchAsync(p, n, dev, s);
}
// CHECK: {{^}}  hipMemPrefetchAsync_v2(p, n, loc, 0, s);
// CHECK-NEXT: {{^}}  hipMemPrefetchAsync(p, n, dev, s);
