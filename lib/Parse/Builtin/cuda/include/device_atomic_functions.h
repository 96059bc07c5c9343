// Atomic functions.
#ifndef HIPIFY_DEVICE_ATOMIC_FUNCTIONS_H
#define HIPIFY_DEVICE_ATOMIC_FUNCTIONS_H
#include "crt/host_defines.h"
#include "driver_types.h"
#include "device_types.h"

#ifdef __cplusplus
HIPIFY_D int atomicAdd(int *, int);
HIPIFY_D unsigned int atomicAdd(unsigned int *, unsigned int);
HIPIFY_D int atomicSub(int *, int);
HIPIFY_D unsigned int atomicSub(unsigned int *, unsigned int);
HIPIFY_D int atomicExch(int *, int);
HIPIFY_D unsigned int atomicExch(unsigned int *, unsigned int);
HIPIFY_D float atomicExch(float *, float);
HIPIFY_D int atomicMin(int *, int);
HIPIFY_D unsigned int atomicMin(unsigned int *, unsigned int);
HIPIFY_D int atomicMax(int *, int);
HIPIFY_D unsigned int atomicMax(unsigned int *, unsigned int);
HIPIFY_D unsigned int atomicInc(unsigned int *, unsigned int);
HIPIFY_D unsigned int atomicDec(unsigned int *, unsigned int);
HIPIFY_D int atomicAnd(int *, int);
HIPIFY_D unsigned int atomicAnd(unsigned int *, unsigned int);
HIPIFY_D int atomicOr(int *, int);
HIPIFY_D unsigned int atomicOr(unsigned int *, unsigned int);
HIPIFY_D int atomicXor(int *, int);
HIPIFY_D unsigned int atomicXor(unsigned int *, unsigned int);
HIPIFY_D int atomicCAS(int *, int, int);
HIPIFY_D unsigned int atomicCAS(unsigned int *, unsigned int, unsigned int);
HIPIFY_D int __any(int);
HIPIFY_D int __all(int);
HIPIFY_D unsigned long long atomicAdd(unsigned long long *, unsigned long long);
HIPIFY_D unsigned long long atomicExch(unsigned long long *, unsigned long long);
HIPIFY_D unsigned long long atomicCAS(unsigned long long *, unsigned long long, unsigned long long);
HIPIFY_D bool any(bool);
HIPIFY_D bool all(bool);
HIPIFY_D int __iAtomicAdd(int *, int);
HIPIFY_D unsigned int __uAtomicAdd(unsigned int *, unsigned int);
HIPIFY_D int __iAtomicExch(int *, int);
HIPIFY_D unsigned int __uAtomicExch(unsigned int *, unsigned int);
HIPIFY_D float __fAtomicExch(float *, float);
HIPIFY_D int __iAtomicMin(int *, int);
HIPIFY_D unsigned int __uAtomicMin(unsigned int *, unsigned int);
HIPIFY_D int __iAtomicMax(int *, int);
HIPIFY_D unsigned int __uAtomicMax(unsigned int *, unsigned int);
HIPIFY_D unsigned int __uAtomicInc(unsigned int *, unsigned int);
HIPIFY_D unsigned int __uAtomicDec(unsigned int *, unsigned int);
HIPIFY_D int __iAtomicAnd(int *, int);
HIPIFY_D unsigned int __uAtomicAnd(unsigned int *, unsigned int);
HIPIFY_D int __iAtomicOr(int *, int);
HIPIFY_D unsigned int __uAtomicOr(unsigned int *, unsigned int);
HIPIFY_D int __iAtomicXor(int *, int);
HIPIFY_D unsigned int __uAtomicXor(unsigned int *, unsigned int);
HIPIFY_D int __iAtomicCAS(int *, int, int);
HIPIFY_D unsigned int __uAtomicCAS(unsigned int *, unsigned int, unsigned int);
HIPIFY_D unsigned long long __ullAtomicAdd(unsigned long long *, unsigned long long);
HIPIFY_D unsigned long long __ullAtomicExch(unsigned long long *, unsigned long long);
HIPIFY_D unsigned long long __ullAtomicCAS(unsigned long long *, unsigned long long, unsigned long long);
#endif
#endif
