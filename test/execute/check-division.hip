// Integer divisions that the host's processor traps at: by zero reported, with a
// result and no trap as on the GPU; the least number by -1 wraps around.
// RUN: not %run -DDIVISOR=0 %s 2>&1 | FileCheck %s --check-prefixes=ZERO
// RUN: %run -DDIVISOR=0 --check=no-division %s 2>&1 | FileCheck %s --check-prefixes=QUIET
// RUN: %run -DDIVISOR=-1 %s 2>&1 | FileCheck %s --check-prefixes=MINUS
// RUN: %run -DDIVISOR=7 %s 2>&1 | FileCheck %s --check-prefixes=SEVEN
#include <cstdio>
#include <hip/hip_runtime.h>

template <typename T> __global__ void divide(T *out, T by) {
  T v = out[threadIdx.x];
  out[threadIdx.x] = v / by;
  out[threadIdx.x + 4] = v % by;
}

template <typename T> static void show(const char *name, T least) {
  T *p;
  (void)hipMallocManaged(&p, 8 * sizeof(T));
  for (int i = 0; i < 4; ++i)
    p[i] = i ? T(100 * i) : least;
  divide<<<1, 4>>>(p, T(DIVISOR));
  (void)hipDeviceSynchronize();
  std::printf("%s: %lld %lld %lld %lld\n", name, (long long)p[0],
              (long long)p[3], (long long)p[4], (long long)p[7]);
}

int main() {
  show<int>("int", -2147483647 - 1);
  show<unsigned>("unsigned", 5);
  show<long long>("long", -9223372036854775807ll - 1);
  show<short>("short", -32768);
}
// ZERO: check-division.hip:12:{{[0-9]+}}: error: integer division by zero; what it yields is not defined [division]
// ZERO: note: kernel void divide<int>(int*, int), block (0,0,0), thread (0,0,0)
// ZERO: int: -1 -1 -2147483648 300
// ZERO: unsigned: 4294967295 4294967295 5 300
// QUIET-NOT: error
// QUIET: int: -1 -1 -2147483648 300
// MINUS-NOT: error
// MINUS: int: -2147483648 -300 0 0
// MINUS: unsigned: 0 0 5 300
// MINUS: long: -9223372036854775808 -300 0 0
// MINUS: short: -32768 -300 0 0
// SEVEN: int: -306783378 42 -2 6
// SEVEN: unsigned: 0 42 5 6
// SEVEN: long: -1317624576693539401 42 -1 6
// SEVEN: short: -4681 42 -1 6
