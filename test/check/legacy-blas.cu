// cuBLAS's interface without a handle has nothing in HIP: the number of
// arguments tells its calls from those of today.
// RUN: %check
// RUN: %findings
#include <cublas.h>
void scale(int n, float a, float *x) {
  cublasSscal(n, a, x, 1);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: error: function 'cublasSscal' has no counterpart in HIP: {{.*}} cublasCreate {{.*}} [api-unsupported]
}
void today(cublasHandle_t h, int n, float a, float *x) { cublasSscal(h, n, &a, x, 1); }
// CHECK: {{^}}  cublasSscal(n, a, x, 1);
// CHECK: { hipblasSscal(h, n, &a, x, 1); }
// FIND-NOT: [api-unsupported]
