// nvcc includes <math.h> by itself; what HIP does not bring along of it needs
// the include.
// RUN: rm -rf %t && split-file %s %t
// RUN: %hipify %t/host.cu | FileCheck %s --check-prefix=ADDED
// RUN: %hipify %t/both.cu | FileCheck %s --check-prefix=ADDED
// RUN: %hipify %t/included.cu | FileCheck %s --check-prefix=ONCE
// RUN: %hipify %t/through.cu | FileCheck %s --check-prefix=NONE
// RUN: %hipify %t/device.cu | FileCheck %s --check-prefix=NONE
// RUN: %hipify %t/std.cu | FileCheck %s --check-prefix=NONE
// RUN: %hipify %t/own.cu | FileCheck %s --check-prefix=NONE
// ADDED: {{^}}#include <math.h>
// ADDED-NOT: <math.h>
// ONCE: {{^}}#include <math.h>
// ONCE-NOT: <math.h>
// NONE-NOT: math.h

//--- host.cu
#include <stdio.h>
__global__ void k(float *p) { *p = isnan(*p); }
namespace n {
struct S {
  static void check(float f) {
    if (!isfinite(f))
      printf("not a number\n");
  }
};
}

//--- both.cu
#include <cuda_runtime.h>
__host__ __device__ bool odd(double d) { return isinf(d) || signbit(d); }

//--- included.cu
#include <cuda_runtime.h>
#include <math.h>
bool odd(double d) { return isinf(d); }

//--- through.cu
#include <cuda_runtime.h>
#include "h.h"
bool odd(double d) { return isinf(d); }

//--- h.h
#include <math.h>

//--- device.cu
__device__ float f(float x) { return isnan(x) ? 0 : x; }
namespace n {
template <typename T> __global__ void k(T *p) { *p = isinf(*p); }
}
int main() { return 0; }

//--- std.cu
#include <cmath>
bool odd(double d) { cudaFree(0); return std::isinf(d); }

//--- own.cu
static bool isnormal(int x) { return x == 1; }
bool f(int x) { cudaFree(0); return isnormal(x); }
