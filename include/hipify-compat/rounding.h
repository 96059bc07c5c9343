//===- hipify-compat/rounding.h - directed rounding on AMD GPUs ------------===//
//
// Part of hipify-cpp. One file, needs HIP and nothing else; copy it along with
// the translated program.
//
// WHAT. CUDA's operations rounded down, up and towards zero (__fadd_rz,
// __dsqrt_ru, __fma_rd, …), as hipify::fadd_rz and so on. HIP has the nearest
// rounding only, unless its device library was built with
// OCML_BASIC_ROUNDED_OPERATIONS. hipify::frsqrt_rn is __frsqrt_rn, whose nearest
// HIP may miss by a step.
//
// MEANING. Exact: the nearest result is moved by one step where the remainder,
// which is computed without error, asks for it. That costs a few instructions
// more than the plain operation.
//
// LIMITS
//  * -ffast-math takes the remainders away: compile without it.
//  * A NaN has HIP's bit pattern.
//
// HIP 5.2 and later, C++14 and later.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_COMPAT_ROUNDING_H
#define HIPIFY_COMPAT_ROUNDING_H

#include <hip/hip_runtime.h>

namespace hipify {

namespace rounding_detail {

template <class To, class From> __device__ inline To bits(const From &from) {
  static_assert(sizeof(To) == sizeof(From), "the same bits");
  To to;
  __builtin_memcpy(&to, &from, sizeof(To));
  return to;
}

enum Rounding { Down, Up, TowardsZero };

/// The next number of T above (or, with `up` false, below) `x`; x is no NaN and
/// the step leads to no number beyond infinity.
__device__ inline float step(float x, bool up) {
  if (x == 0)
    return bits<float>(up ? 0x00000001u : 0x80000001u);
  const unsigned word = bits<unsigned>(x);
  return bits<float>((x > 0) == up ? word + 1 : word - 1);
}
__device__ inline double step(double x, bool up) {
  if (x == 0)
    return bits<double>(up ? 0x0000000000000001ull : 0x8000000000000001ull);
  const unsigned long long word = bits<unsigned long long>(x);
  return bits<double>((x > 0) == up ? word + 1 : word - 1);
}

/// `nearest` moved to where R wants it: `remainder` has the sign of the exact
/// result minus `nearest`, and is zero or NaN where there is nothing to move.
template <Rounding R, class T, class Remainder>
__device__ inline T directed(T nearest, Remainder remainder) {
  const bool below = remainder > 0, above = remainder < 0;
  const bool up =
      R == Up || (R == TowardsZero && (nearest < 0 || (nearest == 0 && above)));
  if (up ? below : above)
    return step(nearest, up);
  return nearest;
}

/// The sign of a zero that comes from unequal operands.
template <Rounding R, class T> __device__ inline T exactZero(T sum, T a, T b) {
  return R == Down && sum == 0 &&
                 !(a == 0 && b == 0 && a == b && !__builtin_signbit(a) &&
                   !__builtin_signbit(b))
             ? -T(0)
             : sum;
}

/// x + y to nearest, and what that drops, without error.
__device__ inline double twoSum(double x, double y, double &dropped) {
#pragma clang fp contract(off)
  const double sum = x + y, part = sum - x;
  dropped = (x - (sum - part)) + (y - part);
  return sum;
}

template <class T> __device__ inline bool finite(T x) { return x - x == 0; }

template <Rounding R> __device__ inline float add(float a, float b) {
#pragma clang fp contract(off)
  // Neither operand nor sum of two floats loses a bit that matters: what the
  // sum of doubles drops lies below the last bit of `sum`.
  double dropped;
  const double sum = twoSum(a, b, dropped);
  const float nearest = static_cast<float>(sum);
  if (!finite(a) || !finite(b))
    return nearest;
  const double difference = sum - static_cast<double>(nearest);
  if (sum == 0)
    return exactZero<R>(nearest, a, b);
  return directed<R>(nearest, difference != 0 ? difference : dropped);
}
template <Rounding R> __device__ inline double add(double a, double b) {
#pragma clang fp contract(off)
  const double sum = a + b;
  if (!finite(a) || !finite(b))
    return sum;
  if (!finite(sum)) // overflow
    return directed<R>(sum, sum > 0 ? -1 : 1);
  if (sum == 0)
    return exactZero<R>(sum, a, b);
  double dropped;
  twoSum(a, b, dropped);
  return directed<R>(sum, dropped);
}

template <Rounding R> __device__ inline float mul(float a, float b) {
#pragma clang fp contract(off)
  const double exact = static_cast<double>(a) * b;
  const float nearest = static_cast<float>(exact);
  if (!finite(a) || !finite(b))
    return nearest;
  return directed<R>(nearest, exact - nearest);
}
template <Rounding R> __device__ inline double mul(double a, double b) {
#pragma clang fp contract(off)
  const double nearest = a * b;
  if (!finite(a) || !finite(b) || a == 0 || b == 0)
    return nearest;
  if (!finite(nearest))
    return directed<R>(nearest, nearest > 0 ? -1 : 1);
  if (__builtin_fabs(nearest) >= 0x1p-900)
    return directed<R>(nearest, __builtin_fma(a, b, -nearest));
  // A product whose remainder would be lost: scaled, it is not.
  const double x = __builtin_fabs(a) > __builtin_fabs(b) ? a * 0x1p200 : a;
  const double y = __builtin_fabs(a) > __builtin_fabs(b) ? b : b * 0x1p200;
  const double high = x * y, low = __builtin_fma(x, y, -high);
  if (high == 0)
    return directed<R>(nearest, (a < 0) == (b < 0) ? 1 : -1);
  const double difference = high - nearest * 0x1p200;
  return directed<R>(nearest, difference != 0 ? difference : low);
}

template <Rounding R> __device__ inline float div(float a, float b) {
#pragma clang fp contract(off)
  const float nearest = static_cast<float>(static_cast<double>(a) / b);
  if (!finite(a) || !finite(b) || b == 0)
    return nearest;
  if (!finite(nearest))
    return directed<R>(nearest, nearest > 0 ? -1 : 1);
  const double rest = a - static_cast<double>(nearest) * b;
  return directed<R>(nearest, b < 0 ? -rest : rest);
}
template <Rounding R> __device__ inline double div(double a, double b) {
#pragma clang fp contract(off)
  if (!finite(a) || !finite(b) || b == 0 || a == 0)
    return a / b;
  // Between 1/2 and 2, no step of the way loses a bit.
  int exponentA, exponentB;
  const double x = __builtin_frexp(a, &exponentA),
               y = __builtin_frexp(b, &exponentB);
  const int exponent = exponentA - exponentB;
  const double quotient = x / y;
  const double rest = __builtin_fma(-quotient, y, x);
  const double nearest = __builtin_ldexp(quotient, exponent);
  if (!finite(nearest))
    return directed<R>(nearest, nearest > 0 ? -1 : 1);
  const double difference = quotient - __builtin_ldexp(nearest, -exponent);
  return directed<R>(nearest, difference != 0 ? difference
                              : y < 0         ? -rest
                                              : rest);
}

template <Rounding R> __device__ inline float sqrt(float x) {
#pragma clang fp contract(off)
  const float nearest =
      static_cast<float>(__builtin_sqrt(static_cast<double>(x)));
  if (!(x > 0) || !finite(x))
    return nearest;
  return directed<R>(nearest, x - static_cast<double>(nearest) * nearest);
}
template <Rounding R> __device__ inline double sqrt(double x) {
#pragma clang fp contract(off)
  if (!(x > 0) || !finite(x))
    return __builtin_sqrt(x);
  const bool small = x < 0x1p-700;
  const double scaled = small ? x * 0x1p400 : x;
  const double root = __builtin_sqrt(scaled);
  const double result = directed<R>(root, __builtin_fma(-root, root, scaled));
  return small ? result * 0x1p-200 : result;
}

template <Rounding R> __device__ inline float fma(float a, float b, float c) {
#pragma clang fp contract(off)
  double dropped;
  const double product = static_cast<double>(a) * b;
  const double sum = twoSum(product, c, dropped);
  const float nearest = static_cast<float>(sum);
  if (!finite(a) || !finite(b) || !finite(c))
    return nearest;
  if (sum == 0)
    return exactZero<R>(nearest, static_cast<float>(product), c);
  const double difference = sum - static_cast<double>(nearest);
  return directed<R>(nearest, difference != 0 ? difference : dropped);
}
template <Rounding R>
__device__ inline double fma(double a, double b, double c) {
#pragma clang fp contract(off)
  const double nearest = __builtin_fma(a, b, c);
  if (!finite(a) || !finite(b) || !finite(c))
    return nearest;
  if (!finite(nearest))
    return directed<R>(nearest, nearest > 0 ? -1 : 1);
  if (c == 0 && a != 0 && b != 0)
    return mul<R>(a, b);
  if (a == 0 || b == 0 || c == 0)
    return exactZero<R>(nearest, a * b, c);
  // The product is brought between 1/4 and 1, so that nothing under- or
  // overflows on the way.
  int exponentA, exponentB, exponentC;
  const double x = __builtin_frexp(a, &exponentA),
               y = __builtin_frexp(b, &exponentB);
  const double fraction = __builtin_frexp(c, &exponentC);
  const int exponent = exponentA + exponentB, distance = exponentC - exponent;
  if (distance > 60) // c, and a product far below its last bit
    return directed<R>(nearest, x * y);
  // A c far below the product's last bit counts by its sign alone.
  const double z = __builtin_ldexp(fraction, distance < -200 ? -200 : distance);
  const double scaled = __builtin_ldexp(nearest, -exponent);
  const double high = x * y, low = __builtin_fma(x, y, -high);
  if (nearest == 0 && low == 0 && high == -z)
    return exactZero<R>(nearest, high, z);
  double lowRest, highRest;
  const double lower = twoSum(z, low, lowRest);
  const double upper = twoSum(high, lower, highRest);
  const double rest = ((upper - scaled) + highRest) + lowRest;
  return directed<R>(nearest, rest);
}

} // namespace rounding_detail

#define HIPIFY_ROUNDED(SUFFIX, ROUNDING)                                       \
  __device__ inline float fadd_##SUFFIX(float a, float b) {                    \
    return rounding_detail::add<rounding_detail::ROUNDING>(a, b);              \
  }                                                                            \
  __device__ inline float fsub_##SUFFIX(float a, float b) {                    \
    return rounding_detail::add<rounding_detail::ROUNDING>(a, -b);             \
  }                                                                            \
  __device__ inline float fmul_##SUFFIX(float a, float b) {                    \
    return rounding_detail::mul<rounding_detail::ROUNDING>(a, b);              \
  }                                                                            \
  __device__ inline float fdiv_##SUFFIX(float a, float b) {                    \
    return rounding_detail::div<rounding_detail::ROUNDING>(a, b);              \
  }                                                                            \
  __device__ inline float frcp_##SUFFIX(float x) {                             \
    return rounding_detail::div<rounding_detail::ROUNDING>(1.0f, x);           \
  }                                                                            \
  __device__ inline float fsqrt_##SUFFIX(float x) {                            \
    return rounding_detail::sqrt<rounding_detail::ROUNDING>(x);                \
  }                                                                            \
  __device__ inline float fmaf_##SUFFIX(float a, float b, float c) {           \
    return rounding_detail::fma<rounding_detail::ROUNDING>(a, b, c);           \
  }                                                                            \
  __device__ inline float fmaf_ieee_##SUFFIX(float a, float b, float c) {      \
    return rounding_detail::fma<rounding_detail::ROUNDING>(a, b, c);           \
  }                                                                            \
  __device__ inline double dadd_##SUFFIX(double a, double b) {                 \
    return rounding_detail::add<rounding_detail::ROUNDING>(a, b);              \
  }                                                                            \
  __device__ inline double dsub_##SUFFIX(double a, double b) {                 \
    return rounding_detail::add<rounding_detail::ROUNDING>(a, -b);             \
  }                                                                            \
  __device__ inline double dmul_##SUFFIX(double a, double b) {                 \
    return rounding_detail::mul<rounding_detail::ROUNDING>(a, b);              \
  }                                                                            \
  __device__ inline double ddiv_##SUFFIX(double a, double b) {                 \
    return rounding_detail::div<rounding_detail::ROUNDING>(a, b);              \
  }                                                                            \
  __device__ inline double drcp_##SUFFIX(double x) {                           \
    return rounding_detail::div<rounding_detail::ROUNDING>(1.0, x);            \
  }                                                                            \
  __device__ inline double dsqrt_##SUFFIX(double x) {                          \
    return rounding_detail::sqrt<rounding_detail::ROUNDING>(x);                \
  }                                                                            \
  __device__ inline double fma_##SUFFIX(double a, double b, double c) {        \
    return rounding_detail::fma<rounding_detail::ROUNDING>(a, b, c);           \
  }
