//===- Device.cpp - the one GPU that programs see -------------------------===//
#include "../DeviceHeap.h"
#include "../Settings.h"
#include "../Symbols.h"
#include "Runtime.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Format.h"
#include <atomic>
#include <cstdio>
#include <cstring>
#include <tuple>

namespace hipify::execute {

namespace api {

static const Gpu &gpu() { return *settings().Target; }

/// Major and minor compute capability: gfx90a is 9.0, gfx1030 is 10.3.
static std::pair<int, int> capability() {
  llvm::StringRef Digits = llvm::StringRef(gpu().Arch).drop_front(3);
  int Major = 0, Minor = 0;
  Digits.drop_back(2).getAsInteger(10, Major);
  Digits.drop_back(1).take_back(1).getAsInteger(16, Minor);
  return {Major, Minor};
}

/// Feature bits of hipDeviceArch_t: global and shared atomics, doubles, warp
/// votes, ballots and shuffles, 3D grids; no surfaces, no dynamic parallelism.
static uint32_t features() { return 0x1FBFF & ~uint32_t(1 << 15); }

/// The fields that both layouts have under one name.
template <typename Properties> static void fill(Properties &P) {
  P = Properties();
  std::snprintf(P.Name, sizeof P.Name, "%s", gpu().Name);
  std::snprintf(P.GcnArchName, sizeof P.GcnArchName, "%s", gpu().Arch);
  P.TotalGlobalMem = deviceHeap().limit();
  P.SharedMemPerBlock = gpu().LdsBytes;
  P.RegsPerBlock = 65536;
  P.WarpSize = static_cast<int>(gpu().WaveSize);
  P.MaxThreadsPerBlock = 1024;
  for (int &D : P.MaxThreadsDim)
    D = 1024;
  P.MaxGridSize[0] = 2147483647;
  P.MaxGridSize[1] = P.MaxGridSize[2] = 65535;
  P.ClockRate = static_cast<int>(gpu().ClockKHz);
  P.MemoryClockRate = static_cast<int>(gpu().MemoryClockKHz);
  P.MemoryBusWidth = static_cast<int>(gpu().MemoryBusBits);
  P.TotalConstMem = 2147483647;
  std::tie(P.Major, P.Minor) = capability();
  P.MultiProcessorCount = static_cast<int>(gpu().ComputeUnits);
  P.L2CacheSize = static_cast<int>(gpu().L2Bytes);
  P.MaxThreadsPerMultiProcessor = static_cast<int>(gpu().MaxThreadsPerUnit);
  P.ClockInstructionRate = 100000;
  P.Arch = features();
  P.ConcurrentKernels = 1;
  P.MaxSharedMemoryPerMultiProcessor = gpu().LdsBytes;
  P.CanMapHostMemory = 1;
  P.CooperativeLaunch = 1;
  if (gpu().Images) {
    P.MaxTexture1D = 16384;
    P.MaxTexture2D[0] = P.MaxTexture2D[1] = 16384;
    P.MaxTexture3D[0] = P.MaxTexture3D[1] = 16384;
    P.MaxTexture3D[2] = 8192;
    P.MaxTexture1DLinear = 1 << 27;
  }
  P.MemPitch = 2147483647;
  P.TextureAlignment = P.TexturePitchAlignment = 256;
  P.EccEnabled = gpu().WaveSize == 64;
  P.IsLargeBar = 1;
  P.ManagedMemory = 1;
  P.ConcurrentManagedAccess = 1;
}

static HipError getProperties(DevicePropertiesR0000 *P, int Device) {
  if (!P)
    return record(HipError::InvalidValue);
  if (Device != 0)
    return record(HipError::InvalidDevice);
  fill(*P);
  llvm::StringRef(gpu().Arch).drop_front(3).getAsInteger(10, P->GcnArch);
  return record(HipError::Success);
}
static HipError getPropertiesR0600(DevicePropertiesR0600 *P, int Device) {
  if (!P)
    return record(HipError::InvalidValue);
  if (Device != 0)
    return record(HipError::InvalidDevice);
  fill(*P);
  P->DeviceOverlap = P->AsyncEngineCount = 1;
  P->UnifiedAddressing = 1;
  P->StreamPrioritiesSupported = 1;
  P->SharedMemPerMultiprocessor = gpu().LdsBytes;
  P->SharedMemPerBlockOptin = gpu().LdsBytes;
  P->RegsPerMultiprocessor = 65536;
  P->MaxBlocksPerMultiProcessor = 32;
  P->HostRegisterSupported = 1;
  P->MemoryPoolsSupported = 1;
  P->CanUseHostPointerForRegisteredMem = 1;
  P->UnifiedFunctionPointers = 1;
  return record(HipError::Success);
}

/// Values of hipDeviceAttribute_t, the same in all releases since 5.0.
static HipError getAttribute(int *Value, int Attribute, int Device) {
  if (!Value)
    return record(HipError::InvalidValue);
  if (Device != 0)
    return record(HipError::InvalidDevice);
  DevicePropertiesR0600 P;
  getPropertiesR0600(&P, 0);
  switch (Attribute) {
  case 0:
    *Value = P.EccEnabled;
    break;
  case 2:
    *Value = P.AsyncEngineCount;
    break;
  case 3:
  case 4:
    *Value = 1;
    break; // map host memory, use host pointers
  case 5:
    *Value = P.ClockRate;
    break;
  case 8:
    *Value = P.ConcurrentKernels;
    break;
  case 9:
    *Value = P.ConcurrentManagedAccess;
    break;
  case 10:
    *Value = P.CooperativeLaunch;
    break;
  case 12:
    *Value = P.DeviceOverlap;
    break;
  case 19:
    *Value = P.L2CacheSize;
    break;
  case 23:
    *Value = P.Major;
    break;
  case 24:
    *Value = P.ManagedMemory;
    break;
  case 25:
    *Value = P.MaxBlocksPerMultiProcessor;
    break;
  case 26:
  case 27:
  case 28:
    *Value = 1024;
    break; // block dimensions
  case 29:
    *Value = P.MaxGridSize[0];
    break;
  case 30:
  case 31:
    *Value = P.MaxGridSize[1];
    break;
  case 39:
    *Value = P.MaxTexture1D;
    break;
  case 41:
    *Value = P.MaxTexture1DLinear;
    break;
  case 43:
  case 44:
    *Value = P.MaxTexture2D[0];
    break;
  case 49:
  case 50:
    *Value = P.MaxTexture3D[0];
    break;
  case 51:
    *Value = P.MaxTexture3D[2];
    break;
  case 55:
  case 56:
    *Value = P.MaxThreadsPerBlock;
    break;
  case 57:
    *Value = P.MaxThreadsPerMultiProcessor;
    break;
  case 58:
    *Value = static_cast<int>(P.MemPitch);
    break;
  case 59:
    *Value = P.MemoryBusWidth;
    break;
  case 60:
    *Value = P.MemoryClockRate;
    break;
  case 61:
    *Value = P.Minor;
    break;
  case 63:
    *Value = P.MultiProcessorCount;
    break;
  case 71:
    *Value = P.RegsPerBlock;
    break;
  case 72:
    *Value = P.RegsPerMultiprocessor;
    break;
  case 74:
  case 75:
  case 76:
    *Value = static_cast<int>(gpu().LdsBytes);
    break;
  case 78:
    *Value = P.StreamPrioritiesSupported;
    break;
  case 81:
  case 82:
    *Value = static_cast<int>(P.TextureAlignment);
    break;
  case 83:
    *Value = static_cast<int>(P.TotalConstMem);
    break;
  case 85:
    *Value = P.UnifiedAddressing;
    break;
  case 87:
    *Value = P.WarpSize;
    break;
  case 88:
    *Value = P.MemoryPoolsSupported;
    break;
  case 90:
    *Value = P.HostRegisterSupported;
    break;
  case 10000:
    *Value = P.ClockInstructionRate;
    break;
  case 10002:
    *Value = static_cast<int>(gpu().LdsBytes);
    break;
  case 10011:
    *Value = P.IsLargeBar;
    break;
  case 10014:
    *Value = gpu().Images;
    break;
  case 10015:
    *Value = P.MultiProcessorCount;
    break;
  case 10017:
    *Value = 100000;
    break; // wall clock, kHz
  default:
    // CUDA's attributes are below 100, AMD's own from 10000 on.
    if (Attribute < 0 || (Attribute >= 100 && Attribute < 10000) ||
        Attribute >= 10100)
      return record(HipError::InvalidValue);
    *Value = 0; // a feature that this GPU does not have
    break;
  }
  return record(HipError::Success);
}

static HipError getDeviceCount(int *Count) {
  if (!Count)
    return record(HipError::InvalidValue);
  *Count = 1;
  return record(HipError::Success);
}
static HipError setDevice(int Device) {
  return record(Device == 0 ? HipError::Success : HipError::InvalidDevice);
}
static HipError getDevice(int *Device) {
  if (!Device)
    return record(HipError::InvalidValue);
  *Device = 0;
  return record(HipError::Success);
}
static HipError chooseDevice(int *Device, const void *) {
  return getDevice(Device);
}
static HipError deviceSynchronize() {
  return record(isCapturing() ? HipError::StreamCaptureUnsupported
                              : HipError::Success);
}
static HipError succeed() { return record(HipError::Success); }
static HipError init(unsigned Flags) {
  return record(Flags ? HipError::InvalidValue : HipError::Success);
}
static HipError driverVersion(int *Version) {
  if (!Version)
    return record(HipError::InvalidValue);
  // major * 10^7 + minor * 10^5 + patch, as HIP_VERSION counts
  const Settings &S = settings();
  *Version = static_cast<int>(S.HipMajor * 10000000 + S.HipMinor * 100000 +
                              S.HipPatch);
  return record(HipError::Success);
}
static HipError deviceName(char *Name, int Length, int Device) {
  if (!Name || Length <= 0)
    return record(HipError::InvalidValue);
  if (Device != 0)
    return record(HipError::InvalidDevice);
  std::snprintf(Name, static_cast<size_t>(Length), "%s", gpu().Name);
  return record(HipError::Success);
}
static HipError deviceTotalMem(size_t *Bytes, int Device) {
  if (!Bytes || Device != 0)
    return record(HipError::InvalidValue);
  *Bytes = deviceHeap().limit();
  return record(HipError::Success);
}
static HipError computeCapability(int *Major, int *Minor, int Device) {
  if (!Major || !Minor || Device != 0)
    return record(HipError::InvalidValue);
  std::tie(*Major, *Minor) = capability();
  return record(HipError::Success);
}
static constexpr const char *PciBusId = "0000:00:00.0";
static HipError pciBusId(char *Text, int Length, int Device) {
  if (!Text || Length < 13 || Device != 0)
    return record(HipError::InvalidValue);
  std::snprintf(Text, static_cast<size_t>(Length), "%s", PciBusId);
  return record(HipError::Success);
}
static HipError deviceByPciBusId(int *Device, const char *Text) {
  if (!Device || !Text)
    return record(HipError::InvalidValue);
  if (llvm::StringRef(Text) != PciBusId)
    return record(HipError::InvalidDevice);
  *Device = 0;
  return record(HipError::Success);
}
static HipError streamDevice(void *StreamHandle, int *Device) {
  if (!Device || !streamOf(StreamHandle))
    return record(HipError::InvalidValue);
  *Device = 0;
  return record(HipError::Success);
}
static HipError deviceGet(int *Handle, int Ordinal) {
  if (!Handle || Ordinal != 0)
    return record(HipError::InvalidDevice);
  *Handle = 0;
  return record(HipError::Success);
}
static HipError priorityRange(int *Least, int *Greatest) {
  if (Least)
    *Least = 1;
  if (Greatest)
    *Greatest = -1;
  return record(HipError::Success);
}
static HipError canAccessPeer(int *Can, int Device, int Peer) {
  if (!Can)
    return record(HipError::InvalidValue);
  *Can = 0;
  return record(Device == 0 && Peer == 0 ? HipError::Success
                                         : HipError::InvalidDevice);
}
static HipError peerAccess(int, unsigned) {
  return record(HipError::InvalidDevice);
}

/// hipLimit_t: stack size 0, printf FIFO 1, malloc heap 2.
static size_t Limits[3] = {1024, 1 << 20, 8 << 20};
static HipError setLimit(unsigned Limit, size_t Value) {
  if (Limit > 2)
    return record(HipError::NotSupported);
  Limits[Limit] = Value;
  return record(HipError::Success);
}
static HipError getLimit(size_t *Value, unsigned Limit) {
  if (!Value)
    return record(HipError::InvalidValue);
  if (Limit > 2)
    return record(HipError::NotSupported);
  *Value = Limits[Limit];
  return record(HipError::Success);
}
static HipError getConfig(int *Config) {
  if (!Config)
    return record(HipError::InvalidValue);
  *Config = 0;
  return record(HipError::Success);
}
static HipError setConfig(int) { return record(HipError::Success); }
static std::atomic<unsigned> DeviceFlags{0};
static HipError getDeviceFlags(unsigned *Flags) {
  if (!Flags)
    return record(HipError::InvalidValue);
  *Flags = DeviceFlags;
  return record(HipError::Success);
}
static HipError setDeviceFlags(unsigned Flags) {
  // How to wait (one of auto, spin, yield, block), mapped memory, local memory.
  const unsigned Wait = Flags & 7;
  if ((Flags & ~31u) || (Wait & (Wait - 1)))
    return record(HipError::InvalidValue);
  DeviceFlags = Flags;
  return record(HipError::Success);
}

} // namespace api

SymbolList deviceApiSymbols() {
  using namespace api;
  return {
      {"hipInit", addressOf(init)},
      {"hipGetDeviceCount", addressOf(getDeviceCount)},
      {"hipSetDevice", addressOf(setDevice)},
      {"hipGetDevice", addressOf(getDevice)},
      {"hipGetDeviceProperties", addressOf(getProperties)},
      {"hipGetDevicePropertiesR0000", addressOf(getProperties)},
      {"hipGetDevicePropertiesR0600", addressOf(getPropertiesR0600)},
      {"hipDeviceGetAttribute", addressOf(getAttribute)},
      {"hipChooseDevice", addressOf(chooseDevice)},
      {"hipChooseDeviceR0600", addressOf(chooseDevice)},
      {"hipDeviceSynchronize", addressOf(deviceSynchronize)},
      {"hipDeviceReset", addressOf(succeed)},
      {"hipProfilerStart", addressOf(succeed)},
      {"hipProfilerStop", addressOf(succeed)},
      {"hipDriverGetVersion", addressOf(driverVersion)},
      {"hipRuntimeGetVersion", addressOf(driverVersion)},
      {"hipDeviceGetName", addressOf(deviceName)},
      {"hipDeviceTotalMem", addressOf(deviceTotalMem)},
      {"hipDeviceComputeCapability", addressOf(computeCapability)},
      {"hipDeviceGetPCIBusId", addressOf(pciBusId)},
      {"hipDeviceGetByPCIBusId", addressOf(deviceByPciBusId)},
      {"hipStreamGetDevice", addressOf(streamDevice)},
      {"hipDeviceGet", addressOf(deviceGet)},
      {"hipDeviceGetStreamPriorityRange", addressOf(priorityRange)},
      {"hipDeviceCanAccessPeer", addressOf(canAccessPeer)},
      {"hipDeviceEnablePeerAccess", addressOf(peerAccess)},
      {"hipDeviceDisablePeerAccess", addressOf(setDevice)},
      {"hipDeviceSetLimit", addressOf(setLimit)},
      {"hipDeviceGetLimit", addressOf(getLimit)},
      {"hipDeviceGetCacheConfig", addressOf(getConfig)},
      {"hipDeviceSetCacheConfig", addressOf(setConfig)},
      {"hipDeviceGetSharedMemConfig", addressOf(getConfig)},
      {"hipDeviceSetSharedMemConfig", addressOf(setConfig)},
      {"hipGetDeviceFlags", addressOf(getDeviceFlags)},
      {"hipSetDeviceFlags", addressOf(setDeviceFlags)},
  };
}

} // namespace hipify::execute
