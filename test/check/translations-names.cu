// Names, headers and launches, beside what is not one and what somebody has decided.
// RUN: env FILECHECK_OPTS="--implicit-check-not=note:" %findings --verbose --launch=ggl --checks=rename,include,launch,warp-size
#include <cuda_runtime.h>
// FIND: :[[@LINE-1]]:{{[0-9]+}}: note: {{.*}} [include]
#include <cuda.h> // NOHIPIFY(include): CUDA only
#include <vector>
__global__ void k(int *p) { *p = warpSize; }
// FIND: :[[@LINE-1]]:{{[0-9]+}}: note: {{.*}} [warp-size]
__global__ void said(int *p) { *p = warpSize; } // NOHIPIFY(warp-size): the hardware's
struct Own { int warpSize; void cudaFree(); };
void f(int *p, Own &o) {
  o.cudaFree();
  cudaFree(p);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: note: {{.*}} [rename]
  cudaFree(p); // NOHIPIFY(rename): CUDA only
  k<<<1, 32>>>(p);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: note: {{.*}} [launch]
  k<<<1, o.warpSize>>>(p); // NOHIPIFY(launch): kept
}
