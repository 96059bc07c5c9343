//===- hipify-compat/bfloat16.h - bfloat16 functions that HIP lacks
//--------===//
//
// Part of hipify-cpp. Needs HIP, ptx.h and warp.h beside it; copy them along
// with the translated program.
//
// WHAT. Functions of cuda_bf16.h that hip/hip_bf16.h does not declare, or that
// give other values there (the last two lines):
//
//     CUDA                                        here
//     __bfloat162int_rn, __bfloat162short_rd, …   hipify::bfloat162int_rn, …
//     __int2bfloat16_rz, __ull2bfloat16_ru, …     hipify::int2bfloat16_rz, …
//     __float2bfloat16_rz, _rd, _ru               hipify::float2bfloat16_rz, …
//     htanh, h2tanh and their _approx             hipify::htanh, …
//     __hfma_relu, __hfma2_relu, __hcmadd         hipify::hfma_relu, …
//     __heq2_mask, __hltu2_mask, …                hipify::heq2_mask, …
//     __hmax_nan, __hmin2_nan, …                  hipify::hmax_nan, …
//     __hadd_rn, __hmul2_rn, __hadd_sat, …        hipify::hadd_rn, …
//     __hequ2, __hltu2, …                         hipify::hequ2, …
//     __hfma, __hfma2 and their _sat              hipify::hfma, …
//     __hne, __hne2, __hgt2, __hisnan2, …         hipify::hne, …
//
// MEANING. _rn, _rz, _rd and _ru round to nearest, towards zero, down and up. A
// number beyond the integer's becomes its nearest, as in CUDA.
//
// HIP 5.7 (the first with hip_bf16.h) and later, C++14 and later.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_COMPAT_BFLOAT16_H
#define HIPIFY_COMPAT_BFLOAT16_H

#include "ptx.h"
#include <hip/hip_bf16.h>

namespace hipify {

namespace bfloat_detail {

__device__ inline __hip_bfloat16 ofBits(unsigned short bits) {
  __hip_bfloat16 value;
  __builtin_memcpy(static_cast<void *>(&value), &bits, sizeof(bits));
  return value;
}
__device__ inline unsigned short bits(const __hip_bfloat16 &x) {
  unsigned short result;
  __builtin_memcpy(&result, static_cast<const void *>(&x), sizeof(result));
  return result;
}
__device__ inline __hip_bfloat162 ofPair(unsigned pair) {
  __hip_bfloat162 value;
  __builtin_memcpy(static_cast<void *>(&value), &pair, sizeof(pair));
  return value;
}
__device__ inline unsigned bits(const __hip_bfloat162 &x) {
  unsigned result;
  __builtin_memcpy(&result, static_cast<const void *>(&x), sizeof(result));
  return result;
}
__device__ inline float toFloat(const __hip_bfloat16 &x) {
  return ptx::bfloat_to_float(bits(x));
}
/// The upper half of a float; one more where `away` from zero and digits are
/// cut.
__device__ inline __hip_bfloat16 cut(float x, bool away) {
  const unsigned word = ptx::detail::bitsAs<unsigned>(x);
  const bool more = away && (word & 0xffffu) != 0 && x == x;
  return ofBits(
      x != x ? static_cast<unsigned short>(0x7fff)
             : static_cast<unsigned short>((word >> 16) + (more ? 1 : 0)));
}

} // namespace bfloat_detail

__device__ inline __hip_bfloat16 float2bfloat16_rz(float x) {
  return bfloat_detail::cut(x, false);
}
__device__ inline __hip_bfloat16 float2bfloat16_rd(float x) {
  return bfloat_detail::cut(x, x < 0);
}
__device__ inline __hip_bfloat16 float2bfloat16_ru(float x) {
  return bfloat_detail::cut(x, x > 0);
}

// To a float in the same direction first: rounding on from there is one
// rounding.
#define HIPIFY_BFLOAT(NAME, TYPE)                                              \
  __device__ inline TYPE bfloat162##NAME##_rn(__hip_bfloat16 x) {              \
    return ptx::to_int_rni<TYPE>(bfloat_detail::toFloat(x));                   \
  }                                                                            \
  __device__ inline TYPE bfloat162##NAME##_rz(__hip_bfloat16 x) {              \
    return ptx::to_int_rzi<TYPE>(bfloat_detail::toFloat(x));                   \
  }                                                                            \
  __device__ inline TYPE bfloat162##NAME##_rd(__hip_bfloat16 x) {              \
    return ptx::to_int_rmi<TYPE>(bfloat_detail::toFloat(x));                   \
  }                                                                            \
  __device__ inline TYPE bfloat162##NAME##_ru(__hip_bfloat16 x) {              \
    return ptx::to_int_rpi<TYPE>(bfloat_detail::toFloat(x));                   \
  }                                                                            \
  __device__ inline __hip_bfloat16 NAME##2bfloat16_rn(TYPE x) {                \
    return bfloat_detail::ofBits(ptx::int_to_bfloat(x));                       \
  }                                                                            \
  __device__ inline __hip_bfloat16 NAME##2bfloat16_rz(TYPE x) {                \
    return float2bfloat16_rz(ptx::from_int_rz<float>(x));                      \
  }                                                                            \
  __device__ inline __hip_bfloat16 NAME##2bfloat16_rd(TYPE x) {                \
    return float2bfloat16_rd(ptx::from_int_rm<float>(x));                      \
  }                                                                            \
  __device__ inline __hip_bfloat16 NAME##2bfloat16_ru(TYPE x) {                \
    return float2bfloat16_ru(ptx::from_int_rp<float>(x));                      \
  }
