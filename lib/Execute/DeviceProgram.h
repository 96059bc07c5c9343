//===- DeviceProgram.h - device IR for amdgcn to device IR for the host ---===//
//
// The stages, in order; each is one file:
//   linkDeviceLibraries   ocml.bc and ockl.bc where they are found
//   optimiseForGpu        the amdgcn pipeline: inlining, address spaces, and the
//                         convergence that hardware would see
//   addLaneParameters     every device function gets its Lane
//   checkAccesses         loads and stores test the shadow (Access.h)
//   lowerBuiltins         amdgcn intrinsics and device library calls
//   makeDivisionsTotal    divisions by zero are reported and do not trap
//   markProgress          spin loops and exchanges through LDS let lanes run
//   placeLds              LDS variables become offsets into the block's LDS
//   instrumentPaths       control flow keeps the lanes' paths (Wave.h)
//   addEntries            what the executor calls for each kernel
//   retargetModule        data layout, triple and attributes of the host
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_EXECUTE_DEVICEPROGRAM_H
#define HIPIFY_EXECUTE_DEVICEPROGRAM_H

#include "Grid.h"
#include "Settings.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/Target/TargetMachine.h"
#include <map>

namespace hipify::execute {

/// AMD's address spaces, https://llvm.org/docs/AMDGPUUsage.html#address-spaces.
enum AddressSpace : unsigned {
  FlatSpace = 0,
  GlobalSpace = 1,
  LdsSpace = 3,
  ConstantSpace = 4,
  PrivateSpace = 5,
};

/// Turns debug locations into constant Site records, one for each place.
class SiteTable {
public:
  /// \p SystemRoots: folders whose inlined functions are not what a user wants
  /// to read about; the place of their caller is taken instead.
  SiteTable(llvm::Module &M, std::vector<std::string> SystemRoots)
      : M(M), SystemRoots(std::move(SystemRoots)) {}
  llvm::Constant *of(const llvm::Instruction &I);
  /// "FILE:LINE: " for messages, empty without debug information.
  std::string text(const llvm::Instruction &I) const;

private:
  const llvm::DILocation *userPlace(const llvm::Instruction &I) const;
  llvm::Constant *newConstant(llvm::Constant *Data, const char *Name);
  llvm::Constant *string(llvm::StringRef Text);

  llvm::Module &M;
  std::vector<std::string> SystemRoots;
  llvm::StringMap<llvm::Constant *> Strings;
  std::map<std::pair<const void *, std::pair<unsigned, unsigned>>,
           llvm::Constant *>
      Known;
};

/// What the stages share about one module.
struct DeviceProgram {
  llvm::Module &M;
  const Gpu &Target;
  const Settings &How;
  SiteTable Sites;
  std::vector<Kernel> Kernels;
  std::vector<llvm::Function *> KernelFunctions; ///< same order as Kernels

  DeviceProgram(llvm::Module &M, const Gpu &Target, const Settings &How,
                std::vector<std::string> SystemRoots)
      : M(M), Target(Target), How(How), Sites(M, std::move(SystemRoots)) {}
};

/// The hidden first argument that addLaneParameters gave \p F.
llvm::Value *laneOf(const llvm::Function &F);

/// Whether \p Pointer is known to point into LDS. Volatile accesses keep flat
/// pointers, so the address space alone does not tell.
bool pointsToLds(const llvm::Value *Pointer);

/// Reads \p Ty at byte \p Offset behind \p Pointer.
llvm::Value *loadAt(llvm::IRBuilder<> &B, llvm::Type *Ty, llvm::Value *Pointer,
                    uint64_t Offset, bool Constant = true);

/// A call of the executor's stop service; \p A, \p B, \p C are i64.
llvm::CallInst *emitStop(DeviceProgram &P, llvm::IRBuilder<> &B,
                         const llvm::Instruction &Place, LaneOp Op,
                         llvm::Value *A = nullptr, llvm::Value *BArg = nullptr,
                         llvm::Value *C = nullptr,
                         llvm::Value *Immediate = nullptr);
/// Whether \p I is such a call.
bool isStop(const llvm::Instruction &I);

llvm::Error linkDeviceLibraries(llvm::Module &M, const Gpu &Target,
                                llvm::StringRef RocmRoot);
llvm::Error optimiseForGpu(llvm::Module &M, const Gpu &Target);
void addLaneParameters(DeviceProgram &P);
void checkAccesses(DeviceProgram &P);
llvm::Error lowerBuiltins(DeviceProgram &P);
/// Integer divisions by zero are reported and, as on a GPU, do not trap.
void makeDivisionsTotal(DeviceProgram &P);
void lowerNumbers(DeviceProgram &P);
void placeLds(DeviceProgram &P);
void markProgress(DeviceProgram &P);
/// Part of markProgress: LDS that lanes of a wave exchange with no barrier.
void keepExchangesInStep(DeviceProgram &P, llvm::Function &F);
void instrumentPaths(DeviceProgram &P);
void addEntries(DeviceProgram &P);
void retargetModule(DeviceProgram &P, llvm::TargetMachine &Host);

/// All stages. Returns the kernels; their entries are the JIT symbols
/// NAME.lane or NAME.block, to be looked up.
llvm::Expected<std::vector<Kernel>>
buildDeviceProgram(llvm::Module &M, const Gpu &Target, const Settings &How,
                   llvm::StringRef RocmRoot, llvm::StringRef ResourceDir,
                   llvm::TargetMachine &Host);

/// Runs the host's optimisation pipeline.
void optimiseForHost(llvm::Module &M, llvm::TargetMachine &Host);

} // namespace hipify::execute

#endif
