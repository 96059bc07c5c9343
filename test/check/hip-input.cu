// P22: what is HIP already is not translated again.
// RUN: %hipify translate %s > %t.out
// RUN: cmp %s %t.out
// RUN: %findings
#include <hip/hip_runtime.h>
#include <hip/device_functions.h>
#include <hip/hip_fp16.h>
__constant__ float w[4];
__global__ void k(float *p) { p[threadIdx.x] = w[threadIdx.x & 3]; }
int main() {
  float *p;
  if (hipMalloc(&p, 4096) != hipSuccess)
    return 1;
  hipMemcpyToSymbol(HIP_SYMBOL(w), p, sizeof(w), 0, hipMemcpyHostToDevice);
  hipLaunchKernelGGL(k, dim3(1), dim3(32), 0, 0, p);
  k<<<1, 32, 0, hipStreamPerThread>>>(p);
  hipHostMalloc((void **)&p, 4, hipHostMallocDefault);
  hipFuncSetAttribute(reinterpret_cast<const void *>(k), hipFuncAttributeMaxDynamicSharedMemorySize, 1);
  return hipFree(p);
}
#if defined(__CUDACC__) || defined(__HIPCC__)
#endif
// FIND-NOT: warning:
// FIND-NOT: error:
