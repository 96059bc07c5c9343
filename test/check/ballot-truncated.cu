// P42: HIP's ballot has 64 bits.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[ballot-truncated]" %findings --warp=native
#include <cuda_runtime.h>
__global__ void k(unsigned long long *p, int n) {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}'__ballot_sync' is stored as 'unsigned int'{{.*}} [ballot-truncated]
  unsigned m = __ballot_sync(~0u, n);
  int a;
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}'__activemask' is stored as 'int'{{.*}} [ballot-truncated]
  a = __activemask();
  unsigned long long wide = __ballot_sync(~0u, n);
  bool any = __ballot_sync(~0u, n);
  unsigned said = __activemask(); // NOHIPIFY(ballot-truncated): block of 32
  p[0] = m + a + wide + any + said;
}
