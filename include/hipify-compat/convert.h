//===- hipify-compat/convert.h - CUDA's conversions between numbers
//--------===//
//
// Part of hipify-cpp. Needs HIP, ptx.h and warp.h beside it; copy them along
// with the translated program.
//
// WHAT. Conversions that HIP declares and that give other values there:
//
//     CUDA                               here
//     __double2int_rn, __float2ll_rz, …  hipify::double2int_rn, …
//     __double2float_rz, …               hipify::double2float_rz, …
//     __int2float_rd, __ull2double_ru, … hipify::int2float_rd, …
//     __uint2double_rn                   hipify::uint2double_rn
//     __saturatef                        hipify::saturatef
//
// MEANING. A number beyond the type's becomes its nearest, as the PTX ISA's cvt
// has it; a NaN becomes the sign bit alone. HIP casts, which C++ leaves
// undefined there. _rz, _rd and _ru round towards zero, down and up; HIP
// before 5.6 rounds to nearest instead.
//
// HIP 5.2 and later, C++14 and later.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_COMPAT_CONVERT_H
#define HIPIFY_COMPAT_CONVERT_H

#include "ptx.h"

namespace hipify {

#define HIPIFY_TO_INTEGER(FROM, TO, SOURCE, TYPE)                              \
  __device__ inline TYPE FROM##2##TO##_rn(SOURCE x) {                          \
    return ptx::to_int_rni<TYPE>(x);                                           \
  }                                                                            \
  __device__ inline TYPE FROM##2##TO##_rz(SOURCE x) {                          \
    return ptx::to_int_rzi<TYPE>(x);                                           \
  }                                                                            \
  __device__ inline TYPE FROM##2##TO##_rd(SOURCE x) {                          \
    return ptx::to_int_rmi<TYPE>(x);                                           \
  }                                                                            \
  __device__ inline TYPE FROM##2##TO##_ru(SOURCE x) {                          \
    return ptx::to_int_rpi<TYPE>(x);                                           \
  }
HIPIFY_TO_INTEGER(double, int, double, int)
HIPIFY_TO_INTEGER(double, uint, double, unsigned)
HIPIFY_TO_INTEGER(double, ll, double, long long)
HIPIFY_TO_INTEGER(double, ull, double, unsigned long long)
HIPIFY_TO_INTEGER(float, ll, float, long long)
HIPIFY_TO_INTEGER(float, ull, float, unsigned long long)
#undef HIPIFY_TO_INTEGER

#define HIPIFY_FROM_INTEGER(FROM, TO, SOURCE)                                  \
  __device__ inline TO FROM##2##TO##_rz(SOURCE x) {                            \
    return ptx::from_int_rz<TO>(x);                                            \
  }                                                                            \
  __device__ inline TO FROM##2##TO##_rd(SOURCE x) {                            \
    return ptx::from_int_rm<TO>(x);                                            \
  }                                                                            \
  __device__ inline TO FROM##2##TO##_ru(SOURCE x) {                            \
    return ptx::from_int_rp<TO>(x);                                            \
  }
HIPIFY_FROM_INTEGER(int, float, int)
HIPIFY_FROM_INTEGER(uint, float, unsigned)
HIPIFY_FROM_INTEGER(ll, float, long long)
HIPIFY_FROM_INTEGER(ull, float, unsigned long long)
HIPIFY_FROM_INTEGER(ll, double, long long)
HIPIFY_FROM_INTEGER(ull, double, unsigned long long)
#undef HIPIFY_FROM_INTEGER

__device__ inline double uint2double_rn(unsigned x) { return x; }

__device__ inline float double2float_rz(double x) { return ptx::narrow_rz(x); }
__device__ inline float double2float_rd(double x) { return ptx::narrow_rm(x); }
__device__ inline float double2float_ru(double x) { return ptx::narrow_rp(x); }

/// To [0, 1]; NaN and -0 become 0.
__device__ inline float saturatef(float x) {
  return !(x > 0) ? 0.0f : x > 1 ? 1.0f : x;
}

} // namespace hipify

#endif
