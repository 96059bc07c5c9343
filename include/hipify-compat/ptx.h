//===- hipify-compat/ptx.h - what PTX instructions mean, in HIP C++ -------===//
//
// Part of hipify-cpp. Needs HIP, warp.h and rounding.h beside it; copy them along
// with the translated program.
//
// WHAT. Inline PTX does not assemble for AMD GPUs. Where one instruction is one
// C++ expression, the translation is that expression; the functions below are
// for the others. They follow the PTX ISA for every operand, also where C++ or
// HIP's own functions do not: counts of shifts beyond the width, fields beyond
// the word, conversions that do not fit, NaN, the carry flag.
//
//     PTX                              here
//     shl.b32 d, a, n                  hipify::ptx::shl<unsigned>(a, n)
//     bfe.s32 d, a, pos, len           hipify::ptx::bfe<int>(a, pos, len)
//     add.cc.u32 d, a, b               hipify::ptx::add_cc<unsigned>(a, b, carry)
//     cvt.rni.s32.f32 d, a             hipify::ptx::to_int_rni<int>(a)
//     st.shared.u32 [n], a             *hipify::ptx::shared<unsigned>(n) = a
//
// Type arguments are the instruction's types. Halves (f16, bf16) are their bits
// in an unsigned short, pairs of halves theirs in an unsigned, as in registers.
// Pairs of 8-bit numbers (e4m3x2, e5m2x2) are those of the OCP formats on every
// GPU, as PTX has them.
//
// HIP 5.2 and later, C++14 and later. On the host everything is declared, and
// what is no plain arithmetic may not be called.
//
// LIMITS
//  * AMD GPUs keep subnormal numbers where PTX's .ftz makes them zero.
//  * A NaN keeps the payload that AMD's instructions give it.
//  * Addresses of shared memory are offsets into the block's LDS: numbers as
//    `cvta.to.shared` and __cvta_generic_to_shared() give, not the same ones.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_COMPAT_PTX_H
#define HIPIFY_COMPAT_PTX_H

#include "rounding.h"
#include "warp.h"

/// Ticks of the GPU's wall clock in a millisecond
/// (hipDeviceAttributeWallClockRate): 100 MHz on CDNA and RDNA.
#ifndef HIPIFY_WALL_CLOCK_KHZ
#define HIPIFY_WALL_CLOCK_KHZ 100000
#endif

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

// Bits -----------------------------------------------------------------------

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

// Integers -------------------------------------------------------------------

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

// Video instructions ---------------------------------------------------------

template <class D> __device__ inline D vadd(long long a, long long b) {
  return static_cast<D>(a + b);
}
template <class D> __device__ inline D vadd_sat(long long a, long long b) {
  return saturate_to<D>(a + b);
}
template <class D> __device__ inline D vsub(long long a, long long b) {
  return static_cast<D>(a - b);
}
template <class D> __device__ inline D vsub_sat(long long a, long long b) {
  return saturate_to<D>(a - b);
}
template <class D> __device__ inline D vabsdiff(long long a, long long b) {
  return static_cast<D>(a < b ? b - a : a - b);
}
template <class D> __device__ inline D vabsdiff_sat(long long a, long long b) {
  return saturate_to<D>(a < b ? b - a : a - b);
}
template <class D> __device__ inline D vmin(long long a, long long b) {
  return static_cast<D>(a < b ? a : b);
}
template <class D> __device__ inline D vmin_sat(long long a, long long b) {
  return saturate_to<D>(a < b ? a : b);
}
template <class D> __device__ inline D vmax(long long a, long long b) {
  return static_cast<D>(a < b ? b : a);
}
template <class D> __device__ inline D vmax_sat(long long a, long long b) {
  return saturate_to<D>(a < b ? b : a);
}
__device__ inline unsigned vmul(long long a, long long b) {
  return static_cast<unsigned>(static_cast<unsigned long long>(a) *
                               static_cast<unsigned long long>(b));
}
__device__ inline unsigned vset_eq(long long a, long long b) { return a == b; }
__device__ inline unsigned vset_ne(long long a, long long b) { return a != b; }
__device__ inline unsigned vset_lt(long long a, long long b) { return a < b; }
__device__ inline unsigned vset_le(long long a, long long b) { return a <= b; }
__device__ inline unsigned vset_gt(long long a, long long b) { return a > b; }
__device__ inline unsigned vset_ge(long long a, long long b) { return a >= b; }

