// With --target=roc, a name that only hipBLAS has is reported: rocBLAS's header is
// there instead of its own, and handles of the two are not the same. Types of data
// become rocBLAS's where they stand in a call, and its complex numbers HIP's.
// RUN: %check --target=roc --rocm=6.3
// RUN: %findings --target=roc --rocm=6.3
#include <cublas_v2.h>

void f(cublasHandle_t h, const void *a, void *c, const cuComplex *alpha, cuComplex *x,
       int i, cudaDataType_t type, float **matrices, int *info) {
  cublasGemmEx(h, CUBLAS_OP_N, CUBLAS_OP_T, 8, 8, 8, a, a, CUDA_R_16F, 8, a, CUDA_R_16F, 8, a, c, CUDA_R_32F, 8, CUBLAS_COMPUTE_32F, CUBLAS_GEMM_DEFAULT_TENSOR_OP);
  cublasGemmEx(h, CUBLAS_OP_N, CUBLAS_OP_N, 8, 8, 8, a, a, CUDA_C_32F, 8, a, CUDA_C_32F, 8, a, c, CUDA_C_32F, 8, CUBLAS_COMPUTE_32F, CUBLAS_GEMM_DEFAULT);
  cublasGemmEx(h, CUBLAS_OP_N, CUBLAS_OP_N, 8, 8, 8, a, a, CUDA_R_32F, 8, a, CUDA_R_32F, 8, a, c, CUDA_R_32F, 8, CUDA_R_32F, CUBLAS_GEMM_DEFAULT);
  cublasGemmStridedBatchedEx(h, CUBLAS_OP_N, CUBLAS_OP_N, 8, 8, 8, a, a, CUDA_R_16BF, 8, 64, a, CUDA_R_16BF, 8, 64, a, c, CUDA_R_16BF, 8, 64, 4, CUBLAS_COMPUTE_32F, CUBLAS_GEMM_DEFAULT);
  cublasGemmEx(h, CUBLAS_OP_N, CUBLAS_OP_N, 8, 8, 8, a, a, type, 8, a, CUDA_R_32F, 8, a, c, CUDA_R_32F, i++, CUBLAS_COMPUTE_32F, CUBLAS_GEMM_DEFAULT);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: error: {{.*}} [signature-mismatch]
  cublasScalEx(h, 8, a, CUDA_R_32F, c, CUDA_R_32F, 1, CUDA_R_32F);
  cublasCaxpy(h, 8, alpha, x, 1, x, 1);
  cublasSetMathMode(h, CUBLAS_DEFAULT_MATH);
  cublasSetMathMode(h, CUBLAS_TENSOR_OP_MATH);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: error: constant 'CUBLAS_TENSOR_OP_MATH' has no counterpart in rocblas/rocblas.h: rocBLAS uses matrix instructions without being asked. Pass rocblas_default_math. [api-unsupported]
  cublasSgetrfBatched(h, 8, matrices, 8, info, info, 2);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: error: function 'cublasSgetrfBatched' has no counterpart in rocblas/rocblas.h: rocSOLVER has rocsolver_sgetrf_batched, {{.*}} [api-unsupported]
  cublasSgetrfBatched(h, 8, matrices, 8, info, info, 2); // NOHIPIFY(api-unsupported): written by hand
}
// FIND-NOT: [api-unsupported]
bool ok(cublasStatus_t s) { return s != CUBLAS_STATUS_ALLOC_FAILED && s != CUBLAS_STATUS_NOT_SUPPORTED; }

// CHECK: {{^}}#ifndef ROCM_MATHLIBS_API_USE_HIP_COMPLEX
// CHECK-NEXT: #define ROCM_MATHLIBS_API_USE_HIP_COMPLEX
// CHECK-NEXT: #endif
// CHECK-NEXT: #include <rocblas/rocblas.h>
// CHECK: void f(rocblas_handle h, const void *a, void *c, const hipComplex *alpha, hipComplex *x,
// CHECK: rocblas_gemm_ex(h, rocblas_operation_none, rocblas_operation_transpose, 8, 8, 8, a, a, rocblas_datatype_f16_r, 8, a, rocblas_datatype_f16_r, 8, a, c, rocblas_datatype_f32_r, 8, c, rocblas_datatype_f32_r, 8, rocblas_datatype_f32_r, rocblas_gemm_algo_standard, 0, 0);
// CHECK-NEXT: rocblas_gemm_ex({{.*}}, a, c, rocblas_datatype_f32_c, 8, c, rocblas_datatype_f32_c, 8, rocblas_datatype_f32_c, rocblas_gemm_algo_standard, 0, 0);
// CHECK-NEXT: rocblas_gemm_ex({{.*}}, a, c, rocblas_datatype_f32_r, 8, c, rocblas_datatype_f32_r, 8, rocblas_datatype_f32_r, rocblas_gemm_algo_standard, 0, 0);
// CHECK-NEXT: rocblas_gemm_strided_batched_ex({{.*}}, a, c, rocblas_datatype_bf16_r, 8, 64, c, rocblas_datatype_bf16_r, 8, 64, 4, rocblas_datatype_f32_r, rocblas_gemm_algo_standard, 0, 0);
// CHECK: rocblas_scal_ex(h, 8, a, rocblas_datatype_f32_r, c, rocblas_datatype_f32_r, 1, rocblas_datatype_f32_r);
// CHECK-NEXT: rocblas_caxpy(h, 8, alpha, x, 1, x, 1);
// CHECK-NEXT: rocblas_set_math_mode(h, rocblas_default_math);
// CHECK-NEXT: rocblas_set_math_mode(h, CUBLAS_TENSOR_OP_MATH);
// CHECK: cublasSgetrfBatched(h, 8, matrices, 8, info, info, 2);
// CHECK: s != rocblas_status_memory_error && s != rocblas_status_not_implemented;
