// NVTX: names of OpenCL objects.
#ifndef HIPIFY_NVTX3_NVTOOLSEXTOPENCL_H
#define HIPIFY_NVTX3_NVTOOLSEXTOPENCL_H
#include "nvtx3/nvToolsExt.h"
#define NVTX_RESOURCE_CLASS_OPENCL 6
#define nvtxNameClDevice nvtxNameClDeviceA
#define nvtxNameClContext nvtxNameClContextA
#define nvtxNameClCommandQueue nvtxNameClCommandQueueA
#define nvtxNameClMemObject nvtxNameClMemObjectA
#define nvtxNameClSampler nvtxNameClSamplerA
#define nvtxNameClProgram nvtxNameClProgramA
#define nvtxNameClEvent nvtxNameClEventA
typedef struct _cl_platform_id *cl_platform_id;
typedef struct _cl_device_id *cl_device_id;
typedef struct _cl_context *cl_context;
typedef struct _cl_command_queue *cl_command_queue;
typedef struct _cl_mem *cl_mem;
typedef struct _cl_program *cl_program;
typedef struct _cl_event *cl_event;
typedef struct _cl_sampler *cl_sampler;
enum nvtxResourceOpenCLType_t { NVTX_RESOURCE_TYPE_OPENCL_DEVICE = 393217, NVTX_RESOURCE_TYPE_OPENCL_CONTEXT = 393218, NVTX_RESOURCE_TYPE_OPENCL_COMMANDQUEUE = 393219, NVTX_RESOURCE_TYPE_OPENCL_MEMOBJECT = 393220, NVTX_RESOURCE_TYPE_OPENCL_SAMPLER = 393221, NVTX_RESOURCE_TYPE_OPENCL_PROGRAM = 393222, NVTX_RESOURCE_TYPE_OPENCL_EVENT = 393223 };
typedef enum nvtxResourceOpenCLType_t nvtxResourceOpenCLType_t;
#ifdef __cplusplus
void nvtxNameClDeviceA(int, const char *);
void nvtxNameClDeviceW(int, const wchar_t *);
void nvtxNameClContextA(int, const char *);
void nvtxNameClContextW(int, const wchar_t *);
void nvtxNameClCommandQueueA(int, const char *);
void nvtxNameClCommandQueueW(int, const wchar_t *);
void nvtxNameClMemObjectA(int, const char *);
void nvtxNameClMemObjectW(int, const wchar_t *);
void nvtxNameClSamplerA(int, const char *);
void nvtxNameClSamplerW(int, const wchar_t *);
void nvtxNameClProgramA(int, const char *);
void nvtxNameClProgramW(int, const wchar_t *);
void nvtxNameClEventA(int, const char *);
void nvtxNameClEventW(int, const wchar_t *);
void nvtxNameClDeviceA(cl_device_id, const char *);
void nvtxNameClDeviceW(cl_device_id, const wchar_t *);
void nvtxNameClContextA(cl_context, const char *);
void nvtxNameClContextW(cl_context, const wchar_t *);
void nvtxNameClCommandQueueA(cl_command_queue, const char *);
void nvtxNameClCommandQueueW(cl_command_queue, const wchar_t *);
void nvtxNameClMemObjectA(cl_mem, const char *);
void nvtxNameClMemObjectW(cl_mem, const wchar_t *);
void nvtxNameClSamplerA(cl_sampler, const char *);
void nvtxNameClSamplerW(cl_sampler, const wchar_t *);
void nvtxNameClProgramA(cl_program, const char *);
void nvtxNameClProgramW(cl_program, const wchar_t *);
void nvtxNameClEventA(cl_event, const char *);
void nvtxNameClEventW(cl_event, const wchar_t *);
#endif
#endif
