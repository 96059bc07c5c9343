//===- hipify-compat/simd.h - CUDA's SIMD in a word on AMD -----------------===//
//
// Part of hipify-cpp. One file, needs HIP and nothing else; copy it along with
// the translated program.
//
// WHAT. Integer intrinsics of CUDA that HIP does not declare, or that HIP before
// 6.3 computes otherwise (the averages), with the same results bit for bit:
//
//     CUDA                              here
//     __vadd4, __vmaxs2, …              hipify::vadd4, …
//     __viaddmax_s32, __vimax3_u32, …   hipify::viaddmax_s32, …
//     __hadd, __rhadd, __uhadd, …       hipify::hadd, …
//
// HIP 5.2 and later, C++14 and later.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_COMPAT_SIMD_H
#define HIPIFY_COMPAT_SIMD_H

#include <hip/hip_runtime.h>

namespace hipify {

namespace simd_detail {

// ---- lanes of 8 or 16 bits in a word ----------------------------------------

template <int Bits> __device__ constexpr unsigned laneMask() {
  return (1u << Bits) - 1;
}

/// The lane at bit `at`, extended to int.
template <int Bits, bool Signed>
__device__ inline int laneAt(unsigned word, int at) {
  const unsigned lane = (word >> at) & laneMask<Bits>();
  constexpr unsigned sign = 1u << (Bits - 1);
  return Signed ? static_cast<int>(lane ^ sign) - static_cast<int>(sign)
                : static_cast<int>(lane);
}

/// The value, or the nearest one that a lane holds.
template <int Bits, bool Signed> __device__ inline int saturated(int value) {
  constexpr int most = Signed ? (1 << (Bits - 1)) - 1 : (1 << Bits) - 1;
  constexpr int least = Signed ? -(1 << (Bits - 1)) : 0;
  return value > most ? most : value < least ? least : value;
}

template <int Bits, bool Signed> struct Add {
  __device__ static int of(int a, int b) { return a + b; }
};
template <int Bits, bool Signed> struct AddSaturated {
  __device__ static int of(int a, int b) {
    return saturated<Bits, Signed>(a + b);
  }
};
template <int Bits, bool Signed> struct Sub {
  __device__ static int of(int a, int b) { return a - b; }
};
template <int Bits, bool Signed> struct SubSaturated {
  __device__ static int of(int a, int b) {
    return saturated<Bits, Signed>(a - b);
  }
};
template <int Bits, bool Signed> struct Max {
  __device__ static int of(int a, int b) { return a > b ? a : b; }
};
template <int Bits, bool Signed> struct Min {
  __device__ static int of(int a, int b) { return a < b ? a : b; }
};
template <int Bits, bool Signed> struct Distance {
  __device__ static int of(int a, int b) { return a > b ? a - b : b - a; }
};
/// Halves round away from zero.
template <int Bits, bool Signed> struct Average {
  __device__ static int of(int a, int b) {
    const int sum = a + b;
    return (sum < 0 ? sum : sum + 1) >> 1;
  }
};
template <int Bits, bool Signed> struct AverageDown {
  __device__ static int of(int a, int b) { return (a + b) >> 1; }
};
template <int Bits, bool Signed> struct Equal {
  __device__ static bool of(int a, int b) { return a == b; }
};
template <int Bits, bool Signed> struct NotEqual {
  __device__ static bool of(int a, int b) { return a != b; }
};
template <int Bits, bool Signed> struct Less {
  __device__ static bool of(int a, int b) { return a < b; }
};
template <int Bits, bool Signed> struct LessEqual {
  __device__ static bool of(int a, int b) { return a <= b; }
};
template <int Bits, bool Signed> struct Greater {
  __device__ static bool of(int a, int b) { return a > b; }
};
template <int Bits, bool Signed> struct GreaterEqual {
  __device__ static bool of(int a, int b) { return a >= b; }
};

/// Op on each pair of lanes.
template <template <int, bool> class Op, int Bits, bool Signed>
__device__ inline unsigned lanes(unsigned a, unsigned b) {
  unsigned result = 0;
  for (int at = 0; at < 32; at += Bits) {
    const int lane = Op<Bits, Signed>::of(laneAt<Bits, Signed>(a, at),
                                          laneAt<Bits, Signed>(b, at));
    result |= (static_cast<unsigned>(lane) & laneMask<Bits>()) << at;
  }
  return result;
}

/// The sum of Op over the pairs of lanes.
template <template <int, bool> class Op, int Bits, bool Signed>
__device__ inline unsigned laneSum(unsigned a, unsigned b) {
  unsigned result = 0;
  for (int at = 0; at < 32; at += Bits)
    result += static_cast<unsigned>(Op<Bits, Signed>::of(
        laneAt<Bits, Signed>(a, at), laneAt<Bits, Signed>(b, at)));
  return result;
}

template <int Bits> __device__ inline unsigned allOnes(unsigned zeroOrOne) {
  return zeroOrOne * laneMask<Bits>();
}

/// Halves of a word as one signed or unsigned pair of operands for Op.
template <bool Signed, class Op>
__device__ inline unsigned halves(unsigned a, unsigned b, unsigned c) {
  unsigned result = 0;
  for (int at = 0; at < 32; at += 16) {
    const int lane =
        Op::of(laneAt<16, Signed>(a, at), laneAt<16, Signed>(b, at),
               laneAt<16, Signed>(c, at));
    result |= (static_cast<unsigned>(lane) & 0xffffu) << at;
  }
  return result;
}

template <class T> __device__ inline T greater(T a, T b) {
  return a > b ? a : b;
}
template <class T> __device__ inline T lesser(T a, T b) {
  return a < b ? a : b;
}

/// a + b modulo 2^32, as CUDA adds.
__device__ inline int wrapped(int a, int b) {
  return static_cast<int>(static_cast<unsigned>(a) + static_cast<unsigned>(b));
}
/// a + b modulo 2^16.
template <bool Signed> __device__ inline int wrapped16(int a, int b) {
  return laneAt<16, Signed>(static_cast<unsigned>(a + b) & 0xffffu, 0);
}

template <bool Signed> struct Max3 {
  __device__ static int of(int a, int b, int c) {
    return greater(greater(a, b), c);
  }
};
template <bool Signed> struct Min3 {
  __device__ static int of(int a, int b, int c) {
    return lesser(lesser(a, b), c);
  }
};
template <bool Signed> struct AddMax {
  __device__ static int of(int a, int b, int c) {
    return greater(wrapped16<Signed>(a, b), c);
  }
};
template <bool Signed> struct AddMin {
  __device__ static int of(int a, int b, int c) {
    return lesser(wrapped16<Signed>(a, b), c);
  }
};
/// What Op gives, or zero where that is negative.
template <class Op> struct Relu {
  __device__ static int of(int a, int b, int c) {
    return greater(Op::of(a, b, c), 0);
  }
};

} // namespace simd_detail

// ---- SIMD in a word ---------------------------------------------------------

#define HIPIFY_LANES(NAME, OP, SIGNED)                                         \
  __device__ inline unsigned NAME##2(unsigned a, unsigned b) {                 \
    return simd_detail::lanes<simd_detail::OP, 16, SIGNED>(a, b);              \
  }                                                                            \
  __device__ inline unsigned NAME##4(unsigned a, unsigned b) {                 \
    return simd_detail::lanes<simd_detail::OP, 8, SIGNED>(a, b);               \
  }
