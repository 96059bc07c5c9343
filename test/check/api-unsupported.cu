// What has no counterpart is left as it is and reported with its reason,
// wherever it stands.
// RUN: %check
// RUN: env FILECHECK_OPTS="--implicit-check-not=[api-unsupported]" %findings
// RUN: not %hipify translate %s > %t.out
// RUN: %hipify translate --fail-on=never %s > %t.out
#include <cuda.h>
#include <cuda_runtime.h>
#define TRY(x) (void)(x)
#define PLANE(a, b) cudaArrayGetPlane(&a, b, 0)
// FIND: :[[@LINE-1]]:21: {{warning|error}}: {{.*}} [api-unsupported]

void f(cudaArray_t a, cudaArray_t b, void *p, size_t n) {
  cudaArrayGetPlane(&a, b, 0);
  // FIND: :[[@LINE-1]]:3: {{warning|error}}: {{.*}}cudaArrayGetPlane{{.*}} [api-unsupported]
  TRY(cudaCtxResetPersistingL2Cache());
  // FIND: :[[@LINE-1]]:7: {{warning|error}}: {{.*}} [api-unsupported]
  PLANE(a, b);
  cudaArrayGetPlane(&a, b, 1); // NOHIPIFY(api-unsupported): planar images are off
  // NOHIPIFYNEXTLINE(api-unsupported): and here
  cudaArrayGetPlane(&a, b, 2);
  // NOHIPIFYBEGIN(api-unsupported): a region
  cudaArrayGetPlane(&a, b, 3);
  cudaFree(p);
  // NOHIPIFYEND(api-unsupported)
  auto pointer = &cudaArrayGetPlane;
  // FIND: :[[@LINE-1]]:19: {{warning|error}}: {{.*}} [api-unsupported]
  cudaFree(p);
}
#ifdef DEAD
void dead() { cudaArrayGetPlane(&a, b, 0); s.cudaArrayGetPlane(); }
// FIND: :[[@LINE-1]]:15: {{warning|error}}: {{.*}} [api-unsupported]
#endif
// cudaArrayGetPlane in a comment
const char *text = "cudaArrayGetPlane";
// CHECK: #define PLANE(a, b) cudaArrayGetPlane(&a, b, 0)
// CHECK: {{^}}  cudaArrayGetPlane(&a, b, 0);
// CHECK: {{^}}  TRY(cudaCtxResetPersistingL2Cache());
// CHECK: {{^}}  cudaArrayGetPlane(&a, b, 3);
// CHECK-NEXT: {{^}}  hipFree(p);
