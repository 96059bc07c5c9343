// What CUDA's headers bring along of C's is known without an include, and the
// headers that define it may follow.
// RUN: %hipify --require-parse %s | FileCheck %s
// RUN: %hipify --require-parse -D LATER %s | FileCheck %s
#ifdef LATER
#include <math.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#endif
__global__ void k(float *p) {
  p[0] = M_PI + M_PI_2 + M_1_PI + M_2_SQRTPI + M_SQRT1_2;
  p[1] = INFINITY;
  p[2] = NAN;
  p[3] = HUGE_VALF;
}

int main() {
  float *p = NULL;
  // CHECK: hipMalloc(&p, 16);
  cudaMalloc(&p, 16);
  memset(&p, 0, strlen("x"));
  free(malloc(4));
  double d = fabs(M_E) + pow(2, 3) + abs(-3) + rand() % RAND_MAX + HUGE_VAL;
  int most = INT_MAX + CHAR_BIT;
  clock_t t = clock() / CLOCKS_PER_SEC;
  time_t u = time(NULL);
  bool b = isnan(d) || isinf(d) || std::isnan(d);
  exit(b && most && t && u && atoi(getenv("HOME")) ? EXIT_FAILURE : EXIT_SUCCESS);
}
