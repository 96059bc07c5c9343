// P16: inside the include guard.
// RUN: %check
#ifndef PROJECT_SQ_CUH
#define PROJECT_SQ_CUH
__host__ __device__ inline float sq(float x) { return x * x; }
#endif // PROJECT_SQ_CUH
// CHECK: #ifndef PROJECT_SQ_CUH
// CHECK-NEXT: #define PROJECT_SQ_CUH
// CHECK-NEXT: #include <hip/hip_runtime.h>
// CHECK-NEXT: __host__ __device__ inline float sq(float x) { return x * x; }
// CHECK-NEXT: #endif // PROJECT_SQ_CUH
