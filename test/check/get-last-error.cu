// Host calls that behave differently in some ROCm release.
// RUN: env FILECHECK_OPTS="--implicit-check-not=warning: --implicit-check-not=error:" %findings --rocm=6.3
// RUN: not %hipify --rocm=7.0 %s 2>&1 >/dev/null | FileCheck %s --check-prefix=NEW
// NEW-NOT: [get-last-error]
// NEW-NOT: [pointer-attributes-unregistered]
#include <cuda.h>
#include <cuda_runtime.h>
__global__ void k(int *p) {}
int errors(int *p) {
  k<<<1, 1>>>(p);
  if (cudaGetLastError())
    return 1;
  k<<<1, 1>>>(p);
  cudaDeviceSynchronize();
  cudaError_t e = cudaGetLastError();
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: {{.*}}'cudaDeviceSynchronize' here{{.*}} [get-last-error]
  cudaDeviceSynchronize();
  e = cudaPeekAtLastError(); // NOHIPIFY(get-last-error): an error of the call itself
  int other = 0;
  if (cudaGetLastError())
    return other;
  cudaPointerAttributes a;
  cudaPointerGetAttributes(&a, p);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: {{.*}} [pointer-attributes-unregistered]
  cudaPointerGetAttributes(&a, p); // NOHIPIFY(pointer-attributes-unregistered): registered
  return e;
}
void load(CUmodule *m, const char *other) {
  cuModuleLoad(m, "kernels.ptx");
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: error: {{.*}} [module-ptx-jit]
  cuModuleLoad(m, "kernels.cubin"); // NOHIPIFY(module-ptx-jit): replaced at run time
  cuModuleLoad(m, "kernels.hsaco");
}
void capture(cudaStream_t s, cudaEvent_t e, cudaGraph_t *g, float *f) {
  cudaEventQuery(e);
  cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal);
  cudaEventQuery(e);
  // NEW: :[[@LINE-1]]:{{[0-9]+}}: warning: {{.*}} [capture-restrictions]
  cudaStreamAddCallback(s, nullptr, nullptr, 0);
  // NEW: :[[@LINE-1]]:{{[0-9]+}}: warning: {{.*}} [stream-callback]
  cudaStreamEndCapture(s, g);
  cudaEventQuery(e);
  // NEW-NOT: [capture-restrictions]
}
