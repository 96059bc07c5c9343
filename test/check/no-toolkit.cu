// P48: no CUDA toolkit, no HIP, nothing on the include path: everything is
// translated, and the declarations that are built in suffice.
// RUN: env PATH=/nonexistent CUDA_HOME= CUDA_PATH= %hipify translate --require-parse %s > %t.out
// RUN: FileCheck %s --input-file=%t.out
#include <cuda_runtime.h>
__global__ void k(int* p) { p[threadIdx.x] = 1; }
void f(int* p) { k<<<1, 32>>>(p); cudaDeviceSynchronize(); }
// CHECK: #include <hip/hip_runtime.h>
// CHECK-NEXT: __global__ void k(int* p) { p[threadIdx.x] = 1; }
// CHECK-NEXT: void f(int* p) { k<<<1, 32>>>(p); hipDeviceSynchronize(); }
