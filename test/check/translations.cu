// Each translation once, beside what is not one and what somebody has decided.
// RUN: env FILECHECK_OPTS="--implicit-check-not=note:" %findings --verbose --rocm=6.3 --checks=-rename,-nodiscard,-compat-include,-warp-size,-parse-incomplete
#include <cuda_runtime.h>
// FIND: :[[@LINE-1]]:{{[0-9]+}}: note: {{.*}} [include]
#include <cuda_fp16.h> // NOHIPIFY(include): both exist
#include <cub/cub.cuh> // NOHIPIFY(include): both exist
#include <cooperative_groups.h> // NOHIPIFY(include): both exist
#include <cooperative_groups/memcpy_async.h> // NOHIPIFY(include): both exist
#include <vector>
namespace cg = cooperative_groups;
#ifdef __CUDACC__
// FIND: :[[@LINE-1]]:{{[0-9]+}}: note: {{.*}} [guard-macro]
#endif
#ifdef __NVCC__ // NOHIPIFY(guard-macro): CUDA only
#endif
#ifdef MY_CUDACC
#endif

__global__ void __launch_bounds__(256, 1, 2) bounded(int *p);
// FIND: :[[@LINE-1]]:{{[0-9]+}}: note: {{.*}} [launch-bounds-third-arg]
__global__ void __launch_bounds__(256, 1, 2) said(int *p); // NOHIPIFY(launch-bounds-third-arg): ours
__global__ void __launch_bounds__(256, 1) plain(int *p);

__device__ double atomicAdd(double *p, double v) {
// FIND: :[[@LINE-1]]:{{[0-9]+}}: note: {{.*}} [double-atomicadd-fallback-redefinition]
  return *p += v;
}
namespace own {
// NOHIPIFYNEXTLINE(double-atomicadd-fallback-redefinition): another namespace
__device__ double atomicAdd(double *p, double v) { return *p += v; }
}

__global__ void words(unsigned *p, unsigned a, unsigned b, double d, __half *h, unsigned short *s) {
  p[0] = __vadd4(a, b);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: note: {{.*}} [video-simd-intrinsics]
  p[1] = __vadd4(a, b); // NOHIPIFY(video-simd-intrinsics): ours
  d += __dadd_rz(d, 1.0);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: note: {{.*}} [directed-rounding]
  d += __dadd_rz(d, 1.0); // NOHIPIFY(directed-rounding): ours
  d = __dadd_rn(d, 1.0);
  d = fdivide(d, 2.0);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: note: {{.*}} [fdivide]
  d = fdivide(d, 2.0); // NOHIPIFY(fdivide): ours
  h[0] = htanh(h[1]);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: note: {{.*}} [half-missing-functions]
  h[0] = htanh(h[1]); // NOHIPIFY(half-missing-functions): ours
  h[0] = __hadd(h[1], h[1]);
  atomicCAS_block(p, 1u, 2u);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: note: {{.*}} [atomic-block-scope]
  atomicCAS_block(p, 1u, 2u); // NOHIPIFY(atomic-block-scope): ours
  atomicCAS(p, 1u, 2u);
  atomicCAS(s, (unsigned short)1, (unsigned short)2);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: note: {{.*}} [atomic-cas-16]
  atomicCAS(s, (unsigned short)1, (unsigned short)2); // NOHIPIFY(atomic-cas-16): ours
  p[2] = __ffs((long long)d);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: note: {{.*}} [ffs-overload-ambiguous]
  p[2] = __ffs((long long)d); // NOHIPIFY(ffs-overload-ambiguous): fits
  p[2] = __ffs((int)a);
  p[3] = __ldcs(p + 4);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: note: {{.*}} [cache-hint-loads]
  p[3] = __ldcs(p + 4); // NOHIPIFY(cache-hint-loads): ours
  p[3] = __ldg(p + 4);
  if (__popc(a) - 1 >= 0)
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: note: {{.*}} [popc-returns-unsigned]
    p[4] = __popc(a);
  if (__popc(a) - 1 >= 0) // NOHIPIFY(popc-returns-unsigned): never 0
    p[4] = 1;
  asm("add.u32 %0, %1, %2;" : "=r"(p[5]) : "r"(a), "r"(b));
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: note: {{.*}} [ptx-translate]
  // NOHIPIFYNEXTLINE(ptx-translate): CUDA only
  asm("add.u32 %0, %1, %2;" : "=r"(p[5]) : "r"(a), "r"(b));
  p[6] = __umul24(a, b);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: note: {{.*}} [umul24-sign]
  p[6] = __umul24(a, b); // NOHIPIFY(umul24-sign): small
  p[6] = __umulhi(a, b);
  asm volatile("" ::: "memory");
}
__global__ void warps(unsigned *p, unsigned m) {
  p[0] = __shfl_sync(m, p[1], 0);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: note: {{.*}} [warp-compat]
  p[0] = __shfl_sync(m, p[1], 0); // NOHIPIFY(warp-compat): ours
  using Sum = cub::WarpReduce<int>;
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: note: {{.*}} [cub-warp-size-template]
  using Said = cub::WarpReduce<int>; // NOHIPIFY(cub-warp-size-template): whole wave
  using Narrow = cub::WarpReduce<int, 16>;
}
__device__ unsigned groups(unsigned *s, const unsigned *g) {
  cg::thread_block b = cg::this_thread_block();
  unsigned n = b.num_threads();
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: note: {{.*}} [cg-barrier-and-names]
  n += b.num_threads(); // NOHIPIFY(cg-barrier-and-names): patched
  cg::coalesced_group c = cg::coalesced_threads();
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: note: {{.*}} [cg-coalesced-threads]
  auto d = cg::coalesced_threads(); // NOHIPIFY(cg-coalesced-threads): whole wave
  auto l = cg::labeled_partition(c, n);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: note: {{.*}} [cg-missing-labeled-partition]
  auto k = cg::labeled_partition(c, n); // NOHIPIFY(cg-missing-labeled-partition): ours
  cg::memcpy_async(b, s, g, sizeof(unsigned) * 4);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: note: {{.*}} [cg-memcpy-async]
  cg::wait(b); // NOHIPIFY(cg-memcpy-async): ours
  b.sync();
  cg::thread_block_tile<32> t = cg::tiled_partition<32>(b);
  n += t.ballot(n);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: note: {{.*}} [cg-tile-32-ballot]
  n += t.ballot(n); // NOHIPIFY(cg-tile-32-ballot): ROCm 7
  return n + t.shfl(n, 0) + b.size();
}
void host(int n, unsigned u, float *h, const void *sym, int *p) {
  dim3 a{n, 1, 1};
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: note: {{.*}} [narrowing-launch-dims]
  dim3 b{n, 1, 1}; // NOHIPIFY(narrowing-launch-dims): checked
  dim3 c{u, 2};
  cudaMemcpyToSymbol(sym, h, 4);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: note: {{.*}} [argument]
  cudaMemcpyToSymbol(sym, h, 4); // NOHIPIFY(argument): a pointer
}
