// RUN: %findings
// RUN: %check
// What is gone is named once for each use, with its successor.
#include <cusparse.h>
void factor(cusparseHandle_t h, cusparseMatDescr_t d, double *v, int *rp,
            int *ci, int n) {
  cusparseDcsric0(h, CUSPARSE_OPERATION_NON_TRANSPOSE, n, d, v, rp, ci, 0);
}
// FIND: removed-api.cu:7:3: error: function 'cusparseDcsric0' has no counterpart in HIP: {{.*}}csric02
// CHECK: cusparseDcsric0(h, HIPSPARSE_OPERATION_NON_TRANSPOSE, n, d, v, rp, ci, 0);
