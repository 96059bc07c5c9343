// Intrinsics of compute capability 7.
#ifndef HIPIFY_CRT_SM_70_RT_H
#define HIPIFY_CRT_SM_70_RT_H
#include "crt/host_defines.h"
#include "driver_types.h"
#include "device_types.h"

#ifdef __cplusplus
HIPIFY_D unsigned int __match_any_sync(unsigned int, unsigned int);
HIPIFY_D unsigned int __match_any_sync(unsigned int, int);
HIPIFY_D unsigned int __match_any_sync(unsigned int, unsigned long);
HIPIFY_D unsigned int __match_any_sync(unsigned int, long);
HIPIFY_D unsigned int __match_any_sync(unsigned int, unsigned long long);
HIPIFY_D unsigned int __match_any_sync(unsigned int, long long);
HIPIFY_D unsigned int __match_any_sync(unsigned int, float);
HIPIFY_D unsigned int __match_any_sync(unsigned int, double);
HIPIFY_D unsigned int __match_all_sync(unsigned int, unsigned int, int *);
HIPIFY_D unsigned int __match_all_sync(unsigned int, int, int *);
HIPIFY_D unsigned int __match_all_sync(unsigned int, unsigned long, int *);
HIPIFY_D unsigned int __match_all_sync(unsigned int, long, int *);
HIPIFY_D unsigned int __match_all_sync(unsigned int, unsigned long long, int *);
HIPIFY_D unsigned int __match_all_sync(unsigned int, long long, int *);
HIPIFY_D unsigned int __match_all_sync(unsigned int, float, int *);
HIPIFY_D unsigned int __match_all_sync(unsigned int, double, int *);
HIPIFY_D void __nanosleep(unsigned int);
HIPIFY_D unsigned short atomicCAS(unsigned short *, unsigned short, unsigned short);
HIPIFY_D unsigned short __usAtomicCAS(unsigned short *, unsigned short, unsigned short);
#endif
#endif