/// `into` with the low `length` bits of `value` at bit `position`.
__device__ inline unsigned merge(unsigned into, unsigned value,
                                 unsigned position, unsigned length) {
  return bfi<unsigned>(value, into, position, length);
}

struct Add {
  __device__ static int of(int a, int b) { return a + b; }
};
struct Sub {
  __device__ static int of(int a, int b) { return a - b; }
};
struct Average { ///< halves away from zero
  __device__ static int of(int a, int b) { return (a + b + (a + b >= 0)) >> 1; }
};
struct Distance {
  __device__ static int of(int a, int b) { return a < b ? b - a : a - b; }
};
struct Min {
  __device__ static int of(int a, int b) { return a < b ? a : b; }
};
struct Max {
  __device__ static int of(int a, int b) { return a < b ? b : a; }
};
struct Set_eq {
  __device__ static int of(int a, int b) { return a == b; }
};
struct Set_ne {
  __device__ static int of(int a, int b) { return a != b; }
};
struct Set_lt {
  __device__ static int of(int a, int b) { return a < b; }
};
struct Set_le {
  __device__ static int of(int a, int b) { return a <= b; }
};
struct Set_gt {
  __device__ static int of(int a, int b) { return a > b; }
};
struct Set_ge {
  __device__ static int of(int a, int b) { return a >= b; }
};

/// One of `Count` lanes of `a` and `b`, saturated where that is asked.
template <class Op, unsigned Count, class D, class A, class B, bool Sat>
__device__ inline int lane(unsigned a, unsigned b, unsigned i) {
  constexpr unsigned Width = 32 / Count;
  int value = Op::of(static_cast<int>(bfe<A>(a, Width * i, Width)),
                     static_cast<int>(bfe<B>(b, Width * i, Width)));
  if (!Sat)
    return value;
  int low = detail::isSigned<D> ? -(1 << (Width - 1)) : 0;
  int high = low + (1 << Width) - 1;
  return value < low ? low : value > high ? high : value;
}

/// vadd2, vadd4 and the like.
template <class Op, unsigned Count, class D, class A, class B, bool Sat = false>
__device__ inline unsigned lanes(unsigned a, unsigned b) {
  constexpr unsigned Width = 32 / Count;
  unsigned result = 0;
  for (unsigned i = 0; i < Count; ++i)
    result |= (static_cast<unsigned>(lane<Op, Count, D, A, B, Sat>(a, b, i)) &
               ((1u << Width) - 1u))
              << (Width * i);
  return result;
}
/// With `.add`: the lanes' sum, added to `c`; of those that `named` has a bit for.
template <class Op, unsigned Count, class D, class A, class B, bool Sat = false>
__device__ inline unsigned lanes_add(unsigned a, unsigned b, unsigned c,
                                     unsigned named = 15) {
  for (unsigned i = 0; i < Count; ++i)
    if (named >> i & 1u)
      c += static_cast<unsigned>(lane<Op, Count, D, A, B, Sat>(a, b, i));
  return c;
}
/// `into` with the bits of `mask` from `value`.
__device__ inline unsigned replaced(unsigned into, unsigned value,
                                    unsigned mask) {
  return (into & ~mask) | (value & mask);
}

__device__ inline unsigned min_u16x2(unsigned a, unsigned b) {
  return lanes<Min, 2, unsigned, unsigned, unsigned>(a, b);
}
__device__ inline unsigned max_u16x2(unsigned a, unsigned b) {
  return lanes<Max, 2, unsigned, unsigned, unsigned>(a, b);
}
__device__ inline unsigned min_s16x2(unsigned a, unsigned b) {
  return lanes<Min, 2, int, int, int>(a, b);
}
__device__ inline unsigned max_s16x2(unsigned a, unsigned b) {
  return lanes<Max, 2, int, int, int>(a, b);
}
__device__ inline unsigned min_s16x2_relu(unsigned a, unsigned b) {
  return max_s16x2(min_s16x2(a, b), 0);
}
__device__ inline unsigned max_s16x2_relu(unsigned a, unsigned b) {
  return max_s16x2(max_s16x2(a, b), 0);
}

// Floating point -------------------------------------------------------------

