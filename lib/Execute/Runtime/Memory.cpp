//===- Memory.cpp - allocation functions of the host runtime --------------===//
#include "../Access.h"
#include "../DeviceHeap.h"
#include "../Settings.h"
#include "../Symbols.h"
#include "Runtime.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <cstdio>

namespace hipify::execute {

namespace api {

static HipError allocate(void **P, size_t Size, MemoryKind Kind,
                         unsigned Flags) {
  if (!P)
    return record(HipError::InvalidValue);
  if (Size == 0) {
    *P = nullptr;
    return record(HipError::Success);
  }
  *P = deviceHeap().allocate(Size, Kind, Flags);
  if (*P)
    return record(HipError::Success);
  std::string Text = llvm::formatv(
      "hipify-cpp: note: the program asks for {0} bytes of device memory, {1} "
      "of {2} are free\n",
      Size, deviceHeap().limit() - deviceHeap().used(), deviceHeap().limit());
  std::fputs(Text.c_str(), stderr);
  return record(HipError::OutOfMemory);
}

static HipError malloc(void **P, size_t Size) {
  return allocate(P, Size, MemoryKind::Device, 0);
}
static HipError extMalloc(void **P, size_t Size, unsigned Flags) {
  return allocate(P, Size, MemoryKind::Device, Flags);
}
static HipError hostMalloc(void **P, size_t Size, unsigned Flags) {
  return allocate(P, Size, MemoryKind::Pinned, Flags);
}
static HipError mallocHost(void **P, size_t Size) {
  return allocate(P, Size, MemoryKind::Pinned, 0);
}
static HipError mallocManaged(void **P, size_t Size, unsigned Flags) {
  // Attached to all (1) or to the host (2).
  if (Size == 0 || (Flags != 1 && Flags != 2))
    return record(HipError::InvalidValue);
  return allocate(P, Size, MemoryKind::Managed, Flags);
}
static HipError mallocPitch(void **P, size_t *Pitch, size_t Width,
                            size_t Height) {
  if (!P || !Pitch)
    return record(HipError::InvalidValue);
  *Pitch = llvm::alignTo(Width, 256);
  return malloc(P, *Pitch * Height);
}
static HipError malloc3D(PitchedPointer *P, Extent Size) {
  if (!P)
    return record(HipError::InvalidValue);
  void *Memory = nullptr;
  HipError E =
      mallocPitch(&Memory, &P->Pitch, Size.Width, Size.Height * Size.Depth);
  P->Pointer = static_cast<char *>(Memory);
  P->XSize = Size.Width;
  P->YSize = Size.Height;
  return E;
}
static HipError memAllocPitch(void **P, size_t *Pitch, size_t Width,
                              size_t Height, unsigned) {
  return mallocPitch(P, Pitch, Width, Height);
}

static HipError memGetInfo(size_t *Free, size_t *Total) {
  const size_t Limit = deviceHeap().limit();
  if (Free)
    *Free = Limit - std::min(Limit, deviceHeap().used());
  if (Total)
    *Total = Limit;
  return record(HipError::Success);
}

static HipError hostRegister(void *P, size_t Size, unsigned) {
  if (!P || !Size)
    return record(HipError::InvalidValue);
  if (isRegistered(P))
    return record(HipError::HostMemoryAlreadyRegistered);
  addRegisteredRange(static_cast<char *>(P), Size);
  return record(HipError::Success);
}
static HipError hostUnregister(void *P) {
  return record(removeRegisteredRange(static_cast<char *>(P))
                    ? HipError::Success
                    : HipError::HostMemoryNotRegistered);
}
static HipError hostGetDevicePointer(void **Device, void *Host, unsigned) {
  if (!Device)
    return record(HipError::InvalidValue);
  auto A = deviceHeap().findLive(Host);
  if (!isRegistered(Host) && (!A || A->Kind == MemoryKind::Device))
    return record(HipError::InvalidValue);
  *Device = Host;
  return record(HipError::Success);
}
static HipError hostGetFlags(unsigned *Flags, void *Host) {
  auto A = deviceHeap().findLive(Host);
  if (!Flags || !A || A->Kind != MemoryKind::Pinned)
    return record(HipError::InvalidValue);
  *Flags = A->Flags;
  return record(HipError::Success);
}

/// hipMemoryType changed its numbers with release 6.
static int memoryType(MemoryKind Kind) {
  const bool Old = settings().HipMajor < 6;
  switch (Kind) {
  case MemoryKind::Pinned:
    return Old ? 0 : 1;
  case MemoryKind::Managed:
    return Old ? 1 : 3;
  default:
    return Old ? 1 : 2;
  }
}
static HipError pointerGetAttributes(PointerAttributes *A, const void *P) {
  if (!A || !P)
    return record(HipError::InvalidValue);
  *A = PointerAttributes();
  auto *Address = const_cast<void *>(P);
  if (isRegistered(P)) {
    A->Type = memoryType(MemoryKind::Pinned);
    A->DevicePointer = A->HostPointer = Address;
    return record(HipError::Success);
  }
  auto Found = deviceHeap().findLive(P);
  if (!Found) {
    // Unknown memory is an error in old releases and "unregistered" in new ones.
    A->Device = -1;
    A->HostPointer = Address;
    return record(settings().HipMajor < 7 ? HipError::InvalidValue
                                          : HipError::Success);
  }
  A->Type = memoryType(Found->Kind);
  A->DevicePointer = Address;
  A->HostPointer = Found->Kind == MemoryKind::Device ? nullptr : Address;
  A->IsManaged = Found->Kind == MemoryKind::Managed;
  A->AllocationFlags = Found->Flags;
  return record(HipError::Success);
}
static HipError memGetAddressRange(void **Base, size_t *Size, void *P) {
  auto A = deviceHeap().findLive(P);
  if (!A)
    return record(HipError::InvalidValue);
  if (Base)
    *Base = A->Start;
  if (Size)
    *Size = A->Size;
  return record(HipError::Success);
}
static HipError memPtrGetInfo(void *P, size_t *Size) {
  return memGetAddressRange(nullptr, Size, P);
}

// Managed memory never migrates here, so hints have nothing to do.
static HipError memAdvise(const void *P, size_t Size, int, int) {
  return record(P && Size ? HipError::Success : HipError::InvalidValue);
}
static HipError memPrefetchAsync(const void *P, size_t Size, int, void *) {
  return record(P && Size ? HipError::Success : HipError::InvalidValue);
}
/// A hipMemLocation (type and number) comes in one register.
static HipError memAdviseAt(const void *P, size_t Size, int Advice, uint64_t) {
  return memAdvise(P, Size, Advice, 0);
}
static HipError memPrefetchAtAsync(const void *P, size_t Size, uint64_t,
                                   unsigned, void *StreamHandle) {
  return memPrefetchAsync(P, Size, 0, StreamHandle);
}
static HipError attachMemAsync(void *StreamHandle, void *P, size_t, unsigned) {
  return record(streamOf(StreamHandle) && deviceHeap().findLive(P)
                    ? HipError::Success
                    : HipError::InvalidValue);
}
static HipError memRangeGetAttribute(void *Data, size_t Size, int, const void *,
                                     size_t) {
  if (!Data || Size < sizeof(int))
    return record(HipError::InvalidValue);
  *static_cast<int *>(Data) = 0;
  return record(HipError::Success);
}

} // namespace api

HipError allocateDevice(void **P, size_t Size) { return api::malloc(P, Size); }

SymbolList memoryApiSymbols() {
  using namespace api;
  return {
      {"hipMalloc", addressOf(api::malloc)},
      {"hipExtMallocWithFlags", addressOf(extMalloc)},
      {"hipHostMalloc", addressOf(hostMalloc)},
      {"hipHostAlloc", addressOf(hostMalloc)},
      {"hipExtHostAlloc", addressOf(hostMalloc)},
      {"hipMallocHost", addressOf(mallocHost)},
      {"hipMemAllocHost", addressOf(mallocHost)},
      {"hipMallocManaged", addressOf(mallocManaged)},
      {"hipMallocPitch", addressOf(mallocPitch)},
      {"hipMemAllocPitch", addressOf(memAllocPitch)},
      {"hipMalloc3D", addressOf(malloc3D)},
      {"hipMemGetInfo", addressOf(memGetInfo)},
      {"hipHostRegister", addressOf(hostRegister)},
      {"hipHostUnregister", addressOf(hostUnregister)},
      {"hipHostGetDevicePointer", addressOf(hostGetDevicePointer)},
      {"hipHostGetFlags", addressOf(hostGetFlags)},
      {"hipPointerGetAttributes", addressOf(pointerGetAttributes)},
      {"hipMemGetAddressRange", addressOf(memGetAddressRange)},
      {"hipMemPtrGetInfo", addressOf(memPtrGetInfo)},
      {"hipMemAdvise", addressOf(memAdvise)},
      {"hipMemPrefetchAsync", addressOf(memPrefetchAsync)},
      {"hipMemAdvise_v2", addressOf(memAdviseAt)},
      {"hipMemPrefetchAsync_v2", addressOf(memPrefetchAtAsync)},
      {"hipStreamAttachMemAsync", addressOf(attachMemAsync)},
      {"hipMemRangeGetAttribute", addressOf(memRangeGetAttribute)},
  };
}

} // namespace hipify::execute
