// HIP initialises no shared variables.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[shared-with-constructor]" %findings
#include <cuda_runtime.h>

struct Zeroed {
  float x;
  __device__ Zeroed() : x(0) {}
};
struct Empty {
  float x;
  __device__ Empty() {}
};
struct Plain {
  float x;
};
__global__ void k(float *p) {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}'Zeroed'{{.*}} [shared-with-constructor]
  __shared__ Zeroed a[64];
  __shared__ Zeroed said; // NOHIPIFY(shared-with-constructor): rewritten below
  __shared__ Empty b[64];
  __shared__ Plain c[64];
  __shared__ float4 d;
  p[0] = a[0].x + b[0].x + c[0].x + d.x + said.x;
}
