#pragma once
// P16: behind `#pragma once`, never before it.
// RUN: %check
__host__ __device__ inline float sq(float x) { return x * x; }
// CHECK: #pragma once
// CHECK: #include <hip/hip_runtime.h>
// CHECK: __host__ __device__ inline float sq(float x) { return x * x; }
