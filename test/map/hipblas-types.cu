// Before ROCm 7.0 hipBLAS takes CUDA's data types and compute types only where
// HIPBLAS_V2 is defined ahead of its header.
// RUN: %hipify --rocm=6.3 %s | FileCheck %s --check-prefixes=CHECK,OLD
// RUN: %hipify --rocm=7.0 %s | FileCheck %s --check-prefixes=CHECK,NEW
// OLD: {{^}}#define HIPBLAS_V2
// NEW-NOT: {{^}}#define HIPBLAS_V2
// CHECK: {{^}}#include <hipblas/hipblas.h>
#include <cublas_v2.h>

void multiply(cublasHandle_t h, const float *one, const void *a, const void *b, void *c) {
  // CHECK: hipblasGemmEx(h, HIPBLAS_OP_N, HIPBLAS_OP_N, 4, 4, 4, one, a, HIP_R_16F, 4, b, HIP_R_16F, 4, one, c, HIP_R_16F, 4, HIPBLAS_COMPUTE_32F, HIPBLAS_GEMM_DEFAULT);
  cublasGemmEx(h, CUBLAS_OP_N, CUBLAS_OP_N, 4, 4, 4, one, a, CUDA_R_16F, 4, b, CUDA_R_16F, 4, one, c, CUDA_R_16F, 4, CUBLAS_COMPUTE_32F, CUBLAS_GEMM_DEFAULT);
}
