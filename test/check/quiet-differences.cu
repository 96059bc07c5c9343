// What works, and is not the same: notes, one in a file for each kind.
// RUN: env FILECHECK_OPTS="--implicit-check-not=note: --implicit-check-not=warning:" %findings --verbose --rocm=6.3 --checks=-rename,-include,-argument,-nodiscard
// RUN: %hipify %s --no-output --verbose --rocm=7.0 2>&1 | FileCheck %s --check-prefix=NEW
// RUN: %hipify %s --no-output 2>&1 | FileCheck %s --check-prefix=QUIET --allow-empty
// NEW-NOT: [error-codes-changed-70]
// NEW-NOT: [device-fault-no-error]
// QUIET-NOT: note:
#include <cuda_runtime.h>
// FIND: :[[@LINE+1]]:{{[0-9]+}}: note: pragma 'nv_diag_suppress' {{.*}} [pragma-unroll-parens]
#pragma nv_diag_suppress 177
cudaStream_t streams(int n) {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: note: this number is hipStreamLegacy{{.*}} [legacy-stream-literal]
  cudaStream_t legacy = (cudaStream_t)0x1;
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: note: this number is hipStreamPerThread{{.*}} [legacy-stream-literal]
  cudaStream_t own = reinterpret_cast<cudaStream_t>(2);
  cudaStream_t none = (cudaStream_t)0;
  return n ? legacy : own ? none : (cudaStream_t)7;
}
int hints(void *p, size_t n, cudaEvent_t e, cudaDeviceProp &d, float *ms, cudaError_t s) {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: note: accepted without effect: {{.*}} [cache-config-noop]
  cudaDeviceSetCacheConfig(cudaFuncCachePreferL1);
  cudaDeviceSetCacheConfig(cudaFuncCachePreferNone);
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: note: a hint {{.*}} [mem-advise-prefetch-hints]
  cudaMemAdvise(p, n, cudaMemAdviseSetReadMostly, 0);
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: note: the time holds {{.*}} [event-timing]
  cudaEventElapsedTime(ms, e, e);
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: note: before ROCm 7.0 a launch {{.*}} [error-codes-changed-70]
  if (s == cudaErrorInvalidConfiguration)
    return d.major;
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: note: before ROCm 7.0 a fault {{.*}} [device-fault-no-error]
  if (s == cudaErrorIllegalAddress || s == cudaErrorInvalidValue)
    return d.totalGlobalMem > 4;
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: note: counts compute units {{.*}} [multiprocessor-occupancy-constants]
  int sum = d.multiProcessorCount;
#pragma unroll
  for (int i = 0; i < 4; ++i)
    sum += d.multiProcessorCount;
  return sum;
}
__global__ void fences(int *p) {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: note: writes back caches {{.*}} [threadfence-cost]
  __threadfence();
  __threadfence();
  __threadfence_block();
}
int others(void *p, size_t n, cudaStream_t s, cudaTextureDesc &t) {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: note: interpolation {{.*}} [texture-semantics]
  t.filterMode = cudaFilterModeLinear;
  t.readMode = cudaReadModeElementType;
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: note: a hint that HIP {{.*}} [host-register]
  cudaHostRegister(p, n, cudaHostRegisterReadOnly);
  cudaHostRegister(p, n, cudaHostRegisterMapped);
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: note: accepted without effect: {{.*}} [device-printf]
  cudaDeviceSetLimit(cudaLimitPrintfFifoSize, 1 << 20);
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: note: priorities of AMD {{.*}} [stream-priority-range]
  return cudaStreamCreateWithPriority(&s, cudaStreamNonBlocking, -1);
}
