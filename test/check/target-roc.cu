// With --target=roc a name becomes that of the roc* library, also where HIP has
// none, and a call the arguments of that library's function. What they cannot be
// made from is reported with what differs.
// RUN: %check --target=roc --rocm=6.3
// RUN: %findings --target=roc --rocm=6.3
#include <cusparse.h>
#include <curand_kernel.h>

void f(cusparseHandle_t h, cusparseMatDescr_t d, cuDoubleComplex *v, int *r,
       int *c, csrilu02Info_t i, void *b, double *x, cusparseSpMatDescr_t m,
       cusparseDnVecDescr_t y, int *size, cudaDataType_t type) {
  cusparseSetStream(h, 0);
  cusparseZcsrilu02(h, 1, 1, d, v, r, c, i, CUSPARSE_SOLVE_POLICY_NO_LEVEL, b);
  cusparseDcsrilu02_analysis(h, 1, 1, d, x, r, c, i, CUSPARSE_SOLVE_POLICY_NO_LEVEL, b);
  cusparseDgtsvInterleavedBatch(h, 1, 8, x, x, x, x, 4, b);
  cusparseSpMV(h, CUSPARSE_OPERATION_NON_TRANSPOSE, x, m, y, x, y, CUDA_R_64F, CUSPARSE_SPMV_ALG_DEFAULT, b);
  cusparseSpMV(h, CUSPARSE_OPERATION_NON_TRANSPOSE, x, m, y, x, y, type, CUSPARSE_SPMV_ALG_DEFAULT, b);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: error: argument 8 of 'cusparseSpMV' is a rocsparse_datatype there, which numbers the types in its own way: pass rocsparse_datatype_f32_r or the like [signature-mismatch]
  cusparseDcsrilu02_bufferSize(h, 1, 1, d, x, r, c, i, size);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: 'rocsparse_dcsrilu0_buffer_size' does not take the arguments of 'cusparseDcsrilu02_bufferSize': argument 9 points to a size_t, {{.*}} [signature-mismatch]
}
__global__ void g(curandStateSobol64 s) {}
struct cusparseContext *context;
// CHECK: void f(rocsparse_handle h, rocsparse_mat_descr d, hipDoubleComplex *v, int *r,
// CHECK: rocsparse_set_stream(h, 0);
// CHECK-NEXT: rocsparse_zcsrilu0(h, 1, 1, d, reinterpret_cast<rocsparse_double_complex *>(v), r, c, i, rocsparse_solve_policy_auto, b);
// CHECK-NEXT: rocsparse_dcsrilu0_analysis(h, 1, 1, d, x, r, c, i, rocsparse_analysis_policy_force, rocsparse_solve_policy_auto, b);
// CHECK-NEXT: rocsparse_dgtsv_interleaved_batch(h, static_cast<rocsparse_gtsv_interleaved_alg>((1) + 1), 8, x, x, x, x, 4, 4, b);
// CHECK-NEXT: rocsparse_spmv(h, rocsparse_operation_none, x, m, y, x, y, rocsparse_datatype_f64_r, rocsparse_spmv_alg_default, rocsparse_spmv_stage_compute, nullptr, b);
// CHECK-NEXT: rocsparse_spmv(h, rocsparse_operation_none, x, m, y, x, y, type, rocsparse_spmv_alg_default, rocsparse_spmv_stage_compute, nullptr, b);
// CHECK: rocsparse_dcsrilu0_buffer_size(h, 1, 1, d, x, r, c, i, size);
// CHECK: __global__ void g(rocrand_device::sobol64_engine<false> s) {}
// CHECK-NEXT: {{^}}struct _rocsparse_handle *context;
