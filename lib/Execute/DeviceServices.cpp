//===- DeviceServices.cpp - what device code asks the executor for --------===//
#include "Access.h"
#include "DeviceHeap.h"
#include "Fault.h"
#include "Grid.h"
#include "Settings.h"
#include "Symbols.h"
#include "llvm/Support/FormatVariadic.h"
#include <chrono>

namespace hipify::execute {

static uint64_t stop(Lane *L, uint32_t Op, uint64_t A, uint64_t B, uint64_t C,
                     uint32_t Immediate, const Site *At) {
  return stopAt(*L, static_cast<LaneOp>(Op), A, B, C, Immediate, At);
}

/// Starts the part of the path of a function that is not inlined.
static void enterFunction(Lane *L, uint32_t *Base, uint32_t *Limit,
                          uint32_t Id) {
  // Room for the loops of one function; deeper nesting of them is not code
  // that anybody wrote.
  if (Base + 48 >= Limit)
    faultAndAbort(Check::Trap, L, nullptr,
                  "recursion of functions with cross-lane operations is too "
                  "deep for the CPU executor");
  *Base = Id;
}

static bool isLds(const Lane *L, const char *Address) {
  const Block &B = *L->In;
  return Address >= B.Lds && Address < B.Lds + settings().Target->LdsBytes;
}

static bool isPrivate(const Lane *L, const char *Address) {
  if (L->PathStart) {
    auto *High = reinterpret_cast<const char *>(L->PathLimit);
    return Address < High && Address >= High - settings().StackSize;
  }
  return !deviceHeap().contains(Address);
}

static uint32_t isCooperative(const Block *B) { return B->Of->Cooperative; }

static void trap(Lane *L, const Site *At) {
  faultAndAbort(Check::Trap, L, At,
                "the kernel trapped (assert, abort or "
                "__builtin_trap)");
}

static void divisionByZero(Lane *L, const Site *At) {
  if (settings().CheckDivision)
    faultOnce(Check::Division, L, At,
              "integer division by zero; what it yields is not defined");
}

static void pureVirtual(Lane *L, const Site *At) {
  faultAndAbort(Check::Trap, L, At, "pure virtual function called");
}

static void *deviceMalloc(Lane *, const Site *, uint64_t Size) {
  return deviceHeap().allocate(Size, MemoryKind::DeviceOwn);
}

static void deviceFree(Lane *L, const Site *At, uint64_t Address) {
  auto *P = reinterpret_cast<void *>(Address);
  if (P && !deviceHeap().release(P))
    faultAndAbort(Check::Bounds, L, At,
                  "free of memory that malloc in device code did not return, "
                  "or returned and was freed");
}

static uint64_t clockTicks() { return __builtin_ia32_rdtsc(); }

/// wall_clock64 counts at 100 MHz on all the GPUs of Settings.cpp.
static uint64_t wallClock() {
  using namespace std::chrono;
  return static_cast<uint64_t>(
      duration_cast<nanoseconds>(steady_clock::now().time_since_epoch())
          .count() /
      10);
}

SymbolList deviceServiceSymbols() {
  return {
      {"hipifyStop", addressOf(stop)},
      {"hipifyEnterFunction", addressOf(enterFunction)},
      {"hipifyCheckAccess", addressOf(hipifyCheckAccess)},
      {"hipifyLdsOutOfBounds", addressOf(hipifyLdsOutOfBounds)},
      {"hipifyRecordLds", addressOf(hipifyRecordLds)},
      {"hipifyDivisionByZero", addressOf(divisionByZero)},
      {"hipifyIsLds", addressOf(isLds)},
      {"hipifyIsPrivate", addressOf(isPrivate)},
      {"hipifyIsCooperative", addressOf(isCooperative)},
      {"hipify.trap", addressOf(trap)},
      {"hipify.abort", addressOf(trap)},
      {"hipify.__cxa_pure_virtual", addressOf(pureVirtual)},
      {"hipify.__ockl_dm_alloc", addressOf(deviceMalloc)},
      {"hipify.malloc", addressOf(deviceMalloc)},
      {"hipify.__ockl_dm_dealloc", addressOf(deviceFree)},
      {"hipify.free", addressOf(deviceFree)},
      {"hipify.clock", addressOf(clockTicks)},
      {"hipify.wallclock", addressOf(wallClock)},
  };
}

} // namespace hipify::execute
