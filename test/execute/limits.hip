// A program that never ends, one that asks for too much memory, launches beyond
// the GPU's limits, and functions that the executor does not have.
// RUN: not %run -DHOW=0 --timeout=4 %s 2>&1 | FileCheck %s --check-prefix=ENDLESS
// RUN: %run -DHOW=1 --memory=1000000 %s 2>&1 | FileCheck %s --check-prefix=MEMORY
// RUN: %run -DHOW=2 %s 2>&1 | FileCheck %s --check-prefix=LAUNCH
// RUN: not %run -DHOW=3 %s 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: not %run -DHOW=4 %s 2>&1 | FileCheck %s --check-prefix=BUILTIN
// RUN: not %run -DHOW=5 %s 2>&1 | FileCheck %s --check-prefix=SYNTAX
// RUN: not %run -DHOW=6 %s 2>&1 | FileCheck %s --check-prefix=LDS
// RUN: %run -DHOW=1 --memory=1000000 --timeout=0 %s 2>&1 | FileCheck %s --check-prefix=MEMORY
// RUN: not %run --timeout=-1 %s 2>&1 | FileCheck %s --check-prefix=TIMEOUT
// RUN: not %run --rocm-path=/nonexistent %s 2>&1 | FileCheck %s --check-prefix=HEADERS
// RUN: not %run --arch=gfx1 %s 2>&1 | FileCheck %s --check-prefix=ARCH
// RUN: not %run --wave=64 --arch=gfx1100 %s 2>&1 | FileCheck %s --check-prefix=WIDTH
// RUN: not %run -DHOW=6 --arch=gfx950 -DMORE=45000 %s 2>&1 | FileCheck %s --check-prefix=LARGE
// RUN: not %run --wave=16 %s 2>&1 | FileCheck %s --check-prefix=WAVE
// LDS: limits.hip:{{[0-9]+}}: local memory (80000) exceeds limit (65536) in function 'arrays(int*)'
// TIMEOUT: '--timeout=-1': expected a whole number
// ENDLESS: still running after 4 s
// HEADERS: no include/hip/hip_version.h in '/nonexistent'; install the HIP headers (Debian and Ubuntu: libamdhip64-dev)
// ARCH: '--arch=gfx1': expected names of GPUs such as gfx90a,gfx1100
// WIDTH: HIP programs on gfx1100 have waves of 32 lanes, not 64
// LARGE: limits.hip:{{[0-9]+}}: local memory (180000) exceeds limit (163840) in function 'arrays(int*)'
// WAVE: waves have 32 or 64 lanes, not 16
#include <cstdio>
#include <hip/hip_runtime.h>

__global__ void spin(volatile int *p) {
  while (*p == 0) {
  }
}
__global__ void empty(int *) {}
__global__ __launch_bounds__(128) void bounded() {}
__global__ void lds() {
  extern __shared__ int s[];
  s[threadIdx.x] = 1;
}

#if HOW == 3
extern "C" hipError_t hipFrobnicate(int);
#elif HOW == 4
__global__ void matrix(float *p) {
  typedef float v4 __attribute__((ext_vector_type(4)));
  v4 c = {};
  c = __builtin_amdgcn_mfma_f32_4x4x1f32(1.0f, 1.0f, c, 0, 0, 0);
  *p = c[0];
}
#elif HOW == 6
__global__ void arrays(int *p) {
#ifndef MORE
#define MORE 20000
#endif
  __shared__ int values[MORE];
  values[p[threadIdx.x]] = threadIdx.x;
  __syncthreads();
  p[threadIdx.x] = values[threadIdx.x];
}
#elif HOW == 5
#error this does not compile
#endif

int main() {
  int *p = nullptr;
#if HOW == 0
  (void)hipMalloc(&p, 4);
  (void)hipMemset(p, 0, 4);
  spin<<<1, 1>>>(p);
#elif HOW == 1
  // MEMORY: note: the program asks for 2000000 bytes of device memory, 1000000 of 1000000 are free
  // MEMORY: out of memory
  std::printf("%s\n", hipGetErrorString(hipMalloc(&p, 2000000)));
#elif HOW == 2
  empty<<<1, 1025>>>(nullptr);
  // LAUNCH: threads: hipErrorInvalidConfiguration
  std::printf("threads: %s\n", hipGetErrorName(hipGetLastError()));
  empty<<<0, 32>>>(nullptr);
  // LAUNCH: blocks: hipErrorInvalidConfiguration
  std::printf("blocks: %s\n", hipGetErrorName(hipGetLastError()));
  bounded<<<1, 256>>>();
  // LAUNCH: bounds: hipErrorLaunchFailure
  std::printf("bounds: %s\n", hipGetErrorName(hipGetLastError()));
  lds<<<1, 32, 65537>>>();
  // LAUNCH: lds: hipErrorOutOfMemory
  std::printf("lds: %s\n", hipGetErrorName(hipGetLastError()));
  empty<<<dim3(1, 65536), 32>>>(nullptr);
  // LAUNCH: rows: hipErrorInvalidConfiguration
  std::printf("rows: %s\n", hipGetErrorName(hipGetLastError()));
  empty<<<0x7fffffff, 1024>>>(nullptr);
  // LAUNCH: items: hipErrorInvalidConfiguration
  std::printf("items: %s\n", hipGetErrorName(hipGetLastError()));
  hipError_t status =
      hipLaunchKernel((void *)empty, dim3(1), dim3(1), nullptr, 0, 0);
  // LAUNCH: arguments: hipErrorInvalidValue
  std::printf("arguments: %s\n", hipGetErrorName(status));
  status = hipLaunchKernel((void *)hipGetErrorName, dim3(1), dim3(1), nullptr, 0, 0);
  // LAUNCH: function: hipErrorInvalidDeviceFunction
  std::printf("function: %s\n", hipGetErrorName(status));
  (void)hipGetLastError();
  lds<<<1, 32, 65536>>>();
  // LAUNCH: all: hipSuccess
  std::printf("all: %s\n", hipGetErrorName(hipGetLastError()));
#elif HOW == 3
  // MISSING: error: hipFrobnicate: not in the CPU executor
  (void)p;
  return hipFrobnicate(1);
#elif HOW == 4
  // BUILTIN: limits.hip:{{[0-9]+}}: 'llvm.amdgcn.mfma.f32.4x4x1f32' is not in the CPU executor
  matrix<<<1, 64>>>((float *)p);
#elif HOW == 6
  arrays<<<1, 64>>>(p);
#endif
  // SYNTAX: this does not compile
  // SYNTAX: does not compile for the device
  (void)hipDeviceSynchronize();
}
