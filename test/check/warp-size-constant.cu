// A constant for the warp's size may have two jobs.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[warp-size-constant]" %findings --warp=native
#include <cuda_runtime.h>
// FIND: :[[@LINE+1]]:{{[0-9]+}}: warning: 'kWarpSize'{{.*}} [warp-size-constant]
constexpr int kWarpSize = 32;
// FIND: :[[@LINE+1]]:{{[0-9]+}}: warning: 'WARP_SIZE'{{.*}} [warp-size-constant]
const int WARP_SIZE = 32;
// FIND: :[[@LINE+1]]:{{[0-9]+}}: warning: 'WARPSIZE'{{.*}} [warp-size-constant]
#define WARPSIZE 32
const int warp_size = 32; // NOHIPIFY(warp-size-constant): bits of a word
const int kTile = 32;
const int kWarpsPerBlock = 8;
#define TILE 32
__global__ void k(int *p) { p[0] = kWarpSize + WARP_SIZE + WARPSIZE + kTile; }
