// 8-bit floating point types and their conversions.
#ifndef HIPIFY_CUDA_FP8_H
#define HIPIFY_CUDA_FP8_H
#include "crt/host_defines.h"
#include "cuda_fp16.h"
#include "cuda_bf16.h"
#include "device_types.h"
#include <stdint.h>

#ifdef __cplusplus
typedef unsigned char __nv_fp8_storage_t;
typedef unsigned short __nv_fp8x2_storage_t;
typedef unsigned int __nv_fp8x4_storage_t;
enum __nv_saturation_t { __NV_NOSAT = 0, __NV_SATFINITE = 1 };
typedef enum __nv_saturation_t __nv_saturation_t;
enum __nv_fp8_interpretation_t { __NV_E4M3 = 0, __NV_E5M2 = 1 };
typedef enum __nv_fp8_interpretation_t __nv_fp8_interpretation_t;
struct __nv_fp8_e5m2;
struct __nv_fp8x2_e5m2;
struct __nv_fp8x4_e5m2;
struct __nv_fp8_e4m3;
struct __nv_fp8x2_e4m3;
struct __nv_fp8x4_e4m3;
struct __nv_fp8_e8m0;
struct __nv_fp8x2_e8m0;
struct __nv_fp8x4_e8m0;
struct __attribute__((aligned(1))) __nv_fp8_e5m2 {
  __nv_fp8_storage_t __x;
  HIPIFY_HD __nv_fp8_e5m2() = default;
  HIPIFY_HD explicit __nv_fp8_e5m2(const __half);
  HIPIFY_HD explicit __nv_fp8_e5m2(const __nv_bfloat16);
  HIPIFY_HD explicit __nv_fp8_e5m2(float);
  HIPIFY_HD explicit __nv_fp8_e5m2(double);
  HIPIFY_HD explicit __nv_fp8_e5m2(unsigned short);
  HIPIFY_HD explicit __nv_fp8_e5m2(unsigned int);
  HIPIFY_HD explicit __nv_fp8_e5m2(unsigned long);
  HIPIFY_HD explicit __nv_fp8_e5m2(unsigned long long);
  HIPIFY_HD explicit __nv_fp8_e5m2(short);
  HIPIFY_HD explicit __nv_fp8_e5m2(int);
  HIPIFY_HD explicit __nv_fp8_e5m2(long);
  HIPIFY_HD explicit __nv_fp8_e5m2(long long);
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
struct __attribute__((aligned(2))) __nv_fp8x2_e5m2 {
  __nv_fp8x2_storage_t __x;
  HIPIFY_HD __nv_fp8x2_e5m2() = default;
  HIPIFY_HD explicit __nv_fp8x2_e5m2(const __half2);
  HIPIFY_HD explicit __nv_fp8x2_e5m2(const __nv_bfloat162);
  HIPIFY_HD explicit __nv_fp8x2_e5m2(const float2);
  HIPIFY_HD explicit __nv_fp8x2_e5m2(const double2);
  HIPIFY_HD explicit operator __half2() const;
  HIPIFY_HD explicit operator float2() const;
};
struct __attribute__((aligned(4))) __nv_fp8x4_e5m2 {
  __nv_fp8x4_storage_t __x;
  HIPIFY_HD __nv_fp8x4_e5m2() = default;
  HIPIFY_HD explicit __nv_fp8x4_e5m2(const __half2, const __half2);
  HIPIFY_HD explicit __nv_fp8x4_e5m2(const __nv_bfloat162, const __nv_bfloat162);
  HIPIFY_HD explicit __nv_fp8x4_e5m2(const float4);
  HIPIFY_HD explicit __nv_fp8x4_e5m2(const double4);
  HIPIFY_HD explicit __nv_fp8x4_e5m2(const double4_16a);
  HIPIFY_HD explicit __nv_fp8x4_e5m2(const double4_32a);
  HIPIFY_HD explicit operator float4() const;
};
struct __attribute__((aligned(1))) __nv_fp8_e4m3 {
  __nv_fp8_storage_t __x;
  HIPIFY_HD __nv_fp8_e4m3() = default;
  HIPIFY_HD explicit __nv_fp8_e4m3(const __half);
  HIPIFY_HD explicit __nv_fp8_e4m3(const __nv_bfloat16);
  HIPIFY_HD explicit __nv_fp8_e4m3(float);
  HIPIFY_HD explicit __nv_fp8_e4m3(double);
  HIPIFY_HD explicit __nv_fp8_e4m3(unsigned short);
  HIPIFY_HD explicit __nv_fp8_e4m3(unsigned int);
  HIPIFY_HD explicit __nv_fp8_e4m3(unsigned long);
  HIPIFY_HD explicit __nv_fp8_e4m3(unsigned long long);
  HIPIFY_HD explicit __nv_fp8_e4m3(short);
  HIPIFY_HD explicit __nv_fp8_e4m3(int);
  HIPIFY_HD explicit __nv_fp8_e4m3(long);
  HIPIFY_HD explicit __nv_fp8_e4m3(long long);
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
struct __attribute__((aligned(2))) __nv_fp8x2_e4m3 {
  __nv_fp8x2_storage_t __x;
  HIPIFY_HD __nv_fp8x2_e4m3() = default;
  HIPIFY_HD explicit __nv_fp8x2_e4m3(const __half2);
  HIPIFY_HD explicit __nv_fp8x2_e4m3(const __nv_bfloat162);
  HIPIFY_HD explicit __nv_fp8x2_e4m3(const float2);
  HIPIFY_HD explicit __nv_fp8x2_e4m3(const double2);
  HIPIFY_HD explicit operator __half2() const;
  HIPIFY_HD explicit operator float2() const;
};
struct __attribute__((aligned(4))) __nv_fp8x4_e4m3 {
  __nv_fp8x4_storage_t __x;
  HIPIFY_HD __nv_fp8x4_e4m3() = default;
  HIPIFY_HD explicit __nv_fp8x4_e4m3(const __half2, const __half2);
  HIPIFY_HD explicit __nv_fp8x4_e4m3(const __nv_bfloat162, const __nv_bfloat162);
  HIPIFY_HD explicit __nv_fp8x4_e4m3(const float4);
  HIPIFY_HD explicit __nv_fp8x4_e4m3(const double4);
  HIPIFY_HD explicit __nv_fp8x4_e4m3(const double4_16a);
  HIPIFY_HD explicit __nv_fp8x4_e4m3(const double4_32a);
  HIPIFY_HD explicit operator float4() const;
};
struct __attribute__((aligned(1))) __nv_fp8_e8m0 {
  __nv_fp8_storage_t __x;
  HIPIFY_HD __nv_fp8_e8m0() = default;
  HIPIFY_HD explicit __nv_fp8_e8m0(const __half);
  HIPIFY_HD explicit __nv_fp8_e8m0(const __nv_bfloat16);
  HIPIFY_HD explicit __nv_fp8_e8m0(float);
  HIPIFY_HD explicit __nv_fp8_e8m0(double);
  HIPIFY_HD explicit __nv_fp8_e8m0(unsigned short);
  HIPIFY_HD explicit __nv_fp8_e8m0(unsigned int);
  HIPIFY_HD explicit __nv_fp8_e8m0(unsigned long long);
  HIPIFY_HD explicit __nv_fp8_e8m0(unsigned long);
  HIPIFY_HD explicit __nv_fp8_e8m0(short);
  HIPIFY_HD explicit __nv_fp8_e8m0(int);
  HIPIFY_HD explicit __nv_fp8_e8m0(long long);
  HIPIFY_HD explicit __nv_fp8_e8m0(long);
  HIPIFY_HD explicit operator float() const;
  HIPIFY_HD explicit operator __nv_bfloat16() const;
  HIPIFY_HD explicit operator double() const;
  HIPIFY_HD explicit operator __half() const;
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
struct __attribute__((aligned(2))) __nv_fp8x2_e8m0 {
  __nv_fp8x2_storage_t __x;
  HIPIFY_HD __nv_fp8x2_e8m0() = default;
  HIPIFY_HD explicit __nv_fp8x2_e8m0(const __half2);
  HIPIFY_HD explicit __nv_fp8x2_e8m0(const __nv_bfloat162);
  HIPIFY_HD explicit __nv_fp8x2_e8m0(const float2);
  HIPIFY_HD explicit __nv_fp8x2_e8m0(const double2);
  HIPIFY_HD explicit operator __nv_bfloat162() const;
  HIPIFY_HD explicit operator float2() const;
  HIPIFY_HD explicit operator __half2() const;
};
struct __attribute__((aligned(4))) __nv_fp8x4_e8m0 {
  __nv_fp8x4_storage_t __x;
  HIPIFY_HD __nv_fp8x4_e8m0() = default;
  HIPIFY_HD explicit __nv_fp8x4_e8m0(const __half2, const __half2);
  HIPIFY_HD explicit __nv_fp8x4_e8m0(const __nv_bfloat162, const __nv_bfloat162);
  HIPIFY_HD explicit __nv_fp8x4_e8m0(const float4);
  HIPIFY_HD explicit __nv_fp8x4_e8m0(const double4);
  HIPIFY_HD explicit __nv_fp8x4_e8m0(const double4_16a);
  HIPIFY_HD explicit __nv_fp8x4_e8m0(const double4_32a);
  HIPIFY_HD explicit operator float4() const;
};
HIPIFY_HD __nv_fp8_storage_t __nv_cvt_double_to_fp8(double, __nv_saturation_t, __nv_fp8_interpretation_t);
HIPIFY_HD __nv_fp8x2_storage_t __nv_cvt_double2_to_fp8x2(const double2, __nv_saturation_t, __nv_fp8_interpretation_t);
HIPIFY_HD __nv_fp8_storage_t __nv_cvt_float_to_fp8(float, __nv_saturation_t, __nv_fp8_interpretation_t);
HIPIFY_HD __nv_fp8x2_storage_t __nv_cvt_float2_to_fp8x2(const float2, __nv_saturation_t, __nv_fp8_interpretation_t);
HIPIFY_HD __nv_fp8_storage_t __nv_cvt_halfraw_to_fp8(const __half_raw, __nv_saturation_t, __nv_fp8_interpretation_t);
HIPIFY_HD __nv_fp8x2_storage_t __nv_cvt_halfraw2_to_fp8x2(const __half2_raw, __nv_saturation_t, __nv_fp8_interpretation_t);
HIPIFY_HD __nv_fp8_storage_t __nv_cvt_bfloat16raw_to_fp8(__nv_bfloat16_raw, __nv_saturation_t, __nv_fp8_interpretation_t);
HIPIFY_HD __nv_fp8x2_storage_t __nv_cvt_bfloat16raw2_to_fp8x2(__nv_bfloat162_raw, __nv_saturation_t, __nv_fp8_interpretation_t);
HIPIFY_HD __half_raw __nv_cvt_fp8_to_halfraw(__nv_fp8_storage_t, __nv_fp8_interpretation_t);
HIPIFY_HD __half2_raw __nv_cvt_fp8x2_to_halfraw2(__nv_fp8x2_storage_t, __nv_fp8_interpretation_t);
HIPIFY_HD __nv_fp8_storage_t __nv_cvt_bfloat16raw_to_e8m0(__nv_bfloat16_raw, __nv_saturation_t, const enum cudaRoundMode);
HIPIFY_HD __nv_fp8x2_storage_t __nv_cvt_bfloat162raw_to_e8m0x2(__nv_bfloat162_raw, __nv_saturation_t, const enum cudaRoundMode);
HIPIFY_HD __nv_fp8_storage_t __nv_cvt_float_to_e8m0(float, __nv_saturation_t, const enum cudaRoundMode);
HIPIFY_HD __nv_fp8x2_storage_t __nv_cvt_float2_to_e8m0x2(const float2, __nv_saturation_t, const enum cudaRoundMode);
HIPIFY_HD __nv_fp8_storage_t __nv_cvt_double_to_e8m0(double, __nv_saturation_t, const enum cudaRoundMode);
HIPIFY_HD __nv_fp8x2_storage_t __nv_cvt_double2_to_e8m0x2(const double2, __nv_saturation_t, const enum cudaRoundMode);
HIPIFY_HD __nv_bfloat16_raw __nv_cvt_e8m0_to_bf16raw(__nv_fp8_storage_t);
HIPIFY_HD __nv_bfloat162_raw __nv_cvt_e8m0x2_to_bf162raw(__nv_fp8x2_storage_t);
#endif
#endif
