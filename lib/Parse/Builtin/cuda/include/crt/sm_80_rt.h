// Intrinsics of compute capability 8.
#ifndef HIPIFY_CRT_SM_80_RT_H
#define HIPIFY_CRT_SM_80_RT_H
#include "crt/host_defines.h"
#include "driver_types.h"
#include "device_types.h"

#ifdef __cplusplus
HIPIFY_D unsigned int __reduce_add_sync(unsigned int, unsigned int);
HIPIFY_D unsigned int __reduce_min_sync(unsigned int, unsigned int);
HIPIFY_D unsigned int __reduce_max_sync(unsigned int, unsigned int);
HIPIFY_D int __reduce_add_sync(unsigned int, int);
HIPIFY_D int __reduce_min_sync(unsigned int, int);
HIPIFY_D int __reduce_max_sync(unsigned int, int);
HIPIFY_D unsigned int __reduce_and_sync(unsigned int, unsigned int);
HIPIFY_D unsigned int __reduce_or_sync(unsigned int, unsigned int);
HIPIFY_D unsigned int __reduce_xor_sync(unsigned int, unsigned int);
HIPIFY_D unsigned int __reduce_add_sync_unsigned_impl(unsigned int, unsigned int);
HIPIFY_D unsigned int __reduce_min_sync_unsigned_impl(unsigned int, unsigned int);
HIPIFY_D unsigned int __reduce_max_sync_unsigned_impl(unsigned int, unsigned int);
HIPIFY_D int __reduce_add_sync_signed_impl(unsigned int, int);
HIPIFY_D int __reduce_min_sync_signed_impl(unsigned int, int);
HIPIFY_D int __reduce_max_sync_signed_impl(unsigned int, int);
HIPIFY_D unsigned int __reduce_or_sync_unsigned_impl(unsigned int, unsigned int);
HIPIFY_D unsigned int __reduce_and_sync_unsigned_impl(unsigned int, unsigned int);
HIPIFY_D unsigned int __reduce_xor_sync_unsigned_impl(unsigned int, unsigned int);
#endif
#endif