HIPIFY_BFLOAT(short, short)
HIPIFY_BFLOAT(ushort, unsigned short)
HIPIFY_BFLOAT(int, int)
HIPIFY_BFLOAT(uint, unsigned)
HIPIFY_BFLOAT(ll, long long)
HIPIFY_BFLOAT(ull, unsigned long long)
#undef HIPIFY_BFLOAT

// On one number and on pairs, by what ptx.h computes on their bits.
#define HIPIFY_BFLOAT1(NAME, OP)                                               \
  __device__ inline __hip_bfloat16 h##NAME(__hip_bfloat16 a) {                 \
    return bfloat_detail::ofBits(ptx::OP##_bf16(bfloat_detail::bits(a)));      \
  }                                                                            \
  __device__ inline __hip_bfloat162 h2##NAME(__hip_bfloat162 a) {              \
    return bfloat_detail::ofPair(ptx::OP##_bf16x2(bfloat_detail::bits(a)));    \
  }
HIPIFY_BFLOAT1(tanh, tanh)
HIPIFY_BFLOAT1(tanh_approx, tanh)
#undef HIPIFY_BFLOAT1

#define HIPIFY_BFLOAT2(NAME, SUFFIX, OP)                                       \
  __device__ inline __hip_bfloat16 NAME##SUFFIX(__hip_bfloat16 a,              \
                                                __hip_bfloat16 b) {            \
    return bfloat_detail::ofBits(                                              \
        ptx::OP##_bf16(bfloat_detail::bits(a), bfloat_detail::bits(b)));       \
  }                                                                            \
  __device__ inline __hip_bfloat162 NAME##2##SUFFIX(__hip_bfloat162 a,         \
                                                    __hip_bfloat162 b) {       \
    return bfloat_detail::ofPair(                                              \
        ptx::OP##_bf16x2(bfloat_detail::bits(a), bfloat_detail::bits(b)));     \
  }
HIPIFY_BFLOAT2(hmax, _nan, max_nan)
HIPIFY_BFLOAT2(hmin, _nan, min_nan)
HIPIFY_BFLOAT2(hadd, _rn, add)
HIPIFY_BFLOAT2(hsub, _rn, sub)
HIPIFY_BFLOAT2(hmul, _rn, mul)
#undef HIPIFY_BFLOAT2

/// To [0, 1]; NaN becomes 0.
#define HIPIFY_BFLOAT_SAT(NAME)                                                \
  __device__ inline __hip_bfloat16 NAME##_sat(__hip_bfloat16 a,                \
                                              __hip_bfloat16 b) {              \
    return bfloat_detail::ofBits(                                              \
        ptx::saturate_bf16(bfloat_detail::bits(NAME##_rn(a, b))));             \
  }                                                                            \
  __device__ inline __hip_bfloat162 NAME##2_sat(__hip_bfloat162 a,             \
                                                __hip_bfloat162 b) {           \
    return bfloat_detail::ofPair(                                              \
        ptx::saturate_bf16x2(bfloat_detail::bits(NAME##2_rn(a, b))));          \
  }
HIPIFY_BFLOAT_SAT(hadd)
HIPIFY_BFLOAT_SAT(hsub)
HIPIFY_BFLOAT_SAT(hmul)
#undef HIPIFY_BFLOAT_SAT

/// Rounded once.
__device__ inline __hip_bfloat16 hfma(__hip_bfloat16 a, __hip_bfloat16 b,
                                      __hip_bfloat16 c) {
  return bfloat_detail::ofBits(ptx::fma_bf16(
      bfloat_detail::bits(a), bfloat_detail::bits(b), bfloat_detail::bits(c)));
}
__device__ inline __hip_bfloat162 hfma2(__hip_bfloat162 a, __hip_bfloat162 b,
                                        __hip_bfloat162 c) {
  return bfloat_detail::ofPair(ptx::fma_bf16x2(
      bfloat_detail::bits(a), bfloat_detail::bits(b), bfloat_detail::bits(c)));
}
__device__ inline __hip_bfloat16 hfma_relu(__hip_bfloat16 a, __hip_bfloat16 b,
                                           __hip_bfloat16 c) {
  return bfloat_detail::ofBits(
      ptx::relu_bf16(bfloat_detail::bits(hfma(a, b, c))));
}
__device__ inline __hip_bfloat162
hfma2_relu(__hip_bfloat162 a, __hip_bfloat162 b, __hip_bfloat162 c) {
  return bfloat_detail::ofPair(
      ptx::relu_bf16x2(bfloat_detail::bits(hfma2(a, b, c))));
}
__device__ inline __hip_bfloat16 hfma_sat(__hip_bfloat16 a, __hip_bfloat16 b,
                                          __hip_bfloat16 c) {
  return bfloat_detail::ofBits(
      ptx::saturate_bf16(bfloat_detail::bits(hfma(a, b, c))));
}
__device__ inline __hip_bfloat162
hfma2_sat(__hip_bfloat162 a, __hip_bfloat162 b, __hip_bfloat162 c) {
  return bfloat_detail::ofPair(
      ptx::saturate_bf16x2(bfloat_detail::bits(hfma2(a, b, c))));
}
/// a * b + c of complex numbers, the real part low.
__device__ inline __hip_bfloat162 hcmadd(__hip_bfloat162 a, __hip_bfloat162 b,
                                         __hip_bfloat162 c) {
  const unsigned x = bfloat_detail::bits(a), y = bfloat_detail::bits(b);
  const unsigned real = (x & 0xffffu) * 0x10001u, imaginary = x >> 16;
  // (a.im * -1, a.im) times b with its parts exchanged.
  const unsigned crossed = imaginary << 16 | (imaginary ^ 0x8000u);
  return bfloat_detail::ofPair(
      ptx::fma_bf16x2(crossed, y << 16 | y >> 16,
                      ptx::fma_bf16x2(real, y, bfloat_detail::bits(c))));
}

/// NAME is false and NAMEu true where an operand is a NaN.
#define HIPIFY_BFLOAT_MASK(NAME, ORDERED, UNORDERED)                           \
  __device__ inline unsigned h##NAME##2_mask(__hip_bfloat162 a,                \
                                             __hip_bfloat162 b) {              \
    return bfloat_detail::mask(a, b,                                           \
                               [](float x, float y) { return ORDERED; });      \
  }                                                                            \
  __device__ inline unsigned h##NAME##u2_mask(__hip_bfloat162 a,               \
                                              __hip_bfloat162 b) {             \
    return bfloat_detail::mask(a, b,                                           \
                               [](float x, float y) { return UNORDERED; });    \
  }                                                                            \
  /* 1 for each part where it holds, else 0. */                                \
  __device__ inline __hip_bfloat162 h##NAME##2(__hip_bfloat162 a,              \
                                               __hip_bfloat162 b) {            \
    return bfloat_detail::ofPair(h##NAME##2_mask(a, b) & 0x3f803f80u);         \
  }                                                                            \
  __device__ inline __hip_bfloat162 h##NAME##u2(__hip_bfloat162 a,             \
                                                __hip_bfloat162 b) {           \
    return bfloat_detail::ofPair(h##NAME##u2_mask(a, b) & 0x3f803f80u);        \
  }
namespace bfloat_detail {
/// 16 ones for each part where `holds`.
template <class Holds>
__device__ inline unsigned mask(__hip_bfloat162 a, __hip_bfloat162 b,
                                Holds holds) {
  const unsigned x = bits(a), y = bits(b);
  auto part = [&](unsigned shift) {
    return holds(ptx::bfloat_to_float(static_cast<unsigned short>(x >> shift)),
                 ptx::bfloat_to_float(static_cast<unsigned short>(y >> shift)));
  };
  return (part(0) ? 0xffffu : 0u) | (part(16) ? 0xffff0000u : 0u);
}
} // namespace bfloat_detail
HIPIFY_BFLOAT_MASK(eq, x == y, !(x < y || x > y))
HIPIFY_BFLOAT_MASK(ne, x<y || x> y, x != y)
HIPIFY_BFLOAT_MASK(lt, x < y, !(x >= y))
HIPIFY_BFLOAT_MASK(le, x <= y, !(x > y))
HIPIFY_BFLOAT_MASK(gt, x > y, !(x <= y))
HIPIFY_BFLOAT_MASK(ge, x >= y, !(x < y))
#undef HIPIFY_BFLOAT_MASK

/// False where an operand is a NaN.
__device__ inline bool hne(__hip_bfloat16 a, __hip_bfloat16 b) {
  const float x = bfloat_detail::toFloat(a), y = bfloat_detail::toFloat(b);
  return x < y || x > y;
}
/// Whether both parts differ; hbneu2 counts a NaN as different.
__device__ inline bool hbne2(__hip_bfloat162 a, __hip_bfloat162 b) {
  return hne2_mask(a, b) == 0xffffffffu;
}
__device__ inline bool hbneu2(__hip_bfloat162 a, __hip_bfloat162 b) {
  return hneu2_mask(a, b) == 0xffffffffu;
}
/// -1 for the negative infinity, 1 for the other.
__device__ inline int hisinf(__hip_bfloat16 a) {
  const unsigned short word = bfloat_detail::bits(a);
  return word == 0x7f80u ? 1 : word == 0xff80u ? -1 : 0;
}
/// 1 for each part that is a NaN, else 0.
__device__ inline __hip_bfloat162 hisnan2(__hip_bfloat162 a) {
  return hneu2(a, a);
}

} // namespace hipify

#endif
