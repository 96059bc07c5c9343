// warpSize is 32 with warps of 32 lanes, also in a file that calls no intrinsic: its
// numbers may meet those of one that does.
// RUN: %check
#include <cuda_runtime.h>
__device__ int lane() { return threadIdx.x % warpSize; }
#define LANES warpSize
struct Own {
  int warpSize;
};
int host(Own o, const cudaDeviceProp &p) { return o.warpSize + p.warpSize; }
__device__ int kept() { return warpSize; } // NOHIPIFY(warp-size): hardware's
// CHECK: return threadIdx.x % 32;
// CHECK-NEXT: #define LANES 32
// CHECK: return o.warpSize + p.warpSize;
// CHECK-NEXT: return warpSize;
