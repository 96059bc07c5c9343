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
#include <new>
#endif
#ifdef __GLIBCXX__
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
