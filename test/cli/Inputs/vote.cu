#include <cuda_runtime.h>
__global__ void vote(unsigned *p) {
  *p = __ballot_sync(0xffffffffu, threadIdx.x & 1);
}
