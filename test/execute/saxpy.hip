// One kernel without cooperation between threads, a grid that does not fit, and
// host output around it.
// RUN: %run --wave=64 %s | FileCheck %s
// RUN: %run --wave=32 %s | FileCheck %s
#include <cstdio>
#include <hip/hip_runtime.h>
#include <vector>

__global__ void saxpy(int n, float a, const float *x, float *y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = a * x[i] + y[i];
}

int main() {
  const int n = 1000;
  std::vector<float> x(n), y(n);
  for (int i = 0; i < n; ++i) {
    x[i] = i;
    y[i] = 1;
  }
  float *dx, *dy;
  if (hipMalloc(&dx, n * sizeof(float)) != hipSuccess ||
      hipMalloc(&dy, n * sizeof(float)) != hipSuccess)
    return 1;
  (void)hipMemcpy(dx, x.data(), n * sizeof(float), hipMemcpyHostToDevice);
  (void)hipMemcpy(dy, y.data(), n * sizeof(float), hipMemcpyHostToDevice);
  saxpy<<<(n + 255) / 256, 256>>>(n, 2.0f, dx, dy);
  (void)hipMemcpy(y.data(), dy, n * sizeof(float), hipMemcpyDeviceToHost);
  // CHECK: 0: 1
  // CHECK: 999: 1999
  std::printf("0: %g\n999: %g\n", y[0], y[999]);
  (void)hipFree(dx);
  (void)hipFree(dy);
}
