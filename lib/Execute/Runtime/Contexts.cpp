//===- Contexts.cpp - hipCtx*: contexts of the one GPU --------------------===//
//
// A context has no state of its own in HIP; what programs see is which one is
// current. The primary context is current until another is set.
//
//===----------------------------------------------------------------------===//
#include "../Symbols.h"
#include "Runtime.h"
#include <set>

namespace hipify::execute {

namespace {
struct Context {
  unsigned Flags = 0;
};
struct ContextTable {
  Context Primary;
  bool PrimaryActive = false;
  std::set<Context *> Live;
};
} // namespace

static ContextTable &contexts() {
  static ContextTable Table;
  return Table;
}
/// The calling thread's contexts, the current one last.
static thread_local std::vector<Context *> ContextStack;

static bool isContext(Context *C) {
  return C == &contexts().Primary || contexts().Live.count(C);
}

namespace api {

static HipError ctxCreate(Context **C, unsigned Flags, int Device) {
  if (!C)
    return record(HipError::InvalidValue);
  if (Device != 0)
    return record(HipError::InvalidDevice);
  *C = new Context{Flags};
  contexts().Live.insert(*C);
  ContextStack.push_back(*C);
  return record(HipError::Success);
}
static HipError ctxDestroy(Context *C) {
  if (!contexts().Live.erase(C))
    return record(HipError::InvalidValue);
  std::erase(ContextStack, C);
  delete C;
  return record(HipError::Success);
}
static HipError ctxPush(Context *C) {
  if (!isContext(C))
    return record(HipError::InvalidContext);
  ContextStack.push_back(C);
  return record(HipError::Success);
}
static HipError ctxPop(Context **C) {
  if (ContextStack.empty())
    return record(HipError::InvalidContext);
  if (C)
    *C = ContextStack.back();
  ContextStack.pop_back();
  return record(HipError::Success);
}
static HipError ctxSet(Context *C) {
  if (C && !isContext(C))
    return record(HipError::InvalidContext);
  if (!ContextStack.empty())
    ContextStack.pop_back();
  if (C)
    ContextStack.push_back(C);
  return record(HipError::Success);
}
static HipError ctxGet(Context **C) {
  if (!C)
    return record(HipError::InvalidValue);
  *C = ContextStack.empty() ? &contexts().Primary : ContextStack.back();
  return record(HipError::Success);
}
static HipError ctxDevice(int *Device) {
  if (!Device)
    return record(HipError::InvalidValue);
  *Device = 0;
  return record(HipError::Success);
}
static HipError ctxSynchronize() {
  return record(isCapturing() ? HipError::StreamCaptureUnsupported
                              : HipError::Success);
}
static HipError ctxFlags(unsigned *Flags) {
  if (!Flags)
    return record(HipError::InvalidValue);
  *Flags = ContextStack.empty() ? 0 : ContextStack.back()->Flags;
  return record(HipError::Success);
}
static HipError ctxApiVersion(Context *C, int *Version) {
  if (!Version || (C && !isContext(C)))
    return record(HipError::InvalidValue);
  *Version = 4; // as all releases of HIP on AMD GPUs say
  return record(HipError::Success);
}
/// Neither caches nor LDS banks can be configured; both read as "no preference".
static HipError ctxSetConfig(int) { return record(HipError::Success); }
static HipError ctxGetConfig(int *Config) {
  if (!Config)
    return record(HipError::InvalidValue);
  *Config = 0;
  return record(HipError::Success);
}
static HipError primarySetFlags(int Device, unsigned) {
  return record(Device != 0                ? HipError::InvalidDevice
                : contexts().PrimaryActive ? HipError::ContextAlreadyInUse
                                           : HipError::Success);
}
static HipError primaryRetain(Context **C, int Device) {
  if (!C)
    return record(HipError::InvalidValue);
  if (Device != 0)
    return record(HipError::InvalidDevice);
  contexts().PrimaryActive = true;
  *C = &contexts().Primary;
  return record(HipError::Success);
}
static HipError primaryRelease(int Device) {
  contexts().PrimaryActive = false;
  return record(Device == 0 ? HipError::Success : HipError::InvalidDevice);
}
static HipError primaryState(int Device, unsigned *Flags, int *Active) {
  if (!Flags || !Active)
    return record(HipError::InvalidValue);
  if (Device != 0)
    return record(HipError::InvalidDevice);
  *Flags = contexts().Primary.Flags;
  *Active = contexts().PrimaryActive;
  return record(HipError::Success);
}

} // namespace api

SymbolList contextApiSymbols() {
  using namespace api;
  return {
      {"hipCtxCreate", addressOf(ctxCreate)},
      {"hipCtxDestroy", addressOf(ctxDestroy)},
      {"hipCtxPushCurrent", addressOf(ctxPush)},
      {"hipCtxPopCurrent", addressOf(ctxPop)},
      {"hipCtxSetCurrent", addressOf(ctxSet)},
      {"hipCtxGetCurrent", addressOf(ctxGet)},
      {"hipCtxGetDevice", addressOf(ctxDevice)},
      {"hipCtxSynchronize", addressOf(ctxSynchronize)},
      {"hipCtxGetFlags", addressOf(ctxFlags)},
      {"hipCtxGetApiVersion", addressOf(ctxApiVersion)},
      {"hipCtxSetCacheConfig", addressOf(ctxSetConfig)},
      {"hipCtxGetCacheConfig", addressOf(ctxGetConfig)},
      {"hipCtxSetSharedMemConfig", addressOf(ctxSetConfig)},
      {"hipCtxGetSharedMemConfig", addressOf(ctxGetConfig)},
      {"hipDevicePrimaryCtxSetFlags", addressOf(primarySetFlags)},
      {"hipDevicePrimaryCtxRetain", addressOf(primaryRetain)},
      {"hipDevicePrimaryCtxRelease", addressOf(primaryRelease)},
      {"hipDevicePrimaryCtxReset", addressOf(primaryRelease)},
      {"hipDevicePrimaryCtxGetState", addressOf(primaryState)},
  };
}

} // namespace hipify::execute
