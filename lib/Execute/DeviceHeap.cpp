//===- DeviceHeap.cpp - the memory that the executed GPU can reach --------===//
#include "DeviceHeap.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <cstring>
#include <sys/mman.h>

namespace hipify::execute {

static constexpr size_t Alignment = 256;
/// Freed allocations that keep their addresses, so that a use after free is
/// told from an access to somebody else's memory.
static constexpr size_t QuarantineLength = 4096;

DeviceHeap &deviceHeap() {
  static DeviceHeap Heap;
  return Heap;
}

static void *reserveRange(size_t Bytes) {
  void *P = mmap(nullptr, Bytes, PROT_READ | PROT_WRITE,
                 MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  return P == MAP_FAILED ? nullptr : P;
}

bool DeviceHeap::reserve(size_t NewLimit) {
  Limit = NewLimit;
  // Address space is plentiful on most hosts; some containers restrict it.
  for (size_t Try = size_t(1) << 38; Try >= size_t(1) << 30; Try >>= 1) {
    void *Arena = reserveRange(Try);
    if (!Arena)
      continue;
    // One granule more: the address after the end stands for "outside".
    void *Bytes = reserveRange((Try >> GranuleShift) + Granule);
    if (!Bytes) {
      munmap(Arena, Try);
      continue;
    }
    Base = static_cast<char *>(Arena);
    Shadow = static_cast<uint8_t *>(Bytes);
    Capacity = Try;
    Bump = Alignment;
    return true;
  }
  return false;
}

void DeviceHeap::paint(char *Start, size_t Size) {
  uint8_t *S = Shadow + ((Start - Base) >> GranuleShift);
  std::memset(S, Granule, Size >> GranuleShift);
  if (size_t Rest = Size & (Granule - 1))
    S[Size >> GranuleShift] = static_cast<uint8_t>(Rest);
}

static size_t footprint(size_t Size) {
  // A red zone behind each allocation, wider behind larger ones.
  size_t RedZone = std::clamp<size_t>(Size / 8, Alignment, 16384);
  return llvm::alignTo(Size + RedZone, Alignment);
}

char *DeviceHeap::takeRange(size_t Bytes) {
  if (Bytes <= Capacity && Bump <= Capacity - Bytes) {
    char *P = Base + Bump;
    Bump += Bytes;
    return P;
  }
  for (char *Old : Quarantine) {
    auto It = Known.find(Old);
    FreeRanges[Old] = footprint(It->second.Size);
    Known.erase(It);
  }
  Quarantine.clear();
  for (auto It = FreeRanges.begin(); It != FreeRanges.end();) {
    auto Next = std::next(It);
    if (Next != FreeRanges.end() && It->first + It->second == Next->first) {
      It->second += Next->second;
      FreeRanges.erase(Next);
      continue;
    }
    if (It->second >= Bytes) {
      char *P = It->first;
      size_t Left = It->second - Bytes;
      FreeRanges.erase(It);
      if (Left)
        FreeRanges[P + Bytes] = Left;
      return P;
    }
    It = Next;
  }
  return nullptr;
}

char *DeviceHeap::allocate(size_t Size, MemoryKind Kind, unsigned Flags) {
  std::lock_guard<std::mutex> Guard(Lock);
  bool Counts = Kind != MemoryKind::Lds;
  if (Size > Capacity || (Counts && Size > Limit - std::min(Used, Limit)))
    return nullptr;
  char *P = takeRange(footprint(Size));
  if (!P)
    return nullptr;
  if (Counts)
    Used += Size;
  Known[P] = {P, Size, Kind, Flags, false};
  paint(P, Size);
  return P;
}

bool DeviceHeap::release(void *Start) {
  std::lock_guard<std::mutex> Guard(Lock);
  auto It = Known.find(static_cast<char *>(Start));
  if (It == Known.end() || It->second.Freed)
    return false;
  Allocation &A = It->second;
  A.Freed = true;
  if (A.Kind != MemoryKind::Lds)
    Used -= A.Size;
  std::memset(Shadow + ((A.Start - Base) >> GranuleShift), 0,
              (A.Size + Granule - 1) >> GranuleShift);
  madvise(A.Start, A.Size & ~size_t(4095), MADV_DONTNEED);
  Quarantine.push_back(A.Start);
  if (Quarantine.size() > QuarantineLength) {
    char *Old = Quarantine.front();
    Quarantine.pop_front();
    FreeRanges[Old] = footprint(Known[Old].Size);
    Known.erase(Old);
  }
  return true;
}

std::optional<Allocation> DeviceHeap::find(const void *Address) const {
  std::lock_guard<std::mutex> Guard(Lock);
  auto *P = static_cast<char *>(const_cast<void *>(Address));
  auto It = Known.upper_bound(P);
  if (It == Known.begin())
    return std::nullopt;
  --It;
  return It->second;
}

std::optional<Allocation> DeviceHeap::findLive(const void *Address) const {
  auto A = find(Address);
  if (!A || A->Freed || A->Kind == MemoryKind::Lds)
    return std::nullopt;
  auto Offset =
      static_cast<size_t>(static_cast<const char *>(Address) - A->Start);
  if (Offset >= A->Size && Offset != 0)
    return std::nullopt;
  return A;
}

bool DeviceHeap::accessible(const void *Address, size_t Size) const {
  auto Offset = static_cast<size_t>(static_cast<const char *>(Address) - Base);
  if (Size == 0)
    return true;
  if (Offset >= Capacity || Size > Capacity - Offset)
    return false;
  size_t Last = (Offset + Size - 1) >> GranuleShift;
  for (size_t G = Offset >> GranuleShift; G < Last; ++G)
    if (Shadow[G] != Granule)
      return false;
  return Shadow[Last] > ((Offset + Size - 1) & (Granule - 1));
}

void DeviceHeap::limitLds(char *Area, size_t Size, size_t AreaSize) {
  std::memset(Shadow + ((Area - Base) >> GranuleShift), 0,
              AreaSize >> GranuleShift);
  paint(Area, Size);
}

} // namespace hipify::execute
