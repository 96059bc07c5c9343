// Device code that costs or rounds otherwise: notes.
// RUN: env FILECHECK_OPTS="--implicit-check-not=note: --implicit-check-not=warning:" %findings --verbose --checks=-rename,-include
// RUN: %hipify %s --unsafe 2>/dev/null | FileCheck %s --check-prefix=UNSAFE
#include <cuda_runtime.h>
#include <math.h>
#include <stdlib.h>
__device__ int twice(int n) {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: note: recursion needs a stack {{.*}} [device-stack-recursion]
  return n ? twice(n - 1) + 2 : 0;
}
int host(int n) { return n ? host(n - 1) + (int)pow(1.5f, n) + *new int : 0; }
__global__ void said(int *p, float x) {
  p[0] = pow(x, 3); // NOHIPIFY(abs-unsigned-pow-int): float will do
}
__device__ int other(int n) {
  return n ? other(n - 1) : 1; // NOHIPIFY(device-stack-recursion): shallow
}
__global__ void k(double *p, float x, int n, int (*f)(int)) {
  // FIND: :[[@LINE+2]]:{{[0-9]+}}: note: pow of a float and an integer {{.*}} [abs-unsigned-pow-int]
  // UNSAFE: p[0] = pow((double)x, n) + pow(2.0, n) + powf(x, 2.0f) + pow(p[1], 2);
  p[0] = pow(x, n) + pow(2.0, n) + powf(x, 2.0f) + pow(p[1], 2);
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: note: a call through a pointer {{.*}} [device-stack-recursion]
  p[1] = f(n) + f(2);
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: note: memory from the heap {{.*}} [device-malloc]
  int *q = (int *)malloc(4);
  free(q);
}
