// RUN: %findings
// A data type in the place of a compute type is from before CUDA 11; it is reported.
#include <cublas_v2.h>
void gemm(cublasHandle_t h, int m, int n, int k, const void *a, const void *A,
          const void *B, const void *b, void *C) {
  cublasGemmEx(h, CUBLAS_OP_N, CUBLAS_OP_N, m, n, k, a, A, CUDA_R_16F, m, B,
               CUDA_R_16F, k, b, C, CUDA_R_16F, m, CUDA_R_32F,
               CUBLAS_GEMM_DEFAULT);
}
// FIND: gemm-ex-data-type.cu:6:3: warning: {{.*}}Argument 18 is a data type
