// Cycle counters of the GPU are no clocks.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[clock-type-and-rate]" %findings
// RUN: %hipify --checks='-clock-*' %s 2>&1 >/dev/null | FileCheck %s --check-prefix=OFF
// OFF-NOT: [clock-type-and-rate]
#include <cuda_runtime.h>
#include <time.h>
double host() { return clock() / double(CLOCKS_PER_SEC); }
__global__ void k(long long *p) {
  p[0] = clock64();
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: clock64() runs at a variable rate {{.*}} [clock-type-and-rate]
  p[1] = clock64() - p[0];
}
__global__ void said(long long *p) {
  p[0] = clock64(); // NOHIPIFY(clock-type-and-rate): cycles are meant
}
