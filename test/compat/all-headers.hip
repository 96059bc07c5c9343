// Every header of hipify-compat/ but bfloat16.h, which needs HIP 6, compiles in one
// unit and without a warning, from C++14 to C++20, for both passes and both wave
// widths.
//
// REQUIRES: hip-headers
// DEFINE: %{check} = %hip_cxx -fsyntax-only -Wall -Wextra -Werror %s
// RUN: %{check} -std=c++14 --offload-arch=gfx90a --offload-arch=gfx1100
// RUN: %{check} -std=c++17 --offload-arch=gfx1030
// RUN: %{check} -std=c++20 --offload-arch=gfx90a --offload-arch=gfx1030
#include "hipify-compat/cache.h"
#include "hipify-compat/convert.h"
#include "hipify-compat/cooperative_groups.h"
#include "hipify-compat/device.h"
#include "hipify-compat/half.h"
#include "hipify-compat/half_convert.h"
#include "hipify-compat/half_host.h"
#include "hipify-compat/ptx.h"
#include "hipify-compat/rounding.h"
#include "hipify-compat/simd.h"
#include "hipify-compat/warp.h"

namespace cg = cooperative_groups;

__global__ void nested(unsigned *p) {
  auto tile = hipify::tiled_partition<32>(cg::this_thread_block());
  auto part = hipify::tiled_partition<8>(tile);
  cg::thread_block_tile<8> plain = part;
  p[0] = part.thread_rank() + plain.size() +
         hipify::reduce(part, 3u, hipify::plus<unsigned>());
}

template <class T> T sum(const T *p, int n) {
  T s = p[0];
  for (int i = 1; i < n; ++i)
    s += p[i];
  return -s * p[0] - p[1] / p[0];
}
template __half sum(const __half *, int);
template __half2 sum(const __half2 *, int);
bool compared(__half a, __half b, __half2 c) {
  return a == b || a != b || a < b || a > b || a <= b || a >= b || c == c;
}
// The device keeps its own operators.
__global__ void halves(__half *h) { h[0] = h[1] * h[2] + (h[0] < h[1] ? h[1] : -h[2]); }
__host__ __device__ __half either(__half a, __half b) { return a < b ? a + b : a - b; }