// Keeps the compiler from fusing what PTX rounds twice.
#if defined(__clang__)
#define HIPIFY_PTX_UNFUSED _Pragma("clang fp contract(off)")
#else
#define HIPIFY_PTX_UNFUSED
#endif

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

// Conversions ----------------------------------------------------------------

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

// Halves ---------------------------------------------------------------------
// One rounding: a float has twice the digits of a half and two more, so that
// rounding its sums and products once more gives what one rounding would.

struct Half {
  __device__ static float load(unsigned short bits) {
    return half_to_float(bits);
  }
  __device__ static unsigned short store(float x) { return float_to_half(x); }
};
struct Bfloat {
  __device__ static float load(unsigned short bits) {
    return bfloat_to_float(bits);
  }
  __device__ static unsigned short store(float x) { return float_to_bfloat(x); }
};

struct HalfAdd {
  __device__ static float of(float a, float b) { return add_rn(a, b); }
};
struct HalfSub {
  __device__ static float of(float a, float b) { return sub_rn(a, b); }
};
struct HalfMul {
  __device__ static float of(float a, float b) { return mul_rn(a, b); }
};
struct HalfMin {
  __device__ static float of(float a, float b) { return lesser(a, b); }
};
struct HalfMax {
  __device__ static float of(float a, float b) { return greater(a, b); }
};
struct HalfMinNaN {
  __device__ static float of(float a, float b) { return min_nan_f32(a, b); }
};
struct HalfMaxNaN {
  __device__ static float of(float a, float b) { return max_nan_f32(a, b); }
};
struct HalfMinXor {
  __device__ static float of(float a, float b) { return min_xorsign_f32(a, b); }
};
struct HalfMaxXor {
  __device__ static float of(float a, float b) { return max_xorsign_f32(a, b); }
};
struct HalfMinNaNXor {
  __device__ static float of(float a, float b) {
    return min_nan_xorsign_f32(a, b);
  }
};
struct HalfMaxNaNXor {
  __device__ static float of(float a, float b) {
    return max_nan_xorsign_f32(a, b);
  }
};
struct HalfRelu {
  __device__ static float of(float a) { return relu(a); }
};
struct HalfSaturate {
  __device__ static float of(float a) { return saturate(a); }
};
#if defined(__HIP_DEVICE_COMPILE__) && __HIP_DEVICE_COMPILE__
struct HalfEx2 {
  __device__ static float of(float a) { return ::exp2f(a); }
};
struct HalfTanh {
  __device__ static float of(float a) { return ::tanhf(a); }
};
#else
struct HalfEx2 {
  __device__ static float of(float a) { return __builtin_exp2f(a); }
};
struct HalfTanh {
  __device__ static float of(float a) { return __builtin_tanhf(a); }
};
#endif

template <class Kind, class Op>
__device__ inline unsigned short one(unsigned short a) {
  return Kind::store(Op::of(Kind::load(a)));
}
template <class Kind, class Op>
__device__ inline unsigned short one(unsigned short a, unsigned short b) {
  return Kind::store(Op::of(Kind::load(a), Kind::load(b)));
}
/// Both halves of a pair.
template <class Kind, class Op> __device__ inline unsigned both(unsigned a) {
  return pairOf(one<Kind, Op>(static_cast<unsigned short>(a >> 16)),
                one<Kind, Op>(static_cast<unsigned short>(a)));
}
template <class Kind, class Op>
__device__ inline unsigned both(unsigned a, unsigned b) {
  return pairOf(one<Kind, Op>(static_cast<unsigned short>(a >> 16),
                              static_cast<unsigned short>(b >> 16)),
                one<Kind, Op>(static_cast<unsigned short>(a),
                              static_cast<unsigned short>(b)));
}

// `add_f16`, `add_f16x2`, `add_bf16`, `add_bf16x2` and so on.
#define HIPIFY_PTX_KIND1(NAME, OP, KIND, SUFFIX)                               \
  __device__ inline unsigned short NAME##_##SUFFIX(unsigned short a) {         \
    return one<KIND, OP>(a);                                                   \
  }                                                                            \
  __device__ inline unsigned NAME##_##SUFFIX##x2(unsigned a) {                 \
    return both<KIND, OP>(a);                                                  \
  }