#define HIPIFY_COMPARE(NAME, OP, SIGNED)                                       \
  HIPIFY_LANES(vset##NAME, OP, SIGNED)                                         \
  __device__ inline unsigned vcmp##NAME##2(unsigned a, unsigned b) {           \
    return simd_detail::allOnes<16>(vset##NAME##2(a, b));                      \
  }                                                                            \
  __device__ inline unsigned vcmp##NAME##4(unsigned a, unsigned b) {           \
    return simd_detail::allOnes<8>(vset##NAME##4(a, b));                       \
  }
#define HIPIFY_NEGATE(NAME, OP, BITS)                                          \
  __device__ inline unsigned NAME(unsigned a) {                                \
    return simd_detail::lanes<simd_detail::OP, BITS, true>(0, a);              \
  }
#define HIPIFY_SUM(NAME, BITS, SIGNED)                                         \
  __device__ inline unsigned NAME(unsigned a, unsigned b) {                    \
    return simd_detail::laneSum<simd_detail::Distance, BITS, SIGNED>(a, b);    \
  }

HIPIFY_LANES(vadd, Add, false)
HIPIFY_LANES(vaddss, AddSaturated, true)
HIPIFY_LANES(vaddus, AddSaturated, false)
HIPIFY_LANES(vsub, Sub, false)
HIPIFY_LANES(vsubss, SubSaturated, true)
HIPIFY_LANES(vsubus, SubSaturated, false)
HIPIFY_LANES(vmaxs, Max, true)
HIPIFY_LANES(vmaxu, Max, false)
HIPIFY_LANES(vmins, Min, true)
HIPIFY_LANES(vminu, Min, false)
HIPIFY_LANES(vabsdiffs, Distance, true)
HIPIFY_LANES(vabsdiffu, Distance, false)
HIPIFY_LANES(vavgs, Average, true)
HIPIFY_LANES(vavgu, Average, false)
HIPIFY_LANES(vhaddu, AverageDown, false)
HIPIFY_COMPARE(eq, Equal, false)
HIPIFY_COMPARE(ne, NotEqual, false)
HIPIFY_COMPARE(lts, Less, true)
HIPIFY_COMPARE(ltu, Less, false)
HIPIFY_COMPARE(les, LessEqual, true)
HIPIFY_COMPARE(leu, LessEqual, false)
HIPIFY_COMPARE(gts, Greater, true)
HIPIFY_COMPARE(gtu, Greater, false)
HIPIFY_COMPARE(ges, GreaterEqual, true)
HIPIFY_COMPARE(geu, GreaterEqual, false)
HIPIFY_NEGATE(vneg2, Sub, 16)
HIPIFY_NEGATE(vneg4, Sub, 8)
HIPIFY_NEGATE(vnegss2, SubSaturated, 16)
HIPIFY_NEGATE(vnegss4, SubSaturated, 8)
HIPIFY_NEGATE(vabs2, Distance, 16)
HIPIFY_NEGATE(vabs4, Distance, 8)
HIPIFY_SUM(vsads2, 16, true)
HIPIFY_SUM(vsads4, 8, true)
HIPIFY_SUM(vsadu2, 16, false)
HIPIFY_SUM(vsadu4, 8, false)

/// |a| lane by lane; the least value becomes the greatest.
__device__ inline unsigned vabsss2(unsigned a) { return vmaxs2(a, vnegss2(a)); }
__device__ inline unsigned vabsss4(unsigned a) { return vmaxs4(a, vnegss4(a)); }

#undef HIPIFY_LANES
#undef HIPIFY_COMPARE
#undef HIPIFY_NEGATE
#undef HIPIFY_SUM

// ---- minimum and maximum of several -----------------------------------------

#define HIPIFY_HALVES(NAME, OP)                                                \
  __device__ inline unsigned NAME##_s16x2(unsigned a, unsigned b,              \
                                          unsigned c) {                        \
    return simd_detail::halves<true, simd_detail::OP<true>>(a, b, c);          \
  }                                                                            \
  __device__ inline unsigned NAME##_u16x2(unsigned a, unsigned b,              \
                                          unsigned c) {                        \
    return simd_detail::halves<false, simd_detail::OP<false>>(a, b, c);        \
  }                                                                            \
  __device__ inline unsigned NAME##_s16x2_relu(unsigned a, unsigned b,         \
                                               unsigned c) {                   \
    return simd_detail::halves<true,                                           \
                               simd_detail::Relu<simd_detail::OP<true>>>(a, b, \
                                                                         c);   \
  }
