// __hip_atomic_*: every operation with every scope and type, in global memory and
// in LDS, compare-exchange loops, and what release and acquire let another block see.
// RUN: %run --wave=64 %s 2>&1 | FileCheck %s
// RUN: %run --wave=32 %s 2>&1 | FileCheck %s
#include <cstdio>
#include <hip/hip_runtime.h>

constexpr int Threads = 64, Blocks = 4;

// A narrow scope joins fewer threads: `Group` of them share their numbers.
template <int Scope> __host__ __device__ constexpr int groupOf(int wave) {
  return Scope == __HIP_MEMORY_SCOPE_SINGLETHREAD ? 1
         : Scope == __HIP_MEMORY_SCOPE_WAVEFRONT  ? wave
         : Scope == __HIP_MEMORY_SCOPE_WORKGROUP  ? Threads
                                                  : Threads * Blocks;
}

enum { Add, Sub, Min, Max, And, Or, Xor, Exchange, Weak, Strong, Stored, Count };

template <int Scope, typename T> __device__ void bits(T *n, T v) {
  __hip_atomic_fetch_and(&n[And], ~(T(1) << (int(v) % 31)), __ATOMIC_RELAXED, Scope);
  __hip_atomic_fetch_or(&n[Or], T(1) << (int(v) % 31), __ATOMIC_ACQUIRE, Scope);
  __hip_atomic_fetch_xor(&n[Xor], v, __ATOMIC_RELEASE, Scope);
}
template <int Scope> __device__ void bits(float *, float) {}
template <int Scope> __device__ void bits(double *, double) {}

/// v: 1, 2, … within those who share n.
template <int Scope, typename T> __device__ void all(T *n, T v) {
  T old = __hip_atomic_fetch_add(&n[Add], v, __ATOMIC_RELAXED, Scope);
  __hip_atomic_fetch_add(&n[Sub], -v, __ATOMIC_ACQ_REL, Scope);
  __hip_atomic_fetch_min(&n[Min], v, __ATOMIC_RELAXED, Scope);
  __hip_atomic_fetch_max(&n[Max], v, __ATOMIC_SEQ_CST, Scope);
  bits<Scope>(n, v);
  old = __hip_atomic_exchange(&n[Exchange], v, __ATOMIC_ACQ_REL, Scope);
  // What one takes out, and what stays at the end, add up to all of it.
  __hip_atomic_fetch_add(&n[Exchange + 4], old, __ATOMIC_RELAXED, Scope);
  old = __hip_atomic_load(&n[Weak], __ATOMIC_RELAXED, Scope);
  while (!__hip_atomic_compare_exchange_weak(&n[Weak], &old, T(old + v),
                                             __ATOMIC_ACQ_REL, __ATOMIC_RELAXED,
                                             Scope)) {
  }
  old = 0;
  while (!__hip_atomic_compare_exchange_strong(&n[Strong], &old, T(old + v),
                                               __ATOMIC_RELEASE,
                                               __ATOMIC_RELAXED, Scope)) {
  }
  if (v == 1)
    __hip_atomic_store(&n[Stored], T(77), __ATOMIC_RELEASE, Scope);
}

constexpr int Slots = 16;

template <int Scope, typename T> __global__ void global(T *numbers) {
  const int group = groupOf<Scope>(warpSize);
  const int thread = blockIdx.x * Threads + threadIdx.x;
  all<Scope>(numbers + thread / group * Slots, T(thread % group + 1));
}

template <int Scope, typename T> __global__ void shared(T *numbers) {
  const int group = groupOf<Scope>(warpSize) > Threads ? Threads : groupOf<Scope>(warpSize);
  __shared__ T own[Threads * Slots];
  for (int i = threadIdx.x; i < Threads * Slots; i += Threads)
    own[i] = numbers[blockIdx.x * Threads * Slots + i];
  __syncthreads();
  all<Scope>(own + threadIdx.x / group * Slots, T(threadIdx.x % group + 1));
  __syncthreads();
  for (int i = threadIdx.x; i < Threads * Slots; i += Threads)
    numbers[blockIdx.x * Threads * Slots + i] = own[i];
}

static int wrong = 0;

template <typename T> void expect(const char *what, int slot, T got, T want) {
  if (got == want)
    return;
  if (wrong++ < 20)
    std::printf("%s, operation %d: %g, not %g\n", what, slot, double(got), double(want));
}

template <typename T> constexpr bool isInteger = T(0.5) == T(0);

