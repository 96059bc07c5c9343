// C library functions that nvcc supplies, and those that kernels may call.
#ifndef HIPIFY_CRT_COMMON_FUNCTIONS_H
#define HIPIFY_CRT_COMMON_FUNCTIONS_H
#include "crt/host_defines.h"

// Only the C headers themselves, and <math.h> not at all: it costs a third of
// a second in C++17. crt/math_functions.h has what it declares.
#if __has_include(<stdlib.h>)
#if defined(__cplusplus) && !defined(_GLIBCXX_INCLUDE_NEXT_C_HEADERS)
#define _GLIBCXX_INCLUDE_NEXT_C_HEADERS
#define HIPIFY_UNDEF_NEXT_C_HEADERS
#endif
#include <stdlib.h>
#ifdef HIPIFY_UNDEF_NEXT_C_HEADERS
#undef _GLIBCXX_INCLUDE_NEXT_C_HEADERS
#undef HIPIFY_UNDEF_NEXT_C_HEADERS
#endif
#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#endif

#ifdef __cplusplus
#ifdef __CUDA__
extern "C" {
HIPIFY_D int printf(const char *, ...);
HIPIFY_D int vprintf(const char *, __builtin_va_list);
HIPIFY_D void *malloc(__SIZE_TYPE__);
HIPIFY_D void free(void *);
HIPIFY_D void *memcpy(void *, const void *, __SIZE_TYPE__);
HIPIFY_D void *memmove(void *, const void *, __SIZE_TYPE__);
HIPIFY_D void *memset(void *, int, __SIZE_TYPE__);
HIPIFY_D int memcmp(const void *, const void *, __SIZE_TYPE__);
HIPIFY_D __SIZE_TYPE__ strlen(const char *);
HIPIFY_D long clock(void);
HIPIFY_D void __assert_fail(const char *, const char *, unsigned int,
                            const char *);
HIPIFY_D void *__nv_aligned_device_malloc(__SIZE_TYPE__, __SIZE_TYPE__);
}
#endif