HIPIFY_HALVES(vimax3, Max3)
HIPIFY_HALVES(vimin3, Min3)
HIPIFY_HALVES(viaddmax, AddMax)
HIPIFY_HALVES(viaddmin, AddMin)
#undef HIPIFY_HALVES

__device__ inline int vimax3_s32(int a, int b, int c) {
  return simd_detail::greater(simd_detail::greater(a, b), c);
}
__device__ inline int vimin3_s32(int a, int b, int c) {
  return simd_detail::lesser(simd_detail::lesser(a, b), c);
}
__device__ inline unsigned vimax3_u32(unsigned a, unsigned b, unsigned c) {
  return simd_detail::greater(simd_detail::greater(a, b), c);
}
__device__ inline unsigned vimin3_u32(unsigned a, unsigned b, unsigned c) {
  return simd_detail::lesser(simd_detail::lesser(a, b), c);
}
__device__ inline int vimax3_s32_relu(int a, int b, int c) {
  return simd_detail::greater(vimax3_s32(a, b, c), 0);
}
__device__ inline int vimin3_s32_relu(int a, int b, int c) {
  return simd_detail::greater(vimin3_s32(a, b, c), 0);
}
__device__ inline int vimax_s32_relu(int a, int b) {
  return vimax3_s32(a, b, 0);
}
__device__ inline int vimin_s32_relu(int a, int b) {
  return simd_detail::greater(simd_detail::lesser(a, b), 0);
}
__device__ inline unsigned vimax_s16x2_relu(unsigned a, unsigned b) {
  return vimax3_s16x2(a, b, 0);
}
__device__ inline unsigned vimin_s16x2_relu(unsigned a, unsigned b) {
  return vimin3_s16x2_relu(a, b, a);
}
__device__ inline int viaddmax_s32(int a, int b, int c) {
  return simd_detail::greater(simd_detail::wrapped(a, b), c);
}
__device__ inline int viaddmin_s32(int a, int b, int c) {
  return simd_detail::lesser(simd_detail::wrapped(a, b), c);
}
__device__ inline unsigned viaddmax_u32(unsigned a, unsigned b, unsigned c) {
  return simd_detail::greater(a + b, c);
}
__device__ inline unsigned viaddmin_u32(unsigned a, unsigned b, unsigned c) {
  return simd_detail::lesser(a + b, c);
}
__device__ inline int viaddmax_s32_relu(int a, int b, int c) {
  return simd_detail::greater(viaddmax_s32(a, b, c), 0);
}
__device__ inline int viaddmin_s32_relu(int a, int b, int c) {
  return simd_detail::greater(viaddmin_s32(a, b, c), 0);
}

