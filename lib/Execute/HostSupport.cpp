//===- HostSupport.cpp - what the executed host code needs of a linker ----===//
//
// Functions that a linker adds to programs statically (atexit) and emulated
// thread-local variables, which generated code uses as it has no TLS segment.
//
//===----------------------------------------------------------------------===//
#include "Symbols.h"
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <vector>

extern "C" int __cxa_atexit(void (*)(void *), void *, void *);
extern "C" int __cxa_thread_atexit_impl(void (*)(void *), void *, void *);

namespace hipify::execute {

static char DsoHandle;

static int atExit(void (*Function)()) {
  return __cxa_atexit(
      reinterpret_cast<void (*)(void *)>(reinterpret_cast<void *>(Function)),
      nullptr, &DsoHandle);
}

namespace {
/// A control variable of -femulated-tls; the compiler lays it out.
struct EmulatedVariable {
  size_t Size, Alignment;
  uintptr_t Index; ///< 0 until the first use
  const void *Initial;
};
} // namespace

static void *emulatedAddress(EmulatedVariable *V) {
  static std::mutex Lock;
  static uintptr_t Count = 0;
  static thread_local std::vector<void *> Storage;
  uintptr_t Index;
  {
    std::lock_guard<std::mutex> Guard(Lock);
    if (!V->Index)
      V->Index = ++Count;
    Index = V->Index;
  }
  if (Storage.size() < Index)
    Storage.resize(Index);
  void *&Slot = Storage[Index - 1];
  if (!Slot) {
    const size_t Alignment = V->Alignment < 16 ? 16 : V->Alignment;
    Slot = std::aligned_alloc(Alignment,
                              (V->Size + Alignment - 1) & ~(Alignment - 1));
    if (V->Initial)
      std::memcpy(Slot, V->Initial, V->Size);
    else
      std::memset(Slot, 0, V->Size);
  }
  return Slot;
}

SymbolList hostSupportSymbols() {
  return {
      {"__dso_handle", &DsoHandle},
      {"atexit", addressOf(atExit)},
      {"__emutls_get_address", addressOf(emulatedAddress)},
      {"__cxa_thread_atexit", addressOf(__cxa_thread_atexit_impl)},
  };
}

} // namespace hipify::execute
