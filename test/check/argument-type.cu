// What type an argument has decides: a location for a device of CUDA 13, and
// a cast that is written already.
// RUN: %check --rocm=7.1
// RUN: %findings --rocm=7.0
#include <cuda.h>
#include <cuda_runtime.h>
void locations(CUdeviceptr p, CUmemLocation l, void *q, cudaMemLocation r, CUstream s) {
  cuMemAdvise(p, 4, CU_MEM_ADVISE_SET_READ_MOSTLY, l);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: error: 'hipMemAdvise_v2' needs ROCm 7.1 or later: {{.*}} [api-version]
  cuMemAdvise(p, 4, CU_MEM_ADVISE_SET_READ_MOSTLY, 0);
  cudaMemAdvise(q, 4, cudaMemAdviseSetReadMostly, r);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: error: 'hipMemAdvise_v2' needs ROCm 7.1 or later: {{.*}} [api-version]
  cudaMemAdvise(q, 4, cudaMemAdviseSetReadMostly, 0);
  cuMemPrefetchAsync(p, 4, l, 0, s);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: error: 'hipMemPrefetchAsync_v2' needs ROCm 7.1 or later: {{.*}} [api-version]
  cudaMemPrefetchAsync(q, 4, r, 0);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: error: 'hipMemPrefetchAsync_v2' needs ROCm 7.1 or later {{.*}}[api-version]
  cudaMemPrefetchAsync(q, 4, 0, s);
}
// CHECK: {{^}}  hipMemAdvise_v2(p, 4, hipMemAdviseSetReadMostly, l);
// CHECK: {{^}}  hipMemAdvise(p, 4, hipMemAdviseSetReadMostly, 0);
// CHECK-NEXT: {{^}}  hipMemAdvise_v2(q, 4, hipMemAdviseSetReadMostly, r);
// CHECK: {{^}}  hipMemAdvise(q, 4, hipMemAdviseSetReadMostly, 0);
// CHECK-NEXT: {{^}}  hipMemPrefetchAsync_v2(p, 4, l, 0, s);
// CHECK: {{^}}  hipMemPrefetchAsync_v2(q, 4, r, 0, 0);
// CHECK: {{^}}  hipMemPrefetchAsync(q, 4, 0, s);
void pointers(float *f, void *v) {
  cudaHostGetDevicePointer((void **)&f, v, 0);
  cudaHostGetDevicePointer(&v, v, 0);
  cudaHostGetDevicePointer(&f, v, 0);
}
// CHECK: {{^}}  hipHostGetDevicePointer((void **)&f, v, 0);
// CHECK-NEXT: {{^}}  hipHostGetDevicePointer(&v, v, 0);
// CHECK-NEXT: {{^}}  hipHostGetDevicePointer(reinterpret_cast<void **>(&f), v, 0);
#ifdef DEAD
void dead() { cudaHostGetDevicePointer((void**)&f, v, 0); }
#endif
// CHECK: void dead() { hipHostGetDevicePointer((void**)&f, v, 0); }
