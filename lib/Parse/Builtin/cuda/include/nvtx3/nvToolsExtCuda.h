// NVTX: names of driver objects.
#ifndef HIPIFY_NVTX3_NVTOOLSEXTCUDA_H
#define HIPIFY_NVTX3_NVTOOLSEXTCUDA_H
#include "cuda.h"
#include "nvtx3/nvToolsExt.h"
#define NVTX_RESOURCE_CLASS_CUDA 4
#define nvtxNameCuDevice nvtxNameCuDeviceA
#define nvtxNameCuContext nvtxNameCuContextA
#define nvtxNameCuStream nvtxNameCuStreamA
#define nvtxNameCuEvent nvtxNameCuEventA
enum nvtxResourceCUDAType_t { NVTX_RESOURCE_TYPE_CUDA_DEVICE = 262145, NVTX_RESOURCE_TYPE_CUDA_CONTEXT = 262146, NVTX_RESOURCE_TYPE_CUDA_STREAM = 262147, NVTX_RESOURCE_TYPE_CUDA_EVENT = 262148 };
typedef enum nvtxResourceCUDAType_t nvtxResourceCUDAType_t;
#ifdef __cplusplus
void nvtxNameCuDeviceA(CUdevice, const char *);
void nvtxNameCuDeviceW(CUdevice, const wchar_t *);
void nvtxNameCuContextA(CUcontext, const char *);
void nvtxNameCuContextW(CUcontext, const wchar_t *);
void nvtxNameCuStreamA(CUstream, const char *);
void nvtxNameCuStreamW(CUstream, const wchar_t *);
void nvtxNameCuEventA(CUevent, const char *);
void nvtxNameCuEventW(CUevent, const wchar_t *);
#endif
#endif
