// Arguments that come out of a macro: hipBLAS's half becomes HIP's.
// RUN: %check --rocm=6.3
// RUN: not %hipify %s --no-output --rocm=5.4 --fail-on=warning 2>&1 | FileCheck %s --check-prefix=OLD
#include <cuda_fp16.h>
#include <cublas_v2.h>
#define PARAMETERS h, CUBLAS_OP_N, CUBLAS_OP_N, 1, 1, 1, a, b, 1, b, 1, a, c, 1, 1
#define FEW h, p
int f(cublasHandle_t h, __half *a, const __half *const *b, __half *const *c, void *p) {
  // OLD: warning: the arguments of 'cublasHgemmBatched' come from a macro; those of 'hipblasHgemmBatched' differ: look at the macro [signature-mismatch]
  cublasHgemmBatched(PARAMETERS);
  return cublasHgemmBatched(PARAMETERS);
}
// CHECK: #include <hip/hip_fp16.h>
// CHECK-NEXT: #define HIPBLAS_USE_HIP_HALF
// CHECK-NEXT: #include <hipblas/hipblas.h>
// CHECK-NEXT: #define PARAMETERS h, HIPBLAS_OP_N
// CHECK: hipblasHgemmBatched(PARAMETERS);
// CHECK-NEXT: return hipblasHgemmBatched(PARAMETERS);
