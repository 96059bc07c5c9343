// Intrinsics of compute capability 2.
#ifndef HIPIFY_SM_20_INTRINSICS_H
#define HIPIFY_SM_20_INTRINSICS_H
#include "crt/host_defines.h"
#include "driver_types.h"
#include "device_types.h"

#ifdef __cplusplus
HIPIFY_D void __threadfence_system(void);
HIPIFY_D double __ddiv_rn(double, double);
HIPIFY_D double __ddiv_rz(double, double);
HIPIFY_D double __ddiv_ru(double, double);
HIPIFY_D double __ddiv_rd(double, double);
HIPIFY_D double __drcp_rn(double);
HIPIFY_D double __drcp_rz(double);
HIPIFY_D double __drcp_ru(double);
HIPIFY_D double __drcp_rd(double);
HIPIFY_D double __dsqrt_rn(double);
HIPIFY_D double __dsqrt_rz(double);
HIPIFY_D double __dsqrt_ru(double);
HIPIFY_D double __dsqrt_rd(double);
HIPIFY_D unsigned int __ballot(int);
HIPIFY_D int __syncthreads_count(int);
HIPIFY_D int __syncthreads_and(int);
HIPIFY_D int __syncthreads_or(int);
HIPIFY_D long long clock64(void);
HIPIFY_D float __fmaf_ieee_rn(float, float, float);
HIPIFY_D float __fmaf_ieee_rd(float, float, float);
HIPIFY_D float __fmaf_ieee_ru(float, float, float);
HIPIFY_D float __fmaf_ieee_rz(float, float, float);
HIPIFY_D unsigned int ballot(bool);
HIPIFY_D int syncthreads_count(bool);
HIPIFY_D bool syncthreads_and(bool);
HIPIFY_D bool syncthreads_or(bool);
HIPIFY_D unsigned int __isGlobal(const void *);
HIPIFY_D unsigned int __isShared(const void *);
HIPIFY_D unsigned int __isConstant(const void *);
HIPIFY_D unsigned int __isLocal(const void *);
HIPIFY_D unsigned int __isGridConstant(const void *);
HIPIFY_D size_t __cvta_generic_to_global(const void *);
HIPIFY_D size_t __cvta_generic_to_shared(const void *);
HIPIFY_D size_t __cvta_generic_to_constant(const void *);
HIPIFY_D size_t __cvta_generic_to_local(const void *);
HIPIFY_D size_t __cvta_generic_to_grid_constant(const void *);
HIPIFY_D void *__cvta_global_to_generic(size_t);
HIPIFY_D void *__cvta_shared_to_generic(size_t);
HIPIFY_D void *__cvta_constant_to_generic(size_t);
HIPIFY_D void *__cvta_local_to_generic(size_t);
HIPIFY_D void *__cvta_grid_constant_to_generic(size_t);
#endif
#endif
