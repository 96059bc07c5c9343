// Code for the lockstep of a wave: lanes read from LDS what other lanes have
// just written, with no barrier and without volatile.
// RUN: %run --wave=64 %s | FileCheck %s
// RUN: %run --wave=32 %s | FileCheck %s
#include <cstdio>
#include <hip/hip_runtime.h>

// Lane 0 reads what all others have written behind the loop.
__global__ void collect(const int *in, int *out) {
  __shared__ int values[32];
  int sum = 0;
  for (int i = threadIdx.x; i < 1024; i += 32)
    sum += in[i];
  values[threadIdx.x] = sum;
  if (threadIdx.x == 0) {
    int all = 0;
    for (int i = 0; i < 32; ++i)
      all += values[i];
    *out = all;
  }
}

// A scan in place: every step reads from lanes below.
__global__ void scan(int *data) {
  __shared__ int values[32];
  int i = threadIdx.x;
  values[i] = data[i];
  for (int step = 1; step < 32; step *= 2)
    if (i >= step)
      values[i] += values[i - step];
  data[i] = values[i];
}

// The other direction, from lanes above.
__global__ void turn(int *data) {
  __shared__ int values[32];
  values[threadIdx.x] = data[threadIdx.x];
  int v = values[31 - threadIdx.x];
  values[threadIdx.x] = 2 * v;
  data[threadIdx.x] = values[(threadIdx.x + 1) % 32];
}

int main() {
  int *in, *out;
  (void)hipMallocManaged(&in, 1024 * sizeof(int));
  (void)hipMallocManaged(&out, 32 * sizeof(int));
  for (int i = 0; i < 1024; ++i)
    in[i] = i;
  collect<<<1, 32>>>(in, out);
  (void)hipDeviceSynchronize();
  // CHECK: collect 523776
  std::printf("collect %d\n", out[0]);
  for (int i = 0; i < 32; ++i)
    out[i] = i + 1;
  scan<<<1, 32>>>(out);
  (void)hipDeviceSynchronize();
  // CHECK: scan 1 3 136 528
  std::printf("scan %d %d %d %d\n", out[0], out[1], out[15], out[31]);
  for (int i = 0; i < 32; ++i)
    out[i] = i;
  turn<<<1, 32>>>(out);
  (void)hipDeviceSynchronize();
  // CHECK: turn 60 0 62
  std::printf("turn %d %d %d\n", out[0], out[30], out[31]);
}
