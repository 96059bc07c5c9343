//===- NvccFlags.h - nvcc's command line to Clang's -----------------------===//
#ifndef HIPIFY_INPUT_NVCCFLAGS_H
#define HIPIFY_INPUT_NVCCFLAGS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace hipify {

/// Defined for the parse where nvcc is told `--use_fast_math`, for which Clang has
/// no option of the same meaning.
inline constexpr llvm::StringLiteral FastMathMacro =
    "__HIPIFY_NVCC_USE_FAST_MATH__";

/// True if the command runs nvcc, perhaps through a launcher such as ccache.
bool runsNvcc(llvm::ArrayRef<std::string> Command);

/// The arguments of an nvcc command as Clang spells them. Options for nvcc's
/// own stages (`-gencode`, `-Xptxas`, `--expt-…`, …) are dropped with their
/// values, `-Xcompiler` is unwrapped, `--options-file` is read (relative to
/// \p Directory). `-x cu` becomes `-x cuda`, `--use_fast_math` a macro.
std::vector<std::string> clangArguments(llvm::ArrayRef<std::string> NvccArgs,
                                        llvm::StringRef Directory);

} // namespace hipify

#endif