#if __has_include(<new>)
#include <initializer_list>
#include <new>
// Half of the time of a short parse, and of no use where nothing says std.
#ifndef HIPIFY_NO_STANDARD_NAMES
#include <cstdlib>
#include <limits>
#include <type_traits>
#include <utility>
#endif
#endif
#ifdef __GLIBCXX__
// The special functions of C++17 make up two thirds of <cmath>. Their
// declarations alone do.
#if __cplusplus >= 201703L && _GLIBCXX_USE_STD_SPEC_FUNCS
#undef _GLIBCXX_USE_STD_SPEC_FUNCS
#define _GLIBCXX_USE_STD_SPEC_FUNCS 0
namespace std {
float comp_ellint_1f(float);
long double comp_ellint_1l(long double);
template <class T0> T0 comp_ellint_1(T0);
float comp_ellint_2f(float);
long double comp_ellint_2l(long double);
template <class T0> T0 comp_ellint_2(T0);
float expintf(float);
long double expintl(long double);
template <class T0> T0 expint(T0);
float riemann_zetaf(float);
long double riemann_zetal(long double);
template <class T0> T0 riemann_zeta(T0);
float betaf(float, float);
long double betal(long double, long double);
template <class T0, class T1> decltype(T0() + T1()) beta(T0, T1);
float comp_ellint_3f(float, float);
long double comp_ellint_3l(long double, long double);
template <class T0, class T1> decltype(T0() + T1()) comp_ellint_3(T0, T1);
float cyl_bessel_if(float, float);
long double cyl_bessel_il(long double, long double);
template <class T0, class T1> decltype(T0() + T1()) cyl_bessel_i(T0, T1);
float cyl_bessel_jf(float, float);
long double cyl_bessel_jl(long double, long double);
template <class T0, class T1> decltype(T0() + T1()) cyl_bessel_j(T0, T1);
float cyl_bessel_kf(float, float);
long double cyl_bessel_kl(long double, long double);
template <class T0, class T1> decltype(T0() + T1()) cyl_bessel_k(T0, T1);
float cyl_neumannf(float, float);
long double cyl_neumannl(long double, long double);
template <class T0, class T1> decltype(T0() + T1()) cyl_neumann(T0, T1);
float ellint_1f(float, float);
long double ellint_1l(long double, long double);
template <class T0, class T1> decltype(T0() + T1()) ellint_1(T0, T1);
float ellint_2f(float, float);
long double ellint_2l(long double, long double);
template <class T0, class T1> decltype(T0() + T1()) ellint_2(T0, T1);
float ellint_3f(float, float, float);
long double ellint_3l(long double, long double, long double);
template <class T0, class T1, class T2> decltype(T0() + T1() + T2()) ellint_3(T0, T1, T2);
float hermitef(unsigned int, float);
long double hermitel(unsigned int, long double);
template <class T0> T0 hermite(unsigned int, T0);
float laguerref(unsigned int, float);
long double laguerrel(unsigned int, long double);
template <class T0> T0 laguerre(unsigned int, T0);
float legendref(unsigned int, float);
long double legendrel(unsigned int, long double);
template <class T0> T0 legendre(unsigned int, T0);
float sph_besself(unsigned int, float);
long double sph_bessell(unsigned int, long double);
template <class T0> T0 sph_bessel(unsigned int, T0);
float sph_neumannf(unsigned int, float);
long double sph_neumannl(unsigned int, long double);
template <class T0> T0 sph_neumann(unsigned int, T0);
float assoc_laguerref(unsigned int, unsigned int, float);
long double assoc_laguerrel(unsigned int, unsigned int, long double);
template <class T0> T0 assoc_laguerre(unsigned int, unsigned int, T0);
float assoc_legendref(unsigned int, unsigned int, float);
long double assoc_legendrel(unsigned int, unsigned int, long double);
template <class T0> T0 assoc_legendre(unsigned int, unsigned int, T0);
float sph_legendref(unsigned int, unsigned int, float);
long double sph_legendrel(unsigned int, unsigned int, long double);
template <class T0> T0 sph_legendre(unsigned int, unsigned int, T0);
} // namespace std
#endif
// What nvcc's own use of <cmath> brings along; the library's definitions merge
// with these declarations when a source includes it.
#if __cplusplus >= 201402L
#define HIPIFY_CONSTEXPR constexpr
#else
#define HIPIFY_CONSTEXPR
#endif
namespace std {
template <class T> HIPIFY_CONSTEXPR const T &min(const T &, const T &);
template <class T> HIPIFY_CONSTEXPR const T &max(const T &, const T &);
#if __cplusplus >= 201103L
#define HIPIFY_CLASSIFY(Type)                                                  \
  constexpr int fpclassify(Type);                                              \
  constexpr bool isfinite(Type);                                               \
  constexpr bool isinf(Type);                                                  \
  constexpr bool isnan(Type);                                                  \
  constexpr bool isnormal(Type);                                               \
  constexpr bool signbit(Type);                                                \
  constexpr bool isgreater(Type, Type);                                        \
  constexpr bool isgreaterequal(Type, Type);                                   \
  constexpr bool isless(Type, Type);                                           \
  constexpr bool islessequal(Type, Type);                                      \
  constexpr bool islessgreater(Type, Type);                                    \
  constexpr bool isunordered(Type, Type);
HIPIFY_CLASSIFY(float)
HIPIFY_CLASSIFY(double)
HIPIFY_CLASSIFY(long double)
#undef HIPIFY_CLASSIFY
#endif
} // namespace std
#if __cplusplus >= 201103L
using std::fpclassify;
using std::isfinite;
using std::isgreater;
using std::isgreaterequal;
using std::isinf;
using std::isless;
using std::islessequal;
using std::islessgreater;
using std::isnan;
using std::isnormal;
using std::isunordered;
using std::signbit;
#endif
#undef HIPIFY_CONSTEXPR
#endif
#endif
#endif