HIPIFY_ROUNDED(rd, Down)
HIPIFY_ROUNDED(ru, Up)
HIPIFY_ROUNDED(rz, TowardsZero)
#undef HIPIFY_ROUNDED

/// fmaf without flushing of denormals, which AMD's is anyway.
__device__ inline float fmaf_ieee_rn(float a, float b, float c) {
  return __builtin_fmaf(a, b, c);
}

/// 1 / sqrt(x), to nearest.
__device__ inline float frsqrt_rn(float x) {
#pragma clang fp contract(off)
  const double root = 1.0 / __builtin_sqrt(static_cast<double>(x));
  float result = static_cast<float>(root);
  if (!(x > 0) || !rounding_detail::finite(x))
    return x < 0    ? __builtin_nanf("")
           : x == 0 ? __builtin_copysignf(result, x)
                    : result;
  // Half way to a neighbour m, the sign of m * m * x - 1 says on which side the
  // exact result lies; m * m has no more digits than a double.
  const float above = rounding_detail::step(result, true);
  const float below = rounding_detail::step(result, false);
  const double up = (static_cast<double>(result) + above) / 2;
  const double down = (static_cast<double>(result) + below) / 2;
  if (__builtin_fma(up * up, static_cast<double>(x), -1.0) < 0)
    result = above;
  else if (__builtin_fma(down * down, static_cast<double>(x), -1.0) > 0)
    result = below;
  return result;
}

} // namespace hipify

#endif
