//===- Launching.cpp - registration and launches of kernels ---------------===//
#include "../DeviceHeap.h"
#include "../Fault.h"
#include "../Settings.h"
#include "../Symbols.h"
#include "Runtime.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <cstring>
#include <map>
#include <set>

namespace hipify::execute {

namespace {

struct Configuration {
  Dim3 Grid, Group;
  size_t DynamicLds;
  void *StreamHandle;
};

/// What registration code has told.
struct Registry {
  std::map<const void *, DeviceImage> Images; ///< by fat binary
  std::map<const void *, Kernel> Kernels;     ///< by host function
  std::map<const void *, DeviceVariable> Variables;
};

} // namespace

static Registry &registry() {
  static Registry R;
  return R;
}

void addDeviceImage(const void *FatBinary, DeviceImage Image) {
  registry().Images[FatBinary] = std::move(Image);
}

const Kernel *kernelOf(const void *HostFunction) {
  auto It = registry().Kernels.find(HostFunction);
  return It == registry().Kernels.end() ? nullptr : &It->second;
}

std::optional<Kernel> findKernel(const DeviceImage &Image, const char *Name) {
  for (const Kernel &Known : Image.Kernels) {
    if (Known.Name != Name)
      continue;
    Kernel K = Known;
    void *Entry = Image.Lookup(K.entryName());
    if (!Entry)
      return std::nullopt;
    if (K.StopsLanes)
      K.Entry = reinterpret_cast<decltype(K.Entry)>(Entry);
    else
      K.EntryBlock = reinterpret_cast<decltype(K.EntryBlock)>(Entry);
    return K;
  }
  return std::nullopt;
}

void setKernel(const void *Handle, std::optional<Kernel> K) {
  if (K)
    registry().Kernels[Handle] = std::move(*K);
  else
    registry().Kernels.erase(Handle);
}

const DeviceVariable *variableOf(const void *HostSymbol) {
  auto It = registry().Variables.find(HostSymbol);
  return It == registry().Variables.end() ? nullptr : &It->second;
}

unsigned blocksPerUnit(const Kernel &K, unsigned Threads, size_t DynamicLds) {
  const Gpu &G = *settings().Target;
  const unsigned Waves = (Threads + G.WaveSize - 1) / G.WaveSize;
  const size_t Lds = K.StaticLds + DynamicLds;
  if (Threads == 0 || Threads > K.MaxThreads || Lds > G.LdsBytes)
    return 0;
  unsigned Blocks = G.MaxThreadsPerUnit / (Waves * G.WaveSize);
  if (Lds)
    Blocks = std::min(Blocks, static_cast<unsigned>(G.LdsBytes / Lds));
  return std::min(Blocks, 32u);
}

HipError checkLaunch(const Kernel &K, Dim3 Grid, Dim3 Group, size_t DynamicLds,
                     bool Cooperative) {
  const uint64_t Threads = uint64_t(Group.X) * Group.Y * Group.Z;
  const Gpu &G = *settings().Target;
  if (Threads == 0 || !Grid.X || !Grid.Y || !Grid.Z || Group.X > 1024 ||
      Group.Y > 1024 || Group.Z > 1024)
    return HipError::InvalidConfiguration;
  if (Threads > 1024)
    return HipError::InvalidConfiguration;
  if (Threads > K.MaxThreads)
    return HipError::LaunchFailure;
  // The dispatch packet counts work-items in 32 bits per dimension.
  const uint64_t Limit = uint64_t(1) << 32;
  if (uint64_t(Grid.X) * Group.X >= Limit ||
      uint64_t(Grid.Y) * Group.Y >= Limit ||
      uint64_t(Grid.Z) * Group.Z >= Limit || Grid.Y > 65535 || Grid.Z > 65535)
    return HipError::InvalidConfiguration;
  if (K.StaticLds + DynamicLds > G.LdsBytes)
    return HipError::OutOfMemory;
  if (Cooperative && uint64_t(Grid.X) * Grid.Y * Grid.Z >
                         uint64_t(blocksPerUnit(
                             K, static_cast<unsigned>(Threads), DynamicLds)) *
                             G.ComputeUnits)
    return HipError::CooperativeLaunchTooLarge;
  return HipError::Success;
}

LaunchWork::LaunchWork(const Kernel &K, Dim3 Grid, Dim3 Group,
                       size_t DynamicLds, void **Arguments, bool Cooperative)
    : K(&K), Grid(Grid), Group(Group), DynamicLds(DynamicLds),
      Cooperative(Cooperative) {
  size_t End = 0;
  for (const Kernel::Parameter &P : K.Parameters) {
    End = llvm::alignTo(End, P.Alignment);
    Offsets.push_back(End);
    End += P.Size;
  }
  Storage.resize(End);
  for (size_t I = 0; I < Offsets.size(); ++I)
    std::memcpy(Storage.data() + Offsets[I], Arguments[I],
                K.Parameters[I].Size);
}

HipError LaunchWork::operator()() const {
  // The vector's memory has the alignment of operator new, enough for every
  // argument but over-aligned structures; those are read unaligned.
  std::vector<void *> Pointers;
  for (size_t Offset : Offsets)
    Pointers.push_back(const_cast<char *>(Storage.data()) + Offset);
  Launch L{};
  L.What = K;
  L.Grid[0] = Grid.X, L.Grid[1] = Grid.Y, L.Grid[2] = Grid.Z;
  L.Group[0] = Group.X, L.Group[1] = Group.Y, L.Group[2] = Group.Z;
  L.WaveSize = settings().Target->WaveSize;
  L.DynamicLds = static_cast<uint32_t>(DynamicLds);
  L.Arguments = Pointers.data();
  L.Cooperative = Cooperative;
  runGrid(L, settings().Jobs);
  return HipError::Success;
}

HipError launchFunction(const void *Function, Dim3 Grid, Dim3 Group,
                        void **Arguments, size_t DynamicLds, void *StreamHandle,
                        bool Cooperative) {
  const Kernel *K = kernelOf(Function);
  if (!K)
    return record(HipError::InvalidDeviceFunction);
  if (HipError E = checkLaunch(*K, Grid, Group, DynamicLds, Cooperative);
      E != HipError::Success)
    return record(E);
  if (!Arguments && !K->Parameters.empty())
    return record(HipError::InvalidValue);
  return record(
      submit(StreamHandle, 0,
             LaunchWork(*K, Grid, Group, DynamicLds, Arguments, Cooperative)));
}
HipError occupancyOf(int *Blocks, const void *Function, int Threads,
                     size_t DynamicLds) {
  const Kernel *K = kernelOf(Function);
  if (!Blocks || Threads <= 0)
    return record(HipError::InvalidValue);
  if (!K)
    return record(HipError::InvalidDeviceFunction);
  *Blocks = static_cast<int>(
      blocksPerUnit(*K, static_cast<unsigned>(Threads), DynamicLds));
  return record(HipError::Success);
}
HipError bestOccupancy(int *Grid, int *Threads, const void *Function,
                       size_t DynamicLds, int Limit) {
  const Kernel *K = kernelOf(Function);
  if (!Grid || !Threads)
    return record(HipError::InvalidValue);
  if (!K)
    return record(HipError::InvalidDeviceFunction);
  unsigned Best = 0, BestThreads = settings().Target->WaveSize;
  unsigned Most = Limit > 0
                      ? std::min(K->MaxThreads, static_cast<unsigned>(Limit))
                      : K->MaxThreads;
  for (unsigned T = settings().Target->WaveSize; T <= Most;
       T += settings().Target->WaveSize) {
    unsigned Resident = blocksPerUnit(*K, T, DynamicLds) * T;
    if (Resident >= Best)
      Best = Resident, BestThreads = T;
  }
  *Threads = static_cast<int>(BestThreads);
  *Grid = static_cast<int>(blocksPerUnit(*K, BestThreads, DynamicLds) *
                           settings().Target->ComputeUnits);
  return record(HipError::Success);
}

namespace api {

static thread_local std::vector<Configuration> Configurations;

static HipError pushCallConfiguration(Dim3 Grid, Dim3 Group, size_t DynamicLds,
                                      void *StreamHandle) {
  Configurations.push_back({Grid, Group, DynamicLds, StreamHandle});
  return HipError::Success;
}
static HipError popCallConfiguration(Dim3 *Grid, Dim3 *Group,
                                     size_t *DynamicLds, void **StreamHandle) {
  if (Configurations.empty())
    return HipError::MissingConfiguration;
  Configuration C = Configurations.back();
  Configurations.pop_back();
  *Grid = C.Grid;
  *Group = C.Group;
  *DynamicLds = C.DynamicLds;
  *StreamHandle = C.StreamHandle;
  return HipError::Success;
}

static HipError launchKernel(const void *Function, Dim3 Grid, Dim3 Group,
                             void **Arguments, size_t DynamicLds,
                             void *StreamHandle) {
  return launchFunction(Function, Grid, Group, Arguments, DynamicLds,
                        StreamHandle, false);
}
static HipError launchCooperativeKernel(const void *Function, Dim3 Grid,
                                        Dim3 Group, void **Arguments,
                                        unsigned DynamicLds,
                                        void *StreamHandle) {
  return launchFunction(Function, Grid, Group, Arguments, DynamicLds,
                        StreamHandle, true);
}
static HipError extLaunchKernel(const void *Function, Dim3 Grid, Dim3 Group,
                                void **Arguments, size_t DynamicLds,
                                void *StreamHandle, Event *Start, Event *Stop,
                                int) {
  auto Stamp = [](Event *E) {
    if (!E)
      return;
    E->Recorded = true;
    E->At = std::chrono::steady_clock::now();
  };
  Stamp(Start);
  HipError E = launchFunction(Function, Grid, Group, Arguments, DynamicLds,
                              StreamHandle, false);
  Stamp(Stop);
  return E;
}

// Registration, called by the host code's constructors.

/// The structure that clang emits for a translation unit's device code.
struct FatBinaryWrapper {
  uint32_t Magic, Version;
  const void *Binary;
  void *Reserved;
};

static const void **registerFatBinary(const FatBinaryWrapper *Wrapper) {
  return new const void *(Wrapper->Binary);
}
static void unregisterFatBinary(const void **) {}

static void registerFunction(const void **Module, const void *HostFunction,
                             char *, const char *Name, unsigned, void *, void *,
                             void *, void *, int *) {
  auto It = registry().Images.find(*Module);
  if (It != registry().Images.end())
    setKernel(HostFunction, findKernel(It->second, Name));
}
static void registerVar(const void **Module, void *HostSymbol, char *,
                        const char *Name, int, size_t Size, int, int) {
  auto It = registry().Images.find(*Module);
  if (It == registry().Images.end())
    return;
  if (void *Address = It->second.Lookup(Name))
    registry().Variables[HostSymbol] = {Name, static_cast<char *>(Address),
                                        Size};
}
/// A managed variable is reached through a pointer on both sides.
static void registerManagedVar(const void **Module, void **HostPointer,
                               const void *Initial, const char *Name,
                               size_t Size, unsigned) {
  char *Memory = deviceHeap().allocate(Size, MemoryKind::Managed);
  if (!Memory)
    return;
  std::memcpy(Memory, Initial, Size);
  *HostPointer = Memory;
  auto It = registry().Images.find(*Module);
  if (It == registry().Images.end())
    return;
  if (void *Address = It->second.Lookup(Name))
    *static_cast<void **>(Address) = Memory;
  registry().Variables[HostPointer] = {Name, Memory, Size};
}

static HipError funcGetAttributes(FunctionAttributes *A, const void *Function) {
  const Kernel *K = kernelOf(Function);
  if (!A)
    return record(HipError::InvalidValue);
  if (!K)
    return record(HipError::InvalidDeviceFunction);
  *A = FunctionAttributes();
  const Gpu &G = *settings().Target;
  A->BinaryVersion = 10;
  A->MaxDynamicSharedSizeBytes = static_cast<int>(G.LdsBytes - K->StaticLds);
  A->MaxThreadsPerBlock = static_cast<int>(K->MaxThreads);
  A->NumRegs = 32; // registers are not allocated here
  A->PtxVersion = 30;
  A->SharedSizeBytes = K->StaticLds;
  return record(HipError::Success);
}
static HipError funcSetAttribute(const void *Function, int, int Value) {
  if (!kernelOf(Function))
    return record(HipError::InvalidDeviceFunction);
  return record(Value < -1 ? HipError::InvalidValue : HipError::Success);
}
static HipError funcSetConfig(const void *Function, int) {
  return record(Function ? HipError::Success : HipError::InvalidDeviceFunction);
}

static HipError occupancyWithFlags(int *Blocks, const void *Function,
                                   int Threads, size_t DynamicLds, unsigned) {
  return occupancyOf(Blocks, Function, Threads, DynamicLds);
}
} // namespace api

SymbolList registrationSymbols() {
  using namespace api;
  return {
      {"__hipRegisterFatBinary", addressOf(registerFatBinary)},
      {"__hipUnregisterFatBinary", addressOf(unregisterFatBinary)},
      {"__hipRegisterFunction", addressOf(registerFunction)},
      {"__hipRegisterVar", addressOf(registerVar)},
      {"__hipRegisterManagedVar", addressOf(registerManagedVar)},
  };
}

SymbolList launchApiSymbols() {
  using namespace api;
  return {
      {"__hipPushCallConfiguration", addressOf(pushCallConfiguration)},
      {"__hipPopCallConfiguration", addressOf(popCallConfiguration)},
      {"hipLaunchKernel", addressOf(launchKernel)},
      {"hipLaunchKernel_spt", addressOf(launchKernel)},
      {"hipLaunchCooperativeKernel", addressOf(launchCooperativeKernel)},
      {"hipExtLaunchKernel", addressOf(extLaunchKernel)},
      {"hipFuncGetAttributes", addressOf(funcGetAttributes)},
      {"hipFuncSetAttribute", addressOf(funcSetAttribute)},
      {"hipFuncSetCacheConfig", addressOf(funcSetConfig)},
      {"hipFuncSetSharedMemConfig", addressOf(funcSetConfig)},
      {"hipOccupancyMaxActiveBlocksPerMultiprocessor", addressOf(occupancyOf)},
      {"hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
       addressOf(occupancyWithFlags)},
      {"hipOccupancyMaxPotentialBlockSize", addressOf(bestOccupancy)},
  };
}

} // namespace hipify::execute
