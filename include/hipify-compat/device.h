//===- hipify-compat/device.h - device functions that HIP lacks ------------===//
//
// Part of hipify-cpp. One file, needs HIP and nothing else; copy it along with
// the translated program.
//
// WHAT. Device functions of CUDA that HIP does not declare:
//
//     CUDA                                        here
//     fdivide                                     hipify::fdivide
//     __umul24, which is unsigned in CUDA alone   hipify::umul24
//     atomicInc_system, atomicDec_system          hipify::atomicInc_system, …
//     atomicCAS on 16 bits                        hipify::atomicCAS
//     atomicMin, atomicMax on long long           hipify::atomicMin, …
//     atomicAdd on float2 and float4              hipify::atomicAddVector
//
// A 16-bit compare-and-swap works on the aligned word around it.
//
// HIP 5.2 and later, C++14 and later.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_COMPAT_DEVICE_H
#define HIPIFY_COMPAT_DEVICE_H

#include <hip/hip_runtime.h>

namespace hipify {

__device__ inline double fdivide(double a, double b) { return a / b; }

/// The low word of the product of the low 24 bits.
__device__ inline unsigned umul24(unsigned a, unsigned b) {
  return (a & 0xffffffu) * (b & 0xffffffu);
}

/// The old value; *p becomes 0 at `most` and one more below.
__device__ inline unsigned atomicInc_system(unsigned *p, unsigned most) {
  unsigned seen = *p, expected;
  do {
    expected = seen;
    seen =
        ::atomicCAS_system(p, expected, expected >= most ? 0u : expected + 1);
  } while (seen != expected);
  return seen;
}
/// The old value; *p becomes `most` at 0 and above `most`, else one less.
__device__ inline unsigned atomicDec_system(unsigned *p, unsigned most) {
  unsigned seen = *p, expected;
  do {
    expected = seen;
    seen = ::atomicCAS_system(
        p, expected, expected == 0 || expected > most ? most : expected - 1);
  } while (seen != expected);
  return seen;
}

/// Compare-and-swap of 16 bits.
__device__ inline unsigned short
atomicCAS(unsigned short *p, unsigned short compare, unsigned short value) {
  const auto address = reinterpret_cast<unsigned long long>(p);
  auto *word = reinterpret_cast<unsigned *>(address & ~3ull);
  const unsigned shift = (address & 2u) * 8u;
  unsigned seen = *word, expected;
  do {
    expected = seen;
    if (((expected >> shift) & 0xffffu) != compare)
      return static_cast<unsigned short>(expected >> shift);
    const unsigned wanted = (expected & ~(0xffffu << shift)) |
                            (static_cast<unsigned>(value) << shift);
    seen = ::atomicCAS(word, expected, wanted);
  } while (seen != expected);
  return compare;
}

namespace device_detail {

/// *p becomes `value` where `replaces(value, *p)`; the old value.
template <class Replaces>
__device__ inline long long exchangeIf(long long *p, long long value,
                                       Replaces replaces) {
  auto *word = reinterpret_cast<unsigned long long *>(p);
  unsigned long long seen = *word, expected;
  do {
    expected = seen;
    if (!replaces(value, static_cast<long long>(expected)))
      break;
    seen = ::atomicCAS(word, expected, static_cast<unsigned long long>(value));
  } while (seen != expected);
  return static_cast<long long>(seen);
}

} // namespace device_detail

/// The lesser (the greater) of *p and `value`, signed; the old value.
__device__ inline long long atomicMin(long long *p, long long value) {
  return device_detail::exchangeIf(
      p, value, [](long long a, long long b) { return a < b; });
}
__device__ inline long long atomicMax(long long *p, long long value) {
  return device_detail::exchangeIf(
      p, value, [](long long a, long long b) { return a > b; });
}

/// Adds element by element; as in CUDA, the elements are not added together.
__device__ inline float2 atomicAddVector(float2 *p, float2 value) {
  return make_float2(::atomicAdd(&p->x, value.x), ::atomicAdd(&p->y, value.y));
}
__device__ inline float4 atomicAddVector(float4 *p, float4 value) {
  return make_float4(::atomicAdd(&p->x, value.x), ::atomicAdd(&p->y, value.y),
                     ::atomicAdd(&p->z, value.z), ::atomicAdd(&p->w, value.w));
}

} // namespace hipify

#endif
