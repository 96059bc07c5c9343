// rocPRIM exchanges whole waves.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[cub-block-size]" %findings
// RUN: %hipify %s --no-output --arch=gfx1100 2>&1 | FileCheck %s --check-prefix=NARROW --allow-empty
// NARROW-NOT: [cub-block-size]
#include <cub/cub.cuh>
template <int threads> __global__ void k(int *p) {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: warning: cub::BlockLoad of 32{{.*}} [cub-block-size]
  typedef cub::BlockLoad<int, threads, 4, cub::BLOCK_LOAD_WARP_TRANSPOSE> Load;
  typedef cub::BlockLoad<int, threads, 4, cub::BLOCK_LOAD_TRANSPOSE> Plain;
  __shared__ typename Load::TempStorage temp;
  int items[4];
  Load(temp).Load(p, items);
}
void f(int *p) {
  k<128><<<1, 128>>>(p);
  k<32><<<1, 32>>>(p);
}
__global__ void said(int *p) {
  using E = cub::BlockExchange<int, 96, 2>; // NOHIPIFY(cub-block-size): RDNA
}
