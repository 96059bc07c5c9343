//===- hipify-compat/half.h - half-precision functions that HIP lacks -----===//
//
// Part of hipify-cpp. One file, needs HIP and nothing else; copy it along with
// the translated program.
//
// WHAT. Functions of cuda_fp16.h that hip/hip_fp16.h does not declare, or that give
// other values there (the last lines):
//
//     CUDA                                        here
//     htanh, h2tanh and their _approx             hipify::htanh, …
//     __hfma_relu, __hfma2_relu, __hcmadd         hipify::hfma_relu, …
//     __heq2_mask, __hltu2_mask, …                hipify::heq2_mask, …
//     __hmax, __hmin2, __hmax_nan, …              hipify::hmax, …
//     __hadd_rn, __hmul2_rn, …                    hipify::hadd_rn, …
//     __double2half, __half2char_rz, …            hipify::double2half, …
//     hsin, h2sin (ROCm 5.2's give NaN)           hipify::hsin, …
//     __hadd_sat, __hfma2_sat, …                  hipify::hadd_sat, …
//     __hne, __hequ, __hbleu2, …                  hipify::hne, …
//     __hisinf, __hisnan2                         hipify::hisinf, …
//     atomicAdd on __half and __half2             hipify::atomicAdd
//
// MEANING. tanh is computed in float and rounded once, which is closer than
// CUDA's htanh_approx. atomicAdd is a loop over a 32-bit compare-and-swap: it
// works on any memory, and two lanes that add to neighbours meet in one word.
// Both halves of a __half2 are added together, which CUDA does not promise.
//
// HIP 5.2 and later, C++14 and later.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_COMPAT_HALF_H
#define HIPIFY_COMPAT_HALF_H

#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>

