// Direct3D 11 interoperability of the CUDA driver.
#ifndef HIPIFY_CUDAD3D11_H
#define HIPIFY_CUDAD3D11_H
#include "crt/host_defines.h"
#include "cuda.h"
struct ID3D11Device;
struct ID3D11Resource;
struct IDXGIAdapter;
typedef enum CUd3d11DeviceList_enum { CU_D3D11_DEVICE_LIST_ALL = 1, CU_D3D11_DEVICE_LIST_CURRENT_FRAME = 2, CU_D3D11_DEVICE_LIST_NEXT_FRAME = 3 } CUd3d11DeviceList;
HIPIFY_C_BEGIN
CUresult cuD3D11GetDevice(CUdevice *, struct IDXGIAdapter *);
CUresult cuD3D11GetDevices(unsigned int *, CUdevice *, unsigned int, struct ID3D11Device *, CUd3d11DeviceList);
CUresult cuGraphicsD3D11RegisterResource(CUgraphicsResource *, struct ID3D11Resource *, unsigned int);
CUresult cuD3D11GetDirect3DDevice(struct ID3D11Device **);
CUresult cuD3D11CtxCreate(CUcontext *, CUdevice *, unsigned int, struct ID3D11Device *);
CUresult cuD3D11CtxCreateOnDevice(CUcontext *, unsigned int, struct ID3D11Device *, CUdevice);
HIPIFY_C_END
#endif
