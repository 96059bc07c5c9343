// Rows of 32 threads on waves of 64.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[warp-count-grid-math]" %findings --warp=native
// RUN: %hipify %s --no-output --fail-on=never 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty
// RUN: %hipify %s --no-output --fail-on=never --warp=native --arch=gfx1100 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty
// NONE-NOT: [warp-count-grid-math]
#include <cuda_runtime.h>
__device__ int down(int v) { return __shfl_down_sync(0xffffffff, v, 1); }
__global__ void row(int *p) { p[threadIdx.y] = down(p[threadIdx.x]); }
__global__ void pinned(int *p) { p[0] = __shfl_down_sync(0xffffffff, p[1], 1, 32); }
__global__ void plain(int *p) { p[threadIdx.y] = threadIdx.x; }
void launch(int *p, int n) {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: warning: rows of 32 threads: {{.*}}'__shfl_down_sync'{{.*}} [warp-count-grid-math]
  row<<<1, dim3(32, 8)>>>(p);
  dim3 block(32, n);
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}} [warp-count-grid-math]
  row<<<1, block>>>(p);
  row<<<1, dim3(32)>>>(p);
  row<<<1, dim3(64, 4)>>>(p);
  row<<<1, 32>>>(p);
  pinned<<<1, dim3(32, 8)>>>(p);
  plain<<<1, dim3(32, 8)>>>(p);
  row<<<1, dim3(32, 2)>>>(p); // NOHIPIFY(warp-count-grid-math): rows agree
}
