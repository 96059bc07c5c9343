// The notes of quiet-differences.cu where somebody has seen them.
// RUN: env FILECHECK_OPTS="--implicit-check-not=note: --implicit-check-not=warning:" %findings --verbose --rocm=6.3 --checks=-rename,-include,-argument,-nodiscard
// FIND: 0 need review
#include <cuda_runtime.h>
#pragma nv_diag_suppress 177 // NOHIPIFY(pragma-unroll-parens): seen
int hints(void *p, size_t n, cudaEvent_t e, cudaDeviceProp &d, float *ms, cudaError_t s) {
  cudaStream_t own = (cudaStream_t)2; // NOHIPIFY(legacy-stream-literal): seen
  cudaDeviceSetCacheConfig(cudaFuncCachePreferL1); // NOHIPIFY(cache-config-noop): seen
  cudaMemAdvise(p, n, cudaMemAdviseSetReadMostly, 0); // NOHIPIFY(mem-advise-prefetch-hints): seen
  cudaEventElapsedTime(ms, e, e); // NOHIPIFY(event-timing): seen
  if (s == cudaErrorInvalidConfiguration) // NOHIPIFY(error-codes-changed-70): seen
    return own != nullptr;
  if (s == cudaErrorIllegalAddress) // NOHIPIFY(device-fault-no-error): seen
    return 1;
  return d.multiProcessorCount; // NOHIPIFY(multiprocessor-occupancy-constants): seen
}
__global__ void fences(int *p) {
  __threadfence(); // NOHIPIFY(threadfence-cost): seen
}
int others(void *p, size_t n, cudaStream_t s, cudaTextureDesc &t) {
  t.filterMode = cudaFilterModeLinear; // NOHIPIFY(texture-semantics): seen
  cudaHostRegister(p, n, cudaHostRegisterReadOnly); // NOHIPIFY(host-register): seen
  cudaDeviceSetLimit(cudaLimitPrintfFifoSize, 1 << 20); // NOHIPIFY(device-printf): seen
  return cudaStreamCreateWithPriority(&s, cudaStreamNonBlocking, -1); // NOHIPIFY(stream-priority-range): seen
}
