// With --target=roc a name becomes that of the roc* library, also where HIP has
// none; a call whose arguments differ there is reported with what differs.
// RUN: %check --target=roc --rocm=6.3
// RUN: %findings --target=roc --rocm=6.3
#include <cusparse.h>
#include <curand_kernel.h>

void f(cusparseHandle_t h, cusparseMatDescr_t d, cuDoubleComplex *v, int *r,
       int *c, csrilu02Info_t i, void *b) {
  cusparseSetStream(h, 0);
  cusparseZcsrilu02(h, 1, 1, d, v, r, c, i, CUSPARSE_SOLVE_POLICY_NO_LEVEL, b);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: 'rocsparse_zcsrilu0' does not take the arguments of 'cusparseZcsrilu02': argument {{.*}} [signature-mismatch]
}
__global__ void g(curandStateSobol64 s) {}
struct cusparseContext *context;
// CHECK: void f(rocsparse_handle h, rocsparse_mat_descr d,
// CHECK: rocsparse_set_stream(h, 0);
// CHECK-NEXT: rocsparse_zcsrilu0(h, 1, 1, d, v, r, c, i, rocsparse_solve_policy_auto, b);
// CHECK: __global__ void g(rocrand_device::sobol64_engine<false> s) {}
// CHECK-NEXT: {{^}}struct _rocsparse_handle *context;
