// At the hardware's width HIP's own group is the right one.
// RUN: %check --warp=native
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__device__ int f() { return cg::coalesced_threads().size(); }
// CHECK-NOT: hipify-compat
// CHECK: return cg::coalesced_threads().size();
