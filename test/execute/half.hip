// Half precision, the reciprocals included, which Clang once declared for HIP's
// headers.
// RUN: %run --wave=64 %s | FileCheck %s
// RUN: %run --wave=32 %s | FileCheck %s
#include <cstdio>
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>

__global__ void compute(float *out) {
  __half x = __float2half(4.0f);
  out[0] = __half2float(hrcp(x));
  out[1] = __half2float(hsqrt(x));
  out[2] = __half2float(__hfma(x, x, x));
  __half2 pair = h2rcp(__floats2half2_rn(2.0f, 8.0f));
  out[3] = __low2float(pair);
  out[4] = __high2float(pair);
}

int main() {
  float *out;
  (void)hipMallocManaged(&out, 5 * sizeof(float));
  compute<<<1, 1>>>(out);
  (void)hipDeviceSynchronize();
  // CHECK: 0.25 2 20 0.5 0.125
  std::printf("%g %g %g %g %g\n", out[0], out[1], out[2], out[3], out[4]);
}
