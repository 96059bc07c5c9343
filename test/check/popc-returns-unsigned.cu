// HIP's __popc is unsigned, and its __ffs takes no 64-bit argument.
// RUN: %check
// RUN: env FILECHECK_OPTS="--implicit-check-not=warning: --implicit-check-not=error:" %findings
#define COUNT(m) __popc(m)
// FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: '__popc' returns unsigned in HIP, int in CUDA: cast it to int here [popc-returns-unsigned]
__global__ void k(int *p, unsigned m, unsigned long long w, long long l, int n) {
  p[0] = __popc(m);
  p[1] = __popc(m) - 1;
  if (__popc(m) - 1 >= 0)
    p[__popc(m) - 1] = n;
  if (__popc(m) < n || __popcll(w) == n || __popc(m) > 3)
    p[__popc(m & 7u)] += __popc(m) + n;
  long long far = __popc(m) - n;
  float mean = __popc(m) / n;
  auto c = __popc(m);
  float plain = __popc(m);
  unsigned odd = __popc(m) & 1;
  if (COUNT(m) - 1 >= 0)
    p[2] = 0;
  if (__popc(m) - 1 >= 0) // NOHIPIFY(popc-returns-unsigned): m is not zero
    p[3] = __ffs(w) + __ffs(l + 1) + __ffs(n) + __ffs(m) + __ffsll(w);
}
// CHECK: p[0] = __popc(m);
// CHECK-NEXT: p[1] = __popc(m) - 1;
// CHECK-NEXT: if ((int)__popc(m) - 1 >= 0)
// CHECK-NEXT: p[(int)__popc(m) - 1] = n;
// CHECK-NEXT: if ((int)__popc(m) < n || __popcll(w) == n || __popc(m) > 3)
// CHECK-NEXT: p[__popc(m & 7u)] += __popc(m) + n;
// CHECK-NEXT: long long far = (int)__popc(m) - n;
// CHECK-NEXT: float mean = (int)__popc(m) / n;
// CHECK-NEXT: auto c = (int)__popc(m);
// CHECK-NEXT: float plain = __popc(m);
// CHECK-NEXT: unsigned odd = __popc(m) & 1;
// CHECK: if (__popc(m) - 1 >= 0) // NOHIPIFY
// CHECK-NEXT: p[3] = __ffs((int)w) + __ffs((int)(l + 1)) + __ffs(n) + __ffs(m) + __ffsll(w);
