// What device code can do besides arithmetic: printf, virtual calls, function
// pointers, device malloc, atomics, templates, assert, clocks, static state on the
// host side.
// RUN: %run --wave=64 %s | FileCheck %s
// RUN: %run --wave=32 %s | FileCheck %s
// RUN: not %run -DTRAP %s 2>&1 | FileCheck %s --check-prefix=TRAP
#include <cassert>
#include <cstdio>
#include <hip/hip_runtime.h>
#include <stdexcept>
#include <string>

struct Shape {
  __device__ virtual int area() const = 0;
};
struct Square : Shape {
  int side;
  __device__ Square(int s) : side(s) {}
  __device__ int area() const override { return side * side; }
};
struct Strip : Shape {
  int length;
  __device__ Strip(int l) : length(l) {}
  __device__ int area() const override {
    return length + __popcll(__ballot(1));
  }
};

typedef int (*Operation)(int);
__device__ int twice(int x) { return 2 * x; }
__device__ int square(int x) { return x * x; }
__device__ Operation operations[2] = {twice, square};

__global__ void calls(int *out) {
  int i = threadIdx.x;
  Square square(i);
  Strip strip(i);
  const Shape *shape = i % 2 ? (const Shape *)&square : &strip;
  out[i] = shape->area() * 1000 + operations[i % 2](i);
}

__global__ void messages() {
  if (threadIdx.x == 3)
    printf("thread %d of block %d: %s %.2f %5d|%-4d|%c%% %llx %p\n",
           (int)threadIdx.x, (int)blockIdx.x, "text", 1.5, 42, 7, 'z', 0x123456789abcULL,
           nullptr);
}

__global__ void heap(int **slots) {
  int *p = (int *)malloc(4 * sizeof(int));
  for (int i = 0; i < 4; ++i)
    p[i] = threadIdx.x + i;
  slots[threadIdx.x] = p;
}
__global__ void release(int **slots, int *sum) {
  atomicAdd(sum, slots[threadIdx.x][3]);
  free(slots[threadIdx.x]);
}

__global__ void atomics(int *i, float *f, double *d, unsigned long long *u) {
  atomicAdd(&i[0], 1);
  atomicMax(&i[1], (int)threadIdx.x);
  atomicMin(&i[2], -(int)threadIdx.x);
  atomicOr(&i[3], 1 << (threadIdx.x % 32));
  atomicInc((unsigned *)&i[4], 9);
  atomicAdd(f, 0.5f);
  atomicAdd(d, 0.25);
  unsigned long long old = *u, seen;
  do {
    seen = old;
    old = atomicCAS(u, seen, seen + threadIdx.x);
  } while (old != seen);
}

__global__ void lock(int *mutex, volatile int *value) {
  bool done = false;
  while (!done)
    if (atomicCAS(mutex, 0, 1) == 0) {
      *value = *value + 1;
      __threadfence();
      atomicExch(mutex, 0);
      done = true;
    }
}

__global__ void clocks(long long *out) {
  // wall_clock64 is newer than the oldest headers that work; this is what it is.
  long long c = clock64(), w = __builtin_amdgcn_s_memrealtime();
  out[0] = clock64() >= c && w && c &&
           (long long)__builtin_amdgcn_s_memrealtime() >= w;
}

__global__ void fails(int n) { assert(n < 3 && "seeded"); }

static std::string global = "constructed";
static thread_local int perThread = 4;

int main() {
  int *out;
  (void)hipMallocManaged(&out, 256 * sizeof(int));
  calls<<<1, 8>>>(out);
  (void)hipDeviceSynchronize();
  // CHECK: 4000 1001 6004 9009
  std::printf("%d %d %d %d\n", out[0], out[1], out[2], out[3]);

  messages<<<2, 32>>>();
  (void)hipDeviceSynchronize();
  // CHECK-DAG: thread 3 of block 0: text 1.50    42|7   |z% 123456789abc (nil)
  // CHECK-DAG: thread 3 of block 1: text 1.50

  int **slots, *sum = out;
  *sum = 0;
  (void)hipMalloc(&slots, 64 * sizeof(int *));
  heap<<<1, 64>>>(slots);
  release<<<1, 64>>>(slots, sum);
  (void)hipDeviceSynchronize();
  // CHECK: heap 2208
  std::printf("heap %d\n", *sum);

  float *f;
  double *d;
  unsigned long long *u;
  (void)hipMallocManaged(&f, sizeof *f);
  (void)hipMallocManaged(&d, sizeof *d);
  (void)hipMallocManaged(&u, sizeof *u);
  *f = *d = *u = 0;
  for (int i = 0; i < 8; ++i)
    out[i] = 0;
  atomics<<<4, 256>>>(out, f, d, u);
  (void)hipDeviceSynchronize();
  // CHECK: 1024 255 -255 -1 4 512 256 130560
  std::printf("%d %d %d %d %d %g %g %llu\n", out[0], out[1], out[2], out[3],
              out[4], *f, *d, *u);

  out[0] = out[1] = 0;
  lock<<<4, 64>>>(out, out + 1);
  (void)hipDeviceSynchronize();
  // CHECK: locked 256
  std::printf("locked %d\n", out[1]);

  long long *c;
  (void)hipMallocManaged(&c, sizeof *c);
  clocks<<<1, 1>>>(c);
  (void)hipDeviceSynchronize();
  // CHECK: clocks 1
  std::printf("clocks %lld\n", *c);

  try {
    throw std::runtime_error("thrown");
  } catch (const std::exception &e) {
    // CHECK: constructed thrown 4
    std::printf("%s %s %d\n", global.c_str(), e.what(), perThread);
  }
#ifdef TRAP
  fails<<<1, 8>>>(3);
  (void)hipDeviceSynchronize();
  // TRAP: n < 3
  // TRAP: error: the kernel trapped
#endif
}
