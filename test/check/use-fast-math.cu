// What nvcc's fast math keeps and Clang's does not.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[use-fast-math]" %findings --extra-arg=--use_fast_math
// RUN: %hipify %s --no-output 2>&1 | FileCheck %s --check-prefix=PLAIN --allow-empty
// PLAIN-NOT: [use-fast-math]
#include <cuda_runtime.h>
#include <math.h>
__global__ void tests(float *p) {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}} [use-fast-math]
  if (isnan(p[0]))
    p[1] = isinf(p[2]);
}
__global__ void makes(float *p) {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}} [use-fast-math]
  float least = INFINITY;
  p[0] = fminf(p[1], least);
}
__global__ void neither(float *p) { p[0] = sinf(p[1]) / p[2]; }
bool host(float v) { return isnan(v); }
__global__ void said(float *p) {
  p[0] = isnan(p[1]); // NOHIPIFY(use-fast-math): built without finite math
}
