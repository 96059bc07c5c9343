// Where __CUDA_ARCH__ parts the sides, only what the device sees counts.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[hd-calls-host]" %findings
#include <cuda_runtime.h>
void record(int n);
__host__ __device__ void f(int n) {
#ifdef __CUDA_ARCH__
  __threadfence();
#else
  record(n);
#endif
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}} [hd-calls-host]
  record(n + 1);
}
