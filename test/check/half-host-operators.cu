// Operators of half precision on the host.
// RUN: %check
// RUN: %hipify %s -v 2>&1 >/dev/null | FileCheck %s --check-prefix=SAY
// RUN: %hipify %s --rocm=7.2 -v --no-output 2>&1 | FileCheck %s --check-prefix=NEW --implicit-check-not=half_host.h
#include <cuda_fp16.h>
// CHECK: #include "hipify-compat/half_host.h"
// NEW: cuda_fp16.h becomes hip/hip_fp16.h
template <class T> T sum(const T *p, int n) {
  T s = p[0];
  for (int i = 1; i < n; ++i)
    // SAY: :[[@LINE+1]]:{{[0-9]+}}: note: HIP's operators of half precision are for the device only {{.*}} [half-host-operators]
    s += p[i];
  // SAY-NOT: [half-host-operators]
  return s * s;
}
__half f(const __half *p) { return sum(p, 3); }
