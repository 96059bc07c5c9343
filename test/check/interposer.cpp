// P12: a library that stands in for the runtime defines its functions. Beside
// CUDA's declarations they are CUDA's functions, so the library stands in for
// HIP's.
// RUN: %check
#include <cstdlib>
#include <cuda_runtime_api.h>
static size_t total;
extern "C" cudaError_t cudaGetDeviceCount(int *n) { *n = 1; return cudaSuccess; }
cudaError_t cudaFree(void *p) { std::free(p); return cudaSuccess; }
static cudaError_t cudaFreeAll() { return cudaFree(nullptr); }
// CHECK: extern "C" hipError_t hipGetDeviceCount(int *n) { *n = 1; return hipSuccess; }
// CHECK-NEXT: hipError_t hipFree(void *p) { std::free(p); return hipSuccess; }
// CHECK-NEXT: static hipError_t cudaFreeAll() { return hipFree(nullptr); }
