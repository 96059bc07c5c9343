// Static and dynamic LDS, barriers in a loop, a function that is not inlined.
// RUN: %run --wave=64 %s | FileCheck %s
// RUN: %run --wave=32 %s | FileCheck %s
#include <cstdio>
#include <hip/hip_runtime.h>

__device__ __attribute__((noinline)) void tree(float *values, int n) {
  for (int step = n / 2; step > 0; step /= 2) {
    if (threadIdx.x < step)
      values[threadIdx.x] += values[threadIdx.x + step];
    __syncthreads();
  }
}

__global__ void sum(const float *in, float *out, int n) {
  extern __shared__ float dynamic[];
  __shared__ float offset[3];
  if (threadIdx.x < 3)
    offset[threadIdx.x] = threadIdx.x;
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  dynamic[threadIdx.x] = i < n ? in[i] : 0;
  __syncthreads();
  tree(dynamic, blockDim.x);
  if (threadIdx.x == 0)
    out[blockIdx.x] = dynamic[0] + offset[0] + offset[1] + offset[2];
}

__global__ void transpose(const int *in, int *out, int n) {
  __shared__ int tile[16][17];
  int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
  tile[threadIdx.y][threadIdx.x] = in[y * n + x];
  __syncthreads();
  x = blockIdx.y * 16 + threadIdx.x;
  y = blockIdx.x * 16 + threadIdx.y;
  out[y * n + x] = tile[threadIdx.x][threadIdx.y];
}

int main() {
  const int n = 1 << 12, threads = 256, blocks = n / threads;
  float *in, *out;
  (void)hipMallocManaged(&in, n * sizeof(float));
  (void)hipMallocManaged(&out, blocks * sizeof(float));
  for (int i = 0; i < n; ++i)
    in[i] = i % 7;
  sum<<<blocks, threads, threads * sizeof(float)>>>(in, out, n);
  (void)hipDeviceSynchronize();
  int wrong = 0;
  for (int b = 0; b < blocks; ++b) {
    float want = 3;
    for (int i = 0; i < threads; ++i)
      want += in[b * threads + i];
    wrong += want != out[b];
  }
  // CHECK: wrong sums: 0
  std::printf("wrong sums: %d\n", wrong);

  const int side = 64;
  int *a, *b;
  (void)hipMallocManaged(&a, side * side * sizeof(int));
  (void)hipMallocManaged(&b, side * side * sizeof(int));
  for (int i = 0; i < side * side; ++i)
    a[i] = i;
  transpose<<<dim3(side / 16, side / 16), dim3(16, 16)>>>(a, b, side);
  (void)hipDeviceSynchronize();
  wrong = 0;
  for (int y = 0; y < side; ++y)
    for (int x = 0; x < side; ++x)
      wrong += b[x * side + y] != a[y * side + x];
  // CHECK: wrong elements: 0
  std::printf("wrong elements: %d\n", wrong);
}
