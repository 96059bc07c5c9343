// VDPAU interoperability of the CUDA driver.
#ifndef HIPIFY_CUDAVDPAU_H
#define HIPIFY_CUDAVDPAU_H
#include "crt/host_defines.h"
#include "cuda.h"
#define cuVDPAUCtxCreate cuVDPAUCtxCreate_v2
typedef unsigned int VdpDevice;
typedef int VdpStatus;
typedef unsigned int VdpFuncId;
typedef VdpStatus VdpGetProcAddress(VdpDevice, VdpFuncId, void **);
typedef unsigned int VdpVideoSurface;
typedef unsigned int VdpOutputSurface;

HIPIFY_C_BEGIN
CUresult cuVDPAUGetDevice(CUdevice *, VdpDevice, VdpGetProcAddress *);
CUresult cuVDPAUCtxCreate_v2(CUcontext *, unsigned int, CUdevice, VdpDevice, VdpGetProcAddress *);
CUresult cuGraphicsVDPAURegisterVideoSurface(CUgraphicsResource *, VdpVideoSurface, unsigned int);
CUresult cuGraphicsVDPAURegisterOutputSurface(CUgraphicsResource *, VdpOutputSurface, unsigned int);
HIPIFY_C_END
#endif