#define HIPIFY_PTX_KIND2(NAME, OP, KIND, SUFFIX)                               \
  __device__ inline unsigned short NAME##_##SUFFIX(unsigned short a,           \
                                                   unsigned short b) {         \
    return one<KIND, OP>(a, b);                                                \
  }                                                                            \
  __device__ inline unsigned NAME##_##SUFFIX##x2(unsigned a, unsigned b) {     \
    return both<KIND, OP>(a, b);                                               \
  }
#define HIPIFY_PTX_HALVES1(NAME, OP)                                           \
  HIPIFY_PTX_KIND1(NAME, OP, Half, f16)                                        \
  HIPIFY_PTX_KIND1(NAME, OP, Bfloat, bf16)
#define HIPIFY_PTX_HALVES2(NAME, OP)                                           \
  HIPIFY_PTX_KIND2(NAME, OP, Half, f16)                                        \
  HIPIFY_PTX_KIND2(NAME, OP, Bfloat, bf16)
HIPIFY_PTX_HALVES1(relu, HalfRelu)
HIPIFY_PTX_HALVES1(saturate, HalfSaturate)
HIPIFY_PTX_HALVES1(ex2, HalfEx2)
HIPIFY_PTX_HALVES1(tanh, HalfTanh)
HIPIFY_PTX_HALVES2(add, HalfAdd)
HIPIFY_PTX_HALVES2(sub, HalfSub)
HIPIFY_PTX_HALVES2(mul, HalfMul)
HIPIFY_PTX_HALVES2(min, HalfMin)
HIPIFY_PTX_HALVES2(max, HalfMax)
HIPIFY_PTX_HALVES2(min_nan, HalfMinNaN)
HIPIFY_PTX_HALVES2(max_nan, HalfMaxNaN)
HIPIFY_PTX_HALVES2(min_xorsign, HalfMinXor)
HIPIFY_PTX_HALVES2(max_xorsign, HalfMaxXor)
HIPIFY_PTX_HALVES2(min_nan_xorsign, HalfMinNaNXor)
HIPIFY_PTX_HALVES2(max_nan_xorsign, HalfMaxNaNXor)
#undef HIPIFY_PTX_HALVES1
#undef HIPIFY_PTX_HALVES2
#undef HIPIFY_PTX_KIND1
#undef HIPIFY_PTX_KIND2

template <class Kind>
__device__ inline unsigned short fusedHalf(unsigned short a, unsigned short b,
                                           unsigned short c) {
  double sum = sumToOdd(productOf(Kind::load(a), Kind::load(b)), Kind::load(c));
  return Kind::store(narrowToOdd(sum));
}
template <class Kind>
__device__ inline unsigned fusedPair(unsigned a, unsigned b, unsigned c) {
  return pairOf(fusedHalf<Kind>(static_cast<unsigned short>(a >> 16),
                                static_cast<unsigned short>(b >> 16),
                                static_cast<unsigned short>(c >> 16)),
                fusedHalf<Kind>(static_cast<unsigned short>(a),
                                static_cast<unsigned short>(b),
                                static_cast<unsigned short>(c)));
}
__device__ inline unsigned short fma_f16(unsigned short a, unsigned short b,
                                         unsigned short c) {
#if defined(__HIP_DEVICE_COMPILE__) && __HIP_DEVICE_COMPILE__
  return detail::bitsAs<unsigned short>(
      __builtin_fmaf16(detail::bitsAs<_Float16>(a), detail::bitsAs<_Float16>(b),
                       detail::bitsAs<_Float16>(c)));
#else
  return fusedHalf<Half>(a, b, c);
#endif
}
__device__ inline unsigned fma_f16x2(unsigned a, unsigned b, unsigned c) {
  return pairOf(fma_f16(static_cast<unsigned short>(a >> 16),
                        static_cast<unsigned short>(b >> 16),
                        static_cast<unsigned short>(c >> 16)),
                fma_f16(static_cast<unsigned short>(a),
                        static_cast<unsigned short>(b),
                        static_cast<unsigned short>(c)));
}
__device__ inline unsigned short fma_bf16(unsigned short a, unsigned short b,
                                          unsigned short c) {
  return fusedHalf<Bfloat>(a, b, c);
}
__device__ inline unsigned fma_bf16x2(unsigned a, unsigned b, unsigned c) {
  return fusedPair<Bfloat>(a, b, c);
}

