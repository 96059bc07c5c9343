// P43: warpSize was a constant before ROCm 7.0.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[warpsize-not-constexpr]" %findings
// RUN: %hipify %s --no-output --rocm=6.4 2>&1 | FileCheck %s --check-prefix=OLD --allow-empty
// OLD-NOT: [warpsize-not-constexpr]
#include <hip/hip_runtime.h>
template <int n> __device__ void f();
__global__ void k(float *p, int i) {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}} [warpsize-not-constexpr]
  __shared__ float part[1024 / warpSize];
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}} [warpsize-not-constexpr]
  constexpr int width = warpSize;
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}} [warpsize-not-constexpr]
  f<warpSize>();
  constexpr int kept = warpSize; // NOHIPIFY(warpsize-not-constexpr): 6.4 only
  int lane = threadIdx.x % warpSize;
  p[lane] = p[i / warpSize];
  for (int d = warpSize / 2; d; d /= 2) p[0] += part[d] + width + kept;
}
