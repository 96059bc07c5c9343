// The CUDA runtime: C API, C++ templates, device side.
#ifndef HIPIFY_CUDA_RUNTIME_H
#define HIPIFY_CUDA_RUNTIME_H
#include "crt/host_defines.h"
#include "crt/host_config.h"
#include "builtin_types.h"
#include "library_types.h"
#include "channel_descriptor.h"
#include "cuda_runtime_api.h"
#include "driver_functions.h"
#include "vector_functions.h"

#ifdef __cplusplus
// Before the C library, which has hidden functions of the same names.
#ifdef __CUDACC__
#include "crt/device_functions.h"
#include "crt/math_functions.h"
#endif
// The parts of the C and C++ library that nvcc makes callable from kernels.
#ifndef HIPIFY_LIBRARY_FOLLOWS
#include "crt/common_functions.h"
#endif
#include "cuda_texture_types.h"
#include "cuda_surface_types.h"

template <class T> static cudaError_t cudaLaunchKernel(T *, dim3, dim3, void **, size_t HIPIFY_DV(0), cudaStream_t HIPIFY_DV(0));
template <typename ...ExpTypes, typename ...ActTypes> static cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *, void (*)(ExpTypes...), ActTypes &&...);
template <typename ...ActTypes> static cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *, const cudaKernel_t, ActTypes &&...);
template <class T> static cudaError_t cudaLaunchCooperativeKernel(T *, dim3, dim3, void **, size_t HIPIFY_DV(0), cudaStream_t HIPIFY_DV(0));
cudaError_t cudaEventCreate(cudaEvent_t *, unsigned int);
cudaError_t cudaMallocHost(void **, size_t, unsigned int);
template <class T> static cudaError_t cudaHostAlloc(T **, size_t, unsigned int);
template <class T> static cudaError_t cudaHostGetDevicePointer(T **, void *, unsigned int);
template <class T> static cudaError_t cudaMallocManaged(T **, size_t, unsigned int HIPIFY_DV(1));
template <typename T> static cudaError_t cudaMemPrefetchBatchAsync(T **, size_t *, size_t, struct cudaMemLocation *, size_t *, size_t, unsigned long long, cudaStream_t);
template <typename T> static cudaError_t cudaMemPrefetchBatchAsync(T **, size_t *, size_t, struct cudaMemLocation, unsigned long long, cudaStream_t);
template <typename T> static cudaError_t cudaMemDiscardAndPrefetchBatchAsync(T **, size_t *, size_t, struct cudaMemLocation *, size_t *, size_t, unsigned long long, cudaStream_t);
template <typename T> static cudaError_t cudaMemDiscardAndPrefetchBatchAsync(T **, size_t *, size_t, struct cudaMemLocation, unsigned long long, cudaStream_t);
template <class T> static cudaError_t cudaStreamAttachMemAsync(cudaStream_t, T *, size_t HIPIFY_DV(0), unsigned int HIPIFY_DV(4));
template <class T> static cudaError_t cudaMalloc(T **, size_t);
template <class T> static cudaError_t cudaMallocHost(T **, size_t, unsigned int HIPIFY_DV(0));
template <class T> static cudaError_t cudaMallocPitch(T **, size_t *, size_t, size_t);
cudaError_t cudaMallocAsync(void **, size_t, cudaMemPool_t, cudaStream_t);
template <class T> static cudaError_t cudaMallocAsync(T **, size_t, cudaMemPool_t, cudaStream_t);
template <class T> static cudaError_t cudaMallocAsync(T **, size_t, cudaStream_t);
template <class T> static cudaError_t cudaMallocFromPoolAsync(T **, size_t, cudaMemPool_t, cudaStream_t);
template <typename T, typename U> static cudaError_t cudaMemcpyBatchAsync(T *const *, U *const *, const size_t *, size_t, struct cudaMemcpyAttributes *, size_t *, size_t, cudaStream_t);
template <typename T, typename U> static cudaError_t cudaMemcpyBatchAsync(T *const *, U *const *, const size_t *, size_t, struct cudaMemcpyAttributes, cudaStream_t);
template <class T> static cudaError_t cudaMemcpyToSymbol(const T &, const void *, size_t, size_t HIPIFY_DV(0), enum cudaMemcpyKind HIPIFY_DV(cudaMemcpyHostToDevice));
template <class T> static cudaError_t cudaMemcpyToSymbolAsync(const T &, const void *, size_t, size_t HIPIFY_DV(0), enum cudaMemcpyKind HIPIFY_DV(cudaMemcpyHostToDevice), cudaStream_t HIPIFY_DV(0));
template <class T> static cudaError_t cudaMemcpyFromSymbol(void *, const T &, size_t, size_t HIPIFY_DV(0), enum cudaMemcpyKind HIPIFY_DV(cudaMemcpyDeviceToHost));
template <class T> static cudaError_t cudaMemcpyFromSymbolAsync(void *, const T &, size_t, size_t HIPIFY_DV(0), enum cudaMemcpyKind HIPIFY_DV(cudaMemcpyDeviceToHost), cudaStream_t HIPIFY_DV(0));
template <class T> static cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, const T &, const void *, size_t, size_t, enum cudaMemcpyKind);
template <class T> static cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, void *, const T &, size_t, size_t, enum cudaMemcpyKind);
template <class T> static cudaError_t cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t, const T &, const void *, size_t, size_t, enum cudaMemcpyKind);
template <class T> static cudaError_t cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t, void *, const T &, size_t, size_t, enum cudaMemcpyKind);
template <class T> static cudaError_t cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t, cudaGraphNode_t, const T &, const void *, size_t, size_t, enum cudaMemcpyKind);
template <class T> static cudaError_t cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t, cudaGraphNode_t, void *, const T &, size_t, size_t, enum cudaMemcpyKind);
template <class T> static cudaError_t cudaUserObjectCreate(cudaUserObject_t *, T *, unsigned int, unsigned int);
template <class T> static cudaError_t cudaUserObjectCreate(cudaUserObject_t *, T *, unsigned int, cudaUserObjectFlags);
template <class T> static cudaError_t cudaGetSymbolAddress(void **, const T &);
template <class T> static cudaError_t cudaGetSymbolSize(size_t *, const T &);
template <class T> static cudaError_t cudaFuncSetCacheConfig(T *, enum cudaFuncCache);
template <class T> static cudaError_t cudaFuncSetSharedMemConfig(T *, enum cudaSharedMemConfig);
template <class T> static cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *, T, int, size_t);
template <class T> static cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *, T, int, size_t, unsigned int);
template <typename UnaryFunction, class T> static HIPIFY_HD cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(int *, int *, T, UnaryFunction, int HIPIFY_DV(0), unsigned int HIPIFY_DV(0));
template <typename UnaryFunction, class T> static HIPIFY_HD cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMem(int *, int *, T, UnaryFunction, int HIPIFY_DV(0));
template <class T> static HIPIFY_HD cudaError_t cudaOccupancyMaxPotentialBlockSize(int *, int *, T, size_t HIPIFY_DV(0), int HIPIFY_DV(0));
template <class T> static cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *, T *, int, int);
template <class T> static HIPIFY_HD cudaError_t cudaOccupancyMaxPotentialBlockSizeWithFlags(int *, int *, T, size_t HIPIFY_DV(0), int HIPIFY_DV(0), unsigned int HIPIFY_DV(0));
template <class T> static cudaError_t cudaOccupancyMaxPotentialClusterSize(int *, T *, const cudaLaunchConfig_t *);
template <class T> static cudaError_t cudaOccupancyMaxActiveClusters(int *, T *, const cudaLaunchConfig_t *);
template <class T> static cudaError_t cudaFuncGetAttributes(struct cudaFuncAttributes *, T *);
template <class T> static cudaError_t cudaFuncSetAttribute(T *, enum cudaFuncAttribute, int);
template <class T> static cudaError_t cudaFuncGetName(const char **, T *);
template <class T> static cudaError_t cudaGetKernel(cudaKernel_t *, T *);
template <class T> static cudaError_t cudaLibraryGetGlobal(T **, size_t *, cudaLibrary_t, const char *);
template <class T> static cudaError_t cudaLibraryGetManaged(T **, size_t *, cudaLibrary_t, const char *);
template <class T> static cudaError_t cudaLibraryGetUnifiedFunction(T **, cudaLibrary_t, const char *);
template <class T, int dim, enum cudaTextureReadMode readMode> static cudaError_t cudaBindTexture(size_t *, const struct texture<T, dim, readMode> &, const void *, const struct cudaChannelFormatDesc &, size_t HIPIFY_DV((2147483647 * 2U + 1U)));
template <class T, int dim, enum cudaTextureReadMode readMode> static cudaError_t cudaBindTexture(size_t *, const struct texture<T, dim, readMode> &, const void *, size_t HIPIFY_DV((2147483647 * 2U + 1U)));
template <class T, int dim, enum cudaTextureReadMode readMode> static cudaError_t cudaBindTexture2D(size_t *, const struct texture<T, dim, readMode> &, const void *, const struct cudaChannelFormatDesc &, size_t, size_t, size_t);
template <class T, int dim, enum cudaTextureReadMode readMode> static cudaError_t cudaBindTexture2D(size_t *, const struct texture<T, dim, readMode> &, const void *, size_t, size_t, size_t);
template <class T, int dim, enum cudaTextureReadMode readMode> static cudaError_t cudaBindTextureToArray(const struct texture<T, dim, readMode> &, cudaArray_const_t, const struct cudaChannelFormatDesc &);
template <class T, int dim, enum cudaTextureReadMode readMode> static cudaError_t cudaBindTextureToArray(const struct texture<T, dim, readMode> &, cudaArray_const_t);
template <class T, int dim, enum cudaTextureReadMode readMode> static cudaError_t cudaBindTextureToMipmappedArray(const struct texture<T, dim, readMode> &, cudaMipmappedArray_const_t, const struct cudaChannelFormatDesc &);
template <class T, int dim, enum cudaTextureReadMode readMode> static cudaError_t cudaBindTextureToMipmappedArray(const struct texture<T, dim, readMode> &, cudaMipmappedArray_const_t);
template <class T, int dim, enum cudaTextureReadMode readMode> static cudaError_t cudaUnbindTexture(const struct texture<T, dim, readMode> &);
template <class T, int dim, enum cudaTextureReadMode readMode> static cudaError_t cudaGetTextureAlignmentOffset(size_t *, const struct texture<T, dim, readMode> &);
template <class T, int dim> static cudaError_t cudaBindSurfaceToArray(const struct surface<T, dim> &, cudaArray_const_t, const struct cudaChannelFormatDesc &);
template <class T, int dim> static cudaError_t cudaBindSurfaceToArray(const struct surface<T, dim> &, cudaArray_const_t);