/// Two floats in a 64-bit register.
__device__ inline unsigned long long pairOf(float low, float high) {
  return static_cast<unsigned long long>(detail::bitsAs<unsigned>(high)) << 32 |
         detail::bitsAs<unsigned>(low);
}
__device__ inline float lowOf(unsigned long long pair) {
  return detail::bitsAs<float>(static_cast<unsigned>(pair));
}
__device__ inline float highOf(unsigned long long pair) {
  return detail::bitsAs<float>(static_cast<unsigned>(pair >> 32));
}
__device__ inline unsigned long long add_f32x2(unsigned long long a,
                                               unsigned long long b) {
  return pairOf(add_rn(lowOf(a), lowOf(b)), add_rn(highOf(a), highOf(b)));
}
__device__ inline unsigned long long sub_f32x2(unsigned long long a,
                                               unsigned long long b) {
  return pairOf(sub_rn(lowOf(a), lowOf(b)), sub_rn(highOf(a), highOf(b)));
}
__device__ inline unsigned long long mul_f32x2(unsigned long long a,
                                               unsigned long long b) {
  return pairOf(mul_rn(lowOf(a), lowOf(b)), mul_rn(highOf(a), highOf(b)));
}
__device__ inline unsigned long long
fma_f32x2(unsigned long long a, unsigned long long b, unsigned long long c) {
  return pairOf(__builtin_fmaf(lowOf(a), lowOf(b), lowOf(c)),
                __builtin_fmaf(highOf(a), highOf(b), highOf(c)));
}
#undef HIPIFY_PTX_UNFUSED

// Lanes ----------------------------------------------------------------------
// shfl with any `c` operand: the clamp in its low bits, the segment above.

namespace detail {

struct Source {
  unsigned lane;
  bool valid;
};
__device__ inline Source settled(unsigned lane, bool valid) {
  return {valid ? lane & 31u : lane_id(), valid};
}
__device__ inline unsigned clampOf(unsigned c) {
  unsigned segment = c >> 8 & 31u;
  return (lane_id() & segment) | (c & 31u & ~segment);
}
__device__ inline Source sourceUp(unsigned b, unsigned c) {
  int lane = static_cast<int>(lane_id()) - static_cast<int>(b & 31u);
  return settled(static_cast<unsigned>(lane),
                 lane >= static_cast<int>(clampOf(c)));
}
__device__ inline Source sourceDown(unsigned b, unsigned c) {
  unsigned lane = lane_id() + (b & 31u);
  return settled(lane, lane <= clampOf(c));
}
__device__ inline Source sourceXor(unsigned b, unsigned c) {
  unsigned lane = lane_id() ^ (b & 31u);
  return settled(lane, lane <= clampOf(c));
}
__device__ inline Source sourceIndex(unsigned b, unsigned c) {
  unsigned segment = c >> 8 & 31u;
  unsigned lane = (lane_id() & segment) | (b & 31u & ~segment);
  return settled(lane, lane <= clampOf(c));
}

} // namespace detail

template <class T> __device__ inline T shfl_up(T a, unsigned b, unsigned c) {
  return warp_detail::read(a, detail::sourceUp(b, c).lane);
}
template <class T> __device__ inline T shfl_down(T a, unsigned b, unsigned c) {
  return warp_detail::read(a, detail::sourceDown(b, c).lane);
}
template <class T> __device__ inline T shfl_xor(T a, unsigned b, unsigned c) {
  return warp_detail::read(a, detail::sourceXor(b, c).lane);
}
template <class T> __device__ inline T shfl(T a, unsigned b, unsigned c) {
  return warp_detail::read(a, detail::sourceIndex(b, c).lane);
}
/// The predicate beside the result: whether the source lies in range.
__device__ inline bool shfl_up_valid(unsigned b, unsigned c) {
  return detail::sourceUp(b, c).valid;
}
__device__ inline bool shfl_down_valid(unsigned b, unsigned c) {
  return detail::sourceDown(b, c).valid;
}
__device__ inline bool shfl_xor_valid(unsigned b, unsigned c) {
  return detail::sourceXor(b, c).valid;
}
__device__ inline bool shfl_valid(unsigned b, unsigned c) {
  return detail::sourceIndex(b, c).valid;
}

