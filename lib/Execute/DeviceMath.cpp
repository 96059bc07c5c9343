//===- DeviceMath.cpp - ROCm's math functions by the C library's ----------===//
//
// __ocml_NAME_f32 and _f64, for machines without ocml.bc. Results differ from a
// GPU's in the last place where the C library is more exact.
//
//===----------------------------------------------------------------------===//
#include "Symbols.h"
#include <cfenv>
#include <cmath>
#include <cstdint>
#include <numbers>

namespace hipify::execute {

namespace {

template <typename T> constexpr T Pi = std::numbers::pi_v<T>;

/// sin(pi x) and cos(pi x), exact at multiples of one half.
template <typename T> T sinPi(T X) {
  T R = std::remainder(X, T(2));
  if (R == 0 || std::fabs(R) == 1)
    return std::copysign(T(0), X);
  return std::fabs(R) > T(0.5)
             ? std::copysign(std::sin(Pi<T> * (1 - std::fabs(R))), R)
             : std::sin(Pi<T> * R);
}
template <typename T> T cosPi(T X) {
  T R = std::fabs(std::remainder(X, T(2)));
  if (R == T(0.5))
    return 0;
  return std::cos(Pi<T> * R);
}
template <typename T> T tanPi(T X) { return sinPi(X) / cosPi(X); }
template <typename T> T sinCos(T X, T *Cos) {
  *Cos = std::cos(X);
  return std::sin(X);
}
template <typename T> T sinCosPi(T X, T *Cos) {
  *Cos = cosPi(X);
  return sinPi(X);
}
template <typename T> T exp10Of(T X) { return std::pow(T(10), X); }
template <typename T> T rsqrtOf(T X) { return 1 / std::sqrt(X); }
template <typename T> T rcbrtOf(T X) { return 1 / std::cbrt(X); }
template <typename T> T rhypotOf(T X, T Y) { return 1 / std::hypot(X, Y); }
template <typename T> T length3(T X, T Y, T Z) { return std::hypot(X, Y, Z); }
template <typename T> T length4(T X, T Y, T Z, T W) {
  return std::hypot(std::hypot(X, Y), std::hypot(Z, W));
}
template <typename T> T rlength3(T X, T Y, T Z) { return 1 / length3(X, Y, Z); }
template <typename T> T rlength4(T X, T Y, T Z, T W) {
  return 1 / length4(X, Y, Z, W);
}
template <typename T> T powerOf(T X, int32_t N) {
  return static_cast<T>(std::pow(double(X), N));
}
template <typename T> T erfcScaled(T X) {
  if (X < T(10))
    return static_cast<T>(std::exp(double(X) * X) * std::erfc(double(X)));
  // Asymptotic series; the factors of erfc overflow and underflow here.
  double Y = 1 / (2.0 * X * X);
  return static_cast<T>((1 - Y + 3 * Y * Y - 15 * Y * Y * Y) /
                        (X * std::sqrt(Pi<double>)));
}
/// Newton's iteration on erf from a closed-form start.
template <typename T> T erfInverse(T X) {
  if (!(std::fabs(X) < 1))
    return std::fabs(X) == 1 ? std::copysign(T(INFINITY), X) : T(NAN);
  double L = std::log((1 - double(X)) * (1 + double(X)));
  double A = 2 / (Pi<double> * 0.147) + L / 2;
  double Y = std::copysign(std::sqrt(std::sqrt(A * A - L / 0.147) - A), X);
  for (int I = 0; I < 4; ++I) {
    double Error = X >= 0 ? (1 - double(X)) - std::erfc(Y)
                          : std::erfc(-Y) - (1 + double(X));
    Y += Error / (-2 / std::sqrt(Pi<double>) * std::exp(-Y * Y));
  }
  return static_cast<T>(Y);
}
template <typename T> T erfcInverse(T X) {
  if (X > T(0.5))
    return erfInverse(1 - X);
  if (!(X > 0))
    return X == 0 ? T(INFINITY) : T(NAN);
  double Y = std::sqrt(-std::log(double(X)));
  for (int I = 0; I < 30; ++I) {
    double Slope = -2 / std::sqrt(Pi<double>) * std::exp(-Y * Y);
    double Step = (std::erfc(Y) - X) / Slope;
    Y -= Step / (1 + Y * Step);
  }
  return static_cast<T>(Y);
}
template <typename T> T normalCdf(T X) {
  return static_cast<T>(std::erfc(-double(X) / std::numbers::sqrt2) / 2);
}
template <typename T> T normalCdfInverse(T X) {
  return static_cast<T>(-std::numbers::sqrt2 * erfcInverse(2 * double(X)));
}
template <typename T> T besselJ0(T X) { return static_cast<T>(::j0(X)); }
template <typename T> T besselJ1(T X) { return static_cast<T>(::j1(X)); }
template <typename T> T besselY0(T X) { return static_cast<T>(::y0(X)); }
template <typename T> T besselY1(T X) { return static_cast<T>(::y1(X)); }
template <typename T> T besselI0(T X) {
  return static_cast<T>(std::cyl_bessel_i(0.0, std::fabs(double(X))));
}
template <typename T> T besselI1(T X) {
  return static_cast<T>(
      std::copysign(std::cyl_bessel_i(1.0, std::fabs(double(X))), X));
}
template <typename T> int32_t isNan(T X) { return std::isnan(X); }
template <typename T> int32_t isInfinite(T X) { return std::isinf(X); }
template <typename T> int32_t isFinite(T X) { return std::isfinite(X); }
template <typename T> int32_t signBit(T X) { return std::signbit(X); }
template <typename T> T scaleBy(T X, T Y) { return X * std::exp2(Y); }
template <typename T> T fractionOf(T X, T *Whole) {
  return std::modf(X, Whole);
}

// clang-format off: lists.
#define UNARY(Name, Call)                                                      \
  template <typename T> T Name(T X) { return std::Call(X); }
UNARY(acosOf, acos) UNARY(acoshOf, acosh) UNARY(asinOf, asin)
UNARY(asinhOf, asinh) UNARY(atanOf, atan) UNARY(atanhOf, atanh)
UNARY(cbrtOf, cbrt) UNARY(ceilOf, ceil) UNARY(cosOf, cos) UNARY(coshOf, cosh)
UNARY(erfOf, erf) UNARY(erfcOf, erfc) UNARY(expOf, exp) UNARY(exp2Of, exp2)
UNARY(expm1Of, expm1) UNARY(fabsOf, fabs) UNARY(floorOf, floor)
UNARY(lgammaOf, lgamma) UNARY(logOf, log) UNARY(log10Of, log10)
UNARY(log1pOf, log1p) UNARY(log2Of, log2) UNARY(logbOf, logb)
UNARY(nearbyintOf, nearbyint) UNARY(rintOf, rint) UNARY(roundOf, round)
UNARY(sinOf, sin) UNARY(sinhOf, sinh) UNARY(sqrtOf, sqrt) UNARY(tanOf, tan)
UNARY(tanhOf, tanh) UNARY(tgammaOf, tgamma) UNARY(truncOf, trunc)
#undef UNARY
#define BINARY(Name, Call)                                                     \
  template <typename T> T Name(T X, T Y) { return std::Call(X, Y); }
BINARY(atan2Of, atan2) BINARY(copysignOf, copysign) BINARY(fdimOf, fdim)
BINARY(fmaxOf, fmax) BINARY(fminOf, fmin) BINARY(fmodOf, fmod)
BINARY(hypotOf, hypot) BINARY(nextafterOf, nextafter) BINARY(powOf, pow)
BINARY(remainderOf, remainder);
#undef BINARY
// clang-format on
template <typename T> T fmaOf(T X, T Y, T Z) { return std::fma(X, Y, Z); }
template <typename T> T frexpOf(T X, int32_t *E) { return std::frexp(X, E); }
template <typename T> T ldexpOf(T X, int32_t E) { return std::ldexp(X, E); }
template <typename T> int32_t ilogbOf(T X) { return std::ilogb(X); }
template <typename T> T remquoOf(T X, T Y, int32_t *Q) {
  return std::remquo(X, Y, Q);
}

/// An operation in another rounding direction; volatile keeps it inside.
template <int Mode, typename T, typename Fn> T rounded(Fn F) {
  const int Old = std::fegetround();
  std::fesetround(Mode);
  volatile T Result = F();
  std::fesetround(Old);
  return Result;
}
template <int M, typename T> T addIn(T X, T Y) {
  volatile T A = X, B = Y;
  return rounded<M, T>([&] { return A + B; });
}
template <int M, typename T> T subIn(T X, T Y) {
  volatile T A = X, B = Y;
  return rounded<M, T>([&] { return A - B; });
}
template <int M, typename T> T mulIn(T X, T Y) {
  volatile T A = X, B = Y;
  return rounded<M, T>([&] { return A * B; });
}
template <int M, typename T> T divIn(T X, T Y) {
  volatile T A = X, B = Y;
  return rounded<M, T>([&] { return A / B; });
}
template <int M, typename T> T sqrtIn(T X) {
  volatile T A = X;
  return rounded<M, T>([&] { return std::sqrt(A); });
}
template <int M, typename T> T fmaIn(T X, T Y, T Z) {
  volatile T A = X, B = Y, C = Z;
  return rounded<M, T>([&] { return std::fma(T(A), T(B), T(C)); });
}
template <int M, typename To, typename From> To convertIn(From X) {
  volatile From A = X;
  return rounded<M, To>([&] { return static_cast<To>(A); });
}

} // namespace

#define BOTH(Name, Function)                                                   \
  {"__ocml_" #Name "_f32", addressOf(Function<float>)}, {                      \
    "__ocml_" #Name "_f64", addressOf(Function<double>)                        \
  }
#define NATIVE(Name, Function)                                                 \
  {"__ocml_native_" #Name "_f32", addressOf(Function<float>)}
#define ROUNDED(Suffix, Mode)                                                  \
  {"__ocml_add_" Suffix "_f32", addressOf(addIn<Mode, float>)},                \
      {"__ocml_add_" Suffix "_f64", addressOf(addIn<Mode, double>)},           \
      {"__ocml_sub_" Suffix "_f32", addressOf(subIn<Mode, float>)},            \
      {"__ocml_sub_" Suffix "_f64", addressOf(subIn<Mode, double>)},           \
      {"__ocml_mul_" Suffix "_f32", addressOf(mulIn<Mode, float>)},            \
      {"__ocml_mul_" Suffix "_f64", addressOf(mulIn<Mode, double>)},           \
      {"__ocml_div_" Suffix "_f32", addressOf(divIn<Mode, float>)},            \
      {"__ocml_div_" Suffix "_f64", addressOf(divIn<Mode, double>)},           \
      {"__ocml_sqrt_" Suffix "_f32", addressOf(sqrtIn<Mode, float>)},          \
      {"__ocml_sqrt_" Suffix "_f64", addressOf(sqrtIn<Mode, double>)},         \
      {"__ocml_fma_" Suffix "_f32", addressOf(fmaIn<Mode, float>)}, {          \
    "__ocml_fma_" Suffix "_f64", addressOf(fmaIn<Mode, double>)                \
  }
#define CONVERTED(Suffix, Mode)                                                \
  {"__ocml_cvt" Suffix "_f32_f64", addressOf(convertIn<Mode, float, double>)}, \
      {"__ocml_cvt" Suffix "_f32_s32",                                         \
       addressOf(convertIn<Mode, float, int32_t>)},                            \
      {"__ocml_cvt" Suffix "_f32_u32",                                         \
       addressOf(convertIn<Mode, float, uint32_t>)},                           \
      {"__ocml_cvt" Suffix "_f32_s64",                                         \
       addressOf(convertIn<Mode, float, int64_t>)},                            \
      {"__ocml_cvt" Suffix "_f32_u64",                                         \
       addressOf(convertIn<Mode, float, uint64_t>)},                           \
      {"__ocml_cvt" Suffix "_f64_s64",                                         \
       addressOf(convertIn<Mode, double, int64_t>)},                           \
  {                                                                            \
    "__ocml_cvt" Suffix "_f64_u64",                                            \
        addressOf(convertIn<Mode, double, uint64_t>)                           \
  }

SymbolList mathSymbols() {
  return {BOTH(acos, acosOf),
          BOTH(acosh, acoshOf),
          BOTH(asin, asinOf),
          BOTH(asinh, asinhOf),
          BOTH(atan, atanOf),
          BOTH(atan2, atan2Of),
          BOTH(atanh, atanhOf),
          BOTH(cbrt, cbrtOf),
          BOTH(ceil, ceilOf),
          BOTH(copysign, copysignOf),
          BOTH(cos, cosOf),
          BOTH(cosh, coshOf),
          BOTH(cospi, cosPi),
          BOTH(erf, erfOf),
          BOTH(erfc, erfcOf),
          BOTH(erfcinv, erfcInverse),
          BOTH(erfcx, erfcScaled),
          BOTH(erfinv, erfInverse),
          BOTH(exp, expOf),
          BOTH(exp10, exp10Of),
          BOTH(exp2, exp2Of),
          BOTH(expm1, expm1Of),
          BOTH(fabs, fabsOf),
          BOTH(fdim, fdimOf),
          BOTH(floor, floorOf),
          BOTH(fma, fmaOf),
          BOTH(fmax, fmaxOf),
          BOTH(fmin, fminOf),
          BOTH(fmod, fmodOf),
          BOTH(frexp, frexpOf),
          BOTH(hypot, hypotOf),
          BOTH(i0, besselI0),
          BOTH(i1, besselI1),
          BOTH(ilogb, ilogbOf),
          BOTH(isfinite, isFinite),
          BOTH(isinf, isInfinite),
          BOTH(isnan, isNan),
          BOTH(j0, besselJ0),
          BOTH(j1, besselJ1),
          BOTH(ldexp, ldexpOf),
          BOTH(len3, length3),
          BOTH(len4, length4),
          BOTH(lgamma, lgammaOf),
          BOTH(log, logOf),
          BOTH(log10, log10Of),
          BOTH(log1p, log1pOf),
          BOTH(log2, log2Of),
          BOTH(logb, logbOf),
          BOTH(modf, fractionOf),
          BOTH(ncdf, normalCdf),
          BOTH(ncdfinv, normalCdfInverse),
          BOTH(nearbyint, nearbyintOf),
          BOTH(nextafter, nextafterOf),
          BOTH(pow, powOf),
          BOTH(powr, powOf),
          BOTH(pown, powerOf),
          BOTH(rcbrt, rcbrtOf),
          BOTH(remainder, remainderOf),
          BOTH(remquo, remquoOf),
          BOTH(rhypot, rhypotOf),
          BOTH(rint, rintOf),
          BOTH(rlen3, rlength3),
          BOTH(rlen4, rlength4),
          BOTH(round, roundOf),
          BOTH(rsqrt, rsqrtOf),
          BOTH(scalb, scaleBy),
          BOTH(scalbn, ldexpOf),
          BOTH(signbit, signBit),
          BOTH(sin, sinOf),
          BOTH(sincos, sinCos),
          BOTH(sincospi, sinCosPi),
          BOTH(sinh, sinhOf),
          BOTH(sinpi, sinPi),
          BOTH(sqrt, sqrtOf),
          BOTH(tan, tanOf),
          BOTH(tanh, tanhOf),
          BOTH(tanpi, tanPi),
          BOTH(tgamma, tgammaOf),
          BOTH(trunc, truncOf),
          BOTH(y0, besselY0),
          BOTH(y1, besselY1),
          NATIVE(cos, cosOf),
          NATIVE(exp, expOf),
          NATIVE(exp10, exp10Of),
          NATIVE(exp2, exp2Of),
          NATIVE(log, logOf),
          NATIVE(log10, log10Of),
          NATIVE(log2, log2Of),
          NATIVE(sin, sinOf),
          NATIVE(sqrt, sqrtOf),
          NATIVE(rsqrt, rsqrtOf),
          ROUNDED("rte", FE_TONEAREST),
          ROUNDED("rtn", FE_DOWNWARD),
          ROUNDED("rtp", FE_UPWARD),
          ROUNDED("rtz", FE_TOWARDZERO),
          CONVERTED("rtn", FE_DOWNWARD),
          CONVERTED("rtp", FE_UPWARD),
          CONVERTED("rtz", FE_TOWARDZERO)};
}

} // namespace hipify::execute
