// CUDA sources with a header beside them are translated first; the program's own
// arguments stand behind the dashes, its exit status is the command's. Its warps
// have 32 lanes on waves of either width.
// RUN: not %run --wave=32 %s -- 7 eight 2>&1 | FileCheck %s 
// RUN: not %run --wave=64 %s -- 7 eight 2>&1 | FileCheck %s 
// RUN: not %run --wave=12 %s 2>&1 | FileCheck %s --check-prefix=WAVE
// RUN: not %run --memory=0 %s 2>&1 | FileCheck %s --check-prefix=MEMORY
// WAVE: waves have 32 or 64 lanes, not 12
// MEMORY: '--memory=0': expected a size
#include "Inputs/lanes.cuh"
#include <cstdio>

int main(int argc, char **argv) {
  int *Width, Result = 0;
  cudaMalloc(&Width, sizeof(int));
  width<<<1, 1>>>(Width);
  cudaMemcpy(&Result, Width, sizeof(int), cudaMemcpyDeviceToHost);
  // CHECK: 32 lanes, 3 arguments: 7 eight
  std::printf("%d lanes, %d arguments: %s %s\n", Result, argc, argv[1],
              argv[2]);
  return 5;
}
