// HIP computes min and max of mixed operands in double.
// RUN: %check
// RUN: env FILECHECK_OPTS="--implicit-check-not=[min-max-mixed-types]" %findings
// FIND: error: min of 'int' and 'unsigned int' yields double in HIP (CUDA: 'unsigned int'); cast both operands to 'unsigned int' [min-max-mixed-types]
#include <cuda_runtime.h>
#include <stddef.h>
struct Own { static __device__ int max(int a, unsigned b) { return a; } };
#define LEAST(a, b) min(a, b)
__global__ void k(int *p, int n, unsigned u, long long l, unsigned long long ull, size_t s, short h, float f) {
  p[0] = min(n, u);
  p[1] = max(ull, l + 1);
  p[2] = min(blockDim.x, n - 1);
  p[3] = max(u, 5);
  p[4] = min(h, h);
  p[min(n, h)] = min(min(n, u), n);
  // The same type, floating point, and the program's own are nobody's business.
  p[5] = min(n, 3) + max(u, 3u) + int(max(f, 1.0f)) + Own::max(n, u);
  p[6] = LEAST(n, u);
  p[7] = min(n, u); // NOHIPIFY(min-max-mixed-types): n is never negative
}
// CHECK: p[0] = min((unsigned int)n, u);
// CHECK-NEXT: p[1] = max(ull, (unsigned long long)(l + 1));
// CHECK-NEXT: p[2] = min(blockDim.x, (unsigned int)(n - 1));
// CHECK-NEXT: p[3] = max(u, (unsigned int)5);
// CHECK-NEXT: p[4] = min((int)h, (int)h);
// CHECK-NEXT: p[min(n, (int)h)] = min(min((unsigned int)n, u), (unsigned int)n);
// CHECK: p[5] = min(n, 3) + max(u, 3u) + int(max(f, 1.0f)) + Own::max(n, u);
// CHECK-NEXT: p[6] = LEAST(n, u);
// CHECK-NEXT: p[7] = min(n, u); //
template <class T> __device__ T both(T a, int b) { return min(a, b); }
// CHECK: return min(a, b);
__global__ void instances(short *s, long *l) { s[0] = both(s[1], 2); l[0] = both(l[1], 3); }
// On the host, the standard's rules hold on both sides.
int host(int a, unsigned b) { return b; }
