// Code for the lockstep of a warp, as it was written before shuffles: volatile
// pointers into LDS, whose accesses all lanes make together. They may be given to
// functions, inlined or not.
// RUN: %run --wave=64 %s | FileCheck %s
// RUN: %run --wave=32 %s | FileCheck %s
#include <cstdio>
#include <hip/hip_runtime.h>

__device__ int scan(int value, volatile int *data) {
  int i = 2 * threadIdx.x - (threadIdx.x & 31);
  data[i] = 0;
  i += 32;
  data[i] = value;
  data[i] += data[i - 1];
  data[i] += data[i - 2];
  data[i] += data[i - 4];
  data[i] += data[i - 8];
  data[i] += data[i - 16];
  return data[i];
}
__device__ __attribute__((noinline)) int scanApart(int value,
                                                   volatile int *data) {
  return scan(value, data);
}

__global__ void scans(const int *in, int *out) {
  __shared__ int data[512];
  out[threadIdx.x] = scan(in[threadIdx.x], data);
  __syncthreads();
  out[threadIdx.x + 256] = scanApart(in[threadIdx.x], data);
}

__global__ void sum(const int *in, int *out) {
  extern __shared__ int dynamic[];
  dynamic[threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  for (int step = 128; step > 16; step /= 2) {
    if (threadIdx.x < step)
      dynamic[threadIdx.x] += dynamic[threadIdx.x + step];
    __syncthreads();
  }
  if (threadIdx.x < 32) {
    volatile int *data = dynamic;
    data[threadIdx.x] += data[threadIdx.x + 16];
    data[threadIdx.x] += data[threadIdx.x + 8];
    data[threadIdx.x] += data[threadIdx.x + 4];
    data[threadIdx.x] += data[threadIdx.x + 2];
    data[threadIdx.x] += data[threadIdx.x + 1];
  }
  if (threadIdx.x == 0)
    *out = dynamic[0];
}

int main() {
  int *in, *out, wrong[2] = {};
  (void)hipMallocManaged(&in, 256 * sizeof(int));
  (void)hipMallocManaged(&out, 512 * sizeof(int));
  for (int i = 0; i < 256; ++i)
    in[i] = i % 7 + 1;
  scans<<<1, 256>>>(in, out);
  (void)hipDeviceSynchronize();
  for (int i = 0, before = 0; i < 256; ++i) {
    before = i % 32 ? before + in[i] : in[i];
    wrong[0] += out[i] != before;
    wrong[1] += out[256 + i] != before;
  }
  // CHECK: scans wrong 0 0
  std::printf("scans wrong %d %d\n", wrong[0], wrong[1]);
  sum<<<1, 256, 256 * sizeof(int)>>>(in, out);
  (void)hipDeviceSynchronize();
  // CHECK: sum 1018 of 1018
  int want = 0;
  for (int i = 0; i < 256; ++i)
    want += in[i];
  std::printf("sum %d of %d\n", *out, want);
}
