// P67: texture references are gone from CUDA 12, so no toolkit is needed to know
// them; HIP still has them, deprecated, and some GPUs have no image unit.
// RUN: %check
// RUN: env FILECHECK_OPTS="--implicit-check-not=[texture-reference]" %findings
#include <cuda_runtime.h>
texture<float, 1> t;
// FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: {{.*}} [texture-reference]
__global__ void k(float* o) { o[0] = tex1Dfetch(t, 3); }
void f(float* d) { cudaBindTexture(0, t, d, 64); }
// FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: {{.*}} [api-version]
texture<int, 1> said; // NOHIPIFY(texture-reference): goes
template <class T> struct Canvas { T texture; };
// CHECK: texture<float, 1> t;
// CHECK-NEXT: __global__ void k(float* o) { o[0] = tex1Dfetch(t, 3); }
// CHECK-NEXT: void f(float* d) { hipBindTexture(0, t, d, 64); }
