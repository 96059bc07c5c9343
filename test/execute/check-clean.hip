// What looks like an error and is none: no check says a word about it.
// RUN: %run --wave=64 --check=all %s 2>&1 | FileCheck %s
// RUN: %run --wave=32 --check=all %s 2>&1 | FileCheck %s
// CHECK-NOT: {{error|warning|note}}
#include <cstdio>
#include <hip/hip_runtime.h>

/// A barrier in a branch that all threads take, one in a loop of equal length,
/// and one behind threads that have returned.
__global__ void barriers(int *p, int n) {
  __shared__ int s[256];
  if (n > 3) {
    s[threadIdx.x] = threadIdx.x;
    __syncthreads();
  }
  int v = 0;
  for (int i = 0; i < n; ++i) {
    v += s[(threadIdx.x + i) % blockDim.x];
    __syncthreads();
  }
  if (threadIdx.x >= 200)
    return;
  __syncthreads();
  p[threadIdx.x] = v;
}

/// Lanes read lanes that are active: in a branch, among those that took it.
__global__ void lanes(int *p) {
  int v = threadIdx.x;
  if (threadIdx.x % 32 < 16)
    v = __shfl_xor(v, 1, 16) + __shfl(v, 3, 16);
  else
    v = __shfl(v, 31, 32);
  // An inactive lane whose value nobody uses.
  int below = __shfl_up(v, 1);
  p[threadIdx.x] = threadIdx.x % warpSize ? below : v;
}

/// The first and the last byte, the end of one array as a pointer, an aligned
/// vector, a part of a word.
__global__ void ends(char *bytes, int n, float4 *vectors, int m) {
  extern __shared__ char lds[];
  char *const end = bytes + n;
  for (char *c = bytes + threadIdx.x; c < end; c += blockDim.x)
    *c = 1;
  if (threadIdx.x == 0) {
    lds[0] = bytes[0];
    lds[99] = bytes[n - 1];
    vectors[m - 1] = make_float4(1, 2, 3, lds[99]);
  }
}

/// Waves that meet at a barrier, atomics of all, an own element, a wave's own.
__global__ void sharing(int *p) {
  __shared__ int counter, own[256], wave[256];
  if (threadIdx.x == 0)
    counter = 0;
  own[threadIdx.x] = 1;
  own[threadIdx.x] += threadIdx.x;
  wave[threadIdx.x] = threadIdx.x;
  __syncthreads();
  atomicAdd(&counter, own[255 - threadIdx.x]);
  const int mine = wave[threadIdx.x / 32 * 32 + (threadIdx.x + 1) % 32];
  __syncthreads();
  wave[threadIdx.x] = mine;
  p[threadIdx.x] = counter + mine;
}

/// A byte of a word that other waves write the rest of; padding that nobody
/// reads.
struct Padded {
  char c;
  int i;
};
__global__ void parts(Padded *p) {
  __shared__ Padded s[64];
  s[threadIdx.x] = {char(threadIdx.x), int(threadIdx.x)};
  __syncthreads();
  p[threadIdx.x] = s[63 - threadIdx.x];
}

__global__ void divides(int *p, int n) {
  p[threadIdx.x] = n ? 100 / n : -1;
  if (threadIdx.x)
    p[threadIdx.x] += 100 % threadIdx.x;
}

int main() {
  int *p;
  char *c;
  float4 *v;
  (void)hipMalloc(&p, 256 * sizeof(int));
  (void)hipMalloc(&c, 1001);
  (void)hipMalloc(&v, 7 * sizeof(float4));
  barriers<<<3, 256>>>(p, 4);
  lanes<<<1, 256>>>(p);
  ends<<<1, 64, 100>>>(c, 1001, v, 7);
  sharing<<<4, 256>>>(p);
  parts<<<1, 64>>>((Padded *)c);
  divides<<<1, 256>>>(p, 0);
  // A new allocation where a freed one was.
  (void)hipFree(p);
  (void)hipMalloc(&p, 256 * sizeof(int));
  lanes<<<1, 256>>>(p);
  // CHECK: end 0
  std::printf("end %d\n", hipDeviceSynchronize());
}
