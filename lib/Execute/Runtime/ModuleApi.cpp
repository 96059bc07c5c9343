//===- ModuleApi.cpp - hipModule*: kernels found by name at run time ------===//
//
// Modules hold what hiprtc compiled in this process, or a file or buffer with
// such code. Machine code for GPUs is refused: there is nothing to retarget.
//
//===----------------------------------------------------------------------===//
#include "../Modules.h"
#include "../Symbols.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include <cstdio>
#include <memory>
#include <set>

namespace hipify::execute {

namespace {
struct LoadedModule {
  std::unique_ptr<DeviceImage> Image;
  /// Handles of functions that were asked for; only their addresses matter.
  std::map<std::string, std::unique_ptr<char>> Functions;
};
} // namespace

static std::set<LoadedModule *> &modules() {
  static std::set<LoadedModule *> Live;
  return Live;
}

namespace api {

static HipError moduleLoadData(LoadedModule **Module, const void *Code) {
  if (!Module || !Code)
    return record(HipError::InvalidValue);
  auto Image = moduleBuilder()->load(Code);
  if (!Image) {
    std::fprintf(stderr, "hipify-cpp: error: module: %s\n",
                 llvm::toString(Image.takeError()).c_str());
    return record(HipError::InvalidImage);
  }
  if (!*Image) {
    std::fputs("hipify-cpp: error: code objects other than those of hiprtc for "
               "this GPU are not in the CPU executor\n",
               stderr);
    return record(HipError::NoBinaryForGpu);
  }
  auto M = std::make_unique<LoadedModule>();
  M->Image = std::move(*Image);
  modules().insert(M.get());
  *Module = M.release();
  return record(HipError::Success);
}
static HipError moduleLoadDataEx(LoadedModule **Module, const void *Code,
                                 unsigned, int *, void **) {
  return moduleLoadData(Module, Code);
}
static HipError moduleLoad(LoadedModule **Module, const char *Path) {
  if (!Module || !Path)
    return record(HipError::InvalidValue);
  auto File = llvm::MemoryBuffer::getFile(Path);
  if (!File)
    return record(HipError::FileNotFound);
  return moduleLoadData(Module, (*File)->getBufferStart());
}
static HipError moduleUnload(LoadedModule *M) {
  if (!modules().erase(M))
    return record(HipError::InvalidHandle);
  for (auto &[Name, Handle] : M->Functions)
    setKernel(Handle.get(), std::nullopt);
  delete M;
  return record(HipError::Success);
}

static HipError moduleGetFunction(const void **Function, LoadedModule *M,
                                  const char *Name) {
  if (!Function || !Name)
    return record(HipError::InvalidValue);
  if (!modules().count(M))
    return record(HipError::InvalidHandle);
  auto &Handle = M->Functions[Name];
  if (!Handle) {
    std::optional<Kernel> K = findKernel(*M->Image, Name);
    if (!K) {
      M->Functions.erase(Name);
      return record(HipError::NotFound);
    }
    Handle = std::make_unique<char>();
    setKernel(Handle.get(), std::move(K));
  }
  *Function = Handle.get();
  return record(HipError::Success);
}
static HipError getFuncBySymbol(const void **Function, const void *Symbol) {
  if (!Function)
    return record(HipError::InvalidValue);
  if (!kernelOf(Symbol))
    return record(HipError::InvalidDeviceFunction);
  *Function = Symbol;
  return record(HipError::Success);
}
static HipError moduleGetGlobal(void **Address, size_t *Bytes, LoadedModule *M,
                                const char *Name) {
  if (!Name || (!Address && !Bytes))
    return record(HipError::InvalidValue);
  if (!modules().count(M))
    return record(HipError::InvalidHandle);
  auto It = M->Image->VariableSizes.find(Name);
  void *Found =
      It == M->Image->VariableSizes.end() ? nullptr : M->Image->Lookup(Name);
  if (!Found)
    return record(HipError::NotFound);
  if (Address)
    *Address = Found;
  if (Bytes)
    *Bytes = It->second;
  return record(HipError::Success);
}

/// The addresses of the arguments in a buffer that hipModuleLaunchKernel's
/// `extra` describes: pairs of a key (1: the buffer, 2: the address of its
/// size) and a value, ended by the key 3. False if it is none.
static bool unpack(const Kernel &K, void **Extra, std::vector<void *> &Into) {
  char *Buffer = nullptr;
  size_t Size = 0;
  for (; *Extra != reinterpret_cast<void *>(3); Extra += 2) {
    if (*Extra == reinterpret_cast<void *>(1))
      Buffer = static_cast<char *>(Extra[1]);
    else if (*Extra == reinterpret_cast<void *>(2))
      Size = *static_cast<size_t *>(Extra[1]);
    else
      return false;
  }
  size_t End = 0;
  for (const Kernel::Parameter &P : K.Parameters) {
    End = llvm::alignTo(End, P.Alignment);
    Into.push_back(Buffer + End);
    End += P.Size;
  }
  return End <= Size && (Buffer || K.Parameters.empty());
}

static HipError launchModule(const void *Function, Dim3 Grid, Dim3 Group,
                             unsigned DynamicLds, void *StreamHandle,
                             void **Arguments, void **Extra, bool Cooperative) {
  const Kernel *K = kernelOf(Function);
  if (!K)
    return record(HipError::InvalidHandle);
  std::vector<void *> Unpacked;
  if (Extra) {
    if (Arguments || !unpack(*K, Extra, Unpacked))
      return record(HipError::InvalidValue);
    Arguments = Unpacked.data();
  }
  return launchFunction(Function, Grid, Group, Arguments, DynamicLds,
                        StreamHandle, Cooperative);
}
static HipError moduleLaunchKernel(const void *Function, unsigned GridX,
                                   unsigned GridY, unsigned GridZ,
                                   unsigned GroupX, unsigned GroupY,
                                   unsigned GroupZ, unsigned DynamicLds,
                                   void *StreamHandle, void **Arguments,
                                   void **Extra) {
  return launchModule(Function, {GridX, GridY, GridZ}, {GroupX, GroupY, GroupZ},
                      DynamicLds, StreamHandle, Arguments, Extra, false);
}
static HipError moduleLaunchCooperative(const void *Function, unsigned GridX,
                                        unsigned GridY, unsigned GridZ,
                                        unsigned GroupX, unsigned GroupY,
                                        unsigned GroupZ, unsigned DynamicLds,
                                        void *StreamHandle, void **Arguments) {
  return launchModule(Function, {GridX, GridY, GridZ}, {GroupX, GroupY, GroupZ},
                      DynamicLds, StreamHandle, Arguments, nullptr, true);
}

/// hipFunction_attribute.
static HipError funcGetAttribute(int *Value, int Attribute,
                                 const void *Function) {
  const Kernel *K = kernelOf(Function);
  if (!Value)
    return record(HipError::InvalidValue);
  if (!K)
    return record(HipError::InvalidHandle);
  const Gpu &G = *settings().Target;
  switch (Attribute) {
  case 0:
    *Value = static_cast<int>(K->MaxThreads);
    break;
  case 1:
    *Value = static_cast<int>(K->StaticLds);
    break;
  case 2:
  case 3:
    *Value = 0;
    break; // constant memory, stack
  case 4:
    *Value = 32;
    break; // registers are not allocated here
  case 5:
    *Value = 30;
    break; // PTX version
  case 6:
    *Value = 10;
    break; // binary version
  case 8:
    *Value = static_cast<int>(G.LdsBytes - K->StaticLds);
    break;
  default:
    return record(HipError::InvalidValue);
  }
  return record(HipError::Success);
}
static HipError moduleOccupancyWithFlags(int *Blocks, const void *Function,
                                         int Threads, size_t DynamicLds,
                                         unsigned) {
  return occupancyOf(Blocks, Function, Threads, DynamicLds);
}
static HipError moduleBestOccupancyWithFlags(int *Grid, int *Threads,
                                             const void *Function,
                                             size_t DynamicLds, int Limit,
                                             unsigned) {
  return bestOccupancy(Grid, Threads, Function, DynamicLds, Limit);
}

} // namespace api

SymbolList moduleApiSymbols() {
  using namespace api;
  return {
      {"hipModuleLoad", addressOf(moduleLoad)},
      {"hipModuleLoadData", addressOf(moduleLoadData)},
      {"hipModuleLoadDataEx", addressOf(moduleLoadDataEx)},
      {"hipModuleUnload", addressOf(moduleUnload)},
      {"hipModuleGetFunction", addressOf(moduleGetFunction)},
      {"hipGetFuncBySymbol", addressOf(getFuncBySymbol)},
      {"hipModuleGetGlobal", addressOf(moduleGetGlobal)},
      {"hipModuleLaunchKernel", addressOf(moduleLaunchKernel)},
      {"hipModuleLaunchCooperativeKernel", addressOf(moduleLaunchCooperative)},
      {"hipFuncGetAttribute", addressOf(funcGetAttribute)},
      {"hipModuleOccupancyMaxActiveBlocksPerMultiprocessor",
       addressOf(occupancyOf)},
      {"hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
       addressOf(moduleOccupancyWithFlags)},
      {"hipModuleOccupancyMaxPotentialBlockSize", addressOf(bestOccupancy)},
      {"hipModuleOccupancyMaxPotentialBlockSizeWithFlags",
       addressOf(moduleBestOccupancyWithFlags)},
  };
}

} // namespace hipify::execute
