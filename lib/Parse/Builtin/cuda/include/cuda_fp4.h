// 4-bit floating point types and their conversions.
#ifndef HIPIFY_CUDA_FP4_H
#define HIPIFY_CUDA_FP4_H
#include "crt/host_defines.h"
#include "cuda_fp6.h"

#ifdef __cplusplus
typedef __nv_fp8_storage_t __nv_fp4_storage_t;
typedef __nv_fp8_storage_t __nv_fp4x2_storage_t;
typedef __nv_fp8x2_storage_t __nv_fp4x4_storage_t;
enum __nv_fp4_interpretation_t { __NV_E2M1 = 0 };
typedef enum __nv_fp4_interpretation_t __nv_fp4_interpretation_t;
struct __nv_fp4_e2m1;
struct __nv_fp4x2_e2m1;
struct __nv_fp4x4_e2m1;
struct __attribute__((aligned(1))) __nv_fp4_e2m1 {
  __nv_fp4_storage_t __x;
  HIPIFY_HD __nv_fp4_e2m1() = default;
  HIPIFY_HD explicit __nv_fp4_e2m1(const __half);
  HIPIFY_HD explicit __nv_fp4_e2m1(const __nv_bfloat16);
  HIPIFY_HD explicit __nv_fp4_e2m1(float);
  HIPIFY_HD explicit __nv_fp4_e2m1(double);
  HIPIFY_HD explicit __nv_fp4_e2m1(unsigned short);
  HIPIFY_HD explicit __nv_fp4_e2m1(unsigned int);
  HIPIFY_HD explicit __nv_fp4_e2m1(unsigned long);
  HIPIFY_HD explicit __nv_fp4_e2m1(unsigned long long);
  HIPIFY_HD explicit __nv_fp4_e2m1(short);
  HIPIFY_HD explicit __nv_fp4_e2m1(int);
  HIPIFY_HD explicit __nv_fp4_e2m1(long);
  HIPIFY_HD explicit __nv_fp4_e2m1(long long);
  HIPIFY_HD explicit operator __half() const;
  HIPIFY_HD explicit operator float() const;
  HIPIFY_HD explicit operator __nv_bfloat16() const;
  HIPIFY_HD explicit operator double() const;
  HIPIFY_HD explicit operator unsigned char() const;
  HIPIFY_HD explicit operator unsigned short() const;
  HIPIFY_HD explicit operator unsigned int() const;
  HIPIFY_HD explicit operator unsigned long() const;
  HIPIFY_HD explicit operator unsigned long long() const;
  HIPIFY_HD explicit operator signed char() const;
  HIPIFY_HD explicit operator char() const;
  HIPIFY_HD explicit operator short() const;
  HIPIFY_HD explicit operator int() const;
  HIPIFY_HD explicit operator long() const;
  HIPIFY_HD explicit operator long long() const;
  HIPIFY_HD explicit operator bool() const;
};
struct __attribute__((aligned(1))) __nv_fp4x2_e2m1 {
  __nv_fp4x2_storage_t __x;
  HIPIFY_HD __nv_fp4x2_e2m1() = default;
  HIPIFY_HD explicit __nv_fp4x2_e2m1(const __half2);
  HIPIFY_HD explicit __nv_fp4x2_e2m1(const __nv_bfloat162);
  HIPIFY_HD explicit __nv_fp4x2_e2m1(const float2);
  HIPIFY_HD explicit __nv_fp4x2_e2m1(const double2);
  HIPIFY_HD explicit operator __half2() const;
  HIPIFY_HD explicit operator float2() const;
};
struct __attribute__((aligned(2))) __nv_fp4x4_e2m1 {
  __nv_fp4x4_storage_t __x;
  HIPIFY_HD __nv_fp4x4_e2m1() = default;
  HIPIFY_HD explicit __nv_fp4x4_e2m1(const __half2, const __half2);
  HIPIFY_HD explicit __nv_fp4x4_e2m1(const __nv_bfloat162, const __nv_bfloat162);
  HIPIFY_HD explicit __nv_fp4x4_e2m1(const float4);
  HIPIFY_HD explicit __nv_fp4x4_e2m1(const double4);
  HIPIFY_HD explicit __nv_fp4x4_e2m1(const double4_16a);
  HIPIFY_HD explicit __nv_fp4x4_e2m1(const double4_32a);
  HIPIFY_HD explicit operator float4() const;
};
HIPIFY_HD __nv_fp4_storage_t __nv_cvt_double_to_fp4(double, __nv_fp4_interpretation_t, const enum cudaRoundMode);
HIPIFY_HD __nv_fp4x2_storage_t __nv_cvt_double2_to_fp4x2(const double2, __nv_fp4_interpretation_t, const enum cudaRoundMode);
HIPIFY_HD __nv_fp4_storage_t __nv_cvt_float_to_fp4(float, __nv_fp4_interpretation_t, const enum cudaRoundMode);
HIPIFY_HD __nv_fp4x2_storage_t __nv_cvt_float2_to_fp4x2(const float2, __nv_fp4_interpretation_t, const enum cudaRoundMode);
HIPIFY_HD __nv_fp4_storage_t __nv_cvt_halfraw_to_fp4(const __half_raw, __nv_fp4_interpretation_t, const enum cudaRoundMode);
HIPIFY_HD __nv_fp4x2_storage_t __nv_cvt_halfraw2_to_fp4x2(const __half2_raw, __nv_fp4_interpretation_t, const enum cudaRoundMode);
HIPIFY_HD __nv_fp4_storage_t __nv_cvt_bfloat16raw_to_fp4(__nv_bfloat16_raw, __nv_fp4_interpretation_t, const enum cudaRoundMode);
HIPIFY_HD __nv_fp4x2_storage_t __nv_cvt_bfloat16raw2_to_fp4x2(__nv_bfloat162_raw, __nv_fp4_interpretation_t, const enum cudaRoundMode);
HIPIFY_HD __half_raw __nv_cvt_fp4_to_halfraw(__nv_fp4_storage_t, __nv_fp4_interpretation_t);
HIPIFY_HD __half2_raw __nv_cvt_fp4x2_to_halfraw2(__nv_fp4x2_storage_t, __nv_fp4_interpretation_t);
#endif
#endif
