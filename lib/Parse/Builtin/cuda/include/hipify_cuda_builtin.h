// What nvcc supplies before the first line of a CUDA source.
#ifndef HIPIFY_CUDA_BUILTIN_H
#define HIPIFY_CUDA_BUILTIN_H
#include "hipify_cuda_declarations.h"
#ifdef __cplusplus
#include "crt/common_functions.h"
#endif
#endif
