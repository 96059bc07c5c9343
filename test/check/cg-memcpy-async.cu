// Asynchronous copies become plain ones.
// RUN: %check
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
namespace cg = cooperative_groups;
__global__ void k(const int *p) {
  __shared__ int s[64];
  cg::thread_block b = cg::this_thread_block();
  cg::memcpy_async(b, s, p, sizeof(int) * 64);
  cg::wait(b);
  cg::wait_prior<1>(b);
  cg::wait(b); // NOHIPIFY(cg-memcpy-async): ours
}
// CHECK: hipify::memcpy_async(b, s, p, sizeof(int) * 64);
// CHECK-NEXT: hipify::wait(b);
// CHECK-NEXT: hipify::wait_prior<1>(b);
// CHECK-NEXT: cg::wait(b);
