//===- hipify-compat/ptx_types.h - PTX: the types and bits of a register --===//
//
// Part of hipify-cpp, and of ptx.h, which says what holds for all parts.
//
// What the other parts of ptx.h share.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_COMPAT_PTX_TYPES_H
#define HIPIFY_COMPAT_PTX_TYPES_H

#include <hip/hip_runtime.h>

namespace hipify {
namespace ptx {

namespace detail {

template <class T> struct Twin;
template <> struct Twin<signed char> {
  using Unsigned = unsigned char;
};
template <> struct Twin<unsigned char> {
  using Unsigned = unsigned char;
};
template <> struct Twin<short> {
  using Unsigned = unsigned short;
};
template <> struct Twin<unsigned short> {
  using Unsigned = unsigned short;
};
template <> struct Twin<int> {
  using Unsigned = unsigned;
};
template <> struct Twin<unsigned> {
  using Unsigned = unsigned;
};
template <> struct Twin<long long> {
  using Unsigned = unsigned long long;
};
template <> struct Twin<unsigned long long> {
  using Unsigned = unsigned long long;
};
template <class T> using Unsigned = typename Twin<T>::Unsigned;

/// `T` where no template argument is to be deduced: arguments convert to it.
template <class T> struct Identity {
  using Type = T;
};
template <class T> using As = typename Identity<T>::Type;

template <class T> constexpr bool isSigned = T(-1) < T(0);
template <class T> constexpr unsigned width = sizeof(T) * 8;
template <class T>
constexpr T least = isSigned<T> ? T(Unsigned<T>(1) << (width<T> - 1)) : T(0);
template <class T> constexpr T greatest = T(~Unsigned<T>(least<T>));

template <class To, class From> __device__ inline To bitsAs(const From &from) {
  static_assert(sizeof(To) == sizeof(From), "as many bits");
  To to;
  __builtin_memcpy(&to, &from, sizeof to);
  return to;
}

} // namespace detail

} // namespace ptx
} // namespace hipify

#endif // HIPIFY_COMPAT_PTX_TYPES_H
