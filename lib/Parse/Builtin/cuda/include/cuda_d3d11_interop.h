// Direct3D 11 interoperability of the CUDA runtime.
#ifndef HIPIFY_CUDA_D3D11_INTEROP_H
#define HIPIFY_CUDA_D3D11_INTEROP_H
#include "crt/host_defines.h"
#include "cuda_runtime_api.h"
struct ID3D11Device;
struct ID3D11Resource;
struct IDXGIAdapter;
enum cudaD3D11DeviceList { cudaD3D11DeviceListAll = 1, cudaD3D11DeviceListCurrentFrame = 2, cudaD3D11DeviceListNextFrame = 3 };
HIPIFY_C_BEGIN
cudaError_t cudaD3D11GetDevice(int *, struct IDXGIAdapter *);
cudaError_t cudaD3D11GetDevices(unsigned int *, int *, unsigned int, struct ID3D11Device *, enum cudaD3D11DeviceList);
cudaError_t cudaGraphicsD3D11RegisterResource(struct cudaGraphicsResource **, struct ID3D11Resource *, unsigned int);
cudaError_t cudaD3D11GetDirect3DDevice(struct ID3D11Device **);
cudaError_t cudaD3D11SetDirect3DDevice(struct ID3D11Device *, int HIPIFY_DV(-1));
HIPIFY_C_END
#endif
