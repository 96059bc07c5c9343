// P70: blocks per multiprocessor in CUDA, waves per SIMD in HIP.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[launch-bounds-second-arg]" %findings
#include <cuda_runtime.h>
// FIND: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}} say 4 {{.*}} [launch-bounds-second-arg]
__global__ void __launch_bounds__(256, 4) a(float *p);
// FIND: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}} blocks * threads / (64 * 4){{.*}} [launch-bounds-second-arg]
template <int n, int m> __global__ void __launch_bounds__(n, m) b(float *p);
__global__ void __launch_bounds__(256) c(float *p);
__global__ void __launch_bounds__(256, 1) d(float *p);
__global__ void __launch_bounds__(256, 3) e(float *p); // NOHIPIFY(launch-bounds-second-arg): tuned
