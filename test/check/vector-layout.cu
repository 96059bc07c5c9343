// Vector types whose layout or kind differs.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[vector-layout]" %findings
#include <cuda_runtime.h>
struct Wide {
  int kind;
  double4 value;
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: layout of 'Wide' differs {{.*}} [vector-layout]
  longlong4 many[2];
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: layout of 'Wide' differs {{.*}} [vector-layout]
  double4 known; // NOHIPIFY(vector-layout): written by this program only
  float4 narrow;
  double3 three;
  double4 *far;
};
struct alignas(16) Said { double4 value; };
__device__ float sum(float2 v) {
  auto [x, y] = v;
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: error: 'float2' is no aggregate in HIP{{.*}} [vector-layout]
  return x + y + v.x;
}