/// vote.uni: all active lanes of `mask` have one predicate.
__device__ inline bool vote_uni(unsigned mask, bool predicate) {
  unsigned set = ballot_sync(mask, predicate);
  return set == 0 || set == (activemask() & mask);
}
/// match.all: the lanes, or 0.
template <class T>
__device__ inline unsigned match_all(unsigned mask, T value) {
  int same = 0;
  return match_all_sync(mask, value, &same);
}
/// elect.sync: the lowest active lane of `mask`.
__device__ inline unsigned elect(unsigned mask) {
  unsigned members = activemask() & mask;
  return members ? static_cast<unsigned>(__builtin_ctz(members)) : lane_id();
}
/// %warpid and %nwarpid: by the linear number of the thread.
__device__ inline unsigned warpid() {
  return ((threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x) /
         32u;
}
__device__ inline unsigned nwarpid() {
  return (blockDim.x * blockDim.y * blockDim.z + 31u) / 32u;
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

// Time -----------------------------------------------------------------------

/// %globaltimer in nanoseconds, from an arbitrary start.
__device__ inline unsigned long long globaltimer() {
#if defined(__HIP_DEVICE_COMPILE__) && __HIP_DEVICE_COMPILE__
  return static_cast<unsigned long long>(wall_clock64()) * 1000000ull /
         HIPIFY_WALL_CLOCK_KHZ;
#else
  return 0;
#endif
}
/// nanosleep: PTX allows anything up to twice the time. 64 clocks are about 40 ns.
__device__ inline void nanosleep(unsigned nanoseconds) {
#if defined(__HIP_DEVICE_COMPILE__) && __HIP_DEVICE_COMPILE__
  unsigned limit = nanoseconds < 1000000u ? nanoseconds : 1000000u;
  for (unsigned slept = 0; slept < limit; slept += 40)
    __builtin_amdgcn_s_sleep(1);
#else
  static_cast<void>(nanoseconds);
#endif
}

// Shared memory --------------------------------------------------------------

/// The object at an address of shared memory.
template <class T> __device__ inline T *shared(unsigned address) {
#if defined(__HIP_DEVICE_COMPILE__) && __HIP_DEVICE_COMPILE__
  using Local = __attribute__((address_space(3))) char;
  return (T *)(char *)(Local *)address;
#else
  return (T *)(__SIZE_TYPE__)address;
#endif
}
/// cvta.to.shared, __cvta_generic_to_shared(): the address of an object there.
__device__ inline unsigned long long generic_to_shared(const void *pointer) {
#if defined(__HIP_DEVICE_COMPILE__) && __HIP_DEVICE_COMPILE__
  using Local = __attribute__((address_space(3))) const char;
  return (unsigned)(__UINTPTR_TYPE__)(Local *)pointer;
#else
  return (__UINTPTR_TYPE__)pointer;
#endif
}
/// cvta.shared: back again.
__device__ inline unsigned long long
shared_to_generic(unsigned long long address) {
  return (unsigned long long)shared<char>((unsigned)address);
}
__device__ inline void *shared_to_generic_pointer(__SIZE_TYPE__ address) {
  return shared<char>((unsigned)address);
}
#if defined(__HIP_DEVICE_COMPILE__) && __HIP_DEVICE_COMPILE__
__device__ inline bool is_shared(const void *pointer) {
  return __builtin_amdgcn_is_shared(pointer);
}
__device__ inline bool is_local(const void *pointer) {
  return __builtin_amdgcn_is_private(pointer);
}
#else
__device__ inline bool is_shared(const void *) { return false; }
__device__ inline bool is_local(const void *) { return false; }
#endif
__device__ inline bool is_global(const void *pointer) {
  return !is_shared(pointer) && !is_local(pointer);
}

namespace detail {
template <unsigned Bytes> struct Chunk;
template <> struct Chunk<4> {
  using Type = unsigned;
};
template <> struct Chunk<8> {
  using Type = uint2;
};
template <> struct Chunk<16> {
  using Type = uint4;
};
} // namespace detail

/// cp.async: `Bytes` (4, 8, 16) from global to shared memory, at once.
template <unsigned Bytes>
__device__ inline void copy_to_shared(char *to, const char *from) {
  using Chunk = typename detail::Chunk<Bytes>::Type;
  *reinterpret_cast<Chunk *>(to) = *reinterpret_cast<const Chunk *>(from);
}
/// Only the first `size` bytes are read; zeros fill the rest.
template <unsigned Bytes>
__device__ inline void copy_to_shared(char *to, const char *from,
                                      unsigned size) {
  using Chunk = typename detail::Chunk<Bytes>::Type;
  Chunk all{};
  if (size >= Bytes)
    all = *reinterpret_cast<const Chunk *>(from);
  else
    for (unsigned i = 0; i < size; ++i)
      reinterpret_cast<char *>(&all)[i] = from[i];
  *reinterpret_cast<Chunk *>(to) = all;
}

// Memory ---------------------------------------------------------------------

namespace detail {

template <unsigned Rest> struct Word {
  using Type = unsigned;
};
template <> struct Word<0> {
  using Type = unsigned long long;
};
/// The words that a vector is moved in, none torn.
template <class T> using WordOf = typename Word<sizeof(T) % 8>::Type;

template <int Scope> __device__ inline void acquireFence() {
#if defined(__HIP_DEVICE_COMPILE__) && __HIP_DEVICE_COMPILE__
  if (Scope == __HIP_MEMORY_SCOPE_WORKGROUP)
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
  else if (Scope == __HIP_MEMORY_SCOPE_AGENT)
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "agent");
  else
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "");
#endif
}
template <int Scope> __device__ inline void releaseFence() {
#if defined(__HIP_DEVICE_COMPILE__) && __HIP_DEVICE_COMPILE__
  if (Scope == __HIP_MEMORY_SCOPE_WORKGROUP)
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  else if (Scope == __HIP_MEMORY_SCOPE_AGENT)
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "agent");
  else
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "");
#endif
}

