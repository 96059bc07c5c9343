// Braces do not narrow for clang.
// RUN: %check
#include <cuda_runtime.h>
void f(int n, unsigned u, size_t s) {
  dim3 a{n, 1, 1};
  dim3 b{u, 2};
  dim3 c = {n / 2, 1u};
  dim3 d(n);
  dim3 e{dim3{s}};
  dim3 g{n}; // NOHIPIFY(narrowing-launch-dims): checked
}
// CHECK: dim3 a(n, 1, 1);
// CHECK-NEXT: dim3 b{u, 2};
// CHECK-NEXT: dim3 c = dim3(n / 2, 1u);
// CHECK-NEXT: dim3 d(n);
// CHECK-NEXT: dim3 e{dim3(s)};
// CHECK-NEXT: dim3 g{n};
