// P29: three arguments of cudaGraphInstantiate mean one thing before CUDA 12 and
// another from then on; --cuda decides, and without it the newest release does.
// The number of arguments decides first: five are the old form in any release.
// RUN: %hipify --cuda=11.0 -q %s | FileCheck --check-prefixes=CHECK,OLD %s
// RUN: %hipify --cuda=11.8 -q %s | FileCheck --check-prefixes=CHECK,OLD %s
// RUN: %hipify --cuda=12.0 -q %s | FileCheck --check-prefixes=CHECK,NEW %s
// RUN: %hipify --cuda=13.1 -q %s | FileCheck --check-prefixes=CHECK,NEW %s
// RUN: %hipify -q %s | FileCheck --check-prefixes=CHECK,NEW %s
#include <cuda_runtime.h>

void f(cudaGraphExec_t *x, cudaGraph_t g, cudaGraphNode_t *n) {
  cudaGraphInstantiate(x, g, n);
  cudaGraphInstantiate(x, g, n, nullptr, 0);
}
// OLD: {{^}}  hipGraphInstantiate(x, g, n, nullptr, 0);
// NEW: {{^}}  hipGraphInstantiateWithFlags(x, g, n);
// CHECK-NEXT: {{^}}  hipGraphInstantiate(x, g, n, nullptr, 0);
