// Minimum and maximum of signed 64 bits, which HIP has from 5.7 on.
// RUN: %hipify --rocm=5.6 %s 2>/dev/null | FileCheck %s
// RUN: %hipify --rocm=5.6 -v %s 2>&1 >/dev/null | FileCheck %s --allow-empty --check-prefix=SAY
// RUN: %hipify --rocm=5.7 -v %s 2>&1 >/dev/null | FileCheck %s --allow-empty --check-prefix=NEW
// SAY: note: atomicMin on long long is not in this HIP version{{.*}} [atomic-long-long]
// NEW-NOT: [atomic-long-long]
__global__ void k(long long *p, unsigned long long *q, int *i) {
  atomicMin(p, 1LL); atomicMax(q, 1ULL); atomicMax(i, 1);
  atomicMax(p, 1LL); // NOHIPIFY(atomic-long-long): the project has its own for HIP
}
// CHECK: #include "hipify-compat/device.h"
// CHECK: hipify::atomicMin(p, 1LL); atomicMax(q, 1ULL); atomicMax(i, 1);
// CHECK-NEXT: {{^}}  atomicMax(p, 1LL);
