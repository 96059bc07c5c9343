#include <cuda_runtime.h>
__global__ void k(int *p) { p[threadIdx.x] = 1; }
void f(int *p) {
  k<<<1, 32>>>(p);
  cudaFree(p);
}
