// Atomic functions of compute capability 2.
#ifndef HIPIFY_SM_20_ATOMIC_FUNCTIONS_H
#define HIPIFY_SM_20_ATOMIC_FUNCTIONS_H
#include "crt/host_defines.h"
#include "vector_types.h"

HIPIFY_C_BEGIN
HIPIFY_D float __fAtomicAdd(float *, float);
HIPIFY_C_END
#ifdef __cplusplus
HIPIFY_D float atomicAdd(float *, float);
#endif
#endif
