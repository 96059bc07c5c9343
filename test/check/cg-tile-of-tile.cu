// HIP partitions blocks only; tiles of tiles come from hipify-compat.
// RUN: %check
// RUN: %hipify %s --no-output --fail-on=never -v 2>&1 | FileCheck %s --check-prefix=FIND --implicit-check-not=[cg-tile-of-tile]
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
// FIND: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}} [cg-tile-of-tile]
#define QUARTER(TILE) cg::tiled_partition<8>(TILE)
template <class Group> __device__ int general(Group g) {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: note: {{.*}} [cg-tile-of-tile]
  auto part = cg::tiled_partition<4>(g);
  return part.thread_rank();
}
__device__ int f(cg::thread_block_tile<16> half) {
  auto block = cg::this_thread_block();
  auto t = cg::tiled_partition<32>(block);
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: note: {{.*}} [cg-tile-of-tile]
  auto part = cg::tiled_partition<8>(t);
  // FIND: :[[@LINE+2]]:{{[0-9]+}}: note: {{.*}} [cg-tile-of-tile]
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: note: {{.*}} [cg-tile-of-tile]
  auto nested = cooperative_groups::tiled_partition<2>(cg::tiled_partition<4>(half));
  auto runtime = cg::tiled_partition(block, 8);
  auto said = cg::tiled_partition<2>(half); // NOHIPIFY(cg-tile-of-tile): ours
  auto hidden = QUARTER(t);
  return part.thread_rank() + general(block);
}
// CHECK: #include "hipify-compat/cooperative_groups.h"
// CHECK: auto part = hipify::tiled_partition<4>(g);
// CHECK: auto t = cg::tiled_partition<32>(block);
// CHECK: auto part = hipify::tiled_partition<8>(t);
// CHECK: auto nested = hipify::tiled_partition<2>(hipify::tiled_partition<4>(half));
// CHECK: auto runtime = cg::tiled_partition(block, 8);
// CHECK: auto said = cg::tiled_partition<2>(half);
