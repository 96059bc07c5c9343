// P30: tokens alone do not tell whose member it is: reported, not renamed.
// RUN: %check
// RUN: env FILECHECK_OPTS="--implicit-check-not=[field-unresolved]" %findings
#include <cuda_runtime.h>
#ifdef OLD
bool old(const void *p) {
  cudaPointerAttributes a; cudaPointerGetAttributes(&a, p);
  return a.memoryType == cudaMemoryTypeDevice;
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: {{.*}} [field-unresolved]
  return a.memoryType == cudaMemoryTypeHost; // NOHIPIFY(field-unresolved): dead
}
#endif
// CHECK: {{^}}  hipPointerAttribute_t a; hipPointerGetAttributes(&a, p);
// CHECK-NEXT: {{^}}  return a.memoryType == hipMemoryTypeDevice;
