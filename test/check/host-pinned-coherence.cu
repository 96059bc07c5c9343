// Host memory that kernels use in place is not cached on AMD GPUs.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[host-pinned-coherence]" %findings
#include <cuda_runtime.h>
void f(float **p, float **d) {
  cudaHostAlloc(p, 4, cudaHostAllocDefault);
  cudaMallocHost(p, 4);
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}} [host-pinned-coherence]
  cudaHostAlloc(p, 4, cudaHostAllocMapped);
  cudaHostGetDevicePointer((void **)d, *p, 0);
}
