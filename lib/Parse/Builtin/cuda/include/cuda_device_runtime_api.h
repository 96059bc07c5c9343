// What the CUDA runtime offers only inside kernels.
#ifndef HIPIFY_CUDA_DEVICE_RUNTIME_API_H
#define HIPIFY_CUDA_DEVICE_RUNTIME_API_H
#include "crt/host_defines.h"
#include "cuda_runtime_api.h"

struct cudaFuncAttributes;
#ifdef __cplusplus
HIPIFY_D cudaError_t __cudaCDP2Malloc(void **, size_t);
HIPIFY_D cudaError_t __cudaCDP2FuncGetAttributes(struct cudaFuncAttributes *, const void *);
HIPIFY_D cudaError_t __cudaCDP2DeviceGetAttribute(int *, enum cudaDeviceAttr, int);
HIPIFY_D cudaError_t __cudaCDP2GetDevice(int *);
HIPIFY_D cudaError_t __cudaCDP2OccupancyMaxActiveBlocksPerMultiprocessor(int *, const void *, int, size_t);
HIPIFY_D cudaError_t __cudaCDP2OccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *, const void *, int, size_t, unsigned int);
HIPIFY_D cudaError_t __cudaDeviceSynchronizeDeprecationAvoidance(void);
HIPIFY_D cudaError_t __cudaCDP2DeviceGetLimit(size_t *, enum cudaLimit);
HIPIFY_D cudaError_t __cudaCDP2DeviceGetCacheConfig(enum cudaFuncCache *);
HIPIFY_D cudaError_t __cudaCDP2DeviceGetSharedMemConfig(enum cudaSharedMemConfig *);
HIPIFY_D cudaError_t __cudaCDP2GetLastError(void);
HIPIFY_D cudaError_t __cudaCDP2PeekAtLastError(void);
HIPIFY_D const char *__cudaCDP2GetErrorString(cudaError_t);
HIPIFY_D const char *__cudaCDP2GetErrorName(cudaError_t);
HIPIFY_D cudaError_t __cudaCDP2GetDeviceCount(int *);
HIPIFY_D cudaError_t __cudaCDP2StreamCreateWithFlags(cudaStream_t *, unsigned int);
HIPIFY_D cudaError_t __cudaCDP2StreamDestroy(cudaStream_t);
HIPIFY_D cudaError_t __cudaCDP2StreamWaitEvent(cudaStream_t, cudaEvent_t, unsigned int);
HIPIFY_D cudaError_t __cudaCDP2EventCreateWithFlags(cudaEvent_t *, unsigned int);
HIPIFY_D cudaError_t __cudaCDP2EventRecord(cudaEvent_t, cudaStream_t);
HIPIFY_D cudaError_t __cudaCDP2EventRecordWithFlags(cudaEvent_t, cudaStream_t, unsigned int);
HIPIFY_D cudaError_t __cudaCDP2EventDestroy(cudaEvent_t);
HIPIFY_D cudaError_t __cudaCDP2Free(void *);
HIPIFY_D cudaError_t __cudaCDP2MemcpyAsync(void *, const void *, size_t, enum cudaMemcpyKind, cudaStream_t);
HIPIFY_D cudaError_t __cudaCDP2Memcpy2DAsync(void *, size_t, const void *, size_t, size_t, size_t, enum cudaMemcpyKind, cudaStream_t);
HIPIFY_D cudaError_t __cudaCDP2Memcpy3DAsync(const struct cudaMemcpy3DParms *, cudaStream_t);
HIPIFY_D cudaError_t __cudaCDP2MemsetAsync(void *, int, size_t, cudaStream_t);
HIPIFY_D cudaError_t __cudaCDP2Memset2DAsync(void *, size_t, int, size_t, size_t, cudaStream_t);
HIPIFY_D cudaError_t __cudaCDP2Memset3DAsync(struct cudaPitchedPtr, int, struct cudaExtent, cudaStream_t);
HIPIFY_D cudaError_t __cudaCDP2RuntimeGetVersion(int *);
HIPIFY_D void *__cudaCDP2GetParameterBuffer(size_t, size_t);
HIPIFY_D void *__cudaCDP2GetParameterBufferV2(void *, dim3, dim3, unsigned int);
HIPIFY_D cudaError_t __cudaCDP2LaunchDevice(void *, void *, dim3, dim3, unsigned int, cudaStream_t);
HIPIFY_D cudaError_t __cudaCDP2LaunchDeviceV2(void *, cudaStream_t);
HIPIFY_D cudaGraphExec_t cudaGetCurrentGraphExec(void);
HIPIFY_D cudaError_t cudaGraphKernelNodeSetParam(cudaGraphDeviceNode_t, size_t, const void *, size_t);
HIPIFY_D cudaError_t cudaGraphKernelNodeSetEnabled(cudaGraphDeviceNode_t, bool);
HIPIFY_D cudaError_t cudaGraphKernelNodeSetGridDim(cudaGraphDeviceNode_t, dim3);
HIPIFY_D cudaError_t cudaGraphKernelNodeUpdatesApply(const cudaGraphKernelNodeUpdate *, size_t);
HIPIFY_D void cudaTriggerProgrammaticLaunchCompletion(void);
HIPIFY_D void cudaGridDependencySynchronize(void);
HIPIFY_D void cudaGraphSetConditional(cudaGraphConditionalHandle, unsigned int);
HIPIFY_D unsigned long long cudaCGGetIntrinsicHandle(enum cudaCGScope);
HIPIFY_D cudaError_t cudaCGSynchronize(unsigned long long, unsigned int);
HIPIFY_D cudaError_t cudaCGSynchronizeGrid(unsigned long long, unsigned int);
HIPIFY_D cudaError_t cudaCGGetSize(unsigned int *, unsigned int *, unsigned long long);
HIPIFY_D cudaError_t cudaCGGetRank(unsigned int *, unsigned int *, unsigned long long);
HIPIFY_D void *cudaGetParameterBuffer(size_t, size_t);
HIPIFY_D void *cudaGetParameterBufferV2(void *, dim3, dim3, unsigned int);
HIPIFY_D cudaError_t cudaLaunchDevice(void *, void *, dim3, dim3, unsigned int, cudaStream_t);
HIPIFY_D cudaError_t cudaLaunchDeviceV2(void *, cudaStream_t);
template <typename T> static HIPIFY_D cudaError_t cudaGraphKernelNodeSetParam(cudaGraphDeviceNode_t, size_t, const T &);
#endif
#endif