namespace hipify {

namespace half_detail {

constexpr unsigned short canonicalNaN = 0x7fff;

__device__ inline __half quietNaN() { return __ushort_as_half(canonicalNaN); }

/// Op on both halves.
template <class Op> __device__ inline __half2 each(__half2 a, __half2 b) {
  return __halves2half2(Op::of(__low2half(a), __low2half(b)),
                        Op::of(__high2half(a), __high2half(b)));
}

/// 16 ones for each half where Op holds.
template <class Op> __device__ inline unsigned mask(__half2 a, __half2 b) {
  return (Op::of(__low2float(a), __low2float(b)) ? 0x0000ffffu : 0u) |
         (Op::of(__high2float(a), __high2float(b)) ? 0xffff0000u : 0u);
}

/// The greater one, where a NaN loses; +0 is greater than -0.
struct Max {
  __device__ static __half of(__half a, __half b) {
    const float x = __half2float(a), y = __half2float(b);
    if (x != x)
      return y != y ? quietNaN() : b;
    if (x == y)
      return __half_as_ushort(a) & 0x8000u ? b : a;
    return x < y ? b : a;
  }
};
struct Min {
  __device__ static __half of(__half a, __half b) {
    const float x = __half2float(a), y = __half2float(b);
    if (x != x)
      return y != y ? quietNaN() : b;
    if (x == y)
      return __half_as_ushort(a) & 0x8000u ? a : b;
    return x > y ? b : a;
  }
};
/// Op, where a NaN wins.
template <class Op> struct OrNaN {
  __device__ static __half of(__half a, __half b) {
    const float x = __half2float(a), y = __half2float(b);
    return x != x || y != y ? quietNaN() : Op::of(a, b);
  }
};

__device__ inline __half relu(__half x) {
  return __half2float(x) != __half2float(x) ? quietNaN()
         : __half_as_ushort(x) & 0x8000u    ? __ushort_as_half(0)
                                            : x;
}

/// To [0, 1]; NaN and -0 become 0.
__device__ inline __half saturated(__half x) {
  const float value = __half2float(x);
  return __ushort_as_half(!(value > 0) ? 0
                          : value > 1  ? 0x3c00
                                       : __half_as_ushort(x));
}
__device__ inline __half2 saturated(__half2 x) {
  return __halves2half2(saturated(__low2half(x)), saturated(__high2half(x)));
}
/// 1 for each half whose bits in `mask` are ones, else 0.
__device__ inline __half2 ones(unsigned mask) {
  return __halves2half2(
      __ushort_as_half(static_cast<unsigned short>(mask & 0x3c00u)),
      __ushort_as_half(static_cast<unsigned short>(mask >> 16 & 0x3c00u)));
}

/// *p plus value by compare-and-swap of the word around it.
template <class Sum>
__device__ inline unsigned addInWord(unsigned *word, Sum sum) {
  unsigned seen = *word, expected;
  do {
    expected = seen;
    seen = ::atomicCAS(word, expected, sum(expected));
  } while (seen != expected);
  return seen;
}

} // namespace half_detail

__device__ inline __half htanh(__half x) {
  return __float2half(::tanhf(__half2float(x)));
}
__device__ inline __half2 h2tanh(__half2 x) {
  return __halves2half2(htanh(__low2half(x)), htanh(__high2half(x)));
}
__device__ inline __half htanh_approx(__half x) { return htanh(x); }
__device__ inline __half2 h2tanh_approx(__half2 x) { return h2tanh(x); }

__device__ inline __half hfma_relu(__half a, __half b, __half c) {
  return half_detail::relu(__hfma(a, b, c));
}
__device__ inline __half2 hfma2_relu(__half2 a, __half2 b, __half2 c) {
  return __halves2half2(
      hfma_relu(__low2half(a), __low2half(b), __low2half(c)),
      hfma_relu(__high2half(a), __high2half(b), __high2half(c)));
}
/// a * b + c of complex numbers, the real part low.
__device__ inline __half2 hcmadd(__half2 a, __half2 b, __half2 c) {
  const __half real = __hfma(__low2half(a), __low2half(b), __low2half(c));
  const __half imaginary =
      __hfma(__low2half(a), __high2half(b), __high2half(c));
  return __halves2half2(__hfma(__hneg(__high2half(a)), __high2half(b), real),
                        __hfma(__high2half(a), __low2half(b), imaginary));
}

__device__ inline __half hmax(__half a, __half b) {
  return half_detail::Max::of(a, b);
}
__device__ inline __half hmin(__half a, __half b) {
  return half_detail::Min::of(a, b);
}
__device__ inline __half hmax_nan(__half a, __half b) {
  return half_detail::OrNaN<half_detail::Max>::of(a, b);
}
__device__ inline __half hmin_nan(__half a, __half b) {
  return half_detail::OrNaN<half_detail::Min>::of(a, b);
}
__device__ inline __half2 hmax2(__half2 a, __half2 b) {
  return half_detail::each<half_detail::Max>(a, b);
}
__device__ inline __half2 hmin2(__half2 a, __half2 b) {
  return half_detail::each<half_detail::Min>(a, b);
}
__device__ inline __half2 hmax2_nan(__half2 a, __half2 b) {
  return half_detail::each<half_detail::OrNaN<half_detail::Max>>(a, b);
}
__device__ inline __half2 hmin2_nan(__half2 a, __half2 b) {
  return half_detail::each<half_detail::OrNaN<half_detail::Min>>(a, b);
}

/// NAME is false and NAMEu true where an operand is a NaN.
#define HIPIFY_MASKS(NAME, OPERATOR)                                           \
  namespace half_detail {                                                      \
  struct NAME##Ordered {                                                       \
    __device__ static bool of(float a, float b) {                              \
      return a == a && b == b && a OPERATOR b;                                 \
    }                                                                          \
  };                                                                           \
  struct NAME##Unordered {                                                     \
    __device__ static bool of(float a, float b) {                              \
      return a != a || b != b || a OPERATOR b;                                 \
    }                                                                          \
  };                                                                           \
  }                                                                            \
  __device__ inline unsigned h##NAME##2_mask(__half2 a, __half2 b) {           \
    return half_detail::mask<half_detail::NAME##Ordered>(a, b);                \
  }                                                                            \
  __device__ inline unsigned h##NAME##u2_mask(__half2 a, __half2 b) {          \
    return half_detail::mask<half_detail::NAME##Unordered>(a, b);              \
  }                                                                            \
  __device__ inline bool h##NAME(__half a, __half b) {                         \
    return half_detail::NAME##Ordered::of(__half2float(a), __half2float(b));   \
  }                                                                            \
  __device__ inline bool h##NAME##u(__half a, __half b) {                      \
    return half_detail::NAME##Unordered::of(__half2float(a), __half2float(b)); \
  }                                                                            \
  __device__ inline __half2 h##NAME##2(__half2 a, __half2 b) {                 \
    return half_detail::ones(h##NAME##2_mask(a, b));                           \
  }                                                                            \
  __device__ inline __half2 h##NAME##u2(__half2 a, __half2 b) {                \
    return half_detail::ones(h##NAME##u2_mask(a, b));                          \
  }                                                                            \
  __device__ inline bool hb##NAME##2(__half2 a, __half2 b) {                   \
    return h##NAME##2_mask(a, b) == 0xffffffffu;                               \
  }                                                                            \
  __device__ inline bool hb##NAME##u2(__half2 a, __half2 b) {                  \
    return h##NAME##u2_mask(a, b) == 0xffffffffu;                              \
  }
HIPIFY_MASKS(eq, ==)
HIPIFY_MASKS(ne, !=)
HIPIFY_MASKS(lt, <)
HIPIFY_MASKS(le, <=)
HIPIFY_MASKS(gt, >)
HIPIFY_MASKS(ge, >=)
#undef HIPIFY_MASKS

