// RUN: %check
// The OCP types; their range differs from what one GPU generation computes.
#include <cuda_fp8.h>
__global__ void k(float *y, float x) {
  __nv_fp8_e4m3 q(x);
  *y = float(q);
}
// CHECK: #include <hip/hip_fp8.h>
// CHECK: __hip_fp8_e4m3 q(x);
// RUN: %findings
// FIND: fp8.cu:[[#@LINE-8]]:{{.*}} warning: {{.*}}MI300
