// libcu++: complex numbers.
#ifndef HIPIFY_CUDA_HIPIFY_COMPLEX_H
#define HIPIFY_CUDA_HIPIFY_COMPLEX_H
#include "hipify_std.h"
#include <complex>
#include <type_traits>

namespace cuda {
namespace std {
template <class T> struct complex {
  typedef T value_type;
  HIPIFY_HD complex(const T &) HIPIFY_BODY
  HIPIFY_HD complex(const T &, const T &) HIPIFY_BODY
  complex() = default;
  HIPIFY_HD complex(const complex &) = default;
  template <class U> HIPIFY_HD complex(const complex<U> &) HIPIFY_BODY
  complex(const ::std::complex<T> &) HIPIFY_BODY
  template <class U> complex(const ::std::complex<U> &);
  HIPIFY_HD complex &operator=(const T &) HIPIFY_BODY
  HIPIFY_HD complex &operator=(const complex &) = default;
  template <class U> HIPIFY_HD complex &operator=(const complex<U> &) HIPIFY_BODY
  complex &operator=(const ::std::complex<T> &) HIPIFY_BODY
  template <class U> complex &operator=(const ::std::complex<U> &);
  template <class U> HIPIFY_HD complex &operator+=(const complex<U> &) HIPIFY_BODY
  template <class U> HIPIFY_HD complex &operator-=(const complex<U> &) HIPIFY_BODY
  template <class U> HIPIFY_HD complex &operator*=(const complex<U> &) HIPIFY_BODY
  template <class U> HIPIFY_HD complex &operator/=(const complex<U> &) HIPIFY_BODY
  template <class U> HIPIFY_HD complex &operator+=(const U &) HIPIFY_BODY
  template <class U> HIPIFY_HD complex &operator-=(const U &) HIPIFY_BODY
  template <class U> HIPIFY_HD complex &operator*=(const U &) HIPIFY_BODY
  template <class U> HIPIFY_HD complex &operator/=(const U &) HIPIFY_BODY
  HIPIFY_HD T real() const volatile HIPIFY_BODY
  HIPIFY_HD T imag() const volatile HIPIFY_BODY
  HIPIFY_HD T real() const HIPIFY_BODY
  HIPIFY_HD T imag() const HIPIFY_BODY
  HIPIFY_HD void real(T) volatile HIPIFY_BODY
  HIPIFY_HD void imag(T) volatile HIPIFY_BODY
  HIPIFY_HD void real(T) HIPIFY_BODY
  HIPIFY_HD void imag(T) HIPIFY_BODY
  operator ::std::complex<T>() const HIPIFY_BODY

private:
  T Real, Imag;
};
template <class T> HIPIFY_HD T abs(const complex<T> &) HIPIFY_BODY
template <class T> HIPIFY_HD T arg(const complex<T> &) HIPIFY_BODY
template <class T> HIPIFY_HD T norm(const complex<T> &) HIPIFY_BODY
template <class T, class U>
HIPIFY_HD complex<::std::common_type_t<T, U>> polar(const T &, const U & = U()) HIPIFY_BODY
template <class T> HIPIFY_HD complex<T> polar(const T &) HIPIFY_BODY
template <class T> HIPIFY_HD complex<T> sqrt(const complex<T> &) HIPIFY_BODY
template <class T> HIPIFY_HD complex<T> exp(const complex<T> &) HIPIFY_BODY
template <class T> HIPIFY_HD complex<T> log(const complex<T> &) HIPIFY_BODY
template <class T> HIPIFY_HD complex<T> log10(const complex<T> &) HIPIFY_BODY
template <class T> HIPIFY_HD complex<T> sin(const complex<T> &) HIPIFY_BODY
template <class T> HIPIFY_HD complex<T> cos(const complex<T> &) HIPIFY_BODY
template <class T> HIPIFY_HD complex<T> tan(const complex<T> &) HIPIFY_BODY
template <class T> HIPIFY_HD complex<T> asin(const complex<T> &) HIPIFY_BODY
template <class T> HIPIFY_HD complex<T> acos(const complex<T> &) HIPIFY_BODY
template <class T> HIPIFY_HD complex<T> atan(const complex<T> &) HIPIFY_BODY
template <class T> HIPIFY_HD complex<T> sinh(const complex<T> &) HIPIFY_BODY
template <class T> HIPIFY_HD complex<T> cosh(const complex<T> &) HIPIFY_BODY
template <class T> HIPIFY_HD complex<T> tanh(const complex<T> &) HIPIFY_BODY
template <class T> HIPIFY_HD complex<T> asinh(const complex<T> &) HIPIFY_BODY
template <class T> HIPIFY_HD complex<T> acosh(const complex<T> &) HIPIFY_BODY
template <class T> HIPIFY_HD complex<T> atanh(const complex<T> &) HIPIFY_BODY
template <class T> HIPIFY_HD complex<T> proj(const complex<T> &) HIPIFY_BODY
template <class T> HIPIFY_HD complex<T> conj(const complex<T> &) HIPIFY_BODY
template <class T, class U>
HIPIFY_HD complex<::std::common_type_t<T, U>> pow(const complex<T> &, const complex<U> &) HIPIFY_BODY
template <class T, class U>
HIPIFY_HD complex<::std::common_type_t<T, U>> operator+(const complex<T> &, const complex<U> &) HIPIFY_BODY
template <class T, class U>
HIPIFY_HD complex<::std::common_type_t<T, U>> operator-(const complex<T> &, const complex<U> &) HIPIFY_BODY
template <class T, class U>
HIPIFY_HD complex<::std::common_type_t<T, U>> operator*(const complex<T> &, const complex<U> &) HIPIFY_BODY
template <class T, class U>
HIPIFY_HD complex<::std::common_type_t<T, U>> operator/(const complex<T> &, const complex<U> &) HIPIFY_BODY
template <class T, class U> HIPIFY_HD bool operator==(const complex<T> &, const complex<U> &) HIPIFY_BODY
template <class T, class U> HIPIFY_HD bool operator!=(const complex<T> &, const complex<U> &) HIPIFY_BODY
template <class T, class U>
HIPIFY_HD complex<::std::common_type_t<T, U>> pow(const complex<T> &, const U &) HIPIFY_BODY
template <class T, class U>
HIPIFY_HD complex<::std::common_type_t<T, U>> operator+(const complex<T> &, const U &) HIPIFY_BODY
template <class T, class U>
HIPIFY_HD complex<::std::common_type_t<T, U>> operator-(const complex<T> &, const U &) HIPIFY_BODY
template <class T, class U>
HIPIFY_HD complex<::std::common_type_t<T, U>> operator*(const complex<T> &, const U &) HIPIFY_BODY
template <class T, class U>
HIPIFY_HD complex<::std::common_type_t<T, U>> operator/(const complex<T> &, const U &) HIPIFY_BODY
template <class T, class U> HIPIFY_HD bool operator==(const complex<T> &, const U &) HIPIFY_BODY
template <class T, class U> HIPIFY_HD bool operator!=(const complex<T> &, const U &) HIPIFY_BODY
template <class T, class U>
HIPIFY_HD complex<::std::common_type_t<T, U>> pow(const T &, const complex<U> &) HIPIFY_BODY
template <class T, class U>
HIPIFY_HD complex<::std::common_type_t<T, U>> operator+(const T &, const complex<U> &) HIPIFY_BODY
template <class T, class U>
HIPIFY_HD complex<::std::common_type_t<T, U>> operator-(const T &, const complex<U> &) HIPIFY_BODY
template <class T, class U>
HIPIFY_HD complex<::std::common_type_t<T, U>> operator*(const T &, const complex<U> &) HIPIFY_BODY
template <class T, class U>
HIPIFY_HD complex<::std::common_type_t<T, U>> operator/(const T &, const complex<U> &) HIPIFY_BODY
template <class T, class U> HIPIFY_HD bool operator==(const T &, const complex<U> &) HIPIFY_BODY
template <class T, class U> HIPIFY_HD bool operator!=(const T &, const complex<U> &) HIPIFY_BODY
template <class T> HIPIFY_HD complex<T> operator+(const complex<T> &) HIPIFY_BODY
template <class T> HIPIFY_HD complex<T> operator-(const complex<T> &) HIPIFY_BODY
template <class T, class C, class R>
::std::basic_ostream<C, R> &operator<<(::std::basic_ostream<C, R> &, const complex<T> &) HIPIFY_BODY
template <class T, class C, class R>
::std::basic_istream<C, R> &operator>>(::std::basic_istream<C, R> &, complex<T> &);
} // namespace std
} // namespace cuda
#endif
