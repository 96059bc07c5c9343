// The lanes of a wave print one message of all of them, then the next of all, in
// branches too; kernels print before what the host prints after them. The
// coordinates are integers with any release of the headers.
// RUN: %run --wave=64 %s 2>&1 | FileCheck %s
// RUN: %run --wave=32 %s 2>&1 | FileCheck %s
// RUN: %run %s 2>/dev/null | FileCheck %s --check-prefix=STDOUT
#include <cstdio>
#include <hip/hip_runtime.h>

__global__ void messages() {
  printf("first %d\n", threadIdx.x);
  auto lane = threadIdx.x; // an integer, not an object
  lane += blockDim.x;
  if (threadIdx.x % 2)
    printf("odd %u\n", lane);
  for (unsigned i = 0; i < threadIdx.x; ++i)
    printf("round %u of %u\n", i, threadIdx.x);
  printf("%s|%*d|%-6.2f|%c|%%|%x|%llu|%p\n", "last", 5, 42, 2.5, 'c', 0xABCu,
         1ull << 40, (void *)0x10);
}

__global__ void much() {
  for (int i = 0; i < 1000; ++i)
    printf("%d%c", i % 10, i % 100 == 99 ? '\n' : ' ');
}

int main() {
  std::printf("host before\n");
  messages<<<1, 3>>>();
  (void)hipDeviceSynchronize();
  std::printf("host between\n");
  much<<<1, 1>>>();
  (void)hipDeviceSynchronize();
  std::fprintf(stderr, "host after\n");
}
// STDOUT: host before
// STDOUT: host between
// CHECK: host before
// CHECK-NEXT: first 0
// CHECK-NEXT: first 1
// CHECK-NEXT: first 2
// CHECK-NEXT: odd 4
// CHECK-NEXT: round 0 of 1
// CHECK-NEXT: round 0 of 2
// CHECK-NEXT: round 1 of 2
// CHECK-NEXT: last|   42|2.50  |c|%|abc|1099511627776|0x10
// CHECK-NEXT: last|
// CHECK-NEXT: last|
// CHECK-NEXT: host between
// CHECK-COUNT-10: 0 1 2 3 4 5 6 7 8 9 0 1 2
