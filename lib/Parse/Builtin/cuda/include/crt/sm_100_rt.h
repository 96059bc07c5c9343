// Intrinsics of compute capability 10.
#ifndef HIPIFY_CRT_SM_100_RT_H
#define HIPIFY_CRT_SM_100_RT_H
#include "crt/host_defines.h"
#include "driver_types.h"
#include "device_types.h"

#ifdef __cplusplus
HIPIFY_D float2 __ffma2_rn(float2, float2, float2);
HIPIFY_D float2 __ffma2_rz(float2, float2, float2);
HIPIFY_D float2 __ffma2_rd(float2, float2, float2);
HIPIFY_D float2 __ffma2_ru(float2, float2, float2);
HIPIFY_D float2 __fadd2_rn(float2, float2);
HIPIFY_D float2 __fadd2_rz(float2, float2);
HIPIFY_D float2 __fadd2_rd(float2, float2);
HIPIFY_D float2 __fadd2_ru(float2, float2);
HIPIFY_D float2 __fmul2_rn(float2, float2);
HIPIFY_D float2 __fmul2_rz(float2, float2);
HIPIFY_D float2 __fmul2_rd(float2, float2);
HIPIFY_D float2 __fmul2_ru(float2, float2);
#endif
#endif
