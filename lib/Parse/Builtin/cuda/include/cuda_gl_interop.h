// OpenGL interoperability of the CUDA runtime.
#ifndef HIPIFY_CUDA_GL_INTEROP_H
#define HIPIFY_CUDA_GL_INTEROP_H
#include "crt/host_defines.h"
#include "cuda_runtime_api.h"

typedef unsigned int GLuint;
typedef unsigned int GLenum;
enum cudaGLDeviceList { cudaGLDeviceListAll = 1, cudaGLDeviceListCurrentFrame = 2, cudaGLDeviceListNextFrame = 3 };
enum cudaGLMapFlags { cudaGLMapFlagsNone = 0, cudaGLMapFlagsReadOnly = 1, cudaGLMapFlagsWriteDiscard = 2 };
HIPIFY_C_BEGIN
cudaError_t cudaGLGetDevices(unsigned int *, int *, unsigned int, enum cudaGLDeviceList);
cudaError_t cudaGraphicsGLRegisterImage(struct cudaGraphicsResource **, GLuint, GLenum, unsigned int);
cudaError_t cudaGraphicsGLRegisterBuffer(struct cudaGraphicsResource **, GLuint, unsigned int);
cudaError_t cudaGLSetGLDevice(int);
cudaError_t cudaGLRegisterBufferObject(GLuint);
cudaError_t cudaGLMapBufferObject(void **, GLuint);
cudaError_t cudaGLUnmapBufferObject(GLuint);
cudaError_t cudaGLUnregisterBufferObject(GLuint);
cudaError_t cudaGLSetBufferObjectMapFlags(GLuint, unsigned int);
cudaError_t cudaGLMapBufferObjectAsync(void **, GLuint, cudaStream_t);
cudaError_t cudaGLUnmapBufferObjectAsync(GLuint, cudaStream_t);
HIPIFY_C_END
typedef void *HGPUNV;
HIPIFY_C_BEGIN
cudaError_t cudaWGLGetDevice(int *, HGPUNV);
HIPIFY_C_END
#endif
