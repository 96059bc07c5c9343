//===- hipify-compat/ptx_bits.h - PTX: bits of a word ---------------------===//
//
// Part of hipify-cpp, and of ptx.h, which says what holds for all parts.
//
// lop3, shifts, fields, masks, find, permute.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_COMPAT_PTX_BITS_H
#define HIPIFY_COMPAT_PTX_BITS_H

#include "ptx_types.h"

namespace hipify {
namespace ptx {

/// lop3.b32: the bit of `Table` that the operands' bits number, for each bit.
template <unsigned Table>
__device__ inline unsigned lop3(unsigned a, unsigned b, unsigned c) {
  unsigned result = 0;
  for (unsigned term = 0; term < 8; ++term)
    if (Table >> term & 1u)
      result |=
          (term & 4u ? a : ~a) & (term & 2u ? b : ~b) & (term & 1u ? c : ~c);
  return result;
}

/// shl: counts beyond the width give 0.
template <class T>
__device__ inline T shl(detail::As<T> value, unsigned count) {
  using U = detail::Unsigned<T>;
  return count >= detail::width<T> ? T(0) : T(U(U(value) << count));
}

/// shr: counts beyond the width give 0, or the sign in all bits.
template <class T>
__device__ inline T shr(detail::As<T> value, unsigned count) {
  if (count >= detail::width<T>)
    return detail::isSigned<T> && value < T(0) ? T(-1) : T(0);
  return T(value >> count);
}

/// bfe: `length` bits of `value` from bit `position` on, extended by the sign of
/// the field (of the word, where the field goes beyond it).
template <class T>
__device__ inline T bfe(detail::As<T> value, unsigned position,
                        unsigned length) {
  using U = detail::Unsigned<T>;
  position &= 0xffu;
  length &= 0xffu;
  if (length == 0)
    return T(0);
  constexpr unsigned Width = detail::width<T>;
  T rest = shr<T>(value, position);
  if (length >= Width || position + length >= Width)
    return rest;
  U field = U(rest) & U((U(1) << length) - 1);
  bool sign = detail::isSigned<T> && (field >> (length - 1) & 1u);
  return T(sign ? U(field | U(~U(0) << length)) : field);
}

/// bfi: `into` with `length` bits of `value` put at bit `position`.
template <class T>
__device__ inline T bfi(detail::As<T> value, detail::As<T> into,
                        unsigned position, unsigned length) {
  using U = detail::Unsigned<T>;
  position &= 0xffu;
  length &= 0xffu;
  U field = length >= detail::width<T> ? ~U(0) : U((U(1) << length) - 1);
  U mask = shl<U>(field, position);
  return T((U(into) & U(~mask)) | (shl<U>(U(value), position) & mask));
}

/// bmsk.clamp: `count` ones from bit `position` on.
__device__ inline unsigned bmsk_clamp(unsigned position, unsigned count) {
  return shl<unsigned>(count >= 32 ? ~0u : (1u << count) - 1u, position);
}
/// bmsk.wrap: both operands modulo 32.
__device__ inline unsigned bmsk_wrap(unsigned position, unsigned count) {
  return bmsk_clamp(position & 31u, count & 31u);
}

/// szext.clamp: the low `count` bits, extended by their sign where `T` has one.
template <class T>
__device__ inline T szext_clamp(detail::As<T> value, unsigned count) {
  return count >= 32 ? value : bfe<T>(value, 0, count);
}
template <class T>
__device__ inline T szext_wrap(detail::As<T> value, unsigned count) {
  return bfe<T>(value, 0, count & 31u);
}

/// bfind: number of the highest bit that is set (for negative numbers: not
/// set); 0xffffffff if there is none.
template <class T> __device__ inline unsigned bfind(detail::As<T> value) {
  using U = detail::Unsigned<T>;
  U bits = detail::isSigned<T> && value < T(0) ? U(~U(value)) : U(value);
  if (bits == 0)
    return ~0u;
  return 63u - __builtin_clzll(static_cast<unsigned long long>(bits));
}
/// bfind.shiftamt: how far that bit is from the top.
template <class T>
__device__ inline unsigned bfind_shiftamt(detail::As<T> value) {
  unsigned found = bfind<T>(value);
  return found == ~0u ? ~0u : detail::width<T> - 1 - found;
}

/// fns: position of the bit that is `offset` set bits away from `base`;
/// 0xffffffff if there are not that many.
__device__ inline unsigned fns(unsigned mask, unsigned base, int offset) {
  if (offset == 0)
    return base < 32 && (mask >> base & 1u) ? base : ~0u;
  int step = offset > 0 ? 1 : -1, left = offset > 0 ? offset : -offset;
  for (int bit = static_cast<int>(base); bit >= 0 && bit < 32; bit += step)
    if ((mask >> bit & 1u) && --left == 0)
      return static_cast<unsigned>(bit);
  return ~0u;
}

/// prmt: four of the eight bytes of `b:a`, chosen by a digit each; a digit of 8
/// and more repeats the byte's sign.
__device__ inline unsigned prmt(unsigned a, unsigned b, unsigned selector) {
  unsigned long long both = static_cast<unsigned long long>(b) << 32 | a;
  unsigned result = 0;
  for (unsigned i = 0; i < 4; ++i) {
    unsigned digit = selector >> (4 * i) & 15u;
    unsigned byte = static_cast<unsigned>(both >> ((digit & 7u) * 8)) & 255u;
    if (digit & 8u)
      byte = byte & 128u ? 255u : 0u;
    result |= byte << (8 * i);
  }
  return result;
}
// The modes take the low two bits of the selector.
__device__ inline unsigned prmt_f4e(unsigned a, unsigned b, unsigned n) {
  const unsigned digits[4] = {0x3210u, 0x4321u, 0x5432u, 0x6543u};
  return prmt(a, b, digits[n & 3u]);
}
__device__ inline unsigned prmt_b4e(unsigned a, unsigned b, unsigned n) {
  const unsigned digits[4] = {0x5670u, 0x6701u, 0x7012u, 0x0123u};
  return prmt(a, b, digits[n & 3u]);
}
__device__ inline unsigned prmt_rc8(unsigned a, unsigned b, unsigned n) {
  return prmt(a, b, (n & 3u) * 0x1111u);
}
__device__ inline unsigned prmt_ecl(unsigned a, unsigned b, unsigned n) {
  const unsigned digits[4] = {0x3210u, 0x3211u, 0x3222u, 0x3333u};
  return prmt(a, b, digits[n & 3u]);
}
__device__ inline unsigned prmt_ecr(unsigned a, unsigned b, unsigned n) {
  const unsigned digits[4] = {0x0000u, 0x1110u, 0x2210u, 0x3210u};
  return prmt(a, b, digits[n & 3u]);
}
__device__ inline unsigned prmt_rc16(unsigned a, unsigned b, unsigned n) {
  return prmt(a, b, n & 1u ? 0x3232u : 0x1010u);
}

} // namespace ptx
} // namespace hipify

#endif // HIPIFY_COMPAT_PTX_BITS_H
