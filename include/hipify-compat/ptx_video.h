//===- hipify-compat/ptx_video.h - PTX: video instructions ----------------===//
//
// Part of hipify-cpp, and of ptx.h, which says what holds for all parts.
//
// vadd and the like, on one, two and four numbers in a word.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_COMPAT_PTX_VIDEO_H
#define HIPIFY_COMPAT_PTX_VIDEO_H

#include "ptx_integer.h"

namespace hipify {
namespace ptx {

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

} // namespace ptx
} // namespace hipify

#endif // HIPIFY_COMPAT_PTX_VIDEO_H
