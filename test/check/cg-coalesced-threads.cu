// A coalesced group ends at 32 lanes, and labels part groups.
// RUN: %check
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__device__ int f(int *p) {
  cg::coalesced_group g = cg::coalesced_threads();
  auto l = cg::labeled_partition(g, p[0]);
  auto b = cg::binary_partition(l, p[0] > 1);
  auto kept = cg::coalesced_threads(); // NOHIPIFY(cg-coalesced-threads): whole wave
  auto own = cg::labeled_partition(g, p[1]); // NOHIPIFY(cg-missing-labeled-partition): ours
  return l.size() + g.thread_rank() + kept.size();
}
// CHECK: #include "hipify-compat/cooperative_groups.h"
// CHECK: cg::coalesced_group g = hipify::coalesced_threads();
// CHECK-NEXT: auto l = hipify::labeled_partition(g, p[0]);
// CHECK-NEXT: auto b = hipify::binary_partition(l, p[0] > 1);
// CHECK-NEXT: auto kept = cg::coalesced_threads();
// CHECK-NEXT: auto own = cg::labeled_partition(g, p[1]);
