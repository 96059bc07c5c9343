// Parameter records of the calls that CUPTI reports.
#ifndef HIPIFY_GENERATED_CUDA_META_H
#define HIPIFY_GENERATED_CUDA_META_H
#include "cuda.h"

struct cuGetErrorString_params_st {
  CUresult error;
  const char **pStr;
};
typedef struct cuGetErrorString_params_st cuGetErrorString_params;
struct cuGetErrorName_params_st {
  CUresult error;
  const char **pStr;
};
typedef struct cuGetErrorName_params_st cuGetErrorName_params;
struct cuInit_params_st {
  unsigned int Flags;
};
typedef struct cuInit_params_st cuInit_params;
struct cuDriverGetVersion_params_st {
  int *driverVersion;
};
typedef struct cuDriverGetVersion_params_st cuDriverGetVersion_params;
struct cuDeviceGet_params_st {
  CUdevice *device;
  int ordinal;
};
typedef struct cuDeviceGet_params_st cuDeviceGet_params;
struct cuDeviceGetCount_params_st {
  int *count;
};
typedef struct cuDeviceGetCount_params_st cuDeviceGetCount_params;
struct cuDeviceGetName_params_st {
  char *name;
  int len;
  CUdevice dev;
};
typedef struct cuDeviceGetName_params_st cuDeviceGetName_params;
struct cuDeviceGetUuid_v2_params_st {
  CUuuid *uuid;
  CUdevice dev;
};
typedef struct cuDeviceGetUuid_v2_params_st cuDeviceGetUuid_v2_params;
struct cuDeviceGetLuid_params_st {
  char *luid;
  unsigned int *deviceNodeMask;
  CUdevice dev;
};
typedef struct cuDeviceGetLuid_params_st cuDeviceGetLuid_params;
struct cuDeviceTotalMem_v2_params_st {
  size_t *bytes;
  CUdevice dev;
};
typedef struct cuDeviceTotalMem_v2_params_st cuDeviceTotalMem_v2_params;
struct cuDeviceGetTexture1DLinearMaxWidth_params_st {
  size_t *maxWidthInElements;
  CUarray_format format;
  unsigned int numChannels;
  CUdevice dev;
};
typedef struct cuDeviceGetTexture1DLinearMaxWidth_params_st cuDeviceGetTexture1DLinearMaxWidth_params;
struct cuDeviceGetAttribute_params_st {
  int *pi;
  CUdevice_attribute attrib;
  CUdevice dev;
};
typedef struct cuDeviceGetAttribute_params_st cuDeviceGetAttribute_params;
struct cuDeviceGetHostAtomicCapabilities_params_st {
  unsigned int *capabilities;
  const CUatomicOperation *operations;
  unsigned int count;
  CUdevice dev;
};
typedef struct cuDeviceGetHostAtomicCapabilities_params_st cuDeviceGetHostAtomicCapabilities_params;
struct cuDeviceGetNvSciSyncAttributes_params_st {
  void *nvSciSyncAttrList;
  CUdevice dev;
  int flags;
};
typedef struct cuDeviceGetNvSciSyncAttributes_params_st cuDeviceGetNvSciSyncAttributes_params;
struct cuDeviceSetMemPool_params_st {
  CUdevice dev;
  CUmemoryPool pool;
};
typedef struct cuDeviceSetMemPool_params_st cuDeviceSetMemPool_params;
struct cuDeviceGetMemPool_params_st {
  CUmemoryPool *pool;
  CUdevice dev;
};
typedef struct cuDeviceGetMemPool_params_st cuDeviceGetMemPool_params;
struct cuDeviceGetDefaultMemPool_params_st {
  CUmemoryPool *pool_out;
  CUdevice dev;
};
typedef struct cuDeviceGetDefaultMemPool_params_st cuDeviceGetDefaultMemPool_params;
struct cuDeviceGetExecAffinitySupport_params_st {
  int *pi;
  CUexecAffinityType type;
  CUdevice dev;
};
typedef struct cuDeviceGetExecAffinitySupport_params_st cuDeviceGetExecAffinitySupport_params;
struct cuFlushGPUDirectRDMAWrites_params_st {
  CUflushGPUDirectRDMAWritesTarget target;
  CUflushGPUDirectRDMAWritesScope scope;
};
typedef struct cuFlushGPUDirectRDMAWrites_params_st cuFlushGPUDirectRDMAWrites_params;
struct cuDeviceGetProperties_params_st {
  CUdevprop *prop;
  CUdevice dev;
};
typedef struct cuDeviceGetProperties_params_st cuDeviceGetProperties_params;
struct cuDeviceComputeCapability_params_st {
  int *major;
  int *minor;
  CUdevice dev;
};
typedef struct cuDeviceComputeCapability_params_st cuDeviceComputeCapability_params;
struct cuDevicePrimaryCtxRetain_params_st {
  CUcontext *pctx;
  CUdevice dev;
};
typedef struct cuDevicePrimaryCtxRetain_params_st cuDevicePrimaryCtxRetain_params;
struct cuDevicePrimaryCtxRelease_v2_params_st {
  CUdevice dev;
};
typedef struct cuDevicePrimaryCtxRelease_v2_params_st cuDevicePrimaryCtxRelease_v2_params;
struct cuDevicePrimaryCtxSetFlags_v2_params_st {
  CUdevice dev;
  unsigned int flags;
};
typedef struct cuDevicePrimaryCtxSetFlags_v2_params_st cuDevicePrimaryCtxSetFlags_v2_params;
struct cuDevicePrimaryCtxGetState_params_st {
  CUdevice dev;
  unsigned int *flags;
  int *active;
};
typedef struct cuDevicePrimaryCtxGetState_params_st cuDevicePrimaryCtxGetState_params;
struct cuDevicePrimaryCtxReset_v2_params_st {
  CUdevice dev;
};
typedef struct cuDevicePrimaryCtxReset_v2_params_st cuDevicePrimaryCtxReset_v2_params;
struct cuCtxCreate_v4_params_st {
  CUcontext *pctx;
  CUctxCreateParams *ctxCreateParams;
  unsigned int flags;
  CUdevice dev;
};
typedef struct cuCtxCreate_v4_params_st cuCtxCreate_v4_params;
struct cuCtxDestroy_v2_params_st {
  CUcontext ctx;
};
typedef struct cuCtxDestroy_v2_params_st cuCtxDestroy_v2_params;
struct cuCtxPushCurrent_v2_params_st {
  CUcontext ctx;
};
typedef struct cuCtxPushCurrent_v2_params_st cuCtxPushCurrent_v2_params;
struct cuCtxPopCurrent_v2_params_st {
  CUcontext *pctx;
};
typedef struct cuCtxPopCurrent_v2_params_st cuCtxPopCurrent_v2_params;
struct cuCtxSetCurrent_params_st {
  CUcontext ctx;
};
typedef struct cuCtxSetCurrent_params_st cuCtxSetCurrent_params;
struct cuCtxGetCurrent_params_st {
  CUcontext *pctx;
};
typedef struct cuCtxGetCurrent_params_st cuCtxGetCurrent_params;
struct cuCtxGetDevice_params_st {
  CUdevice *device;
};
typedef struct cuCtxGetDevice_params_st cuCtxGetDevice_params;
struct cuCtxGetDevice_v2_params_st {
  CUdevice *device;
  CUcontext ctx;
};
typedef struct cuCtxGetDevice_v2_params_st cuCtxGetDevice_v2_params;
struct cuCtxGetFlags_params_st {
  unsigned int *flags;
};
typedef struct cuCtxGetFlags_params_st cuCtxGetFlags_params;
struct cuCtxSetFlags_params_st {
  unsigned int flags;
};
typedef struct cuCtxSetFlags_params_st cuCtxSetFlags_params;
struct cuCtxGetId_params_st {
  CUcontext ctx;
  unsigned long long *ctxId;
};
typedef struct cuCtxGetId_params_st cuCtxGetId_params;
struct cuCtxSynchronize_v2_params_st {
  CUcontext ctx;
};
typedef struct cuCtxSynchronize_v2_params_st cuCtxSynchronize_v2_params;
struct cuCtxSetLimit_params_st {
  CUlimit limit;
  size_t value;
};
typedef struct cuCtxSetLimit_params_st cuCtxSetLimit_params;
struct cuCtxGetLimit_params_st {
  size_t *pvalue;
  CUlimit limit;
};
typedef struct cuCtxGetLimit_params_st cuCtxGetLimit_params;
struct cuCtxGetCacheConfig_params_st {
  CUfunc_cache *pconfig;
};
typedef struct cuCtxGetCacheConfig_params_st cuCtxGetCacheConfig_params;
struct cuCtxSetCacheConfig_params_st {
  CUfunc_cache config;
};
typedef struct cuCtxSetCacheConfig_params_st cuCtxSetCacheConfig_params;
struct cuCtxGetApiVersion_params_st {
  CUcontext ctx;
  unsigned int *version;
};
typedef struct cuCtxGetApiVersion_params_st cuCtxGetApiVersion_params;
struct cuCtxGetStreamPriorityRange_params_st {
  int *leastPriority;
  int *greatestPriority;
};
typedef struct cuCtxGetStreamPriorityRange_params_st cuCtxGetStreamPriorityRange_params;
struct cuCtxGetExecAffinity_params_st {
  CUexecAffinityParam *pExecAffinity;
  CUexecAffinityType type;
};
typedef struct cuCtxGetExecAffinity_params_st cuCtxGetExecAffinity_params;
struct cuCtxRecordEvent_params_st {
  CUcontext hCtx;
  CUevent hEvent;
};
typedef struct cuCtxRecordEvent_params_st cuCtxRecordEvent_params;
struct cuCtxWaitEvent_params_st {
  CUcontext hCtx;
  CUevent hEvent;
};
typedef struct cuCtxWaitEvent_params_st cuCtxWaitEvent_params;
struct cuCtxAttach_params_st {
  CUcontext *pctx;
  unsigned int flags;
};
typedef struct cuCtxAttach_params_st cuCtxAttach_params;
struct cuCtxDetach_params_st {
  CUcontext ctx;
};
typedef struct cuCtxDetach_params_st cuCtxDetach_params;
struct cuCtxGetSharedMemConfig_params_st {
  CUsharedconfig *pConfig;
};
typedef struct cuCtxGetSharedMemConfig_params_st cuCtxGetSharedMemConfig_params;
struct cuCtxSetSharedMemConfig_params_st {
  CUsharedconfig config;
};
typedef struct cuCtxSetSharedMemConfig_params_st cuCtxSetSharedMemConfig_params;
struct cuModuleLoad_params_st {
  CUmodule *module;
  const char *fname;
};
typedef struct cuModuleLoad_params_st cuModuleLoad_params;
struct cuModuleLoadData_params_st {
  CUmodule *module;
  const void *image;
};
typedef struct cuModuleLoadData_params_st cuModuleLoadData_params;
struct cuModuleLoadDataEx_params_st {
  CUmodule *module;
  const void *image;
  unsigned int numOptions;
  CUjit_option *options;
  void **optionValues;
};
typedef struct cuModuleLoadDataEx_params_st cuModuleLoadDataEx_params;
struct cuModuleLoadFatBinary_params_st {
  CUmodule *module;
  const void *fatCubin;
};
typedef struct cuModuleLoadFatBinary_params_st cuModuleLoadFatBinary_params;
struct cuModuleUnload_params_st {
  CUmodule hmod;
};
typedef struct cuModuleUnload_params_st cuModuleUnload_params;
struct cuModuleGetLoadingMode_params_st {
  CUmoduleLoadingMode *mode;
};
typedef struct cuModuleGetLoadingMode_params_st cuModuleGetLoadingMode_params;
struct cuModuleGetFunction_params_st {
  CUfunction *hfunc;
  CUmodule hmod;
  const char *name;
};
typedef struct cuModuleGetFunction_params_st cuModuleGetFunction_params;
struct cuModuleGetFunctionCount_params_st {
  unsigned int *count;
  CUmodule mod;
};
typedef struct cuModuleGetFunctionCount_params_st cuModuleGetFunctionCount_params;
struct cuModuleEnumerateFunctions_params_st {
  CUfunction *functions;
  unsigned int numFunctions;
  CUmodule mod;
};
typedef struct cuModuleEnumerateFunctions_params_st cuModuleEnumerateFunctions_params;
struct cuModuleGetGlobal_v2_params_st {
  CUdeviceptr *dptr;
  size_t *bytes;
  CUmodule hmod;
  const char *name;
};
typedef struct cuModuleGetGlobal_v2_params_st cuModuleGetGlobal_v2_params;
struct cuLinkCreate_v2_params_st {
  unsigned int numOptions;
  CUjit_option *options;
  void **optionValues;
  CUlinkState *stateOut;
};
typedef struct cuLinkCreate_v2_params_st cuLinkCreate_v2_params;
struct cuLinkAddData_v2_params_st {
  CUlinkState state;
  CUjitInputType type;
  void *data;
  size_t size;
  const char *name;
  unsigned int numOptions;
  CUjit_option *options;
  void **optionValues;
};
typedef struct cuLinkAddData_v2_params_st cuLinkAddData_v2_params;
struct cuLinkAddFile_v2_params_st {
  CUlinkState state;
  CUjitInputType type;
  const char *path;
  unsigned int numOptions;
  CUjit_option *options;
  void **optionValues;
};
typedef struct cuLinkAddFile_v2_params_st cuLinkAddFile_v2_params;
struct cuLinkComplete_params_st {
  CUlinkState state;
  void **cubinOut;
  size_t *sizeOut;
};
typedef struct cuLinkComplete_params_st cuLinkComplete_params;
struct cuLinkDestroy_params_st {
  CUlinkState state;
};
typedef struct cuLinkDestroy_params_st cuLinkDestroy_params;
struct cuModuleGetTexRef_params_st {
  CUtexref *pTexRef;
  CUmodule hmod;
  const char *name;
};
typedef struct cuModuleGetTexRef_params_st cuModuleGetTexRef_params;
struct cuModuleGetSurfRef_params_st {
  CUsurfref *pSurfRef;
  CUmodule hmod;
  const char *name;
};
typedef struct cuModuleGetSurfRef_params_st cuModuleGetSurfRef_params;
struct cuLibraryLoadData_params_st {
  CUlibrary *library;
  const void *code;
  CUjit_option *jitOptions;
  void **jitOptionsValues;
  unsigned int numJitOptions;
  CUlibraryOption *libraryOptions;
  void **libraryOptionValues;
  unsigned int numLibraryOptions;
};
typedef struct cuLibraryLoadData_params_st cuLibraryLoadData_params;
struct cuLibraryLoadFromFile_params_st {
  CUlibrary *library;
  const char *fileName;
  CUjit_option *jitOptions;
  void **jitOptionsValues;
  unsigned int numJitOptions;
  CUlibraryOption *libraryOptions;
  void **libraryOptionValues;
  unsigned int numLibraryOptions;
};
typedef struct cuLibraryLoadFromFile_params_st cuLibraryLoadFromFile_params;
struct cuLibraryUnload_params_st {
  CUlibrary library;
};
typedef struct cuLibraryUnload_params_st cuLibraryUnload_params;
struct cuLibraryGetKernel_params_st {
  CUkernel *pKernel;
  CUlibrary library;
  const char *name;
};
typedef struct cuLibraryGetKernel_params_st cuLibraryGetKernel_params;
struct cuLibraryGetKernelCount_params_st {
  unsigned int *count;
  CUlibrary lib;
};
typedef struct cuLibraryGetKernelCount_params_st cuLibraryGetKernelCount_params;
struct cuLibraryEnumerateKernels_params_st {
  CUkernel *kernels;
  unsigned int numKernels;
  CUlibrary lib;
};
typedef struct cuLibraryEnumerateKernels_params_st cuLibraryEnumerateKernels_params;
struct cuLibraryGetModule_params_st {
  CUmodule *pMod;
  CUlibrary library;
};
typedef struct cuLibraryGetModule_params_st cuLibraryGetModule_params;
struct cuKernelGetFunction_params_st {
  CUfunction *pFunc;
  CUkernel kernel;
};
typedef struct cuKernelGetFunction_params_st cuKernelGetFunction_params;
struct cuKernelGetLibrary_params_st {
  CUlibrary *pLib;
  CUkernel kernel;
};
typedef struct cuKernelGetLibrary_params_st cuKernelGetLibrary_params;
struct cuLibraryGetGlobal_params_st {
  CUdeviceptr *dptr;
  size_t *bytes;
  CUlibrary library;
  const char *name;
};
typedef struct cuLibraryGetGlobal_params_st cuLibraryGetGlobal_params;
struct cuLibraryGetManaged_params_st {
  CUdeviceptr *dptr;
  size_t *bytes;
  CUlibrary library;
  const char *name;
};
typedef struct cuLibraryGetManaged_params_st cuLibraryGetManaged_params;
struct cuLibraryGetUnifiedFunction_params_st {
  void **fptr;
  CUlibrary library;
  const char *symbol;
};
typedef struct cuLibraryGetUnifiedFunction_params_st cuLibraryGetUnifiedFunction_params;
struct cuKernelGetAttribute_params_st {
  int *pi;
  CUfunction_attribute attrib;
  CUkernel kernel;
  CUdevice dev;
};
typedef struct cuKernelGetAttribute_params_st cuKernelGetAttribute_params;
struct cuKernelSetAttribute_params_st {
  CUfunction_attribute attrib;
  int val;
  CUkernel kernel;
  CUdevice dev;
};
typedef struct cuKernelSetAttribute_params_st cuKernelSetAttribute_params;
struct cuKernelSetCacheConfig_params_st {
  CUkernel kernel;
  CUfunc_cache config;
  CUdevice dev;
};
typedef struct cuKernelSetCacheConfig_params_st cuKernelSetCacheConfig_params;
struct cuKernelGetName_params_st {
  const char **name;
  CUkernel hfunc;
};
typedef struct cuKernelGetName_params_st cuKernelGetName_params;
struct cuKernelGetParamInfo_params_st {
  CUkernel kernel;
  size_t paramIndex;
  size_t *paramOffset;
  size_t *paramSize;
};
typedef struct cuKernelGetParamInfo_params_st cuKernelGetParamInfo_params;
struct cuMemGetInfo_v2_params_st {
  size_t *free;
  size_t *total;
};
typedef struct cuMemGetInfo_v2_params_st cuMemGetInfo_v2_params;
struct cuMemAlloc_v2_params_st {
  CUdeviceptr *dptr;
  size_t bytesize;
};
typedef struct cuMemAlloc_v2_params_st cuMemAlloc_v2_params;
struct cuMemAllocPitch_v2_params_st {
  CUdeviceptr *dptr;
  size_t *pPitch;
  size_t WidthInBytes;
  size_t Height;
  unsigned int ElementSizeBytes;
};
typedef struct cuMemAllocPitch_v2_params_st cuMemAllocPitch_v2_params;
struct cuMemFree_v2_params_st {
  CUdeviceptr dptr;
};
typedef struct cuMemFree_v2_params_st cuMemFree_v2_params;
struct cuMemGetAddressRange_v2_params_st {
  CUdeviceptr *pbase;
  size_t *psize;
  CUdeviceptr dptr;
};
typedef struct cuMemGetAddressRange_v2_params_st cuMemGetAddressRange_v2_params;
struct cuMemAllocHost_v2_params_st {
  void **pp;
  size_t bytesize;
};
typedef struct cuMemAllocHost_v2_params_st cuMemAllocHost_v2_params;
struct cuMemFreeHost_params_st {
  void *p;
};
typedef struct cuMemFreeHost_params_st cuMemFreeHost_params;
struct cuMemHostAlloc_params_st {
  void **pp;
  size_t bytesize;
  unsigned int Flags;
};
typedef struct cuMemHostAlloc_params_st cuMemHostAlloc_params;
struct cuMemHostGetDevicePointer_v2_params_st {
  CUdeviceptr *pdptr;
  void *p;
  unsigned int Flags;
};
typedef struct cuMemHostGetDevicePointer_v2_params_st cuMemHostGetDevicePointer_v2_params;
struct cuMemHostGetFlags_params_st {
  unsigned int *pFlags;
  void *p;
};
typedef struct cuMemHostGetFlags_params_st cuMemHostGetFlags_params;
struct cuMemAllocManaged_params_st {
  CUdeviceptr *dptr;
  size_t bytesize;
  unsigned int flags;
};
typedef struct cuMemAllocManaged_params_st cuMemAllocManaged_params;
struct cuDeviceRegisterAsyncNotification_params_st {
  CUdevice device;
  CUasyncCallback callbackFunc;
  void *userData;
  CUasyncCallbackHandle *callback;
};
typedef struct cuDeviceRegisterAsyncNotification_params_st cuDeviceRegisterAsyncNotification_params;
struct cuDeviceUnregisterAsyncNotification_params_st {
  CUdevice device;
  CUasyncCallbackHandle callback;
};
typedef struct cuDeviceUnregisterAsyncNotification_params_st cuDeviceUnregisterAsyncNotification_params;
struct cuDeviceGetByPCIBusId_params_st {
  CUdevice *dev;
  const char *pciBusId;
};
typedef struct cuDeviceGetByPCIBusId_params_st cuDeviceGetByPCIBusId_params;
struct cuDeviceGetPCIBusId_params_st {
  char *pciBusId;
  int len;
  CUdevice dev;
};
typedef struct cuDeviceGetPCIBusId_params_st cuDeviceGetPCIBusId_params;
struct cuIpcGetEventHandle_params_st {
  CUipcEventHandle *pHandle;
  CUevent event;
};
typedef struct cuIpcGetEventHandle_params_st cuIpcGetEventHandle_params;
struct cuIpcOpenEventHandle_params_st {
  CUevent *phEvent;
  CUipcEventHandle handle;
};
typedef struct cuIpcOpenEventHandle_params_st cuIpcOpenEventHandle_params;
struct cuIpcGetMemHandle_params_st {
  CUipcMemHandle *pHandle;
  CUdeviceptr dptr;
};
typedef struct cuIpcGetMemHandle_params_st cuIpcGetMemHandle_params;
struct cuIpcOpenMemHandle_v2_params_st {
  CUdeviceptr *pdptr;
  CUipcMemHandle handle;
  unsigned int Flags;
};
typedef struct cuIpcOpenMemHandle_v2_params_st cuIpcOpenMemHandle_v2_params;
struct cuIpcCloseMemHandle_params_st {
  CUdeviceptr dptr;
};
typedef struct cuIpcCloseMemHandle_params_st cuIpcCloseMemHandle_params;
struct cuMemHostRegister_v2_params_st {
  void *p;
  size_t bytesize;
  unsigned int Flags;
};
typedef struct cuMemHostRegister_v2_params_st cuMemHostRegister_v2_params;
struct cuMemHostUnregister_params_st {
  void *p;
};
typedef struct cuMemHostUnregister_params_st cuMemHostUnregister_params;
struct cuMemcpy_ptds_params_st {
  CUdeviceptr dst;
  CUdeviceptr src;
  size_t ByteCount;
};
typedef struct cuMemcpy_ptds_params_st cuMemcpy_ptds_params;
struct cuMemcpyPeer_ptds_params_st {
  CUdeviceptr dstDevice;
  CUcontext dstContext;
  CUdeviceptr srcDevice;
  CUcontext srcContext;
  size_t ByteCount;
};
typedef struct cuMemcpyPeer_ptds_params_st cuMemcpyPeer_ptds_params;
struct cuMemcpyHtoD_v2_ptds_params_st {
  CUdeviceptr dstDevice;
  const void *srcHost;
  size_t ByteCount;
};
typedef struct cuMemcpyHtoD_v2_ptds_params_st cuMemcpyHtoD_v2_ptds_params;
struct cuMemcpyDtoH_v2_ptds_params_st {
  void *dstHost;
  CUdeviceptr srcDevice;
  size_t ByteCount;
};
typedef struct cuMemcpyDtoH_v2_ptds_params_st cuMemcpyDtoH_v2_ptds_params;
struct cuMemcpyDtoD_v2_ptds_params_st {
  CUdeviceptr dstDevice;
  CUdeviceptr srcDevice;
  size_t ByteCount;
};
typedef struct cuMemcpyDtoD_v2_ptds_params_st cuMemcpyDtoD_v2_ptds_params;
struct cuMemcpyDtoA_v2_ptds_params_st {
  CUarray dstArray;
  size_t dstOffset;
  CUdeviceptr srcDevice;
  size_t ByteCount;
};
typedef struct cuMemcpyDtoA_v2_ptds_params_st cuMemcpyDtoA_v2_ptds_params;
struct cuMemcpyAtoD_v2_ptds_params_st {
  CUdeviceptr dstDevice;
  CUarray srcArray;
  size_t srcOffset;
  size_t ByteCount;
};
typedef struct cuMemcpyAtoD_v2_ptds_params_st cuMemcpyAtoD_v2_ptds_params;
struct cuMemcpyHtoA_v2_ptds_params_st {
  CUarray dstArray;
  size_t dstOffset;
  const void *srcHost;
  size_t ByteCount;
};
typedef struct cuMemcpyHtoA_v2_ptds_params_st cuMemcpyHtoA_v2_ptds_params;
struct cuMemcpyAtoH_v2_ptds_params_st {
  void *dstHost;
  CUarray srcArray;
  size_t srcOffset;
  size_t ByteCount;
};
typedef struct cuMemcpyAtoH_v2_ptds_params_st cuMemcpyAtoH_v2_ptds_params;
struct cuMemcpyAtoA_v2_ptds_params_st {
  CUarray dstArray;
  size_t dstOffset;
  CUarray srcArray;
  size_t srcOffset;
  size_t ByteCount;
};
typedef struct cuMemcpyAtoA_v2_ptds_params_st cuMemcpyAtoA_v2_ptds_params;
struct cuMemcpy2D_v2_ptds_params_st {
  const CUDA_MEMCPY2D *pCopy;
};
typedef struct cuMemcpy2D_v2_ptds_params_st cuMemcpy2D_v2_ptds_params;
struct cuMemcpy2DUnaligned_v2_ptds_params_st {
  const CUDA_MEMCPY2D *pCopy;
};
typedef struct cuMemcpy2DUnaligned_v2_ptds_params_st cuMemcpy2DUnaligned_v2_ptds_params;
struct cuMemcpy3D_v2_ptds_params_st {
  const CUDA_MEMCPY3D *pCopy;
};
typedef struct cuMemcpy3D_v2_ptds_params_st cuMemcpy3D_v2_ptds_params;
struct cuMemcpy3DPeer_ptds_params_st {
  const CUDA_MEMCPY3D_PEER *pCopy;
};
typedef struct cuMemcpy3DPeer_ptds_params_st cuMemcpy3DPeer_ptds_params;
struct cuMemcpyAsync_ptsz_params_st {
  CUdeviceptr dst;
  CUdeviceptr src;
  size_t ByteCount;
  CUstream hStream;
};
typedef struct cuMemcpyAsync_ptsz_params_st cuMemcpyAsync_ptsz_params;
struct cuMemcpyPeerAsync_ptsz_params_st {
  CUdeviceptr dstDevice;
  CUcontext dstContext;
  CUdeviceptr srcDevice;
  CUcontext srcContext;
  size_t ByteCount;
  CUstream hStream;
};
typedef struct cuMemcpyPeerAsync_ptsz_params_st cuMemcpyPeerAsync_ptsz_params;
struct cuMemcpyHtoDAsync_v2_ptsz_params_st {
  CUdeviceptr dstDevice;
  const void *srcHost;
  size_t ByteCount;
  CUstream hStream;
};
typedef struct cuMemcpyHtoDAsync_v2_ptsz_params_st cuMemcpyHtoDAsync_v2_ptsz_params;
struct cuMemcpyDtoHAsync_v2_ptsz_params_st {
  void *dstHost;
  CUdeviceptr srcDevice;
  size_t ByteCount;
  CUstream hStream;
};
typedef struct cuMemcpyDtoHAsync_v2_ptsz_params_st cuMemcpyDtoHAsync_v2_ptsz_params;
struct cuMemcpyDtoDAsync_v2_ptsz_params_st {
  CUdeviceptr dstDevice;
  CUdeviceptr srcDevice;
  size_t ByteCount;
  CUstream hStream;
};
typedef struct cuMemcpyDtoDAsync_v2_ptsz_params_st cuMemcpyDtoDAsync_v2_ptsz_params;
struct cuMemcpyHtoAAsync_v2_ptsz_params_st {
  CUarray dstArray;
  size_t dstOffset;
  const void *srcHost;
  size_t ByteCount;
  CUstream hStream;
};
typedef struct cuMemcpyHtoAAsync_v2_ptsz_params_st cuMemcpyHtoAAsync_v2_ptsz_params;
struct cuMemcpyAtoHAsync_v2_ptsz_params_st {
  void *dstHost;
  CUarray srcArray;
  size_t srcOffset;
  size_t ByteCount;
  CUstream hStream;
};
typedef struct cuMemcpyAtoHAsync_v2_ptsz_params_st cuMemcpyAtoHAsync_v2_ptsz_params;
struct cuMemcpy2DAsync_v2_ptsz_params_st {
  const CUDA_MEMCPY2D *pCopy;
  CUstream hStream;
};
typedef struct cuMemcpy2DAsync_v2_ptsz_params_st cuMemcpy2DAsync_v2_ptsz_params;
struct cuMemcpy3DAsync_v2_ptsz_params_st {
  const CUDA_MEMCPY3D *pCopy;
  CUstream hStream;
};
typedef struct cuMemcpy3DAsync_v2_ptsz_params_st cuMemcpy3DAsync_v2_ptsz_params;
struct cuMemcpy3DPeerAsync_ptsz_params_st {
  const CUDA_MEMCPY3D_PEER *pCopy;
  CUstream hStream;
};
typedef struct cuMemcpy3DPeerAsync_ptsz_params_st cuMemcpy3DPeerAsync_ptsz_params;
struct cuMemcpyBatchAsync_v2_ptsz_params_st {
  CUdeviceptr *dsts;
  CUdeviceptr *srcs;
  size_t *sizes;
  size_t count;
  CUmemcpyAttributes *attrs;
  size_t *attrsIdxs;
  size_t numAttrs;
  CUstream hStream;
};
typedef struct cuMemcpyBatchAsync_v2_ptsz_params_st cuMemcpyBatchAsync_v2_ptsz_params;
struct cuMemcpy3DBatchAsync_v2_ptsz_params_st {
  size_t numOps;
  CUDA_MEMCPY3D_BATCH_OP *opList;
  unsigned long long flags;
  CUstream hStream;
};
typedef struct cuMemcpy3DBatchAsync_v2_ptsz_params_st cuMemcpy3DBatchAsync_v2_ptsz_params;
struct cuMemsetD8_v2_ptds_params_st {
  CUdeviceptr dstDevice;
  unsigned char uc;
  size_t N;
};
typedef struct cuMemsetD8_v2_ptds_params_st cuMemsetD8_v2_ptds_params;
struct cuMemsetD16_v2_ptds_params_st {
  CUdeviceptr dstDevice;
  unsigned short us;
  size_t N;
};
typedef struct cuMemsetD16_v2_ptds_params_st cuMemsetD16_v2_ptds_params;
struct cuMemsetD32_v2_ptds_params_st {
  CUdeviceptr dstDevice;
  unsigned int ui;
  size_t N;
};
typedef struct cuMemsetD32_v2_ptds_params_st cuMemsetD32_v2_ptds_params;
struct cuMemsetD2D8_v2_ptds_params_st {
  CUdeviceptr dstDevice;
  size_t dstPitch;
  unsigned char uc;
  size_t Width;
  size_t Height;
};
typedef struct cuMemsetD2D8_v2_ptds_params_st cuMemsetD2D8_v2_ptds_params;
struct cuMemsetD2D16_v2_ptds_params_st {
  CUdeviceptr dstDevice;
  size_t dstPitch;
  unsigned short us;
  size_t Width;
  size_t Height;
};
typedef struct cuMemsetD2D16_v2_ptds_params_st cuMemsetD2D16_v2_ptds_params;
struct cuMemsetD2D32_v2_ptds_params_st {
  CUdeviceptr dstDevice;
  size_t dstPitch;
  unsigned int ui;
  size_t Width;
  size_t Height;
};
typedef struct cuMemsetD2D32_v2_ptds_params_st cuMemsetD2D32_v2_ptds_params;
struct cuMemsetD8Async_ptsz_params_st {
  CUdeviceptr dstDevice;
  unsigned char uc;
  size_t N;
  CUstream hStream;
};
typedef struct cuMemsetD8Async_ptsz_params_st cuMemsetD8Async_ptsz_params;
struct cuMemsetD16Async_ptsz_params_st {
  CUdeviceptr dstDevice;
  unsigned short us;
  size_t N;
  CUstream hStream;
};
typedef struct cuMemsetD16Async_ptsz_params_st cuMemsetD16Async_ptsz_params;
struct cuMemsetD32Async_ptsz_params_st {
  CUdeviceptr dstDevice;
  unsigned int ui;
  size_t N;
  CUstream hStream;
};
typedef struct cuMemsetD32Async_ptsz_params_st cuMemsetD32Async_ptsz_params;
struct cuMemsetD2D8Async_ptsz_params_st {
  CUdeviceptr dstDevice;
  size_t dstPitch;
  unsigned char uc;
  size_t Width;
  size_t Height;
  CUstream hStream;
};
typedef struct cuMemsetD2D8Async_ptsz_params_st cuMemsetD2D8Async_ptsz_params;
struct cuMemsetD2D16Async_ptsz_params_st {
  CUdeviceptr dstDevice;
  size_t dstPitch;
  unsigned short us;
  size_t Width;
  size_t Height;
  CUstream hStream;
};
typedef struct cuMemsetD2D16Async_ptsz_params_st cuMemsetD2D16Async_ptsz_params;
struct cuMemsetD2D32Async_ptsz_params_st {
  CUdeviceptr dstDevice;
  size_t dstPitch;
  unsigned int ui;
  size_t Width;
  size_t Height;
  CUstream hStream;
};
typedef struct cuMemsetD2D32Async_ptsz_params_st cuMemsetD2D32Async_ptsz_params;
struct cuArrayCreate_v2_params_st {
  CUarray *pHandle;
  const CUDA_ARRAY_DESCRIPTOR *pAllocateArray;
};
typedef struct cuArrayCreate_v2_params_st cuArrayCreate_v2_params;
struct cuArrayGetDescriptor_v2_params_st {
  CUDA_ARRAY_DESCRIPTOR *pArrayDescriptor;
  CUarray hArray;
};
typedef struct cuArrayGetDescriptor_v2_params_st cuArrayGetDescriptor_v2_params;
struct cuArrayGetSparseProperties_params_st {
  CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties;
  CUarray array;
};
typedef struct cuArrayGetSparseProperties_params_st cuArrayGetSparseProperties_params;
struct cuMipmappedArrayGetSparseProperties_params_st {
  CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties;
  CUmipmappedArray mipmap;
};
typedef struct cuMipmappedArrayGetSparseProperties_params_st cuMipmappedArrayGetSparseProperties_params;
struct cuArrayGetMemoryRequirements_params_st {
  CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements;
  CUarray array;
  CUdevice device;
};
typedef struct cuArrayGetMemoryRequirements_params_st cuArrayGetMemoryRequirements_params;
struct cuMipmappedArrayGetMemoryRequirements_params_st {
  CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements;
  CUmipmappedArray mipmap;
  CUdevice device;
};
typedef struct cuMipmappedArrayGetMemoryRequirements_params_st cuMipmappedArrayGetMemoryRequirements_params;
struct cuArrayGetPlane_params_st {
  CUarray *pPlaneArray;
  CUarray hArray;
  unsigned int planeIdx;
};
typedef struct cuArrayGetPlane_params_st cuArrayGetPlane_params;
struct cuArrayDestroy_params_st {
  CUarray hArray;
};
typedef struct cuArrayDestroy_params_st cuArrayDestroy_params;
struct cuArray3DCreate_v2_params_st {
  CUarray *pHandle;
  const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray;
};
typedef struct cuArray3DCreate_v2_params_st cuArray3DCreate_v2_params;
struct cuArray3DGetDescriptor_v2_params_st {
  CUDA_ARRAY3D_DESCRIPTOR *pArrayDescriptor;
  CUarray hArray;
};
typedef struct cuArray3DGetDescriptor_v2_params_st cuArray3DGetDescriptor_v2_params;
struct cuMipmappedArrayCreate_params_st {
  CUmipmappedArray *pHandle;
  const CUDA_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc;
  unsigned int numMipmapLevels;
};
typedef struct cuMipmappedArrayCreate_params_st cuMipmappedArrayCreate_params;
struct cuMipmappedArrayGetLevel_params_st {
  CUarray *pLevelArray;
  CUmipmappedArray hMipmappedArray;
  unsigned int level;
};
typedef struct cuMipmappedArrayGetLevel_params_st cuMipmappedArrayGetLevel_params;
struct cuMipmappedArrayDestroy_params_st {
  CUmipmappedArray hMipmappedArray;
};
typedef struct cuMipmappedArrayDestroy_params_st cuMipmappedArrayDestroy_params;
struct cuMemGetHandleForAddressRange_params_st {
  void *handle;
  CUdeviceptr dptr;
  size_t size;
  CUmemRangeHandleType handleType;
  unsigned long long flags;
};
typedef struct cuMemGetHandleForAddressRange_params_st cuMemGetHandleForAddressRange_params;
struct cuMemBatchDecompressAsync_ptsz_params_st {
  CUmemDecompressParams *paramsArray;
  size_t count;
  unsigned int flags;
  size_t *errorIndex;
  CUstream stream;
};
typedef struct cuMemBatchDecompressAsync_ptsz_params_st cuMemBatchDecompressAsync_ptsz_params;
struct cuMemAddressReserve_params_st {
  CUdeviceptr *ptr;
  size_t size;
  size_t alignment;
  CUdeviceptr addr;
  unsigned long long flags;
};
typedef struct cuMemAddressReserve_params_st cuMemAddressReserve_params;
struct cuMemAddressFree_params_st {
  CUdeviceptr ptr;
  size_t size;
};
typedef struct cuMemAddressFree_params_st cuMemAddressFree_params;
struct cuMemCreate_params_st {
  CUmemGenericAllocationHandle *handle;
  size_t size;
  const CUmemAllocationProp *prop;
  unsigned long long flags;
};
typedef struct cuMemCreate_params_st cuMemCreate_params;
struct cuMemRelease_params_st {
  CUmemGenericAllocationHandle handle;
};
typedef struct cuMemRelease_params_st cuMemRelease_params;
struct cuMemMap_params_st {
  CUdeviceptr ptr;
  size_t size;
  size_t offset;
  CUmemGenericAllocationHandle handle;
  unsigned long long flags;
};
typedef struct cuMemMap_params_st cuMemMap_params;
struct cuMemMapArrayAsync_ptsz_params_st {
  CUarrayMapInfo *mapInfoList;
  unsigned int count;
  CUstream hStream;
};
typedef struct cuMemMapArrayAsync_ptsz_params_st cuMemMapArrayAsync_ptsz_params;
struct cuMemUnmap_params_st {
  CUdeviceptr ptr;
  size_t size;
};
typedef struct cuMemUnmap_params_st cuMemUnmap_params;
struct cuMemSetAccess_params_st {
  CUdeviceptr ptr;
  size_t size;
  const CUmemAccessDesc *desc;
  size_t count;
};
typedef struct cuMemSetAccess_params_st cuMemSetAccess_params;
struct cuMemGetAccess_params_st {
  unsigned long long *flags;
  const CUmemLocation *location;
  CUdeviceptr ptr;
};
typedef struct cuMemGetAccess_params_st cuMemGetAccess_params;
struct cuMemExportToShareableHandle_params_st {
  void *shareableHandle;
  CUmemGenericAllocationHandle handle;
  CUmemAllocationHandleType handleType;
  unsigned long long flags;
};
typedef struct cuMemExportToShareableHandle_params_st cuMemExportToShareableHandle_params;
struct cuMemImportFromShareableHandle_params_st {
  CUmemGenericAllocationHandle *handle;
  void *osHandle;
  CUmemAllocationHandleType shHandleType;
};
typedef struct cuMemImportFromShareableHandle_params_st cuMemImportFromShareableHandle_params;
struct cuMemGetAllocationGranularity_params_st {
  size_t *granularity;
  const CUmemAllocationProp *prop;
  CUmemAllocationGranularity_flags option;
};
typedef struct cuMemGetAllocationGranularity_params_st cuMemGetAllocationGranularity_params;
struct cuMemGetAllocationPropertiesFromHandle_params_st {
  CUmemAllocationProp *prop;
  CUmemGenericAllocationHandle handle;
};
typedef struct cuMemGetAllocationPropertiesFromHandle_params_st cuMemGetAllocationPropertiesFromHandle_params;
struct cuMemRetainAllocationHandle_params_st {
  CUmemGenericAllocationHandle *handle;
  void *addr;
};
typedef struct cuMemRetainAllocationHandle_params_st cuMemRetainAllocationHandle_params;
struct cuMemFreeAsync_ptsz_params_st {
  CUdeviceptr dptr;
  CUstream hStream;
};
typedef struct cuMemFreeAsync_ptsz_params_st cuMemFreeAsync_ptsz_params;
struct cuMemAllocAsync_ptsz_params_st {
  CUdeviceptr *dptr;
  size_t bytesize;
  CUstream hStream;
};
typedef struct cuMemAllocAsync_ptsz_params_st cuMemAllocAsync_ptsz_params;
struct cuMemPoolTrimTo_params_st {
  CUmemoryPool pool;
  size_t minBytesToKeep;
};
typedef struct cuMemPoolTrimTo_params_st cuMemPoolTrimTo_params;
struct cuMemPoolSetAttribute_params_st {
  CUmemoryPool pool;
  CUmemPool_attribute attr;
  void *value;
};
typedef struct cuMemPoolSetAttribute_params_st cuMemPoolSetAttribute_params;
struct cuMemPoolGetAttribute_params_st {
  CUmemoryPool pool;
  CUmemPool_attribute attr;
  void *value;
};
typedef struct cuMemPoolGetAttribute_params_st cuMemPoolGetAttribute_params;
struct cuMemPoolSetAccess_params_st {
  CUmemoryPool pool;
  const CUmemAccessDesc *map;
  size_t count;
};
typedef struct cuMemPoolSetAccess_params_st cuMemPoolSetAccess_params;
struct cuMemPoolGetAccess_params_st {
  CUmemAccess_flags *flags;
  CUmemoryPool memPool;
  CUmemLocation *location;
};
typedef struct cuMemPoolGetAccess_params_st cuMemPoolGetAccess_params;
struct cuMemPoolCreate_params_st {
  CUmemoryPool *pool;
  const CUmemPoolProps *poolProps;
};
typedef struct cuMemPoolCreate_params_st cuMemPoolCreate_params;
struct cuMemPoolDestroy_params_st {
  CUmemoryPool pool;
};
typedef struct cuMemPoolDestroy_params_st cuMemPoolDestroy_params;
struct cuMemGetDefaultMemPool_params_st {
  CUmemoryPool *pool_out;
  CUmemLocation *location;
  CUmemAllocationType type;
};
typedef struct cuMemGetDefaultMemPool_params_st cuMemGetDefaultMemPool_params;
struct cuMemGetMemPool_params_st {
  CUmemoryPool *pool;
  CUmemLocation *location;
  CUmemAllocationType type;
};
typedef struct cuMemGetMemPool_params_st cuMemGetMemPool_params;
struct cuMemSetMemPool_params_st {
  CUmemLocation *location;
  CUmemAllocationType type;
  CUmemoryPool pool;
};
typedef struct cuMemSetMemPool_params_st cuMemSetMemPool_params;
struct cuMemAllocFromPoolAsync_ptsz_params_st {
  CUdeviceptr *dptr;
  size_t bytesize;
  CUmemoryPool pool;
  CUstream hStream;
};
typedef struct cuMemAllocFromPoolAsync_ptsz_params_st cuMemAllocFromPoolAsync_ptsz_params;
struct cuMemPoolExportToShareableHandle_params_st {
  void *handle_out;
  CUmemoryPool pool;
  CUmemAllocationHandleType handleType;
  unsigned long long flags;
};
typedef struct cuMemPoolExportToShareableHandle_params_st cuMemPoolExportToShareableHandle_params;
struct cuMemPoolImportFromShareableHandle_params_st {
  CUmemoryPool *pool_out;
  void *handle;
  CUmemAllocationHandleType handleType;
  unsigned long long flags;
};
typedef struct cuMemPoolImportFromShareableHandle_params_st cuMemPoolImportFromShareableHandle_params;
struct cuMemPoolExportPointer_params_st {
  CUmemPoolPtrExportData *shareData_out;
  CUdeviceptr ptr;
};
typedef struct cuMemPoolExportPointer_params_st cuMemPoolExportPointer_params;
struct cuMemPoolImportPointer_params_st {
  CUdeviceptr *ptr_out;
  CUmemoryPool pool;
  CUmemPoolPtrExportData *shareData;
};
typedef struct cuMemPoolImportPointer_params_st cuMemPoolImportPointer_params;
struct cuMulticastCreate_params_st {
  CUmemGenericAllocationHandle *mcHandle;
  const CUmulticastObjectProp *prop;
};
typedef struct cuMulticastCreate_params_st cuMulticastCreate_params;
struct cuMulticastAddDevice_params_st {
  CUmemGenericAllocationHandle mcHandle;
  CUdevice dev;
};
typedef struct cuMulticastAddDevice_params_st cuMulticastAddDevice_params;
struct cuMulticastBindMem_params_st {
  CUmemGenericAllocationHandle mcHandle;
  size_t mcOffset;
  CUmemGenericAllocationHandle memHandle;
  size_t memOffset;
  size_t size;
  unsigned long long flags;
};
typedef struct cuMulticastBindMem_params_st cuMulticastBindMem_params;
struct cuMulticastBindAddr_params_st {
  CUmemGenericAllocationHandle mcHandle;
  size_t mcOffset;
  CUdeviceptr memptr;
  size_t size;
  unsigned long long flags;
};
typedef struct cuMulticastBindAddr_params_st cuMulticastBindAddr_params;
struct cuMulticastUnbind_params_st {
  CUmemGenericAllocationHandle mcHandle;
  CUdevice dev;
  size_t mcOffset;
  size_t size;
};
typedef struct cuMulticastUnbind_params_st cuMulticastUnbind_params;
struct cuMulticastGetGranularity_params_st {
  size_t *granularity;
  const CUmulticastObjectProp *prop;
  CUmulticastGranularity_flags option;
};
typedef struct cuMulticastGetGranularity_params_st cuMulticastGetGranularity_params;
struct cuPointerGetAttribute_params_st {
  void *data;
  CUpointer_attribute attribute;
  CUdeviceptr ptr;
};
typedef struct cuPointerGetAttribute_params_st cuPointerGetAttribute_params;
struct cuMemPrefetchAsync_v2_ptsz_params_st {
  CUdeviceptr devPtr;
  size_t count;
  CUmemLocation location;
  unsigned int flags;
  CUstream hStream;
};
typedef struct cuMemPrefetchAsync_v2_ptsz_params_st cuMemPrefetchAsync_v2_ptsz_params;
struct cuMemAdvise_v2_params_st {
  CUdeviceptr devPtr;
  size_t count;
  CUmem_advise advice;
  CUmemLocation location;
};
typedef struct cuMemAdvise_v2_params_st cuMemAdvise_v2_params;
struct cuMemPrefetchBatchAsync_ptsz_params_st {
  CUdeviceptr *dptrs;
  size_t *sizes;
  size_t count;
  CUmemLocation *prefetchLocs;
  size_t *prefetchLocIdxs;
  size_t numPrefetchLocs;
  unsigned long long flags;
  CUstream hStream;
};
typedef struct cuMemPrefetchBatchAsync_ptsz_params_st cuMemPrefetchBatchAsync_ptsz_params;
struct cuMemDiscardBatchAsync_ptsz_params_st {
  CUdeviceptr *dptrs;
  size_t *sizes;
  size_t count;
  unsigned long long flags;
  CUstream hStream;
};
typedef struct cuMemDiscardBatchAsync_ptsz_params_st cuMemDiscardBatchAsync_ptsz_params;
struct cuMemDiscardAndPrefetchBatchAsync_ptsz_params_st {
  CUdeviceptr *dptrs;
  size_t *sizes;
  size_t count;
  CUmemLocation *prefetchLocs;
  size_t *prefetchLocIdxs;
  size_t numPrefetchLocs;
  unsigned long long flags;
  CUstream hStream;
};
typedef struct cuMemDiscardAndPrefetchBatchAsync_ptsz_params_st cuMemDiscardAndPrefetchBatchAsync_ptsz_params;
struct cuMemRangeGetAttribute_params_st {
  void *data;
  size_t dataSize;
  CUmem_range_attribute attribute;
  CUdeviceptr devPtr;
  size_t count;
};
typedef struct cuMemRangeGetAttribute_params_st cuMemRangeGetAttribute_params;
struct cuMemRangeGetAttributes_params_st {
  void **data;
  size_t *dataSizes;
  CUmem_range_attribute *attributes;
  size_t numAttributes;
  CUdeviceptr devPtr;
  size_t count;
};
typedef struct cuMemRangeGetAttributes_params_st cuMemRangeGetAttributes_params;
struct cuPointerSetAttribute_params_st {
  const void *value;
  CUpointer_attribute attribute;
  CUdeviceptr ptr;
};
typedef struct cuPointerSetAttribute_params_st cuPointerSetAttribute_params;
struct cuPointerGetAttributes_params_st {
  unsigned int numAttributes;
  CUpointer_attribute *attributes;
  void **data;
  CUdeviceptr ptr;
};
typedef struct cuPointerGetAttributes_params_st cuPointerGetAttributes_params;
struct cuStreamCreate_params_st {
  CUstream *phStream;
  unsigned int Flags;
};
typedef struct cuStreamCreate_params_st cuStreamCreate_params;
struct cuStreamCreateWithPriority_params_st {
  CUstream *phStream;
  unsigned int flags;
  int priority;
};
typedef struct cuStreamCreateWithPriority_params_st cuStreamCreateWithPriority_params;
struct cuStreamGetPriority_ptsz_params_st {
  CUstream hStream;
  int *priority;
};
typedef struct cuStreamGetPriority_ptsz_params_st cuStreamGetPriority_ptsz_params;
struct cuStreamGetDevice_ptsz_params_st {
  CUstream hStream;
  CUdevice *device;
};
typedef struct cuStreamGetDevice_ptsz_params_st cuStreamGetDevice_ptsz_params;
struct cuStreamGetFlags_ptsz_params_st {
  CUstream hStream;
  unsigned int *flags;
};
typedef struct cuStreamGetFlags_ptsz_params_st cuStreamGetFlags_ptsz_params;
struct cuStreamGetId_ptsz_params_st {
  CUstream hStream;
  unsigned long long *streamId;
};
typedef struct cuStreamGetId_ptsz_params_st cuStreamGetId_ptsz_params;
struct cuStreamGetCtx_ptsz_params_st {
  CUstream hStream;
  CUcontext *pctx;
};
typedef struct cuStreamGetCtx_ptsz_params_st cuStreamGetCtx_ptsz_params;
struct cuStreamGetCtx_v2_ptsz_params_st {
  CUstream hStream;
  CUcontext *pCtx;
  CUgreenCtx *pGreenCtx;
};
typedef struct cuStreamGetCtx_v2_ptsz_params_st cuStreamGetCtx_v2_ptsz_params;
struct cuStreamWaitEvent_ptsz_params_st {
  CUstream hStream;
  CUevent hEvent;
  unsigned int Flags;
};
typedef struct cuStreamWaitEvent_ptsz_params_st cuStreamWaitEvent_ptsz_params;
struct cuStreamAddCallback_ptsz_params_st {
  CUstream hStream;
  CUstreamCallback callback;
  void *userData;
  unsigned int flags;
};
typedef struct cuStreamAddCallback_ptsz_params_st cuStreamAddCallback_ptsz_params;
struct cuStreamBeginCapture_v2_ptsz_params_st {
  CUstream hStream;
  CUstreamCaptureMode mode;
};
typedef struct cuStreamBeginCapture_v2_ptsz_params_st cuStreamBeginCapture_v2_ptsz_params;
struct cuStreamBeginCaptureToGraph_ptsz_params_st {
  CUstream hStream;
  CUgraph hGraph;
  const CUgraphNode *dependencies;
  const CUgraphEdgeData *dependencyData;
  size_t numDependencies;
  CUstreamCaptureMode mode;
};
typedef struct cuStreamBeginCaptureToGraph_ptsz_params_st cuStreamBeginCaptureToGraph_ptsz_params;
struct cuThreadExchangeStreamCaptureMode_params_st {
  CUstreamCaptureMode *mode;
};
typedef struct cuThreadExchangeStreamCaptureMode_params_st cuThreadExchangeStreamCaptureMode_params;
struct cuStreamEndCapture_ptsz_params_st {
  CUstream hStream;
  CUgraph *phGraph;
};
typedef struct cuStreamEndCapture_ptsz_params_st cuStreamEndCapture_ptsz_params;
struct cuStreamIsCapturing_ptsz_params_st {
  CUstream hStream;
  CUstreamCaptureStatus *captureStatus;
};
typedef struct cuStreamIsCapturing_ptsz_params_st cuStreamIsCapturing_ptsz_params;
struct cuStreamGetCaptureInfo_v3_ptsz_params_st {
  CUstream hStream;
  CUstreamCaptureStatus *captureStatus_out;
  cuuint64_t *id_out;
  CUgraph *graph_out;
  const CUgraphNode **dependencies_out;
  const CUgraphEdgeData **edgeData_out;
  size_t *numDependencies_out;
};
typedef struct cuStreamGetCaptureInfo_v3_ptsz_params_st cuStreamGetCaptureInfo_v3_ptsz_params;
struct cuStreamUpdateCaptureDependencies_v2_ptsz_params_st {
  CUstream hStream;
  CUgraphNode *dependencies;
  const CUgraphEdgeData *dependencyData;
  size_t numDependencies;
  unsigned int flags;
};
typedef struct cuStreamUpdateCaptureDependencies_v2_ptsz_params_st cuStreamUpdateCaptureDependencies_v2_ptsz_params;
struct cuStreamAttachMemAsync_ptsz_params_st {
  CUstream hStream;
  CUdeviceptr dptr;
  size_t length;
  unsigned int flags;
};
typedef struct cuStreamAttachMemAsync_ptsz_params_st cuStreamAttachMemAsync_ptsz_params;
struct cuStreamQuery_ptsz_params_st {
  CUstream hStream;
};
typedef struct cuStreamQuery_ptsz_params_st cuStreamQuery_ptsz_params;
struct cuStreamSynchronize_ptsz_params_st {
  CUstream hStream;
};
typedef struct cuStreamSynchronize_ptsz_params_st cuStreamSynchronize_ptsz_params;
struct cuStreamDestroy_v2_params_st {
  CUstream hStream;
};
typedef struct cuStreamDestroy_v2_params_st cuStreamDestroy_v2_params;
struct cuStreamCopyAttributes_ptsz_params_st {
  CUstream dst;
  CUstream src;
};
typedef struct cuStreamCopyAttributes_ptsz_params_st cuStreamCopyAttributes_ptsz_params;
struct cuStreamGetAttribute_ptsz_params_st {
  CUstream hStream;
  CUstreamAttrID attr;
  CUstreamAttrValue *value_out;
};
typedef struct cuStreamGetAttribute_ptsz_params_st cuStreamGetAttribute_ptsz_params;
struct cuStreamSetAttribute_ptsz_params_st {
  CUstream hStream;
  CUstreamAttrID attr;
  const CUstreamAttrValue *value;
};
typedef struct cuStreamSetAttribute_ptsz_params_st cuStreamSetAttribute_ptsz_params;
struct cuEventCreate_params_st {
  CUevent *phEvent;
  unsigned int Flags;
};
typedef struct cuEventCreate_params_st cuEventCreate_params;
struct cuEventRecord_ptsz_params_st {
  CUevent hEvent;
  CUstream hStream;
};
typedef struct cuEventRecord_ptsz_params_st cuEventRecord_ptsz_params;
struct cuEventRecordWithFlags_ptsz_params_st {
  CUevent hEvent;
  CUstream hStream;
  unsigned int flags;
};
typedef struct cuEventRecordWithFlags_ptsz_params_st cuEventRecordWithFlags_ptsz_params;
struct cuEventQuery_params_st {
  CUevent hEvent;
};
typedef struct cuEventQuery_params_st cuEventQuery_params;
struct cuEventSynchronize_params_st {
  CUevent hEvent;
};
typedef struct cuEventSynchronize_params_st cuEventSynchronize_params;
struct cuEventDestroy_v2_params_st {
  CUevent hEvent;
};
typedef struct cuEventDestroy_v2_params_st cuEventDestroy_v2_params;
struct cuEventElapsedTime_v2_params_st {
  float *pMilliseconds;
  CUevent hStart;
  CUevent hEnd;
};
typedef struct cuEventElapsedTime_v2_params_st cuEventElapsedTime_v2_params;
struct cuImportExternalMemory_params_st {
  CUexternalMemory *extMem_out;
  const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc;
};
typedef struct cuImportExternalMemory_params_st cuImportExternalMemory_params;
struct cuExternalMemoryGetMappedBuffer_params_st {
  CUdeviceptr *devPtr;
  CUexternalMemory extMem;
  const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc;
};
typedef struct cuExternalMemoryGetMappedBuffer_params_st cuExternalMemoryGetMappedBuffer_params;
struct cuExternalMemoryGetMappedMipmappedArray_params_st {
  CUmipmappedArray *mipmap;
  CUexternalMemory extMem;
  const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *mipmapDesc;
};
typedef struct cuExternalMemoryGetMappedMipmappedArray_params_st cuExternalMemoryGetMappedMipmappedArray_params;
struct cuDestroyExternalMemory_params_st {
  CUexternalMemory extMem;
};
typedef struct cuDestroyExternalMemory_params_st cuDestroyExternalMemory_params;
struct cuImportExternalSemaphore_params_st {
  CUexternalSemaphore *extSem_out;
  const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *semHandleDesc;
};
typedef struct cuImportExternalSemaphore_params_st cuImportExternalSemaphore_params;
struct cuSignalExternalSemaphoresAsync_ptsz_params_st {
  const CUexternalSemaphore *extSemArray;
  const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray;
  unsigned int numExtSems;
  CUstream stream;
};
typedef struct cuSignalExternalSemaphoresAsync_ptsz_params_st cuSignalExternalSemaphoresAsync_ptsz_params;
struct cuWaitExternalSemaphoresAsync_ptsz_params_st {
  const CUexternalSemaphore *extSemArray;
  const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray;
  unsigned int numExtSems;
  CUstream stream;
};
typedef struct cuWaitExternalSemaphoresAsync_ptsz_params_st cuWaitExternalSemaphoresAsync_ptsz_params;
struct cuDestroyExternalSemaphore_params_st {
  CUexternalSemaphore extSem;
};
typedef struct cuDestroyExternalSemaphore_params_st cuDestroyExternalSemaphore_params;
struct cuStreamWaitValue32_v2_ptsz_params_st {
  CUstream stream;
  CUdeviceptr addr;
  cuuint32_t value;
  unsigned int flags;
};
typedef struct cuStreamWaitValue32_v2_ptsz_params_st cuStreamWaitValue32_v2_ptsz_params;
struct cuStreamWaitValue64_v2_ptsz_params_st {
  CUstream stream;
  CUdeviceptr addr;
  cuuint64_t value;
  unsigned int flags;
};
typedef struct cuStreamWaitValue64_v2_ptsz_params_st cuStreamWaitValue64_v2_ptsz_params;
struct cuStreamWriteValue32_v2_ptsz_params_st {
  CUstream stream;
  CUdeviceptr addr;
  cuuint32_t value;
  unsigned int flags;
};
typedef struct cuStreamWriteValue32_v2_ptsz_params_st cuStreamWriteValue32_v2_ptsz_params;
struct cuStreamWriteValue64_v2_ptsz_params_st {
  CUstream stream;
  CUdeviceptr addr;
  cuuint64_t value;
  unsigned int flags;
};
typedef struct cuStreamWriteValue64_v2_ptsz_params_st cuStreamWriteValue64_v2_ptsz_params;
struct cuStreamBatchMemOp_v2_ptsz_params_st {
  CUstream stream;
  unsigned int count;
  CUstreamBatchMemOpParams *paramArray;
  unsigned int flags;
};
typedef struct cuStreamBatchMemOp_v2_ptsz_params_st cuStreamBatchMemOp_v2_ptsz_params;
struct cuFuncGetAttribute_params_st {
  int *pi;
  CUfunction_attribute attrib;
  CUfunction hfunc;
};
typedef struct cuFuncGetAttribute_params_st cuFuncGetAttribute_params;
struct cuFuncSetAttribute_params_st {
  CUfunction hfunc;
  CUfunction_attribute attrib;
  int value;
};
typedef struct cuFuncSetAttribute_params_st cuFuncSetAttribute_params;
struct cuFuncSetCacheConfig_params_st {
  CUfunction hfunc;
  CUfunc_cache config;
};
typedef struct cuFuncSetCacheConfig_params_st cuFuncSetCacheConfig_params;
struct cuFuncGetModule_params_st {
  CUmodule *hmod;
  CUfunction hfunc;
};
typedef struct cuFuncGetModule_params_st cuFuncGetModule_params;
struct cuFuncGetName_params_st {
  const char **name;
  CUfunction hfunc;
};
typedef struct cuFuncGetName_params_st cuFuncGetName_params;
struct cuFuncGetParamInfo_params_st {
  CUfunction func;
  size_t paramIndex;
  size_t *paramOffset;
  size_t *paramSize;
};
typedef struct cuFuncGetParamInfo_params_st cuFuncGetParamInfo_params;
struct cuFuncIsLoaded_params_st {
  CUfunctionLoadingState *state;
  CUfunction function;
};
typedef struct cuFuncIsLoaded_params_st cuFuncIsLoaded_params;
struct cuFuncLoad_params_st {
  CUfunction function;
};
typedef struct cuFuncLoad_params_st cuFuncLoad_params;
struct cuLaunchKernel_ptsz_params_st {
  CUfunction f;
  unsigned int gridDimX;
  unsigned int gridDimY;
  unsigned int gridDimZ;
  unsigned int blockDimX;
  unsigned int blockDimY;
  unsigned int blockDimZ;
  unsigned int sharedMemBytes;
  CUstream hStream;
  void **kernelParams;
  void **extra;
};
typedef struct cuLaunchKernel_ptsz_params_st cuLaunchKernel_ptsz_params;
struct cuLaunchKernelEx_ptsz_params_st {
  const CUlaunchConfig *config;
  CUfunction f;
  void **kernelParams;
  void **extra;
};
typedef struct cuLaunchKernelEx_ptsz_params_st cuLaunchKernelEx_ptsz_params;
struct cuLaunchCooperativeKernel_ptsz_params_st {
  CUfunction f;
  unsigned int gridDimX;
  unsigned int gridDimY;
  unsigned int gridDimZ;
  unsigned int blockDimX;
  unsigned int blockDimY;
  unsigned int blockDimZ;
  unsigned int sharedMemBytes;
  CUstream hStream;
  void **kernelParams;
};
typedef struct cuLaunchCooperativeKernel_ptsz_params_st cuLaunchCooperativeKernel_ptsz_params;
struct cuLaunchCooperativeKernelMultiDevice_params_st {
  CUDA_LAUNCH_PARAMS *launchParamsList;
  unsigned int numDevices;
  unsigned int flags;
};
typedef struct cuLaunchCooperativeKernelMultiDevice_params_st cuLaunchCooperativeKernelMultiDevice_params;
struct cuLaunchHostFunc_ptsz_params_st {
  CUstream hStream;
  CUhostFn fn;
  void *userData;
};
typedef struct cuLaunchHostFunc_ptsz_params_st cuLaunchHostFunc_ptsz_params;
struct cuFuncSetBlockShape_params_st {
  CUfunction hfunc;
  int x;
  int y;
  int z;
};
typedef struct cuFuncSetBlockShape_params_st cuFuncSetBlockShape_params;
struct cuFuncSetSharedSize_params_st {
  CUfunction hfunc;
  unsigned int bytes;
};
typedef struct cuFuncSetSharedSize_params_st cuFuncSetSharedSize_params;
struct cuParamSetSize_params_st {
  CUfunction hfunc;
  unsigned int numbytes;
};
typedef struct cuParamSetSize_params_st cuParamSetSize_params;
struct cuParamSeti_params_st {
  CUfunction hfunc;
  int offset;
  unsigned int value;
};
typedef struct cuParamSeti_params_st cuParamSeti_params;
struct cuParamSetf_params_st {
  CUfunction hfunc;
  int offset;
  float value;
};
typedef struct cuParamSetf_params_st cuParamSetf_params;
struct cuParamSetv_params_st {
  CUfunction hfunc;
  int offset;
  void *ptr;
  unsigned int numbytes;
};
typedef struct cuParamSetv_params_st cuParamSetv_params;
struct cuLaunch_params_st {
  CUfunction f;
};
typedef struct cuLaunch_params_st cuLaunch_params;
struct cuLaunchGrid_params_st {
  CUfunction f;
  int grid_width;
  int grid_height;
};
typedef struct cuLaunchGrid_params_st cuLaunchGrid_params;
struct cuLaunchGridAsync_params_st {
  CUfunction f;
  int grid_width;
  int grid_height;
  CUstream hStream;
};
typedef struct cuLaunchGridAsync_params_st cuLaunchGridAsync_params;
struct cuParamSetTexRef_params_st {
  CUfunction hfunc;
  int texunit;
  CUtexref hTexRef;
};
typedef struct cuParamSetTexRef_params_st cuParamSetTexRef_params;
struct cuFuncSetSharedMemConfig_params_st {
  CUfunction hfunc;
  CUsharedconfig config;
};
typedef struct cuFuncSetSharedMemConfig_params_st cuFuncSetSharedMemConfig_params;
struct cuGraphCreate_params_st {
  CUgraph *phGraph;
  unsigned int flags;
};
typedef struct cuGraphCreate_params_st cuGraphCreate_params;
struct cuGraphAddKernelNode_v2_params_st {
  CUgraphNode *phGraphNode;
  CUgraph hGraph;
  const CUgraphNode *dependencies;
  size_t numDependencies;
  const CUDA_KERNEL_NODE_PARAMS *nodeParams;
};
typedef struct cuGraphAddKernelNode_v2_params_st cuGraphAddKernelNode_v2_params;
struct cuGraphKernelNodeGetParams_v2_params_st {
  CUgraphNode hNode;
  CUDA_KERNEL_NODE_PARAMS *nodeParams;
};
typedef struct cuGraphKernelNodeGetParams_v2_params_st cuGraphKernelNodeGetParams_v2_params;
struct cuGraphKernelNodeSetParams_v2_params_st {
  CUgraphNode hNode;
  const CUDA_KERNEL_NODE_PARAMS *nodeParams;
};
typedef struct cuGraphKernelNodeSetParams_v2_params_st cuGraphKernelNodeSetParams_v2_params;
struct cuGraphAddMemcpyNode_params_st {
  CUgraphNode *phGraphNode;
  CUgraph hGraph;
  const CUgraphNode *dependencies;
  size_t numDependencies;
  const CUDA_MEMCPY3D *copyParams;
  CUcontext ctx;
};
typedef struct cuGraphAddMemcpyNode_params_st cuGraphAddMemcpyNode_params;
struct cuGraphMemcpyNodeGetParams_params_st {
  CUgraphNode hNode;
  CUDA_MEMCPY3D *nodeParams;
};
typedef struct cuGraphMemcpyNodeGetParams_params_st cuGraphMemcpyNodeGetParams_params;
struct cuGraphMemcpyNodeSetParams_params_st {
  CUgraphNode hNode;
  const CUDA_MEMCPY3D *nodeParams;
};
typedef struct cuGraphMemcpyNodeSetParams_params_st cuGraphMemcpyNodeSetParams_params;
struct cuGraphAddMemsetNode_params_st {
  CUgraphNode *phGraphNode;
  CUgraph hGraph;
  const CUgraphNode *dependencies;
  size_t numDependencies;
  const CUDA_MEMSET_NODE_PARAMS *memsetParams;
  CUcontext ctx;
};
typedef struct cuGraphAddMemsetNode_params_st cuGraphAddMemsetNode_params;
struct cuGraphMemsetNodeGetParams_params_st {
  CUgraphNode hNode;
  CUDA_MEMSET_NODE_PARAMS *nodeParams;
};
typedef struct cuGraphMemsetNodeGetParams_params_st cuGraphMemsetNodeGetParams_params;
struct cuGraphMemsetNodeSetParams_params_st {
  CUgraphNode hNode;
  const CUDA_MEMSET_NODE_PARAMS *nodeParams;
};
typedef struct cuGraphMemsetNodeSetParams_params_st cuGraphMemsetNodeSetParams_params;
struct cuGraphAddHostNode_params_st {
  CUgraphNode *phGraphNode;
  CUgraph hGraph;
  const CUgraphNode *dependencies;
  size_t numDependencies;
  const CUDA_HOST_NODE_PARAMS *nodeParams;
};
typedef struct cuGraphAddHostNode_params_st cuGraphAddHostNode_params;
struct cuGraphHostNodeGetParams_params_st {
  CUgraphNode hNode;
  CUDA_HOST_NODE_PARAMS *nodeParams;
};
typedef struct cuGraphHostNodeGetParams_params_st cuGraphHostNodeGetParams_params;
struct cuGraphHostNodeSetParams_params_st {
  CUgraphNode hNode;
  const CUDA_HOST_NODE_PARAMS *nodeParams;
};
typedef struct cuGraphHostNodeSetParams_params_st cuGraphHostNodeSetParams_params;
struct cuGraphAddChildGraphNode_params_st {
  CUgraphNode *phGraphNode;
  CUgraph hGraph;
  const CUgraphNode *dependencies;
  size_t numDependencies;
  CUgraph childGraph;
};
typedef struct cuGraphAddChildGraphNode_params_st cuGraphAddChildGraphNode_params;
struct cuGraphChildGraphNodeGetGraph_params_st {
  CUgraphNode hNode;
  CUgraph *phGraph;
};
typedef struct cuGraphChildGraphNodeGetGraph_params_st cuGraphChildGraphNodeGetGraph_params;
struct cuGraphAddEmptyNode_params_st {
  CUgraphNode *phGraphNode;
  CUgraph hGraph;
  const CUgraphNode *dependencies;
  size_t numDependencies;
};
typedef struct cuGraphAddEmptyNode_params_st cuGraphAddEmptyNode_params;
struct cuGraphAddEventRecordNode_params_st {
  CUgraphNode *phGraphNode;
  CUgraph hGraph;
  const CUgraphNode *dependencies;
  size_t numDependencies;
  CUevent event;
};
typedef struct cuGraphAddEventRecordNode_params_st cuGraphAddEventRecordNode_params;
struct cuGraphEventRecordNodeGetEvent_params_st {
  CUgraphNode hNode;
  CUevent *event_out;
};
typedef struct cuGraphEventRecordNodeGetEvent_params_st cuGraphEventRecordNodeGetEvent_params;
struct cuGraphEventRecordNodeSetEvent_params_st {
  CUgraphNode hNode;
  CUevent event;
};
typedef struct cuGraphEventRecordNodeSetEvent_params_st cuGraphEventRecordNodeSetEvent_params;
struct cuGraphAddEventWaitNode_params_st {
  CUgraphNode *phGraphNode;
  CUgraph hGraph;
  const CUgraphNode *dependencies;
  size_t numDependencies;
  CUevent event;
};
typedef struct cuGraphAddEventWaitNode_params_st cuGraphAddEventWaitNode_params;
struct cuGraphEventWaitNodeGetEvent_params_st {
  CUgraphNode hNode;
  CUevent *event_out;
};
typedef struct cuGraphEventWaitNodeGetEvent_params_st cuGraphEventWaitNodeGetEvent_params;
struct cuGraphEventWaitNodeSetEvent_params_st {
  CUgraphNode hNode;
  CUevent event;
};
typedef struct cuGraphEventWaitNodeSetEvent_params_st cuGraphEventWaitNodeSetEvent_params;
struct cuGraphAddExternalSemaphoresSignalNode_params_st {
  CUgraphNode *phGraphNode;
  CUgraph hGraph;
  const CUgraphNode *dependencies;
  size_t numDependencies;
  const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams;
};
typedef struct cuGraphAddExternalSemaphoresSignalNode_params_st cuGraphAddExternalSemaphoresSignalNode_params;
struct cuGraphExternalSemaphoresSignalNodeGetParams_params_st {
  CUgraphNode hNode;
  CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *params_out;
};
typedef struct cuGraphExternalSemaphoresSignalNodeGetParams_params_st cuGraphExternalSemaphoresSignalNodeGetParams_params;
struct cuGraphExternalSemaphoresSignalNodeSetParams_params_st {
  CUgraphNode hNode;
  const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams;
};
typedef struct cuGraphExternalSemaphoresSignalNodeSetParams_params_st cuGraphExternalSemaphoresSignalNodeSetParams_params;
struct cuGraphAddExternalSemaphoresWaitNode_params_st {
  CUgraphNode *phGraphNode;
  CUgraph hGraph;
  const CUgraphNode *dependencies;
  size_t numDependencies;
  const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams;
};
typedef struct cuGraphAddExternalSemaphoresWaitNode_params_st cuGraphAddExternalSemaphoresWaitNode_params;
struct cuGraphExternalSemaphoresWaitNodeGetParams_params_st {
  CUgraphNode hNode;
  CUDA_EXT_SEM_WAIT_NODE_PARAMS *params_out;
};
typedef struct cuGraphExternalSemaphoresWaitNodeGetParams_params_st cuGraphExternalSemaphoresWaitNodeGetParams_params;
struct cuGraphExternalSemaphoresWaitNodeSetParams_params_st {
  CUgraphNode hNode;
  const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams;
};
typedef struct cuGraphExternalSemaphoresWaitNodeSetParams_params_st cuGraphExternalSemaphoresWaitNodeSetParams_params;
struct cuGraphAddBatchMemOpNode_params_st {
  CUgraphNode *phGraphNode;
  CUgraph hGraph;
  const CUgraphNode *dependencies;
  size_t numDependencies;
  const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams;
};
typedef struct cuGraphAddBatchMemOpNode_params_st cuGraphAddBatchMemOpNode_params;
struct cuGraphBatchMemOpNodeGetParams_params_st {
  CUgraphNode hNode;
  CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams_out;
};
typedef struct cuGraphBatchMemOpNodeGetParams_params_st cuGraphBatchMemOpNodeGetParams_params;
struct cuGraphBatchMemOpNodeSetParams_params_st {
  CUgraphNode hNode;
  const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams;
};
typedef struct cuGraphBatchMemOpNodeSetParams_params_st cuGraphBatchMemOpNodeSetParams_params;
struct cuGraphExecBatchMemOpNodeSetParams_params_st {
  CUgraphExec hGraphExec;
  CUgraphNode hNode;
  const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams;
};
typedef struct cuGraphExecBatchMemOpNodeSetParams_params_st cuGraphExecBatchMemOpNodeSetParams_params;
struct cuGraphAddMemAllocNode_params_st {
  CUgraphNode *phGraphNode;
  CUgraph hGraph;
  const CUgraphNode *dependencies;
  size_t numDependencies;
  CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams;
};
typedef struct cuGraphAddMemAllocNode_params_st cuGraphAddMemAllocNode_params;
struct cuGraphMemAllocNodeGetParams_params_st {
  CUgraphNode hNode;
  CUDA_MEM_ALLOC_NODE_PARAMS *params_out;
};
typedef struct cuGraphMemAllocNodeGetParams_params_st cuGraphMemAllocNodeGetParams_params;
struct cuGraphAddMemFreeNode_params_st {
  CUgraphNode *phGraphNode;
  CUgraph hGraph;
  const CUgraphNode *dependencies;
  size_t numDependencies;
  CUdeviceptr dptr;
};
typedef struct cuGraphAddMemFreeNode_params_st cuGraphAddMemFreeNode_params;
struct cuGraphMemFreeNodeGetParams_params_st {
  CUgraphNode hNode;
  CUdeviceptr *dptr_out;
};
typedef struct cuGraphMemFreeNodeGetParams_params_st cuGraphMemFreeNodeGetParams_params;
struct cuDeviceGraphMemTrim_params_st {
  CUdevice device;
};
typedef struct cuDeviceGraphMemTrim_params_st cuDeviceGraphMemTrim_params;
struct cuDeviceGetGraphMemAttribute_params_st {
  CUdevice device;
  CUgraphMem_attribute attr;
  void *value;
};
typedef struct cuDeviceGetGraphMemAttribute_params_st cuDeviceGetGraphMemAttribute_params;
struct cuDeviceSetGraphMemAttribute_params_st {
  CUdevice device;
  CUgraphMem_attribute attr;
  void *value;
};
typedef struct cuDeviceSetGraphMemAttribute_params_st cuDeviceSetGraphMemAttribute_params;
struct cuGraphClone_params_st {
  CUgraph *phGraphClone;
  CUgraph originalGraph;
};
typedef struct cuGraphClone_params_st cuGraphClone_params;
struct cuGraphNodeFindInClone_params_st {
  CUgraphNode *phNode;
  CUgraphNode hOriginalNode;
  CUgraph hClonedGraph;
};
typedef struct cuGraphNodeFindInClone_params_st cuGraphNodeFindInClone_params;
struct cuGraphNodeGetType_params_st {
  CUgraphNode hNode;
  CUgraphNodeType *type;
};
typedef struct cuGraphNodeGetType_params_st cuGraphNodeGetType_params;
struct cuGraphGetNodes_params_st {
  CUgraph hGraph;
  CUgraphNode *nodes;
  size_t *numNodes;
};
typedef struct cuGraphGetNodes_params_st cuGraphGetNodes_params;
struct cuGraphGetRootNodes_params_st {
  CUgraph hGraph;
  CUgraphNode *rootNodes;
  size_t *numRootNodes;
};
typedef struct cuGraphGetRootNodes_params_st cuGraphGetRootNodes_params;
struct cuGraphGetEdges_v2_params_st {
  CUgraph hGraph;
  CUgraphNode *from;
  CUgraphNode *to;
  CUgraphEdgeData *edgeData;
  size_t *numEdges;
};
typedef struct cuGraphGetEdges_v2_params_st cuGraphGetEdges_v2_params;
struct cuGraphNodeGetDependencies_v2_params_st {
  CUgraphNode hNode;
  CUgraphNode *dependencies;
  CUgraphEdgeData *edgeData;
  size_t *numDependencies;
};
typedef struct cuGraphNodeGetDependencies_v2_params_st cuGraphNodeGetDependencies_v2_params;
struct cuGraphNodeGetDependentNodes_v2_params_st {
  CUgraphNode hNode;
  CUgraphNode *dependentNodes;
  CUgraphEdgeData *edgeData;
  size_t *numDependentNodes;
};
typedef struct cuGraphNodeGetDependentNodes_v2_params_st cuGraphNodeGetDependentNodes_v2_params;
struct cuGraphAddDependencies_v2_params_st {
  CUgraph hGraph;
  const CUgraphNode *from;
  const CUgraphNode *to;
  const CUgraphEdgeData *edgeData;
  size_t numDependencies;
};
typedef struct cuGraphAddDependencies_v2_params_st cuGraphAddDependencies_v2_params;
struct cuGraphRemoveDependencies_v2_params_st {
  CUgraph hGraph;
  const CUgraphNode *from;
  const CUgraphNode *to;
  const CUgraphEdgeData *edgeData;
  size_t numDependencies;
};
typedef struct cuGraphRemoveDependencies_v2_params_st cuGraphRemoveDependencies_v2_params;
struct cuGraphDestroyNode_params_st {
  CUgraphNode hNode;
};
typedef struct cuGraphDestroyNode_params_st cuGraphDestroyNode_params;
struct cuGraphInstantiateWithFlags_params_st {
  CUgraphExec *phGraphExec;
  CUgraph hGraph;
  unsigned long long flags;
};
typedef struct cuGraphInstantiateWithFlags_params_st cuGraphInstantiateWithFlags_params;
struct cuGraphInstantiateWithParams_ptsz_params_st {
  CUgraphExec *phGraphExec;
  CUgraph hGraph;
  CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams;
};
typedef struct cuGraphInstantiateWithParams_ptsz_params_st cuGraphInstantiateWithParams_ptsz_params;
struct cuGraphExecGetFlags_params_st {
  CUgraphExec hGraphExec;
  cuuint64_t *flags;
};
typedef struct cuGraphExecGetFlags_params_st cuGraphExecGetFlags_params;
struct cuGraphExecKernelNodeSetParams_v2_params_st {
  CUgraphExec hGraphExec;
  CUgraphNode hNode;
  const CUDA_KERNEL_NODE_PARAMS *nodeParams;
};
typedef struct cuGraphExecKernelNodeSetParams_v2_params_st cuGraphExecKernelNodeSetParams_v2_params;
struct cuGraphExecMemcpyNodeSetParams_params_st {
  CUgraphExec hGraphExec;
  CUgraphNode hNode;
  const CUDA_MEMCPY3D *copyParams;
  CUcontext ctx;
};
typedef struct cuGraphExecMemcpyNodeSetParams_params_st cuGraphExecMemcpyNodeSetParams_params;
struct cuGraphExecMemsetNodeSetParams_params_st {
  CUgraphExec hGraphExec;
  CUgraphNode hNode;
  const CUDA_MEMSET_NODE_PARAMS *memsetParams;
  CUcontext ctx;
};
typedef struct cuGraphExecMemsetNodeSetParams_params_st cuGraphExecMemsetNodeSetParams_params;
struct cuGraphExecHostNodeSetParams_params_st {
  CUgraphExec hGraphExec;
  CUgraphNode hNode;
  const CUDA_HOST_NODE_PARAMS *nodeParams;
};
typedef struct cuGraphExecHostNodeSetParams_params_st cuGraphExecHostNodeSetParams_params;
struct cuGraphExecChildGraphNodeSetParams_params_st {
  CUgraphExec hGraphExec;
  CUgraphNode hNode;
  CUgraph childGraph;
};
typedef struct cuGraphExecChildGraphNodeSetParams_params_st cuGraphExecChildGraphNodeSetParams_params;
struct cuGraphExecEventRecordNodeSetEvent_params_st {
  CUgraphExec hGraphExec;
  CUgraphNode hNode;
  CUevent event;
};
typedef struct cuGraphExecEventRecordNodeSetEvent_params_st cuGraphExecEventRecordNodeSetEvent_params;
struct cuGraphExecEventWaitNodeSetEvent_params_st {
  CUgraphExec hGraphExec;
  CUgraphNode hNode;
  CUevent event;
};
typedef struct cuGraphExecEventWaitNodeSetEvent_params_st cuGraphExecEventWaitNodeSetEvent_params;
struct cuGraphExecExternalSemaphoresSignalNodeSetParams_params_st {
  CUgraphExec hGraphExec;
  CUgraphNode hNode;
  const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams;
};
typedef struct cuGraphExecExternalSemaphoresSignalNodeSetParams_params_st cuGraphExecExternalSemaphoresSignalNodeSetParams_params;
struct cuGraphExecExternalSemaphoresWaitNodeSetParams_params_st {
  CUgraphExec hGraphExec;
  CUgraphNode hNode;
  const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams;
};
typedef struct cuGraphExecExternalSemaphoresWaitNodeSetParams_params_st cuGraphExecExternalSemaphoresWaitNodeSetParams_params;
struct cuGraphNodeSetEnabled_params_st {
  CUgraphExec hGraphExec;
  CUgraphNode hNode;
  unsigned int isEnabled;
};
typedef struct cuGraphNodeSetEnabled_params_st cuGraphNodeSetEnabled_params;
struct cuGraphNodeGetEnabled_params_st {
  CUgraphExec hGraphExec;
  CUgraphNode hNode;
  unsigned int *isEnabled;
};
typedef struct cuGraphNodeGetEnabled_params_st cuGraphNodeGetEnabled_params;
struct cuGraphUpload_ptsz_params_st {
  CUgraphExec hGraphExec;
  CUstream hStream;
};
typedef struct cuGraphUpload_ptsz_params_st cuGraphUpload_ptsz_params;
struct cuGraphLaunch_ptsz_params_st {
  CUgraphExec hGraphExec;
  CUstream hStream;
};
typedef struct cuGraphLaunch_ptsz_params_st cuGraphLaunch_ptsz_params;
struct cuGraphExecDestroy_params_st {
  CUgraphExec hGraphExec;
};
typedef struct cuGraphExecDestroy_params_st cuGraphExecDestroy_params;
struct cuGraphDestroy_params_st {
  CUgraph hGraph;
};
typedef struct cuGraphDestroy_params_st cuGraphDestroy_params;
struct cuGraphExecUpdate_v2_params_st {
  CUgraphExec hGraphExec;
  CUgraph hGraph;
  CUgraphExecUpdateResultInfo *resultInfo;
};
typedef struct cuGraphExecUpdate_v2_params_st cuGraphExecUpdate_v2_params;
struct cuGraphKernelNodeCopyAttributes_params_st {
  CUgraphNode dst;
  CUgraphNode src;
};
typedef struct cuGraphKernelNodeCopyAttributes_params_st cuGraphKernelNodeCopyAttributes_params;
struct cuGraphKernelNodeGetAttribute_params_st {
  CUgraphNode hNode;
  CUkernelNodeAttrID attr;
  CUkernelNodeAttrValue *value_out;
};
typedef struct cuGraphKernelNodeGetAttribute_params_st cuGraphKernelNodeGetAttribute_params;
struct cuGraphKernelNodeSetAttribute_params_st {
  CUgraphNode hNode;
  CUkernelNodeAttrID attr;
  const CUkernelNodeAttrValue *value;
};
typedef struct cuGraphKernelNodeSetAttribute_params_st cuGraphKernelNodeSetAttribute_params;
struct cuGraphDebugDotPrint_params_st {
  CUgraph hGraph;
  const char *path;
  unsigned int flags;
};
typedef struct cuGraphDebugDotPrint_params_st cuGraphDebugDotPrint_params;
struct cuUserObjectCreate_params_st {
  CUuserObject *object_out;
  void *ptr;
  CUhostFn destroy;
  unsigned int initialRefcount;
  unsigned int flags;
};
typedef struct cuUserObjectCreate_params_st cuUserObjectCreate_params;
struct cuUserObjectRetain_params_st {
  CUuserObject object;
  unsigned int count;
};
typedef struct cuUserObjectRetain_params_st cuUserObjectRetain_params;
struct cuUserObjectRelease_params_st {
  CUuserObject object;
  unsigned int count;
};
typedef struct cuUserObjectRelease_params_st cuUserObjectRelease_params;
struct cuGraphRetainUserObject_params_st {
  CUgraph graph;
  CUuserObject object;
  unsigned int count;
  unsigned int flags;
};
typedef struct cuGraphRetainUserObject_params_st cuGraphRetainUserObject_params;
struct cuGraphReleaseUserObject_params_st {
  CUgraph graph;
  CUuserObject object;
  unsigned int count;
};
typedef struct cuGraphReleaseUserObject_params_st cuGraphReleaseUserObject_params;
struct cuGraphAddNode_v2_params_st {
  CUgraphNode *phGraphNode;
  CUgraph hGraph;
  const CUgraphNode *dependencies;
  const CUgraphEdgeData *dependencyData;
  size_t numDependencies;
  CUgraphNodeParams *nodeParams;
};
typedef struct cuGraphAddNode_v2_params_st cuGraphAddNode_v2_params;
struct cuGraphNodeSetParams_params_st {
  CUgraphNode hNode;
  CUgraphNodeParams *nodeParams;
};
typedef struct cuGraphNodeSetParams_params_st cuGraphNodeSetParams_params;
struct cuGraphExecNodeSetParams_params_st {
  CUgraphExec hGraphExec;
  CUgraphNode hNode;
  CUgraphNodeParams *nodeParams;
};
typedef struct cuGraphExecNodeSetParams_params_st cuGraphExecNodeSetParams_params;
struct cuGraphConditionalHandleCreate_params_st {
  CUgraphConditionalHandle *pHandle_out;
  CUgraph hGraph;
  CUcontext ctx;
  unsigned int defaultLaunchValue;
  unsigned int flags;
};
typedef struct cuGraphConditionalHandleCreate_params_st cuGraphConditionalHandleCreate_params;
struct cuOccupancyMaxActiveBlocksPerMultiprocessor_params_st {
  int *numBlocks;
  CUfunction func;
  int blockSize;
  size_t dynamicSMemSize;
};
typedef struct cuOccupancyMaxActiveBlocksPerMultiprocessor_params_st cuOccupancyMaxActiveBlocksPerMultiprocessor_params;
struct cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_params_st {
  int *numBlocks;
  CUfunction func;
  int blockSize;
  size_t dynamicSMemSize;
  unsigned int flags;
};
typedef struct cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_params_st cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_params;
struct cuOccupancyMaxPotentialBlockSize_params_st {
  int *minGridSize;
  int *blockSize;
  CUfunction func;
  CUoccupancyB2DSize blockSizeToDynamicSMemSize;
  size_t dynamicSMemSize;
  int blockSizeLimit;
};
typedef struct cuOccupancyMaxPotentialBlockSize_params_st cuOccupancyMaxPotentialBlockSize_params;
struct cuOccupancyMaxPotentialBlockSizeWithFlags_params_st {
  int *minGridSize;
  int *blockSize;
  CUfunction func;
  CUoccupancyB2DSize blockSizeToDynamicSMemSize;
  size_t dynamicSMemSize;
  int blockSizeLimit;
  unsigned int flags;
};
typedef struct cuOccupancyMaxPotentialBlockSizeWithFlags_params_st cuOccupancyMaxPotentialBlockSizeWithFlags_params;
struct cuOccupancyAvailableDynamicSMemPerBlock_params_st {
  size_t *dynamicSmemSize;
  CUfunction func;
  int numBlocks;
  int blockSize;
};
typedef struct cuOccupancyAvailableDynamicSMemPerBlock_params_st cuOccupancyAvailableDynamicSMemPerBlock_params;
struct cuOccupancyMaxPotentialClusterSize_params_st {
  int *clusterSize;
  CUfunction func;
  const CUlaunchConfig *config;
};
typedef struct cuOccupancyMaxPotentialClusterSize_params_st cuOccupancyMaxPotentialClusterSize_params;
struct cuOccupancyMaxActiveClusters_params_st {
  int *numClusters;
  CUfunction func;
  const CUlaunchConfig *config;
};
typedef struct cuOccupancyMaxActiveClusters_params_st cuOccupancyMaxActiveClusters_params;
struct cuTexRefSetArray_params_st {
  CUtexref hTexRef;
  CUarray hArray;
  unsigned int Flags;
};
typedef struct cuTexRefSetArray_params_st cuTexRefSetArray_params;
struct cuTexRefSetMipmappedArray_params_st {
  CUtexref hTexRef;
  CUmipmappedArray hMipmappedArray;
  unsigned int Flags;
};
typedef struct cuTexRefSetMipmappedArray_params_st cuTexRefSetMipmappedArray_params;
struct cuTexRefSetAddress_v2_params_st {
  size_t *ByteOffset;
  CUtexref hTexRef;
  CUdeviceptr dptr;
  size_t bytes;
};
typedef struct cuTexRefSetAddress_v2_params_st cuTexRefSetAddress_v2_params;
struct cuTexRefSetAddress2D_v3_params_st {
  CUtexref hTexRef;
  const CUDA_ARRAY_DESCRIPTOR *desc;
  CUdeviceptr dptr;
  size_t Pitch;
};
typedef struct cuTexRefSetAddress2D_v3_params_st cuTexRefSetAddress2D_v3_params;
struct cuTexRefSetFormat_params_st {
  CUtexref hTexRef;
  CUarray_format fmt;
  int NumPackedComponents;
};
typedef struct cuTexRefSetFormat_params_st cuTexRefSetFormat_params;
struct cuTexRefSetAddressMode_params_st {
  CUtexref hTexRef;
  int dim;
  CUaddress_mode am;
};
typedef struct cuTexRefSetAddressMode_params_st cuTexRefSetAddressMode_params;
struct cuTexRefSetFilterMode_params_st {
  CUtexref hTexRef;
  CUfilter_mode fm;
};
typedef struct cuTexRefSetFilterMode_params_st cuTexRefSetFilterMode_params;
struct cuTexRefSetMipmapFilterMode_params_st {
  CUtexref hTexRef;
  CUfilter_mode fm;
};
typedef struct cuTexRefSetMipmapFilterMode_params_st cuTexRefSetMipmapFilterMode_params;
struct cuTexRefSetMipmapLevelBias_params_st {
  CUtexref hTexRef;
  float bias;
};
typedef struct cuTexRefSetMipmapLevelBias_params_st cuTexRefSetMipmapLevelBias_params;
struct cuTexRefSetMipmapLevelClamp_params_st {
  CUtexref hTexRef;
  float minMipmapLevelClamp;
  float maxMipmapLevelClamp;
};
typedef struct cuTexRefSetMipmapLevelClamp_params_st cuTexRefSetMipmapLevelClamp_params;
struct cuTexRefSetMaxAnisotropy_params_st {
  CUtexref hTexRef;
  unsigned int maxAniso;
};
typedef struct cuTexRefSetMaxAnisotropy_params_st cuTexRefSetMaxAnisotropy_params;
struct cuTexRefSetBorderColor_params_st {
  CUtexref hTexRef;
  float *pBorderColor;
};
typedef struct cuTexRefSetBorderColor_params_st cuTexRefSetBorderColor_params;
struct cuTexRefSetFlags_params_st {
  CUtexref hTexRef;
  unsigned int Flags;
};
typedef struct cuTexRefSetFlags_params_st cuTexRefSetFlags_params;
struct cuTexRefGetAddress_v2_params_st {
  CUdeviceptr *pdptr;
  CUtexref hTexRef;
};
typedef struct cuTexRefGetAddress_v2_params_st cuTexRefGetAddress_v2_params;
struct cuTexRefGetArray_params_st {
  CUarray *phArray;
  CUtexref hTexRef;
};
typedef struct cuTexRefGetArray_params_st cuTexRefGetArray_params;
struct cuTexRefGetMipmappedArray_params_st {
  CUmipmappedArray *phMipmappedArray;
  CUtexref hTexRef;
};
typedef struct cuTexRefGetMipmappedArray_params_st cuTexRefGetMipmappedArray_params;
struct cuTexRefGetAddressMode_params_st {
  CUaddress_mode *pam;
  CUtexref hTexRef;
  int dim;
};
typedef struct cuTexRefGetAddressMode_params_st cuTexRefGetAddressMode_params;
struct cuTexRefGetFilterMode_params_st {
  CUfilter_mode *pfm;
  CUtexref hTexRef;
};
typedef struct cuTexRefGetFilterMode_params_st cuTexRefGetFilterMode_params;
struct cuTexRefGetFormat_params_st {
  CUarray_format *pFormat;
  int *pNumChannels;
  CUtexref hTexRef;
};
typedef struct cuTexRefGetFormat_params_st cuTexRefGetFormat_params;
struct cuTexRefGetMipmapFilterMode_params_st {
  CUfilter_mode *pfm;
  CUtexref hTexRef;
};
typedef struct cuTexRefGetMipmapFilterMode_params_st cuTexRefGetMipmapFilterMode_params;
struct cuTexRefGetMipmapLevelBias_params_st {
  float *pbias;
  CUtexref hTexRef;
};
typedef struct cuTexRefGetMipmapLevelBias_params_st cuTexRefGetMipmapLevelBias_params;
struct cuTexRefGetMipmapLevelClamp_params_st {
  float *pminMipmapLevelClamp;
  float *pmaxMipmapLevelClamp;
  CUtexref hTexRef;
};
typedef struct cuTexRefGetMipmapLevelClamp_params_st cuTexRefGetMipmapLevelClamp_params;
struct cuTexRefGetMaxAnisotropy_params_st {
  int *pmaxAniso;
  CUtexref hTexRef;
};
typedef struct cuTexRefGetMaxAnisotropy_params_st cuTexRefGetMaxAnisotropy_params;
struct cuTexRefGetBorderColor_params_st {
  float *pBorderColor;
  CUtexref hTexRef;
};
typedef struct cuTexRefGetBorderColor_params_st cuTexRefGetBorderColor_params;
struct cuTexRefGetFlags_params_st {
  unsigned int *pFlags;
  CUtexref hTexRef;
};
typedef struct cuTexRefGetFlags_params_st cuTexRefGetFlags_params;
struct cuTexRefCreate_params_st {
  CUtexref *pTexRef;
};
typedef struct cuTexRefCreate_params_st cuTexRefCreate_params;
struct cuTexRefDestroy_params_st {
  CUtexref hTexRef;
};
typedef struct cuTexRefDestroy_params_st cuTexRefDestroy_params;
struct cuSurfRefSetArray_params_st {
  CUsurfref hSurfRef;
  CUarray hArray;
  unsigned int Flags;
};
typedef struct cuSurfRefSetArray_params_st cuSurfRefSetArray_params;
struct cuSurfRefGetArray_params_st {
  CUarray *phArray;
  CUsurfref hSurfRef;
};
typedef struct cuSurfRefGetArray_params_st cuSurfRefGetArray_params;
struct cuTexObjectCreate_params_st {
  CUtexObject *pTexObject;
  const CUDA_RESOURCE_DESC *pResDesc;
  const CUDA_TEXTURE_DESC *pTexDesc;
  const CUDA_RESOURCE_VIEW_DESC *pResViewDesc;
};
typedef struct cuTexObjectCreate_params_st cuTexObjectCreate_params;
struct cuTexObjectDestroy_params_st {
  CUtexObject texObject;
};
typedef struct cuTexObjectDestroy_params_st cuTexObjectDestroy_params;
struct cuTexObjectGetResourceDesc_params_st {
  CUDA_RESOURCE_DESC *pResDesc;
  CUtexObject texObject;
};
typedef struct cuTexObjectGetResourceDesc_params_st cuTexObjectGetResourceDesc_params;
struct cuTexObjectGetTextureDesc_params_st {
  CUDA_TEXTURE_DESC *pTexDesc;
  CUtexObject texObject;
};
typedef struct cuTexObjectGetTextureDesc_params_st cuTexObjectGetTextureDesc_params;
struct cuTexObjectGetResourceViewDesc_params_st {
  CUDA_RESOURCE_VIEW_DESC *pResViewDesc;
  CUtexObject texObject;
};
typedef struct cuTexObjectGetResourceViewDesc_params_st cuTexObjectGetResourceViewDesc_params;
struct cuSurfObjectCreate_params_st {
  CUsurfObject *pSurfObject;
  const CUDA_RESOURCE_DESC *pResDesc;
};
typedef struct cuSurfObjectCreate_params_st cuSurfObjectCreate_params;
struct cuSurfObjectDestroy_params_st {
  CUsurfObject surfObject;
};
typedef struct cuSurfObjectDestroy_params_st cuSurfObjectDestroy_params;
struct cuSurfObjectGetResourceDesc_params_st {
  CUDA_RESOURCE_DESC *pResDesc;
  CUsurfObject surfObject;
};
typedef struct cuSurfObjectGetResourceDesc_params_st cuSurfObjectGetResourceDesc_params;
struct cuTensorMapEncodeTiled_params_st {
  CUtensorMap *tensorMap;
  CUtensorMapDataType tensorDataType;
  cuuint32_t tensorRank;
  void *globalAddress;
  const cuuint64_t *globalDim;
  const cuuint64_t *globalStrides;
  const cuuint32_t *boxDim;
  const cuuint32_t *elementStrides;
  CUtensorMapInterleave interleave;
  CUtensorMapSwizzle swizzle;
  CUtensorMapL2promotion l2Promotion;
  CUtensorMapFloatOOBfill oobFill;
};
typedef struct cuTensorMapEncodeTiled_params_st cuTensorMapEncodeTiled_params;
struct cuTensorMapEncodeIm2col_params_st {
  CUtensorMap *tensorMap;
  CUtensorMapDataType tensorDataType;
  cuuint32_t tensorRank;
  void *globalAddress;
  const cuuint64_t *globalDim;
  const cuuint64_t *globalStrides;
  const int *pixelBoxLowerCorner;
  const int *pixelBoxUpperCorner;
  cuuint32_t channelsPerPixel;
  cuuint32_t pixelsPerColumn;
  const cuuint32_t *elementStrides;
  CUtensorMapInterleave interleave;
  CUtensorMapSwizzle swizzle;
  CUtensorMapL2promotion l2Promotion;
  CUtensorMapFloatOOBfill oobFill;
};
typedef struct cuTensorMapEncodeIm2col_params_st cuTensorMapEncodeIm2col_params;
struct cuTensorMapEncodeIm2colWide_params_st {
  CUtensorMap *tensorMap;
  CUtensorMapDataType tensorDataType;
  cuuint32_t tensorRank;
  void *globalAddress;
  const cuuint64_t *globalDim;
  const cuuint64_t *globalStrides;
  int pixelBoxLowerCornerWidth;
  int pixelBoxUpperCornerWidth;
  cuuint32_t channelsPerPixel;
  cuuint32_t pixelsPerColumn;
  const cuuint32_t *elementStrides;
  CUtensorMapInterleave interleave;
  CUtensorMapIm2ColWideMode mode;
  CUtensorMapSwizzle swizzle;
  CUtensorMapL2promotion l2Promotion;
  CUtensorMapFloatOOBfill oobFill;
};
typedef struct cuTensorMapEncodeIm2colWide_params_st cuTensorMapEncodeIm2colWide_params;
struct cuTensorMapReplaceAddress_params_st {
  CUtensorMap *tensorMap;
  void *globalAddress;
};
typedef struct cuTensorMapReplaceAddress_params_st cuTensorMapReplaceAddress_params;
struct cuDeviceCanAccessPeer_params_st {
  int *canAccessPeer;
  CUdevice dev;
  CUdevice peerDev;
};
typedef struct cuDeviceCanAccessPeer_params_st cuDeviceCanAccessPeer_params;
struct cuCtxEnablePeerAccess_params_st {
  CUcontext peerContext;
  unsigned int Flags;
};
typedef struct cuCtxEnablePeerAccess_params_st cuCtxEnablePeerAccess_params;
struct cuCtxDisablePeerAccess_params_st {
  CUcontext peerContext;
};
typedef struct cuCtxDisablePeerAccess_params_st cuCtxDisablePeerAccess_params;
struct cuDeviceGetP2PAttribute_params_st {
  int *value;
  CUdevice_P2PAttribute attrib;
  CUdevice srcDevice;
  CUdevice dstDevice;
};
typedef struct cuDeviceGetP2PAttribute_params_st cuDeviceGetP2PAttribute_params;
struct cuDeviceGetP2PAtomicCapabilities_params_st {
  unsigned int *capabilities;
  const CUatomicOperation *operations;
  unsigned int count;
  CUdevice srcDevice;
  CUdevice dstDevice;
};
typedef struct cuDeviceGetP2PAtomicCapabilities_params_st cuDeviceGetP2PAtomicCapabilities_params;
struct cuGraphicsUnregisterResource_params_st {
  CUgraphicsResource resource;
};
typedef struct cuGraphicsUnregisterResource_params_st cuGraphicsUnregisterResource_params;
struct cuGraphicsSubResourceGetMappedArray_params_st {
  CUarray *pArray;
  CUgraphicsResource resource;
  unsigned int arrayIndex;
  unsigned int mipLevel;
};
typedef struct cuGraphicsSubResourceGetMappedArray_params_st cuGraphicsSubResourceGetMappedArray_params;
struct cuGraphicsResourceGetMappedMipmappedArray_params_st {
  CUmipmappedArray *pMipmappedArray;
  CUgraphicsResource resource;
};
typedef struct cuGraphicsResourceGetMappedMipmappedArray_params_st cuGraphicsResourceGetMappedMipmappedArray_params;
struct cuGraphicsResourceGetMappedPointer_v2_params_st {
  CUdeviceptr *pDevPtr;
  size_t *pSize;
  CUgraphicsResource resource;
};
typedef struct cuGraphicsResourceGetMappedPointer_v2_params_st cuGraphicsResourceGetMappedPointer_v2_params;
struct cuGraphicsResourceSetMapFlags_v2_params_st {
  CUgraphicsResource resource;
  unsigned int flags;
};
typedef struct cuGraphicsResourceSetMapFlags_v2_params_st cuGraphicsResourceSetMapFlags_v2_params;
struct cuGraphicsMapResources_ptsz_params_st {
  unsigned int count;
  CUgraphicsResource *resources;
  CUstream hStream;
};
typedef struct cuGraphicsMapResources_ptsz_params_st cuGraphicsMapResources_ptsz_params;
struct cuGraphicsUnmapResources_ptsz_params_st {
  unsigned int count;
  CUgraphicsResource *resources;
  CUstream hStream;
};
typedef struct cuGraphicsUnmapResources_ptsz_params_st cuGraphicsUnmapResources_ptsz_params;
struct cuGetProcAddress_v2_params_st {
  const char *symbol;
  void **pfn;
  int cudaVersion;
  cuuint64_t flags;
  CUdriverProcAddressQueryResult *symbolStatus;
};
typedef struct cuGetProcAddress_v2_params_st cuGetProcAddress_v2_params;
struct cuCoredumpGetAttribute_params_st {
  CUcoredumpSettings attrib;
  void *value;
  size_t *size;
};
typedef struct cuCoredumpGetAttribute_params_st cuCoredumpGetAttribute_params;
struct cuCoredumpGetAttributeGlobal_params_st {
  CUcoredumpSettings attrib;
  void *value;
  size_t *size;
};
typedef struct cuCoredumpGetAttributeGlobal_params_st cuCoredumpGetAttributeGlobal_params;
struct cuCoredumpSetAttribute_params_st {
  CUcoredumpSettings attrib;
  void *value;
  size_t *size;
};
typedef struct cuCoredumpSetAttribute_params_st cuCoredumpSetAttribute_params;
struct cuCoredumpSetAttributeGlobal_params_st {
  CUcoredumpSettings attrib;
  void *value;
  size_t *size;
};
typedef struct cuCoredumpSetAttributeGlobal_params_st cuCoredumpSetAttributeGlobal_params;
struct cuGetExportTable_params_st {
  const void **ppExportTable;
  const CUuuid *pExportTableId;
};
typedef struct cuGetExportTable_params_st cuGetExportTable_params;
struct cuGreenCtxCreate_params_st {
  CUgreenCtx *phCtx;
  CUdevResourceDesc desc;
  CUdevice dev;
  unsigned int flags;
};
typedef struct cuGreenCtxCreate_params_st cuGreenCtxCreate_params;
struct cuGreenCtxDestroy_params_st {
  CUgreenCtx hCtx;
};
typedef struct cuGreenCtxDestroy_params_st cuGreenCtxDestroy_params;
struct cuCtxFromGreenCtx_params_st {
  CUcontext *pContext;
  CUgreenCtx hCtx;
};
typedef struct cuCtxFromGreenCtx_params_st cuCtxFromGreenCtx_params;
struct cuDeviceGetDevResource_params_st {
  CUdevice device;
  CUdevResource *resource;
  CUdevResourceType type;
};
typedef struct cuDeviceGetDevResource_params_st cuDeviceGetDevResource_params;
struct cuCtxGetDevResource_params_st {
  CUcontext hCtx;
  CUdevResource *resource;
  CUdevResourceType type;
};
typedef struct cuCtxGetDevResource_params_st cuCtxGetDevResource_params;
struct cuGreenCtxGetDevResource_params_st {
  CUgreenCtx hCtx;
  CUdevResource *resource;
  CUdevResourceType type;
};
typedef struct cuGreenCtxGetDevResource_params_st cuGreenCtxGetDevResource_params;
struct cuDevSmResourceSplitByCount_params_st {
  CUdevResource *result;
  unsigned int *nbGroups;
  const CUdevResource *input;
  CUdevResource *remaining;
  unsigned int useFlags;
  unsigned int minCount;
};
typedef struct cuDevSmResourceSplitByCount_params_st cuDevSmResourceSplitByCount_params;
struct cuDevResourceGenerateDesc_params_st {
  CUdevResourceDesc *phDesc;
  CUdevResource *resources;
  unsigned int nbResources;
};
typedef struct cuDevResourceGenerateDesc_params_st cuDevResourceGenerateDesc_params;
struct cuGreenCtxRecordEvent_params_st {
  CUgreenCtx hCtx;
  CUevent hEvent;
};
typedef struct cuGreenCtxRecordEvent_params_st cuGreenCtxRecordEvent_params;
struct cuGreenCtxWaitEvent_params_st {
  CUgreenCtx hCtx;
  CUevent hEvent;
};
typedef struct cuGreenCtxWaitEvent_params_st cuGreenCtxWaitEvent_params;
struct cuStreamGetGreenCtx_params_st {
  CUstream hStream;
  CUgreenCtx *phCtx;
};
typedef struct cuStreamGetGreenCtx_params_st cuStreamGetGreenCtx_params;
struct cuGreenCtxStreamCreate_params_st {
  CUstream *phStream;
  CUgreenCtx greenCtx;
  unsigned int flags;
  int priority;
};
typedef struct cuGreenCtxStreamCreate_params_st cuGreenCtxStreamCreate_params;
struct cuGreenCtxGetId_params_st {
  CUgreenCtx greenCtx;
  unsigned long long *greenCtxId;
};
typedef struct cuGreenCtxGetId_params_st cuGreenCtxGetId_params;
struct cuLogsRegisterCallback_params_st {
  CUlogsCallback callbackFunc;
  void *userData;
  CUlogsCallbackHandle *callback_out;
};
typedef struct cuLogsRegisterCallback_params_st cuLogsRegisterCallback_params;
struct cuLogsUnregisterCallback_params_st {
  CUlogsCallbackHandle callback;
};
typedef struct cuLogsUnregisterCallback_params_st cuLogsUnregisterCallback_params;
struct cuLogsCurrent_params_st {
  CUlogIterator *iterator_out;
  unsigned int flags;
};
typedef struct cuLogsCurrent_params_st cuLogsCurrent_params;
struct cuLogsDumpToFile_params_st {
  CUlogIterator *iterator;
  const char *pathToFile;
  unsigned int flags;
};
typedef struct cuLogsDumpToFile_params_st cuLogsDumpToFile_params;
struct cuLogsDumpToMemory_params_st {
  CUlogIterator *iterator;
  char *buffer;
  size_t *size;
  unsigned int flags;
};
typedef struct cuLogsDumpToMemory_params_st cuLogsDumpToMemory_params;
struct cuMemHostRegister_params_st {
  void *p;
  size_t bytesize;
  unsigned int Flags;
};
typedef struct cuMemHostRegister_params_st cuMemHostRegister_params;
struct cuGraphicsResourceSetMapFlags_params_st {
  CUgraphicsResource resource;
  unsigned int flags;
};
typedef struct cuGraphicsResourceSetMapFlags_params_st cuGraphicsResourceSetMapFlags_params;
struct cuLinkCreate_params_st {
  unsigned int numOptions;
  CUjit_option *options;
  void **optionValues;
  CUlinkState *stateOut;
};
typedef struct cuLinkCreate_params_st cuLinkCreate_params;
struct cuLinkAddData_params_st {
  CUlinkState state;
  CUjitInputType type;
  void *data;
  size_t size;
  const char *name;
  unsigned int numOptions;
  CUjit_option *options;
  void **optionValues;
};
typedef struct cuLinkAddData_params_st cuLinkAddData_params;
struct cuLinkAddFile_params_st {
  CUlinkState state;
  CUjitInputType type;
  const char *path;
  unsigned int numOptions;
  CUjit_option *options;
  void **optionValues;
};
typedef struct cuLinkAddFile_params_st cuLinkAddFile_params;
struct cuTexRefSetAddress2D_v2_params_st {
  CUtexref hTexRef;
  const CUDA_ARRAY_DESCRIPTOR *desc;
  CUdeviceptr dptr;
  size_t Pitch;
};
typedef struct cuTexRefSetAddress2D_v2_params_st cuTexRefSetAddress2D_v2_params;
struct cuDeviceTotalMem_params_st {
  unsigned int *bytes;
  CUdevice dev;
};
typedef struct cuDeviceTotalMem_params_st cuDeviceTotalMem_params;
struct cuCtxCreate_params_st {
  CUcontext *pctx;
  unsigned int flags;
  CUdevice dev;
};
typedef struct cuCtxCreate_params_st cuCtxCreate_params;
struct cuCtxCreate_v2_params_st {
  CUcontext *pctx;
  unsigned int flags;
  CUdevice dev;
};
typedef struct cuCtxCreate_v2_params_st cuCtxCreate_v2_params;
struct cuCtxCreate_v3_params_st {
  CUcontext *pctx;
  CUexecAffinityParam *paramsArray;
  int numParams;
  unsigned int flags;
  CUdevice dev;
};
typedef struct cuCtxCreate_v3_params_st cuCtxCreate_v3_params;
typedef struct cuModuleGetGlobal_params_st cuModuleGetGlobal_params;
struct cuMemGetInfo_params_st {
  unsigned int *free;
  unsigned int *total;
};
typedef struct cuMemGetInfo_params_st cuMemGetInfo_params;
typedef struct cuMemAlloc_params_st cuMemAlloc_params;
typedef struct cuMemAllocPitch_params_st cuMemAllocPitch_params;
typedef struct cuMemFree_params_st cuMemFree_params;
typedef struct cuMemGetAddressRange_params_st cuMemGetAddressRange_params;
struct cuMemAllocHost_params_st {
  void **pp;
  unsigned int bytesize;
};
typedef struct cuMemAllocHost_params_st cuMemAllocHost_params;
typedef struct cuMemHostGetDevicePointer_params_st cuMemHostGetDevicePointer_params;
typedef struct cuMemcpyHtoD_params_st cuMemcpyHtoD_params;
typedef struct cuMemcpyDtoH_params_st cuMemcpyDtoH_params;
typedef struct cuMemcpyDtoD_params_st cuMemcpyDtoD_params;
typedef struct cuMemcpyDtoA_params_st cuMemcpyDtoA_params;
typedef struct cuMemcpyAtoD_params_st cuMemcpyAtoD_params;
struct cuMemcpyHtoA_params_st {
  CUarray dstArray;
  unsigned int dstOffset;
  const void *srcHost;
  unsigned int ByteCount;
};
typedef struct cuMemcpyHtoA_params_st cuMemcpyHtoA_params;
struct cuMemcpyAtoH_params_st {
  void *dstHost;
  CUarray srcArray;
  unsigned int srcOffset;
  unsigned int ByteCount;
};
typedef struct cuMemcpyAtoH_params_st cuMemcpyAtoH_params;
struct cuMemcpyAtoA_params_st {
  CUarray dstArray;
  unsigned int dstOffset;
  CUarray srcArray;
  unsigned int srcOffset;
  unsigned int ByteCount;
};
typedef struct cuMemcpyAtoA_params_st cuMemcpyAtoA_params;
struct cuMemcpyHtoAAsync_params_st {
  CUarray dstArray;
  unsigned int dstOffset;
  const void *srcHost;
  unsigned int ByteCount;
  CUstream hStream;
};
typedef struct cuMemcpyHtoAAsync_params_st cuMemcpyHtoAAsync_params;
struct cuMemcpyAtoHAsync_params_st {
  void *dstHost;
  CUarray srcArray;
  unsigned int srcOffset;
  unsigned int ByteCount;
  CUstream hStream;
};
typedef struct cuMemcpyAtoHAsync_params_st cuMemcpyAtoHAsync_params;
typedef struct cuMemcpy2D_params_st cuMemcpy2D_params;
typedef struct cuMemcpy2DUnaligned_params_st cuMemcpy2DUnaligned_params;
typedef struct cuMemcpy3D_params_st cuMemcpy3D_params;
typedef struct cuMemcpyHtoDAsync_params_st cuMemcpyHtoDAsync_params;
typedef struct cuMemcpyDtoHAsync_params_st cuMemcpyDtoHAsync_params;
typedef struct cuMemcpyDtoDAsync_params_st cuMemcpyDtoDAsync_params;
typedef struct cuMemcpy2DAsync_params_st cuMemcpy2DAsync_params;
typedef struct cuMemcpy3DAsync_params_st cuMemcpy3DAsync_params;
typedef struct cuMemsetD8_params_st cuMemsetD8_params;
typedef struct cuMemsetD16_params_st cuMemsetD16_params;
typedef struct cuMemsetD32_params_st cuMemsetD32_params;
typedef struct cuMemsetD2D8_params_st cuMemsetD2D8_params;
typedef struct cuMemsetD2D16_params_st cuMemsetD2D16_params;
typedef struct cuMemsetD2D32_params_st cuMemsetD2D32_params;
typedef struct cuArrayCreate_params_st cuArrayCreate_params;
typedef struct cuArrayGetDescriptor_params_st cuArrayGetDescriptor_params;
typedef struct cuArray3DCreate_params_st cuArray3DCreate_params;
typedef struct cuArray3DGetDescriptor_params_st cuArray3DGetDescriptor_params;
typedef struct cuTexRefSetAddress_params_st cuTexRefSetAddress_params;
typedef struct cuTexRefSetAddress2D_params_st cuTexRefSetAddress2D_params;
typedef struct cuTexRefGetAddress_params_st cuTexRefGetAddress_params;
typedef struct cuGraphicsResourceGetMappedPointer_params_st cuGraphicsResourceGetMappedPointer_params;
struct cuCtxDestroy_params_st {
  CUcontext ctx;
};
typedef struct cuCtxDestroy_params_st cuCtxDestroy_params;
struct cuCtxPopCurrent_params_st {
  CUcontext *pctx;
};
typedef struct cuCtxPopCurrent_params_st cuCtxPopCurrent_params;
struct cuCtxPushCurrent_params_st {
  CUcontext ctx;
};
typedef struct cuCtxPushCurrent_params_st cuCtxPushCurrent_params;
struct cuStreamDestroy_params_st {
  CUstream hStream;
};
typedef struct cuStreamDestroy_params_st cuStreamDestroy_params;
struct cuEventDestroy_params_st {
  CUevent hEvent;
};
typedef struct cuEventDestroy_params_st cuEventDestroy_params;
struct cuEventElapsedTime_params_st {
  float *pMilliseconds;
  CUevent hStart;
  CUevent hEnd;
};
typedef struct cuEventElapsedTime_params_st cuEventElapsedTime_params;
struct cuDevicePrimaryCtxRelease_params_st {
  CUdevice dev;
};
typedef struct cuDevicePrimaryCtxRelease_params_st cuDevicePrimaryCtxRelease_params;
struct cuDevicePrimaryCtxReset_params_st {
  CUdevice dev;
};
typedef struct cuDevicePrimaryCtxReset_params_st cuDevicePrimaryCtxReset_params;
struct cuDevicePrimaryCtxSetFlags_params_st {
  CUdevice dev;
  unsigned int flags;
};
typedef struct cuDevicePrimaryCtxSetFlags_params_st cuDevicePrimaryCtxSetFlags_params;
struct cuDeviceGetUuid_params_st {
  CUuuid *uuid;
  CUdevice dev;
};
typedef struct cuDeviceGetUuid_params_st cuDeviceGetUuid_params;
struct cuMemcpyHtoD_v2_params_st {
  CUdeviceptr dstDevice;
  const void *srcHost;
  size_t ByteCount;
};
typedef struct cuMemcpyHtoD_v2_params_st cuMemcpyHtoD_v2_params;
struct cuMemcpyDtoH_v2_params_st {
  void *dstHost;
  CUdeviceptr srcDevice;
  size_t ByteCount;
};
typedef struct cuMemcpyDtoH_v2_params_st cuMemcpyDtoH_v2_params;
struct cuMemcpyDtoD_v2_params_st {
  CUdeviceptr dstDevice;
  CUdeviceptr srcDevice;
  size_t ByteCount;
};
typedef struct cuMemcpyDtoD_v2_params_st cuMemcpyDtoD_v2_params;
struct cuMemcpyDtoA_v2_params_st {
  CUarray dstArray;
  size_t dstOffset;
  CUdeviceptr srcDevice;
  size_t ByteCount;
};
typedef struct cuMemcpyDtoA_v2_params_st cuMemcpyDtoA_v2_params;
struct cuMemcpyAtoD_v2_params_st {
  CUdeviceptr dstDevice;
  CUarray srcArray;
  size_t srcOffset;
  size_t ByteCount;
};
typedef struct cuMemcpyAtoD_v2_params_st cuMemcpyAtoD_v2_params;
struct cuMemcpyHtoA_v2_params_st {
  CUarray dstArray;
  size_t dstOffset;
  const void *srcHost;
  size_t ByteCount;
};
typedef struct cuMemcpyHtoA_v2_params_st cuMemcpyHtoA_v2_params;
struct cuMemcpyAtoH_v2_params_st {
  void *dstHost;
  CUarray srcArray;
  size_t srcOffset;
  size_t ByteCount;
};
typedef struct cuMemcpyAtoH_v2_params_st cuMemcpyAtoH_v2_params;
struct cuMemcpyAtoA_v2_params_st {
  CUarray dstArray;
  size_t dstOffset;
  CUarray srcArray;
  size_t srcOffset;
  size_t ByteCount;
};
typedef struct cuMemcpyAtoA_v2_params_st cuMemcpyAtoA_v2_params;
struct cuMemcpyHtoAAsync_v2_params_st {
  CUarray dstArray;
  size_t dstOffset;
  const void *srcHost;
  size_t ByteCount;
  CUstream hStream;
};
typedef struct cuMemcpyHtoAAsync_v2_params_st cuMemcpyHtoAAsync_v2_params;
struct cuMemcpyAtoHAsync_v2_params_st {
  void *dstHost;
  CUarray srcArray;
  size_t srcOffset;
  size_t ByteCount;
  CUstream hStream;
};
typedef struct cuMemcpyAtoHAsync_v2_params_st cuMemcpyAtoHAsync_v2_params;
struct cuMemcpy2D_v2_params_st {
  const CUDA_MEMCPY2D *pCopy;
};
typedef struct cuMemcpy2D_v2_params_st cuMemcpy2D_v2_params;
struct cuMemcpy2DUnaligned_v2_params_st {
  const CUDA_MEMCPY2D *pCopy;
};
typedef struct cuMemcpy2DUnaligned_v2_params_st cuMemcpy2DUnaligned_v2_params;
struct cuMemcpy3D_v2_params_st {
  const CUDA_MEMCPY3D *pCopy;
};
typedef struct cuMemcpy3D_v2_params_st cuMemcpy3D_v2_params;
struct cuMemcpyHtoDAsync_v2_params_st {
  CUdeviceptr dstDevice;
  const void *srcHost;
  size_t ByteCount;
  CUstream hStream;
};
typedef struct cuMemcpyHtoDAsync_v2_params_st cuMemcpyHtoDAsync_v2_params;
struct cuMemcpyDtoHAsync_v2_params_st {
  void *dstHost;
  CUdeviceptr srcDevice;
  size_t ByteCount;
  CUstream hStream;
};
typedef struct cuMemcpyDtoHAsync_v2_params_st cuMemcpyDtoHAsync_v2_params;
struct cuMemcpyDtoDAsync_v2_params_st {
  CUdeviceptr dstDevice;
  CUdeviceptr srcDevice;
  size_t ByteCount;
  CUstream hStream;
};
typedef struct cuMemcpyDtoDAsync_v2_params_st cuMemcpyDtoDAsync_v2_params;
struct cuMemcpy2DAsync_v2_params_st {
  const CUDA_MEMCPY2D *pCopy;
  CUstream hStream;
};
typedef struct cuMemcpy2DAsync_v2_params_st cuMemcpy2DAsync_v2_params;
struct cuMemcpy3DAsync_v2_params_st {
  const CUDA_MEMCPY3D *pCopy;
  CUstream hStream;
};
typedef struct cuMemcpy3DAsync_v2_params_st cuMemcpy3DAsync_v2_params;
struct cuMemsetD8_v2_params_st {
  CUdeviceptr dstDevice;
  unsigned char uc;
  size_t N;
};
typedef struct cuMemsetD8_v2_params_st cuMemsetD8_v2_params;
struct cuMemsetD16_v2_params_st {
  CUdeviceptr dstDevice;
  unsigned short us;
  size_t N;
};
typedef struct cuMemsetD16_v2_params_st cuMemsetD16_v2_params;
struct cuMemsetD32_v2_params_st {
  CUdeviceptr dstDevice;
  unsigned int ui;
  size_t N;
};
typedef struct cuMemsetD32_v2_params_st cuMemsetD32_v2_params;
struct cuMemsetD2D8_v2_params_st {
  CUdeviceptr dstDevice;
  size_t dstPitch;
  unsigned char uc;
  size_t Width;
  size_t Height;
};
typedef struct cuMemsetD2D8_v2_params_st cuMemsetD2D8_v2_params;
struct cuMemsetD2D16_v2_params_st {
  CUdeviceptr dstDevice;
  size_t dstPitch;
  unsigned short us;
  size_t Width;
  size_t Height;
};
typedef struct cuMemsetD2D16_v2_params_st cuMemsetD2D16_v2_params;
struct cuMemsetD2D32_v2_params_st {
  CUdeviceptr dstDevice;
  size_t dstPitch;
  unsigned int ui;
  size_t Width;
  size_t Height;
};
typedef struct cuMemsetD2D32_v2_params_st cuMemsetD2D32_v2_params;
struct cuMemcpy_params_st {
  CUdeviceptr dst;
  CUdeviceptr src;
  size_t ByteCount;
};
typedef struct cuMemcpy_params_st cuMemcpy_params;
struct cuMemcpyAsync_params_st {
  CUdeviceptr dst;
  CUdeviceptr src;
  size_t ByteCount;
  CUstream hStream;
};
typedef struct cuMemcpyAsync_params_st cuMemcpyAsync_params;
struct cuMemcpyPeer_params_st {
  CUdeviceptr dstDevice;
  CUcontext dstContext;
  CUdeviceptr srcDevice;
  CUcontext srcContext;
  size_t ByteCount;
};
typedef struct cuMemcpyPeer_params_st cuMemcpyPeer_params;
struct cuMemcpyPeerAsync_params_st {
  CUdeviceptr dstDevice;
  CUcontext dstContext;
  CUdeviceptr srcDevice;
  CUcontext srcContext;
  size_t ByteCount;
  CUstream hStream;
};
typedef struct cuMemcpyPeerAsync_params_st cuMemcpyPeerAsync_params;
struct cuMemcpy3DPeer_params_st {
  const CUDA_MEMCPY3D_PEER *pCopy;
};
typedef struct cuMemcpy3DPeer_params_st cuMemcpy3DPeer_params;
struct cuMemcpy3DPeerAsync_params_st {
  const CUDA_MEMCPY3D_PEER *pCopy;
  CUstream hStream;
};
typedef struct cuMemcpy3DPeerAsync_params_st cuMemcpy3DPeerAsync_params;
struct cuMemcpyBatchAsync_params_st {
  CUdeviceptr *dsts;
  CUdeviceptr *srcs;
  size_t *sizes;
  size_t count;
  CUmemcpyAttributes *attrs;
  size_t *attrsIdxs;
  size_t numAttrs;
  size_t *failIdx;
  CUstream hStream;
};
typedef struct cuMemcpyBatchAsync_params_st cuMemcpyBatchAsync_params;
struct cuMemcpy3DBatchAsync_params_st {
  size_t numOps;
  CUDA_MEMCPY3D_BATCH_OP *opList;
  size_t *failIdx;
  unsigned long long flags;
  CUstream hStream;
};
typedef struct cuMemcpy3DBatchAsync_params_st cuMemcpy3DBatchAsync_params;
struct cuMemcpyBatchAsync_ptsz_params_st {
  CUdeviceptr *dsts;
  CUdeviceptr *srcs;
  size_t *sizes;
  size_t count;
  CUmemcpyAttributes *attrs;
  size_t *attrsIdxs;
  size_t numAttrs;
  size_t *failIdx;
  CUstream hStream;
};
typedef struct cuMemcpyBatchAsync_ptsz_params_st cuMemcpyBatchAsync_ptsz_params;
struct cuMemcpy3DBatchAsync_ptsz_params_st {
  size_t numOps;
  CUDA_MEMCPY3D_BATCH_OP *opList;
  size_t *failIdx;
  unsigned long long flags;
  CUstream hStream;
};
typedef struct cuMemcpy3DBatchAsync_ptsz_params_st cuMemcpy3DBatchAsync_ptsz_params;
struct cuMemcpyBatchAsync_v2_params_st {
  CUdeviceptr *dsts;
  CUdeviceptr *srcs;
  size_t *sizes;
  size_t count;
  CUmemcpyAttributes *attrs;
  size_t *attrsIdxs;
  size_t numAttrs;
  CUstream hStream;
};
typedef struct cuMemcpyBatchAsync_v2_params_st cuMemcpyBatchAsync_v2_params;
struct cuMemcpy3DBatchAsync_v2_params_st {
  size_t numOps;
  CUDA_MEMCPY3D_BATCH_OP *opList;
  unsigned long long flags;
  CUstream hStream;
};
typedef struct cuMemcpy3DBatchAsync_v2_params_st cuMemcpy3DBatchAsync_v2_params;
struct cuMemsetD8Async_params_st {
  CUdeviceptr dstDevice;
  unsigned char uc;
  size_t N;
  CUstream hStream;
};
typedef struct cuMemsetD8Async_params_st cuMemsetD8Async_params;
struct cuMemsetD16Async_params_st {
  CUdeviceptr dstDevice;
  unsigned short us;
  size_t N;
  CUstream hStream;
};
typedef struct cuMemsetD16Async_params_st cuMemsetD16Async_params;
struct cuMemsetD32Async_params_st {
  CUdeviceptr dstDevice;
  unsigned int ui;
  size_t N;
  CUstream hStream;
};
typedef struct cuMemsetD32Async_params_st cuMemsetD32Async_params;
struct cuMemsetD2D8Async_params_st {
  CUdeviceptr dstDevice;
  size_t dstPitch;
  unsigned char uc;
  size_t Width;
  size_t Height;
  CUstream hStream;
};
typedef struct cuMemsetD2D8Async_params_st cuMemsetD2D8Async_params;
struct cuMemsetD2D16Async_params_st {
  CUdeviceptr dstDevice;
  size_t dstPitch;
  unsigned short us;
  size_t Width;
  size_t Height;
  CUstream hStream;
};
typedef struct cuMemsetD2D16Async_params_st cuMemsetD2D16Async_params;
struct cuMemsetD2D32Async_params_st {
  CUdeviceptr dstDevice;
  size_t dstPitch;
  unsigned int ui;
  size_t Width;
  size_t Height;
  CUstream hStream;
};
typedef struct cuMemsetD2D32Async_params_st cuMemsetD2D32Async_params;
struct cuStreamGetPriority_params_st {
  CUstream hStream;
  int *priority;
};
typedef struct cuStreamGetPriority_params_st cuStreamGetPriority_params;
struct cuStreamGetId_params_st {
  CUstream hStream;
  unsigned long long *streamId;
};
typedef struct cuStreamGetId_params_st cuStreamGetId_params;
struct cuStreamGetFlags_params_st {
  CUstream hStream;
  unsigned int *flags;
};
typedef struct cuStreamGetFlags_params_st cuStreamGetFlags_params;
struct cuStreamGetDevice_params_st {
  CUstream hStream;
  CUdevice *device;
};
typedef struct cuStreamGetDevice_params_st cuStreamGetDevice_params;
struct cuStreamGetCtx_params_st {
  CUstream hStream;
  CUcontext *pctx;
};
typedef struct cuStreamGetCtx_params_st cuStreamGetCtx_params;
struct cuStreamGetCtx_v2_params_st {
  CUstream hStream;
  CUcontext *pCtx;
  CUgreenCtx *pGreenCtx;
};
typedef struct cuStreamGetCtx_v2_params_st cuStreamGetCtx_v2_params;
struct cuStreamWaitEvent_params_st {
  CUstream hStream;
  CUevent hEvent;
  unsigned int Flags;
};
typedef struct cuStreamWaitEvent_params_st cuStreamWaitEvent_params;
struct cuStreamAddCallback_params_st {
  CUstream hStream;
  CUstreamCallback callback;
  void *userData;
  unsigned int flags;
};
typedef struct cuStreamAddCallback_params_st cuStreamAddCallback_params;
struct cuStreamAttachMemAsync_params_st {
  CUstream hStream;
  CUdeviceptr dptr;
  size_t length;
  unsigned int flags;
};
typedef struct cuStreamAttachMemAsync_params_st cuStreamAttachMemAsync_params;
struct cuStreamQuery_params_st {
  CUstream hStream;
};
typedef struct cuStreamQuery_params_st cuStreamQuery_params;
struct cuStreamSynchronize_params_st {
  CUstream hStream;
};
typedef struct cuStreamSynchronize_params_st cuStreamSynchronize_params;
struct cuEventRecord_params_st {
  CUevent hEvent;
  CUstream hStream;
};
typedef struct cuEventRecord_params_st cuEventRecord_params;
struct cuEventRecordWithFlags_params_st {
  CUevent hEvent;
  CUstream hStream;
  unsigned int flags;
};
typedef struct cuEventRecordWithFlags_params_st cuEventRecordWithFlags_params;
struct cuLaunchKernel_params_st {
  CUfunction f;
  unsigned int gridDimX;
  unsigned int gridDimY;
  unsigned int gridDimZ;
  unsigned int blockDimX;
  unsigned int blockDimY;
  unsigned int blockDimZ;
  unsigned int sharedMemBytes;
  CUstream hStream;
  void **kernelParams;
  void **extra;
};
typedef struct cuLaunchKernel_params_st cuLaunchKernel_params;
struct cuLaunchKernelEx_params_st {
  const CUlaunchConfig *config;
  CUfunction f;
  void **kernelParams;
  void **extra;
};
typedef struct cuLaunchKernelEx_params_st cuLaunchKernelEx_params;
struct cuLaunchHostFunc_params_st {
  CUstream hStream;
  CUhostFn fn;
  void *userData;
};
typedef struct cuLaunchHostFunc_params_st cuLaunchHostFunc_params;
struct cuGraphicsMapResources_params_st {
  unsigned int count;
  CUgraphicsResource *resources;
  CUstream hStream;
};
typedef struct cuGraphicsMapResources_params_st cuGraphicsMapResources_params;
struct cuGraphicsUnmapResources_params_st {
  unsigned int count;
  CUgraphicsResource *resources;
  CUstream hStream;
};
typedef struct cuGraphicsUnmapResources_params_st cuGraphicsUnmapResources_params;
struct cuStreamWriteValue32_params_st {
  CUstream stream;
  CUdeviceptr addr;
  cuuint32_t value;
  unsigned int flags;
};
typedef struct cuStreamWriteValue32_params_st cuStreamWriteValue32_params;
struct cuStreamWaitValue32_params_st {
  CUstream stream;
  CUdeviceptr addr;
  cuuint32_t value;
  unsigned int flags;
};
typedef struct cuStreamWaitValue32_params_st cuStreamWaitValue32_params;
struct cuStreamWriteValue64_params_st {
  CUstream stream;
  CUdeviceptr addr;
  cuuint64_t value;
  unsigned int flags;
};
typedef struct cuStreamWriteValue64_params_st cuStreamWriteValue64_params;
struct cuStreamWaitValue64_params_st {
  CUstream stream;
  CUdeviceptr addr;
  cuuint64_t value;
  unsigned int flags;
};
typedef struct cuStreamWaitValue64_params_st cuStreamWaitValue64_params;
struct cuStreamBatchMemOp_params_st {
  CUstream stream;
  unsigned int count;
  CUstreamBatchMemOpParams *paramArray;
  unsigned int flags;
};
typedef struct cuStreamBatchMemOp_params_st cuStreamBatchMemOp_params;
struct cuStreamWriteValue32_ptsz_params_st {
  CUstream stream;
  CUdeviceptr addr;
  cuuint32_t value;
  unsigned int flags;
};
typedef struct cuStreamWriteValue32_ptsz_params_st cuStreamWriteValue32_ptsz_params;
struct cuStreamWaitValue32_ptsz_params_st {
  CUstream stream;
  CUdeviceptr addr;
  cuuint32_t value;
  unsigned int flags;
};
typedef struct cuStreamWaitValue32_ptsz_params_st cuStreamWaitValue32_ptsz_params;
struct cuStreamWriteValue64_ptsz_params_st {
  CUstream stream;
  CUdeviceptr addr;
  cuuint64_t value;
  unsigned int flags;
};
typedef struct cuStreamWriteValue64_ptsz_params_st cuStreamWriteValue64_ptsz_params;
struct cuStreamWaitValue64_ptsz_params_st {
  CUstream stream;
  CUdeviceptr addr;
  cuuint64_t value;
  unsigned int flags;
};
typedef struct cuStreamWaitValue64_ptsz_params_st cuStreamWaitValue64_ptsz_params;
struct cuStreamBatchMemOp_ptsz_params_st {
  CUstream stream;
  unsigned int count;
  CUstreamBatchMemOpParams *paramArray;
  unsigned int flags;
};
typedef struct cuStreamBatchMemOp_ptsz_params_st cuStreamBatchMemOp_ptsz_params;
struct cuStreamWriteValue32_v2_params_st {
  CUstream stream;
  CUdeviceptr addr;
  cuuint32_t value;
  unsigned int flags;
};
typedef struct cuStreamWriteValue32_v2_params_st cuStreamWriteValue32_v2_params;
struct cuStreamWaitValue32_v2_params_st {
  CUstream stream;
  CUdeviceptr addr;
  cuuint32_t value;
  unsigned int flags;
};
typedef struct cuStreamWaitValue32_v2_params_st cuStreamWaitValue32_v2_params;
struct cuStreamWriteValue64_v2_params_st {
  CUstream stream;
  CUdeviceptr addr;
  cuuint64_t value;
  unsigned int flags;
};
typedef struct cuStreamWriteValue64_v2_params_st cuStreamWriteValue64_v2_params;
struct cuStreamWaitValue64_v2_params_st {
  CUstream stream;
  CUdeviceptr addr;
  cuuint64_t value;
  unsigned int flags;
};
typedef struct cuStreamWaitValue64_v2_params_st cuStreamWaitValue64_v2_params;
struct cuStreamBatchMemOp_v2_params_st {
  CUstream stream;
  unsigned int count;
  CUstreamBatchMemOpParams *paramArray;
  unsigned int flags;
};
typedef struct cuStreamBatchMemOp_v2_params_st cuStreamBatchMemOp_v2_params;
struct cuMemPrefetchAsync_params_st {
  CUdeviceptr devPtr;
  size_t count;
  CUdevice dstDevice;
  CUstream hStream;
};
typedef struct cuMemPrefetchAsync_params_st cuMemPrefetchAsync_params;
struct cuMemPrefetchAsync_ptsz_params_st {
  CUdeviceptr devPtr;
  size_t count;
  CUdevice dstDevice;
  CUstream hStream;
};
typedef struct cuMemPrefetchAsync_ptsz_params_st cuMemPrefetchAsync_ptsz_params;
struct cuMemPrefetchAsync_v2_params_st {
  CUdeviceptr devPtr;
  size_t count;
  CUmemLocation location;
  unsigned int flags;
  CUstream hStream;
};
typedef struct cuMemPrefetchAsync_v2_params_st cuMemPrefetchAsync_v2_params;
struct cuMemAdvise_params_st {
  CUdeviceptr devPtr;
  size_t count;
  CUmem_advise advice;
  CUdevice device;
};
typedef struct cuMemAdvise_params_st cuMemAdvise_params;
struct cuMemPrefetchBatchAsync_params_st {
  CUdeviceptr *dptrs;
  size_t *sizes;
  size_t count;
  CUmemLocation *prefetchLocs;
  size_t *prefetchLocIdxs;
  size_t numPrefetchLocs;
  unsigned long long flags;
  CUstream hStream;
};
typedef struct cuMemPrefetchBatchAsync_params_st cuMemPrefetchBatchAsync_params;
struct cuMemDiscardBatchAsync_params_st {
  CUdeviceptr *dptrs;
  size_t *sizes;
  size_t count;
  unsigned long long flags;
  CUstream hStream;
};
typedef struct cuMemDiscardBatchAsync_params_st cuMemDiscardBatchAsync_params;
struct cuMemDiscardAndPrefetchBatchAsync_params_st {
  CUdeviceptr *dptrs;
  size_t *sizes;
  size_t count;
  CUmemLocation *prefetchLocs;
  size_t *prefetchLocIdxs;
  size_t numPrefetchLocs;
  unsigned long long flags;
  CUstream hStream;
};
typedef struct cuMemDiscardAndPrefetchBatchAsync_params_st cuMemDiscardAndPrefetchBatchAsync_params;
struct cuLaunchCooperativeKernel_params_st {
  CUfunction f;
  unsigned int gridDimX;
  unsigned int gridDimY;
  unsigned int gridDimZ;
  unsigned int blockDimX;
  unsigned int blockDimY;
  unsigned int blockDimZ;
  unsigned int sharedMemBytes;
  CUstream hStream;
  void **kernelParams;
};
typedef struct cuLaunchCooperativeKernel_params_st cuLaunchCooperativeKernel_params;
struct cuSignalExternalSemaphoresAsync_params_st {
  const CUexternalSemaphore *extSemArray;
  const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray;
  unsigned int numExtSems;
  CUstream stream;
};
typedef struct cuSignalExternalSemaphoresAsync_params_st cuSignalExternalSemaphoresAsync_params;
struct cuWaitExternalSemaphoresAsync_params_st {
  const CUexternalSemaphore *extSemArray;
  const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray;
  unsigned int numExtSems;
  CUstream stream;
};
typedef struct cuWaitExternalSemaphoresAsync_params_st cuWaitExternalSemaphoresAsync_params;
struct cuStreamBeginCapture_params_st {
  CUstream hStream;
};
typedef struct cuStreamBeginCapture_params_st cuStreamBeginCapture_params;
struct cuStreamBeginCapture_ptsz_params_st {
  CUstream hStream;
};
typedef struct cuStreamBeginCapture_ptsz_params_st cuStreamBeginCapture_ptsz_params;
struct cuStreamBeginCapture_v2_params_st {
  CUstream hStream;
  CUstreamCaptureMode mode;
};
typedef struct cuStreamBeginCapture_v2_params_st cuStreamBeginCapture_v2_params;
struct cuStreamBeginCaptureToGraph_params_st {
  CUstream hStream;
  CUgraph hGraph;
  const CUgraphNode *dependencies;
  const CUgraphEdgeData *dependencyData;
  size_t numDependencies;
  CUstreamCaptureMode mode;
};
typedef struct cuStreamBeginCaptureToGraph_params_st cuStreamBeginCaptureToGraph_params;
struct cuStreamEndCapture_params_st {
  CUstream hStream;
  CUgraph *phGraph;
};
typedef struct cuStreamEndCapture_params_st cuStreamEndCapture_params;
struct cuStreamIsCapturing_params_st {
  CUstream hStream;
  CUstreamCaptureStatus *captureStatus;
};
typedef struct cuStreamIsCapturing_params_st cuStreamIsCapturing_params;
struct cuStreamGetCaptureInfo_params_st {
  CUstream hStream;
  CUstreamCaptureStatus *captureStatus_out;
  cuuint64_t *id_out;
};
typedef struct cuStreamGetCaptureInfo_params_st cuStreamGetCaptureInfo_params;
struct cuStreamGetCaptureInfo_ptsz_params_st {
  CUstream hStream;
  CUstreamCaptureStatus *captureStatus_out;
  cuuint64_t *id_out;
};
typedef struct cuStreamGetCaptureInfo_ptsz_params_st cuStreamGetCaptureInfo_ptsz_params;
struct cuStreamGetCaptureInfo_v2_params_st {
  CUstream hStream;
  CUstreamCaptureStatus *captureStatus_out;
  cuuint64_t *id_out;
  CUgraph *graph_out;
  const CUgraphNode **dependencies_out;
  size_t *numDependencies_out;
};
typedef struct cuStreamGetCaptureInfo_v2_params_st cuStreamGetCaptureInfo_v2_params;
struct cuStreamGetCaptureInfo_v2_ptsz_params_st {
  CUstream hStream;
  CUstreamCaptureStatus *captureStatus_out;
  cuuint64_t *id_out;
  CUgraph *graph_out;
  const CUgraphNode **dependencies_out;
  size_t *numDependencies_out;
};
typedef struct cuStreamGetCaptureInfo_v2_ptsz_params_st cuStreamGetCaptureInfo_v2_ptsz_params;
struct cuStreamGetCaptureInfo_v3_params_st {
  CUstream hStream;
  CUstreamCaptureStatus *captureStatus_out;
  cuuint64_t *id_out;
  CUgraph *graph_out;
  const CUgraphNode **dependencies_out;
  const CUgraphEdgeData **edgeData_out;
  size_t *numDependencies_out;
};
typedef struct cuStreamGetCaptureInfo_v3_params_st cuStreamGetCaptureInfo_v3_params;
typedef struct cuGraphAddKernelNode_params_st cuGraphAddKernelNode_params;
typedef struct cuGraphKernelNodeGetParams_params_st cuGraphKernelNodeGetParams_params;
typedef struct cuGraphKernelNodeSetParams_params_st cuGraphKernelNodeSetParams_params;
typedef struct cuGraphExecKernelNodeSetParams_params_st cuGraphExecKernelNodeSetParams_params;
struct cuGraphInstantiateWithParams_params_st {
  CUgraphExec *phGraphExec;
  CUgraph hGraph;
  CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams;
};
typedef struct cuGraphInstantiateWithParams_params_st cuGraphInstantiateWithParams_params;
struct cuGraphExecUpdate_params_st {
  CUgraphExec hGraphExec;
  CUgraph hGraph;
  CUgraphNode *hErrorNode_out;
  CUgraphExecUpdateResult *updateResult_out;
};
typedef struct cuGraphExecUpdate_params_st cuGraphExecUpdate_params;
struct cuGraphUpload_params_st {
  CUgraphExec hGraph;
  CUstream hStream;
};
typedef struct cuGraphUpload_params_st cuGraphUpload_params;
struct cuGraphLaunch_params_st {
  CUgraphExec hGraph;
  CUstream hStream;
};
typedef struct cuGraphLaunch_params_st cuGraphLaunch_params;
struct cuGraphGetEdges_params_st {
  CUgraph hGraph;
  CUgraphNode *from;
  CUgraphNode *to;
  size_t *numEdges;
};
typedef struct cuGraphGetEdges_params_st cuGraphGetEdges_params;
struct cuGraphNodeGetDependencies_params_st {
  CUgraphNode hNode;
  CUgraphNode *dependencies;
  size_t *numDependencies;
};
typedef struct cuGraphNodeGetDependencies_params_st cuGraphNodeGetDependencies_params;
struct cuGraphNodeGetDependentNodes_params_st {
  CUgraphNode hNode;
  CUgraphNode *dependentNodes;
  size_t *numDependentNodes;
};
typedef struct cuGraphNodeGetDependentNodes_params_st cuGraphNodeGetDependentNodes_params;
struct cuGraphAddDependencies_params_st {
  CUgraph hGraph;
  const CUgraphNode *from;
  const CUgraphNode *to;
  size_t numDependencies;
};
typedef struct cuGraphAddDependencies_params_st cuGraphAddDependencies_params;
struct cuGraphRemoveDependencies_params_st {
  CUgraph hGraph;
  const CUgraphNode *from;
  const CUgraphNode *to;
  size_t numDependencies;
};
typedef struct cuGraphRemoveDependencies_params_st cuGraphRemoveDependencies_params;
struct cuGraphAddNode_params_st {
  CUgraphNode *phGraphNode;
  CUgraph hGraph;
  const CUgraphNode *dependencies;
  size_t numDependencies;
  CUgraphNodeParams *nodeParams;
};
typedef struct cuGraphAddNode_params_st cuGraphAddNode_params;
struct cuStreamCopyAttributes_params_st {
  CUstream dstStream;
  CUstream srcStream;
};
typedef struct cuStreamCopyAttributes_params_st cuStreamCopyAttributes_params;
struct cuStreamGetAttribute_params_st {
  CUstream hStream;
  CUstreamAttrID attr;
  CUstreamAttrValue *value;
};
typedef struct cuStreamGetAttribute_params_st cuStreamGetAttribute_params;
struct cuStreamSetAttribute_params_st {
  CUstream hStream;
  CUstreamAttrID attr;
  const CUstreamAttrValue *param;
};
typedef struct cuStreamSetAttribute_params_st cuStreamSetAttribute_params;
struct cuIpcOpenMemHandle_params_st {
  CUdeviceptr *pdptr;
  CUipcMemHandle handle;
  unsigned int Flags;
};
typedef struct cuIpcOpenMemHandle_params_st cuIpcOpenMemHandle_params;
struct cuGraphInstantiate_params_st {
  CUgraphExec *phGraphExec;
  CUgraph hGraph;
  CUgraphNode *phErrorNode;
  char *logBuffer;
  size_t bufferSize;
};
typedef struct cuGraphInstantiate_params_st cuGraphInstantiate_params;
struct cuGraphInstantiate_v2_params_st {
  CUgraphExec *phGraphExec;
  CUgraph hGraph;
  CUgraphNode *phErrorNode;
  char *logBuffer;
  size_t bufferSize;
};
typedef struct cuGraphInstantiate_v2_params_st cuGraphInstantiate_v2_params;
struct cuMemMapArrayAsync_params_st {
  CUarrayMapInfo *mapInfoList;
  unsigned int count;
  CUstream hStream;
};
typedef struct cuMemMapArrayAsync_params_st cuMemMapArrayAsync_params;
struct cuMemFreeAsync_params_st {
  CUdeviceptr dptr;
  CUstream hStream;
};
typedef struct cuMemFreeAsync_params_st cuMemFreeAsync_params;
struct cuMemAllocAsync_params_st {
  CUdeviceptr *dptr;
  size_t bytesize;
  CUstream hStream;
};
typedef struct cuMemAllocAsync_params_st cuMemAllocAsync_params;
struct cuMemAllocFromPoolAsync_params_st {
  CUdeviceptr *dptr;
  size_t bytesize;
  CUmemoryPool pool;
  CUstream hStream;
};
typedef struct cuMemAllocFromPoolAsync_params_st cuMemAllocFromPoolAsync_params;
struct cuStreamUpdateCaptureDependencies_params_st {
  CUstream hStream;
  CUgraphNode *dependencies;
  size_t numDependencies;
  unsigned int flags;
};
typedef struct cuStreamUpdateCaptureDependencies_params_st cuStreamUpdateCaptureDependencies_params;
struct cuStreamUpdateCaptureDependencies_ptsz_params_st {
  CUstream hStream;
  CUgraphNode *dependencies;
  size_t numDependencies;
  unsigned int flags;
};
typedef struct cuStreamUpdateCaptureDependencies_ptsz_params_st cuStreamUpdateCaptureDependencies_ptsz_params;
struct cuStreamUpdateCaptureDependencies_v2_params_st {
  CUstream hStream;
  CUgraphNode *dependencies;
  const CUgraphEdgeData *dependencyData;
  size_t numDependencies;
  unsigned int flags;
};
typedef struct cuStreamUpdateCaptureDependencies_v2_params_st cuStreamUpdateCaptureDependencies_v2_params;
struct cuMemBatchDecompressAsync_params_st {
  CUmemDecompressParams *paramsArray;
  size_t count;
  unsigned int flags;
  size_t *errorIndex;
  CUstream stream;
};
typedef struct cuMemBatchDecompressAsync_params_st cuMemBatchDecompressAsync_params;
struct cuGetProcAddress_params_st {
  const char *symbol;
  void **pfn;
  int cudaVersion;
  cuuint64_t flags;
};
typedef struct cuGetProcAddress_params_st cuGetProcAddress_params;
struct cuCheckpointProcessGetRestoreThreadId_params_st {
  int pid;
  int *tid;
};
typedef struct cuCheckpointProcessGetRestoreThreadId_params_st cuCheckpointProcessGetRestoreThreadId_params;
struct cuCheckpointProcessGetState_params_st {
  int pid;
  CUprocessState *state;
};
typedef struct cuCheckpointProcessGetState_params_st cuCheckpointProcessGetState_params;
struct cuCheckpointProcessLock_params_st {
  int pid;
  CUcheckpointLockArgs *args;
};
typedef struct cuCheckpointProcessLock_params_st cuCheckpointProcessLock_params;
struct cuCheckpointProcessCheckpoint_params_st {
  int pid;
  CUcheckpointCheckpointArgs *args;
};
typedef struct cuCheckpointProcessCheckpoint_params_st cuCheckpointProcessCheckpoint_params;
struct cuCheckpointProcessRestore_params_st {
  int pid;
  CUcheckpointRestoreArgs *args;
};
typedef struct cuCheckpointProcessRestore_params_st cuCheckpointProcessRestore_params;
struct cuCheckpointProcessUnlock_params_st {
  int pid;
  CUcheckpointUnlockArgs *args;
};
typedef struct cuCheckpointProcessUnlock_params_st cuCheckpointProcessUnlock_params;
#endif
