// The built-in variables of a kernel.
#ifndef HIPIFY_DEVICE_LAUNCH_PARAMETERS_H
#define HIPIFY_DEVICE_LAUNCH_PARAMETERS_H
#include "vector_types.h"
HIPIFY_C_BEGIN
extern HIPIFY_D const uint3 threadIdx;
extern HIPIFY_D const uint3 blockIdx;
extern HIPIFY_D const dim3 blockDim;
extern HIPIFY_D const dim3 gridDim;
extern HIPIFY_D const int warpSize;
HIPIFY_C_END
#endif
