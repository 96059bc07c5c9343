//===- hipify-compat/ptx_integer.h - PTX: integer arithmetic --------------===//
//
// Part of hipify-cpp, and of ptx.h, which says what holds for all parts.
//
// Carries, saturation, products of 24 bits, dot products, packing.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_COMPAT_PTX_INTEGER_H
#define HIPIFY_COMPAT_PTX_INTEGER_H

#include "ptx_bits.h"

namespace hipify {
namespace ptx {

template <class T> __device__ inline T min(detail::As<T> a, detail::As<T> b) {
  return b < a ? b : a;
}
template <class T> __device__ inline T max(detail::As<T> a, detail::As<T> b) {
  return a < b ? b : a;
}
/// abs: the least number is its own.
template <class T> __device__ inline T abs(detail::As<T> a) {
  using U = detail::Unsigned<T>;
  return a < T(0) ? T(U(U(0) - U(a))) : a;
}

/// Sums and differences that also give, or take, the carry (0 or 1).
template <class T>
__device__ inline T add_cc(detail::As<T> a, detail::As<T> b, unsigned &carry) {
  T sum = T(a + b);
  carry = sum < a;
  return sum;
}
template <class T>
__device__ inline T addc(detail::As<T> a, detail::As<T> b, unsigned carry) {
  return T(a + b + carry);
}
template <class T>
__device__ inline T addc_cc(detail::As<T> a, detail::As<T> b, unsigned &carry) {
  T sum = T(a + b), all = T(sum + carry);
  carry = (sum < a) | (all < sum);
  return all;
}
template <class T>
__device__ inline T sub_cc(detail::As<T> a, detail::As<T> b, unsigned &carry) {
  carry = a < b;
  return T(a - b);
}
template <class T>
__device__ inline T subc(detail::As<T> a, detail::As<T> b, unsigned carry) {
  return T(a - b - carry);
}
template <class T>
__device__ inline T subc_cc(detail::As<T> a, detail::As<T> b, unsigned &carry) {
  T difference = T(a - b);
  unsigned borrow = (a < b) | (difference < T(carry));
  difference = T(difference - carry);
  carry = borrow;
  return difference;
}

/// saturate_to: the nearest number that `T` has.
template <class T> __device__ inline T saturate_to(long long value) {
  if (sizeof(T) == 8 && !detail::isSigned<T>)
    return value < 0 ? T(0) : T(value);
  long long low = static_cast<long long>(detail::least<T>);
  long long high = static_cast<long long>(detail::greatest<T>);
  return T(value < low ? low : value > high ? high : value);
}
template <class T> __device__ inline T saturate_to(unsigned long long value) {
  unsigned long long high =
      static_cast<unsigned long long>(detail::greatest<T>);
  return T(value > high ? high : value);
}
template <class T> __device__ inline T saturate_to(int value) {
  return saturate_to<T>(static_cast<long long>(value));
}
template <class T> __device__ inline T saturate_to(unsigned value) {
  return saturate_to<T>(static_cast<unsigned long long>(value));
}
template <class T> __device__ inline T saturate_to(short value) {
  return saturate_to<T>(static_cast<long long>(value));
}
template <class T> __device__ inline T saturate_to(unsigned short value) {
  return saturate_to<T>(static_cast<unsigned long long>(value));
}
template <class T> __device__ inline T saturate_to(signed char value) {
  return saturate_to<T>(static_cast<long long>(value));
}
template <class T> __device__ inline T saturate_to(unsigned char value) {
  return saturate_to<T>(static_cast<unsigned long long>(value));
}

__device__ inline int add_sat(int a, int b) {
  return saturate_to<int>(static_cast<long long>(a) + b);
}
__device__ inline int sub_sat(int a, int b) {
  return saturate_to<int>(static_cast<long long>(a) - b);
}

/// mul.hi of 16 bits.
template <class T>
__device__ inline T mul_hi(detail::As<T> a, detail::As<T> b) {
  return T((static_cast<long long>(a) * b) >> detail::width<T>);
}

/// mul24: bits 0 to 31, or 16 to 47, of the product of the low 24 bits.
template <class T>
__device__ inline long long mul24(detail::As<T> a, detail::As<T> b) {
  return static_cast<long long>(bfe<T>(a, 0, 24)) * bfe<T>(b, 0, 24);
}
template <class T>
__device__ inline T mul24_lo(detail::As<T> a, detail::As<T> b) {
  return T(mul24<T>(a, b));
}
template <class T>
__device__ inline T mul24_hi(detail::As<T> a, detail::As<T> b) {
  return T(mul24<T>(a, b) >> 16);
}

/// sad: the distance of `a` and `b`, added to `c`.
template <class T>
__device__ inline detail::Unsigned<T> sad(detail::As<T> a, detail::As<T> b,
                                          detail::Unsigned<T> c) {
  using U = detail::Unsigned<T>;
  return U(c + (a < b ? U(U(b) - U(a)) : U(U(a) - U(b))));
}

/// dp4a: products of the four bytes, added to `c`.
template <class A, class B, class C>
__device__ inline C dp4a(A a, detail::As<B> b, C c) {
#if defined(__gfx906__) || defined(__gfx908__) || defined(__gfx90a__) ||       \
    defined(__gfx940__) || defined(__gfx941__) || defined(__gfx942__) ||       \
    defined(__gfx950__) || defined(__gfx1030__) || defined(__gfx1031__) ||     \
    defined(__gfx1032__) || defined(__gfx1034__) || defined(__gfx1035__) ||    \
    defined(__gfx1036__)
  if (detail::isSigned<A> && detail::isSigned<B>)
    return static_cast<C>(__builtin_amdgcn_sdot4(
        static_cast<int>(a), static_cast<int>(b), static_cast<int>(c), false));
  if (!detail::isSigned<A> && !detail::isSigned<B>)
    return static_cast<C>(__builtin_amdgcn_udot4(
        static_cast<unsigned>(a), static_cast<unsigned>(b),
        static_cast<unsigned>(c), false));
#elif defined(__GFX11__) || defined(__GFX12__)
  return static_cast<C>(__builtin_amdgcn_sudot4(
      detail::isSigned<A>, static_cast<int>(a), detail::isSigned<B>,
      static_cast<int>(b), static_cast<int>(c), false));
#endif
  unsigned sum = static_cast<unsigned>(c);
  for (unsigned i = 0; i < 4; ++i)
    sum += static_cast<unsigned>(bfe<A>(a, 8 * i, 8)) *
           static_cast<unsigned>(bfe<B>(b, 8 * i, 8));
  return static_cast<C>(sum);
}
/// dp2a: products of two halves and two bytes (the lower, the upper ones).
template <class A, class B, class C>
__device__ inline C dp2a_lo(A a, detail::As<B> b, C c, unsigned first = 0) {
  unsigned sum = static_cast<unsigned>(c);
  for (unsigned i = 0; i < 2; ++i)
    sum += static_cast<unsigned>(bfe<A>(a, 16 * i, 16)) *
           static_cast<unsigned>(bfe<B>(b, first + 8 * i, 8));
  return static_cast<C>(sum);
}
template <class A, class B, class C>
__device__ inline C dp2a_hi(A a, detail::As<B> b, C c) {
  return dp2a_lo<A, B>(a, b, c, 16);
}

// CUDA's functions of these names, without type arguments.
__device__ inline int dp4a(int a, int b, int c) {
  return dp4a<int, int>(a, b, c);
}
__device__ inline unsigned dp4a(unsigned a, unsigned b, unsigned c) {
  return dp4a<unsigned, unsigned>(a, b, c);
}
__device__ inline int dp2a_lo(int a, int b, int c) {
  return dp2a_lo<int, int>(a, b, c);
}
__device__ inline unsigned dp2a_lo(unsigned a, unsigned b, unsigned c) {
  return dp2a_lo<unsigned, unsigned>(a, b, c);
}
__device__ inline int dp2a_hi(int a, int b, int c) {
  return dp2a_hi<int, int>(a, b, c);
}
__device__ inline unsigned dp2a_hi(unsigned a, unsigned b, unsigned c) {
  return dp2a_hi<unsigned, unsigned>(a, b, c);
}

/// Two 16-bit sums at once.
__device__ inline unsigned add_16x2(unsigned a, unsigned b) {
  return ((a + b) & 0xffffu) | ((a & 0xffff0000u) + (b & 0xffff0000u));
}
__device__ inline unsigned sub_16x2(unsigned a, unsigned b) {
  return ((a - b) & 0xffffu) | ((a & 0xffff0000u) - (b & 0xffff0000u));
}

/// cvt.pack.sat: `a` above `b`, each saturated; `c` above both.
template <class T> __device__ inline unsigned packSaturated(int a, int b) {
  constexpr unsigned Width = detail::width<T>;
  using U = detail::Unsigned<T>;
  return static_cast<unsigned>(U(saturate_to<T>(a))) << Width |
         U(saturate_to<T>(b));
}
__device__ inline unsigned pack_sat_s8(int a, int b, unsigned c = 0) {
  return c << 16 | packSaturated<signed char>(a, b);
}
__device__ inline unsigned pack_sat_u8(int a, int b, unsigned c = 0) {
  return c << 16 | packSaturated<unsigned char>(a, b);
}
__device__ inline unsigned pack_sat_s16(int a, int b) {
  return packSaturated<short>(a, b);
}
__device__ inline unsigned pack_sat_u16(int a, int b) {
  return packSaturated<unsigned short>(a, b);
}

#if defined(__clang__) && defined(__HIP__)

__device__ inline int dp4a(char4 a, char4 b, int c) {
  return dp4a(detail::bitsAs<int>(a), detail::bitsAs<int>(b), c);
}
__device__ inline unsigned dp4a(uchar4 a, uchar4 b, unsigned c) {
  return dp4a(detail::bitsAs<unsigned>(a), detail::bitsAs<unsigned>(b), c);
}
__device__ inline int dp2a_lo(short2 a, char4 b, int c) {
  return dp2a_lo(detail::bitsAs<int>(a), detail::bitsAs<int>(b), c);
}
__device__ inline unsigned dp2a_lo(ushort2 a, uchar4 b, unsigned c) {
  return dp2a_lo(detail::bitsAs<unsigned>(a), detail::bitsAs<unsigned>(b), c);
}
__device__ inline int dp2a_hi(short2 a, char4 b, int c) {
  return dp2a_hi(detail::bitsAs<int>(a), detail::bitsAs<int>(b), c);
}
__device__ inline unsigned dp2a_hi(ushort2 a, uchar4 b, unsigned c) {
  return dp2a_hi(detail::bitsAs<unsigned>(a), detail::bitsAs<unsigned>(b), c);
}

#endif // __clang__ && __HIP__

} // namespace ptx
} // namespace hipify

#endif // HIPIFY_COMPAT_PTX_INTEGER_H
