// Bits of a ballot are counted in 64 bits.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[bit-count-on-ballot]" %findings --warp=native --verbose
#include <cuda_runtime.h>
__global__ void k(int *p, int n) {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: note: {{.*}}__popcll{{.*}} [bit-count-on-ballot]
  p[0] = __popc(__ballot_sync(~0u, n));
  unsigned m = __ballot_sync(~0u, n);
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}'m'{{.*}} [bit-count-on-ballot]
  p[1] = 31 - __clz(m);
  p[2] = __popc(n);
  p[3] = __ffs(m); // NOHIPIFY(bit-count-on-ballot): lower half
}
