// Numbers that mean NVIDIA's GPUs, and host calls on the device.
// RUN: env FILECHECK_OPTS="--implicit-check-not=warning: --implicit-check-not=error:" %findings --rocm=6.3
// RUN: not %hipify --rocm=7.0 %s 2>&1 >/dev/null | FileCheck %s --check-prefix=NEW
// NEW-NOT: [memset-node-params-order]
#include <cuda_runtime.h>
#include <stdio.h>
struct Own { int major; };
bool capability(const cudaDeviceProp &p, Own own, cudaError_t e) {
  printf("%d.%d\n", p.major, p.minor);
  if (p.major >= 8)
    // FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: compute capability numbers {{.*}} [compute-capability-logic]
    return true;
  if (70 <= p.major * 10 + p.minor)
    // FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: compute capability numbers {{.*}} [compute-capability-logic]
    return true;
  if (p.major == 9) // NOHIPIFY(compute-capability-logic): gfx9 is what is meant
    return true;
  if (e == 18)
    // FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: error codes have other numbers {{.*}} [error-code-numeric]
    return false;
  if (e == 20) // NOHIPIFY(error-code-numeric): CUDA's own
    return false;
  if (p.mpsEnabled)
    // FIND: :[[@LINE-1]]:{{[0-9]+}}: error: member 'cudaDeviceProp::mpsEnabled' {{.*}} [api-unsupported]
    return false;
  return own.major > 3 && e == 0 && e != cudaErrorInvalidValue && p.multiProcessorCount > 4;
}
__global__ void k(int *p) {
  int d;
  cudaGetDevice(&d);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: error: 'cudaGetDevice' is called in device code{{.*}} [cuda-device-runtime-api]
  cudaGetDevice(&d); // NOHIPIFY(cuda-device-runtime-api): not built for HIP
  *p = d;
}
void node(void *p) {
  cudaMemsetParams order = {p, 0, 0, 4, 1, 1};
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: {{.*}} [memset-node-params-order]
  cudaMemsetParams said = {p, 0, 0, 4, 1, 1}; // NOHIPIFY(memset-node-params-order): unused
  cudaMemsetParams named = {.dst = p, .value = 0};
  cudaMemsetParams zero = {};
  int d;
  cudaGetDevice(&d);
}
