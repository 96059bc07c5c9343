//===- Access.cpp - the slow way of a checked memory access ---------------===//
#include "Access.h"
#include "DeviceHeap.h"
#include "Fault.h"
#include "Grid.h"
#include "Settings.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/FormatVariadic.h"
#include <algorithm>
#include <cstring>
#include <map>
#include <mutex>
#include <pthread.h>
#include <shared_mutex>

namespace hipify::execute {

static std::shared_mutex RangesLock;
static std::map<const char *, size_t> ModuleRanges, RegisteredRanges;

static bool inRanges(const std::map<const char *, size_t> &Ranges,
                     const char *Address, uint64_t Size) {
  auto It = Ranges.upper_bound(Address);
  if (It == Ranges.begin())
    return false;
  --It;
  return Address + Size <= It->first + It->second;
}

void addModuleRange(const char *Start, size_t Size) {
  std::unique_lock Guard(RangesLock);
  ModuleRanges[Start] = Size;
}
void addRegisteredRange(const char *Start, size_t Size) {
  std::unique_lock Guard(RangesLock);
  RegisteredRanges[Start] = Size;
}
bool removeRegisteredRange(const char *Start) {
  std::unique_lock Guard(RangesLock);
  return RegisteredRanges.erase(Start) != 0;
}
bool isRegistered(const void *Address) {
  std::shared_lock Guard(RangesLock);
  return inRanges(RegisteredRanges, static_cast<const char *>(Address), 1);
}

/// Whether an address is on the stack that the calling thread runs kernels
/// without stopping lanes on, below what the host code has there.
static bool onThreadStack(const char *Address) {
  struct Extent {
    const char *Low;
    Extent() {
      pthread_attr_t Attributes;
      void *Start = nullptr;
      size_t Size = 0;
      if (pthread_getattr_np(pthread_self(), &Attributes) == 0) {
        pthread_attr_getstack(&Attributes, &Start, &Size);
        pthread_attr_destroy(&Attributes);
      }
      Low = static_cast<const char *>(Start);
    }
  };
  static thread_local const Extent Mine;
  return Address >= Mine.Low && Address < kernelStackTop();
}

static bool onLaneStack(const Lane *L, const char *Address) {
  if (!L->PathStart)
    return onThreadStack(Address);
  auto *High = reinterpret_cast<const char *>(L->PathLimit);
  return Address < High && Address >= High - settings().StackSize;
}

static const char *verbOf(uint32_t Kind) {
  return Kind == AccessRead    ? "read"
         : Kind == AccessWrite ? "write"
                               : "atomic operation";
}

static const char *nameOf(MemoryKind Kind) {
  switch (Kind) {
  case MemoryKind::Device:
    return "device memory";
  case MemoryKind::Pinned:
    return "pinned host memory";
  case MemoryKind::Managed:
    return "managed memory";
  case MemoryKind::DeviceOwn:
    return "memory from malloc in device code";
  case MemoryKind::Lds:
    return "LDS";
  }
  return "memory";
}

[[noreturn]] static void reportWrong(Lane *L, const char *Address,
                                     uint64_t Size, uint32_t Kind,
                                     const Site *At) {
  std::string What = llvm::formatv("{0} of {1} bytes ", verbOf(Kind), Size);
  if (Address < reinterpret_cast<const char *>(uintptr_t(65536))) {
    What += llvm::formatv("through a null pointer (address {0:x})",
                          reinterpret_cast<uintptr_t>(Address));
    faultAndAbort(Check::Bounds, L, At, What);
  }
  if (!deviceHeap().contains(Address)) {
    What += "of host memory that the GPU cannot reach (neither allocated nor "
            "registered with HIP)";
    faultAndAbort(Check::Bounds, L, At, What);
  }
  auto A = deviceHeap().find(Address);
  // Further from an allocation than any slip of an index.
  constexpr ptrdiff_t Near = 1 << 20;
  if (!A || Address - A->Start > static_cast<ptrdiff_t>(A->Size) + Near ||
      (A->Kind == MemoryKind::Lds &&
       Address - A->Start >= static_cast<ptrdiff_t>(A->Size))) {
    What += "outside of all allocations";
  } else if (A->Freed) {
    What += llvm::formatv("after the allocation was freed: offset {0} of {1} "
                          "bytes of {2}",
                          Address - A->Start, A->Size, nameOf(A->Kind));
  } else if (A->Kind == MemoryKind::Lds) {
    What += llvm::formatv("out of bounds of the block's LDS: offset {0} of {1} "
                          "bytes",
                          Address - A->Start, L->In->LdsSize);
  } else {
    What += llvm::formatv("out of bounds: offset {0} of an allocation of {1} "
                          "bytes of {2}",
                          Address - A->Start, A->Size, nameOf(A->Kind));
  }
  faultAndAbort(Check::Bounds, L, At, What);
}

extern "C" void hipifyCheckAccess(Lane *L, const char *Address, uint64_t Size,
                                  uint32_t Kind, const Site *At) {
  if (deviceHeap().accessible(Address, Size))
    return;
  if (!deviceHeap().contains(Address)) {
    if (onLaneStack(L, Address))
      return;
    std::shared_lock Guard(RangesLock);
    if (inRanges(ModuleRanges, Address, Size) ||
        inRanges(RegisteredRanges, Address, Size))
      return;
  }
  reportWrong(L, Address, Size, Kind, At);
}

extern "C" void hipifyLdsOutOfBounds(Lane *L, const char *Address,
                                     uint64_t Size, uint32_t Kind,
                                     const Site *At) {
  std::string What = llvm::formatv(
      "{0} of {1} bytes out of bounds of the block's LDS: offset {2} of {3} "
      "bytes",
      verbOf(Kind), Size, Address - L->In->Lds, L->In->LdsSize);
  faultAndAbort(Check::Bounds, L, At, What);
}

namespace {

/// What is remembered of four bytes of LDS.
struct LdsRecord {
  uint32_t WriteEpoch, ReadEpoch; ///< Block::Epoch at the last access
  uint16_t Writer, Reader;        ///< thread + 1; ~0: several
  uint8_t Atomic;                 ///< the last write was an atomic
  uint8_t Defined;                ///< bit for each byte
  uint8_t Reserved[2];
};

constexpr uint16_t Several = 0xFFFF;

} // namespace

size_t ldsRecordBytes(uint64_t LdsBytes) {
  return (LdsBytes + 3) / 4 * sizeof(LdsRecord) + sizeof(LdsRecord);
}

/// Lanes of one wave run in lockstep, so only other waves' accesses race.
static bool sameWave(const Lane &L, uint16_t Thread, uint32_t ThisThread) {
  const uint32_t Width = settings().Target->WaveSize;
  return Thread != Several && (Thread - 1u) / Width == ThisThread / Width;
}

static void checkRace(Lane *L, LdsRecord &R, uint32_t Thread, uint32_t Kind,
                      uint64_t Offset, const Site *At) {
  const uint32_t Epoch = L->In->Epoch;
  const auto Me = static_cast<uint16_t>(Thread + 1);
  auto Report = [&](const char *Other) {
    faultOnce(Check::Race, L, At,
              llvm::formatv("{0} of LDS offset {1} races with a {2} by another "
                            "wave since the last barrier",
                            verbOf(Kind), Offset, Other));
  };
  if (R.WriteEpoch == Epoch && R.Writer != Me &&
      !sameWave(*L, R.Writer, Thread) && !(Kind == AccessAtomic && R.Atomic))
    Report(R.Atomic ? "atomic operation" : "write");
  else if (Kind != AccessRead && R.ReadEpoch == Epoch && R.Reader != Me &&
           !sameWave(*L, R.Reader, Thread))
    Report("read");
  if (Kind == AccessRead) {
    // One reader is remembered for its wave; readers of two waves are several.
    bool Another = R.ReadEpoch == Epoch && R.Reader != Me &&
                   !sameWave(*L, R.Reader, Thread);
    R.Reader = Another ? Several : Me;
    R.ReadEpoch = Epoch;
    return;
  }
  R.Writer = Me;
  R.WriteEpoch = Epoch;
  R.Atomic = Kind == AccessAtomic;
}

extern "C" void hipifyRecordLds(Lane *L, const char *Address, uint64_t Size,
                                uint32_t Kind, const Site *At) {
  const Block &B = *L->In;
  if (!B.LdsShadow)
    return;
  auto Offset = static_cast<uint64_t>(Address - B.Lds);
  if (Offset >= B.LdsSize || Size > B.LdsSize - Offset)
    return; // reported as out of bounds
  const uint32_t *Group = B.Of->Group;
  const uint32_t Thread =
      L->Id[0] + Group[0] * (L->Id[1] + Group[1] * L->Id[2]);
  auto *Records = reinterpret_cast<LdsRecord *>(B.LdsShadow);
  uint64_t UndefinedWords = 0, Words = 0;
  bool Undefined = false;
  for (uint64_t At4 = Offset / 4; At4 <= (Offset + Size - 1) / 4; ++At4) {
    LdsRecord &R = Records[At4];
    uint64_t From = std::max(Offset, At4 * 4) - At4 * 4;
    uint64_t To = std::min(Offset + Size, At4 * 4 + 4) - At4 * 4;
    auto Bytes = static_cast<uint8_t>((1u << To) - (1u << From));
    ++Words;
    UndefinedWords += (R.Defined & Bytes) == 0;
    Undefined |= (R.Defined & Bytes) != Bytes;
    if (Kind != AccessRead)
      R.Defined |= Bytes;
    if (settings().CheckRace)
      checkRace(L, R, Thread, Kind, At4 * 4, At);
  }
  // Wide reads copy structures, whose padding nobody writes: parts of words,
  // and in the larger ones whole words.
  if (Size > 16)
    Undefined = UndefinedWords == Words;
  else if (Size > 4)
    Undefined = UndefinedWords != 0;
  if (Undefined && Kind != AccessWrite && settings().CheckUninitialised)
    faultOnce(Check::Uninitialised, L, At,
              llvm::formatv("{0} of LDS offset {1} that nothing has written in "
                            "this block",
                            verbOf(Kind), Offset));
}

} // namespace hipify::execute
