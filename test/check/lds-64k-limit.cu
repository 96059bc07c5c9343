// Shared memory beyond what a block has.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[lds-64k-limit]" %findings
// RUN: %hipify --arch=gfx950 %s --no-output --fail-on=never 2>&1 | FileCheck %s --check-prefix=BIG
// BIG-NOT: 80000 bytes
// BIG: 200000 bytes
#include <cuda_runtime.h>

__global__ void large(float *p) {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: error: this function needs 80000 bytes{{.*}} [lds-64k-limit]
  __shared__ float a[10000];
  __shared__ float b[10000];
  p[0] = a[1] + b[1];
}
template <int n> __global__ void tile(float *p) {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}} [lds-64k-limit]
  __shared__ float a[n];
  p[0] = a[1];
}
template __global__ void tile<20000>(float *);
__global__ void fits(float *p) {
  __shared__ float a[16384];
  extern __shared__ float b[];
  p[0] = a[1] + b[1];
}
void launch(float *p, size_t bytes) {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: error: this launch asks for 98304 bytes{{.*}} [lds-64k-limit]
  fits<<<1, 32, 96 * 1024>>>(p);
  fits<<<1, 32, 1024>>>(p);
  fits<<<1, 32, bytes>>>(p);
  fits<<<1, 32, 100000>>>(p); // NOHIPIFY(lds-64k-limit): not for AMD
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: error: this kernel is allowed 200000 bytes{{.*}} [lds-64k-limit]
  cudaFuncSetAttribute(fits, cudaFuncAttributeMaxDynamicSharedMemorySize, 200000);
  cudaFuncSetAttribute(fits, cudaFuncAttributeMaxDynamicSharedMemorySize, 65536);
}
