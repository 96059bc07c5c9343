// Intrinsics of compute capability 3.
#ifndef HIPIFY_SM_30_INTRINSICS_H
#define HIPIFY_SM_30_INTRINSICS_H
#include "crt/host_defines.h"
#include "driver_types.h"
#include "device_types.h"

#ifdef __cplusplus
HIPIFY_D unsigned int __fns(unsigned int, unsigned int, int);
HIPIFY_D void __barrier_sync(unsigned int);
HIPIFY_D void __barrier_sync_count(unsigned int, unsigned int);
HIPIFY_D void __syncwarp(unsigned int HIPIFY_DV(4294967295U));
HIPIFY_D int __all_sync(unsigned int, int);
HIPIFY_D int __any_sync(unsigned int, int);
HIPIFY_D int __uni_sync(unsigned int, int);
HIPIFY_D unsigned int __ballot_sync(unsigned int, int);
HIPIFY_D unsigned int __activemask(void);
HIPIFY_D int __shfl_sync(unsigned int, int, int, int HIPIFY_DV(32));
HIPIFY_D unsigned int __shfl_sync(unsigned int, unsigned int, int, int HIPIFY_DV(32));
HIPIFY_D int __shfl_up_sync(unsigned int, int, unsigned int, int HIPIFY_DV(32));
HIPIFY_D unsigned int __shfl_up_sync(unsigned int, unsigned int, unsigned int, int HIPIFY_DV(32));
HIPIFY_D int __shfl_down_sync(unsigned int, int, unsigned int, int HIPIFY_DV(32));
HIPIFY_D unsigned int __shfl_down_sync(unsigned int, unsigned int, unsigned int, int HIPIFY_DV(32));
HIPIFY_D int __shfl_xor_sync(unsigned int, int, int, int HIPIFY_DV(32));
HIPIFY_D unsigned int __shfl_xor_sync(unsigned int, unsigned int, int, int HIPIFY_DV(32));
HIPIFY_D float __shfl_sync(unsigned int, float, int, int HIPIFY_DV(32));
HIPIFY_D float __shfl_up_sync(unsigned int, float, unsigned int, int HIPIFY_DV(32));
HIPIFY_D float __shfl_down_sync(unsigned int, float, unsigned int, int HIPIFY_DV(32));
HIPIFY_D float __shfl_xor_sync(unsigned int, float, int, int HIPIFY_DV(32));
HIPIFY_D long long __shfl_sync(unsigned int, long long, int, int HIPIFY_DV(32));
HIPIFY_D unsigned long long __shfl_sync(unsigned int, unsigned long long, int, int HIPIFY_DV(32));
HIPIFY_D long long __shfl_up_sync(unsigned int, long long, unsigned int, int HIPIFY_DV(32));
HIPIFY_D unsigned long long __shfl_up_sync(unsigned int, unsigned long long, unsigned int, int HIPIFY_DV(32));
HIPIFY_D long long __shfl_down_sync(unsigned int, long long, unsigned int, int HIPIFY_DV(32));
HIPIFY_D unsigned long long __shfl_down_sync(unsigned int, unsigned long long, unsigned int, int HIPIFY_DV(32));
HIPIFY_D long long __shfl_xor_sync(unsigned int, long long, int, int HIPIFY_DV(32));
HIPIFY_D unsigned long long __shfl_xor_sync(unsigned int, unsigned long long, int, int HIPIFY_DV(32));
HIPIFY_D double __shfl_sync(unsigned int, double, int, int HIPIFY_DV(32));
HIPIFY_D double __shfl_up_sync(unsigned int, double, unsigned int, int HIPIFY_DV(32));
HIPIFY_D double __shfl_down_sync(unsigned int, double, unsigned int, int HIPIFY_DV(32));
HIPIFY_D double __shfl_xor_sync(unsigned int, double, int, int HIPIFY_DV(32));
HIPIFY_D long __shfl_sync(unsigned int, long, int, int HIPIFY_DV(32));
HIPIFY_D unsigned long __shfl_sync(unsigned int, unsigned long, int, int HIPIFY_DV(32));
HIPIFY_D long __shfl_up_sync(unsigned int, long, unsigned int, int HIPIFY_DV(32));
HIPIFY_D unsigned long __shfl_up_sync(unsigned int, unsigned long, unsigned int, int HIPIFY_DV(32));
HIPIFY_D long __shfl_down_sync(unsigned int, long, unsigned int, int HIPIFY_DV(32));
HIPIFY_D unsigned long __shfl_down_sync(unsigned int, unsigned long, unsigned int, int HIPIFY_DV(32));
HIPIFY_D long __shfl_xor_sync(unsigned int, long, int, int HIPIFY_DV(32));
HIPIFY_D unsigned long __shfl_xor_sync(unsigned int, unsigned long, int, int HIPIFY_DV(32));
HIPIFY_D int __shfl(int, int, int HIPIFY_DV(32));
HIPIFY_D unsigned int __shfl(unsigned int, int, int HIPIFY_DV(32));
HIPIFY_D int __shfl_up(int, unsigned int, int HIPIFY_DV(32));
HIPIFY_D unsigned int __shfl_up(unsigned int, unsigned int, int HIPIFY_DV(32));
HIPIFY_D int __shfl_down(int, unsigned int, int HIPIFY_DV(32));
HIPIFY_D unsigned int __shfl_down(unsigned int, unsigned int, int HIPIFY_DV(32));
HIPIFY_D int __shfl_xor(int, int, int HIPIFY_DV(32));
HIPIFY_D unsigned int __shfl_xor(unsigned int, int, int HIPIFY_DV(32));
HIPIFY_D float __shfl(float, int, int HIPIFY_DV(32));
HIPIFY_D float __shfl_up(float, unsigned int, int HIPIFY_DV(32));
HIPIFY_D float __shfl_down(float, unsigned int, int HIPIFY_DV(32));
HIPIFY_D float __shfl_xor(float, int, int HIPIFY_DV(32));
HIPIFY_D unsigned long long __shfl(unsigned long long, int, int HIPIFY_DV(32));
HIPIFY_D long long __shfl(long long, int, int HIPIFY_DV(32));
HIPIFY_D long long __shfl_up(long long, unsigned int, int HIPIFY_DV(32));
HIPIFY_D unsigned long long __shfl_up(unsigned long long, unsigned int, int HIPIFY_DV(32));
HIPIFY_D long long __shfl_down(long long, unsigned int, int HIPIFY_DV(32));
HIPIFY_D unsigned long long __shfl_down(unsigned long long, unsigned int, int HIPIFY_DV(32));
HIPIFY_D long long __shfl_xor(long long, int, int HIPIFY_DV(32));
HIPIFY_D unsigned long long __shfl_xor(unsigned long long, int, int HIPIFY_DV(32));
HIPIFY_D double __shfl(double, int, int HIPIFY_DV(32));
HIPIFY_D double __shfl_up(double, unsigned int, int HIPIFY_DV(32));
HIPIFY_D double __shfl_down(double, unsigned int, int HIPIFY_DV(32));
HIPIFY_D double __shfl_xor(double, int, int HIPIFY_DV(32));
HIPIFY_D long __shfl(long, int, int HIPIFY_DV(32));
HIPIFY_D unsigned long __shfl(unsigned long, int, int HIPIFY_DV(32));
HIPIFY_D long __shfl_up(long, unsigned int, int HIPIFY_DV(32));
HIPIFY_D unsigned long __shfl_up(unsigned long, unsigned int, int HIPIFY_DV(32));
HIPIFY_D long __shfl_down(long, unsigned int, int HIPIFY_DV(32));
HIPIFY_D unsigned long __shfl_down(unsigned long, unsigned int, int HIPIFY_DV(32));
HIPIFY_D long __shfl_xor(long, int, int HIPIFY_DV(32));
HIPIFY_D unsigned long __shfl_xor(unsigned long, int, int HIPIFY_DV(32));
#endif
#endif
