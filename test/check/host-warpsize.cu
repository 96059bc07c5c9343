// P46: the host sees the hardware's width, device code keeps 32.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[host-warpsize]" %findings
// RUN: %hipify %s --no-output --arch=gfx1100 2>&1 | FileCheck %s --check-prefix=NARROW --allow-empty
// RUN: %hipify %s --no-output --warp=native 2>&1 | FileCheck %s --check-prefix=NARROW --allow-empty
// NARROW-NOT: [host-warpsize]
#include <cstdio>
#include <cuda_runtime.h>
int f(int n) {
  cudaDeviceProp prop;
  cudaGetDeviceProperties(&prop, 0);
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}} [host-warpsize]
  int blocks = n / prop.warpSize;
  int width;
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}} [host-warpsize]
  cudaDeviceGetAttribute(&width, cudaDevAttrWarpSize, 0);
  printf("warp size %d, %d blocks\n", prop.warpSize, blocks);
  blocks += n / prop.warpSize; // NOHIPIFY(host-warpsize): for the hardware's sake
  return blocks + prop.multiProcessorCount;
}
__global__ void k(int *p) { p[0] = warpSize; }
