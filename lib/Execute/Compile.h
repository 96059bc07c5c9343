//===- Compile.h - HIP source to LLVM IR, host and device side ------------===//
#ifndef HIPIFY_EXECUTE_COMPILE_H
#define HIPIFY_EXECUTE_COMPILE_H

#include "Settings.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include <memory>

namespace hipify::execute {

/// Where the HIP headers are and which release they belong to.
struct HipHeaders {
  std::string Root; ///< folder with include/hip
  unsigned Major, Minor, Patch;
};

/// Finds the headers under \p Given or, when that is empty, where they usually
/// are. The error names the package that brings them.
llvm::Expected<HipHeaders> findHipHeaders(llvm::StringRef Given);

/// A file that exists only in memory.
struct SourceFile {
  std::string Name, Text;
};

/// One source, compiled.
struct CompiledSource {
  /// Optimised for the host.
  std::unique_ptr<llvm::Module> Host;
  /// For amdgcn, not optimised, no device libraries linked; null if the source
  /// has no device code at all.
  std::unique_ptr<llvm::Module> Device;
};

/// Compiles \p Source for both sides. Diagnostics go to \p Diagnostics.
llvm::Expected<CompiledSource>
compileHip(const RunSource &Source, const RunOptions &Options,
           const HipHeaders &Headers, const Gpu &Target,
           llvm::LLVMContext &Context, llvm::raw_ostream &Diagnostics);

/// Compiles a text for the device alone, as hiprtc does: HIP's headers need no
/// include line, and `#include "Name"` finds \p Includes. \p Source's name is no
/// file.
llvm::Expected<std::unique_ptr<llvm::Module>>
compileDeviceText(const RunSource &Source, llvm::ArrayRef<SourceFile> Includes,
                  const RunOptions &Options, const HipHeaders &Headers,
                  const Gpu &Target, llvm::LLVMContext &Context,
                  llvm::raw_ostream &Diagnostics);

} // namespace hipify::execute

#endif
