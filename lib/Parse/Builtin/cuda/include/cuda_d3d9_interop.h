// Direct3D 9 interoperability of the CUDA runtime.
#ifndef HIPIFY_CUDA_D3D9_INTEROP_H
#define HIPIFY_CUDA_D3D9_INTEROP_H
#include "crt/host_defines.h"
#include "cuda_runtime_api.h"
struct IDirect3DDevice9;
struct IDirect3DResource9;
struct IDXGIAdapter;
enum cudaD3D9DeviceList { cudaD3D9DeviceListAll = 1, cudaD3D9DeviceListCurrentFrame = 2, cudaD3D9DeviceListNextFrame = 3 };
enum cudaD3D9RegisterFlags { cudaD3D9RegisterFlagsNone = 0, cudaD3D9RegisterFlagsArray = 1 };
enum cudaD3D9MapFlags { cudaD3D9MapFlagsNone = 0, cudaD3D9MapFlagsReadOnly = 1, cudaD3D9MapFlagsWriteDiscard = 2 };
HIPIFY_C_BEGIN
cudaError_t cudaD3D9GetDevice(int *, const char *);
cudaError_t cudaD3D9GetDevices(unsigned int *, int *, unsigned int, struct IDirect3DDevice9 *, enum cudaD3D9DeviceList);
cudaError_t cudaGraphicsD3D9RegisterResource(struct cudaGraphicsResource **, struct IDirect3DResource9 *, unsigned int);
cudaError_t cudaD3D9GetDirect3DDevice(struct IDirect3DDevice9 **);
cudaError_t cudaD3D9SetDirect3DDevice(struct IDirect3DDevice9 *, int HIPIFY_DV(-1));
cudaError_t cudaD3D9RegisterResource(struct IDirect3DResource9 *, unsigned int);
cudaError_t cudaD3D9UnregisterResource(struct IDirect3DResource9 *);
cudaError_t cudaD3D9MapResources(int, struct IDirect3DResource9 **);
cudaError_t cudaD3D9UnmapResources(int, struct IDirect3DResource9 **);
cudaError_t cudaD3D9ResourceSetMapFlags(struct IDirect3DResource9 *, unsigned int);
cudaError_t cudaD3D9ResourceGetMappedArray(struct cudaArray **, struct IDirect3DResource9 *, unsigned int, unsigned int);
cudaError_t cudaD3D9ResourceGetMappedPointer(void **, struct IDirect3DResource9 *, unsigned int, unsigned int);
cudaError_t cudaD3D9ResourceGetMappedSize(size_t *, struct IDirect3DResource9 *, unsigned int, unsigned int);
cudaError_t cudaD3D9ResourceGetMappedPitch(size_t *, size_t *, struct IDirect3DResource9 *, unsigned int, unsigned int);
cudaError_t cudaD3D9ResourceGetSurfaceDimensions(size_t *, size_t *, size_t *, struct IDirect3DResource9 *, unsigned int, unsigned int);
HIPIFY_C_END
#endif
