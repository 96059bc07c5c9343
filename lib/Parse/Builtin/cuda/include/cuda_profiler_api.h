// Profiler control of the CUDA runtime.
#ifndef HIPIFY_CUDA_PROFILER_API_H
#define HIPIFY_CUDA_PROFILER_API_H
#include "crt/host_defines.h"
#include "cuda_runtime_api.h"

HIPIFY_C_BEGIN
cudaError_t cudaProfilerStart(void);
cudaError_t cudaProfilerStop(void);
cudaError_t cudaProfilerInitialize(const char *, const char *, cudaOutputMode_t);
HIPIFY_C_END
#endif
