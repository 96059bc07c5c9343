// The block that comes last adds up what the others wrote.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[last-block-pattern]" %findings
// RUN: %hipify %s --unsafe 2>/dev/null | FileCheck %s --check-prefix=FIXED
#include <cuda_runtime.h>
__device__ unsigned int count;
__global__ void sum(const float *in, float *out) {
  __shared__ bool last;
  out[blockIdx.x] = in[blockIdx.x];
  if (threadIdx.x == 0) {
    __threadfence();
    // FIND: :[[@LINE+1]]:{{[0-9]+}}: warning: the block that draws the last ticket {{.*}} [last-block-pattern]
    unsigned int ticket = atomicInc(&count, gridDim.x);
    last = ticket == gridDim.x - 1;
  }
  __syncthreads();
  // FIXED: if (last) { __threadfence();
  if (last) {
    float total = 0;
    for (int i = 0; i < gridDim.x; ++i)
      total += out[i];
    out[0] = total;
  }
}
template <typename T> __global__ void direct(T *out, T v) {
  out[blockIdx.x] = v;
  __threadfence();
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}} [last-block-pattern]
  if (atomicAdd(&count, 1) == gridDim.x - 1)
    for (int i = 1; i < gridDim.x; ++i)
      out[0] += out[i];
}
__global__ void fenced(float *out, float v) {
  out[blockIdx.x] = v;
  __threadfence();
  bool last = atomicInc(&count, gridDim.x) == gridDim.x - 1;
  if (last) {
    __threadfence();
    out[0] = out[1] + out[2];
  }
}
__global__ void uncached(volatile float *out, float v) {
  out[blockIdx.x] = v;
  __threadfence();
  if (atomicInc(&count, gridDim.x) == gridDim.x - 1)
    out[0] = out[1] + out[2];
}
__global__ void others(float *out, const float *in) {
  out[blockIdx.x] = in[0];
  __threadfence();
  if (atomicInc(&count, gridDim.x) == gridDim.x - 1)
    out[0] = in[1];
}
__global__ void said(float *out, float v) {
  out[blockIdx.x] = v;
  __threadfence();
  // NOHIPIFYNEXTLINE(last-block-pattern): one block
  if (atomicInc(&count, gridDim.x) == gridDim.x - 1)
    out[0] = out[1];
}
