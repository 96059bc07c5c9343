// Bitwise atomics on long long.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[atomic-signed-64]" %findings --verbose
// RUN: %check
#include <cuda_runtime.h>
#define SET(p, v) atomicOr(p, v)
__global__ void k(long long *p, unsigned long long *u, int *i, long long v) {
  // FIND: :[[@LINE+2]]:{{[0-9]+}}: note: {{.*}} [atomic-signed-64]
  // CHECK: long long old = (long long)atomicOr((unsigned long long *)p, v);
  long long old = atomicOr(p, v);
  // FIND: :[[@LINE+2]]:{{[0-9]+}}: note: {{.*}} [atomic-signed-64]
  // CHECK: (long long)atomicXor((unsigned long long *)(p + 1), old);
  atomicXor(p + 1, old);
  // FIND: :[[@LINE+2]]:{{[0-9]+}}: note: {{.*}} [atomic-signed-64]
  // CHECK: (long long)atomicAnd_system((unsigned long long *)p, v);
  atomicAnd_system(p, v);
  atomicMax(p, v);
  atomicOr(u, 1ull);
  atomicAnd(i, 3);
  SET(u, 1ull);
  // NOHIPIFYNEXTLINE(atomic-signed-64): not for AMD
  atomicOr(p, v);
}
