// NVTX: names of runtime objects.
#ifndef HIPIFY_NVTX3_NVTOOLSEXTCUDART_H
#define HIPIFY_NVTX3_NVTOOLSEXTCUDART_H
#include "cuda_runtime_api.h"
#include "nvtx3/nvToolsExt.h"
#define NVTX_RESOURCE_CLASS_CUDART 5
#define nvtxNameCudaDevice nvtxNameCudaDeviceA
#define nvtxNameCudaStream nvtxNameCudaStreamA
#define nvtxNameCudaEvent nvtxNameCudaEventA
enum nvtxResourceCUDARTType_t { NVTX_RESOURCE_TYPE_CUDART_DEVICE = 327680, NVTX_RESOURCE_TYPE_CUDART_STREAM = 327681, NVTX_RESOURCE_TYPE_CUDART_EVENT = 327682 };
typedef enum nvtxResourceCUDARTType_t nvtxResourceCUDARTType_t;
#ifdef __cplusplus
void nvtxNameCudaDeviceA(int, const char *);
void nvtxNameCudaDeviceW(int, const wchar_t *);
void nvtxNameCudaStreamA(cudaStream_t, const char *);
void nvtxNameCudaStreamW(cudaStream_t, const wchar_t *);
void nvtxNameCudaEventA(cudaEvent_t, const char *);
void nvtxNameCudaEventW(cudaEvent_t, const wchar_t *);
#endif
#endif
