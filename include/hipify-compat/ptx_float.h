//===- hipify-compat/ptx_float.h - PTX: f32 and f64 -----------------------===//
//
// Part of hipify-cpp, and of ptx.h, which says what holds for all parts.
//
// Arithmetic, tests, minimum and maximum, approximations.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_COMPAT_PTX_FLOAT_H
#define HIPIFY_COMPAT_PTX_FLOAT_H

#include "ptx_types.h"
#include "rounding.h"

// Keeps the compiler from fusing what PTX rounds twice.
#if defined(__clang__)
#define HIPIFY_PTX_UNFUSED _Pragma("clang fp contract(off)")
#else
#define HIPIFY_PTX_UNFUSED
#endif

namespace hipify {
namespace ptx {

template <class F> __device__ inline F add_rn(F a, detail::As<F> b) {
  HIPIFY_PTX_UNFUSED
  return a + b;
}
template <class F> __device__ inline F sub_rn(F a, detail::As<F> b) {
  HIPIFY_PTX_UNFUSED
  return a - b;
}
template <class F> __device__ inline F mul_rn(F a, detail::As<F> b) {
  HIPIFY_PTX_UNFUSED
  return a * b;
}

__device__ inline bool isNegative(float x) {
  return detail::bitsAs<unsigned>(x) >> 31;
}
__device__ inline bool is_notanumber(float x) {
  return (detail::bitsAs<unsigned>(x) & 0x7fffffffu) > 0x7f800000u;
}
__device__ inline bool is_number(float x) { return !is_notanumber(x); }
__device__ inline bool is_infinite(float x) {
  return (detail::bitsAs<unsigned>(x) & 0x7fffffffu) == 0x7f800000u;
}
__device__ inline bool is_finite(float x) {
  return (detail::bitsAs<unsigned>(x) & 0x7fffffffu) < 0x7f800000u;
}
__device__ inline bool is_subnormal(float x) {
  unsigned bits = detail::bitsAs<unsigned>(x) & 0x7fffffffu;
  return bits != 0 && bits < 0x00800000u;
}
/// testp.normal counts zero in.
__device__ inline bool is_normal(float x) {
  return is_finite(x) && !is_subnormal(x);
}
__device__ inline unsigned long long magnitudeOf(double x) {
  return detail::bitsAs<unsigned long long>(x) & ~(1ull << 63);
}
__device__ inline bool is_notanumber(double x) {
  return magnitudeOf(x) > 0x7ffull << 52;
}
__device__ inline bool is_number(double x) { return !is_notanumber(x); }
__device__ inline bool is_infinite(double x) {
  return magnitudeOf(x) == 0x7ffull << 52;
}
__device__ inline bool is_finite(double x) {
  return magnitudeOf(x) < 0x7ffull << 52;
}
__device__ inline bool is_subnormal(double x) {
  return magnitudeOf(x) != 0 && magnitudeOf(x) < 1ull << 52;
}
__device__ inline bool is_normal(double x) {
  return is_finite(x) && !is_subnormal(x);
}

/// .sat: to [0, 1]; NaN becomes 0.
template <class F> __device__ inline F saturate(F x) {
  return x > F(0) ? (x < F(1) ? x : F(1)) : F(0);
}
/// .relu: negative numbers become 0.
__device__ inline float relu(float x) {
  return is_notanumber(x) ? detail::bitsAs<float>(0x7fffffffu)
         : isNegative(x)  ? 0.0f
                          : x;
}
/// .ftz: subnormal numbers become zero.
__device__ inline float flush(float x) {
  return is_subnormal(x)
             ? detail::bitsAs<float>(detail::bitsAs<unsigned>(x) & 0x80000000u)
             : x;
}

// Rounding in a given direction, for f32: through the double nearest to the
// exact result whose last bit says whether something was lost.

/// `sum` moved towards the exact value where `lost` was rounded off and the last
/// bit is even.
__device__ inline double roundedToOdd(double sum, double lost) {
  unsigned long long bits = detail::bitsAs<unsigned long long>(sum);
  if (lost == 0 || (bits & 1u) || !is_finite(sum))
    return sum;
  return detail::bitsAs<double>((lost > 0) == (sum > 0) ? bits + 1 : bits - 1);
}
__device__ inline double sumToOdd(double a, double b) {
  HIPIFY_PTX_UNFUSED
  double sum = a + b, part = sum - a;
  double lost = (a - (sum - part)) + (b - part);
  return roundedToOdd(sum, lost);
}
/// The float next to `x` in direction of larger (smaller) numbers.
__device__ inline float neighbour(float x, bool up) {
  unsigned bits = detail::bitsAs<unsigned>(x);
  if ((bits << 1) == 0)
    return detail::bitsAs<float>(up ? 1u : 0x80000001u);
  return detail::bitsAs<float>(isNegative(x) != up ? bits + 1 : bits - 1);
}
__device__ inline float narrow_rm(double x) {
  float near = static_cast<float>(x);
  return near > x ? neighbour(near, false) : near;
}
__device__ inline float narrow_rp(double x) {
  float near = static_cast<float>(x);
  return near < x ? neighbour(near, true) : near;
}
__device__ inline float narrow_rz(double x) {
  return x < 0 ? narrow_rp(x) : narrow_rm(x);
}
/// The float that holds `x`, or an odd one next to it.
__device__ inline float narrowToOdd(double x) {
  float near = static_cast<float>(x);
  unsigned bits = detail::bitsAs<unsigned>(near);
  if (static_cast<double>(near) == x || (bits & 1u) || is_notanumber(near))
    return near;
  return neighbour(near, near < x);
}

__device__ inline float add_rz(float a, float b) {
  return narrow_rz(sumToOdd(a, b));
}
__device__ inline float add_rp(float a, float b) {
  return narrow_rp(sumToOdd(a, b));
}
/// Rounded down, numbers that cancel leave a negative zero.
__device__ inline float add_rm(float a, float b) {
  double sum = sumToOdd(a, b);
  bool cancels = sum == 0 && (isNegative(a) || isNegative(b));
  return cancels ? -0.0f : narrow_rm(sum);
}
__device__ inline float sub_rz(float a, float b) { return add_rz(a, -b); }
__device__ inline float sub_rm(float a, float b) { return add_rm(a, -b); }
__device__ inline float sub_rp(float a, float b) { return add_rp(a, -b); }
__device__ inline double productOf(float a, float b) {
  return static_cast<double>(a) * b;
}
__device__ inline float mul_rz(float a, float b) {
  return narrow_rz(productOf(a, b));
}
__device__ inline float mul_rm(float a, float b) {
  return narrow_rm(productOf(a, b));
}
__device__ inline float mul_rp(float a, float b) {
  return narrow_rp(productOf(a, b));
}
__device__ inline float fma_rz(float a, float b, float c) {
  return narrow_rz(sumToOdd(productOf(a, b), c));
}
__device__ inline float fma_rp(float a, float b, float c) {
  return narrow_rp(sumToOdd(productOf(a, b), c));
}
__device__ inline float fma_rm(float a, float b, float c) {
  double product = productOf(a, b), sum = sumToOdd(product, c);
  bool minus = detail::bitsAs<unsigned long long>(product) >> 63;
  return sum == 0 && (minus || isNegative(c)) ? -0.0f : narrow_rm(sum);
}
// A quotient or root of floats is no float's neighbour within a double's
// precision, so one rounding to double does not show.
__device__ inline float div_rz(float a, float b) {
  return narrow_rz(static_cast<double>(a) / b);
}
__device__ inline float div_rm(float a, float b) {
  return narrow_rm(static_cast<double>(a) / b);
}
__device__ inline float div_rp(float a, float b) {
  return narrow_rp(static_cast<double>(a) / b);
}
__device__ inline float rcp_rz(float a) { return div_rz(1.0f, a); }
__device__ inline float rcp_rm(float a) { return div_rm(1.0f, a); }
__device__ inline float rcp_rp(float a) { return div_rp(1.0f, a); }
__device__ inline float sqrt_rz(float a) {
  return narrow_rz(__builtin_sqrt(static_cast<double>(a)));
}
__device__ inline float sqrt_rm(float a) {
  return narrow_rm(__builtin_sqrt(static_cast<double>(a)));
}
__device__ inline float sqrt_rp(float a) {
  return narrow_rp(__builtin_sqrt(static_cast<double>(a)));
}

// f64 in a given direction.
#define HIPIFY_PTX_DOUBLE(MODE, SUFFIX)                                        \
  __device__ inline double add_##MODE(double a, double b) {                    \
    return hipify::dadd_##SUFFIX(a, b);                                        \
  }                                                                            \
  __device__ inline double sub_##MODE(double a, double b) {                    \
    return hipify::dsub_##SUFFIX(a, b);                                        \
  }                                                                            \
  __device__ inline double mul_##MODE(double a, double b) {                    \
    return hipify::dmul_##SUFFIX(a, b);                                        \
  }                                                                            \
  __device__ inline double div_##MODE(double a, double b) {                    \
    return hipify::ddiv_##SUFFIX(a, b);                                        \
  }                                                                            \
  __device__ inline double fma_##MODE(double a, double b, double c) {          \
    return hipify::fma_##SUFFIX(a, b, c);                                      \
  }                                                                            \
  __device__ inline double rcp_##MODE(double a) {                              \
    return hipify::drcp_##SUFFIX(a);                                           \
  }                                                                            \
  __device__ inline double sqrt_##MODE(double a) {                             \
    return hipify::dsqrt_##SUFFIX(a);                                          \
  }
