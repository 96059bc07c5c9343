// Managed memory is said to be slow once for a file.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[managed-memory-xnack]" %findings
#include <cuda_runtime.h>
void f(float **p, void **q) {
  cudaMalloc(q, 4);
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}} [managed-memory-xnack]
  cudaMallocManaged(p, 4);
  cudaMallocManaged(p, 8);
}
