//===- TextureObjects.cpp - arrays, texture and surface objects -----------===//
#include "../DeviceHeap.h"
#include "../Settings.h"
#include "../Symbols.h"
#include "Runtime.h"
#include "Texture.h"
#include <algorithm>
#include <memory>

namespace hipify::execute {

namespace api {

static HipError mallocArray(ArrayObject **A, const ChannelFormat *Format,
                            size_t Width, size_t Height, size_t Depth) {
  if (!A || !Format || !Width || !Format->bytes())
    return record(HipError::InvalidValue);
  auto *New = new ArrayObject();
  New->Format = *Format;
  New->Width = static_cast<unsigned>(Width);
  New->Height = static_cast<unsigned>(Height);
  New->Depth = static_cast<unsigned>(Depth);
  New->Data = deviceHeap().allocate(Format->bytes() * Width *
                                        std::max<size_t>(1, Height) *
                                        std::max<size_t>(1, Depth),
                                    MemoryKind::Device);
  if (!New->Data) {
    delete New;
    return record(HipError::OutOfMemory);
  }
  *A = New;
  return record(HipError::Success);
}
static HipError mallocArray2D(ArrayObject **A, const ChannelFormat *Format,
                              size_t Width, size_t Height, unsigned) {
  return mallocArray(A, Format, Width, Height, 0);
}
static HipError malloc3DArray(ArrayObject **A, const ChannelFormat *Format,
                              Extent Size, unsigned) {
  return mallocArray(A, Format, Size.Width, Size.Height, Size.Depth);
}
static HipError freeArray(ArrayObject *A) {
  if (!A)
    return record(HipError::InvalidValue);
  deviceHeap().release(A->Data);
  delete A;
  return record(HipError::Success);
}
/// HIP_ARRAY_DESCRIPTOR.
struct ArrayDescription {
  size_t Width, Height;
  int Format;
  unsigned Channels;
};
static HipError arrayCreate(ArrayObject **A, const ArrayDescription *How) {
  if (!How || How->Channels == 0 || How->Channels > 4 || How->Channels == 3)
    return record(HipError::InvalidValue);
  // HIP_AD_FORMAT_*: unsigned 1 to 3, signed 8 to 10, half 16, float 32.
  const int F = How->Format;
  const int Kind = F >= 1 && F <= 3 ? 1 : F >= 8 && F <= 10 ? 0 : 2;
  if (Kind == 2 && F != 16 && F != 32)
    return record(HipError::InvalidValue);
  const int Bits = Kind == 2 ? F : 8 << (Kind == 1 ? F - 1 : F - 8);
  const auto Channel = [&](unsigned I) { return I < How->Channels ? Bits : 0; };
  const ChannelFormat Format{Bits, Channel(1), Channel(2), Channel(3), Kind};
  return mallocArray(A, &Format, How->Width, How->Height, 0);
}
static ChannelFormat createChannelDesc(int X, int Y, int Z, int W, int Kind) {
  return {X, Y, Z, W, Kind};
}

static HipError createObject(Texture **Result, const ResourceDescription *R,
                             const TextureDescription *How) {
  if (!Result || !R)
    return record(HipError::InvalidValue);
  auto T = std::make_unique<Texture>();
  T->Resource = *R;
  if (How)
    T->How = *How;
  switch (R->Type) {
  case 0:
    if (!R->Array)
      return record(HipError::InvalidValue);
    T->Data = R->Array->Data;
    T->Format = R->Array->Format;
    T->Width = R->Array->Width;
    T->Height = std::max(1u, R->Array->Height);
    T->Depth = std::max(1u, R->Array->Depth);
    T->Pitch = static_cast<size_t>(T->Width) * T->Format.bytes();
    break;
  case 2:
    T->Data = R->Linear.Pointer;
    T->Format = R->Linear.Format;
    if (!T->Format.bytes())
      return record(HipError::InvalidValue);
    T->Width = static_cast<int64_t>(R->Linear.Bytes / T->Format.bytes());
    T->Pitch = R->Linear.Bytes;
    break;
  case 3:
    T->Data = R->Pitch2D.Pointer;
    T->Format = R->Pitch2D.Format;
    T->Width = static_cast<int64_t>(R->Pitch2D.Width);
    T->Height = static_cast<int64_t>(R->Pitch2D.Height);
    T->Pitch = R->Pitch2D.Pitch;
    break;
  default:
    return record(HipError::NotSupported);
  }
  if (!T->Data)
    return record(HipError::InvalidValue);
  T->Slice = T->Pitch * static_cast<size_t>(T->Height);
  *Result = T.release();
  return record(HipError::Success);
}
static HipError createTexture(Texture **Result, const ResourceDescription *R,
                              const TextureDescription *How, const void *) {
  // CDNA 2 and 3 have no texture units.
  if (!settings().Target->Images)
    return record(HipError::NotSupported);
  if (!How)
    return record(HipError::InvalidValue);
  return createObject(Result, R, How);
}
static HipError destroyObject(Texture *T) {
  delete T;
  return record(HipError::Success);
}
static HipError createSurface(Texture **Result, const ResourceDescription *R) {
  if (!settings().Target->Images)
    return record(HipError::NotSupported);
  if (!R || R->Type != 0)
    return record(HipError::InvalidValue);
  return createObject(Result, R, nullptr);
}
static HipError getResourceDesc(ResourceDescription *R, const Texture *T) {
  if (!R || !T)
    return record(HipError::InvalidValue);
  *R = T->Resource;
  return record(HipError::Success);
}

} // namespace api

SymbolList textureApiSymbols() {
  using namespace api;
  return {
      {"hipMallocArray", addressOf(mallocArray2D)},
      {"hipMalloc3DArray", addressOf(malloc3DArray)},
      {"hipFreeArray", addressOf(freeArray)},
      {"hipArrayCreate", addressOf(arrayCreate)},
      {"hipArrayDestroy", addressOf(freeArray)},
      {"hipCreateChannelDesc", addressOf(createChannelDesc)},
      {"hipCreateTextureObject", addressOf(createTexture)},
      {"hipDestroyTextureObject", addressOf(destroyObject)},
      {"hipCreateSurfaceObject", addressOf(createSurface)},
      {"hipDestroySurfaceObject", addressOf(destroyObject)},
      // Before release 6 these two have C++ names, in AMD's library, too.
      {"_Z22hipCreateSurfaceObjectPP13__hip_surfacePK15hipResourceDesc",
       addressOf(createSurface)},
      {"_Z23hipDestroySurfaceObjectP13__hip_surface", addressOf(destroyObject)},
      {"hipGetTextureObjectResourceDesc", addressOf(getResourceDesc)},
  };
}

} // namespace hipify::execute
