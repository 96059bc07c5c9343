// A lock that lanes of one wave spin on hangs: they run in step on AMD GPUs.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[intra-warp-spin-lock]" %findings
#include <cuda_runtime.h>

__global__ void perThread(int *lock, int *n) {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}} [intra-warp-spin-lock]
  while (atomicCAS(lock, 0, 1) != 0)
    ;
  ++*n;
  atomicExch(lock, 0);
}
__device__ void acquire(int *lock) {
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}} [intra-warp-spin-lock]
  while (atomicExch(lock, 1) == 1) {
  }
}
__global__ void byAll(int *lock) { acquire(lock); }

// One thread of the block takes the lock: blocks wait for each other only.
__device__ void acquireOnce(int *lock) {
  while (atomicCAS(lock, 0, 1) != 0) {
    __threadfence();
  }
}
__global__ void byOne(int *lock, int *n) {
  if (threadIdx.x == 0) {
    acquireOnce(lock);
    while (atomicCAS(lock + 1, 0, 1)) {
    }
  }
  int lane = threadIdx.x % 32;
  if (!lane && n)
    acquireOnce(lock);
}
__global__ void othersLeft(int *lock) {
  if (threadIdx.x != 0)
    return;
  while (atomicCAS(lock, 0, 1) != 0) {
  }
}
__global__ void fewLeft(int *lock, int n) {
  if (n != 0)
    return;
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}} [intra-warp-spin-lock]
  while (atomicCAS(lock, 0, 1) != 0) {
  }
}
// The critical section and the release are inside the loop.
__global__ void tries(int *lock, int *n) {
  for (bool done = false; !done;)
    if (atomicCAS(lock, 0, 1) == 0) {
      ++*n;
      atomicExch(lock, 0);
      done = true;
    }
}
// A loop over compare-and-swap that makes progress by itself.
__device__ double add(double *p, double v) {
  unsigned long long *a = (unsigned long long *)p, old = *a, assumed;
  do {
    assumed = old;
    old = atomicCAS(a, assumed, __double_as_longlong(v + __longlong_as_double(assumed)));
  } while (assumed != old);
  return __longlong_as_double(old);
}
__global__ void said(int *lock) {
  while (atomicCAS(lock, 0, 1)) // NOHIPIFY(intra-warp-spin-lock): one lane calls
    ;
}
