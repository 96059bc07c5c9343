// Accesses outside of allocations end the program as a memory fault of the GPU
// would, with kernel, block, thread and line.
// RUN: not %run -DHOW=0 %s 2>&1 | FileCheck %s --check-prefixes=CHECK,PAST
// RUN: not %run -DHOW=1 %s 2>&1 | FileCheck %s --check-prefixes=CHECK,FREED
// RUN: not %run -DHOW=2 %s 2>&1 | FileCheck %s --check-prefixes=CHECK,HOST
// RUN: not %run -DHOW=3 %s 2>&1 | FileCheck %s --check-prefixes=CHECK,SHARED
// RUN: not %run -DHOW=4 %s 2>&1 | FileCheck %s --check-prefixes=CHECK,NULL
// RUN: not %run -DHOW=6 %s 2>&1 | FileCheck %s --check-prefixes=CHECK,BEFORE
// RUN: not %run -DHOW=7 %s 2>&1 | FileCheck %s --check-prefixes=CHECK,DYNAMIC
// RUN: not %run -DHOW=8 %s 2>&1 | FileCheck %s --check-prefixes=CHECK,ATOMIC
// RUN: not %run -DHOW=9 %s 2>&1 | FileCheck %s --check-prefixes=CHECK,COPY
// RUN: %run -DHOW=5 %s 2>&1 | FileCheck %s --check-prefixes=FINE
// RUN: %run -DHOW=0 --check=no-bounds %s 2>&1 | FileCheck %s --check-prefixes=FINE
#include <cstdio>
#include <hip/hip_runtime.h>

__global__ void fill(int *p, int n, int lds) {
  __shared__ int values[64];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  values[threadIdx.x + lds] = i; // written first
  if (i < n)
    p[i] = values[threadIdx.x + lds];
}

__global__ void dynamic(int *p) {
  extern __shared__ int values[];
  values[threadIdx.x] = 1;
  p[threadIdx.x] = values[threadIdx.x];
}
__global__ void count(int *p) { atomicAdd(&p[threadIdx.x], 1); }
struct Large {
  int v[25];
};
__global__ void copy(Large *to, const Large *from) {
  to[threadIdx.x] = from[threadIdx.x];
}

int main() {
  int *p, local[128] = {};
  (void)hipMalloc(&p, 100 * sizeof(int));
  int n = 100, lds = 0;
  if (HOW == 0)
    n = 101;
  if (HOW == 1)
    (void)hipFree(p);
  if (HOW == 2)
    p = local;
  if (HOW == 3)
    lds = 1;
  if (HOW == 4)
    p = nullptr;
  if (HOW == 6)
    p -= 1;
  if (HOW == 7)
    dynamic<<<1, 32, 31 * sizeof(int)>>>(p);
  else if (HOW == 8)
    count<<<dim3(1), dim3(1, 1, 101)>>>(p + 100);
  else if (HOW == 9)
    copy<<<1, 5>>>((Large *)p, (Large *)p);
  else
    fill<<<2, 64>>>(p, n, lds);
  (void)hipDeviceSynchronize();
  // FINE: done 0
  // CHECK-NOT: done
  std::printf("done %d\n", local[0]);
}
// PAST: check-bounds.hip:22:{{[0-9]+}}: error: write of 4 bytes out of bounds: offset 400 of an allocation of 400 bytes of device memory [bounds]
// PAST: note: kernel fill(int*, int, int), block (1,0,0), thread (36,0,0)
// BEFORE: check-bounds.hip:22:{{[0-9]+}}: error: write of 4 bytes outside of all allocations [bounds]
// BEFORE: note: kernel fill(int*, int, int), block (0,0,0), thread (0,0,0)
// DYNAMIC: check-bounds.hip:27:{{[0-9]+}}: error: write of 4 bytes out of bounds of the block's LDS: offset 124 of 124 bytes [bounds]
// DYNAMIC: note: kernel dynamic(int*), block (0,0,0), thread (31,0,0)
// ATOMIC: check-bounds.hip:30:{{[0-9]+}}: error: atomic operation of 4 bytes out of bounds: offset 400 of an allocation of 400 bytes of device memory [bounds]
// ATOMIC: note: kernel count(int*), block (0,0,0), thread (0,0,0)
// COPY: check-bounds.hip:35:{{[0-9]+}}: error: {{read|write}} of {{[0-9]+}} bytes out of bounds
// COPY: note: kernel copy(Large*, Large const*), block (0,0,0), thread (4,0,0)
// FREED: check-bounds.hip:22:{{[0-9]+}}: error: write of 4 bytes after the allocation was freed: offset {{[0-9]+}} of 400 bytes of device memory [bounds]
// FREED: note: kernel fill(int*, int, int), block ({{[01]}},0,0), thread ({{[0-9]+}},0,0)
// HOST: check-bounds.hip:22:{{[0-9]+}}: error: write of 4 bytes of host memory that the GPU cannot reach
// SHARED: check-bounds.hip:20:{{[0-9]+}}: error: write of 4 bytes out of bounds of the block's LDS: offset 256 of 256 bytes [bounds]
// SHARED: note: kernel fill(int*, int, int), block ({{[01]}},0,0), thread (63,0,0)
// NULL: check-bounds.hip:22:{{[0-9]+}}: error: write of 4 bytes through a null pointer
