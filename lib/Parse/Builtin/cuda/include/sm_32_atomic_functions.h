// Atomic functions of compute capability 3.2.
#ifndef HIPIFY_SM_32_ATOMIC_FUNCTIONS_H
#define HIPIFY_SM_32_ATOMIC_FUNCTIONS_H
#include "crt/host_defines.h"
#include "driver_types.h"
#include "device_types.h"

#ifdef __cplusplus
HIPIFY_D long long atomicMin(long long *, long long);
HIPIFY_D long long atomicMax(long long *, long long);
HIPIFY_D long long atomicAnd(long long *, long long);
HIPIFY_D long long atomicOr(long long *, long long);
HIPIFY_D long long atomicXor(long long *, long long);
HIPIFY_D unsigned long long atomicMin(unsigned long long *, unsigned long long);
HIPIFY_D unsigned long long atomicMax(unsigned long long *, unsigned long long);
HIPIFY_D unsigned long long atomicAnd(unsigned long long *, unsigned long long);
HIPIFY_D unsigned long long atomicOr(unsigned long long *, unsigned long long);
HIPIFY_D unsigned long long atomicXor(unsigned long long *, unsigned long long);
HIPIFY_D long long __illAtomicMin(long long *, long long);
HIPIFY_D long long __illAtomicMax(long long *, long long);
HIPIFY_D long long __llAtomicAnd(long long *, long long);
HIPIFY_D long long __llAtomicOr(long long *, long long);
HIPIFY_D long long __llAtomicXor(long long *, long long);
HIPIFY_D unsigned long long __ullAtomicMin(unsigned long long *, unsigned long long);
HIPIFY_D unsigned long long __ullAtomicMax(unsigned long long *, unsigned long long);
HIPIFY_D unsigned long long __ullAtomicAnd(unsigned long long *, unsigned long long);
HIPIFY_D unsigned long long __ullAtomicOr(unsigned long long *, unsigned long long);
HIPIFY_D unsigned long long __ullAtomicXor(unsigned long long *, unsigned long long);
#endif
#endif