template <class T> struct Words {
  static constexpr unsigned count = sizeof(T) / sizeof(WordOf<T>);
  WordOf<T> word[count];
};

} // namespace detail

/// Loads and stores of vectors with an order: word by word, with a fence.
template <class T, int Order, int Scope>
__device__ inline T load_ordered(const T *pointer) {
  using Word = detail::WordOf<T>;
  detail::Words<T> words;
  for (unsigned i = 0; i < words.count; ++i)
    words.word[i] =
        __hip_atomic_load((Word *)pointer + i, __ATOMIC_RELAXED, Scope);
  if (Order == __ATOMIC_ACQUIRE)
    detail::acquireFence<Scope>();
  T result;
  __builtin_memcpy(static_cast<void *>(&result), words.word, sizeof result);
  return result;
}
template <class T, int Order, int Scope>
__device__ inline void store_ordered(T *pointer, const T &value) {
  using Word = detail::WordOf<T>;
  detail::Words<T> words;
  __builtin_memcpy(words.word, static_cast<const void *>(&value), sizeof value);
  if (Order == __ATOMIC_RELEASE)
    detail::releaseFence<Scope>();
  for (unsigned i = 0; i < words.count; ++i)
    __hip_atomic_store((Word *)pointer + i, words.word[i], __ATOMIC_RELAXED,
                       Scope);
}

/// Volatile and non-temporal accesses of vectors.
template <class T> __device__ inline T load_volatile(const T *pointer) {
  using Word = detail::WordOf<T>;
  detail::Words<T> words;
  for (unsigned i = 0; i < words.count; ++i)
    words.word[i] = ((const volatile Word *)pointer)[i];
  T result;
  __builtin_memcpy(static_cast<void *>(&result), words.word, sizeof result);
  return result;
}
template <class T>
__device__ inline void store_volatile(T *pointer, const T &value) {
  using Word = detail::WordOf<T>;
  detail::Words<T> words;
  __builtin_memcpy(words.word, static_cast<const void *>(&value), sizeof value);
  for (unsigned i = 0; i < words.count; ++i)
    ((volatile Word *)pointer)[i] = words.word[i];
}
template <class T> __device__ inline T load_nontemporal(const T *pointer) {
  using Word = detail::WordOf<T>;
  detail::Words<T> words;
  for (unsigned i = 0; i < words.count; ++i)
    words.word[i] = __builtin_nontemporal_load((const Word *)pointer + i);
  T result;
  __builtin_memcpy(static_cast<void *>(&result), words.word, sizeof result);
  return result;
}
template <class T>
__device__ inline void store_nontemporal(T *pointer, const T &value) {
  using Word = detail::WordOf<T>;
  detail::Words<T> words;
  __builtin_memcpy(words.word, static_cast<const void *>(&value), sizeof value);
  for (unsigned i = 0; i < words.count; ++i)
    __builtin_nontemporal_store(words.word[i], (Word *)pointer + i);
}

