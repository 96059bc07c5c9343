// On the device HIP has the operators; assignment and conversion are on both.
// RUN: %hipify %s -v --no-output 2>&1 | FileCheck %s --implicit-check-not=half_host.h --implicit-check-not=[half-host-operators]
// CHECK: cuda_fp16.h becomes hip/hip_fp16.h
#include <cuda_fp16.h>
template <class T> __device__ T twice(T v) { return v + v; }
template <class T> T same(T v) { return v + v; }
__global__ void k(__half *p) { p[0] = twice(p[1]) * p[2]; }
float g(__half *p, __half v) {
  p[0] = v;
  return same(__half2float(p[0]));
}
