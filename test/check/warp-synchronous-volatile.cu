// P47: the tail of a reduction that relies on lanes in step.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[warp-synchronous-volatile]" %findings --verbose
#include <cuda_runtime.h>

__global__ void k(float *out, unsigned n) {
  __shared__ float s[64];
  unsigned t = threadIdx.x;
  if (t < 32) {
    volatile float *v = s;
    // FIND: :[[@LINE+1]]:{{[0-9]+}}: note: {{.*}} [warp-synchronous-volatile]
    v[t] += v[t + 32];
    v[t] += v[t + 16];
    v[t] += v[t + 8];
  }
  if (t < 32) {
    // FIND: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}} [warp-synchronous-volatile]
    s[t] += s[t + 16];
    s[t] = s[t] + s[t + 8];
    s[t] += s[t + 4];
    s[t] += s[t + 2];
  }
  // NOHIPIFYNEXTLINE(warp-synchronous-volatile): one thread
  s[t] += s[t + 16];
  s[t] += s[t + 8];
  s[t] += s[t + 4];
  // A barrier between the steps.
  s[t] += s[t + 16];
  __syncwarp();
  s[t] += s[t + 8];
  __syncwarp();
  s[t] += s[t + 4];
  // No halving.
  s[t] += s[t + 3];
  s[t] += s[t + 2];
  s[t] += s[t + 1];
  out[t] = s[t];
}
template <unsigned size> __device__ void tail(volatile int *s, unsigned t) {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: note: {{.*}} [warp-synchronous-volatile]
  if (size >= 64) s[t] += s[t + 32];
  if (size >= 32) s[t] += s[t + 16];
  if (size >= 16) s[t] += s[t + 8];
}
