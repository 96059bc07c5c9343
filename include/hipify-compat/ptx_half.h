//===- hipify-compat/ptx_half.h - PTX: f16, bf16 and pairs ----------------===//
//
// Part of hipify-cpp, and of ptx.h, which says what holds for all parts.
//
// Arithmetic on halves and on pairs of halves and floats.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_COMPAT_PTX_HALF_H
#define HIPIFY_COMPAT_PTX_HALF_H

#include "ptx_convert.h"

namespace hipify {
namespace ptx {

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

} // namespace ptx
} // namespace hipify

#endif // HIPIFY_COMPAT_PTX_HALF_H
