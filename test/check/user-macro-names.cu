// P12: an alias header of the project's own defines CUDA names as macros. The
// names it defines stay what they are; what they stand for is not CUDA's.
// RUN: %check
#include <hip/hip_runtime.h>
#define cudaMalloc hipMalloc
#define cudaStream_t hipStream_t
#define cudaCheck(x) check(x)
#undef cudaFree
#define cudaFree hipFree
void check(int);
void f(void **p) { cudaStream_t s; cudaCheck(cudaMalloc(p, 4)); cudaFree(*p); }
// CHECK: #define cudaMalloc hipMalloc
// CHECK-NEXT: #define cudaStream_t hipStream_t
// CHECK-NEXT: #define cudaCheck(x) check(x)
// CHECK-NEXT: #undef cudaFree
// CHECK-NEXT: #define cudaFree hipFree
// CHECK-NEXT: void check(int);
// CHECK-NEXT: void f(void **p) { cudaStream_t s; cudaCheck(cudaMalloc(p, 4)); cudaFree(*p); }
