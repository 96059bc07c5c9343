// What nvcc supplies before the first line of a CUDA source.
#ifndef HIPIFY_CUDA_BUILTIN_H
#define HIPIFY_CUDA_BUILTIN_H
#ifdef __CUDA__
#ifndef __CUDACC__
#define __CUDACC__ 1
#endif
#ifndef __NVCC__
#define __NVCC__ 1
#endif
#ifndef __CUDACC_EXTENDED_LAMBDA__
#define __CUDACC_EXTENDED_LAMBDA__ 1
#endif
#ifndef __CUDACC_RELAXED_CONSTEXPR__
#define __CUDACC_RELAXED_CONSTEXPR__ 1
#endif
#endif
#include "cuda_runtime.h"
#endif
