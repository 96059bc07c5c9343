// nvcc warns of a host function that is called from one for both sides; clang
// refuses.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[hd-calls-host]" %findings
#include <cmath>
#include <cuda_runtime.h>

void record(int n);
constexpr int twice(int n) { return 2 * n; }
__host__ __device__ int both(int n);
struct Point {
  int x;
};

__host__ __device__ int f(int n) {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}'record'{{.*}} [hd-calls-host]
  record(n);
  Point p = {n};
  return twice(both(n)) + p.x + (int)sqrt(double(n));
}
__host__ __device__ void said(int n) {
  record(n); // NOHIPIFY(hd-calls-host): taken out by the build
}
// Compiled for the device only where a kernel calls it.
inline __host__ __device__ void inlined(int n) { record(n); }
template <class T> __host__ __device__ void generic(T n) { record(n); }
__host__ void host(int n) { record(n); }
