// Kernels that end badly: how each is reported, and that what the program had
// printed before is not lost.
// RUN: not %run -DHOW=0 %s 2>&1 | FileCheck %s --check-prefixes=CHECK,ABORT
// RUN: not %run -DHOW=1 %s 2>&1 | FileCheck %s --check-prefixes=CHECK,TRAP
// RUN: not %run -DHOW=2 %s 2>&1 | FileCheck %s --check-prefix=ASSERT
// RUN: not %run -DHOW=3 %s 2>&1 | FileCheck %s --check-prefixes=CHECK,UNREACHABLE
// RUN: not %run -DHOW=4 %s 2>&1 | FileCheck %s --check-prefixes=CHECK,STACK
// RUN: not %run -DHOW=4 -DSTOPS %s 2>&1 | FileCheck %s --check-prefixes=CHECK,STACK
// RUN: not %run -DHOW=4 -DSTOPS -j 2 --wave=32 %s 2>&1 | FileCheck %s --check-prefixes=CHECK,STACK
// RUN: not %run -DHOW=5 %s 2>&1 | FileCheck %s --check-prefix=FRAME64
// RUN: not %run -DHOW=5 --wave=32 %s 2>&1 | FileCheck %s --check-prefix=FRAME32
// RUN: %run -DHOW=6 %s 2>&1 | FileCheck %s --check-prefixes=FITS
// RUN: %run -DHOW=6 -DSTOPS --wave=32 %s 2>&1 | FileCheck %s --check-prefixes=FITS
// RUN: not %run -DHOW=7 --timeout=3 %s 2>&1 | FileCheck %s --check-prefixes=ENDLESS
#include <cassert>
#include <cstdio>
#include <hip/hip_runtime.h>

__device__ __attribute__((noinline)) int deep(int n, int *p) {
  int frame[64];
  for (int i = 0; i < 64; ++i)
    frame[i] = p[i % 8] + i;
  return n == 0 ? frame[5] : deep(n - 1, frame) + frame[n % 64];
}

__global__ void k(int *p, int n) {
#if HOW == 0
  if (threadIdx.x == 5)
    abort();
#elif HOW == 1
  if (threadIdx.x == 5)
    __builtin_trap();
#elif HOW == 2
  assert(threadIdx.x < 5 && "seeded");
#elif HOW == 3
  // A condition in front would be taken to hold never.
  __builtin_unreachable();
#elif HOW == 4
  p[threadIdx.x] = deep(n, p);
#elif HOW == 5 || HOW == 6
  volatile int frame[HOW == 5 ? 100000 : 32700];
  for (int i = 0; i < 32700; ++i)
    frame[i] = i;
  p[threadIdx.x] = frame[n % 32700];
#elif HOW == 7
  while (*(volatile int *)p == 0) {
  }
#endif
#ifdef STOPS
  __syncthreads();
#endif
}

int main() {
  int *p;
  (void)hipMallocManaged(&p, 128 * sizeof(int));
  p[0] = 0;
  std::printf("before\n");
  k<<<4, 128>>>(p, 1 << 30);
  std::printf("after %s %d\n", hipGetErrorName(hipDeviceSynchronize()), p[7]);
}
// CHECK: before
// ABORT: traps.hip:29:{{[0-9]+}}: error: the kernel trapped
// ABORT: note: kernel k(int*, int), block ({{[0-3]}},0,0), thread (5,0,0)
// TRAP: traps.hip:32:{{[0-9]+}}: error: the kernel trapped
// TRAP: note: kernel k(int*, int), block ({{[0-3]}},0,0), thread (5,0,0)
// ASSERT: seeded
// ASSERT: before
// ASSERT: traps.hip:34:{{[0-9]+}}: error: the kernel trapped
// ASSERT: note: kernel k(int*, int), block ({{[0-3]}},0,0), thread (5,0,0)
// UNREACHABLE: error: code that the compiler takes for unreachable was reached [trap]
// UNREACHABLE: note: kernel k(int*, int), block ({{[0-3]}},0,0)
// STACK: error: stack overflow: recursion too deep, or local arrays too large [bounds]
// STACK: note: kernel k(int*, int), block ({{[0-3]}},0,0)
// FRAME64: traps.hip:{{[0-9]+}}: stack frame size (400000) exceeds limit (131056) in function 'k(int*, int)'
// FRAME32: traps.hip:{{[0-9]+}}: stack frame size (400000) exceeds limit (262112) in function 'k(int*, int)'
// FITS: after hipSuccess {{[0-9]+}}
// ENDLESS: error: the program was still running after 3 s and was stopped (--timeout)
// ENDLESS: note: kernel k(int*, int), block (
// ENDLESS: before
// CHECK-NOT: after
