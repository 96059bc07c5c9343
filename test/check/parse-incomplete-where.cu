// The finding stands where the first error does.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[parse-incomplete]" %findings
#include <cuda_runtime.h>
void f(int *n) { cudaGetDevice(n); }
  int n; Unknown u;
// FIND: :[[@LINE-1]]:10: warning: unknown type name 'Unknown'; {{.*}} [parse-incomplete]
Another v;
