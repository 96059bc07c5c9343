// Direct3D 10 interoperability of the CUDA driver.
#ifndef HIPIFY_CUDAD3D10_H
#define HIPIFY_CUDAD3D10_H
#include "crt/host_defines.h"
#include "cuda.h"
struct ID3D10Device;
struct ID3D10Resource;
struct IDXGIAdapter;
typedef enum CUd3d10DeviceList_enum { CU_D3D10_DEVICE_LIST_ALL = 1, CU_D3D10_DEVICE_LIST_CURRENT_FRAME = 2, CU_D3D10_DEVICE_LIST_NEXT_FRAME = 3 } CUd3d10DeviceList;
typedef enum CUd3d10register_flags_enum { CU_D3D10_REGISTER_FLAGS_NONE = 0, CU_D3D10_REGISTER_FLAGS_ARRAY = 1 } CUd3d10register_flags;
typedef enum CUd3d10map_flags_enum { CU_D3D10_MAPRESOURCE_FLAGS_NONE = 0, CU_D3D10_MAPRESOURCE_FLAGS_READONLY = 1, CU_D3D10_MAPRESOURCE_FLAGS_WRITEDISCARD = 2 } CUd3d10map_flags;
HIPIFY_C_BEGIN
CUresult cuD3D10GetDevice(CUdevice *, struct IDXGIAdapter *);
CUresult cuD3D10GetDevices(unsigned int *, CUdevice *, unsigned int, struct ID3D10Device *, CUd3d10DeviceList);
CUresult cuGraphicsD3D10RegisterResource(CUgraphicsResource *, struct ID3D10Resource *, unsigned int);
CUresult cuD3D10GetDirect3DDevice(struct ID3D10Device **);
CUresult cuD3D10CtxCreate(CUcontext *, CUdevice *, unsigned int, struct ID3D10Device *);
CUresult cuD3D10CtxCreateOnDevice(CUcontext *, unsigned int, struct ID3D10Device *, CUdevice);
CUresult cuD3D10RegisterResource(struct ID3D10Resource *, unsigned int);
CUresult cuD3D10UnregisterResource(struct ID3D10Resource *);
CUresult cuD3D10MapResources(unsigned int, struct ID3D10Resource **);
CUresult cuD3D10UnmapResources(unsigned int, struct ID3D10Resource **);
CUresult cuD3D10ResourceSetMapFlags(struct ID3D10Resource *, unsigned int);
CUresult cuD3D10ResourceGetMappedArray(CUarray *, struct ID3D10Resource *, unsigned int);
CUresult cuD3D10ResourceGetMappedPointer(CUdeviceptr *, struct ID3D10Resource *, unsigned int);
CUresult cuD3D10ResourceGetMappedSize(size_t *, struct ID3D10Resource *, unsigned int);
CUresult cuD3D10ResourceGetMappedPitch(size_t *, size_t *, struct ID3D10Resource *, unsigned int);
CUresult cuD3D10ResourceGetSurfaceDimensions(size_t *, size_t *, size_t *, struct ID3D10Resource *, unsigned int);
HIPIFY_C_END
#endif
