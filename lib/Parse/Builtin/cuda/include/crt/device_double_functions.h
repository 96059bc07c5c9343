// Double precision intrinsics.
#ifndef HIPIFY_CRT_DEVICE_DOUBLE_FUNCTIONS_H
#define HIPIFY_CRT_DEVICE_DOUBLE_FUNCTIONS_H
#include "crt/host_defines.h"
#include "driver_types.h"
#include "device_types.h"

#ifdef __cplusplus
HIPIFY_D long long __double_as_longlong(double);
HIPIFY_D double __longlong_as_double(long long);
HIPIFY_D double __fma_rn(double, double, double);
HIPIFY_D double __fma_rz(double, double, double);
HIPIFY_D double __fma_ru(double, double, double);
HIPIFY_D double __fma_rd(double, double, double);
HIPIFY_D double __dadd_rn(double, double);
HIPIFY_D double __dadd_rz(double, double);
HIPIFY_D double __dadd_ru(double, double);
HIPIFY_D double __dadd_rd(double, double);
HIPIFY_D double __dsub_rn(double, double);
HIPIFY_D double __dsub_rz(double, double);
HIPIFY_D double __dsub_ru(double, double);
HIPIFY_D double __dsub_rd(double, double);
HIPIFY_D double __dmul_rn(double, double);
HIPIFY_D double __dmul_rz(double, double);
HIPIFY_D double __dmul_ru(double, double);
HIPIFY_D double __dmul_rd(double, double);
HIPIFY_D float __double2float_rn(double);
HIPIFY_D float __double2float_rz(double);
HIPIFY_D float __double2float_ru(double);
HIPIFY_D float __double2float_rd(double);
HIPIFY_D int __double2int_rn(double);
HIPIFY_D int __double2int_ru(double);
HIPIFY_D int __double2int_rd(double);
HIPIFY_D unsigned int __double2uint_rn(double);
HIPIFY_D unsigned int __double2uint_ru(double);
HIPIFY_D unsigned int __double2uint_rd(double);
HIPIFY_D long long __double2ll_rn(double);
HIPIFY_D long long __double2ll_ru(double);
HIPIFY_D long long __double2ll_rd(double);
HIPIFY_D unsigned long long __double2ull_rn(double);
HIPIFY_D unsigned long long __double2ull_ru(double);
HIPIFY_D unsigned long long __double2ull_rd(double);
HIPIFY_D double __int2double_rn(int);
HIPIFY_D double __uint2double_rn(unsigned int);
HIPIFY_D double __ll2double_rn(long long);
HIPIFY_D double __ll2double_rz(long long);
HIPIFY_D double __ll2double_ru(long long);
HIPIFY_D double __ll2double_rd(long long);
HIPIFY_D double __ull2double_rn(unsigned long long);
HIPIFY_D double __ull2double_rz(unsigned long long);
HIPIFY_D double __ull2double_ru(unsigned long long);
HIPIFY_D double __ull2double_rd(unsigned long long);
HIPIFY_D int __double2hiint(double);
HIPIFY_D int __double2loint(double);
HIPIFY_D double __hiloint2double(int, int);
HIPIFY_D double fma(double, double, double, enum cudaRoundMode);
HIPIFY_D double dmul(double, double, enum cudaRoundMode HIPIFY_DV(cudaRoundNearest));
HIPIFY_D double dadd(double, double, enum cudaRoundMode HIPIFY_DV(cudaRoundNearest));
HIPIFY_D double dsub(double, double, enum cudaRoundMode HIPIFY_DV(cudaRoundNearest));
HIPIFY_D int double2int(double, enum cudaRoundMode HIPIFY_DV(cudaRoundZero));
HIPIFY_D unsigned int double2uint(double, enum cudaRoundMode HIPIFY_DV(cudaRoundZero));
HIPIFY_D long long double2ll(double, enum cudaRoundMode HIPIFY_DV(cudaRoundZero));
HIPIFY_D unsigned long long double2ull(double, enum cudaRoundMode HIPIFY_DV(cudaRoundZero));
HIPIFY_D double ll2double(long long, enum cudaRoundMode HIPIFY_DV(cudaRoundNearest));
HIPIFY_D double ull2double(unsigned long long, enum cudaRoundMode HIPIFY_DV(cudaRoundNearest));
HIPIFY_D double int2double(int, enum cudaRoundMode HIPIFY_DV(cudaRoundNearest));
HIPIFY_D double uint2double(unsigned int, enum cudaRoundMode HIPIFY_DV(cudaRoundNearest));
HIPIFY_D double float2double(float, enum cudaRoundMode HIPIFY_DV(cudaRoundNearest));
#endif
#endif
