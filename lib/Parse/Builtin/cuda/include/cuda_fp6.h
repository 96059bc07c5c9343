// 6-bit floating point types and their conversions.
#ifndef HIPIFY_CUDA_FP6_H
#define HIPIFY_CUDA_FP6_H
#include "crt/host_defines.h"
#include "cuda_fp8.h"

#ifdef __cplusplus
typedef __nv_fp8_storage_t __nv_fp6_storage_t;
typedef __nv_fp8x2_storage_t __nv_fp6x2_storage_t;
typedef __nv_fp8x4_storage_t __nv_fp6x4_storage_t;
enum __nv_fp6_interpretation_t { __NV_E2M3 = 0, __NV_E3M2 = 1 };
typedef enum __nv_fp6_interpretation_t __nv_fp6_interpretation_t;
struct __nv_fp6_e3m2;
struct __nv_fp6x2_e3m2;
struct __nv_fp6x4_e3m2;
struct __nv_fp6_e2m3;
struct __nv_fp6x2_e2m3;
struct __nv_fp6x4_e2m3;
struct __attribute__((aligned(1))) __nv_fp6_e3m2 {
  __nv_fp6_storage_t __x;
  HIPIFY_HD __nv_fp6_e3m2() = default;
  HIPIFY_HD explicit __nv_fp6_e3m2(const __half);
  HIPIFY_HD explicit __nv_fp6_e3m2(const __nv_bfloat16);
  HIPIFY_HD explicit __nv_fp6_e3m2(float);
  HIPIFY_HD explicit __nv_fp6_e3m2(double);
  HIPIFY_HD explicit __nv_fp6_e3m2(unsigned short);
  HIPIFY_HD explicit __nv_fp6_e3m2(unsigned int);
  HIPIFY_HD explicit __nv_fp6_e3m2(unsigned long);
  HIPIFY_HD explicit __nv_fp6_e3m2(unsigned long long);
  HIPIFY_HD explicit __nv_fp6_e3m2(short);
  HIPIFY_HD explicit __nv_fp6_e3m2(int);
  HIPIFY_HD explicit __nv_fp6_e3m2(long);
  HIPIFY_HD explicit __nv_fp6_e3m2(long long);
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
struct __attribute__((aligned(2))) __nv_fp6x2_e3m2 {
  __nv_fp6x2_storage_t __x;
  HIPIFY_HD __nv_fp6x2_e3m2() = default;
  HIPIFY_HD explicit __nv_fp6x2_e3m2(const __half2);
  HIPIFY_HD explicit __nv_fp6x2_e3m2(const __nv_bfloat162);
  HIPIFY_HD explicit __nv_fp6x2_e3m2(const float2);
  HIPIFY_HD explicit __nv_fp6x2_e3m2(const double2);
  HIPIFY_HD explicit operator __half2() const;
  HIPIFY_HD explicit operator float2() const;
};
struct __attribute__((aligned(4))) __nv_fp6x4_e3m2 {
  __nv_fp6x4_storage_t __x;
  HIPIFY_HD __nv_fp6x4_e3m2() = default;
  HIPIFY_HD explicit __nv_fp6x4_e3m2(const __half2, const __half2);
  HIPIFY_HD explicit __nv_fp6x4_e3m2(const __nv_bfloat162, const __nv_bfloat162);
  HIPIFY_HD explicit __nv_fp6x4_e3m2(const float4);
  HIPIFY_HD explicit __nv_fp6x4_e3m2(const double4);
  HIPIFY_HD explicit __nv_fp6x4_e3m2(const double4_16a);
  HIPIFY_HD explicit __nv_fp6x4_e3m2(const double4_32a);
  HIPIFY_HD explicit operator float4() const;
};
struct __attribute__((aligned(1))) __nv_fp6_e2m3 {
  __nv_fp6_storage_t __x;
  HIPIFY_HD __nv_fp6_e2m3() = default;
  HIPIFY_HD explicit __nv_fp6_e2m3(const __half);
  HIPIFY_HD explicit __nv_fp6_e2m3(const __nv_bfloat16);
  HIPIFY_HD explicit __nv_fp6_e2m3(float);
  HIPIFY_HD explicit __nv_fp6_e2m3(double);
  HIPIFY_HD explicit __nv_fp6_e2m3(unsigned short);
  HIPIFY_HD explicit __nv_fp6_e2m3(unsigned int);
  HIPIFY_HD explicit __nv_fp6_e2m3(unsigned long);
  HIPIFY_HD explicit __nv_fp6_e2m3(unsigned long long);
  HIPIFY_HD explicit __nv_fp6_e2m3(short);
  HIPIFY_HD explicit __nv_fp6_e2m3(int);
  HIPIFY_HD explicit __nv_fp6_e2m3(long);
  HIPIFY_HD explicit __nv_fp6_e2m3(long long);
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
struct __attribute__((aligned(2))) __nv_fp6x2_e2m3 {
  __nv_fp6x2_storage_t __x;
  HIPIFY_HD __nv_fp6x2_e2m3() = default;
  HIPIFY_HD explicit __nv_fp6x2_e2m3(const __half2);
  HIPIFY_HD explicit __nv_fp6x2_e2m3(const __nv_bfloat162);
  HIPIFY_HD explicit __nv_fp6x2_e2m3(const float2);
  HIPIFY_HD explicit __nv_fp6x2_e2m3(const double2);
  HIPIFY_HD explicit operator __half2() const;
  HIPIFY_HD explicit operator float2() const;
};
struct __attribute__((aligned(4))) __nv_fp6x4_e2m3 {
  __nv_fp6x4_storage_t __x;
  HIPIFY_HD __nv_fp6x4_e2m3() = default;
  HIPIFY_HD explicit __nv_fp6x4_e2m3(const __half2, const __half2);
  HIPIFY_HD explicit __nv_fp6x4_e2m3(const __nv_bfloat162, const __nv_bfloat162);
  HIPIFY_HD explicit __nv_fp6x4_e2m3(const float4);
  HIPIFY_HD explicit __nv_fp6x4_e2m3(const double4);
  HIPIFY_HD explicit __nv_fp6x4_e2m3(const double4_16a);
  HIPIFY_HD explicit __nv_fp6x4_e2m3(const double4_32a);
  HIPIFY_HD explicit operator float4() const;
};
HIPIFY_HD __nv_fp6_storage_t __nv_cvt_double_to_fp6(double, __nv_fp6_interpretation_t, const enum cudaRoundMode);
HIPIFY_HD __nv_fp6x2_storage_t __nv_cvt_double2_to_fp6x2(const double2, __nv_fp6_interpretation_t, const enum cudaRoundMode);
HIPIFY_HD __nv_fp6_storage_t __nv_cvt_float_to_fp6(float, __nv_fp6_interpretation_t, const enum cudaRoundMode);
HIPIFY_HD __nv_fp6x2_storage_t __nv_cvt_float2_to_fp6x2(const float2, __nv_fp6_interpretation_t, const enum cudaRoundMode);
HIPIFY_HD __nv_fp6_storage_t __nv_cvt_halfraw_to_fp6(const __half_raw, __nv_fp6_interpretation_t, const enum cudaRoundMode);
HIPIFY_HD __nv_fp6x2_storage_t __nv_cvt_halfraw2_to_fp6x2(const __half2_raw, __nv_fp6_interpretation_t, const enum cudaRoundMode);
HIPIFY_HD __nv_fp6_storage_t __nv_cvt_bfloat16raw_to_fp6(__nv_bfloat16_raw, __nv_fp6_interpretation_t, const enum cudaRoundMode);
HIPIFY_HD __nv_fp6x2_storage_t __nv_cvt_bfloat16raw2_to_fp6x2(__nv_bfloat162_raw, __nv_fp6_interpretation_t, const enum cudaRoundMode);
HIPIFY_HD __half_raw __nv_cvt_fp6_to_halfraw(__nv_fp6_storage_t, __nv_fp6_interpretation_t);
HIPIFY_HD __half2_raw __nv_cvt_fp6x2_to_halfraw2(__nv_fp6x2_storage_t, __nv_fp6_interpretation_t);
#endif
#endif
