// P07: a suppression that suppresses nothing is reported, so that none outlives
// its reason. One without ids, or for a name that is gone, counts like any other.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[suppression-unused]" %findings
#include <cuda_runtime.h>
void f(void *p, cudaArray_t a, cudaArray_t b) {
  cudaFree(p); // NOHIPIFY(api-unsupported): wrong id
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: {{.*}} [suppression-unused]
  cudaArrayGetPlane(&a, b, 0); // NOHIPIFY(api-*): a glob names a family
  cudaArrayGetPlane(&a, b, 0); // NOHIPIFY(rename, api-unsupported): either
  // NOHIPIFYNEXTLINE(api-unsupported): nothing there
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: {{.*}} [suppression-unused]
  int nothing = 0;
  cudaFree(p); // NOHIPIFY(api-unsuported): a slip
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: there is no finding 'api-unsuported'; did you mean 'api-unsupported'? [suppression-unused]
  cudaFree(p); // NOHIPIFY(api-unsupported, no-such-thing-at-all)
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: there is no finding 'no-such-thing-at-all' [suppression-unused]
}
