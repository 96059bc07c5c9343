//===- Jit.h - links the program's host and device code in this process ---===//
#ifndef HIPIFY_EXECUTE_JIT_H
#define HIPIFY_EXECUTE_JIT_H

#include "Runtime/Runtime.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/Target/TargetMachine.h"
#include <memory>

namespace hipify::execute {

/// The executed program's code. Lives as long as the process: the program's exit
/// handlers are part of it.
class Jit {
public:
  static llvm::Expected<std::unique_ptr<Jit>> create();

  /// Target machine of this host, for the IR passes.
  static llvm::Expected<std::unique_ptr<llvm::TargetMachine>> hostMachine();

  /// Adds the device side of the source with number \p Index.
  llvm::Error addDevice(unsigned Index, llvm::orc::ThreadSafeModule M,
                        std::vector<Kernel> Kernels);
  /// Links device code under a name of its own and fills \p Image.Lookup;
  /// \p Image.Kernels are those of \p M.
  llvm::Error link(const std::string &Name, llvm::orc::ThreadSafeModule M,
                   DeviceImage &Image);
  /// Adds a host side; \p DeviceIndex is the source whose device code its
  /// registration refers to.
  llvm::Error addHost(unsigned DeviceIndex, llvm::orc::ThreadSafeModule M);

  /// Runs the constructors (which register kernels), looks up main and calls it.
  llvm::Expected<int> runMain(llvm::ArrayRef<std::string> Arguments);

private:
  Jit() = default;
  llvm::Error defineServices(llvm::orc::JITDylib &In, bool Host);

  std::unique_ptr<llvm::orc::LLJIT> Engine;
  llvm::orc::JITDylib *Host = nullptr;
  std::vector<std::string> Constructors; ///< in order
  /// Stand for the fat binaries; only their addresses matter.
  std::vector<std::unique_ptr<char[]>> FatBinaries;
};

} // namespace hipify::execute

#endif
