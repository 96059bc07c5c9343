// P16: never inside a condition of something else.
// RUN: %check
#ifdef USE_MPI
#include <mpi.h>
#endif
__global__ void k(int *p) { *p = 1; }
// CHECK: #include <hip/hip_runtime.h>
// CHECK: #ifdef USE_MPI
// CHECK-NEXT: #include <mpi.h>
// CHECK-NEXT: #endif
// CHECK-NEXT: __global__ void k(int *p) { *p = 1; }
