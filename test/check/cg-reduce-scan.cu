// P68: collectives that HIP's groups lack before 7.13 and 10.0.
// RUN: %check --fail-on=error
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
namespace cg = cooperative_groups;
template <class T> __device__ T sum(cg::thread_block_tile<32> t, T v) {
  return cg::reduce(t, v, cg::plus<T>());
}
__global__ void k(int *p) {
  auto t = cg::tiled_partition<32>(cg::this_thread_block());
  p[0] = cg::reduce(t, p[1], cg::greater<int>{});
  p[2] = cooperative_groups::inclusive_scan(t, p[3]) + sum(t, p[3]);
  p[4] = cg::exclusive_scan(t, p[5], cg::plus<int>()); // NOHIPIFY(cg-reduce-scan): ROCm 10
}
using namespace cooperative_groups;
__device__ int short_names(thread_block_tile<16> t, int v) {
  return reduce(t, v, plus<int>());
}
// CHECK: #include "hipify-compat/cooperative_groups.h"
// CHECK: return hipify::reduce(t, v, hipify::plus<T>());
// CHECK: p[0] = hipify::reduce(t, p[1], hipify::greater<int>{});
// CHECK-NEXT: p[2] = hipify::inclusive_scan(t, p[3]) + sum(t, p[3]);
// CHECK-NEXT: p[4] = cg::exclusive_scan(t, p[5], cg::plus<int>()); // NOHIPIFY
// CHECK: return hipify::reduce(t, v, hipify::plus<int>());
