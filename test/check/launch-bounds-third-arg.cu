// HIP's macro takes two arguments.
// RUN: %check
#include <cuda_runtime.h>
__global__ void __launch_bounds__(256, 1, 2) a(float *p);
__global__ void __launch_bounds__(256, 1) b(float *p);
__global__ void __launch_bounds__(128, 1, 2) c(float *p); // NOHIPIFY(launch-bounds-third-arg): ours
// CHECK: __launch_bounds__(256, 1) a(
// CHECK-NEXT: __launch_bounds__(256, 1) b(
// CHECK-NEXT: __launch_bounds__(128, 1, 2) c(
