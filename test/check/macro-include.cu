// P52: an include through a macro, and a callee that is a macro's argument.
// RUN: %check
// RUN: %findings
#define HDR <cuda_runtime.h>
#include HDR
#define CALL(f) f
#define QUOTED "cuda_fp16.h"
#include QUOTED
#define CHOOSE(a, b) b
int f() { return CALL(cudaFree)(0); }
int g(void **p) { return CALL(CALL(CHOOSE(cudaFree, cudaMallocHost)))(p, 4); }
// CHECK: #define HDR <hip/hip_runtime.h>
// CHECK-NEXT: #include HDR
// CHECK-NEXT: #define CALL(f) f
// CHECK-NEXT: #define QUOTED "hip/hip_fp16.h"
// CHECK-NEXT: #include QUOTED
// CHECK: int f() { return CALL(hipFree)(0); }
// CHECK-NOT: cudaMallocHost
// FIND-NOT: error:
