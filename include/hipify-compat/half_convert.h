//===- hipify-compat/half_convert.h - rounding to and from half precision
//--===//
//
// Part of hipify-cpp. Needs HIP, ptx.h and warp.h beside it; copy them along
// with the translated program.
//
// WHAT. Conversions that HIP declares, and that give other values there:
//
//     CUDA                                 here
//     __half2int_rn, __half2short_rd, …    hipify::half2int_rn, …
//     __int2half_rz, __ull2half_ru, …      hipify::int2half_rz, …
//     __float2half_rz, _rd, _ru            hipify::float2half_rz, …
//
// MEANING. HIP casts, whatever rounding the name has: towards zero on the way
// to integers, to nearest on the way back. Here _rn, _rz, _rd and _ru round as
// they say. A number beyond the integer's becomes its nearest, as in CUDA.
//
// HIP 5.2 and later, C++14 and later.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_COMPAT_HALF_CONVERT_H
#define HIPIFY_COMPAT_HALF_CONVERT_H

#include "ptx.h"
#include <hip/hip_fp16.h>

namespace hipify {

namespace half_detail {

/// The half next to the nearest one where that lies on the wrong side of `x`.
__device__ inline __half directed(float x, bool up) {
  const __half nearest = __float2half(x);
  const float value = __half2float(nearest);
  if (up ? !(value < x) : !(value > x))
    return nearest;
  // A nearest of zero has the sign of x, so the step leads away from it only
  // where x lies there.
  const unsigned short bits = __half_as_ushort(nearest);
  const bool away = (bits & 0x8000u) ? !up : up;
  return __ushort_as_half(
      static_cast<unsigned short>(away ? bits + 1 : bits - 1));
}

} // namespace half_detail

__device__ inline __half float2half_rd(float x) {
  return half_detail::directed(x, false);
}
__device__ inline __half float2half_ru(float x) {
  return half_detail::directed(x, true);
}
__device__ inline __half float2half_rz(float x) {
  return half_detail::directed(x, x < 0);
}

// To a float in the same direction first: rounding on from there is one
// rounding.
#define HIPIFY_HALF(NAME, TYPE)                                                \
  __device__ inline TYPE half2##NAME##_rn(__half x) {                          \
    return ptx::to_int_rni<TYPE>(__half2float(x));                             \
  }                                                                            \
  __device__ inline TYPE half2##NAME##_rz(__half x) {                          \
    return ptx::to_int_rzi<TYPE>(__half2float(x));                             \
  }                                                                            \
  __device__ inline TYPE half2##NAME##_rd(__half x) {                          \
    return ptx::to_int_rmi<TYPE>(__half2float(x));                             \
  }                                                                            \
  __device__ inline TYPE half2##NAME##_ru(__half x) {                          \
    return ptx::to_int_rpi<TYPE>(__half2float(x));                             \
  }                                                                            \
  __device__ inline __half NAME##2half_rz(TYPE x) {                            \
    return float2half_rz(ptx::from_int_rz<float>(x));                          \
  }                                                                            \
  __device__ inline __half NAME##2half_rd(TYPE x) {                            \
    return float2half_rd(ptx::from_int_rm<float>(x));                          \
  }                                                                            \
  __device__ inline __half NAME##2half_ru(TYPE x) {                            \
    return float2half_ru(ptx::from_int_rp<float>(x));                          \
  }
HIPIFY_HALF(short, short)
HIPIFY_HALF(ushort, unsigned short)
HIPIFY_HALF(int, int)
HIPIFY_HALF(uint, unsigned)
HIPIFY_HALF(ll, long long)
HIPIFY_HALF(ull, unsigned long long)
#undef HIPIFY_HALF

} // namespace hipify

#endif
