// P32: conversions between the address and an integer, silent in CUDA.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[devptr-arith]" %findings
#include <cuda.h>
void take(unsigned long long);
void f(CUdeviceptr d) {
  unsigned long long number = d;
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: {{warning|error}}: {{.*}} [devptr-arith]
  CUdeviceptr fixed = 0x1000;
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: {{warning|error}}: {{.*}} [devptr-arith]
  take(d);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: {{warning|error}}: {{.*}} [devptr-arith]
  CUdeviceptr none = 0;
}
