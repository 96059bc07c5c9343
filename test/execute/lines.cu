// Reports about a translated program name the lines of the CUDA source, wherever
// the translation inserts or drops includes; places that it leaves are counted at
// the end, and the status stays the program's.
// RUN: not %run --wave=64 %s 2>&1 | FileCheck %s
// RUN: %run --wave=32 -DQUIET %s 2>&1 | FileCheck %s --check-prefix=LEFT
// RUN: %run --rocm=4.2 -DQUIET %s 2>&1 | FileCheck %s --check-prefix=OLD
// RUN: not %run --wave=12 %s 2>&1 | FileCheck %s --check-prefix=FIRST
// What is wrong with the options is said before the translation, and alone.
// FIRST-NOT: lines.cu
// FIRST: waves have 32 or 64 lanes, not 12
// FIRST-NOT: lines.cu
#include <cstdio>
#include <cuda_runtime.h>
#include <device_launch_parameters.h>

#define RELEASE(memory) cudaFree(memory)
// LEFT: lines.cu:[[#@LINE+2]]:17: error: {{.*}} [api-unsupported]
// LEFT-NEXT: {{^}}#define NEVER
#define NEVER() cudaGraphKernelNodeSetEnabled(nullptr)
// OLD: lines.cu:[[#@LINE+1]]:{{[0-9]+}}: error: 'hipMallocAsync' needs ROCm 5.2
#define LATER(memory) cudaMallocAsync(memory, 4, nullptr)
// OLD: 2 places were not translated

__global__ void vote(unsigned *out, int n) {
  // CHECK: lines.cu:[[#@LINE+1]]:{{[0-9]+}}: error: write of 4 bytes out of bounds
  out[threadIdx.x + n] = __ballot_sync(0xffffffff, threadIdx.x % 2);
}

int main() {
  unsigned *device;
  cudaMalloc(&device, 32 * sizeof(unsigned));
#ifndef QUIET
  vote<<<1, 32>>>(device, 1);
#else
  vote<<<1, 32>>>(device, 0);
#endif
  cudaDeviceSynchronize();
  RELEASE(device);
  // LEFT: end
  std::printf("end\n");
  // LEFT: hipify-cpp: warning: 1 place was not translated (see the errors above): what the program did need not be what it does with CUDA
}
