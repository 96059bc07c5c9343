// VDPAU interoperability of the CUDA runtime.
#ifndef HIPIFY_CUDA_VDPAU_INTEROP_H
#define HIPIFY_CUDA_VDPAU_INTEROP_H
#include "crt/host_defines.h"
#include "cuda_runtime_api.h"

typedef unsigned int VdpDevice;
typedef int VdpStatus;
typedef unsigned int VdpFuncId;
typedef VdpStatus VdpGetProcAddress(VdpDevice, VdpFuncId, void **);
typedef unsigned int VdpVideoSurface;
typedef unsigned int VdpOutputSurface;

HIPIFY_C_BEGIN
cudaError_t cudaVDPAUGetDevice(int *, VdpDevice, VdpGetProcAddress *);
cudaError_t cudaVDPAUSetVDPAUDevice(int, VdpDevice, VdpGetProcAddress *);
cudaError_t cudaGraphicsVDPAURegisterVideoSurface(struct cudaGraphicsResource **, VdpVideoSurface, unsigned int);
cudaError_t cudaGraphicsVDPAURegisterOutputSurface(struct cudaGraphicsResource **, VdpOutputSurface, unsigned int);
HIPIFY_C_END
#endif