#ifdef __CUDACC__
#include "crt/device_double_functions.h"
#include "device_atomic_functions.h"
#include "sm_20_atomic_functions.h"
#include "sm_20_intrinsics.h"
#include "sm_30_intrinsics.h"
#include "sm_32_atomic_functions.h"
#include "sm_32_intrinsics.h"
#include "sm_60_atomic_functions.h"
#include "sm_61_intrinsics.h"
#include "crt/sm_70_rt.h"
#include "crt/sm_80_rt.h"
#include "crt/sm_90_rt.h"
#include "crt/sm_100_rt.h"
#include "texture_fetch_functions.h"
#include "texture_indirect_functions.h"
#include "surface_functions.h"
#include "surface_indirect_functions.h"
#include "cuda_device_runtime_api.h"
#include "device_launch_parameters.h"
#endif
#endif

// What a launch with <<<...>>> calls.
HIPIFY_C_BEGIN
cudaError_t cudaConfigureCall(struct dim3, struct dim3, size_t HIPIFY_DV(0),
                              cudaStream_t HIPIFY_DV(0));
unsigned int __cudaPushCallConfiguration(struct dim3, struct dim3,
                                         size_t HIPIFY_DV(0),
                                         struct CUstream_st *HIPIFY_DV(0));
cudaError_t __cudaPopCallConfiguration(struct dim3 *, struct dim3 *, size_t *,
                                       void *);
cudaError_t cudaSetupArgument(const void *, size_t, size_t);
cudaError_t cudaLaunch(const void *);
HIPIFY_C_END
#endif
