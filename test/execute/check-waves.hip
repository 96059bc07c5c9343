// Divergent barriers, reads of inactive lanes, uninitialised LDS and races.
// RUN: not %run -DHOW=0 %s 2>&1 | FileCheck %s --check-prefix=BARRIER
// RUN: %run -DHOW=1 %s 2>&1 | FileCheck %s --check-prefix=INACTIVE
// RUN: not %run -DHOW=2 --check=uninit %s 2>&1 | FileCheck %s --check-prefix=UNINIT
// RUN: not %run -DHOW=3 --check=race %s 2>&1 | FileCheck %s --check-prefix=RACE
// RUN: %run -DHOW=4 --check=all %s 2>&1 | FileCheck %s --check-prefix=FINE
// RUN: %run -DHOW=2 %s 2>&1 | FileCheck %s --check-prefix=FINE
// RUN: not %run -DHOW=0 --check=nonsense %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: unknown check 'nonsense'
#include <cstdio>
#include <hip/hip_runtime.h>

__global__ void barrier(int *p) {
  __shared__ int s[128];
  s[threadIdx.x] = threadIdx.x;
  if (threadIdx.x < 40) {
    __syncthreads();
    p[threadIdx.x] = s[127 - threadIdx.x];
  } else {
    __syncthreads();
    p[threadIdx.x] = 1;
  }
}

__global__ void inactive(int *p) {
  int v = threadIdx.x;
  if (threadIdx.x < 16)
    v = __shfl(v, 20);
  p[threadIdx.x] = v;
}

__global__ void uninit(int *p) {
  __shared__ int s[128];
  if (threadIdx.x > 3)
    s[threadIdx.x] = 1;
  __syncthreads();
  p[threadIdx.x] = s[threadIdx.x];
}

__global__ void race(int *p) {
  __shared__ int s[128];
  s[threadIdx.x] = threadIdx.x;
  p[threadIdx.x] = s[127 - threadIdx.x];
}

__global__ void fine(int *p) {
  __shared__ int s[128];
  s[threadIdx.x] = threadIdx.x;
  __syncthreads();
  int v = s[127 - threadIdx.x];
  __syncthreads();
  s[threadIdx.x] = v + __shfl_xor(v, 1);
  __syncthreads();
  atomicAdd(&s[0], 1);
  __syncthreads();
  p[threadIdx.x] = s[threadIdx.x];
}

int main() {
  int *p;
  (void)hipMallocManaged(&p, 128 * sizeof(int));
  void (*const kernels[])(int *) = {barrier, inactive, uninit, race, fine};
  kernels[HOW]<<<1, 128>>>(p);
  std::printf("end %d\n", hipDeviceSynchronize());
}
// BARRIER: check-waves.hip:17:{{[0-9]+}}: error: divergent barrier: 40 of the wave's 64 live lanes reach it, lane 40 is at {{.*}}check-waves.hip:20 [barrier]
// BARRIER: note: kernel barrier(int*), block (0,0,0), thread (0,0,0)
// BARRIER: end 0
// INACTIVE: check-waves.hip:28:{{[0-9]+}}: warning: lane 0 reads lane 20, which is inactive here [inactive]
// INACTIVE: note: kernel inactive(int*), block (0,0,0), thread (0,0,0)
// INACTIVE: end 0
// UNINIT: check-waves.hip:37:{{[0-9]+}}: error: read of LDS offset 0 that nothing has written in this block [uninit]
// UNINIT: note: kernel uninit(int*), block (0,0,0), thread ({{[0-3]}},0,0)
// RACE: check-waves.hip:42:{{[0-9]+}}: error: write of LDS offset {{[0-9]+}} races with a read by another wave since the last barrier [race]
// RACE: note: kernel race(int*), block (0,0,0), thread ({{[0-9]+}},0,0)
// FINE-NOT: error
// FINE: end 0
