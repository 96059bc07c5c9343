// Every function of warp.h with every kind of type and mask compiles without a
// warning, for both wave widths and in the host pass, from C++14 to C++20.
//
// REQUIRES: hip-headers
// DEFINE: %{check} = %hip_cxx -fsyntax-only -Wall -Wextra -Werror %s
// RUN: %{check} -std=c++14 --cuda-device-only --offload-arch=gfx90a
// RUN: %{check} -std=c++20 --cuda-device-only --offload-arch=gfx1030
// RUN: %{check} -std=c++14 --cuda-host-only
// RUN: %{check} -std=c++20 --cuda-host-only
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>
#if __has_include(<hip/hip_bf16.h>) && HIP_VERSION_MAJOR >= 6
#include <hip/hip_bf16.h>
#define HAVE_BF16 1
#endif
#include <hip/hip_bfloat16.h>

#include "hipify-compat/warp.h"

struct Particle {
  double Mass;
  float Position[3];
  unsigned char Kind;
};
struct __attribute__((packed)) Odd {
  char Byte[7];
};
enum Plain { PlainA, PlainB };
enum class Scoped : unsigned char { A, B };

template <class A, class B> struct Same;
template <class A> struct Same<A, A> {};

template <class T, class Mask> __device__ T shuffles(T Value, Mask M, int I) {
  Value = T(hipify::shfl_sync(M, Value, I));
  Value = T(hipify::shfl_sync(M, Value, I, 16));
  Value = T(hipify::shfl_up_sync(M, Value, 1));
  Value = T(hipify::shfl_up_sync(M, Value, I, 8));
  Value = T(hipify::shfl_down_sync(M, Value, 1));
  Value = T(hipify::shfl_down_sync(M, Value, I, 4));
  Value = T(hipify::shfl_xor_sync(M, Value, 1));
  Value = T(hipify::shfl_xor_sync(M, Value, I, 2));
  Value = T(hipify::shfl(Value, I));
  Value = T(hipify::shfl(Value, I, 8));
  Value = T(hipify::shfl_up(Value, 1));
  Value = T(hipify::shfl_up(Value, I, 8));
  Value = T(hipify::shfl_down(Value, 1));
  Value = T(hipify::shfl_down(Value, I, 8));
  Value = T(hipify::shfl_xor(Value, 1));
  return T(hipify::shfl_xor(Value, I, 8));
}

template <class T> __global__ void everyFunction(T *Data, unsigned *Out) {
  T Value = Data[threadIdx.x];
  int Index = static_cast<int>(Out[0]);
  Value = shuffles(Value, 0xffffffffu, Index);
  Value = shuffles(Value, -1, Index);
  Value = shuffles(Value, 0xffffffffffffffffull, Index);
  int Predicate;
  Out[1] = hipify::match_any_sync(0xffffffffu, Value);
  Out[2] = hipify::match_all_sync(-1, Value, &Predicate) + Predicate;
  Data[threadIdx.x] = Value;
}

#define INSTANTIATE(TYPE)                                                      \
  template __global__ void everyFunction<TYPE>(TYPE *, unsigned *);
INSTANTIATE(bool)
INSTANTIATE(char)
INSTANTIATE(signed char)
INSTANTIATE(unsigned char)
INSTANTIATE(short)
INSTANTIATE(unsigned short)
INSTANTIATE(int)
INSTANTIATE(unsigned)
INSTANTIATE(long)
INSTANTIATE(unsigned long)
INSTANTIATE(long long)
INSTANTIATE(unsigned long long)
INSTANTIATE(float)
INSTANTIATE(double)
INSTANTIATE(__half)
INSTANTIATE(__half2)
INSTANTIATE(hip_bfloat16)
#ifdef HAVE_BF16
INSTANTIATE(__hip_bfloat16)
INSTANTIATE(__hip_bfloat162)
#endif
INSTANTIATE(char3)
INSTANTIATE(short2)
INSTANTIATE(int2)
INSTANTIATE(uint3)
INSTANTIATE(float2)
INSTANTIATE(float3)
INSTANTIATE(float4)
INSTANTIATE(double2)
INSTANTIATE(double4)
INSTANTIATE(int *)
INSTANTIATE(Plain)
INSTANTIATE(Scoped)
INSTANTIATE(Particle)
INSTANTIATE(Odd)

template <class Mask> __device__ void votes(Mask M, unsigned *Out, int Value) {
  unsigned Bits = static_cast<unsigned>(Value);
  hipify::syncwarp(M);
  Out[0] = hipify::ballot_sync(M, Value);
  Out[1] = hipify::any_sync(M, Value) + hipify::all_sync(M, Value);
  Out[2] = hipify::reduce_add_sync(M, Bits) + hipify::reduce_min_sync(M, Bits) +
           hipify::reduce_max_sync(M, Bits) + hipify::reduce_and_sync(M, Bits) +
           hipify::reduce_or_sync(M, Bits) + hipify::reduce_xor_sync(M, Bits);
  Out[3] = static_cast<unsigned>(hipify::reduce_add_sync(M, Value) ^
                                 hipify::reduce_min_sync(M, Value) ^
                                 hipify::reduce_max_sync(M, Value));
}

__global__ void everyMask(unsigned *Out, volatile int *Flag, unsigned U) {
  __shared__ float Partial[1024 / hipify::warp_size];
  Partial[threadIdx.x / hipify::warp_size] = 0;
  hipify::syncwarp();
  votes(0xffffffffu, Out, 1);
  votes(-1, Out + 4, 2);
  votes(U, Out + 8, static_cast<int>(U));
  votes(0xffffffffffffffffull, Out + 12, 3);
  votes(static_cast<short>(-1), Out + 16, 3);
  Out[20] = hipify::activemask() + hipify::ballot(1) + hipify::lane_id();
  Out[21] = hipify::lanemask_lt() + hipify::lanemask_le() +
            hipify::lanemask_eq() + hipify::lanemask_ge() +
            hipify::lanemask_gt();
  Out[22] = static_cast<unsigned>(hipify::any(1) + hipify::all(1));
  Out[23] = static_cast<unsigned>(hipify::shfl_sync(-1, *Flag, 0));
  Out[24] = static_cast<unsigned>(Partial[0]);
}

/// CUDA promotes what is smaller than int and keeps everything else.
__device__ inline void types(char C, bool B, short S, Plain P, Scoped E,
                             float F, volatile unsigned short &V) {
  (void)Same<decltype(hipify::shfl_sync(-1, C, 0)), int>();
  (void)Same<decltype(hipify::shfl_sync(-1, B, 0)), int>();
  (void)Same<decltype(hipify::shfl_sync(-1, S, 0)), int>();
  (void)Same<decltype(hipify::shfl_sync(-1, V, 0)), int>();
  (void)Same<decltype(hipify::shfl_sync(-1, P, 0)), decltype(+P)>();
  (void)Same<decltype(hipify::shfl_sync(-1, E, 0)), Scoped>();
  (void)Same<decltype(hipify::shfl_sync(-1, F, 0)), float>();
  (void)Same<decltype(hipify::reduce_add_sync(-1, S)), int>();
}
