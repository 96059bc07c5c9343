// MI300 and MI350 have no image hardware.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[texture-no-image-hw]" %findings
// RUN: not %hipify %s --no-output --arch=gfx90a,gfx942 2>&1 | FileCheck %s --check-prefix=MI300
// MI300: error: {{.*}} [texture-no-image-hw]
// RUN: %hipify %s --no-output --arch=gfx90a,gfx1100 2>&1 | FileCheck %s --check-prefix=OTHER --allow-empty
// OTHER-NOT: [texture-no-image-hw]
#include <cuda_runtime.h>
__global__ void k(cudaTextureObject_t t, float *p) {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: warning: 'tex2D'{{.*}} [texture-no-image-hw]
  p[0] = tex2D<float>(t, 0, 0);
  p[1] = tex1Dfetch<float>(t, 0);
}
__global__ void said(cudaTextureObject_t t, float *p) {
  p[0] = tex1Dfetch<float>(t, 1); // NOHIPIFY(texture-no-image-hw): MI200 only
}
float tex2Dother(float x);
float host(float x) { return tex2Dother(x); }
