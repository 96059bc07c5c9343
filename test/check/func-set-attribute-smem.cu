// The opt-in for more shared memory is neither needed nor enough.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[func-set-attribute-smem]" %findings
#include <cuda_runtime.h>
__global__ void k(float *p);
void f(int bytes) {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}} [func-set-attribute-smem]
  cudaFuncSetAttribute(k, cudaFuncAttributeMaxDynamicSharedMemorySize, bytes);
  cudaFuncSetAttribute(k, cudaFuncAttributeMaxDynamicSharedMemorySize, 49152);
  cudaFuncSetAttribute(k, cudaFuncAttributePreferredSharedMemoryCarveout, bytes);
  // NOHIPIFYNEXTLINE(func-set-attribute-smem): clamped above
  cudaFuncSetAttribute(k, cudaFuncAttributeMaxDynamicSharedMemorySize, bytes);
}
#ifndef __HIP_PLATFORM_AMD__
void cudaOnly(int bytes) {
  cudaFuncSetAttribute(k, cudaFuncAttributeMaxDynamicSharedMemorySize, bytes);
}
#endif
