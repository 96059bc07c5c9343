// The include of <math.h>, and that somebody does not want it.
// RUN: rm -rf %t && split-file %s %t
// RUN: %hipify %t/host.cu %t/said.cu %t/device.cu --no-output --verbose 2>&1 | FileCheck %s
// CHECK: host.cu:{{.*}} note: {{.*}} [math-include]
// CHECK-NOT: [math-include]
//--- host.cu
#include <stdio.h>
int f(float v) { return isnan(v); }
__global__ void k(float *p) {}
//--- said.cu
#include <stdio.h> // NOHIPIFY(math-include): comes with another header
int f(float v) { return isnan(v); }
__global__ void k(float *p) {}
//--- device.cu
#include <stdio.h>
__global__ void k(float *p) { *p = isnan(*p); }
