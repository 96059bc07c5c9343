// The heap on the GPU, where somebody has seen it.
// RUN: env FILECHECK_OPTS="--implicit-check-not=note:" %findings --verbose --checks=-rename,-include
// FIND: 0 need review
#include <cuda_runtime.h>
__global__ void k(int **p) {
  *p = new int(3); // NOHIPIFY(device-malloc): once only
}
