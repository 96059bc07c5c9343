// Accesses outside of allocations end the program as a memory fault of the GPU
// would, with kernel, block, thread and line.
// RUN: not %run -DHOW=0 %s 2>&1 | FileCheck %s --check-prefixes=CHECK,PAST
// RUN: not %run -DHOW=1 %s 2>&1 | FileCheck %s --check-prefixes=CHECK,FREED
// RUN: not %run -DHOW=2 %s 2>&1 | FileCheck %s --check-prefixes=CHECK,HOST
// RUN: not %run -DHOW=3 %s 2>&1 | FileCheck %s --check-prefixes=CHECK,LDS
// RUN: not %run -DHOW=4 %s 2>&1 | FileCheck %s --check-prefixes=CHECK,NULL
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
  fill<<<2, 64>>>(p, n, lds);
  (void)hipDeviceSynchronize();
  // FINE: done 0
  // CHECK-NOT: done
  std::printf("done %d\n", local[0]);
}
// PAST: check-bounds.hip:18:{{[0-9]+}}: error: write of 4 bytes out of bounds: offset 400 of an allocation of 400 bytes of device memory [bounds]
// PAST: note: kernel fill(int*, int, int), block (1,0,0), thread (36,0,0)
// FREED: check-bounds.hip:18:{{[0-9]+}}: error: write of 4 bytes after the allocation was freed: offset {{[0-9]+}} of 400 bytes of device memory [bounds]
// HOST: check-bounds.hip:18:{{[0-9]+}}: error: write of 4 bytes of host memory that the GPU cannot reach
// LDS: check-bounds.hip:16:{{[0-9]+}}: error: write of 4 bytes out of bounds of the block's LDS: offset 256 of 256 bytes [bounds]
// LDS: note: kernel fill(int*, int, int), block ({{[01]}},0,0), thread (63,0,0)
// NULL: check-bounds.hip:18:{{[0-9]+}}: error: write of 4 bytes through a null pointer
