//===- Copies.cpp - memcpy and memset functions of the host runtime -------===//
//
// One address space makes every direction the same copy; what is checked is that
// ranges lie in live allocations where they claim to.
//
//===----------------------------------------------------------------------===//
#include "../Access.h"
#include "../DeviceHeap.h"
#include "../Symbols.h"
#include "Runtime.h"
#include <algorithm>
#include <cstring>

namespace hipify::execute {

namespace {
/// hipMemcpyKind.
enum CopyKind {
  HostToHost,
  HostToDevice,
  DeviceToHost,
  DeviceToDevice,
  Default
};

/// Rows of a copy in up to three dimensions, in bytes.
struct Rows {
  char *Target;
  const char *Source;
  size_t TargetPitch, SourcePitch, TargetSlice, SourceSlice;
  size_t Width, Height, Depth;
};
} // namespace

/// Whether [P, P + Size) can be what a device pointer names. Registered host
/// memory and variables of device code are outside of the heap.
static bool isDeviceRange(const void *P, size_t Size) {
  return !deviceHeap().contains(P) || deviceHeap().accessible(P, Size);
}

static HipError checkRange(const void *P, size_t Size) {
  if (Size == 0)
    return HipError::Success;
  if (!P || !isDeviceRange(P, Size))
    return HipError::InvalidValue;
  return HipError::Success;
}

static HipError copyBytes(void *Target, const void *Source, size_t Size,
                          int Kind) {
  if (Kind < HostToHost || Kind > Default)
    return HipError::InvalidMemcpyDirection;
  if (HipError E = checkRange(Target, Size); E != HipError::Success)
    return E;
  if (HipError E = checkRange(Source, Size); E != HipError::Success)
    return E;
  std::memmove(Target, Source, Size);
  return HipError::Success;
}

static HipError copyRows(const Rows &R, int Kind) {
  if (R.Width > R.TargetPitch && R.Height > 1)
    return HipError::InvalidPitchValue;
  if (R.Width > R.SourcePitch && R.Height > 1)
    return HipError::InvalidPitchValue;
  for (size_t Z = 0; Z < R.Depth; ++Z)
    for (size_t Y = 0; Y < R.Height; ++Y)
      if (HipError E = copyBytes(
              R.Target + Z * R.TargetSlice + Y * R.TargetPitch,
              R.Source + Z * R.SourceSlice + Y * R.SourcePitch, R.Width, Kind);
          E != HipError::Success)
        return E;
  return HipError::Success;
}

static HipError copy3D(const Memcpy3D &P) {
  Rows R{};
  // Extents count elements where an array takes part, else bytes.
  const ArrayObject *A = P.SourceArray ? P.SourceArray : P.TargetArray;
  const size_t Element = A ? A->Format.bytes() : 1;
  auto Side = [&](const ArrayObject *Array, const PitchedPointer &Pointer,
                  const Position &At, size_t &Pitch, size_t &Slice) -> char * {
    if (Array) {
      Pitch = Array->Width * size_t(Array->Format.bytes());
      Slice = Pitch * std::max(1u, Array->Height);
      return Array->Data + At.Z * Slice + At.Y * Pitch + At.X * Element;
    }
    Pitch = Pointer.Pitch;
    Slice = Pitch * Pointer.YSize;
    return Pointer.Pointer + At.Z * Slice + At.Y * Pitch + At.X;
  };
  R.Source = Side(P.SourceArray, P.Source, P.SourcePosition, R.SourcePitch,
                  R.SourceSlice);
  R.Target = Side(P.TargetArray, P.Target, P.TargetPosition, R.TargetPitch,
                  R.TargetSlice);
  R.Width = P.Size.Width * Element;
  R.Height = std::max<size_t>(1, P.Size.Height);
  R.Depth = std::max<size_t>(1, P.Size.Depth);
  if (!R.Source || !R.Target)
    return HipError::InvalidValue;
  return copyRows(R, P.Kind);
}

template <typename T>
static HipError fill(void *Target, T Value, size_t Count) {
  if (HipError E = checkRange(Target, Count * sizeof(T));
      E != HipError::Success)
    return E;
  if (sizeof(T) == 1)
    std::memset(Target, static_cast<int>(Value), Count);
  else
    std::fill_n(static_cast<T *>(Target), Count, Value);
  return HipError::Success;
}

namespace api {

static HipError memcpyAsync(void *Target, const void *Source, size_t Size,
                            int Kind, void *StreamHandle) {
  return record(submit(StreamHandle, 1,
                       [=] { return copyBytes(Target, Source, Size, Kind); }));
}
static HipError memcpy(void *Target, const void *Source, size_t Size,
                       int Kind) {
  if (isCapturing())
    return record(HipError::StreamCaptureUnsupported);
  return record(copyBytes(Target, Source, Size, Kind));
}
static HipError memcpyPeer(void *Target, int, const void *Source, int,
                           size_t Size) {
  return api::memcpy(Target, Source, Size, DeviceToDevice);
}
static HipError memcpyPeerAsync(void *Target, int, const void *Source, int,
                                size_t Size, void *StreamHandle) {
  return memcpyAsync(Target, Source, Size, DeviceToDevice, StreamHandle);
}
static HipError memcpyPlain(void *Target, const void *Source, size_t Size) {
  return api::memcpy(Target, Source, Size, Default);
}
static HipError memcpyPlainAsync(void *Target, const void *Source, size_t Size,
                                 void *StreamHandle) {
  return memcpyAsync(Target, Source, Size, Default, StreamHandle);
}
static HipError memcpy2DAsync(void *Target, size_t TargetPitch,
                              const void *Source, size_t SourcePitch,
                              size_t Width, size_t Height, int Kind,
                              void *StreamHandle) {
  Rows R{static_cast<char *>(Target),
         static_cast<const char *>(Source),
         TargetPitch,
         SourcePitch,
         0,
         0,
         Width,
         Height,
         1};
  return record(submit(StreamHandle, 1, [=] { return copyRows(R, Kind); }));
}
static HipError memcpy2D(void *Target, size_t TargetPitch, const void *Source,
                         size_t SourcePitch, size_t Width, size_t Height,
                         int Kind) {
  return memcpy2DAsync(Target, TargetPitch, Source, SourcePitch, Width, Height,
                       Kind, nullptr);
}
static HipError memcpy3DAsync(const Memcpy3D *P, void *StreamHandle) {
  if (!P)
    return record(HipError::InvalidValue);
  return record(submit(StreamHandle, 1, [P = *P] { return copy3D(P); }));
}
static HipError memcpy3D(const Memcpy3D *P) {
  return memcpy3DAsync(P, nullptr);
}
/// Whether rows of \p Width bytes from (\p X, \p Y) on lie in the array.
static bool liesIn(const ArrayObject *A, size_t X, size_t Y, size_t Width,
                   size_t Height) {
  const size_t Own = A->Width * size_t(A->Format.bytes());
  const size_t Rows = A->Height ? A->Height : 1;
  return X <= Own && Width <= Own - X && Y <= Rows && Height <= Rows - Y;
}
static HipError memcpy2DToArray(ArrayObject *A, size_t X, size_t Y,
                                const void *Source, size_t Pitch, size_t Width,
                                size_t Height, int Kind) {
  if (!A || !liesIn(A, X, Y, Width, Height))
    return record(HipError::InvalidValue);
  const size_t Own = A->Width * size_t(A->Format.bytes());
  return memcpy2D(A->Data + Y * Own + X, Own, Source, Pitch, Width, Height,
                  Kind);
}
static HipError memcpy2DFromArray(void *Target, size_t Pitch,
                                  const ArrayObject *A, size_t X, size_t Y,
                                  size_t Width, size_t Height, int Kind) {
  if (!A || !liesIn(A, X, Y, Width, Height))
    return record(HipError::InvalidValue);
  const size_t Own = A->Width * size_t(A->Format.bytes());
  return memcpy2D(Target, Pitch, A->Data + Y * Own + X, Own, Width, Height,
                  Kind);
}
static HipError memcpy2DToArrayAsync(ArrayObject *A, size_t X, size_t Y,
                                     const void *Source, size_t Pitch,
                                     size_t Width, size_t Height, int Kind,
                                     void *StreamHandle) {
  return record(submit(StreamHandle, 1, [=] {
    return memcpy2DToArray(A, X, Y, Source, Pitch, Width, Height, Kind);
  }));
}
static HipError memcpy2DFromArrayAsync(void *Target, size_t Pitch,
                                       const ArrayObject *A, size_t X, size_t Y,
                                       size_t Width, size_t Height, int Kind,
                                       void *StreamHandle) {
  return record(submit(StreamHandle, 1, [=] {
    return memcpy2DFromArray(Target, Pitch, A, X, Y, Width, Height, Kind);
  }));
}
static HipError memcpyToArray(ArrayObject *A, size_t X, size_t Y,
                              const void *Source, size_t Size, int Kind) {
  if (!A)
    return record(HipError::InvalidValue);
  const size_t Own = A->Width * size_t(A->Format.bytes());
  return api::memcpy(A->Data + Y * Own + X, Source, Size, Kind);
}
static HipError memcpyFromArray(void *Target, const ArrayObject *A, size_t X,
                                size_t Y, size_t Size, int Kind) {
  if (!A)
    return record(HipError::InvalidValue);
  const size_t Own = A->Width * size_t(A->Format.bytes());
  return api::memcpy(Target, A->Data + Y * Own + X, Size, Kind);
}

static HipError memsetAsync(void *Target, int Value, size_t Size,
                            void *StreamHandle) {
  return record(submit(StreamHandle, 2, [=] {
    return fill(Target, static_cast<uint8_t>(Value), Size);
  }));
}
static HipError memset(void *Target, int Value, size_t Size) {
  return memsetAsync(Target, Value, Size, nullptr);
}
template <typename T>
static HipError memsetWide(void *Target, T Value, size_t Count) {
  return record(fill(Target, Value, Count));
}
template <typename T>
static HipError memsetWideAsync(void *Target, T Value, size_t Count,
                                void *StreamHandle) {
  return record(
      submit(StreamHandle, 2, [=] { return fill(Target, Value, Count); }));
}
static HipError memset2DAsync(void *Target, size_t Pitch, int Value,
                              size_t Width, size_t Height, void *StreamHandle) {
  return record(submit(StreamHandle, 2, [=] {
    for (size_t Y = 0; Y < Height; ++Y)
      if (HipError E = fill(static_cast<char *>(Target) + Y * Pitch,
                            static_cast<uint8_t>(Value), Width);
          E != HipError::Success)
        return E;
    return HipError::Success;
  }));
}
static HipError memset2D(void *Target, size_t Pitch, int Value, size_t Width,
                         size_t Height) {
  return memset2DAsync(Target, Pitch, Value, Width, Height, nullptr);
}
static HipError memset3DAsync(PitchedPointer P, int Value, Extent Size,
                              void *StreamHandle) {
  // Slices follow each other, so a box of full height is one run of rows.
  for (size_t Z = 0; Z < Size.Depth; ++Z)
    if (HipError E =
            memset2DAsync(P.Pointer + Z * P.Pitch * P.YSize, P.Pitch, Value,
                          Size.Width, Size.Height, StreamHandle);
        E != HipError::Success)
      return E;
  return record(HipError::Success);
}
static HipError memset3D(PitchedPointer P, int Value, Extent Size) {
  return memset3DAsync(P, Value, Size, nullptr);
}

static HipError withSymbol(const void *Symbol, size_t Size, size_t Offset,
                           char *&Address) {
  const DeviceVariable *V = variableOf(Symbol);
  if (!V)
    return HipError::InvalidSymbol;
  if (Offset > V->Size || Size > V->Size - Offset)
    return HipError::InvalidValue;
  Address = V->Address + Offset;
  return HipError::Success;
}
static HipError memcpyToSymbolAsync(const void *Symbol, const void *Source,
                                    size_t Size, size_t Offset, int Kind,
                                    void *StreamHandle) {
  char *Address;
  if (HipError E = withSymbol(Symbol, Size, Offset, Address);
      E != HipError::Success)
    return record(E);
  return memcpyAsync(Address, Source, Size, Kind, StreamHandle);
}
static HipError memcpyToSymbol(const void *Symbol, const void *Source,
                               size_t Size, size_t Offset, int Kind) {
  return memcpyToSymbolAsync(Symbol, Source, Size, Offset, Kind, nullptr);
}
static HipError memcpyFromSymbolAsync(void *Target, const void *Symbol,
                                      size_t Size, size_t Offset, int Kind,
                                      void *StreamHandle) {
  char *Address;
  if (HipError E = withSymbol(Symbol, Size, Offset, Address);
      E != HipError::Success)
    return record(E);
  return memcpyAsync(Target, Address, Size, Kind, StreamHandle);
}
static HipError memcpyFromSymbol(void *Target, const void *Symbol, size_t Size,
                                 size_t Offset, int Kind) {
  return memcpyFromSymbolAsync(Target, Symbol, Size, Offset, Kind, nullptr);
}
static HipError getSymbolAddress(void **Address, const void *Symbol) {
  const DeviceVariable *V = variableOf(Symbol);
  if (!Address)
    return record(HipError::InvalidValue);
  if (!V)
    return record(HipError::InvalidSymbol);
  *Address = V->Address;
  return record(HipError::Success);
}
static HipError getSymbolSize(size_t *Size, const void *Symbol) {
  const DeviceVariable *V = variableOf(Symbol);
  if (!Size)
    return record(HipError::InvalidValue);
  if (!V)
    return record(HipError::InvalidSymbol);
  *Size = V->Size;
  return record(HipError::Success);
}

} // namespace api

SymbolList copyApiSymbols() {
  using namespace api;
  return {
      {"hipMemcpy", addressOf(api::memcpy)},
      {"hipMemcpyAsync", addressOf(memcpyAsync)},
      {"hipMemcpyWithStream", addressOf(memcpyAsync)},
      {"hipMemcpyPeer", addressOf(memcpyPeer)},
      {"hipMemcpyPeerAsync", addressOf(memcpyPeerAsync)},
      {"hipMemcpyHtoD", addressOf(memcpyPlain)},
      {"hipMemcpyDtoH", addressOf(memcpyPlain)},
      {"hipMemcpyDtoD", addressOf(memcpyPlain)},
      {"hipMemcpyHtoDAsync", addressOf(memcpyPlainAsync)},
      {"hipMemcpyDtoHAsync", addressOf(memcpyPlainAsync)},
      {"hipMemcpyDtoDAsync", addressOf(memcpyPlainAsync)},
      {"hipMemcpy2D", addressOf(memcpy2D)},
      {"hipMemcpy2DAsync", addressOf(memcpy2DAsync)},
      {"hipMemcpy3D", addressOf(memcpy3D)},
      {"hipMemcpy3DAsync", addressOf(memcpy3DAsync)},
      {"hipMemcpy2DToArray", addressOf(memcpy2DToArray)},
      {"hipMemcpy2DFromArray", addressOf(memcpy2DFromArray)},
      {"hipMemcpy2DToArrayAsync", addressOf(memcpy2DToArrayAsync)},
      {"hipMemcpy2DFromArrayAsync", addressOf(memcpy2DFromArrayAsync)},
      {"hipMemcpyToArray", addressOf(memcpyToArray)},
      {"hipMemcpyFromArray", addressOf(memcpyFromArray)},
      {"hipMemset", addressOf(api::memset)},
      {"hipMemsetAsync", addressOf(memsetAsync)},
      {"hipMemsetD8", addressOf(memsetWide<uint8_t>)},
      {"hipMemsetD16", addressOf(memsetWide<uint16_t>)},
      {"hipMemsetD32", addressOf(memsetWide<uint32_t>)},
      {"hipMemsetD8Async", addressOf(memsetWideAsync<uint8_t>)},
      {"hipMemsetD16Async", addressOf(memsetWideAsync<uint16_t>)},
      {"hipMemsetD32Async", addressOf(memsetWideAsync<uint32_t>)},
      {"hipMemset2D", addressOf(memset2D)},
      {"hipMemset2DAsync", addressOf(memset2DAsync)},
      {"hipMemset3D", addressOf(memset3D)},
      {"hipMemset3DAsync", addressOf(memset3DAsync)},
      {"hipMemcpyToSymbol", addressOf(memcpyToSymbol)},
      {"hipMemcpyToSymbolAsync", addressOf(memcpyToSymbolAsync)},
      {"hipMemcpyFromSymbol", addressOf(memcpyFromSymbol)},
      {"hipMemcpyFromSymbolAsync", addressOf(memcpyFromSymbolAsync)},
      {"hipGetSymbolAddress", addressOf(getSymbolAddress)},
      {"hipGetSymbolSize", addressOf(getSymbolSize)},
  };
}

} // namespace hipify::execute
