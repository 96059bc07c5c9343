// The grid of a cooperative launch depends on the GPU.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[cooperative-launch]" %findings
#include <cuda_runtime.h>
__global__ void k();
void f() {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}} [cooperative-launch]
  cudaLaunchCooperativeKernel((void *)k, dim3(80), dim3(256), nullptr, 0, 0);
  cudaLaunchKernel((void *)k, dim3(80), dim3(256), nullptr, 0, 0);
  // NOHIPIFYNEXTLINE(cooperative-launch): one block
  cudaLaunchCooperativeKernel((void *)k, dim3(1), dim3(256), nullptr, 0, 0);
}
