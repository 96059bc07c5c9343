// Parameter records of the calls that CUPTI reports.
#ifndef HIPIFY_GENERATED_CUDA_RUNTIME_API_META_H
#define HIPIFY_GENERATED_CUDA_RUNTIME_API_META_H
#include "cuda_runtime_api.h"

struct cudaDeviceSetLimit_v3020_params_st {
  enum cudaLimit limit;
  size_t value;
};
typedef struct cudaDeviceSetLimit_v3020_params_st cudaDeviceSetLimit_v3020_params;
struct cudaDeviceGetLimit_v3020_params_st {
  size_t *pValue;
  enum cudaLimit limit;
};
typedef struct cudaDeviceGetLimit_v3020_params_st cudaDeviceGetLimit_v3020_params;
struct cudaDeviceGetTexture1DLinearMaxWidth_v11010_params_st {
  size_t *maxWidthInElements;
  const struct cudaChannelFormatDesc *fmtDesc;
  int device;
};
typedef struct cudaDeviceGetTexture1DLinearMaxWidth_v11010_params_st cudaDeviceGetTexture1DLinearMaxWidth_v11010_params;
struct cudaDeviceGetCacheConfig_v3020_params_st {
  enum cudaFuncCache *pCacheConfig;
};
typedef struct cudaDeviceGetCacheConfig_v3020_params_st cudaDeviceGetCacheConfig_v3020_params;
struct cudaDeviceGetStreamPriorityRange_v5050_params_st {
  int *leastPriority;
  int *greatestPriority;
};
typedef struct cudaDeviceGetStreamPriorityRange_v5050_params_st cudaDeviceGetStreamPriorityRange_v5050_params;
struct cudaDeviceSetCacheConfig_v3020_params_st {
  enum cudaFuncCache cacheConfig;
};
typedef struct cudaDeviceSetCacheConfig_v3020_params_st cudaDeviceSetCacheConfig_v3020_params;
struct cudaDeviceGetByPCIBusId_v4010_params_st {
  int *device;
  const char *pciBusId;
};
typedef struct cudaDeviceGetByPCIBusId_v4010_params_st cudaDeviceGetByPCIBusId_v4010_params;
struct cudaDeviceGetPCIBusId_v4010_params_st {
  char *pciBusId;
  int len;
  int device;
};
typedef struct cudaDeviceGetPCIBusId_v4010_params_st cudaDeviceGetPCIBusId_v4010_params;
struct cudaIpcGetEventHandle_v4010_params_st {
  cudaIpcEventHandle_t *handle;
  cudaEvent_t event;
};
typedef struct cudaIpcGetEventHandle_v4010_params_st cudaIpcGetEventHandle_v4010_params;
struct cudaIpcOpenEventHandle_v4010_params_st {
  cudaEvent_t *event;
  cudaIpcEventHandle_t handle;
};
typedef struct cudaIpcOpenEventHandle_v4010_params_st cudaIpcOpenEventHandle_v4010_params;
struct cudaIpcGetMemHandle_v4010_params_st {
  cudaIpcMemHandle_t *handle;
  void *devPtr;
};
typedef struct cudaIpcGetMemHandle_v4010_params_st cudaIpcGetMemHandle_v4010_params;
struct cudaIpcOpenMemHandle_v4010_params_st {
  void **devPtr;
  cudaIpcMemHandle_t handle;
  unsigned int flags;
};
typedef struct cudaIpcOpenMemHandle_v4010_params_st cudaIpcOpenMemHandle_v4010_params;
struct cudaIpcCloseMemHandle_v4010_params_st {
  void *devPtr;
};
typedef struct cudaIpcCloseMemHandle_v4010_params_st cudaIpcCloseMemHandle_v4010_params;
struct cudaDeviceFlushGPUDirectRDMAWrites_v11030_params_st {
  enum cudaFlushGPUDirectRDMAWritesTarget target;
  enum cudaFlushGPUDirectRDMAWritesScope scope;
};
typedef struct cudaDeviceFlushGPUDirectRDMAWrites_v11030_params_st cudaDeviceFlushGPUDirectRDMAWrites_v11030_params;
struct cudaDeviceRegisterAsyncNotification_v12040_params_st {
  int device;
  cudaAsyncCallback callbackFunc;
  void *userData;
  cudaAsyncCallbackHandle_t *callback;
};
typedef struct cudaDeviceRegisterAsyncNotification_v12040_params_st cudaDeviceRegisterAsyncNotification_v12040_params;
struct cudaDeviceUnregisterAsyncNotification_v12040_params_st {
  int device;
  cudaAsyncCallbackHandle_t callback;
};
typedef struct cudaDeviceUnregisterAsyncNotification_v12040_params_st cudaDeviceUnregisterAsyncNotification_v12040_params;
struct cudaDeviceGetSharedMemConfig_v4020_params_st {
  enum cudaSharedMemConfig *pConfig;
};
typedef struct cudaDeviceGetSharedMemConfig_v4020_params_st cudaDeviceGetSharedMemConfig_v4020_params;
struct cudaDeviceSetSharedMemConfig_v4020_params_st {
  enum cudaSharedMemConfig config;
};
typedef struct cudaDeviceSetSharedMemConfig_v4020_params_st cudaDeviceSetSharedMemConfig_v4020_params;
struct cudaGetErrorName_v6050_params_st {
  cudaError_t error;
};
typedef struct cudaGetErrorName_v6050_params_st cudaGetErrorName_v6050_params;
struct cudaGetErrorString_v3020_params_st {
  cudaError_t error;
};
typedef struct cudaGetErrorString_v3020_params_st cudaGetErrorString_v3020_params;
struct cudaGetDeviceCount_v3020_params_st {
  int *count;
};
typedef struct cudaGetDeviceCount_v3020_params_st cudaGetDeviceCount_v3020_params;
struct cudaGetDeviceProperties_v12000_params_st {
  struct cudaDeviceProp *prop;
  int device;
};
typedef struct cudaGetDeviceProperties_v12000_params_st cudaGetDeviceProperties_v12000_params;
struct cudaDeviceGetAttribute_v5000_params_st {
  int *value;
  enum cudaDeviceAttr attr;
  int device;
};
typedef struct cudaDeviceGetAttribute_v5000_params_st cudaDeviceGetAttribute_v5000_params;
struct cudaDeviceGetHostAtomicCapabilities_v13000_params_st {
  unsigned int *capabilities;
  const enum cudaAtomicOperation *operations;
  unsigned int count;
  int device;
};
typedef struct cudaDeviceGetHostAtomicCapabilities_v13000_params_st cudaDeviceGetHostAtomicCapabilities_v13000_params;
struct cudaDeviceGetDefaultMemPool_v11020_params_st {
  cudaMemPool_t *memPool;
  int device;
};
typedef struct cudaDeviceGetDefaultMemPool_v11020_params_st cudaDeviceGetDefaultMemPool_v11020_params;
struct cudaDeviceSetMemPool_v11020_params_st {
  int device;
  cudaMemPool_t memPool;
};
typedef struct cudaDeviceSetMemPool_v11020_params_st cudaDeviceSetMemPool_v11020_params;
struct cudaDeviceGetMemPool_v11020_params_st {
  cudaMemPool_t *memPool;
  int device;
};
typedef struct cudaDeviceGetMemPool_v11020_params_st cudaDeviceGetMemPool_v11020_params;
struct cudaDeviceGetNvSciSyncAttributes_v10020_params_st {
  void *nvSciSyncAttrList;
  int device;
  int flags;
};
typedef struct cudaDeviceGetNvSciSyncAttributes_v10020_params_st cudaDeviceGetNvSciSyncAttributes_v10020_params;
struct cudaDeviceGetP2PAttribute_v8000_params_st {
  int *value;
  enum cudaDeviceP2PAttr attr;
  int srcDevice;
  int dstDevice;
};
typedef struct cudaDeviceGetP2PAttribute_v8000_params_st cudaDeviceGetP2PAttribute_v8000_params;
struct cudaDeviceGetP2PAtomicCapabilities_v13000_params_st {
  unsigned int *capabilities;
  const enum cudaAtomicOperation *operations;
  unsigned int count;
  int srcDevice;
  int dstDevice;
};
typedef struct cudaDeviceGetP2PAtomicCapabilities_v13000_params_st cudaDeviceGetP2PAtomicCapabilities_v13000_params;
struct cudaChooseDevice_v3020_params_st {
  int *device;
  const struct cudaDeviceProp *prop;
};
typedef struct cudaChooseDevice_v3020_params_st cudaChooseDevice_v3020_params;
struct cudaInitDevice_v12000_params_st {
  int device;
  unsigned int deviceFlags;
  unsigned int flags;
};
typedef struct cudaInitDevice_v12000_params_st cudaInitDevice_v12000_params;
struct cudaSetDevice_v3020_params_st {
  int device;
};
typedef struct cudaSetDevice_v3020_params_st cudaSetDevice_v3020_params;
struct cudaGetDevice_v3020_params_st {
  int *device;
};
typedef struct cudaGetDevice_v3020_params_st cudaGetDevice_v3020_params;
struct cudaSetValidDevices_v3020_params_st {
  int *device_arr;
  int len;
};
typedef struct cudaSetValidDevices_v3020_params_st cudaSetValidDevices_v3020_params;
struct cudaSetDeviceFlags_v3020_params_st {
  unsigned int flags;
};
typedef struct cudaSetDeviceFlags_v3020_params_st cudaSetDeviceFlags_v3020_params;
struct cudaGetDeviceFlags_v7000_params_st {
  unsigned int *flags;
};
typedef struct cudaGetDeviceFlags_v7000_params_st cudaGetDeviceFlags_v7000_params;
struct cudaStreamCreate_v3020_params_st {
  cudaStream_t *pStream;
};
typedef struct cudaStreamCreate_v3020_params_st cudaStreamCreate_v3020_params;
struct cudaStreamCreateWithFlags_v5000_params_st {
  cudaStream_t *pStream;
  unsigned int flags;
};
typedef struct cudaStreamCreateWithFlags_v5000_params_st cudaStreamCreateWithFlags_v5000_params;
struct cudaStreamCreateWithPriority_v5050_params_st {
  cudaStream_t *pStream;
  unsigned int flags;
  int priority;
};
typedef struct cudaStreamCreateWithPriority_v5050_params_st cudaStreamCreateWithPriority_v5050_params;
struct cudaStreamGetPriority_ptsz_v7000_params_st {
  cudaStream_t hStream;
  int *priority;
};
typedef struct cudaStreamGetPriority_ptsz_v7000_params_st cudaStreamGetPriority_ptsz_v7000_params;
struct cudaStreamGetFlags_ptsz_v7000_params_st {
  cudaStream_t hStream;
  unsigned int *flags;
};
typedef struct cudaStreamGetFlags_ptsz_v7000_params_st cudaStreamGetFlags_ptsz_v7000_params;
struct cudaStreamGetId_ptsz_v12000_params_st {
  cudaStream_t hStream;
  unsigned long long *streamId;
};
typedef struct cudaStreamGetId_ptsz_v12000_params_st cudaStreamGetId_ptsz_v12000_params;
struct cudaStreamGetDevice_ptsz_v12080_params_st {
  cudaStream_t hStream;
  int *device;
};
typedef struct cudaStreamGetDevice_ptsz_v12080_params_st cudaStreamGetDevice_ptsz_v12080_params;
struct cudaStreamCopyAttributes_ptsz_v11000_params_st {
  cudaStream_t dst;
  cudaStream_t src;
};
typedef struct cudaStreamCopyAttributes_ptsz_v11000_params_st cudaStreamCopyAttributes_ptsz_v11000_params;
struct cudaStreamGetAttribute_ptsz_v11000_params_st {
  cudaStream_t hStream;
  cudaLaunchAttributeID attr;
  cudaLaunchAttributeValue *value_out;
};
typedef struct cudaStreamGetAttribute_ptsz_v11000_params_st cudaStreamGetAttribute_ptsz_v11000_params;
struct cudaStreamSetAttribute_ptsz_v11000_params_st {
  cudaStream_t hStream;
  cudaLaunchAttributeID attr;
  const cudaLaunchAttributeValue *value;
};
typedef struct cudaStreamSetAttribute_ptsz_v11000_params_st cudaStreamSetAttribute_ptsz_v11000_params;
struct cudaStreamDestroy_v5050_params_st {
  cudaStream_t stream;
};
typedef struct cudaStreamDestroy_v5050_params_st cudaStreamDestroy_v5050_params;
struct cudaStreamWaitEvent_ptsz_v7000_params_st {
  cudaStream_t stream;
  cudaEvent_t event;
  unsigned int flags;
};
typedef struct cudaStreamWaitEvent_ptsz_v7000_params_st cudaStreamWaitEvent_ptsz_v7000_params;
struct cudaStreamAddCallback_ptsz_v7000_params_st {
  cudaStream_t stream;
  cudaStreamCallback_t callback;
  void *userData;
  unsigned int flags;
};
typedef struct cudaStreamAddCallback_ptsz_v7000_params_st cudaStreamAddCallback_ptsz_v7000_params;
struct cudaStreamSynchronize_ptsz_v7000_params_st {
  cudaStream_t stream;
};
typedef struct cudaStreamSynchronize_ptsz_v7000_params_st cudaStreamSynchronize_ptsz_v7000_params;
struct cudaStreamQuery_ptsz_v7000_params_st {
  cudaStream_t stream;
};
typedef struct cudaStreamQuery_ptsz_v7000_params_st cudaStreamQuery_ptsz_v7000_params;
struct cudaStreamAttachMemAsync_ptsz_v7000_params_st {
  cudaStream_t stream;
  void *devPtr;
  size_t length;
  unsigned int flags;
};
typedef struct cudaStreamAttachMemAsync_ptsz_v7000_params_st cudaStreamAttachMemAsync_ptsz_v7000_params;
struct cudaStreamBeginCapture_ptsz_v10000_params_st {
  cudaStream_t stream;
  enum cudaStreamCaptureMode mode;
};
typedef struct cudaStreamBeginCapture_ptsz_v10000_params_st cudaStreamBeginCapture_ptsz_v10000_params;
struct cudaStreamBeginCaptureToGraph_ptsz_v12030_params_st {
  cudaStream_t stream;
  cudaGraph_t graph;
  const cudaGraphNode_t *dependencies;
  const cudaGraphEdgeData *dependencyData;
  size_t numDependencies;
  enum cudaStreamCaptureMode mode;
};
typedef struct cudaStreamBeginCaptureToGraph_ptsz_v12030_params_st cudaStreamBeginCaptureToGraph_ptsz_v12030_params;
struct cudaThreadExchangeStreamCaptureMode_v10010_params_st {
  enum cudaStreamCaptureMode *mode;
};
typedef struct cudaThreadExchangeStreamCaptureMode_v10010_params_st cudaThreadExchangeStreamCaptureMode_v10010_params;
struct cudaStreamEndCapture_ptsz_v10000_params_st {
  cudaStream_t stream;
  cudaGraph_t *pGraph;
};
typedef struct cudaStreamEndCapture_ptsz_v10000_params_st cudaStreamEndCapture_ptsz_v10000_params;
struct cudaStreamIsCapturing_ptsz_v10000_params_st {
  cudaStream_t stream;
  enum cudaStreamCaptureStatus *pCaptureStatus;
};
typedef struct cudaStreamIsCapturing_ptsz_v10000_params_st cudaStreamIsCapturing_ptsz_v10000_params;
struct cudaStreamGetCaptureInfo_ptsz_v12030_params_st {
  cudaStream_t stream;
  enum cudaStreamCaptureStatus *captureStatus_out;
  unsigned long long *id_out;
  cudaGraph_t *graph_out;
  const cudaGraphNode_t **dependencies_out;
  const cudaGraphEdgeData **edgeData_out;
  size_t *numDependencies_out;
};
typedef struct cudaStreamGetCaptureInfo_ptsz_v12030_params_st cudaStreamGetCaptureInfo_ptsz_v12030_params;
struct cudaStreamUpdateCaptureDependencies_ptsz_v12030_params_st {
  cudaStream_t stream;
  cudaGraphNode_t *dependencies;
  const cudaGraphEdgeData *dependencyData;
  size_t numDependencies;
  unsigned int flags;
};
typedef struct cudaStreamUpdateCaptureDependencies_ptsz_v12030_params_st cudaStreamUpdateCaptureDependencies_ptsz_v12030_params;
struct cudaEventCreate_v3020_params_st {
  cudaEvent_t *event;
};
typedef struct cudaEventCreate_v3020_params_st cudaEventCreate_v3020_params;
struct cudaEventCreateWithFlags_v3020_params_st {
  cudaEvent_t *event;
  unsigned int flags;
};
typedef struct cudaEventCreateWithFlags_v3020_params_st cudaEventCreateWithFlags_v3020_params;
struct cudaEventRecord_ptsz_v7000_params_st {
  cudaEvent_t event;
  cudaStream_t stream;
};
typedef struct cudaEventRecord_ptsz_v7000_params_st cudaEventRecord_ptsz_v7000_params;
struct cudaEventRecordWithFlags_ptsz_v11010_params_st {
  cudaEvent_t event;
  cudaStream_t stream;
  unsigned int flags;
};
typedef struct cudaEventRecordWithFlags_ptsz_v11010_params_st cudaEventRecordWithFlags_ptsz_v11010_params;
struct cudaEventQuery_v3020_params_st {
  cudaEvent_t event;
};
typedef struct cudaEventQuery_v3020_params_st cudaEventQuery_v3020_params;
struct cudaEventSynchronize_v3020_params_st {
  cudaEvent_t event;
};
typedef struct cudaEventSynchronize_v3020_params_st cudaEventSynchronize_v3020_params;
struct cudaEventDestroy_v3020_params_st {
  cudaEvent_t event;
};
typedef struct cudaEventDestroy_v3020_params_st cudaEventDestroy_v3020_params;
struct cudaEventElapsedTime_v12080_params_st {
  float *ms;
  cudaEvent_t start;
  cudaEvent_t end;
};
typedef struct cudaEventElapsedTime_v12080_params_st cudaEventElapsedTime_v12080_params;
struct cudaImportExternalMemory_v10000_params_st {
  cudaExternalMemory_t *extMem_out;
  const struct cudaExternalMemoryHandleDesc *memHandleDesc;
};
typedef struct cudaImportExternalMemory_v10000_params_st cudaImportExternalMemory_v10000_params;
struct cudaExternalMemoryGetMappedBuffer_v10000_params_st {
  void **devPtr;
  cudaExternalMemory_t extMem;
  const struct cudaExternalMemoryBufferDesc *bufferDesc;
};
typedef struct cudaExternalMemoryGetMappedBuffer_v10000_params_st cudaExternalMemoryGetMappedBuffer_v10000_params;
struct cudaExternalMemoryGetMappedMipmappedArray_v10000_params_st {
  cudaMipmappedArray_t *mipmap;
  cudaExternalMemory_t extMem;
  const struct cudaExternalMemoryMipmappedArrayDesc *mipmapDesc;
};
typedef struct cudaExternalMemoryGetMappedMipmappedArray_v10000_params_st cudaExternalMemoryGetMappedMipmappedArray_v10000_params;
struct cudaDestroyExternalMemory_v10000_params_st {
  cudaExternalMemory_t extMem;
};
typedef struct cudaDestroyExternalMemory_v10000_params_st cudaDestroyExternalMemory_v10000_params;
struct cudaImportExternalSemaphore_v10000_params_st {
  cudaExternalSemaphore_t *extSem_out;
  const struct cudaExternalSemaphoreHandleDesc *semHandleDesc;
};
typedef struct cudaImportExternalSemaphore_v10000_params_st cudaImportExternalSemaphore_v10000_params;
struct cudaSignalExternalSemaphoresAsync_ptsz_v11020_params_st {
  const cudaExternalSemaphore_t *extSemArray;
  const struct cudaExternalSemaphoreSignalParams *paramsArray;
  unsigned int numExtSems;
  cudaStream_t stream;
};
typedef struct cudaSignalExternalSemaphoresAsync_ptsz_v11020_params_st cudaSignalExternalSemaphoresAsync_ptsz_v11020_params;
struct cudaWaitExternalSemaphoresAsync_ptsz_v11020_params_st {
  const cudaExternalSemaphore_t *extSemArray;
  const struct cudaExternalSemaphoreWaitParams *paramsArray;
  unsigned int numExtSems;
  cudaStream_t stream;
};
typedef struct cudaWaitExternalSemaphoresAsync_ptsz_v11020_params_st cudaWaitExternalSemaphoresAsync_ptsz_v11020_params;
struct cudaDestroyExternalSemaphore_v10000_params_st {
  cudaExternalSemaphore_t extSem;
};
typedef struct cudaDestroyExternalSemaphore_v10000_params_st cudaDestroyExternalSemaphore_v10000_params;
struct cudaLaunchKernel_ptsz_v7000_params_st {
  const void *func;
  dim3 gridDim;
  dim3 blockDim;
  void **args;
  size_t sharedMem;
  cudaStream_t stream;
};
typedef struct cudaLaunchKernel_ptsz_v7000_params_st cudaLaunchKernel_ptsz_v7000_params;
struct cudaLaunchKernelExC_ptsz_v11060_params_st {
  const cudaLaunchConfig_t *config;
  const void *func;
  void **args;
};
typedef struct cudaLaunchKernelExC_ptsz_v11060_params_st cudaLaunchKernelExC_ptsz_v11060_params;
struct cudaLaunchCooperativeKernel_ptsz_v9000_params_st {
  const void *func;
  dim3 gridDim;
  dim3 blockDim;
  void **args;
  size_t sharedMem;
  cudaStream_t stream;
};
typedef struct cudaLaunchCooperativeKernel_ptsz_v9000_params_st cudaLaunchCooperativeKernel_ptsz_v9000_params;
struct cudaFuncSetCacheConfig_v3020_params_st {
  const void *func;
  enum cudaFuncCache cacheConfig;
};
typedef struct cudaFuncSetCacheConfig_v3020_params_st cudaFuncSetCacheConfig_v3020_params;
struct cudaFuncGetAttributes_v3020_params_st {
  struct cudaFuncAttributes *attr;
  const void *func;
};
typedef struct cudaFuncGetAttributes_v3020_params_st cudaFuncGetAttributes_v3020_params;
struct cudaFuncSetAttribute_v9000_params_st {
  const void *func;
  enum cudaFuncAttribute attr;
  int value;
};
typedef struct cudaFuncSetAttribute_v9000_params_st cudaFuncSetAttribute_v9000_params;
struct cudaFuncGetName_v12030_params_st {
  const char **name;
  const void *func;
};
typedef struct cudaFuncGetName_v12030_params_st cudaFuncGetName_v12030_params;
struct cudaFuncGetParamInfo_v12040_params_st {
  const void *func;
  size_t paramIndex;
  size_t *paramOffset;
  size_t *paramSize;
};
typedef struct cudaFuncGetParamInfo_v12040_params_st cudaFuncGetParamInfo_v12040_params;
struct cudaLaunchHostFunc_ptsz_v10000_params_st {
  cudaStream_t stream;
  cudaHostFn_t fn;
  void *userData;
};
typedef struct cudaLaunchHostFunc_ptsz_v10000_params_st cudaLaunchHostFunc_ptsz_v10000_params;
struct cudaFuncSetSharedMemConfig_v4020_params_st {
  const void *func;
  enum cudaSharedMemConfig config;
};
typedef struct cudaFuncSetSharedMemConfig_v4020_params_st cudaFuncSetSharedMemConfig_v4020_params;
struct cudaOccupancyMaxActiveBlocksPerMultiprocessor_v6050_params_st {
  int *numBlocks;
  const void *func;
  int blockSize;
  size_t dynamicSMemSize;
};
typedef struct cudaOccupancyMaxActiveBlocksPerMultiprocessor_v6050_params_st cudaOccupancyMaxActiveBlocksPerMultiprocessor_v6050_params;
struct cudaOccupancyAvailableDynamicSMemPerBlock_v10200_params_st {
  size_t *dynamicSmemSize;
  const void *func;
  int numBlocks;
  int blockSize;
};
typedef struct cudaOccupancyAvailableDynamicSMemPerBlock_v10200_params_st cudaOccupancyAvailableDynamicSMemPerBlock_v10200_params;
struct cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_v7000_params_st {
  int *numBlocks;
  const void *func;
  int blockSize;
  size_t dynamicSMemSize;
  unsigned int flags;
};
typedef struct cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_v7000_params_st cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_v7000_params;
struct cudaOccupancyMaxPotentialClusterSize_v11070_params_st {
  int *clusterSize;
  const void *func;
  const cudaLaunchConfig_t *launchConfig;
};
typedef struct cudaOccupancyMaxPotentialClusterSize_v11070_params_st cudaOccupancyMaxPotentialClusterSize_v11070_params;
struct cudaOccupancyMaxActiveClusters_v11070_params_st {
  int *numClusters;
  const void *func;
  const cudaLaunchConfig_t *launchConfig;
};
typedef struct cudaOccupancyMaxActiveClusters_v11070_params_st cudaOccupancyMaxActiveClusters_v11070_params;
struct cudaMallocManaged_v6000_params_st {
  void **devPtr;
  size_t size;
  unsigned int flags;
};
typedef struct cudaMallocManaged_v6000_params_st cudaMallocManaged_v6000_params;
struct cudaMalloc_v3020_params_st {
  void **devPtr;
  size_t size;
};
typedef struct cudaMalloc_v3020_params_st cudaMalloc_v3020_params;
struct cudaMallocHost_v3020_params_st {
  void **ptr;
  size_t size;
};
typedef struct cudaMallocHost_v3020_params_st cudaMallocHost_v3020_params;
struct cudaMallocPitch_v3020_params_st {
  void **devPtr;
  size_t *pitch;
  size_t width;
  size_t height;
};
typedef struct cudaMallocPitch_v3020_params_st cudaMallocPitch_v3020_params;
struct cudaMallocArray_v3020_params_st {
  cudaArray_t *array;
  const struct cudaChannelFormatDesc *desc;
  size_t width;
  size_t height;
  unsigned int flags;
};
typedef struct cudaMallocArray_v3020_params_st cudaMallocArray_v3020_params;
struct cudaFree_v3020_params_st {
  void *devPtr;
};
typedef struct cudaFree_v3020_params_st cudaFree_v3020_params;
struct cudaFreeHost_v3020_params_st {
  void *ptr;
};
typedef struct cudaFreeHost_v3020_params_st cudaFreeHost_v3020_params;
struct cudaFreeArray_v3020_params_st {
  cudaArray_t array;
};
typedef struct cudaFreeArray_v3020_params_st cudaFreeArray_v3020_params;
struct cudaFreeMipmappedArray_v5000_params_st {
  cudaMipmappedArray_t mipmappedArray;
};
typedef struct cudaFreeMipmappedArray_v5000_params_st cudaFreeMipmappedArray_v5000_params;
struct cudaHostAlloc_v3020_params_st {
  void **pHost;
  size_t size;
  unsigned int flags;
};
typedef struct cudaHostAlloc_v3020_params_st cudaHostAlloc_v3020_params;
struct cudaHostRegister_v4000_params_st {
  void *ptr;
  size_t size;
  unsigned int flags;
};
typedef struct cudaHostRegister_v4000_params_st cudaHostRegister_v4000_params;
struct cudaHostUnregister_v4000_params_st {
  void *ptr;
};
typedef struct cudaHostUnregister_v4000_params_st cudaHostUnregister_v4000_params;
struct cudaHostGetDevicePointer_v3020_params_st {
  void **pDevice;
  void *pHost;
  unsigned int flags;
};
typedef struct cudaHostGetDevicePointer_v3020_params_st cudaHostGetDevicePointer_v3020_params;
struct cudaHostGetFlags_v3020_params_st {
  unsigned int *pFlags;
  void *pHost;
};
typedef struct cudaHostGetFlags_v3020_params_st cudaHostGetFlags_v3020_params;
struct cudaMalloc3D_v3020_params_st {
  struct cudaPitchedPtr *pitchedDevPtr;
  struct cudaExtent extent;
};
typedef struct cudaMalloc3D_v3020_params_st cudaMalloc3D_v3020_params;
struct cudaMalloc3DArray_v3020_params_st {
  cudaArray_t *array;
  const struct cudaChannelFormatDesc *desc;
  struct cudaExtent extent;
  unsigned int flags;
};
typedef struct cudaMalloc3DArray_v3020_params_st cudaMalloc3DArray_v3020_params;
struct cudaMallocMipmappedArray_v5000_params_st {
  cudaMipmappedArray_t *mipmappedArray;
  const struct cudaChannelFormatDesc *desc;
  struct cudaExtent extent;
  unsigned int numLevels;
  unsigned int flags;
};
typedef struct cudaMallocMipmappedArray_v5000_params_st cudaMallocMipmappedArray_v5000_params;
struct cudaGetMipmappedArrayLevel_v5000_params_st {
  cudaArray_t *levelArray;
  cudaMipmappedArray_const_t mipmappedArray;
  unsigned int level;
};
typedef struct cudaGetMipmappedArrayLevel_v5000_params_st cudaGetMipmappedArrayLevel_v5000_params;
struct cudaMemcpy3D_ptds_v7000_params_st {
  const struct cudaMemcpy3DParms *p;
};
typedef struct cudaMemcpy3D_ptds_v7000_params_st cudaMemcpy3D_ptds_v7000_params;
struct cudaMemcpy3DPeer_ptds_v7000_params_st {
  const struct cudaMemcpy3DPeerParms *p;
};
typedef struct cudaMemcpy3DPeer_ptds_v7000_params_st cudaMemcpy3DPeer_ptds_v7000_params;
struct cudaMemcpy3DAsync_ptsz_v7000_params_st {
  const struct cudaMemcpy3DParms *p;
  cudaStream_t stream;
};
typedef struct cudaMemcpy3DAsync_ptsz_v7000_params_st cudaMemcpy3DAsync_ptsz_v7000_params;
struct cudaMemcpy3DPeerAsync_ptsz_v7000_params_st {
  const struct cudaMemcpy3DPeerParms *p;
  cudaStream_t stream;
};
typedef struct cudaMemcpy3DPeerAsync_ptsz_v7000_params_st cudaMemcpy3DPeerAsync_ptsz_v7000_params;
struct cudaMemGetInfo_v3020_params_st {
  size_t *free;
  size_t *total;
};
typedef struct cudaMemGetInfo_v3020_params_st cudaMemGetInfo_v3020_params;
struct cudaArrayGetInfo_v4010_params_st {
  struct cudaChannelFormatDesc *desc;
  struct cudaExtent *extent;
  unsigned int *flags;
  cudaArray_t array;
};
typedef struct cudaArrayGetInfo_v4010_params_st cudaArrayGetInfo_v4010_params;
struct cudaArrayGetPlane_v11020_params_st {
  cudaArray_t *pPlaneArray;
  cudaArray_t hArray;
  unsigned int planeIdx;
};
typedef struct cudaArrayGetPlane_v11020_params_st cudaArrayGetPlane_v11020_params;
struct cudaArrayGetMemoryRequirements_v11060_params_st {
  struct cudaArrayMemoryRequirements *memoryRequirements;
  cudaArray_t array;
  int device;
};
typedef struct cudaArrayGetMemoryRequirements_v11060_params_st cudaArrayGetMemoryRequirements_v11060_params;
struct cudaMipmappedArrayGetMemoryRequirements_v11060_params_st {
  struct cudaArrayMemoryRequirements *memoryRequirements;
  cudaMipmappedArray_t mipmap;
  int device;
};
typedef struct cudaMipmappedArrayGetMemoryRequirements_v11060_params_st cudaMipmappedArrayGetMemoryRequirements_v11060_params;
struct cudaArrayGetSparseProperties_v11010_params_st {
  struct cudaArraySparseProperties *sparseProperties;
  cudaArray_t array;
};
typedef struct cudaArrayGetSparseProperties_v11010_params_st cudaArrayGetSparseProperties_v11010_params;
struct cudaMipmappedArrayGetSparseProperties_v11010_params_st {
  struct cudaArraySparseProperties *sparseProperties;
  cudaMipmappedArray_t mipmap;
};
typedef struct cudaMipmappedArrayGetSparseProperties_v11010_params_st cudaMipmappedArrayGetSparseProperties_v11010_params;
struct cudaMemcpy_ptds_v7000_params_st {
  void *dst;
  const void *src;
  size_t count;
  enum cudaMemcpyKind kind;
};
typedef struct cudaMemcpy_ptds_v7000_params_st cudaMemcpy_ptds_v7000_params;
struct cudaMemcpyPeer_v4000_params_st {
  void *dst;
  int dstDevice;
  const void *src;
  int srcDevice;
  size_t count;
};
typedef struct cudaMemcpyPeer_v4000_params_st cudaMemcpyPeer_v4000_params;
struct cudaMemcpy2D_ptds_v7000_params_st {
  void *dst;
  size_t dpitch;
  const void *src;
  size_t spitch;
  size_t width;
  size_t height;
  enum cudaMemcpyKind kind;
};
typedef struct cudaMemcpy2D_ptds_v7000_params_st cudaMemcpy2D_ptds_v7000_params;
struct cudaMemcpy2DToArray_ptds_v7000_params_st {
  cudaArray_t dst;
  size_t wOffset;
  size_t hOffset;
  const void *src;
  size_t spitch;
  size_t width;
  size_t height;
  enum cudaMemcpyKind kind;
};
typedef struct cudaMemcpy2DToArray_ptds_v7000_params_st cudaMemcpy2DToArray_ptds_v7000_params;
struct cudaMemcpy2DFromArray_ptds_v7000_params_st {
  void *dst;
  size_t dpitch;
  cudaArray_const_t src;
  size_t wOffset;
  size_t hOffset;
  size_t width;
  size_t height;
  enum cudaMemcpyKind kind;
};
typedef struct cudaMemcpy2DFromArray_ptds_v7000_params_st cudaMemcpy2DFromArray_ptds_v7000_params;
struct cudaMemcpy2DArrayToArray_ptds_v7000_params_st {
  cudaArray_t dst;
  size_t wOffsetDst;
  size_t hOffsetDst;
  cudaArray_const_t src;
  size_t wOffsetSrc;
  size_t hOffsetSrc;
  size_t width;
  size_t height;
  enum cudaMemcpyKind kind;
};
typedef struct cudaMemcpy2DArrayToArray_ptds_v7000_params_st cudaMemcpy2DArrayToArray_ptds_v7000_params;
struct cudaMemcpyToSymbol_ptds_v7000_params_st {
  const void *symbol;
  const void *src;
  size_t count;
  size_t offset;
  enum cudaMemcpyKind kind;
};
typedef struct cudaMemcpyToSymbol_ptds_v7000_params_st cudaMemcpyToSymbol_ptds_v7000_params;
struct cudaMemcpyFromSymbol_ptds_v7000_params_st {
  void *dst;
  const void *symbol;
  size_t count;
  size_t offset;
  enum cudaMemcpyKind kind;
};
typedef struct cudaMemcpyFromSymbol_ptds_v7000_params_st cudaMemcpyFromSymbol_ptds_v7000_params;
struct cudaMemcpyAsync_ptsz_v7000_params_st {
  void *dst;
  const void *src;
  size_t count;
  enum cudaMemcpyKind kind;
  cudaStream_t stream;
};
typedef struct cudaMemcpyAsync_ptsz_v7000_params_st cudaMemcpyAsync_ptsz_v7000_params;
struct cudaMemcpyPeerAsync_v4000_params_st {
  void *dst;
  int dstDevice;
  const void *src;
  int srcDevice;
  size_t count;
  cudaStream_t stream;
};
typedef struct cudaMemcpyPeerAsync_v4000_params_st cudaMemcpyPeerAsync_v4000_params;
struct cudaMemcpyBatchAsync_ptsz_v13000_params_st {
  void *const *dsts;
  const void *const *srcs;
  const size_t *sizes;
  size_t count;
  struct cudaMemcpyAttributes *attrs;
  size_t *attrsIdxs;
  size_t numAttrs;
  cudaStream_t stream;
};
typedef struct cudaMemcpyBatchAsync_ptsz_v13000_params_st cudaMemcpyBatchAsync_ptsz_v13000_params;
struct cudaMemcpy3DBatchAsync_ptsz_v13000_params_st {
  size_t numOps;
  struct cudaMemcpy3DBatchOp *opList;
  unsigned long long flags;
  cudaStream_t stream;
};
typedef struct cudaMemcpy3DBatchAsync_ptsz_v13000_params_st cudaMemcpy3DBatchAsync_ptsz_v13000_params;
struct cudaMemcpy2DAsync_ptsz_v7000_params_st {
  void *dst;
  size_t dpitch;
  const void *src;
  size_t spitch;
  size_t width;
  size_t height;
  enum cudaMemcpyKind kind;
  cudaStream_t stream;
};
typedef struct cudaMemcpy2DAsync_ptsz_v7000_params_st cudaMemcpy2DAsync_ptsz_v7000_params;
struct cudaMemcpy2DToArrayAsync_ptsz_v7000_params_st {
  cudaArray_t dst;
  size_t wOffset;
  size_t hOffset;
  const void *src;
  size_t spitch;
  size_t width;
  size_t height;
  enum cudaMemcpyKind kind;
  cudaStream_t stream;
};
typedef struct cudaMemcpy2DToArrayAsync_ptsz_v7000_params_st cudaMemcpy2DToArrayAsync_ptsz_v7000_params;
struct cudaMemcpy2DFromArrayAsync_ptsz_v7000_params_st {
  void *dst;
  size_t dpitch;
  cudaArray_const_t src;
  size_t wOffset;
  size_t hOffset;
  size_t width;
  size_t height;
  enum cudaMemcpyKind kind;
  cudaStream_t stream;
};
typedef struct cudaMemcpy2DFromArrayAsync_ptsz_v7000_params_st cudaMemcpy2DFromArrayAsync_ptsz_v7000_params;
struct cudaMemcpyToSymbolAsync_ptsz_v7000_params_st {
  const void *symbol;
  const void *src;
  size_t count;
  size_t offset;
  enum cudaMemcpyKind kind;
  cudaStream_t stream;
};
typedef struct cudaMemcpyToSymbolAsync_ptsz_v7000_params_st cudaMemcpyToSymbolAsync_ptsz_v7000_params;
struct cudaMemcpyFromSymbolAsync_ptsz_v7000_params_st {
  void *dst;
  const void *symbol;
  size_t count;
  size_t offset;
  enum cudaMemcpyKind kind;
  cudaStream_t stream;
};
typedef struct cudaMemcpyFromSymbolAsync_ptsz_v7000_params_st cudaMemcpyFromSymbolAsync_ptsz_v7000_params;
struct cudaMemset_ptds_v7000_params_st {
  void *devPtr;
  int value;
  size_t count;
};
typedef struct cudaMemset_ptds_v7000_params_st cudaMemset_ptds_v7000_params;
struct cudaMemset2D_ptds_v7000_params_st {
  void *devPtr;
  size_t pitch;
  int value;
  size_t width;
  size_t height;
};
typedef struct cudaMemset2D_ptds_v7000_params_st cudaMemset2D_ptds_v7000_params;
struct cudaMemset3D_ptds_v7000_params_st {
  struct cudaPitchedPtr pitchedDevPtr;
  int value;
  struct cudaExtent extent;
};
typedef struct cudaMemset3D_ptds_v7000_params_st cudaMemset3D_ptds_v7000_params;
struct cudaMemsetAsync_ptsz_v7000_params_st {
  void *devPtr;
  int value;
  size_t count;
  cudaStream_t stream;
};
typedef struct cudaMemsetAsync_ptsz_v7000_params_st cudaMemsetAsync_ptsz_v7000_params;
struct cudaMemset2DAsync_ptsz_v7000_params_st {
  void *devPtr;
  size_t pitch;
  int value;
  size_t width;
  size_t height;
  cudaStream_t stream;
};
typedef struct cudaMemset2DAsync_ptsz_v7000_params_st cudaMemset2DAsync_ptsz_v7000_params;
struct cudaMemset3DAsync_ptsz_v7000_params_st {
  struct cudaPitchedPtr pitchedDevPtr;
  int value;
  struct cudaExtent extent;
  cudaStream_t stream;
};
typedef struct cudaMemset3DAsync_ptsz_v7000_params_st cudaMemset3DAsync_ptsz_v7000_params;
struct cudaGetSymbolAddress_v3020_params_st {
  void **devPtr;
  const void *symbol;
};
typedef struct cudaGetSymbolAddress_v3020_params_st cudaGetSymbolAddress_v3020_params;
struct cudaGetSymbolSize_v3020_params_st {
  size_t *size;
  const void *symbol;
};
typedef struct cudaGetSymbolSize_v3020_params_st cudaGetSymbolSize_v3020_params;
struct cudaMemPrefetchAsync_ptsz_v12020_params_st {
  const void *devPtr;
  size_t count;
  struct cudaMemLocation location;
  unsigned int flags;
  cudaStream_t stream;
};
typedef struct cudaMemPrefetchAsync_ptsz_v12020_params_st cudaMemPrefetchAsync_ptsz_v12020_params;
struct cudaMemPrefetchBatchAsync_ptsz_v13000_params_st {
  void **dptrs;
  size_t *sizes;
  size_t count;
  struct cudaMemLocation *prefetchLocs;
  size_t *prefetchLocIdxs;
  size_t numPrefetchLocs;
  unsigned long long flags;
  cudaStream_t stream;
};
typedef struct cudaMemPrefetchBatchAsync_ptsz_v13000_params_st cudaMemPrefetchBatchAsync_ptsz_v13000_params;
struct cudaMemDiscardBatchAsync_ptsz_v13000_params_st {
  void **dptrs;
  size_t *sizes;
  size_t count;
  unsigned long long flags;
  cudaStream_t stream;
};
typedef struct cudaMemDiscardBatchAsync_ptsz_v13000_params_st cudaMemDiscardBatchAsync_ptsz_v13000_params;
struct cudaMemDiscardAndPrefetchBatchAsync_ptsz_v13000_params_st {
  void **dptrs;
  size_t *sizes;
  size_t count;
  struct cudaMemLocation *prefetchLocs;
  size_t *prefetchLocIdxs;
  size_t numPrefetchLocs;
  unsigned long long flags;
  cudaStream_t stream;
};
typedef struct cudaMemDiscardAndPrefetchBatchAsync_ptsz_v13000_params_st cudaMemDiscardAndPrefetchBatchAsync_ptsz_v13000_params;
struct cudaMemAdvise_v12020_params_st {
  const void *devPtr;
  size_t count;
  enum cudaMemoryAdvise advice;
  struct cudaMemLocation location;
};
typedef struct cudaMemAdvise_v12020_params_st cudaMemAdvise_v12020_params;
struct cudaMemRangeGetAttribute_v8000_params_st {
  void *data;
  size_t dataSize;
  enum cudaMemRangeAttribute attribute;
  const void *devPtr;
  size_t count;
};
typedef struct cudaMemRangeGetAttribute_v8000_params_st cudaMemRangeGetAttribute_v8000_params;
struct cudaMemRangeGetAttributes_v8000_params_st {
  void **data;
  size_t *dataSizes;
  enum cudaMemRangeAttribute *attributes;
  size_t numAttributes;
  const void *devPtr;
  size_t count;
};
typedef struct cudaMemRangeGetAttributes_v8000_params_st cudaMemRangeGetAttributes_v8000_params;
struct cudaMemcpyToArray_ptds_v7000_params_st {
  cudaArray_t dst;
  size_t wOffset;
  size_t hOffset;
  const void *src;
  size_t count;
  enum cudaMemcpyKind kind;
};
typedef struct cudaMemcpyToArray_ptds_v7000_params_st cudaMemcpyToArray_ptds_v7000_params;
struct cudaMemcpyFromArray_ptds_v7000_params_st {
  void *dst;
  cudaArray_const_t src;
  size_t wOffset;
  size_t hOffset;
  size_t count;
  enum cudaMemcpyKind kind;
};
typedef struct cudaMemcpyFromArray_ptds_v7000_params_st cudaMemcpyFromArray_ptds_v7000_params;
struct cudaMemcpyArrayToArray_ptds_v7000_params_st {
  cudaArray_t dst;
  size_t wOffsetDst;
  size_t hOffsetDst;
  cudaArray_const_t src;
  size_t wOffsetSrc;
  size_t hOffsetSrc;
  size_t count;
  enum cudaMemcpyKind kind;
};
typedef struct cudaMemcpyArrayToArray_ptds_v7000_params_st cudaMemcpyArrayToArray_ptds_v7000_params;
struct cudaMemcpyToArrayAsync_ptsz_v7000_params_st {
  cudaArray_t dst;
  size_t wOffset;
  size_t hOffset;
  const void *src;
  size_t count;
  enum cudaMemcpyKind kind;
  cudaStream_t stream;
};
typedef struct cudaMemcpyToArrayAsync_ptsz_v7000_params_st cudaMemcpyToArrayAsync_ptsz_v7000_params;
struct cudaMemcpyFromArrayAsync_ptsz_v7000_params_st {
  void *dst;
  cudaArray_const_t src;
  size_t wOffset;
  size_t hOffset;
  size_t count;
  enum cudaMemcpyKind kind;
  cudaStream_t stream;
};
typedef struct cudaMemcpyFromArrayAsync_ptsz_v7000_params_st cudaMemcpyFromArrayAsync_ptsz_v7000_params;
struct cudaMallocAsync_ptsz_v11020_params_st {
  void **devPtr;
  size_t size;
  cudaStream_t hStream;
};
typedef struct cudaMallocAsync_ptsz_v11020_params_st cudaMallocAsync_ptsz_v11020_params;
struct cudaFreeAsync_ptsz_v11020_params_st {
  void *devPtr;
  cudaStream_t hStream;
};
typedef struct cudaFreeAsync_ptsz_v11020_params_st cudaFreeAsync_ptsz_v11020_params;
struct cudaMemPoolTrimTo_v11020_params_st {
  cudaMemPool_t memPool;
  size_t minBytesToKeep;
};
typedef struct cudaMemPoolTrimTo_v11020_params_st cudaMemPoolTrimTo_v11020_params;
struct cudaMemPoolSetAttribute_v11020_params_st {
  cudaMemPool_t memPool;
  enum cudaMemPoolAttr attr;
  void *value;
};
typedef struct cudaMemPoolSetAttribute_v11020_params_st cudaMemPoolSetAttribute_v11020_params;
struct cudaMemPoolGetAttribute_v11020_params_st {
  cudaMemPool_t memPool;
  enum cudaMemPoolAttr attr;
  void *value;
};
typedef struct cudaMemPoolGetAttribute_v11020_params_st cudaMemPoolGetAttribute_v11020_params;
struct cudaMemPoolSetAccess_v11020_params_st {
  cudaMemPool_t memPool;
  const struct cudaMemAccessDesc *descList;
  size_t count;
};
typedef struct cudaMemPoolSetAccess_v11020_params_st cudaMemPoolSetAccess_v11020_params;
struct cudaMemPoolGetAccess_v11020_params_st {
  enum cudaMemAccessFlags *flags;
  cudaMemPool_t memPool;
  struct cudaMemLocation *location;
};
typedef struct cudaMemPoolGetAccess_v11020_params_st cudaMemPoolGetAccess_v11020_params;
struct cudaMemPoolCreate_v11020_params_st {
  cudaMemPool_t *memPool;
  const struct cudaMemPoolProps *poolProps;
};
typedef struct cudaMemPoolCreate_v11020_params_st cudaMemPoolCreate_v11020_params;
struct cudaMemPoolDestroy_v11020_params_st {
  cudaMemPool_t memPool;
};
typedef struct cudaMemPoolDestroy_v11020_params_st cudaMemPoolDestroy_v11020_params;
struct cudaMemGetDefaultMemPool_v13000_params_st {
  cudaMemPool_t *memPool;
  struct cudaMemLocation *location;
  enum cudaMemAllocationType type;
};
typedef struct cudaMemGetDefaultMemPool_v13000_params_st cudaMemGetDefaultMemPool_v13000_params;
struct cudaMemGetMemPool_v13000_params_st {
  cudaMemPool_t *memPool;
  struct cudaMemLocation *location;
  enum cudaMemAllocationType type;
};
typedef struct cudaMemGetMemPool_v13000_params_st cudaMemGetMemPool_v13000_params;
struct cudaMemSetMemPool_v13000_params_st {
  struct cudaMemLocation *location;
  enum cudaMemAllocationType type;
  cudaMemPool_t memPool;
};
typedef struct cudaMemSetMemPool_v13000_params_st cudaMemSetMemPool_v13000_params;
struct cudaMallocFromPoolAsync_ptsz_v11020_params_st {
  void **ptr;
  size_t size;
  cudaMemPool_t memPool;
  cudaStream_t stream;
};
typedef struct cudaMallocFromPoolAsync_ptsz_v11020_params_st cudaMallocFromPoolAsync_ptsz_v11020_params;
struct cudaMemPoolExportToShareableHandle_v11020_params_st {
  void *shareableHandle;
  cudaMemPool_t memPool;
  enum cudaMemAllocationHandleType handleType;
  unsigned int flags;
};
typedef struct cudaMemPoolExportToShareableHandle_v11020_params_st cudaMemPoolExportToShareableHandle_v11020_params;
struct cudaMemPoolImportFromShareableHandle_v11020_params_st {
  cudaMemPool_t *memPool;
  void *shareableHandle;
  enum cudaMemAllocationHandleType handleType;
  unsigned int flags;
};
typedef struct cudaMemPoolImportFromShareableHandle_v11020_params_st cudaMemPoolImportFromShareableHandle_v11020_params;
struct cudaMemPoolExportPointer_v11020_params_st {
  struct cudaMemPoolPtrExportData *exportData;
  void *ptr;
};
typedef struct cudaMemPoolExportPointer_v11020_params_st cudaMemPoolExportPointer_v11020_params;
struct cudaMemPoolImportPointer_v11020_params_st {
  void **ptr;
  cudaMemPool_t memPool;
  struct cudaMemPoolPtrExportData *exportData;
};
typedef struct cudaMemPoolImportPointer_v11020_params_st cudaMemPoolImportPointer_v11020_params;
struct cudaPointerGetAttributes_v4000_params_st {
  struct cudaPointerAttributes *attributes;
  const void *ptr;
};
typedef struct cudaPointerGetAttributes_v4000_params_st cudaPointerGetAttributes_v4000_params;
struct cudaDeviceCanAccessPeer_v4000_params_st {
  int *canAccessPeer;
  int device;
  int peerDevice;
};
typedef struct cudaDeviceCanAccessPeer_v4000_params_st cudaDeviceCanAccessPeer_v4000_params;
struct cudaDeviceEnablePeerAccess_v4000_params_st {
  int peerDevice;
  unsigned int flags;
};
typedef struct cudaDeviceEnablePeerAccess_v4000_params_st cudaDeviceEnablePeerAccess_v4000_params;
struct cudaDeviceDisablePeerAccess_v4000_params_st {
  int peerDevice;
};
typedef struct cudaDeviceDisablePeerAccess_v4000_params_st cudaDeviceDisablePeerAccess_v4000_params;
struct cudaGraphicsUnregisterResource_v3020_params_st {
  cudaGraphicsResource_t resource;
};
typedef struct cudaGraphicsUnregisterResource_v3020_params_st cudaGraphicsUnregisterResource_v3020_params;
struct cudaGraphicsResourceSetMapFlags_v3020_params_st {
  cudaGraphicsResource_t resource;
  unsigned int flags;
};
typedef struct cudaGraphicsResourceSetMapFlags_v3020_params_st cudaGraphicsResourceSetMapFlags_v3020_params;
struct cudaGraphicsMapResources_v3020_params_st {
  int count;
  cudaGraphicsResource_t *resources;
  cudaStream_t stream;
};
typedef struct cudaGraphicsMapResources_v3020_params_st cudaGraphicsMapResources_v3020_params;
struct cudaGraphicsUnmapResources_v3020_params_st {
  int count;
  cudaGraphicsResource_t *resources;
  cudaStream_t stream;
};
typedef struct cudaGraphicsUnmapResources_v3020_params_st cudaGraphicsUnmapResources_v3020_params;
struct cudaGraphicsResourceGetMappedPointer_v3020_params_st {
  void **devPtr;
  size_t *size;
  cudaGraphicsResource_t resource;
};
typedef struct cudaGraphicsResourceGetMappedPointer_v3020_params_st cudaGraphicsResourceGetMappedPointer_v3020_params;
struct cudaGraphicsSubResourceGetMappedArray_v3020_params_st {
  cudaArray_t *array;
  cudaGraphicsResource_t resource;
  unsigned int arrayIndex;
  unsigned int mipLevel;
};
typedef struct cudaGraphicsSubResourceGetMappedArray_v3020_params_st cudaGraphicsSubResourceGetMappedArray_v3020_params;
struct cudaGraphicsResourceGetMappedMipmappedArray_v5000_params_st {
  cudaMipmappedArray_t *mipmappedArray;
  cudaGraphicsResource_t resource;
};
typedef struct cudaGraphicsResourceGetMappedMipmappedArray_v5000_params_st cudaGraphicsResourceGetMappedMipmappedArray_v5000_params;
struct cudaGetChannelDesc_v3020_params_st {
  struct cudaChannelFormatDesc *desc;
  cudaArray_const_t array;
};
typedef struct cudaGetChannelDesc_v3020_params_st cudaGetChannelDesc_v3020_params;
struct cudaCreateChannelDesc_v3020_params_st {
  int x;
  int y;
  int z;
  int w;
  enum cudaChannelFormatKind f;
};
typedef struct cudaCreateChannelDesc_v3020_params_st cudaCreateChannelDesc_v3020_params;
struct cudaCreateTextureObject_v5000_params_st {
  cudaTextureObject_t *pTexObject;
  const struct cudaResourceDesc *pResDesc;
  const struct cudaTextureDesc *pTexDesc;
  const struct cudaResourceViewDesc *pResViewDesc;
};
typedef struct cudaCreateTextureObject_v5000_params_st cudaCreateTextureObject_v5000_params;
struct cudaDestroyTextureObject_v5000_params_st {
  cudaTextureObject_t texObject;
};
typedef struct cudaDestroyTextureObject_v5000_params_st cudaDestroyTextureObject_v5000_params;
struct cudaGetTextureObjectResourceDesc_v5000_params_st {
  struct cudaResourceDesc *pResDesc;
  cudaTextureObject_t texObject;
};
typedef struct cudaGetTextureObjectResourceDesc_v5000_params_st cudaGetTextureObjectResourceDesc_v5000_params;
struct cudaGetTextureObjectTextureDesc_v5000_params_st {
  struct cudaTextureDesc *pTexDesc;
  cudaTextureObject_t texObject;
};
typedef struct cudaGetTextureObjectTextureDesc_v5000_params_st cudaGetTextureObjectTextureDesc_v5000_params;
struct cudaGetTextureObjectResourceViewDesc_v5000_params_st {
  struct cudaResourceViewDesc *pResViewDesc;
  cudaTextureObject_t texObject;
};
typedef struct cudaGetTextureObjectResourceViewDesc_v5000_params_st cudaGetTextureObjectResourceViewDesc_v5000_params;
struct cudaCreateSurfaceObject_v5000_params_st {
  cudaSurfaceObject_t *pSurfObject;
  const struct cudaResourceDesc *pResDesc;
};
typedef struct cudaCreateSurfaceObject_v5000_params_st cudaCreateSurfaceObject_v5000_params;
struct cudaDestroySurfaceObject_v5000_params_st {
  cudaSurfaceObject_t surfObject;
};
typedef struct cudaDestroySurfaceObject_v5000_params_st cudaDestroySurfaceObject_v5000_params;
struct cudaGetSurfaceObjectResourceDesc_v5000_params_st {
  struct cudaResourceDesc *pResDesc;
  cudaSurfaceObject_t surfObject;
};
typedef struct cudaGetSurfaceObjectResourceDesc_v5000_params_st cudaGetSurfaceObjectResourceDesc_v5000_params;
struct cudaDriverGetVersion_v3020_params_st {
  int *driverVersion;
};
typedef struct cudaDriverGetVersion_v3020_params_st cudaDriverGetVersion_v3020_params;
struct cudaRuntimeGetVersion_v3020_params_st {
  int *runtimeVersion;
};
typedef struct cudaRuntimeGetVersion_v3020_params_st cudaRuntimeGetVersion_v3020_params;
struct cudaLogsRegisterCallback_v13000_params_st {
  cudaLogsCallback_t callbackFunc;
  void *userData;
  cudaLogsCallbackHandle *callback_out;
};
typedef struct cudaLogsRegisterCallback_v13000_params_st cudaLogsRegisterCallback_v13000_params;
struct cudaLogsUnregisterCallback_v13000_params_st {
  cudaLogsCallbackHandle callback;
};
typedef struct cudaLogsUnregisterCallback_v13000_params_st cudaLogsUnregisterCallback_v13000_params;
struct cudaLogsCurrent_v13000_params_st {
  cudaLogIterator *iterator_out;
  unsigned int flags;
};
typedef struct cudaLogsCurrent_v13000_params_st cudaLogsCurrent_v13000_params;
struct cudaLogsDumpToFile_v13000_params_st {
  cudaLogIterator *iterator;
  const char *pathToFile;
  unsigned int flags;
};
typedef struct cudaLogsDumpToFile_v13000_params_st cudaLogsDumpToFile_v13000_params;
struct cudaLogsDumpToMemory_v13000_params_st {
  cudaLogIterator *iterator;
  char *buffer;
  size_t *size;
  unsigned int flags;
};
typedef struct cudaLogsDumpToMemory_v13000_params_st cudaLogsDumpToMemory_v13000_params;
struct cudaGraphCreate_v10000_params_st {
  cudaGraph_t *pGraph;
  unsigned int flags;
};
typedef struct cudaGraphCreate_v10000_params_st cudaGraphCreate_v10000_params;
struct cudaGraphAddKernelNode_v10000_params_st {
  cudaGraphNode_t *pGraphNode;
  cudaGraph_t graph;
  const cudaGraphNode_t *pDependencies;
  size_t numDependencies;
  const struct cudaKernelNodeParams *pNodeParams;
};
typedef struct cudaGraphAddKernelNode_v10000_params_st cudaGraphAddKernelNode_v10000_params;
struct cudaGraphKernelNodeGetParams_v10000_params_st {
  cudaGraphNode_t node;
  struct cudaKernelNodeParams *pNodeParams;
};
typedef struct cudaGraphKernelNodeGetParams_v10000_params_st cudaGraphKernelNodeGetParams_v10000_params;
struct cudaGraphKernelNodeSetParams_v10000_params_st {
  cudaGraphNode_t node;
  const struct cudaKernelNodeParams *pNodeParams;
};
typedef struct cudaGraphKernelNodeSetParams_v10000_params_st cudaGraphKernelNodeSetParams_v10000_params;
struct cudaGraphKernelNodeCopyAttributes_v11000_params_st {
  cudaGraphNode_t hDst;
  cudaGraphNode_t hSrc;
};
typedef struct cudaGraphKernelNodeCopyAttributes_v11000_params_st cudaGraphKernelNodeCopyAttributes_v11000_params;
struct cudaGraphKernelNodeGetAttribute_v11000_params_st {
  cudaGraphNode_t hNode;
  cudaLaunchAttributeID attr;
  cudaLaunchAttributeValue *value_out;
};
typedef struct cudaGraphKernelNodeGetAttribute_v11000_params_st cudaGraphKernelNodeGetAttribute_v11000_params;
struct cudaGraphKernelNodeSetAttribute_v11000_params_st {
  cudaGraphNode_t hNode;
  cudaLaunchAttributeID attr;
  const cudaLaunchAttributeValue *value;
};
typedef struct cudaGraphKernelNodeSetAttribute_v11000_params_st cudaGraphKernelNodeSetAttribute_v11000_params;
struct cudaGraphAddMemcpyNode_v10000_params_st {
  cudaGraphNode_t *pGraphNode;
  cudaGraph_t graph;
  const cudaGraphNode_t *pDependencies;
  size_t numDependencies;
  const struct cudaMemcpy3DParms *pCopyParams;
};
typedef struct cudaGraphAddMemcpyNode_v10000_params_st cudaGraphAddMemcpyNode_v10000_params;
struct cudaGraphAddMemcpyNodeToSymbol_v11010_params_st {
  cudaGraphNode_t *pGraphNode;
  cudaGraph_t graph;
  const cudaGraphNode_t *pDependencies;
  size_t numDependencies;
  const void *symbol;
  const void *src;
  size_t count;
  size_t offset;
  enum cudaMemcpyKind kind;
};
typedef struct cudaGraphAddMemcpyNodeToSymbol_v11010_params_st cudaGraphAddMemcpyNodeToSymbol_v11010_params;
struct cudaGraphAddMemcpyNodeFromSymbol_v11010_params_st {
  cudaGraphNode_t *pGraphNode;
  cudaGraph_t graph;
  const cudaGraphNode_t *pDependencies;
  size_t numDependencies;
  void *dst;
  const void *symbol;
  size_t count;
  size_t offset;
  enum cudaMemcpyKind kind;
};
typedef struct cudaGraphAddMemcpyNodeFromSymbol_v11010_params_st cudaGraphAddMemcpyNodeFromSymbol_v11010_params;
struct cudaGraphAddMemcpyNode1D_v11010_params_st {
  cudaGraphNode_t *pGraphNode;
  cudaGraph_t graph;
  const cudaGraphNode_t *pDependencies;
  size_t numDependencies;
  void *dst;
  const void *src;
  size_t count;
  enum cudaMemcpyKind kind;
};
typedef struct cudaGraphAddMemcpyNode1D_v11010_params_st cudaGraphAddMemcpyNode1D_v11010_params;
struct cudaGraphMemcpyNodeGetParams_v10000_params_st {
  cudaGraphNode_t node;
  struct cudaMemcpy3DParms *pNodeParams;
};
typedef struct cudaGraphMemcpyNodeGetParams_v10000_params_st cudaGraphMemcpyNodeGetParams_v10000_params;
struct cudaGraphMemcpyNodeSetParams_v10000_params_st {
  cudaGraphNode_t node;
  const struct cudaMemcpy3DParms *pNodeParams;
};
typedef struct cudaGraphMemcpyNodeSetParams_v10000_params_st cudaGraphMemcpyNodeSetParams_v10000_params;
struct cudaGraphMemcpyNodeSetParamsToSymbol_v11010_params_st {
  cudaGraphNode_t node;
  const void *symbol;
  const void *src;
  size_t count;
  size_t offset;
  enum cudaMemcpyKind kind;
};
typedef struct cudaGraphMemcpyNodeSetParamsToSymbol_v11010_params_st cudaGraphMemcpyNodeSetParamsToSymbol_v11010_params;
struct cudaGraphMemcpyNodeSetParamsFromSymbol_v11010_params_st {
  cudaGraphNode_t node;
  void *dst;
  const void *symbol;
  size_t count;
  size_t offset;
  enum cudaMemcpyKind kind;
};
typedef struct cudaGraphMemcpyNodeSetParamsFromSymbol_v11010_params_st cudaGraphMemcpyNodeSetParamsFromSymbol_v11010_params;
struct cudaGraphMemcpyNodeSetParams1D_v11010_params_st {
  cudaGraphNode_t node;
  void *dst;
  const void *src;
  size_t count;
  enum cudaMemcpyKind kind;
};
typedef struct cudaGraphMemcpyNodeSetParams1D_v11010_params_st cudaGraphMemcpyNodeSetParams1D_v11010_params;
struct cudaGraphAddMemsetNode_v10000_params_st {
  cudaGraphNode_t *pGraphNode;
  cudaGraph_t graph;
  const cudaGraphNode_t *pDependencies;
  size_t numDependencies;
  const struct cudaMemsetParams *pMemsetParams;
};
typedef struct cudaGraphAddMemsetNode_v10000_params_st cudaGraphAddMemsetNode_v10000_params;
struct cudaGraphMemsetNodeGetParams_v10000_params_st {
  cudaGraphNode_t node;
  struct cudaMemsetParams *pNodeParams;
};
typedef struct cudaGraphMemsetNodeGetParams_v10000_params_st cudaGraphMemsetNodeGetParams_v10000_params;
struct cudaGraphMemsetNodeSetParams_v10000_params_st {
  cudaGraphNode_t node;
  const struct cudaMemsetParams *pNodeParams;
};
typedef struct cudaGraphMemsetNodeSetParams_v10000_params_st cudaGraphMemsetNodeSetParams_v10000_params;
struct cudaGraphAddHostNode_v10000_params_st {
  cudaGraphNode_t *pGraphNode;
  cudaGraph_t graph;
  const cudaGraphNode_t *pDependencies;
  size_t numDependencies;
  const struct cudaHostNodeParams *pNodeParams;
};
typedef struct cudaGraphAddHostNode_v10000_params_st cudaGraphAddHostNode_v10000_params;
struct cudaGraphHostNodeGetParams_v10000_params_st {
  cudaGraphNode_t node;
  struct cudaHostNodeParams *pNodeParams;
};
typedef struct cudaGraphHostNodeGetParams_v10000_params_st cudaGraphHostNodeGetParams_v10000_params;
struct cudaGraphHostNodeSetParams_v10000_params_st {
  cudaGraphNode_t node;
  const struct cudaHostNodeParams *pNodeParams;
};
typedef struct cudaGraphHostNodeSetParams_v10000_params_st cudaGraphHostNodeSetParams_v10000_params;
struct cudaGraphAddChildGraphNode_v10000_params_st {
  cudaGraphNode_t *pGraphNode;
  cudaGraph_t graph;
  const cudaGraphNode_t *pDependencies;
  size_t numDependencies;
  cudaGraph_t childGraph;
};
typedef struct cudaGraphAddChildGraphNode_v10000_params_st cudaGraphAddChildGraphNode_v10000_params;
struct cudaGraphChildGraphNodeGetGraph_v10000_params_st {
  cudaGraphNode_t node;
  cudaGraph_t *pGraph;
};
typedef struct cudaGraphChildGraphNodeGetGraph_v10000_params_st cudaGraphChildGraphNodeGetGraph_v10000_params;
struct cudaGraphAddEmptyNode_v10000_params_st {
  cudaGraphNode_t *pGraphNode;
  cudaGraph_t graph;
  const cudaGraphNode_t *pDependencies;
  size_t numDependencies;
};
typedef struct cudaGraphAddEmptyNode_v10000_params_st cudaGraphAddEmptyNode_v10000_params;
struct cudaGraphAddEventRecordNode_v11010_params_st {
  cudaGraphNode_t *pGraphNode;
  cudaGraph_t graph;
  const cudaGraphNode_t *pDependencies;
  size_t numDependencies;
  cudaEvent_t event;
};
typedef struct cudaGraphAddEventRecordNode_v11010_params_st cudaGraphAddEventRecordNode_v11010_params;
struct cudaGraphEventRecordNodeGetEvent_v11010_params_st {
  cudaGraphNode_t node;
  cudaEvent_t *event_out;
};
typedef struct cudaGraphEventRecordNodeGetEvent_v11010_params_st cudaGraphEventRecordNodeGetEvent_v11010_params;
struct cudaGraphEventRecordNodeSetEvent_v11010_params_st {
  cudaGraphNode_t node;
  cudaEvent_t event;
};
typedef struct cudaGraphEventRecordNodeSetEvent_v11010_params_st cudaGraphEventRecordNodeSetEvent_v11010_params;
struct cudaGraphAddEventWaitNode_v11010_params_st {
  cudaGraphNode_t *pGraphNode;
  cudaGraph_t graph;
  const cudaGraphNode_t *pDependencies;
  size_t numDependencies;
  cudaEvent_t event;
};
typedef struct cudaGraphAddEventWaitNode_v11010_params_st cudaGraphAddEventWaitNode_v11010_params;
struct cudaGraphEventWaitNodeGetEvent_v11010_params_st {
  cudaGraphNode_t node;
  cudaEvent_t *event_out;
};
typedef struct cudaGraphEventWaitNodeGetEvent_v11010_params_st cudaGraphEventWaitNodeGetEvent_v11010_params;
struct cudaGraphEventWaitNodeSetEvent_v11010_params_st {
  cudaGraphNode_t node;
  cudaEvent_t event;
};
typedef struct cudaGraphEventWaitNodeSetEvent_v11010_params_st cudaGraphEventWaitNodeSetEvent_v11010_params;
struct cudaGraphAddExternalSemaphoresSignalNode_v11020_params_st {
  cudaGraphNode_t *pGraphNode;
  cudaGraph_t graph;
  const cudaGraphNode_t *pDependencies;
  size_t numDependencies;
  const struct cudaExternalSemaphoreSignalNodeParams *nodeParams;
};
typedef struct cudaGraphAddExternalSemaphoresSignalNode_v11020_params_st cudaGraphAddExternalSemaphoresSignalNode_v11020_params;
struct cudaGraphExternalSemaphoresSignalNodeGetParams_v11020_params_st {
  cudaGraphNode_t hNode;
  struct cudaExternalSemaphoreSignalNodeParams *params_out;
};
typedef struct cudaGraphExternalSemaphoresSignalNodeGetParams_v11020_params_st cudaGraphExternalSemaphoresSignalNodeGetParams_v11020_params;
struct cudaGraphExternalSemaphoresSignalNodeSetParams_v11020_params_st {
  cudaGraphNode_t hNode;
  const struct cudaExternalSemaphoreSignalNodeParams *nodeParams;
};
typedef struct cudaGraphExternalSemaphoresSignalNodeSetParams_v11020_params_st cudaGraphExternalSemaphoresSignalNodeSetParams_v11020_params;
struct cudaGraphAddExternalSemaphoresWaitNode_v11020_params_st {
  cudaGraphNode_t *pGraphNode;
  cudaGraph_t graph;
  const cudaGraphNode_t *pDependencies;
  size_t numDependencies;
  const struct cudaExternalSemaphoreWaitNodeParams *nodeParams;
};
typedef struct cudaGraphAddExternalSemaphoresWaitNode_v11020_params_st cudaGraphAddExternalSemaphoresWaitNode_v11020_params;
struct cudaGraphExternalSemaphoresWaitNodeGetParams_v11020_params_st {
  cudaGraphNode_t hNode;
  struct cudaExternalSemaphoreWaitNodeParams *params_out;
};
typedef struct cudaGraphExternalSemaphoresWaitNodeGetParams_v11020_params_st cudaGraphExternalSemaphoresWaitNodeGetParams_v11020_params;
struct cudaGraphExternalSemaphoresWaitNodeSetParams_v11020_params_st {
  cudaGraphNode_t hNode;
  const struct cudaExternalSemaphoreWaitNodeParams *nodeParams;
};
typedef struct cudaGraphExternalSemaphoresWaitNodeSetParams_v11020_params_st cudaGraphExternalSemaphoresWaitNodeSetParams_v11020_params;
struct cudaGraphAddMemAllocNode_v11040_params_st {
  cudaGraphNode_t *pGraphNode;
  cudaGraph_t graph;
  const cudaGraphNode_t *pDependencies;
  size_t numDependencies;
  struct cudaMemAllocNodeParams *nodeParams;
};
typedef struct cudaGraphAddMemAllocNode_v11040_params_st cudaGraphAddMemAllocNode_v11040_params;
struct cudaGraphMemAllocNodeGetParams_v11040_params_st {
  cudaGraphNode_t node;
  struct cudaMemAllocNodeParams *params_out;
};
typedef struct cudaGraphMemAllocNodeGetParams_v11040_params_st cudaGraphMemAllocNodeGetParams_v11040_params;
struct cudaGraphAddMemFreeNode_v11040_params_st {
  cudaGraphNode_t *pGraphNode;
  cudaGraph_t graph;
  const cudaGraphNode_t *pDependencies;
  size_t numDependencies;
  void *dptr;
};
typedef struct cudaGraphAddMemFreeNode_v11040_params_st cudaGraphAddMemFreeNode_v11040_params;
struct cudaGraphMemFreeNodeGetParams_v11040_params_st {
  cudaGraphNode_t node;
  void *dptr_out;
};
typedef struct cudaGraphMemFreeNodeGetParams_v11040_params_st cudaGraphMemFreeNodeGetParams_v11040_params;
struct cudaDeviceGraphMemTrim_v11040_params_st {
  int device;
};
typedef struct cudaDeviceGraphMemTrim_v11040_params_st cudaDeviceGraphMemTrim_v11040_params;
struct cudaDeviceGetGraphMemAttribute_v11040_params_st {
  int device;
  enum cudaGraphMemAttributeType attr;
  void *value;
};
typedef struct cudaDeviceGetGraphMemAttribute_v11040_params_st cudaDeviceGetGraphMemAttribute_v11040_params;
struct cudaDeviceSetGraphMemAttribute_v11040_params_st {
  int device;
  enum cudaGraphMemAttributeType attr;
  void *value;
};
typedef struct cudaDeviceSetGraphMemAttribute_v11040_params_st cudaDeviceSetGraphMemAttribute_v11040_params;
struct cudaGraphClone_v10000_params_st {
  cudaGraph_t *pGraphClone;
  cudaGraph_t originalGraph;
};
typedef struct cudaGraphClone_v10000_params_st cudaGraphClone_v10000_params;
struct cudaGraphNodeFindInClone_v10000_params_st {
  cudaGraphNode_t *pNode;
  cudaGraphNode_t originalNode;
  cudaGraph_t clonedGraph;
};
typedef struct cudaGraphNodeFindInClone_v10000_params_st cudaGraphNodeFindInClone_v10000_params;
struct cudaGraphNodeGetType_v10000_params_st {
  cudaGraphNode_t node;
  enum cudaGraphNodeType *pType;
};
typedef struct cudaGraphNodeGetType_v10000_params_st cudaGraphNodeGetType_v10000_params;
struct cudaGraphGetNodes_v10000_params_st {
  cudaGraph_t graph;
  cudaGraphNode_t *nodes;
  size_t *numNodes;
};
typedef struct cudaGraphGetNodes_v10000_params_st cudaGraphGetNodes_v10000_params;
struct cudaGraphGetRootNodes_v10000_params_st {
  cudaGraph_t graph;
  cudaGraphNode_t *pRootNodes;
  size_t *pNumRootNodes;
};
typedef struct cudaGraphGetRootNodes_v10000_params_st cudaGraphGetRootNodes_v10000_params;
struct cudaGraphGetEdges_v12030_params_st {
  cudaGraph_t graph;
  cudaGraphNode_t *from;
  cudaGraphNode_t *to;
  cudaGraphEdgeData *edgeData;
  size_t *numEdges;
};
typedef struct cudaGraphGetEdges_v12030_params_st cudaGraphGetEdges_v12030_params;
struct cudaGraphNodeGetDependencies_v12030_params_st {
  cudaGraphNode_t node;
  cudaGraphNode_t *pDependencies;
  cudaGraphEdgeData *edgeData;
  size_t *pNumDependencies;
};
typedef struct cudaGraphNodeGetDependencies_v12030_params_st cudaGraphNodeGetDependencies_v12030_params;
struct cudaGraphNodeGetDependentNodes_v12030_params_st {
  cudaGraphNode_t node;
  cudaGraphNode_t *pDependentNodes;
  cudaGraphEdgeData *edgeData;
  size_t *pNumDependentNodes;
};
typedef struct cudaGraphNodeGetDependentNodes_v12030_params_st cudaGraphNodeGetDependentNodes_v12030_params;
struct cudaGraphAddDependencies_v12030_params_st {
  cudaGraph_t graph;
  const cudaGraphNode_t *from;
  const cudaGraphNode_t *to;
  const cudaGraphEdgeData *edgeData;
  size_t numDependencies;
};
typedef struct cudaGraphAddDependencies_v12030_params_st cudaGraphAddDependencies_v12030_params;
struct cudaGraphRemoveDependencies_v12030_params_st {
  cudaGraph_t graph;
  const cudaGraphNode_t *from;
  const cudaGraphNode_t *to;
  const cudaGraphEdgeData *edgeData;
  size_t numDependencies;
};
typedef struct cudaGraphRemoveDependencies_v12030_params_st cudaGraphRemoveDependencies_v12030_params;
struct cudaGraphDestroyNode_v10000_params_st {
  cudaGraphNode_t node;
};
typedef struct cudaGraphDestroyNode_v10000_params_st cudaGraphDestroyNode_v10000_params;
struct cudaGraphInstantiate_v12000_params_st {
  cudaGraphExec_t *pGraphExec;
  cudaGraph_t graph;
  unsigned long long flags;
};
typedef struct cudaGraphInstantiate_v12000_params_st cudaGraphInstantiate_v12000_params;
struct cudaGraphInstantiateWithFlags_v11040_params_st {
  cudaGraphExec_t *pGraphExec;
  cudaGraph_t graph;
  unsigned long long flags;
};
typedef struct cudaGraphInstantiateWithFlags_v11040_params_st cudaGraphInstantiateWithFlags_v11040_params;
struct cudaGraphInstantiateWithParams_ptsz_v12000_params_st {
  cudaGraphExec_t *pGraphExec;
  cudaGraph_t graph;
  cudaGraphInstantiateParams *instantiateParams;
};
typedef struct cudaGraphInstantiateWithParams_ptsz_v12000_params_st cudaGraphInstantiateWithParams_ptsz_v12000_params;
struct cudaGraphExecGetFlags_v12000_params_st {
  cudaGraphExec_t graphExec;
  unsigned long long *flags;
};
typedef struct cudaGraphExecGetFlags_v12000_params_st cudaGraphExecGetFlags_v12000_params;
struct cudaGraphExecKernelNodeSetParams_v10010_params_st {
  cudaGraphExec_t hGraphExec;
  cudaGraphNode_t node;
  const struct cudaKernelNodeParams *pNodeParams;
};
typedef struct cudaGraphExecKernelNodeSetParams_v10010_params_st cudaGraphExecKernelNodeSetParams_v10010_params;
struct cudaGraphExecMemcpyNodeSetParams_v10020_params_st {
  cudaGraphExec_t hGraphExec;
  cudaGraphNode_t node;
  const struct cudaMemcpy3DParms *pNodeParams;
};
typedef struct cudaGraphExecMemcpyNodeSetParams_v10020_params_st cudaGraphExecMemcpyNodeSetParams_v10020_params;
struct cudaGraphExecMemcpyNodeSetParamsToSymbol_v11010_params_st {
  cudaGraphExec_t hGraphExec;
  cudaGraphNode_t node;
  const void *symbol;
  const void *src;
  size_t count;
  size_t offset;
  enum cudaMemcpyKind kind;
};
typedef struct cudaGraphExecMemcpyNodeSetParamsToSymbol_v11010_params_st cudaGraphExecMemcpyNodeSetParamsToSymbol_v11010_params;
struct cudaGraphExecMemcpyNodeSetParamsFromSymbol_v11010_params_st {
  cudaGraphExec_t hGraphExec;
  cudaGraphNode_t node;
  void *dst;
  const void *symbol;
  size_t count;
  size_t offset;
  enum cudaMemcpyKind kind;
};
typedef struct cudaGraphExecMemcpyNodeSetParamsFromSymbol_v11010_params_st cudaGraphExecMemcpyNodeSetParamsFromSymbol_v11010_params;
struct cudaGraphExecMemcpyNodeSetParams1D_v11010_params_st {
  cudaGraphExec_t hGraphExec;
  cudaGraphNode_t node;
  void *dst;
  const void *src;
  size_t count;
  enum cudaMemcpyKind kind;
};
typedef struct cudaGraphExecMemcpyNodeSetParams1D_v11010_params_st cudaGraphExecMemcpyNodeSetParams1D_v11010_params;
struct cudaGraphExecMemsetNodeSetParams_v10020_params_st {
  cudaGraphExec_t hGraphExec;
  cudaGraphNode_t node;
  const struct cudaMemsetParams *pNodeParams;
};
typedef struct cudaGraphExecMemsetNodeSetParams_v10020_params_st cudaGraphExecMemsetNodeSetParams_v10020_params;
struct cudaGraphExecHostNodeSetParams_v10020_params_st {
  cudaGraphExec_t hGraphExec;
  cudaGraphNode_t node;
  const struct cudaHostNodeParams *pNodeParams;
};
typedef struct cudaGraphExecHostNodeSetParams_v10020_params_st cudaGraphExecHostNodeSetParams_v10020_params;
struct cudaGraphExecChildGraphNodeSetParams_v11010_params_st {
  cudaGraphExec_t hGraphExec;
  cudaGraphNode_t node;
  cudaGraph_t childGraph;
};
typedef struct cudaGraphExecChildGraphNodeSetParams_v11010_params_st cudaGraphExecChildGraphNodeSetParams_v11010_params;
struct cudaGraphExecEventRecordNodeSetEvent_v11010_params_st {
  cudaGraphExec_t hGraphExec;
  cudaGraphNode_t hNode;
  cudaEvent_t event;
};
typedef struct cudaGraphExecEventRecordNodeSetEvent_v11010_params_st cudaGraphExecEventRecordNodeSetEvent_v11010_params;
struct cudaGraphExecEventWaitNodeSetEvent_v11010_params_st {
  cudaGraphExec_t hGraphExec;
  cudaGraphNode_t hNode;
  cudaEvent_t event;
};
typedef struct cudaGraphExecEventWaitNodeSetEvent_v11010_params_st cudaGraphExecEventWaitNodeSetEvent_v11010_params;
struct cudaGraphExecExternalSemaphoresSignalNodeSetParams_v11020_params_st {
  cudaGraphExec_t hGraphExec;
  cudaGraphNode_t hNode;
  const struct cudaExternalSemaphoreSignalNodeParams *nodeParams;
};
typedef struct cudaGraphExecExternalSemaphoresSignalNodeSetParams_v11020_params_st cudaGraphExecExternalSemaphoresSignalNodeSetParams_v11020_params;
struct cudaGraphExecExternalSemaphoresWaitNodeSetParams_v11020_params_st {
  cudaGraphExec_t hGraphExec;
  cudaGraphNode_t hNode;
  const struct cudaExternalSemaphoreWaitNodeParams *nodeParams;
};
typedef struct cudaGraphExecExternalSemaphoresWaitNodeSetParams_v11020_params_st cudaGraphExecExternalSemaphoresWaitNodeSetParams_v11020_params;
struct cudaGraphNodeSetEnabled_v11060_params_st {
  cudaGraphExec_t hGraphExec;
  cudaGraphNode_t hNode;
  unsigned int isEnabled;
};
typedef struct cudaGraphNodeSetEnabled_v11060_params_st cudaGraphNodeSetEnabled_v11060_params;
struct cudaGraphNodeGetEnabled_v11060_params_st {
  cudaGraphExec_t hGraphExec;
  cudaGraphNode_t hNode;
  unsigned int *isEnabled;
};
typedef struct cudaGraphNodeGetEnabled_v11060_params_st cudaGraphNodeGetEnabled_v11060_params;
struct cudaGraphExecUpdate_v10020_params_st {
  cudaGraphExec_t hGraphExec;
  cudaGraph_t hGraph;
  cudaGraphExecUpdateResultInfo *resultInfo;
  cudaGraphNode_t *hErrorNode_out;
  enum cudaGraphExecUpdateResult *updateResult_out;
};
typedef struct cudaGraphExecUpdate_v10020_params_st cudaGraphExecUpdate_v10020_params;
struct cudaGraphUpload_ptsz_v10000_params_st {
  cudaGraphExec_t graphExec;
  cudaStream_t stream;
};
typedef struct cudaGraphUpload_ptsz_v10000_params_st cudaGraphUpload_ptsz_v10000_params;
struct cudaGraphLaunch_ptsz_v10000_params_st {
  cudaGraphExec_t graphExec;
  cudaStream_t stream;
};
typedef struct cudaGraphLaunch_ptsz_v10000_params_st cudaGraphLaunch_ptsz_v10000_params;
struct cudaGraphExecDestroy_v10000_params_st {
  cudaGraphExec_t graphExec;
};
typedef struct cudaGraphExecDestroy_v10000_params_st cudaGraphExecDestroy_v10000_params;
struct cudaGraphDestroy_v10000_params_st {
  cudaGraph_t graph;
};
typedef struct cudaGraphDestroy_v10000_params_st cudaGraphDestroy_v10000_params;
struct cudaGraphDebugDotPrint_v11030_params_st {
  cudaGraph_t graph;
  const char *path;
  unsigned int flags;
};
typedef struct cudaGraphDebugDotPrint_v11030_params_st cudaGraphDebugDotPrint_v11030_params;
struct cudaUserObjectCreate_v11030_params_st {
  cudaUserObject_t *object_out;
  void *ptr;
  cudaHostFn_t destroy;
  unsigned int initialRefcount;
  unsigned int flags;
};
typedef struct cudaUserObjectCreate_v11030_params_st cudaUserObjectCreate_v11030_params;
struct cudaUserObjectRetain_v11030_params_st {
  cudaUserObject_t object;
  unsigned int count;
};
typedef struct cudaUserObjectRetain_v11030_params_st cudaUserObjectRetain_v11030_params;
struct cudaUserObjectRelease_v11030_params_st {
  cudaUserObject_t object;
  unsigned int count;
};
typedef struct cudaUserObjectRelease_v11030_params_st cudaUserObjectRelease_v11030_params;
struct cudaGraphRetainUserObject_v11030_params_st {
  cudaGraph_t graph;
  cudaUserObject_t object;
  unsigned int count;
  unsigned int flags;
};
typedef struct cudaGraphRetainUserObject_v11030_params_st cudaGraphRetainUserObject_v11030_params;
struct cudaGraphReleaseUserObject_v11030_params_st {
  cudaGraph_t graph;
  cudaUserObject_t object;
  unsigned int count;
};
typedef struct cudaGraphReleaseUserObject_v11030_params_st cudaGraphReleaseUserObject_v11030_params;
struct cudaGraphAddNode_v12030_params_st {
  cudaGraphNode_t *pGraphNode;
  cudaGraph_t graph;
  const cudaGraphNode_t *pDependencies;
  const cudaGraphEdgeData *dependencyData;
  size_t numDependencies;
  struct cudaGraphNodeParams *nodeParams;
};
typedef struct cudaGraphAddNode_v12030_params_st cudaGraphAddNode_v12030_params;
struct cudaGraphNodeSetParams_v12020_params_st {
  cudaGraphNode_t node;
  struct cudaGraphNodeParams *nodeParams;
};
typedef struct cudaGraphNodeSetParams_v12020_params_st cudaGraphNodeSetParams_v12020_params;
struct cudaGraphExecNodeSetParams_v12020_params_st {
  cudaGraphExec_t graphExec;
  cudaGraphNode_t node;
  struct cudaGraphNodeParams *nodeParams;
};
typedef struct cudaGraphExecNodeSetParams_v12020_params_st cudaGraphExecNodeSetParams_v12020_params;
struct cudaGraphConditionalHandleCreate_v12030_params_st {
  cudaGraphConditionalHandle *pHandle_out;
  cudaGraph_t graph;
  unsigned int defaultLaunchValue;
  unsigned int flags;
};
typedef struct cudaGraphConditionalHandleCreate_v12030_params_st cudaGraphConditionalHandleCreate_v12030_params;
struct cudaGetDriverEntryPoint_ptsz_v11030_params_st {
  const char *symbol;
  void **funcPtr;
  unsigned long long flags;
  enum cudaDriverEntryPointQueryResult *driverStatus;
};
typedef struct cudaGetDriverEntryPoint_ptsz_v11030_params_st cudaGetDriverEntryPoint_ptsz_v11030_params;
struct cudaGetDriverEntryPointByVersion_ptsz_v12050_params_st {
  const char *symbol;
  void **funcPtr;
  unsigned int cudaVersion;
  unsigned long long flags;
  enum cudaDriverEntryPointQueryResult *driverStatus;
};
typedef struct cudaGetDriverEntryPointByVersion_ptsz_v12050_params_st cudaGetDriverEntryPointByVersion_ptsz_v12050_params;
struct cudaLibraryLoadData_v12060_params_st {
  cudaLibrary_t *library;
  const void *code;
  enum cudaJitOption *jitOptions;
  void **jitOptionsValues;
  unsigned int numJitOptions;
  enum cudaLibraryOption *libraryOptions;
  void **libraryOptionValues;
  unsigned int numLibraryOptions;
};
typedef struct cudaLibraryLoadData_v12060_params_st cudaLibraryLoadData_v12060_params;
struct cudaLibraryLoadFromFile_v12060_params_st {
  cudaLibrary_t *library;
  const char *fileName;
  enum cudaJitOption *jitOptions;
  void **jitOptionsValues;
  unsigned int numJitOptions;
  enum cudaLibraryOption *libraryOptions;
  void **libraryOptionValues;
  unsigned int numLibraryOptions;
};
typedef struct cudaLibraryLoadFromFile_v12060_params_st cudaLibraryLoadFromFile_v12060_params;
struct cudaLibraryUnload_v12060_params_st {
  cudaLibrary_t library;
};
typedef struct cudaLibraryUnload_v12060_params_st cudaLibraryUnload_v12060_params;
struct cudaLibraryGetKernel_v12060_params_st {
  cudaKernel_t *pKernel;
  cudaLibrary_t library;
  const char *name;
};
typedef struct cudaLibraryGetKernel_v12060_params_st cudaLibraryGetKernel_v12060_params;
struct cudaLibraryGetGlobal_v12060_params_st {
  void **dptr;
  size_t *bytes;
  cudaLibrary_t library;
  const char *name;
};
typedef struct cudaLibraryGetGlobal_v12060_params_st cudaLibraryGetGlobal_v12060_params;
struct cudaLibraryGetManaged_v12060_params_st {
  void **dptr;
  size_t *bytes;
  cudaLibrary_t library;
  const char *name;
};
typedef struct cudaLibraryGetManaged_v12060_params_st cudaLibraryGetManaged_v12060_params;
struct cudaLibraryGetUnifiedFunction_v12060_params_st {
  void **fptr;
  cudaLibrary_t library;
  const char *symbol;
};
typedef struct cudaLibraryGetUnifiedFunction_v12060_params_st cudaLibraryGetUnifiedFunction_v12060_params;
struct cudaLibraryGetKernelCount_v12060_params_st {
  unsigned int *count;
  cudaLibrary_t lib;
};
typedef struct cudaLibraryGetKernelCount_v12060_params_st cudaLibraryGetKernelCount_v12060_params;
struct cudaLibraryEnumerateKernels_v12060_params_st {
  cudaKernel_t *kernels;
  unsigned int numKernels;
  cudaLibrary_t lib;
};
typedef struct cudaLibraryEnumerateKernels_v12060_params_st cudaLibraryEnumerateKernels_v12060_params;
struct cudaKernelSetAttributeForDevice_v12060_params_st {
  cudaKernel_t kernel;
  enum cudaFuncAttribute attr;
  int value;
  int device;
};
typedef struct cudaKernelSetAttributeForDevice_v12060_params_st cudaKernelSetAttributeForDevice_v12060_params;
struct cudaGetFuncBySymbol_v11000_params_st {
  cudaFunction_t *functionPtr;
  const void *symbolPtr;
};
typedef struct cudaGetFuncBySymbol_v11000_params_st cudaGetFuncBySymbol_v11000_params;
struct cudaGetKernel_v12000_params_st {
  cudaKernel_t *kernelPtr;
  const void *entryFuncAddr;
};
typedef struct cudaGetKernel_v12000_params_st cudaGetKernel_v12000_params;
struct cudaMemcpy_v3020_params_st {
  void *dst;
  const void *src;
  size_t count;
  enum cudaMemcpyKind kind;
};
typedef struct cudaMemcpy_v3020_params_st cudaMemcpy_v3020_params;
struct cudaMemcpyToSymbol_v3020_params_st {
  const void *symbol;
  const void *src;
  size_t count;
  size_t offset;
  enum cudaMemcpyKind kind;
};
typedef struct cudaMemcpyToSymbol_v3020_params_st cudaMemcpyToSymbol_v3020_params;
struct cudaMemcpyFromSymbol_v3020_params_st {
  void *dst;
  const void *symbol;
  size_t count;
  size_t offset;
  enum cudaMemcpyKind kind;
};
typedef struct cudaMemcpyFromSymbol_v3020_params_st cudaMemcpyFromSymbol_v3020_params;
struct cudaMemcpy2D_v3020_params_st {
  void *dst;
  size_t dpitch;
  const void *src;
  size_t spitch;
  size_t width;
  size_t height;
  enum cudaMemcpyKind kind;
};
typedef struct cudaMemcpy2D_v3020_params_st cudaMemcpy2D_v3020_params;
struct cudaMemcpyToArray_v3020_params_st {
  cudaArray_t dst;
  size_t wOffset;
  size_t hOffset;
  const void *src;
  size_t count;
  enum cudaMemcpyKind kind;
};
typedef struct cudaMemcpyToArray_v3020_params_st cudaMemcpyToArray_v3020_params;
struct cudaMemcpy2DToArray_v3020_params_st {
  cudaArray_t dst;
  size_t wOffset;
  size_t hOffset;
  const void *src;
  size_t spitch;
  size_t width;
  size_t height;
  enum cudaMemcpyKind kind;
};
typedef struct cudaMemcpy2DToArray_v3020_params_st cudaMemcpy2DToArray_v3020_params;
struct cudaMemcpyFromArray_v3020_params_st {
  void *dst;
  cudaArray_const_t src;
  size_t wOffset;
  size_t hOffset;
  size_t count;
  enum cudaMemcpyKind kind;
};
typedef struct cudaMemcpyFromArray_v3020_params_st cudaMemcpyFromArray_v3020_params;
struct cudaMemcpy2DFromArray_v3020_params_st {
  void *dst;
  size_t dpitch;
  cudaArray_const_t src;
  size_t wOffset;
  size_t hOffset;
  size_t width;
  size_t height;
  enum cudaMemcpyKind kind;
};
typedef struct cudaMemcpy2DFromArray_v3020_params_st cudaMemcpy2DFromArray_v3020_params;
struct cudaMemcpyArrayToArray_v3020_params_st {
  cudaArray_t dst;
  size_t wOffsetDst;
  size_t hOffsetDst;
  cudaArray_const_t src;
  size_t wOffsetSrc;
  size_t hOffsetSrc;
  size_t count;
  enum cudaMemcpyKind kind;
};
typedef struct cudaMemcpyArrayToArray_v3020_params_st cudaMemcpyArrayToArray_v3020_params;
struct cudaMemcpy2DArrayToArray_v3020_params_st {
  cudaArray_t dst;
  size_t wOffsetDst;
  size_t hOffsetDst;
  cudaArray_const_t src;
  size_t wOffsetSrc;
  size_t hOffsetSrc;
  size_t width;
  size_t height;
  enum cudaMemcpyKind kind;
};
typedef struct cudaMemcpy2DArrayToArray_v3020_params_st cudaMemcpy2DArrayToArray_v3020_params;
struct cudaMemcpy3D_v3020_params_st {
  const struct cudaMemcpy3DParms *p;
};
typedef struct cudaMemcpy3D_v3020_params_st cudaMemcpy3D_v3020_params;
struct cudaMemcpy3DPeer_v4000_params_st {
  const struct cudaMemcpy3DPeerParms *p;
};
typedef struct cudaMemcpy3DPeer_v4000_params_st cudaMemcpy3DPeer_v4000_params;
struct cudaMemcpyBatchAsync_v13000_params_st {
  void *const *dsts;
  const void *const *srcs;
  const size_t *sizes;
  size_t count;
  struct cudaMemcpyAttributes *attrs;
  size_t *attrsIdxs;
  size_t numAttrs;
  cudaStream_t stream;
};
typedef struct cudaMemcpyBatchAsync_v13000_params_st cudaMemcpyBatchAsync_v13000_params;
struct cudaMemcpy3DBatchAsync_v13000_params_st {
  size_t numOps;
  struct cudaMemcpy3DBatchOp *opList;
  unsigned long long flags;
  cudaStream_t stream;
};
typedef struct cudaMemcpy3DBatchAsync_v13000_params_st cudaMemcpy3DBatchAsync_v13000_params;
struct cudaMemset_v3020_params_st {
  void *devPtr;
  int value;
  size_t count;
};
typedef struct cudaMemset_v3020_params_st cudaMemset_v3020_params;
struct cudaMemset2D_v3020_params_st {
  void *devPtr;
  size_t pitch;
  int value;
  size_t width;
  size_t height;
};
typedef struct cudaMemset2D_v3020_params_st cudaMemset2D_v3020_params;
struct cudaMemset3D_v3020_params_st {
  struct cudaPitchedPtr pitchedDevPtr;
  int value;
  struct cudaExtent extent;
};
typedef struct cudaMemset3D_v3020_params_st cudaMemset3D_v3020_params;
struct cudaMemcpyAsync_v3020_params_st {
  void *dst;
  const void *src;
  size_t count;
  enum cudaMemcpyKind kind;
  cudaStream_t stream;
};
typedef struct cudaMemcpyAsync_v3020_params_st cudaMemcpyAsync_v3020_params;
struct cudaMemcpyToSymbolAsync_v3020_params_st {
  const void *symbol;
  const void *src;
  size_t count;
  size_t offset;
  enum cudaMemcpyKind kind;
  cudaStream_t stream;
};
typedef struct cudaMemcpyToSymbolAsync_v3020_params_st cudaMemcpyToSymbolAsync_v3020_params;
struct cudaMemcpyFromSymbolAsync_v3020_params_st {
  void *dst;
  const void *symbol;
  size_t count;
  size_t offset;
  enum cudaMemcpyKind kind;
  cudaStream_t stream;
};
typedef struct cudaMemcpyFromSymbolAsync_v3020_params_st cudaMemcpyFromSymbolAsync_v3020_params;
struct cudaMemcpy2DAsync_v3020_params_st {
  void *dst;
  size_t dpitch;
  const void *src;
  size_t spitch;
  size_t width;
  size_t height;
  enum cudaMemcpyKind kind;
  cudaStream_t stream;
};
typedef struct cudaMemcpy2DAsync_v3020_params_st cudaMemcpy2DAsync_v3020_params;
struct cudaMemcpyToArrayAsync_v3020_params_st {
  cudaArray_t dst;
  size_t wOffset;
  size_t hOffset;
  const void *src;
  size_t count;
  enum cudaMemcpyKind kind;
  cudaStream_t stream;
};
typedef struct cudaMemcpyToArrayAsync_v3020_params_st cudaMemcpyToArrayAsync_v3020_params;
struct cudaMemcpy2DToArrayAsync_v3020_params_st {
  cudaArray_t dst;
  size_t wOffset;
  size_t hOffset;
  const void *src;
  size_t spitch;
  size_t width;
  size_t height;
  enum cudaMemcpyKind kind;
  cudaStream_t stream;
};
typedef struct cudaMemcpy2DToArrayAsync_v3020_params_st cudaMemcpy2DToArrayAsync_v3020_params;
struct cudaMemcpyFromArrayAsync_v3020_params_st {
  void *dst;
  cudaArray_const_t src;
  size_t wOffset;
  size_t hOffset;
  size_t count;
  enum cudaMemcpyKind kind;
  cudaStream_t stream;
};
typedef struct cudaMemcpyFromArrayAsync_v3020_params_st cudaMemcpyFromArrayAsync_v3020_params;
struct cudaMemcpy2DFromArrayAsync_v3020_params_st {
  void *dst;
  size_t dpitch;
  cudaArray_const_t src;
  size_t wOffset;
  size_t hOffset;
  size_t width;
  size_t height;
  enum cudaMemcpyKind kind;
  cudaStream_t stream;
};
typedef struct cudaMemcpy2DFromArrayAsync_v3020_params_st cudaMemcpy2DFromArrayAsync_v3020_params;
struct cudaMemcpy3DAsync_v3020_params_st {
  const struct cudaMemcpy3DParms *p;
  cudaStream_t stream;
};
typedef struct cudaMemcpy3DAsync_v3020_params_st cudaMemcpy3DAsync_v3020_params;
struct cudaMemcpy3DPeerAsync_v4000_params_st {
  const struct cudaMemcpy3DPeerParms *p;
  cudaStream_t stream;
};
typedef struct cudaMemcpy3DPeerAsync_v4000_params_st cudaMemcpy3DPeerAsync_v4000_params;
struct cudaMemsetAsync_v3020_params_st {
  void *devPtr;
  int value;
  size_t count;
  cudaStream_t stream;
};
typedef struct cudaMemsetAsync_v3020_params_st cudaMemsetAsync_v3020_params;
struct cudaMemset2DAsync_v3020_params_st {
  void *devPtr;
  size_t pitch;
  int value;
  size_t width;
  size_t height;
  cudaStream_t stream;
};
typedef struct cudaMemset2DAsync_v3020_params_st cudaMemset2DAsync_v3020_params;
struct cudaMemset3DAsync_v3020_params_st {
  struct cudaPitchedPtr pitchedDevPtr;
  int value;
  struct cudaExtent extent;
  cudaStream_t stream;
};
typedef struct cudaMemset3DAsync_v3020_params_st cudaMemset3DAsync_v3020_params;
struct cudaStreamQuery_v3020_params_st {
  cudaStream_t stream;
};
typedef struct cudaStreamQuery_v3020_params_st cudaStreamQuery_v3020_params;
struct cudaStreamGetDevice_v12080_params_st {
  cudaStream_t hStream;
  int *device;
};
typedef struct cudaStreamGetDevice_v12080_params_st cudaStreamGetDevice_v12080_params;
struct cudaStreamGetFlags_v5050_params_st {
  cudaStream_t hStream;
  unsigned int *flags;
};
typedef struct cudaStreamGetFlags_v5050_params_st cudaStreamGetFlags_v5050_params;
struct cudaStreamGetId_v12000_params_st {
  cudaStream_t hStream;
  unsigned long long *streamId;
};
typedef struct cudaStreamGetId_v12000_params_st cudaStreamGetId_v12000_params;
struct cudaStreamGetPriority_v5050_params_st {
  cudaStream_t hStream;
  int *priority;
};
typedef struct cudaStreamGetPriority_v5050_params_st cudaStreamGetPriority_v5050_params;
struct cudaEventRecord_v3020_params_st {
  cudaEvent_t event;
  cudaStream_t stream;
};
typedef struct cudaEventRecord_v3020_params_st cudaEventRecord_v3020_params;
struct cudaEventRecordWithFlags_v11010_params_st {
  cudaEvent_t event;
  cudaStream_t stream;
  unsigned int flags;
};
typedef struct cudaEventRecordWithFlags_v11010_params_st cudaEventRecordWithFlags_v11010_params;
struct cudaStreamWaitEvent_v3020_params_st {
  cudaStream_t stream;
  cudaEvent_t event;
  unsigned int flags;
};
typedef struct cudaStreamWaitEvent_v3020_params_st cudaStreamWaitEvent_v3020_params;
struct cudaStreamAddCallback_v5000_params_st {
  cudaStream_t stream;
  cudaStreamCallback_t callback;
  void *userData;
  unsigned int flags;
};
typedef struct cudaStreamAddCallback_v5000_params_st cudaStreamAddCallback_v5000_params;
struct cudaStreamAttachMemAsync_v6000_params_st {
  cudaStream_t stream;
  void *devPtr;
  size_t length;
  unsigned int flags;
};
typedef struct cudaStreamAttachMemAsync_v6000_params_st cudaStreamAttachMemAsync_v6000_params;
struct cudaStreamSynchronize_v3020_params_st {
  cudaStream_t stream;
};
typedef struct cudaStreamSynchronize_v3020_params_st cudaStreamSynchronize_v3020_params;
struct cudaLaunchKernel_v7000_params_st {
  const void *func;
  dim3 gridDim;
  dim3 blockDim;
  void **args;
  size_t sharedMem;
  cudaStream_t stream;
};
typedef struct cudaLaunchKernel_v7000_params_st cudaLaunchKernel_v7000_params;
struct cudaLaunchKernelExC_v11060_params_st {
  const cudaLaunchConfig_t *config;
  const void *func;
  void **args;
};
typedef struct cudaLaunchKernelExC_v11060_params_st cudaLaunchKernelExC_v11060_params;
struct cudaLaunchCooperativeKernel_v9000_params_st {
  const void *func;
  dim3 gridDim;
  dim3 blockDim;
  void **args;
  size_t sharedMem;
  cudaStream_t stream;
};
typedef struct cudaLaunchCooperativeKernel_v9000_params_st cudaLaunchCooperativeKernel_v9000_params;
struct cudaLaunchHostFunc_v10000_params_st {
  cudaStream_t stream;
  cudaHostFn_t fn;
  void *userData;
};
typedef struct cudaLaunchHostFunc_v10000_params_st cudaLaunchHostFunc_v10000_params;
struct cudaMemPrefetchAsync_v12020_params_st {
  const void *devPtr;
  size_t count;
  struct cudaMemLocation location;
  unsigned int flags;
  cudaStream_t stream;
};
typedef struct cudaMemPrefetchAsync_v12020_params_st cudaMemPrefetchAsync_v12020_params;
struct cudaMemPrefetchBatchAsync_v13000_params_st {
  void **dptrs;
  size_t *sizes;
  size_t count;
  struct cudaMemLocation *prefetchLocs;
  size_t *prefetchLocIdxs;
  size_t numPrefetchLocs;
  unsigned long long flags;
  cudaStream_t stream;
};
typedef struct cudaMemPrefetchBatchAsync_v13000_params_st cudaMemPrefetchBatchAsync_v13000_params;
struct cudaMemDiscardBatchAsync_v13000_params_st {
  void **dptrs;
  size_t *sizes;
  size_t count;
  unsigned long long flags;
  cudaStream_t stream;
};
typedef struct cudaMemDiscardBatchAsync_v13000_params_st cudaMemDiscardBatchAsync_v13000_params;
struct cudaMemDiscardAndPrefetchBatchAsync_v13000_params_st {
  void **dptrs;
  size_t *sizes;
  size_t count;
  struct cudaMemLocation *prefetchLocs;
  size_t *prefetchLocIdxs;
  size_t numPrefetchLocs;
  unsigned long long flags;
  cudaStream_t stream;
};
typedef struct cudaMemDiscardAndPrefetchBatchAsync_v13000_params_st cudaMemDiscardAndPrefetchBatchAsync_v13000_params;
struct cudaSignalExternalSemaphoresAsync_v11020_params_st {
  const cudaExternalSemaphore_t *extSemArray;
  const struct cudaExternalSemaphoreSignalParams *paramsArray;
  unsigned int numExtSems;
  cudaStream_t stream;
};
typedef struct cudaSignalExternalSemaphoresAsync_v11020_params_st cudaSignalExternalSemaphoresAsync_v11020_params;
struct cudaWaitExternalSemaphoresAsync_v11020_params_st {
  const cudaExternalSemaphore_t *extSemArray;
  const struct cudaExternalSemaphoreWaitParams *paramsArray;
  unsigned int numExtSems;
  cudaStream_t stream;
};
typedef struct cudaWaitExternalSemaphoresAsync_v11020_params_st cudaWaitExternalSemaphoresAsync_v11020_params;
struct cudaGraphInstantiateWithParams_v12000_params_st {
  cudaGraphExec_t *pGraphExec;
  cudaGraph_t graph;
  cudaGraphInstantiateParams *instantiateParams;
};
typedef struct cudaGraphInstantiateWithParams_v12000_params_st cudaGraphInstantiateWithParams_v12000_params;
struct cudaGraphUpload_v10000_params_st {
  cudaGraphExec_t graphExec;
  cudaStream_t stream;
};
typedef struct cudaGraphUpload_v10000_params_st cudaGraphUpload_v10000_params;
struct cudaGraphLaunch_v10000_params_st {
  cudaGraphExec_t graphExec;
  cudaStream_t stream;
};
typedef struct cudaGraphLaunch_v10000_params_st cudaGraphLaunch_v10000_params;
struct cudaStreamBeginCapture_v10000_params_st {
  cudaStream_t stream;
  enum cudaStreamCaptureMode mode;
};
typedef struct cudaStreamBeginCapture_v10000_params_st cudaStreamBeginCapture_v10000_params;
struct cudaStreamBeginCaptureToGraph_v12030_params_st {
  cudaStream_t stream;
  cudaGraph_t graph;
  const cudaGraphNode_t *dependencies;
  const cudaGraphEdgeData *dependencyData;
  size_t numDependencies;
  enum cudaStreamCaptureMode mode;
};
typedef struct cudaStreamBeginCaptureToGraph_v12030_params_st cudaStreamBeginCaptureToGraph_v12030_params;
struct cudaStreamEndCapture_v10000_params_st {
  cudaStream_t stream;
  cudaGraph_t *pGraph;
};
typedef struct cudaStreamEndCapture_v10000_params_st cudaStreamEndCapture_v10000_params;
struct cudaStreamIsCapturing_v10000_params_st {
  cudaStream_t stream;
  enum cudaStreamCaptureStatus *pCaptureStatus;
};
typedef struct cudaStreamIsCapturing_v10000_params_st cudaStreamIsCapturing_v10000_params;
struct cudaStreamGetCaptureInfo_v12030_params_st {
  cudaStream_t stream;
  enum cudaStreamCaptureStatus *captureStatus_out;
  unsigned long long *id_out;
  cudaGraph_t *graph_out;
  const cudaGraphNode_t **dependencies_out;
  const cudaGraphEdgeData **edgeData_out;
  size_t *numDependencies_out;
};
typedef struct cudaStreamGetCaptureInfo_v12030_params_st cudaStreamGetCaptureInfo_v12030_params;
struct cudaStreamUpdateCaptureDependencies_v12030_params_st {
  cudaStream_t stream;
  cudaGraphNode_t *dependencies;
  const cudaGraphEdgeData *dependencyData;
  size_t numDependencies;
  unsigned int flags;
};
typedef struct cudaStreamUpdateCaptureDependencies_v12030_params_st cudaStreamUpdateCaptureDependencies_v12030_params;
struct cudaStreamCopyAttributes_v11000_params_st {
  cudaStream_t dstStream;
  cudaStream_t srcStream;
};
typedef struct cudaStreamCopyAttributes_v11000_params_st cudaStreamCopyAttributes_v11000_params;
struct cudaStreamGetAttribute_v11000_params_st {
  cudaStream_t stream;
  cudaLaunchAttributeID attr;
  cudaLaunchAttributeValue *value;
};
typedef struct cudaStreamGetAttribute_v11000_params_st cudaStreamGetAttribute_v11000_params;
struct cudaStreamSetAttribute_v11000_params_st {
  cudaStream_t stream;
  cudaLaunchAttributeID attr;
  const cudaLaunchAttributeValue *param;
};
typedef struct cudaStreamSetAttribute_v11000_params_st cudaStreamSetAttribute_v11000_params;
struct cudaMallocAsync_v11020_params_st {
  void **devPtr;
  size_t size;
  cudaStream_t hStream;
};
typedef struct cudaMallocAsync_v11020_params_st cudaMallocAsync_v11020_params;
struct cudaFreeAsync_v11020_params_st {
  void *devPtr;
  cudaStream_t hStream;
};
typedef struct cudaFreeAsync_v11020_params_st cudaFreeAsync_v11020_params;
struct cudaMallocFromPoolAsync_v11020_params_st {
  void **ptr;
  size_t size;
  cudaMemPool_t memPool;
  cudaStream_t stream;
};
typedef struct cudaMallocFromPoolAsync_v11020_params_st cudaMallocFromPoolAsync_v11020_params;
struct cudaGetDriverEntryPoint_v11030_params_st {
  const char *symbol;
  void **funcPtr;
  unsigned long long flags;
  enum cudaDriverEntryPointQueryResult *driverStatus;
};
typedef struct cudaGetDriverEntryPoint_v11030_params_st cudaGetDriverEntryPoint_v11030_params;
struct cudaGetDriverEntryPointByVersion_v12050_params_st {
  const char *symbol;
  void **funcPtr;
  unsigned int cudaVersion;
  unsigned long long flags;
  enum cudaDriverEntryPointQueryResult *driverStatus;
};
typedef struct cudaGetDriverEntryPointByVersion_v12050_params_st cudaGetDriverEntryPointByVersion_v12050_params;
struct cudaGetDeviceProperties_v3020_params_st {
  struct cudaDeviceProp *prop;
  int device;
};
typedef struct cudaGetDeviceProperties_v3020_params_st cudaGetDeviceProperties_v3020_params;
struct cudaStreamGetCaptureInfo_ptsz_v10010_params_st {
  cudaStream_t stream;
  enum cudaStreamCaptureStatus *pCaptureStatus;
  unsigned long long *pId;
};
typedef struct cudaStreamGetCaptureInfo_ptsz_v10010_params_st cudaStreamGetCaptureInfo_ptsz_v10010_params;
struct cudaStreamGetCaptureInfo_v2_ptsz_v11030_params_st {
  cudaStream_t stream;
  enum cudaStreamCaptureStatus *captureStatus_out;
  unsigned long long *id_out;
  cudaGraph_t *graph_out;
  const cudaGraphNode_t **dependencies_out;
  size_t *numDependencies_out;
};
typedef struct cudaStreamGetCaptureInfo_v2_ptsz_v11030_params_st cudaStreamGetCaptureInfo_v2_ptsz_v11030_params;
struct cudaStreamUpdateCaptureDependencies_v11030_params_st {
  cudaStream_t stream;
  cudaGraphNode_t *dependencies;
  size_t numDependencies;
  unsigned int flags;
};
typedef struct cudaStreamUpdateCaptureDependencies_v11030_params_st cudaStreamUpdateCaptureDependencies_v11030_params;
struct cudaEventElapsedTime_v3020_params_st {
  float *ms;
  cudaEvent_t start;
  cudaEvent_t end;
};
typedef struct cudaEventElapsedTime_v3020_params_st cudaEventElapsedTime_v3020_params;
struct cudaSignalExternalSemaphoresAsync_v2_ptsz_v11020_params_st {
  const cudaExternalSemaphore_t *extSemArray;
  const struct cudaExternalSemaphoreSignalParams *paramsArray;
  unsigned int numExtSems;
  cudaStream_t stream;
};
typedef struct cudaSignalExternalSemaphoresAsync_v2_ptsz_v11020_params_st cudaSignalExternalSemaphoresAsync_v2_ptsz_v11020_params;
struct cudaWaitExternalSemaphoresAsync_v2_ptsz_v11020_params_st {
  const cudaExternalSemaphore_t *extSemArray;
  const struct cudaExternalSemaphoreWaitParams *paramsArray;
  unsigned int numExtSems;
  cudaStream_t stream;
};
typedef struct cudaWaitExternalSemaphoresAsync_v2_ptsz_v11020_params_st cudaWaitExternalSemaphoresAsync_v2_ptsz_v11020_params;
struct cudaLaunchCooperativeKernelMultiDevice_v9000_params_st {
  struct cudaLaunchParams *launchParamsList;
  unsigned int numDevices;
  unsigned int flags;
};
typedef struct cudaLaunchCooperativeKernelMultiDevice_v9000_params_st cudaLaunchCooperativeKernelMultiDevice_v9000_params;
struct cudaMemPrefetchAsync_ptsz_v8000_params_st {
  const void *devPtr;
  size_t count;
  int dstDevice;
  cudaStream_t stream;
};
typedef struct cudaMemPrefetchAsync_ptsz_v8000_params_st cudaMemPrefetchAsync_ptsz_v8000_params;
struct cudaMemAdvise_v8000_params_st {
  const void *devPtr;
  size_t count;
  enum cudaMemoryAdvise advice;
  int device;
};
typedef struct cudaMemAdvise_v8000_params_st cudaMemAdvise_v8000_params;
struct cudaBindTexture_v3020_params_st {
  size_t *offset;
  const struct textureReference *texref;
  const void *devPtr;
  const struct cudaChannelFormatDesc *desc;
  size_t size;
};
typedef struct cudaBindTexture_v3020_params_st cudaBindTexture_v3020_params;
struct cudaBindTexture2D_v3020_params_st {
  size_t *offset;
  const struct textureReference *texref;
  const void *devPtr;
  const struct cudaChannelFormatDesc *desc;
  size_t width;
  size_t height;
  size_t pitch;
};
typedef struct cudaBindTexture2D_v3020_params_st cudaBindTexture2D_v3020_params;
struct cudaBindTextureToArray_v3020_params_st {
  const struct textureReference *texref;
  cudaArray_const_t array;
  const struct cudaChannelFormatDesc *desc;
};
typedef struct cudaBindTextureToArray_v3020_params_st cudaBindTextureToArray_v3020_params;
struct cudaBindTextureToMipmappedArray_v5000_params_st {
  const struct textureReference *texref;
  cudaMipmappedArray_const_t mipmappedArray;
  const struct cudaChannelFormatDesc *desc;
};
typedef struct cudaBindTextureToMipmappedArray_v5000_params_st cudaBindTextureToMipmappedArray_v5000_params;
struct cudaUnbindTexture_v3020_params_st {
  const struct textureReference *texref;
};
typedef struct cudaUnbindTexture_v3020_params_st cudaUnbindTexture_v3020_params;
struct cudaGetTextureAlignmentOffset_v3020_params_st {
  size_t *offset;
  const struct textureReference *texref;
};
typedef struct cudaGetTextureAlignmentOffset_v3020_params_st cudaGetTextureAlignmentOffset_v3020_params;
struct cudaGetTextureReference_v3020_params_st {
  const struct textureReference **texref;
  const void *symbol;
};
typedef struct cudaGetTextureReference_v3020_params_st cudaGetTextureReference_v3020_params;
struct cudaBindSurfaceToArray_v3020_params_st {
  const struct surfaceReference *surfref;
  cudaArray_const_t array;
  const struct cudaChannelFormatDesc *desc;
};
typedef struct cudaBindSurfaceToArray_v3020_params_st cudaBindSurfaceToArray_v3020_params;
struct cudaGetSurfaceReference_v3020_params_st {
  const struct surfaceReference **surfref;
  const void *symbol;
};
typedef struct cudaGetSurfaceReference_v3020_params_st cudaGetSurfaceReference_v3020_params;
struct cudaGraphGetEdges_v10000_params_st {
  cudaGraph_t graph;
  cudaGraphNode_t *from;
  cudaGraphNode_t *to;
  size_t *numEdges;
};
typedef struct cudaGraphGetEdges_v10000_params_st cudaGraphGetEdges_v10000_params;
struct cudaGraphNodeGetDependencies_v10000_params_st {
  cudaGraphNode_t node;
  cudaGraphNode_t *pDependencies;
  size_t *pNumDependencies;
};
typedef struct cudaGraphNodeGetDependencies_v10000_params_st cudaGraphNodeGetDependencies_v10000_params;
struct cudaGraphNodeGetDependentNodes_v10000_params_st {
  cudaGraphNode_t node;
  cudaGraphNode_t *pDependentNodes;
  size_t *pNumDependentNodes;
};
typedef struct cudaGraphNodeGetDependentNodes_v10000_params_st cudaGraphNodeGetDependentNodes_v10000_params;
struct cudaGraphAddDependencies_v10000_params_st {
  cudaGraph_t graph;
  const cudaGraphNode_t *from;
  const cudaGraphNode_t *to;
  size_t numDependencies;
};
typedef struct cudaGraphAddDependencies_v10000_params_st cudaGraphAddDependencies_v10000_params;
struct cudaGraphRemoveDependencies_v10000_params_st {
  cudaGraph_t graph;
  const cudaGraphNode_t *from;
  const cudaGraphNode_t *to;
  size_t numDependencies;
};
typedef struct cudaGraphRemoveDependencies_v10000_params_st cudaGraphRemoveDependencies_v10000_params;
struct cudaGraphInstantiate_v10000_params_st {
  cudaGraphExec_t *pGraphExec;
  cudaGraph_t graph;
  cudaGraphNode_t *pErrorNode;
  char *pLogBuffer;
  size_t bufferSize;
};
typedef struct cudaGraphInstantiate_v10000_params_st cudaGraphInstantiate_v10000_params;
struct cudaMemPrefetchAsync_v8000_params_st {
  const void *devPtr;
  size_t count;
  int dstDevice;
  cudaStream_t stream;
};
typedef struct cudaMemPrefetchAsync_v8000_params_st cudaMemPrefetchAsync_v8000_params;
typedef struct cudaSignalExternalSemaphoresAsync_v10000_params_st cudaSignalExternalSemaphoresAsync_v10000_params;
typedef struct cudaSignalExternalSemaphoresAsync_ptsz_v10000_params_st cudaSignalExternalSemaphoresAsync_ptsz_v10000_params;
struct cudaSignalExternalSemaphoresAsync_v2_v11020_params_st {
  const cudaExternalSemaphore_t *extSemArray;
  const struct cudaExternalSemaphoreSignalParams *paramsArray;
  unsigned int numExtSems;
  cudaStream_t stream;
};
typedef struct cudaSignalExternalSemaphoresAsync_v2_v11020_params_st cudaSignalExternalSemaphoresAsync_v2_v11020_params;
typedef struct cudaWaitExternalSemaphoresAsync_v10000_params_st cudaWaitExternalSemaphoresAsync_v10000_params;
typedef struct cudaWaitExternalSemaphoresAsync_ptsz_v10000_params_st cudaWaitExternalSemaphoresAsync_ptsz_v10000_params;
struct cudaWaitExternalSemaphoresAsync_v2_v11020_params_st {
  const cudaExternalSemaphore_t *extSemArray;
  const struct cudaExternalSemaphoreWaitParams *paramsArray;
  unsigned int numExtSems;
  cudaStream_t stream;
};
typedef struct cudaWaitExternalSemaphoresAsync_v2_v11020_params_st cudaWaitExternalSemaphoresAsync_v2_v11020_params;
struct cudaStreamGetCaptureInfo_v10010_params_st {
  cudaStream_t stream;
  enum cudaStreamCaptureStatus *captureStatus_out;
  unsigned long long *id_out;
};
typedef struct cudaStreamGetCaptureInfo_v10010_params_st cudaStreamGetCaptureInfo_v10010_params;
struct cudaStreamGetCaptureInfo_v2_v11030_params_st {
  cudaStream_t stream;
  enum cudaStreamCaptureStatus *captureStatus_out;
  unsigned long long *id_out;
  cudaGraph_t *graph_out;
  const cudaGraphNode_t **dependencies_out;
  size_t *numDependencies_out;
};
typedef struct cudaStreamGetCaptureInfo_v2_v11030_params_st cudaStreamGetCaptureInfo_v2_v11030_params;
struct cudaStreamUpdateCaptureDependencies_ptsz_v11030_params_st {
  cudaStream_t stream;
  cudaGraphNode_t *dependencies;
  size_t numDependencies;
  unsigned int flags;
};
typedef struct cudaStreamUpdateCaptureDependencies_ptsz_v11030_params_st cudaStreamUpdateCaptureDependencies_ptsz_v11030_params;
#endif
