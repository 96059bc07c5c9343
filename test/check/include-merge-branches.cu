// P18: lines in different branches are not merged: each branch may be the one
// that is compiled. Within one branch they are.
// RUN: %check
#ifdef DRIVER
#include <cuda.h>
#else
#include <cuda_runtime.h>
#include <cuda.h>
#endif
#include <vector_types.h>
#ifdef MORE
#include <cuda_runtime.h>
#endif
int f() { return cudaDeviceSynchronize(); }
// CHECK: #ifdef DRIVER
// CHECK-NEXT: #include <hip/hip_runtime.h>
// CHECK-NEXT: #else
// CHECK-NEXT: #include <hip/hip_runtime.h>
// CHECK-NEXT: #endif
// CHECK-NEXT: #include <hip/hip_vector_types.h>
// CHECK-NEXT: #ifdef MORE
// CHECK-NEXT: #include <hip/hip_runtime.h>
// CHECK-NEXT: #endif
// CHECK-NEXT: int f() { return hipDeviceSynchronize(); }
