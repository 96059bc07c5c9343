// nvJitLink: linking at run time.
#ifndef HIPIFY_NVJITLINK_H
#define HIPIFY_NVJITLINK_H
#include "crt/host_defines.h"
#include <stdint.h>
#include <stdlib.h>

typedef enum { NVJITLINK_SUCCESS = 0, NVJITLINK_ERROR_UNRECOGNIZED_OPTION = 1, NVJITLINK_ERROR_MISSING_ARCH = 2, NVJITLINK_ERROR_INVALID_INPUT = 3, NVJITLINK_ERROR_PTX_COMPILE = 4, NVJITLINK_ERROR_NVVM_COMPILE = 5, NVJITLINK_ERROR_INTERNAL = 6, NVJITLINK_ERROR_THREADPOOL = 7, NVJITLINK_ERROR_UNRECOGNIZED_INPUT = 8, NVJITLINK_ERROR_FINALIZE = 9, NVJITLINK_ERROR_NULL_INPUT = 10, NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS = 11, NVJITLINK_ERROR_INCORRECT_INPUT_TYPE = 12, NVJITLINK_ERROR_ARCH_MISMATCH = 13, NVJITLINK_ERROR_OUTDATED_LIBRARY = 14, NVJITLINK_ERROR_MISSING_FATBIN = 15, NVJITLINK_ERROR_UNRECOGNIZED_ARCH = 16, NVJITLINK_ERROR_UNSUPPORTED_ARCH = 17, NVJITLINK_ERROR_LTO_NOT_ENABLED = 18 } nvJitLinkResult;
typedef enum { NVJITLINK_INPUT_NONE = 0, NVJITLINK_INPUT_CUBIN = 1, NVJITLINK_INPUT_PTX = 2, NVJITLINK_INPUT_LTOIR = 3, NVJITLINK_INPUT_FATBIN = 4, NVJITLINK_INPUT_OBJECT = 5, NVJITLINK_INPUT_LIBRARY = 6, NVJITLINK_INPUT_INDEX = 7, NVJITLINK_INPUT_ANY = 10 } nvJitLinkInputType;
struct nvJitLink;
typedef struct nvJitLink *nvJitLinkHandle;
HIPIFY_C_BEGIN
nvJitLinkResult __nvJitLinkCreate_13_0(nvJitLinkHandle *, uint32_t, const char *const *);
nvJitLinkResult __nvJitLinkDestroy_13_0(nvJitLinkHandle *);
nvJitLinkResult __nvJitLinkAddData_13_0(nvJitLinkHandle, nvJitLinkInputType, const void *, size_t, const char *);
nvJitLinkResult __nvJitLinkAddFile_13_0(nvJitLinkHandle, nvJitLinkInputType, const char *);
nvJitLinkResult __nvJitLinkComplete_13_0(nvJitLinkHandle);
nvJitLinkResult __nvJitLinkGetLinkedCubinSize_13_0(nvJitLinkHandle, size_t *);
nvJitLinkResult __nvJitLinkGetLinkedCubin_13_0(nvJitLinkHandle, void *);
nvJitLinkResult __nvJitLinkGetLinkedPtxSize_13_0(nvJitLinkHandle, size_t *);
nvJitLinkResult __nvJitLinkGetLinkedPtx_13_0(nvJitLinkHandle, char *);
nvJitLinkResult __nvJitLinkGetErrorLogSize_13_0(nvJitLinkHandle, size_t *);
nvJitLinkResult __nvJitLinkGetErrorLog_13_0(nvJitLinkHandle, char *);
nvJitLinkResult __nvJitLinkGetInfoLogSize_13_0(nvJitLinkHandle, size_t *);
nvJitLinkResult __nvJitLinkGetInfoLog_13_0(nvJitLinkHandle, char *);
nvJitLinkResult nvJitLinkVersion(unsigned int *, unsigned int *);
HIPIFY_C_END
#ifdef __cplusplus
nvJitLinkResult nvJitLinkCreate(nvJitLinkHandle *, uint32_t, const char **);
nvJitLinkResult nvJitLinkDestroy(nvJitLinkHandle *);
nvJitLinkResult nvJitLinkAddData(nvJitLinkHandle, nvJitLinkInputType, const void *, size_t, const char *);
nvJitLinkResult nvJitLinkAddFile(nvJitLinkHandle, nvJitLinkInputType, const char *);
nvJitLinkResult nvJitLinkComplete(nvJitLinkHandle);
nvJitLinkResult nvJitLinkGetLinkedCubinSize(nvJitLinkHandle, size_t *);
nvJitLinkResult nvJitLinkGetLinkedCubin(nvJitLinkHandle, void *);
nvJitLinkResult nvJitLinkGetLinkedPtxSize(nvJitLinkHandle, size_t *);
nvJitLinkResult nvJitLinkGetLinkedPtx(nvJitLinkHandle, char *);
nvJitLinkResult nvJitLinkGetErrorLogSize(nvJitLinkHandle, size_t *);
nvJitLinkResult nvJitLinkGetErrorLog(nvJitLinkHandle, char *);
nvJitLinkResult nvJitLinkGetInfoLogSize(nvJitLinkHandle, size_t *);
nvJitLinkResult nvJitLinkGetInfoLog(nvJitLinkHandle, char *);
#endif
#endif
