// OpenGL interoperability of the CUDA driver.
#ifndef HIPIFY_CUDAGL_H
#define HIPIFY_CUDAGL_H
#include "crt/host_defines.h"
#include "cuda.h"
#define cuGLCtxCreate cuGLCtxCreate_v2
#define cuGLMapBufferObject cuGLMapBufferObject_v2
#define cuGLMapBufferObjectAsync cuGLMapBufferObjectAsync_v2
#define cuGLGetDevices cuGLGetDevices_v2
typedef unsigned int GLuint;
typedef unsigned int GLenum;
enum CUGLDeviceList_enum { CU_GL_DEVICE_LIST_ALL = 1, CU_GL_DEVICE_LIST_CURRENT_FRAME = 2, CU_GL_DEVICE_LIST_NEXT_FRAME = 3 };
typedef enum CUGLDeviceList_enum CUGLDeviceList;
enum CUGLmap_flags_enum { CU_GL_MAP_RESOURCE_FLAGS_NONE = 0, CU_GL_MAP_RESOURCE_FLAGS_READ_ONLY = 1, CU_GL_MAP_RESOURCE_FLAGS_WRITE_DISCARD = 2 };
typedef enum CUGLmap_flags_enum CUGLmap_flags;
HIPIFY_C_BEGIN
CUresult cuGraphicsGLRegisterBuffer(CUgraphicsResource *, GLuint, unsigned int);
CUresult cuGraphicsGLRegisterImage(CUgraphicsResource *, GLuint, GLenum, unsigned int);
CUresult cuGLGetDevices_v2(unsigned int *, CUdevice *, unsigned int, CUGLDeviceList);
CUresult cuGLCtxCreate_v2(CUcontext *, unsigned int, CUdevice);
CUresult cuGLInit(void);
CUresult cuGLRegisterBufferObject(GLuint);
CUresult cuGLMapBufferObject_v2(CUdeviceptr *, size_t *, GLuint);
CUresult cuGLUnmapBufferObject(GLuint);
CUresult cuGLUnregisterBufferObject(GLuint);
CUresult cuGLSetBufferObjectMapFlags(GLuint, unsigned int);
CUresult cuGLMapBufferObjectAsync_v2(CUdeviceptr *, size_t *, GLuint, CUstream);
CUresult cuGLUnmapBufferObjectAsync(GLuint, CUstream);
HIPIFY_C_END
typedef void *HGPUNV;
HIPIFY_C_BEGIN
CUresult cuWGLGetDevice(CUdevice *, HGPUNV);
HIPIFY_C_END
#endif
