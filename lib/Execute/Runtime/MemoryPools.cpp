//===- MemoryPools.cpp - stream-ordered allocation and its pools ----------===//
//
// A pool counts what it has given out and keeps its attributes. It holds nothing
// back: memory that is freed is the device's again, whatever the threshold, so
// that its use afterwards is found.
//
//===----------------------------------------------------------------------===//
#include "../DeviceHeap.h"
#include "../Symbols.h"
#include "Runtime.h"
#include <algorithm>
#include <mutex>
#include <set>

namespace hipify::execute {

namespace {

struct Pool {
  int32_t Reuse[3] = {1, 1, 1};
  uint64_t ReleaseThreshold = 0;
  uint64_t Used = 0;
  uint64_t MostUsed = 0;
};

struct Pools {
  std::mutex Lock;
  Pool Default;
  Pool *Current = &Default;
  std::set<Pool *> Created;
  std::map<void *, std::pair<Pool *, size_t>> Given;

  bool knows(Pool *P) const { return P == &Default || Created.count(P); }
};

/// hipMemPoolAttr.
enum Attribute {
  ReuseFirst = 1,
  ReuseLast = 3,
  ReleaseThreshold,
  ReservedCurrent,
  ReservedHigh,
  UsedCurrent,
  UsedHigh
};

} // namespace

static Pools &pools() {
  static Pools P;
  return P;
}

/// Takes what was at \p P out of its pool's count.
static void forget(void *P) {
  Pools &All = pools();
  std::lock_guard<std::mutex> Guard(All.Lock);
  auto It = All.Given.find(P);
  if (It == All.Given.end())
    return;
  It->second.first->Used -= It->second.second;
  All.Given.erase(It);
}

namespace api {

static HipError mallocFrom(void **P, size_t Size, Pool *From, void *Handle) {
  Pools &All = pools();
  if (!streamOf(Handle))
    return record(HipError::InvalidHandle);
  {
    std::lock_guard<std::mutex> Guard(All.Lock);
    if (!From)
      From = All.Current;
    if (!All.knows(From))
      return record(HipError::InvalidValue);
  }
  HipError E = allocateDevice(P, Size);
  if (E != HipError::Success || !*P)
    return E;
  std::lock_guard<std::mutex> Guard(All.Lock);
  All.Given[*P] = {From, Size};
  From->Used += Size;
  From->MostUsed = std::max(From->MostUsed, From->Used);
  return E;
}
static HipError mallocAsync(void **P, size_t Size, void *StreamHandle) {
  return mallocFrom(P, Size, nullptr, StreamHandle);
}
static HipError mallocFromPool(void **P, size_t Size, Pool *From,
                               void *StreamHandle) {
  return From ? mallocFrom(P, Size, From, StreamHandle)
              : record(HipError::InvalidValue);
}
static HipError freeAsync(void *P, void *StreamHandle) {
  if (!P)
    return record(HipError::InvalidValue);
  return record(submit(StreamHandle, 11, [P] {
    if (!deviceHeap().release(P))
      return HipError::InvalidValue;
    forget(P);
    return HipError::Success;
  }));
}

static HipError deviceGetDefaultMemPool(Pool **P, int Device) {
  if (!P || Device != 0)
    return record(HipError::InvalidValue);
  *P = &pools().Default;
  return record(HipError::Success);
}
static HipError deviceGetMemPool(Pool **P, int Device) {
  if (!P || Device != 0)
    return record(HipError::InvalidValue);
  *P = pools().Current;
  return record(HipError::Success);
}
static HipError deviceSetMemPool(int Device, Pool *P) {
  std::lock_guard<std::mutex> Guard(pools().Lock);
  if (Device != 0 || !pools().knows(P))
    return record(HipError::InvalidValue);
  pools().Current = P;
  return record(HipError::Success);
}
static HipError memPoolCreate(Pool **P, const void *Properties) {
  if (!P || !Properties)
    return record(HipError::InvalidValue);
  std::lock_guard<std::mutex> Guard(pools().Lock);
  *P = new Pool;
  pools().Created.insert(*P);
  return record(HipError::Success);
}
static HipError memPoolDestroy(Pool *P) {
  Pools &All = pools();
  std::lock_guard<std::mutex> Guard(All.Lock);
  if (!All.Created.erase(P))
    return record(HipError::InvalidValue); // the default one stays, too
  if (All.Current == P)
    All.Current = &All.Default;
  // Its memory stays valid until it is freed.
  for (auto &[Address, Owner] : All.Given)
    if (Owner.first == P) {
      Owner.first = &All.Default;
      All.Default.Used += Owner.second;
    }
  delete P;
  return record(HipError::Success);
}
static HipError memPoolSetAttribute(Pool *P, int Which, const void *Value) {
  std::lock_guard<std::mutex> Guard(pools().Lock);
  if (!Value || !pools().knows(P))
    return record(HipError::InvalidValue);
  if (Which >= ReuseFirst && Which <= ReuseLast) {
    P->Reuse[Which - ReuseFirst] = *static_cast<const int32_t *>(Value);
    return record(HipError::Success);
  }
  const uint64_t Number = *static_cast<const uint64_t *>(Value);
  if (Which == ReleaseThreshold)
    P->ReleaseThreshold = Number;
  else if ((Which == ReservedHigh || Which == UsedHigh) && Number == 0)
    P->MostUsed = P->Used; // the only value that the two take
  else
    return record(HipError::InvalidValue);
  return record(HipError::Success);
}
static HipError memPoolGetAttribute(Pool *P, int Which, void *Value) {
  std::lock_guard<std::mutex> Guard(pools().Lock);
  if (!Value || !pools().knows(P) || Which < ReuseFirst || Which > UsedHigh)
    return record(HipError::InvalidValue);
  if (Which <= ReuseLast)
    *static_cast<int32_t *>(Value) = P->Reuse[Which - ReuseFirst];
  else
    *static_cast<uint64_t *>(Value) =
        Which == ReleaseThreshold                          ? P->ReleaseThreshold
        : Which == ReservedCurrent || Which == UsedCurrent ? P->Used
                                                           : P->MostUsed;
  return record(HipError::Success);
}
static HipError memPoolTrimTo(Pool *P, size_t) {
  std::lock_guard<std::mutex> Guard(pools().Lock);
  return record(pools().knows(P) ? HipError::Success : HipError::InvalidValue);
}
static HipError free(void *P) {
  if (P && !deviceHeap().release(P))
    return record(HipError::InvalidValue);
  forget(P);
  return record(HipError::Success);
}

} // namespace api

SymbolList memoryPoolApiSymbols() {
  using namespace api;
  return {
      {"hipFree", addressOf(api::free)},
      {"hipFreeHost", addressOf(api::free)},
      {"hipHostFree", addressOf(api::free)},
      {"hipMallocAsync", addressOf(mallocAsync)},
      {"hipMallocFromPoolAsync", addressOf(mallocFromPool)},
      {"hipFreeAsync", addressOf(freeAsync)},
      {"hipDeviceGetDefaultMemPool", addressOf(deviceGetDefaultMemPool)},
      {"hipDeviceGetMemPool", addressOf(deviceGetMemPool)},
      {"hipDeviceSetMemPool", addressOf(deviceSetMemPool)},
      {"hipMemPoolCreate", addressOf(memPoolCreate)},
      {"hipMemPoolDestroy", addressOf(memPoolDestroy)},
      {"hipMemPoolSetAttribute", addressOf(memPoolSetAttribute)},
      {"hipMemPoolGetAttribute", addressOf(memPoolGetAttribute)},
      {"hipMemPoolTrimTo", addressOf(memPoolTrimTo)},
  };
}

} // namespace hipify::execute
