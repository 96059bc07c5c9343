// Constants that are no warp's width, and what becomes wide by itself.
// RUN: %hipify %s --no-output --warp=native --arch=gfx90a --fail-on=never 2>&1 | FileCheck %s --implicit-check-not=[warp-size-literal] --implicit-check-not=[warp-size-constant] --implicit-check-not=[warp-sums-array-32] --implicit-check-not=[ballot-truncated]
#ifdef USE_ROCM
#define WARP_SIZE 64
#else
#define WARP_SIZE 32
#endif
#define LANES_OF_WARP 32
constexpr int LogTile = 5;
__global__ void k(int *p, const unsigned long long all) {
  __shared__ float tile[32][32];
  int group = threadIdx.x >> LogTile, lane = threadIdx.x % LANES_OF_WARP;
  auto votes = __ballot_sync(all, p[group] > 0);
  tile[lane][0] = votes != 0;
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}} [ballot-truncated]
  unsigned cut = __ballot_sync(all, p[lane] > 0);
  // CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}} [warp-size-literal]
  p[threadIdx.x / 32] = tile[0][lane] + cut;
}
