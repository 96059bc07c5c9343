//===- hipify-compat/ptx_convert.h - PTX: conversions ---------------------===//
//
// Part of hipify-cpp, and of ptx.h, which says what holds for all parts.
//
// cvt between integers, f64, f32, f16, bf16, tf32 and numbers of 8 bits.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_COMPAT_PTX_CONVERT_H
#define HIPIFY_COMPAT_PTX_CONVERT_H

#include "ptx_float.h"

namespace hipify {
namespace ptx {

/// The integer `x`, which is rounded already; the nearest one that `T` has.
template <class T, class F> __device__ inline T fitted(F x) {
  using U = detail::Unsigned<T>;
  constexpr unsigned Digits = detail::width<T> - (detail::isSigned<T> ? 1 : 0);
  constexpr F limit = F(2) * F(1ull << (Digits - 1));
  if (is_notanumber(x))
    return sizeof(F) == 4 && sizeof(T) < 8 ? T(0)
                                           : T(U(1) << (detail::width<T> - 1));
  if (x >= limit)
    return detail::greatest<T>;
  if (x <= (detail::isSigned<T> ? -limit : F(0)))
    return detail::least<T>;
  return static_cast<T>(x);
}
/// cvt.rni, .rzi, .rmi, .rpi to integers.
template <class T> __device__ inline T to_int_rni(float x) {
  return fitted<T>(__builtin_rintf(x));
}
template <class T> __device__ inline T to_int_rzi(float x) {
  return fitted<T>(__builtin_truncf(x));
}
template <class T> __device__ inline T to_int_rmi(float x) {
  return fitted<T>(__builtin_floorf(x));
}
template <class T> __device__ inline T to_int_rpi(float x) {
  return fitted<T>(__builtin_ceilf(x));
}
template <class T> __device__ inline T to_int_rni(double x) {
  return fitted<T>(__builtin_rint(x));
}
template <class T> __device__ inline T to_int_rzi(double x) {
  return fitted<T>(__builtin_trunc(x));
}
template <class T> __device__ inline T to_int_rmi(double x) {
  return fitted<T>(__builtin_floor(x));
}
template <class T> __device__ inline T to_int_rpi(double x) {
  return fitted<T>(__builtin_ceil(x));
}

/// An integer cut to the digits of `F`; `up`: away from zero, where something
/// is cut.
template <class F>
__device__ inline F cut(unsigned long long value, bool up, bool odd = false) {
  constexpr unsigned Digits = sizeof(F) == 4 ? 24 : 53;
  unsigned long long least = value;
  if (value >> Digits) {
    unsigned shift = 64 - Digits - __builtin_clzll(value);
    least = value >> shift << shift;
    if (least != value && up)
      least += 1ull << shift;
    if (least == 0) // beyond the top
      return F(2) * F(1ull << 63);
    if (odd && (value >> shift << shift) != value)
      least |= 1ull << shift;
  }
  return static_cast<F>(least);
}
template <class F, class T>
__device__ inline F fromInteger(T value, bool upIfPositive, bool upIfNegative) {
  bool minus = value < T(0);
  unsigned long long size = static_cast<unsigned long long>(value);
  F result =
      cut<F>(minus ? 0 - size : size, minus ? upIfNegative : upIfPositive);
  return minus ? -result : result;
}
template <class F, class T> __device__ inline F from_int_rz(T value) {
  return fromInteger<F>(value, false, false);
}
template <class F, class T> __device__ inline F from_int_rm(T value) {
  return fromInteger<F>(value, false, true);
}
template <class F, class T> __device__ inline F from_int_rp(T value) {
  return fromInteger<F>(value, true, false);
}

__device__ inline float half_to_float(unsigned short bits) {
#if defined(__HIP_DEVICE_COMPILE__) && __HIP_DEVICE_COMPILE__
  return static_cast<float>(detail::bitsAs<_Float16>(bits));
#else
  unsigned sign = (bits & 0x8000u) << 16, rest = bits & 0x7fffu;
  if (rest >= 0x7c00u)
    return detail::bitsAs<float>(sign | 0x7f800000u | (rest & 0x3ffu) << 13);
  float value = detail::bitsAs<float>(rest << 13) *
                detail::bitsAs<float>(0x77800000u); // 2 to the 112th
  return detail::bitsAs<float>(sign | detail::bitsAs<unsigned>(value));
#endif
}
__device__ inline unsigned short float_to_half(float x) {
#if defined(__HIP_DEVICE_COMPILE__) && __HIP_DEVICE_COMPILE__
  return detail::bitsAs<unsigned short>(static_cast<_Float16>(x));
#else
  unsigned bits = detail::bitsAs<unsigned>(x), sign = bits >> 16 & 0x8000u;
  bits &= 0x7fffffffu;
  if (bits > 0x7f800000u)
    return static_cast<unsigned short>(0x7fffu);
  if (bits >= 0x477ff000u) // 65520, half way beyond the greatest
    return static_cast<unsigned short>(sign | 0x7c00u);
  if (bits < 0x38800000u) { // subnormal: let the float's own rounding do it
    float scaled = detail::bitsAs<float>(bits) + 0.5f;
    return static_cast<unsigned short>(
        sign | (detail::bitsAs<unsigned>(scaled) - 0x3f000000u));
  }
  bits += 0xfffu + (bits >> 13 & 1u);
  return static_cast<unsigned short>(sign | (bits - 0x38000000u) >> 13);
#endif
}
/// Towards zero.
__device__ inline unsigned short float_to_half_rz(float x) {
  unsigned short near = float_to_half(x);
  bool beyond = magnitude(half_to_float(near)) > magnitude(x);
  return static_cast<unsigned short>(near - (beyond ? 1 : 0));
}
__device__ inline unsigned short double_to_half(double x) {
  return float_to_half(narrowToOdd(x));
}
template <class T> __device__ inline unsigned short int_to_half(T value) {
  return double_to_half(static_cast<double>(value));
}

__device__ inline float bfloat_to_float(unsigned short bits) {
  return detail::bitsAs<float>(static_cast<unsigned>(bits) << 16);
}
__device__ inline unsigned short float_to_bfloat(float x) {
  unsigned bits = detail::bitsAs<unsigned>(x);
  return static_cast<unsigned short>(
      is_notanumber(x) ? 0x7fffu : (bits + 0x7fffu + (bits >> 16 & 1u)) >> 16);
}
__device__ inline unsigned short float_to_bfloat_rz(float x) {
  return static_cast<unsigned short>(
      is_notanumber(x) ? 0x7fffu : detail::bitsAs<unsigned>(x) >> 16);
}
template <class T> __device__ inline unsigned short int_to_bfloat(T value) {
  bool minus = value < T(0);
  unsigned long long size = static_cast<unsigned long long>(value);
  float odd = cut<float>(minus ? 0 - size : size, false, true);
  return float_to_bfloat(minus ? -odd : odd);
}

/// Pairs, the first operand above.
__device__ inline unsigned pairOf(unsigned short high, unsigned short low) {
  return static_cast<unsigned>(high) << 16 | low;
}
__device__ inline unsigned floats_to_half2(float high, float low) {
  return pairOf(float_to_half(high), float_to_half(low));
}
__device__ inline unsigned floats_to_half2_rz(float high, float low) {
  return pairOf(float_to_half_rz(high), float_to_half_rz(low));
}
__device__ inline unsigned floats_to_bfloat2(float high, float low) {
  return pairOf(float_to_bfloat(high), float_to_bfloat(low));
}
__device__ inline unsigned floats_to_bfloat2_rz(float high, float low) {
  return pairOf(float_to_bfloat_rz(high), float_to_bfloat_rz(low));
}
// Numbers of 8 bits, the first operand above; the greatest number where one does
// not fit (.satfinite), 0x7f for a NaN.

/// e4m3: bias 7, no infinity. e5m2: bias 15.
struct E4m3 {
  static constexpr unsigned fraction = 3, bias = 7, greatest = 0x7e;
};
struct E5m2 {
  static constexpr unsigned fraction = 2, bias = 15, greatest = 0x7b;
};
template <class Kind> __device__ inline unsigned to8Bits(float x, bool relu) {
  constexpr unsigned Cut = 23 - Kind::fraction;
  const unsigned word = detail::bitsAs<unsigned>(x), sign = word >> 24 & 0x80u;
  unsigned rest = word & 0x7fffffffu, result;
  if (rest > 0x7f800000u)
    return 0x7fu;
  if (sign && relu)
    return 0;
  if (rest < (128u - Kind::bias) << 23) {
    // Below the normal numbers, steps are equal: one is 1 after scaling.
    const float scale =
        detail::bitsAs<float>((127u + Kind::bias - 1u + Kind::fraction) << 23);
    result = static_cast<unsigned>(
        __builtin_rintf(detail::bitsAs<float>(rest) * scale));
  } else {
    rest += (1u << (Cut - 1)) - 1u + (rest >> Cut & 1u);
    result = (rest >> Cut) - ((127u - Kind::bias) << Kind::fraction);
    if (result > Kind::greatest)
      result = Kind::greatest;
  }
  return sign | result;
}
template <class Kind>
__device__ inline unsigned short floatsTo8Bits(float high, float low,
                                               bool relu) {
  return static_cast<unsigned short>(to8Bits<Kind>(high, relu) << 8 |
                                     to8Bits<Kind>(low, relu));
}
template <class Kind>
__device__ inline unsigned short halvesTo8Bits(unsigned pair, bool relu) {
  return floatsTo8Bits<Kind>(
      half_to_float(static_cast<unsigned short>(pair >> 16)),
      half_to_float(static_cast<unsigned short>(pair)), relu);
}
/// Every number of 8 bits is a half.
template <class Kind> __device__ inline unsigned short halfOf8Bits(unsigned b) {
  const unsigned sign = b << 8 & 0x8000u, rest = b & 0x7fu;
  if (Kind::fraction == 2)
    return static_cast<unsigned short>(rest > 0x7cu ? 0x7fffu : b << 8);
  if (rest == 0x7fu)
    return static_cast<unsigned short>(0x7fffu);
  if (rest < 8u) {
    const unsigned short half =
        float_to_half(static_cast<float>(rest) / 512.0f);
    return static_cast<unsigned short>(sign | half);
  }
  return static_cast<unsigned short>(sign | ((rest << 7) + (8u << 10)));
}
#define HIPIFY_PTX_8BITS(NAME, KIND)                                           \
  __device__ inline unsigned short floats_to_##NAME(float high, float low) {   \
    return floatsTo8Bits<KIND>(high, low, false);                              \
  }                                                                            \
  __device__ inline unsigned short floats_to_##NAME##_relu(float high,         \
                                                           float low) {        \
    return floatsTo8Bits<KIND>(high, low, true);                               \
  }                                                                            \
  __device__ inline unsigned short half2_to_##NAME(unsigned pair) {            \
    return halvesTo8Bits<KIND>(pair, false);                                   \
  }                                                                            \
  __device__ inline unsigned short half2_to_##NAME##_relu(unsigned pair) {     \
    return halvesTo8Bits<KIND>(pair, true);                                    \
  }                                                                            \
  __device__ inline unsigned NAME##_to_half2(unsigned short pair) {            \
    return pairOf(halfOf8Bits<KIND>(pair >> 8),                                \
                  halfOf8Bits<KIND>(pair & 255u));                             \
  }
HIPIFY_PTX_8BITS(e4m3x2, E4m3)
HIPIFY_PTX_8BITS(e5m2x2, E5m2)
#undef HIPIFY_PTX_8BITS

/// cvt.rna.tf32: ten bits of fraction, halves away from zero.
__device__ inline unsigned float_to_tf32(float x) {
  unsigned bits = detail::bitsAs<unsigned>(x);
  return is_finite(x) ? (bits + 0x1000u) & ~0x1fffu : bits;
}

} // namespace ptx
} // namespace hipify

#endif // HIPIFY_COMPAT_PTX_CONVERT_H
