// Asynchronous copies as plain functions.
#ifndef HIPIFY_CUDA_PIPELINE_PRIMITIVES_H
#define HIPIFY_CUDA_PIPELINE_PRIMITIVES_H
#include "cuda_runtime.h"
#ifdef __cplusplus
typedef unsigned long long __mbarrier_t;
typedef unsigned long long __mbarrier_token_t;
HIPIFY_D void __pipeline_memcpy_async(void *__restrict__,
                                      const void *__restrict__, size_t,
                                      size_t = 0);
HIPIFY_D void __pipeline_commit();
HIPIFY_D void __pipeline_wait_prior(size_t);
HIPIFY_D void __pipeline_arrive_on(__mbarrier_t *);
#endif
#endif
