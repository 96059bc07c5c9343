//===- Abi.h - layouts that HIP programs and the runtime share ------------===//
//
// Sizes and offsets of the structures of HIP's public headers, release 5.2 and,
// where they differ, 6.0 and later. Only fields that are filled have names.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_EXECUTE_RUNTIME_ABI_H
#define HIPIFY_EXECUTE_RUNTIME_ABI_H

#include <cstddef>
#include <cstdint>

namespace hipify::execute {

struct Dim3 {
  uint32_t X, Y, Z;
};

/// hipDeviceProp_t until 5.7 (symbol hipGetDeviceProperties).
struct DevicePropertiesR0000 {
  char Name[256];
  size_t TotalGlobalMem, SharedMemPerBlock;
  int RegsPerBlock, WarpSize, MaxThreadsPerBlock, MaxThreadsDim[3],
      MaxGridSize[3], ClockRate, MemoryClockRate, MemoryBusWidth;
  size_t TotalConstMem;
  int Major, Minor, MultiProcessorCount, L2CacheSize,
      MaxThreadsPerMultiProcessor, ComputeMode, ClockInstructionRate;
  uint32_t Arch;
  int ConcurrentKernels, PciDomainId, PciBusId, PciDeviceId;
  size_t MaxSharedMemoryPerMultiProcessor;
  int IsMultiGpuBoard, CanMapHostMemory, GcnArch;
  char GcnArchName[256];
  int Integrated, CooperativeLaunch, CooperativeMultiDeviceLaunch,
      MaxTexture1DLinear, MaxTexture1D, MaxTexture2D[2], MaxTexture3D[3];
  void *HdpMemFlush, *HdpRegFlush;
  size_t MemPitch, TextureAlignment, TexturePitchAlignment;
  int KernelExecTimeoutEnabled, EccEnabled, TccDriver, Unmatched[4], IsLargeBar,
      AsicRevision, ManagedMemory, DirectManagedMemAccessFromHost,
      ConcurrentManagedAccess, PageableMemoryAccess,
      PageableMemoryAccessUsesHostPageTables;
};

/// hipDeviceProp_t since 6.0 (symbol hipGetDevicePropertiesR0600).
struct DevicePropertiesR0600 {
  char Name[256];
  char Uuid[16];
  char Luid[8];
  uint32_t LuidDeviceNodeMask;
  size_t TotalGlobalMem, SharedMemPerBlock;
  int RegsPerBlock, WarpSize;
  size_t MemPitch;
  int MaxThreadsPerBlock, MaxThreadsDim[3], MaxGridSize[3], ClockRate;
  size_t TotalConstMem;
  int Major, Minor;
  size_t TextureAlignment, TexturePitchAlignment;
  int DeviceOverlap, MultiProcessorCount, KernelExecTimeoutEnabled, Integrated,
      CanMapHostMemory, ComputeMode, MaxTexture1D, MaxTexture1DMipmap,
      MaxTexture1DLinear, MaxTexture2D[2], MaxTexture2DMipmap[2],
      MaxTexture2DLinear[3], MaxTexture2DGather[2], MaxTexture3D[3],
      MaxTexture3DAlt[3], MaxTextureCubemap, MaxTexture1DLayered[2],
      MaxTexture2DLayered[3], MaxTextureCubemapLayered[2], MaxSurface1D,
      MaxSurface2D[2], MaxSurface3D[3], MaxSurface1DLayered[2],
      MaxSurface2DLayered[3], MaxSurfaceCubemap, MaxSurfaceCubemapLayered[2];
  size_t SurfaceAlignment;
  int ConcurrentKernels, EccEnabled, PciBusId, PciDeviceId, PciDomainId,
      TccDriver, AsyncEngineCount, UnifiedAddressing, MemoryClockRate,
      MemoryBusWidth, L2CacheSize, PersistingL2CacheMaxSize,
      MaxThreadsPerMultiProcessor, StreamPrioritiesSupported,
      GlobalL1CacheSupported, LocalL1CacheSupported;
  size_t SharedMemPerMultiprocessor;
  int RegsPerMultiprocessor, ManagedMemory, IsMultiGpuBoard,
      MultiGpuBoardGroupId, HostNativeAtomicSupported,
      SingleToDoublePrecisionPerfRatio, PageableMemoryAccess,
      ConcurrentManagedAccess, ComputePreemptionSupported,
      CanUseHostPointerForRegisteredMem, CooperativeLaunch,
      CooperativeMultiDeviceLaunch;
  size_t SharedMemPerBlockOptin;
  int PageableMemoryAccessUsesHostPageTables, DirectManagedMemAccessFromHost,
      MaxBlocksPerMultiProcessor, AccessPolicyMaxWindowSize;
  size_t ReservedSharedMemPerBlock;
  int HostRegisterSupported, SparseHipArraySupported,
      HostRegisterReadOnlySupported, TimelineSemaphoreInteropSupported,
      MemoryPoolsSupported, GpuDirectRdma[4], DeferredMapping,
      IpcEventSupported, ClusterLaunch, UnifiedFunctionPointers, Reserved[63],
      HipReserved[32];
  char GcnArchName[256];
  size_t MaxSharedMemoryPerMultiProcessor;
  int ClockInstructionRate;
  uint32_t Arch;
  void *HdpMemFlush, *HdpRegFlush;
  int Unmatched[4], IsLargeBar, AsicRevision;
};

struct PointerAttributes {
  int Type, Device;
  void *DevicePointer, *HostPointer;
  int IsManaged;
  unsigned AllocationFlags;
};

struct FunctionAttributes {
  int BinaryVersion, CacheModeCa;
  size_t ConstSizeBytes, LocalSizeBytes;
  int MaxDynamicSharedSizeBytes, MaxThreadsPerBlock, NumRegs,
      PreferredShmemCarveout, PtxVersion;
  size_t SharedSizeBytes;
};

struct ChannelFormat {
  int X, Y, Z, W;
  int Kind; ///< signed 0, unsigned 1, float 2, none 3
  unsigned bytes() const { return static_cast<unsigned>(X + Y + Z + W) / 8; }
};

/// hipArray; programs may read the fields that 5.2 shows.
struct ArrayObject {
  char *Data;
  ChannelFormat Format;
  unsigned Type, Width, Height, Depth;
  int DriverFormat;
  unsigned Channels;
  bool IsDriver;
  unsigned TextureType;
};

struct PitchedPointer {
  char *Pointer;
  size_t Pitch, XSize, YSize;
};
struct Extent {
  size_t Width, Height, Depth;
};
struct Position {
  size_t X, Y, Z;
};
struct Memcpy3D {
  ArrayObject *SourceArray;
  Position SourcePosition;
  PitchedPointer Source;
  ArrayObject *TargetArray;
  Position TargetPosition;
  PitchedPointer Target;
  Extent Size;
  int Kind;
};

struct ResourceDescription {
  int Type; ///< array 0, mipmapped array 1, linear 2, pitch2D 3
  union {
    ArrayObject *Array;
    struct {
      char *Pointer;
      ChannelFormat Format;
      size_t Bytes;
    } Linear;
    struct {
      char *Pointer;
      ChannelFormat Format;
      size_t Width, Height, Pitch;
    } Pitch2D;
  };
};

struct TextureDescription {
  int AddressMode[3]; ///< wrap 0, clamp 1, mirror 2, border 3
  int FilterMode;     ///< point 0, linear 1
  int ReadMode;       ///< element type 0, normalised float 1
  int Srgb;
  float BorderColor[4];
  int NormalizedCoords;
  unsigned MaxAnisotropy;
  int MipmapFilterMode;
  float MipmapLevelBias, MinMipmapLevel, MaxMipmapLevel;
};

struct KernelNodeParams {
  Dim3 Group;
  void **Extra;
  void *Function;
  Dim3 Grid;
  void **Arguments;
  unsigned DynamicLds;
};
struct MemsetNodeParams {
  char *Target;
  unsigned ElementSize;
  size_t Height, Pitch;
  unsigned Value;
  size_t Width;
};
struct HostNodeParams {
  void (*Function)(void *);
  void *Argument;
};

} // namespace hipify::execute

#endif
