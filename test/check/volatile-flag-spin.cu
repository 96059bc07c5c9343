// A volatile flag in global memory orders nothing between compute units.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[volatile-flag-spin]" %findings
#include <cuda_runtime.h>

__device__ volatile int ready;
__global__ void waits(volatile int *flag, volatile int *flags, int *data) {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}} [volatile-flag-spin]
  while (*flag == 0)
    ;
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}} [volatile-flag-spin]
  while (flags[blockIdx.x] < 3) {
    __threadfence();
  }
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}} [volatile-flag-spin]
  do {
  } while (!ready);
  while (*flag == 1) // NOHIPIFY(volatile-flag-spin): same compute unit
    ;
  __shared__ volatile int local;
  while (local == 0)
    ;
  for (volatile int *p = flag; *p; ++p)
    data[0] += *p; // work in the body: no waiting
}
void host(volatile int *flag) {
  while (*flag == 0)
    ;
}
