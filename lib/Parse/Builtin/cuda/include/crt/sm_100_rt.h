// Intrinsics of compute capability 10.
#ifndef HIPIFY_CRT_SM_100_RT_H
#define HIPIFY_CRT_SM_100_RT_H
#include "crt/host_defines.h"
#include "vector_types.h"

#endif
