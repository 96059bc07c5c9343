// HIP's surface functions return through a pointer and take no boundary mode.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[surface-boundary-mode]" %findings
#include <cuda_runtime.h>
__global__ void k(cudaSurfaceObject_t s, float *p) {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}} [surface-boundary-mode]
  p[0] = surf2Dread<float>(s, 0, 0);
  float v;
  surf2Dread(&v, s, 0, 0);
  surf2Dwrite(v, s, 0, 0);
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}} [surface-boundary-mode]
  surf2Dwrite(v, s, 0, 0, cudaBoundaryModeClamp);
  surf2Dread(&v, s, 1, 1, cudaBoundaryModeZero); // NOHIPIFY(surface-boundary-mode): inside
  p[1] = v;
}
