// Calls and operators that rules over types change are changed where they are an
// argument of a macro, too; a macro's body is not, as it may serve other types.
// RUN: %check --rocm=6.3
// RUN: not %hipify --rocm=6.3 %s --no-output 2>&1 | FileCheck %s --check-prefix=FIND
#include <cooperative_groups.h>
#include <cuda_fp16.h>
namespace cg = cooperative_groups;
#define TWICE(X) do { X; X; } while (0)
#define NESTED(X) TWICE(X)
#define ADD(P, V) atomicAdd(P, V)
#define COMPARE(A, B) ((A) >= (B))
__global__ void k(__half *h, float *f, long long *l, bool *b) {
  TWICE(atomicAdd(h, h[1]));
  NESTED(atomicAdd(h + 1, h[1]));
  TWICE(atomicAdd(f, f[1]));
  TWICE(l[0] = atomicOr(l, 1ll));
  TWICE(b[0] = h[0] >= h[1]);
  // FIND: :[[#@LINE-8]]:{{[0-9]+}}: error: no atomicAdd overload for '__half'{{.*}} [atomic-half]
  // FIND-NOT: [atomic-half]
  ADD(h, h[2]);
  TWICE(atomicAdd(h, h[2])); // NOHIPIFY(atomic-half): ours
  b[1] = COMPARE(f[0], f[1]);
}
__global__ void tiles(unsigned *u) {
  auto t = cg::tiled_partition<32>(cg::this_thread_block());
  TWICE(u[0] += t.ballot(1));
  TWICE(u[1] = cg::tiled_partition<8>(t).size());
}
// CHECK: TWICE(hipify::atomicAdd(h, h[1]));
// CHECK-NEXT: NESTED(hipify::atomicAdd(h + 1, h[1]));
// CHECK-NEXT: TWICE(atomicAdd(f, f[1]));
// CHECK-NEXT: TWICE(l[0] = (long long)atomicOr((unsigned long long *)(l), 1ll));
// CHECK-NEXT: TWICE(b[0] = __hge(h[0], h[1]));
// CHECK: ADD(h, h[2]);
// CHECK: b[1] = COMPARE(f[0], f[1]);
// CHECK: TWICE(u[0] += hipify::ballot(t, 1));
// CHECK-NEXT: TWICE(u[1] = hipify::tiled_partition<8>(t).size());
