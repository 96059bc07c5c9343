// Profiler control of the CUDA driver.
#ifndef HIPIFY_CUDAPROFILER_H
#define HIPIFY_CUDAPROFILER_H
#include "crt/host_defines.h"
#include "cuda.h"

typedef unsigned int GLuint;
typedef unsigned int GLenum;
enum CUoutput_mode_enum { CU_OUT_KEY_VALUE_PAIR = 0, CU_OUT_CSV = 1 };
typedef enum CUoutput_mode_enum CUoutput_mode;
HIPIFY_C_BEGIN
CUresult cuProfilerInitialize(const char *, const char *, CUoutput_mode);
CUresult cuProfilerStart(void);
CUresult cuProfilerStop(void);
HIPIFY_C_END
#endif
