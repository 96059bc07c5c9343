// HIP's surface functions take no boundary mode; what they do outside is Zero's.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[surface-boundary-mode]" %findings
#include <cuda_runtime.h>
__global__ void k(cudaSurfaceObject_t s, float *p, cudaSurfaceBoundaryMode mode) {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}: HIP reads into a variable: {{.*}} [api-unsupported]
  p[0] = surf2Dread<float>(s, 0, 0);
  float v;
  surf2Dread(&v, s, 0, 0);
  surf2Dwrite(v, s, 0, 0);
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: warning: 'surf2Dwrite' has no boundary mode {{.*}} [surface-boundary-mode]
  surf2Dwrite(v, s, 0, 0, cudaBoundaryModeClamp);
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}} [surface-boundary-mode]
  surf2Dwrite(v, s, 0, 0, mode);
  surf2Dread(&v, s, 1, 1, cudaBoundaryModeZero);
  surf2Dread(&v, s, 1, 1, cudaBoundaryModeTrap);
  surf2Dread(&v, s, 1, 1, cudaBoundaryModeClamp); // NOHIPIFY(surface-boundary-mode): inside
  p[1] = v;
}
