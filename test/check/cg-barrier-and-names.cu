// Members that HIP's groups lack, and num_threads before ROCm 7.0.
// RUN: %check --rocm=6.3
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__device__ unsigned f() {
  cg::thread_block b = cg::this_thread_block();
  cg::grid_group g = cg::this_grid();
  unsigned n = b.dim_threads().x + g.dim_blocks().y + g.num_blocks();
  n += b.num_threads() + g.block_rank();
  n += b.num_threads(); // NOHIPIFY(cg-barrier-and-names): patched HIP
  return n + b.size() + b.thread_index().x;
}
// CHECK: unsigned n = dim3(blockDim.x, blockDim.y, blockDim.z).x + dim3(gridDim.x, gridDim.y, gridDim.z).y + (gridDim.x * gridDim.y * gridDim.z);
// CHECK-NEXT: n += b.size() + (blockIdx.x + gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z));
// CHECK-NEXT: n += b.num_threads();
// CHECK-NEXT: return n + b.size() + b.thread_index().x;
