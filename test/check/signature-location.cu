// P29: a target that has the location form gets it.
// RUN: %check --rocm=7.2
#include <cuda.h>
#include <cuda_runtime.h>
void f(void *p, size_t n, int dev, cudaMemLocation loc, cudaStream_t s) {
  cudaMemPrefetchAsync(p, n, loc, 0, s);
  cudaMemPrefetchAsync(p, n, dev, s);
}
void g(CUdeviceptr p) { cuMemAdvise(p, 4, CU_MEM_ADVISE_SET_READ_MOSTLY, {CU_MEM_LOCATION_TYPE_DEVICE, 0}); }
// CHECK: {{^}}  hipMemPrefetchAsync_v2(p, n, loc, 0, s);
// CHECK-NEXT: {{^}}  hipMemPrefetchAsync(p, n, dev, s);
// CHECK: hipMemAdvise_v2(p, 4, hipMemAdviseSetReadMostly, {hipMemLocationTypeDevice, 0});
