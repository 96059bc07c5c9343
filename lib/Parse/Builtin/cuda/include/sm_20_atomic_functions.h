// Atomic functions of compute capability 2.
#ifndef HIPIFY_SM_20_ATOMIC_FUNCTIONS_H
#define HIPIFY_SM_20_ATOMIC_FUNCTIONS_H
#include "crt/host_defines.h"
#include "driver_types.h"
#include "device_types.h"

#ifdef __cplusplus
HIPIFY_D float atomicAdd(float *, float);
HIPIFY_D float __fAtomicAdd(float *, float);
#endif
#endif
