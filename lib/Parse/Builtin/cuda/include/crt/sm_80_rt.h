// Intrinsics of compute capability 8.
#ifndef HIPIFY_CRT_SM_80_RT_H
#define HIPIFY_CRT_SM_80_RT_H
#include "crt/host_defines.h"
#include "vector_types.h"

HIPIFY_C_BEGIN
HIPIFY_D void *__nv_associate_access_property(const void *, unsigned long long);
HIPIFY_D void __nv_memcpy_async_shared_global_4(void *, const void *, unsigned int);
HIPIFY_D void __nv_memcpy_async_shared_global_8(void *, const void *, unsigned int);
HIPIFY_D void __nv_memcpy_async_shared_global_16(void *, const void *, unsigned int);
HIPIFY_D unsigned int __reduce_add_sync_unsigned_impl(unsigned int, unsigned int);
HIPIFY_D unsigned int __reduce_min_sync_unsigned_impl(unsigned int, unsigned int);
HIPIFY_D unsigned int __reduce_max_sync_unsigned_impl(unsigned int, unsigned int);
HIPIFY_D int __reduce_add_sync_signed_impl(unsigned int, int);
HIPIFY_D int __reduce_min_sync_signed_impl(unsigned int, int);
HIPIFY_D int __reduce_max_sync_signed_impl(unsigned int, int);
HIPIFY_D unsigned int __reduce_or_sync_unsigned_impl(unsigned int, unsigned int);
HIPIFY_D unsigned int __reduce_and_sync_unsigned_impl(unsigned int, unsigned int);
HIPIFY_D unsigned int __reduce_xor_sync_unsigned_impl(unsigned int, unsigned int);
HIPIFY_C_END
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
#endif
#endif
