// Direct3D 9 interoperability of the CUDA driver.
#ifndef HIPIFY_CUDAD3D9_H
#define HIPIFY_CUDAD3D9_H
#include "crt/host_defines.h"
#include "cuda.h"
struct IDirect3DDevice9;
struct IDirect3DResource9;
struct IDXGIAdapter;
typedef enum CUd3d9DeviceList_enum { CU_D3D9_DEVICE_LIST_ALL = 1, CU_D3D9_DEVICE_LIST_CURRENT_FRAME = 2, CU_D3D9_DEVICE_LIST_NEXT_FRAME = 3 } CUd3d9DeviceList;
typedef enum CUd3d9register_flags_enum { CU_D3D9_REGISTER_FLAGS_NONE = 0, CU_D3D9_REGISTER_FLAGS_ARRAY = 1 } CUd3d9register_flags;
typedef enum CUd3d9map_flags_enum { CU_D3D9_MAPRESOURCE_FLAGS_NONE = 0, CU_D3D9_MAPRESOURCE_FLAGS_READONLY = 1, CU_D3D9_MAPRESOURCE_FLAGS_WRITEDISCARD = 2 } CUd3d9map_flags;
HIPIFY_C_BEGIN
CUresult cuD3D9GetDevice(CUdevice *, const char *);
CUresult cuD3D9GetDevices(unsigned int *, CUdevice *, unsigned int, struct IDirect3DDevice9 *, CUd3d9DeviceList);
CUresult cuGraphicsD3D9RegisterResource(CUgraphicsResource *, struct IDirect3DResource9 *, unsigned int);
CUresult cuD3D9GetDirect3DDevice(struct IDirect3DDevice9 **);
CUresult cuD3D9CtxCreate(CUcontext *, CUdevice *, unsigned int, struct IDirect3DDevice9 *);
CUresult cuD3D9CtxCreateOnDevice(CUcontext *, unsigned int, struct IDirect3DDevice9 *, CUdevice);
CUresult cuD3D9RegisterResource(struct IDirect3DResource9 *, unsigned int);
CUresult cuD3D9UnregisterResource(struct IDirect3DResource9 *);
CUresult cuD3D9MapResources(unsigned int, struct IDirect3DResource9 **);
CUresult cuD3D9UnmapResources(unsigned int, struct IDirect3DResource9 **);
CUresult cuD3D9ResourceSetMapFlags(struct IDirect3DResource9 *, unsigned int);
CUresult cuD3D9ResourceGetMappedArray(CUarray *, struct IDirect3DResource9 *, unsigned int, unsigned int);
CUresult cuD3D9ResourceGetMappedPointer(CUdeviceptr *, struct IDirect3DResource9 *, unsigned int, unsigned int);
CUresult cuD3D9ResourceGetMappedSize(size_t *, struct IDirect3DResource9 *, unsigned int, unsigned int);
CUresult cuD3D9ResourceGetMappedPitch(size_t *, size_t *, struct IDirect3DResource9 *, unsigned int, unsigned int);
CUresult cuD3D9ResourceGetSurfaceDimensions(size_t *, size_t *, size_t *, struct IDirect3DResource9 *, unsigned int, unsigned int);
HIPIFY_C_END
#endif
