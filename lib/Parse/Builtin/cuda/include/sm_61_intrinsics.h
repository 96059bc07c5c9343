// Intrinsics of compute capability 6.1.
#ifndef HIPIFY_SM_61_INTRINSICS_H
#define HIPIFY_SM_61_INTRINSICS_H
#include "crt/host_defines.h"
#include "driver_types.h"
#include "device_types.h"

#ifdef __cplusplus
HIPIFY_D int __dp2a_lo(int, int, int);
HIPIFY_D unsigned int __dp2a_lo(unsigned int, unsigned int, unsigned int);
HIPIFY_D int __dp2a_lo(short2, char4, int);
HIPIFY_D unsigned int __dp2a_lo(ushort2, uchar4, unsigned int);
HIPIFY_D int __dp2a_hi(int, int, int);
HIPIFY_D unsigned int __dp2a_hi(unsigned int, unsigned int, unsigned int);
HIPIFY_D int __dp2a_hi(short2, char4, int);
HIPIFY_D unsigned int __dp2a_hi(ushort2, uchar4, unsigned int);
HIPIFY_D int __dp4a(int, int, int);
HIPIFY_D unsigned int __dp4a(unsigned int, unsigned int, unsigned int);
HIPIFY_D int __dp4a(char4, char4, int);
HIPIFY_D unsigned int __dp4a(uchar4, uchar4, unsigned int);
#endif
#endif
