// Rounding modes of the device functions.
#ifndef HIPIFY_DEVICE_TYPES_H
#define HIPIFY_DEVICE_TYPES_H
#include "crt/host_defines.h"

enum cudaRoundMode { cudaRoundNearest = 0, cudaRoundZero = 1, cudaRoundPosInf = 2, cudaRoundMinInf = 3 };
#endif