// Atomics --------------------------------------------------------------------

/// atom.cas with an order and a scope; the old value.
template <int Order, int Scope, class T>
__device__ inline T atomic_cas(T *pointer, detail::As<T> expected,
                               detail::As<T> value) {
  constexpr int Failed = Order == __ATOMIC_ACQ_REL || Order == __ATOMIC_ACQUIRE
                             ? __ATOMIC_ACQUIRE
                             : __ATOMIC_RELAXED;
  __hip_atomic_compare_exchange_strong(pointer, &expected, value, Order, Failed,
                                       Scope);
  return expected;
}
/// atom.inc: up to `limit`, then 0. atom.dec: down to 0, then `limit`.
template <int Order, int Scope>
__device__ inline unsigned atomic_inc(unsigned *pointer, unsigned limit) {
  unsigned old = __hip_atomic_load(pointer, __ATOMIC_RELAXED, Scope), seen;
  do {
    seen = old;
    old = atomic_cas<Order, Scope>(pointer, seen, seen >= limit ? 0 : seen + 1);
  } while (old != seen);
  return old;
}
template <int Order, int Scope>
__device__ inline unsigned atomic_dec(unsigned *pointer, unsigned limit) {
  unsigned old = __hip_atomic_load(pointer, __ATOMIC_RELAXED, Scope), seen;
  do {
    seen = old;
    old = atomic_cas<Order, Scope>(
        pointer, seen, seen == 0 || seen > limit ? limit : seen - 1);
  } while (old != seen);
  return old;
}

namespace detail {

/// Applies `change` to the word; the old one.
template <class Change>
__device__ inline unsigned updated(unsigned *pointer, Change change) {
  unsigned old =
      __hip_atomic_load(pointer, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  unsigned seen;
  do {
    seen = old;
    old = atomic_cas<__ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT>(pointer, seen,
                                                                 change(seen));
  } while (old != seen);
  return old;
}
/// The word around a half, and where the half is in it.
struct Place {
  unsigned *word;
  unsigned shift;
  __device__ explicit Place(unsigned short *half) {
    __SIZE_TYPE__ address = reinterpret_cast<__SIZE_TYPE__>(half);
    word =
        reinterpret_cast<unsigned *>(address & ~static_cast<__SIZE_TYPE__>(3));
    shift = (address & 2) * 8;
  }
  __device__ unsigned short of(unsigned whole) const {
    return static_cast<unsigned short>(whole >> shift);
  }
  __device__ unsigned with(unsigned whole, unsigned short half) const {
    return (whole & ~(0xffffu << shift)) | static_cast<unsigned>(half) << shift;
  }
};

} // namespace detail

__device__ inline unsigned atomic_add_f16x2(unsigned *pointer, unsigned value) {
  return detail::updated(pointer,
                         [=](unsigned old) { return add_f16x2(old, value); });
}
__device__ inline unsigned atomic_add_bf16x2(unsigned *pointer,
                                             unsigned value) {
  return detail::updated(pointer,
                         [=](unsigned old) { return add_bf16x2(old, value); });
}
__device__ inline unsigned short atomic_add_f16(unsigned short *pointer,
                                                unsigned short value) {
  detail::Place at(pointer);
  return at.of(detail::updated(at.word, [=](unsigned old) {
    return at.with(old, add_f16(at.of(old), value));
  }));
}
__device__ inline unsigned short atomic_add_bf16(unsigned short *pointer,
                                                 unsigned short value) {
  detail::Place at(pointer);
  return at.of(detail::updated(at.word, [=](unsigned old) {
    return at.with(old, add_bf16(at.of(old), value));
  }));
}
__device__ inline unsigned short atomic_cas_b16(unsigned short *pointer,
                                                unsigned short expected,
                                                unsigned short value) {
  detail::Place at(pointer);
  return at.of(detail::updated(at.word, [=](unsigned old) {
    return at.of(old) == expected ? at.with(old, value) : old;
  }));
}

#endif // __clang__ && __HIP__

} // namespace ptx
} // namespace hipify

#endif // HIPIFY_COMPAT_PTX_H