template <typename T> void verify(const char *what, const T *n, int group) {
  T sum = 0;
  long long xored = 0, ored = 0;
  for (int v = 1; v <= group; ++v)
    sum += T(v), xored ^= v, ored |= 1ll << (v % 31);
  expect(what, Add, n[Add], sum);
  expect(what, Sub, n[Sub], T(-sum));
  expect(what, Min, n[Min], T(1));
  expect(what, Max, n[Max], T(group));
  expect(what, Exchange, T(n[Exchange] + n[Exchange + 4]), sum);
  expect(what, Weak, n[Weak], sum);
  expect(what, Strong, n[Strong], sum);
  expect(what, Stored, n[Stored], T(77));
  if (!isInteger<T>)
    return;
  expect(what, And, n[And], T(0x7fffffff & ~ored));
  expect(what, Or, n[Or], T(ored));
  expect(what, Xor, n[Xor], T(xored));
}

template <int Scope, typename T> void test(const char *what, int wave) {
  T *n;
  (void)hipMallocManaged(&n, Threads * Blocks * Slots * sizeof(T));
  for (int place = 0; place < 2; ++place) {
    for (int i = 0; i < Threads * Blocks * Slots; ++i)
      n[i] = i % Slots == Min ? T(1000) : i % Slots == And ? T(0x7fffffff) : T(0);
    int group = groupOf<Scope>(wave), stride = 0;
    if (place) {
      group = group > Threads ? Threads : group;
      shared<Scope><<<Blocks, Threads>>>(n);
    } else {
      global<Scope><<<Blocks, Threads>>>(n);
    }
    if (hipDeviceSynchronize() != hipSuccess)
      ++wrong;
    const int groups = Threads * Blocks / group;
    for (int g = 0; g < groups; ++g) {
      // In LDS each block has room for Threads groups.
      const int perBlock = Threads / group;
      stride = place ? g / perBlock * Threads + g % perBlock : g;
      verify(what, n + stride * Slots, group);
    }
  }
  (void)hipFree(n);
}


/// Block 0 writes plainly, then publishes; the others see it all.
__global__ void publish(int *data, int *flag, int *seen, int how) {
  if (blockIdx.x == 0) {
    data[threadIdx.x] = threadIdx.x + how;
    __syncthreads();
    if (threadIdx.x != 0)
      return;
    if (how == 0) {
      __hip_atomic_store(flag, 1, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_AGENT);
    } else if (how == 1) {
      __threadfence();
      atomicExch(flag, 1);
    } else if (how == 2) {
      __threadfence_system();
      *(volatile int *)flag = 1;
    } else {
      __builtin_amdgcn_fence(__ATOMIC_RELEASE, "agent");
      __hip_atomic_store(flag, 1, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SYSTEM);
    }
    return;
  }
  if (threadIdx.x == 0) {
    while (__hip_atomic_load(flag, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_SYSTEM) == 0)
      __builtin_amdgcn_s_sleep(1);
    __threadfence_block();
  }
  __syncthreads();
  atomicAdd(seen, data[Threads - 1 - threadIdx.x]);
}

int main() {
  int wave = 0;
  (void)hipDeviceGetAttribute(&wave, hipDeviceAttributeWarpSize, 0);
  test<__HIP_MEMORY_SCOPE_SINGLETHREAD, long long>("singlethread", wave);
  test<__HIP_MEMORY_SCOPE_WAVEFRONT, int>("wavefront", wave);
  test<__HIP_MEMORY_SCOPE_WORKGROUP, unsigned>("workgroup", wave);
  test<__HIP_MEMORY_SCOPE_WORKGROUP, double>("workgroup", wave);
  test<__HIP_MEMORY_SCOPE_AGENT, int>("agent", wave);
  test<__HIP_MEMORY_SCOPE_AGENT, float>("agent", wave);
  test<__HIP_MEMORY_SCOPE_SYSTEM, unsigned long long>("system", wave);
  // CHECK-NOT: operation
  // CHECK: 0 wrong
  std::printf("%d wrong\n", wrong);
  int *p;
  (void)hipMallocManaged(&p, (Threads + 2) * sizeof(int));
  for (int how = 0; how < 4; ++how) {
    p[Threads] = p[Threads + 1] = 0;
    publish<<<3, Threads>>>(p, p + Threads, p + Threads + 1, how);
    (void)hipDeviceSynchronize();
    // CHECK: published 4032
    // CHECK: published 4160
    // CHECK: published 4288
    // CHECK: published 4416
    std::printf("published %d\n", p[Threads + 1]);
  }
}
