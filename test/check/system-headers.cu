// P49: the system's library and CUDA's declarations meet in one unit; what goes
// wrong inside system headers is nobody's problem here.
// RUN: %check
// RUN: %findings
// RUN: %hipify translate --require-parse %s > %t.out
#include <algorithm>
#include <cmath>
#include <complex>
#include <cstdio>
#include <functional>
#include <iostream>
#include <memory>
#include <string>
#include <thread>
#include <vector>
#include <cuda_runtime.h>
#include <cuda_fp16.h>
__global__ void k(float* p) { *p = std::sqrt(*p) + std::max(1, 2) + powf(2.f, 3.f) + std::abs(-1.5f); }
void f(std::vector<cudaStream_t> &s, std::function<cudaError_t(void *)> g = cudaFree) {
  std::for_each(s.begin(), s.end(), [](cudaStream_t q) { cudaStreamDestroy(q); });
  std::unique_ptr<void, decltype(&cudaFree)> p(nullptr, cudaFree);
}
// CHECK: __global__ void k(float* p) { *p = std::sqrt(*p) + std::max(1, 2) + powf(2.f, 3.f) + std::abs(-1.5f); }
// CHECK-NEXT: void f(std::vector<hipStream_t> &s, std::function<hipError_t(void *)> g = hipFree) {
// CHECK-NEXT: {{^}}  std::for_each(s.begin(), s.end(), [](hipStream_t q) { hipStreamDestroy(q); });
// CHECK-NEXT: {{^}}  std::unique_ptr<void, decltype(&hipFree)> p(nullptr, hipFree);
// FIND-NOT: parse-incomplete
// FIND-NOT: error:
