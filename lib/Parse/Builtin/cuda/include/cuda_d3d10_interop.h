// Direct3D 10 interoperability of the CUDA runtime.
#ifndef HIPIFY_CUDA_D3D10_INTEROP_H
#define HIPIFY_CUDA_D3D10_INTEROP_H
#include "crt/host_defines.h"
#include "cuda_runtime_api.h"
struct ID3D10Device;
struct ID3D10Resource;
struct IDXGIAdapter;
enum cudaD3D10DeviceList { cudaD3D10DeviceListAll = 1, cudaD3D10DeviceListCurrentFrame = 2, cudaD3D10DeviceListNextFrame = 3 };
enum cudaD3D10RegisterFlags { cudaD3D10RegisterFlagsNone = 0, cudaD3D10RegisterFlagsArray = 1 };
enum cudaD3D10MapFlags { cudaD3D10MapFlagsNone = 0, cudaD3D10MapFlagsReadOnly = 1, cudaD3D10MapFlagsWriteDiscard = 2 };
HIPIFY_C_BEGIN
cudaError_t cudaD3D10GetDevice(int *, struct IDXGIAdapter *);
cudaError_t cudaD3D10GetDevices(unsigned int *, int *, unsigned int, struct ID3D10Device *, enum cudaD3D10DeviceList);
cudaError_t cudaGraphicsD3D10RegisterResource(struct cudaGraphicsResource **, struct ID3D10Resource *, unsigned int);
cudaError_t cudaD3D10GetDirect3DDevice(struct ID3D10Device **);
cudaError_t cudaD3D10SetDirect3DDevice(struct ID3D10Device *, int HIPIFY_DV(-1));
cudaError_t cudaD3D10RegisterResource(struct ID3D10Resource *, unsigned int);
cudaError_t cudaD3D10UnregisterResource(struct ID3D10Resource *);
cudaError_t cudaD3D10MapResources(int, struct ID3D10Resource **);
cudaError_t cudaD3D10UnmapResources(int, struct ID3D10Resource **);
cudaError_t cudaD3D10ResourceSetMapFlags(struct ID3D10Resource *, unsigned int);
cudaError_t cudaD3D10ResourceGetMappedArray(struct cudaArray **, struct ID3D10Resource *, unsigned int);
cudaError_t cudaD3D10ResourceGetMappedPointer(void **, struct ID3D10Resource *, unsigned int);
cudaError_t cudaD3D10ResourceGetMappedSize(size_t *, struct ID3D10Resource *, unsigned int);
cudaError_t cudaD3D10ResourceGetMappedPitch(size_t *, size_t *, struct ID3D10Resource *, unsigned int);
cudaError_t cudaD3D10ResourceGetSurfaceDimensions(size_t *, size_t *, size_t *, struct ID3D10Resource *, unsigned int);
HIPIFY_C_END
#endif