__device__ inline __half hadd_sat(__half a, __half b) {
  return half_detail::saturated(__hadd(a, b));
}
__device__ inline __half hsub_sat(__half a, __half b) {
  return half_detail::saturated(__hsub(a, b));
}
__device__ inline __half hmul_sat(__half a, __half b) {
  return half_detail::saturated(__hmul(a, b));
}
__device__ inline __half hfma_sat(__half a, __half b, __half c) {
  return half_detail::saturated(__hfma(a, b, c));
}
__device__ inline __half2 hadd2_sat(__half2 a, __half2 b) {
  return half_detail::saturated(__hadd2(a, b));
}
__device__ inline __half2 hsub2_sat(__half2 a, __half2 b) {
  return half_detail::saturated(__hsub2(a, b));
}
__device__ inline __half2 hmul2_sat(__half2 a, __half2 b) {
  return half_detail::saturated(__hmul2(a, b));
}
__device__ inline __half2 hfma2_sat(__half2 a, __half2 b, __half2 c) {
  return half_detail::saturated(__hfma2(a, b, c));
}
/// -1 for the negative infinity, 1 for the other.
__device__ inline int hisinf(__half a) {
  const unsigned short bits = __half_as_ushort(a);
  return bits == 0x7c00u ? 1 : bits == 0xfc00u ? -1 : 0;
}
/// 1 for each half that is a NaN, else 0.
__device__ inline __half2 hisnan2(__half2 a) { return hneu2(a, a); }

// _rn: never fused with another operation.
#pragma clang fp contract(off)
__device__ inline __half hadd_rn(__half a, __half b) { return __hadd(a, b); }
__device__ inline __half hsub_rn(__half a, __half b) { return __hsub(a, b); }
__device__ inline __half hmul_rn(__half a, __half b) { return __hmul(a, b); }
__device__ inline __half2 hadd2_rn(__half2 a, __half2 b) {
  return __hadd2(a, b);
}
__device__ inline __half2 hsub2_rn(__half2 a, __half2 b) {
  return __hsub2(a, b);
}
__device__ inline __half2 hmul2_rn(__half2 a, __half2 b) {
  return __hmul2(a, b);
}
#pragma clang fp contract(on)

__device__ inline __half hsin(__half x) {
  return __float2half(::sinf(__half2float(x)));
}
__device__ inline __half2 h2sin(__half2 x) {
  return __halves2half2(hsin(__low2half(x)), hsin(__high2half(x)));
}

/// Towards zero; the nearest number of the type, 0 for a NaN.
__device__ inline signed char half2char_rz(__half x) {
  const float value = __half2float(x);
  return static_cast<signed char>(value != value ? 0
                                  : value > 127  ? 127
                                  : value < -128 ? -128
                                                 : static_cast<int>(value));
}
__device__ inline unsigned char half2uchar_rz(__half x) {
  const float value = __half2float(x);
  return static_cast<unsigned char>(!(value > 0)  ? 0
                                    : value > 255 ? 255
                                                  : static_cast<int>(value));
}

/// Rounded once: on the way through float, what is lost sticks to its last bit.
__host__ __device__ inline __half double2half(double x) {
  float way = static_cast<float>(x);
  if (x - x == 0 && way - way == 0 && static_cast<double>(way) != x) {
    unsigned word;
    __builtin_memcpy(&word, &way, sizeof(word));
    if (__builtin_fabs(static_cast<double>(way)) > __builtin_fabs(x))
      --word;
    word |= 1u;
    __builtin_memcpy(&way, &word, sizeof(word));
  }
  return __float2half(way);
}

__device__ inline __half atomicAdd(__half *p, __half value) {
  const auto address = reinterpret_cast<unsigned long long>(p);
  const unsigned shift = (address & 2u) * 8u;
  const unsigned seen = half_detail::addInWord(
      reinterpret_cast<unsigned *>(address & ~3ull), [=](unsigned word) {
        const __half now =
            __ushort_as_half(static_cast<unsigned short>(word >> shift));
        return (word & ~(0xffffu << shift)) |
               (static_cast<unsigned>(__half_as_ushort(__hadd(now, value)))
                << shift);
      });
  return __ushort_as_half(static_cast<unsigned short>(seen >> shift));
}
__device__ inline __half2 atomicAdd(__half2 *p, __half2 value) {
  const unsigned seen = half_detail::addInWord(
      reinterpret_cast<unsigned *>(p), [=](unsigned word) {
        __half2 now;
        __builtin_memcpy(&now, &word, sizeof(word));
        now = __hadd2(now, value);
        __builtin_memcpy(&word, &now, sizeof(word));
        return word;
      });
  __half2 result;
  __builtin_memcpy(&result, &seen, sizeof(seen));
  return result;
}

} // namespace hipify

#endif