HIPIFY_PTX_DOUBLE(rz, rz)
HIPIFY_PTX_DOUBLE(rm, rd)
HIPIFY_PTX_DOUBLE(rp, ru)
#undef HIPIFY_PTX_DOUBLE

/// The lesser number; a NaN only where both are; -0 is less than 0.
__device__ inline float lesser(float a, float b) {
  if (is_notanumber(a))
    return b;
  if (is_notanumber(b))
    return a;
  return a < b || (a == b && isNegative(a)) ? a : b;
}
__device__ inline float greater(float a, float b) { return -lesser(-a, -b); }
/// .NaN: NaN where one of them is.
__device__ inline float min_nan_f32(float a, float b) {
  return is_notanumber(a) || is_notanumber(b)
             ? detail::bitsAs<float>(0x7fffffffu)
             : lesser(a, b);
}
__device__ inline float max_nan_f32(float a, float b) {
  return is_notanumber(a) || is_notanumber(b)
             ? detail::bitsAs<float>(0x7fffffffu)
             : greater(a, b);
}
/// .xorsign.abs: of the magnitudes, with the product's sign.
__device__ inline float signedAs(float magnitude, float a, float b) {
  unsigned sign =
      (detail::bitsAs<unsigned>(a) ^ detail::bitsAs<unsigned>(b)) & 0x80000000u;
  return detail::bitsAs<float>(detail::bitsAs<unsigned>(magnitude) | sign);
}
__device__ inline float magnitude(float x) {
  return detail::bitsAs<float>(detail::bitsAs<unsigned>(x) & 0x7fffffffu);
}
__device__ inline float min_xorsign_f32(float a, float b) {
  return signedAs(lesser(magnitude(a), magnitude(b)), a, b);
}
__device__ inline float max_xorsign_f32(float a, float b) {
  return signedAs(greater(magnitude(a), magnitude(b)), a, b);
}
__device__ inline float min_nan_xorsign_f32(float a, float b) {
  return signedAs(min_nan_f32(magnitude(a), magnitude(b)), a, b);
}
__device__ inline float max_nan_xorsign_f32(float a, float b) {
  return signedAs(max_nan_f32(magnitude(a), magnitude(b)), a, b);
}

} // namespace ptx
} // namespace hipify

#endif // HIPIFY_COMPAT_PTX_FLOAT_H
