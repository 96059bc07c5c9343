// Votes of tiles keep 32 bits.
// RUN: %check
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
struct Own {
  unsigned ballot(int p) const { return p; }
};
__device__ unsigned f(int p, Own own) {
  auto block = cg::this_thread_block();
  cg::thread_block_tile<32> t = cg::tiled_partition<32>(block);
  unsigned m = t.ballot(p > 1);
  int pred;
  m += __popc(t.match_all(p, pred)) + cg::tiled_partition<8>(block).any(p);
  m += t.all(p); // NOHIPIFY(cg-tile-32-ballot): ROCm 7
  return m + own.ballot(p) + t.shfl(p, 0);
}
// CHECK: #include "hipify-compat/cooperative_groups.h"
// CHECK: unsigned m = hipify::ballot(t, p > 1);
// CHECK: m += __popc(hipify::match_all(t, p, pred)) + hipify::any(cg::tiled_partition<8>(block), p);
// CHECK-NEXT: m += t.all(p);
// CHECK-NEXT: return m + own.ballot(p) + t.shfl(p, 0);
