// P45: __syncwarp before ROCm 7.0 is a wave barrier between fences.
// RUN: %check --warp=native --rocm=6.3
#include <cuda_runtime.h>
__global__ void k(float *s) {
  s[threadIdx.x] = 1;
  __syncwarp();
  s[threadIdx.x ^ 1] += __activemask();
  __syncwarp(); // NOHIPIFY(syncwarp-availability): declared by us
}
// CHECK: (__builtin_amdgcn_fence(__ATOMIC_RELEASE, "wavefront"), __builtin_amdgcn_wave_barrier(), __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "wavefront"));
// CHECK-NEXT: s[threadIdx.x ^ 1] += __ballot(1);
// CHECK-NEXT: __syncwarp(); // NOHIPIFY
