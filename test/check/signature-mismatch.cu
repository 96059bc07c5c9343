// P29: CUDA 13 gave old names a location argument. The arguments decide, not
// the toolkit; the form that came to HIP later is left and reported for an older
// target, like every name that is too new.
// RUN: %check --rocm=6.3
// RUN: env FILECHECK_OPTS="--implicit-check-not=[api-version]" %findings --rocm=6.3
#include <cuda_runtime.h>

void f(void *p, size_t n, int dev, cudaStream_t s) {
  cudaMemPrefetchAsync(p, n, dev, s);
  cudaMemPrefetchAsync(p, n, cudaCpuDeviceId);
  cudaMemAdvise(p, n, cudaMemAdviseSetReadMostly, dev);
  cudaMemLocation loc{cudaMemLocationTypeDevice, dev};
  cudaMemPrefetchAsync(p, n, loc, 0, s);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: error: {{.*}} [api-version]
  cudaMemAdvise(p, n, cudaMemAdviseSetReadMostly, loc);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: error: {{.*}} [api-version]
  cudaMemPrefetchAsync(p, n, loc, 0, s); // NOHIPIFY(api-version): CUDA only
}
// CHECK: {{^}}  hipMemPrefetchAsync(p, n, dev, s);
// CHECK-NEXT: {{^}}  hipMemPrefetchAsync(p, n, hipCpuDeviceId);
// CHECK-NEXT: {{^}}  hipMemAdvise(p, n, hipMemAdviseSetReadMostly, dev);
// CHECK-NEXT: {{^}}  hipMemLocation loc{hipMemLocationTypeDevice, dev};
// CHECK-NEXT: {{^}}  cudaMemPrefetchAsync(p, n, loc, 0, s);
// CHECK: {{^}}  cudaMemAdvise(p, n, hipMemAdviseSetReadMostly, loc);