/// The greater one; *first says whether that is the first (or both).
__device__ inline int vibmax_s32(int a, int b, bool *first) {
  *first = a >= b;
  return *first ? a : b;
}
__device__ inline unsigned vibmax_u32(unsigned a, unsigned b, bool *first) {
  *first = a >= b;
  return *first ? a : b;
}
__device__ inline int vibmin_s32(int a, int b, bool *first) {
  *first = a <= b;
  return *first ? a : b;
}
__device__ inline unsigned vibmin_u32(unsigned a, unsigned b, bool *first) {
  *first = a <= b;
  return *first ? a : b;
}
#define HIPIFY_CHOICE(NAME, SELECT, WHERE)                                     \
  __device__ inline unsigned NAME(unsigned a, unsigned b, bool *high,          \
                                  bool *low) {                                 \
    const unsigned where = WHERE(a, b);                                        \
    *high = (where >> 16) != 0;                                                \
    *low = (where & 1u) != 0;                                                  \
    return SELECT(a, b);                                                       \
  }
HIPIFY_CHOICE(vibmax_s16x2, vmaxs2, vsetges2)
HIPIFY_CHOICE(vibmax_u16x2, vmaxu2, vsetgeu2)
HIPIFY_CHOICE(vibmin_s16x2, vmins2, vsetles2)
HIPIFY_CHOICE(vibmin_u16x2, vminu2, vsetleu2)
#undef HIPIFY_CHOICE

// ---- averages ---------------------------------------------------------------

/// Half of the sum, which may have 33 bits; rounded down.
__device__ inline int hadd(int a, int b) {
  return static_cast<int>((static_cast<long long>(a) + b) >> 1);
}
__device__ inline unsigned uhadd(unsigned a, unsigned b) {
  return static_cast<unsigned>((static_cast<unsigned long long>(a) + b) >> 1);
}
/// Rounded up.
__device__ inline int rhadd(int a, int b) {
  return static_cast<int>((static_cast<long long>(a) + b + 1) >> 1);
}
__device__ inline unsigned urhadd(unsigned a, unsigned b) {
  return static_cast<unsigned>((static_cast<unsigned long long>(a) + b + 1) >>
                               1);
}

} // namespace hipify

#endif
