// A tile fits into a wave or HIP refuses it.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[cg-tile-larger-than-wave]" %findings
// RUN: %hipify %s --no-output --warp=native --arch=gfx942 --fail-on=never 2>&1 | FileCheck %s --check-prefix=WIDE
// WIDE-NOT: 64 threads
// WIDE: a tile of 128 threads
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__device__ void f(cg::thread_block b) {
  auto small = cg::tiled_partition<32>(b);
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}} [cg-tile-larger-than-wave]
  auto two = cg::tiled_partition<64>(b);
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}} [cg-tile-larger-than-wave]
  auto four = cg::tiled_partition<128>(b);
  auto said = cg::tiled_partition<64>(b); // NOHIPIFY(cg-tile-larger-than-wave): gfx9 only
}
