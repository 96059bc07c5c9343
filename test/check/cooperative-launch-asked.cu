// A program that asks for the occupancy is told nothing.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[cooperative-launch]" %findings
#include <cuda_runtime.h>
__global__ void k();
void f() {
  int blocks;
  cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, k, 256, 0);
  cudaLaunchCooperativeKernel((void *)k, dim3(blocks), dim3(256), nullptr, 0, 0);
}
// FIND: {{^}}1 file
