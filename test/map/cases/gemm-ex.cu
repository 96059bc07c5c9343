// RUN: %check
// Compute types are compute types, data types data types, in every release.
#include <cublas_v2.h>
void gemm(cublasHandle_t h, int m, int n, int k, const void *a, const void *A,
          const void *B, const void *b, void *C) {
  cublasGemmEx(h, CUBLAS_OP_N, CUBLAS_OP_N, m, n, k, a, A, CUDA_R_16F, m, B,
               CUDA_R_16F, k, b, C, CUDA_R_16F, m, CUBLAS_COMPUTE_32F,
               CUBLAS_GEMM_DEFAULT);
}
// CHECK: #include <hipblas/hipblas.h>
// CHECK: hipblasGemmEx(h, HIPBLAS_OP_N, HIPBLAS_OP_N, m, n, k, a, A, HIP_R_16F, m, B,
// CHECK-NEXT: HIP_R_16F, k, b, C, HIP_R_16F, m, HIPBLAS_COMPUTE_32F,
// CHECK-NEXT: HIPBLAS_GEMM_DEFAULT);
