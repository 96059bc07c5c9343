// P18: a header that only declares the built-in variables stands for the
// runtime's when nothing else brings it.
// RUN: %check
#include <device_launch_parameters.h>
#include <cstdio>
__global__ void k(int *p) { p[threadIdx.x] = 1; }
// CHECK: {{^}}#include <hip/hip_runtime.h>{{$}}
// CHECK-NEXT: {{^}}#include <cstdio>{{$}}
