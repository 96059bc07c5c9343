// RUN: %check
// One enumeration serves all libraries.
#include <cusparse.h>
void spmv(cusparseHandle_t h, cusparseSpMatDescr_t A, cusparseDnVecDescr_t x,
          cusparseDnVecDescr_t y, const void *a, const void *b, void *buf) {
  cusparseSpMV(h, CUSPARSE_OPERATION_NON_TRANSPOSE, a, A, x, b, y, CUDA_R_32F,
               CUSPARSE_SPMV_ALG_DEFAULT, buf);
}
// CHECK: #include <hipsparse/hipsparse.h>
// CHECK: hipsparseSpMV(h, HIPSPARSE_OPERATION_NON_TRANSPOSE, a, A, x, b, y, HIP_R_32F,
// CHECK-NEXT: HIPSPARSE_SPMV_ALG_DEFAULT, buf);
