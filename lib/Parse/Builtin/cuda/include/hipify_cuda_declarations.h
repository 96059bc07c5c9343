// The CUDA part of what nvcc supplies before the first line of a source. It
// includes nothing of the system, so that the build can parse it ahead.
#ifndef HIPIFY_CUDA_DECLARATIONS_H
#define HIPIFY_CUDA_DECLARATIONS_H
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
#define HIPIFY_LIBRARY_FOLLOWS
#include "cuda_runtime.h"
#undef HIPIFY_LIBRARY_FOLLOWS
#endif
