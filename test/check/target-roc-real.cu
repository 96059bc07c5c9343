// Nothing is defined before rocBLAS's header where no complex number is used, and
// hipBLASLt, whose header stays, keeps its names and what it computes with.
// RUN: %check --target=roc --rocm=6.3
// RUN: %findings --target=roc --rocm=6.3
#include <cublas_v2.h>
#include <cublasLt.h>
#define SPARSE <cusparse.h>
void f(cublasHandle_t *h, cublasLtHandle_t *l, cublasLtMatmulDesc_t *d, void *p) {
  cublasCreate(h);
  cublasLtCreate(l);
  cublasComputeType_t type = CUBLAS_COMPUTE_32F_FAST_TF32;
  cublasLtMatmulDescCreate(d, type, CUDA_R_32F);
  cublasGemmEx(*h, CUBLAS_OP_N, CUBLAS_OP_N, 8, 8, 8, p, p, CUDA_R_32F, 8, p, CUDA_R_32F, 8, p, p, CUDA_R_32F, 8, CUBLAS_COMPUTE_32F, CUBLAS_GEMM_DEFAULT);
  cublasGemmEx(*h, CUBLAS_OP_N, CUBLAS_OP_N, 8, 8, 8, p, p, CUDA_R_32F, 8, p, CUDA_R_32F, 8, p, p, CUDA_R_32F, 8, type, CUBLAS_GEMM_DEFAULT);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: error: argument 18 of 'cublasGemmEx' is a rocblas_datatype there, {{.*}} [signature-mismatch]
}
// CHECK-NOT: ROCM_MATHLIBS
// CHECK: {{^}}#include <rocblas/rocblas.h>
// CHECK-NEXT: #include <hipblaslt/hipblaslt.h>
// CHECK-NEXT: #define SPARSE <rocsparse/rocsparse.h>
// CHECK-NEXT: void f(rocblas_handle *h, hipblasLtHandle_t *l, hipblasLtMatmulDesc_t *d, void *p) {
// CHECK-NEXT: rocblas_create_handle(h);
// CHECK-NEXT: hipblasLtCreate(l);
// CHECK-NEXT: hipblasComputeType_t type = HIPBLAS_COMPUTE_32F_FAST_TF32;
// CHECK-NEXT: hipblasLtMatmulDescCreate(d, type, HIP_R_32F);
// CHECK-NEXT: rocblas_gemm_ex({{.*}}, p, rocblas_datatype_f32_r, 8, rocblas_datatype_f32_r, rocblas_gemm_algo_standard, 0, 0);
// CHECK-NEXT: rocblas_gemm_ex({{.*}}, p, rocblas_datatype_f32_r, 8, type, rocblas_gemm_algo_standard, 0, 0);
