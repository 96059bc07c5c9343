// The release of CUDA that the declarations answer for; -D overrides it.
#ifndef HIPIFY_CRT_HOST_CONFIG_H
#define HIPIFY_CRT_HOST_CONFIG_H
#ifndef __CUDACC_VER_MAJOR__
#define __CUDACC_VER_MAJOR__ 13
#endif
#ifndef __CUDACC_VER_MINOR__
#define __CUDACC_VER_MINOR__ 0
#endif
#ifndef __CUDACC_VER_BUILD__
#define __CUDACC_VER_BUILD__ 0
#endif
#ifndef CUDA_VERSION
#define CUDA_VERSION 13000
#endif
#ifndef CUDART_VERSION
#define CUDART_VERSION CUDA_VERSION
#endif
#ifndef __CUDART_API_VERSION
#define __CUDART_API_VERSION CUDART_VERSION
#endif
#include "crt/host_defines.h"
#endif
