// CUDA's operators of half precision work in host code; each result is rounded once.
// RUN: %run %s 2>&1 | FileCheck %s
// CHECK: 3.5 -0.5 3 0.75 -1.5
// CHECK-NEXT: 2048 2052
// CHECK-NEXT: 1 1 0 0
// CHECK-NEXT: 3.5 5
// CHECK-NEXT: device 3.5
#include <cstdio>
#include <cuda_fp16.h>

template <class T> T sum(T a, T b) {
  a += b;
  return a;
}
__global__ void add(__half *p) { p[0] = p[0] + p[1]; }

int main() {
  __half a = __float2half(1.5f), b = __float2half(2.f);
  std::printf("%g %g %g %g %g\n", __half2float(a + b), __half2float(a - b),
              __half2float(a * b), __half2float(a / b), __half2float(-a));
  __half large = __float2half(2048.f);
  std::printf("%g %g\n", __half2float(large + __float2half(1.f)),
              __half2float(large + __float2half(3.f)));
  __half nan = __float2half(0.f) / __float2half(0.f);
  std::printf("%d %d %d %d\n", a < b, nan != nan, nan == nan, a >= b);
  __half2 pair = sum(__halves2half2(a, b), __halves2half2(b, __float2half(3.f)));
  std::printf("%g %g\n", __low2float(pair), __high2float(pair));
  __half host[2] = {a, b}, *device;
  cudaMalloc(&device, sizeof(host));
  cudaMemcpy(device, host, sizeof(host), cudaMemcpyHostToDevice);
  add<<<1, 1>>>(device);
  cudaMemcpy(host, device, sizeof(host), cudaMemcpyDeviceToHost);
  std::printf("device %g\n", __half2float(host[0]));
  return cudaFree(device) != cudaSuccess;
}
