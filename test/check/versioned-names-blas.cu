// P03: cuBLAS names are macros for versioned symbols; both spellings are one.
// RUN: %check
#include <cublas_v2.h>
#include <cstdlib>
#define CHECK_BLAS(x) do { if ((x) != CUBLAS_STATUS_SUCCESS) abort(); } while (0)
// CHECK: #include <hipblas/hipblas.h>
// CHECK: #define CHECK_BLAS(x) do { if ((x) != HIPBLAS_STATUS_SUCCESS) abort(); } while (0)

void gemm(cublasHandle_t h, int m, int n, int k, float a, float b,
          const float *A, const float *B, float *C) {
  CHECK_BLAS(cublasSgemm(h, CUBLAS_OP_N, CUBLAS_OP_T, m, n, k, &a, A, m, B, n, &b, C, m));
  CHECK_BLAS(cublasSgemm_v2(h, CUBLAS_OP_N, CUBLAS_OP_T, m, n, k, &a, A, m, B, n, &b, C, m));
}
// CHECK: void gemm(hipblasHandle_t h, int m, int n, int k, float a, float b,
// CHECK: {{^}}  CHECK_BLAS(hipblasSgemm(h, HIPBLAS_OP_N, HIPBLAS_OP_T, m, n, k, &a, A, m, B, n, &b, C, m));
// CHECK-NEXT: {{^}}  CHECK_BLAS(hipblasSgemm(h, HIPBLAS_OP_N, HIPBLAS_OP_T, m, n, k, &a, A, m, B, n, &b, C, m));
