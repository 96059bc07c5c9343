// Before ROCm 6.1 the members of __half2 are unsigned short: reported there.
// RUN: %findings --rocm=5.7
// RUN: %hipify scan --fail-on=never %s 2>&1 | FileCheck %s --check-prefix=NEW
// NEW-NOT: half2
#include <cuda_fp16.h>
__device__ float first(__half2 h) { return __half2float(h.x); }
// FIND: :[[@LINE-1]]:{{[0-9]+}}: error: {{.*}}half2::x' needs ROCm 6.1 or later: {{.*}}__low2half{{.*}} [api-version]
__device__ float low(__half2 h) { return __low2float(h); }
// FIND-NOT: [api-version]
