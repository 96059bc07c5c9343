//===- Translate.h - the analysis of an input set, start to end -----------===//
#ifndef HIPIFY_TRANSLATE_H
#define HIPIFY_TRANSLATE_H

#include "hipify/Finding.h"
#include "hipify/Input.h"
#include "hipify/Map.h"
#include "hipify/Version.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>
#include <string>
#include <vector>

namespace hipify {

enum class LaunchStyle : uint8_t {
  Keep, ///< `k<<<…>>>(…)` stays
  Ggl,  ///< `hipLaunchKernelGGL(k, …)`
};
enum class TargetApi : uint8_t { Hip, Roc };
/// What a warp of the program is on an AMD GPU.
enum class WarpModel : uint8_t {
  Compat, ///< 32 lanes on waves of either width; hipify-compat keeps it so
  Native, ///< the hardware's wave; places that assume 32 are reported
};

/// Everything that decides what a file becomes. Equal options and equal input
/// give equal bytes on every machine.
struct TranslateOptions {
  std::optional<Version> Cuda; ///< the program's CUDA; absent: newest
  Version Rocm{7, 0};          ///< the ROCm that will compile the output
  TargetApi Target = TargetApi::Hip;
  LaunchStyle Launch = LaunchStyle::Keep;
  WarpModel Warp = WarpModel::Compat;
  std::vector<std::string> Archs; ///< GPUs to build for (`gfx90a`); empty: any
  bool Annotate = false;          ///< comments where work is left to a person
  bool Strings = false;           ///< rename API names in string literals too
  bool LeaveCudaBranches = false; ///< no edits where a guard says CUDA only
  bool ReplaceGuards = false;     ///< `__CUDACC__` is replaced, not extended
  bool RenameFiles = true;        ///< local includes of .cu files name the .hip
  std::vector<std::string> Checks; ///< globs on finding ids; `-glob` removes
  std::string CudaPath;            ///< a real toolkit; empty: built-in
  unsigned Jobs = 0;               ///< 0: one per core
  double SecondsPerFile = 60;      ///< a parse that takes longer is given up
  unsigned MaxNesting = 2048;      ///< brackets; deeper files are lexical
};

/// What became of one file.
struct FileResult {
  const InputFile *File = nullptr;
  std::vector<Finding> Findings; ///< merged, sorted, suppressed ones dropped
  std::string Text;              ///< the translated file
  bool Parsed = false;           ///< false: understood lexically only
  std::string ParseProblem;      ///< first reason for gaps; empty: none
  bool InternalError = false;    ///< a crash was caught; Text is still right
  /// Headers of hipify-compat that Text includes and that must lie at CompatDir
  /// from the top of the output: `warp.h`. Sorted.
  std::vector<std::string> CompatHeaders;
  unsigned Identical = 0; ///< CUDA names that are the same in HIP
};

/// Analyses all files together: headers are understood in the units that
/// include them, all from their original text. Results are in the order of
/// \p Inputs. \p Progress is called from worker threads, one call at a time,
/// with the number of files done.
std::vector<FileResult>
translate(const InputSet &Inputs, const CompileCommands &Commands,
          const MapTable &Table, const TranslateOptions &Options,
          llvm::function_ref<void(size_t Done, size_t All)> Progress);

/// Where translated code looks for the project's own headers, from the top of
/// the output.
inline constexpr char CompatDir[] = "hipify-compat/";

/// The name a translated file gets: `k.cu` → `k.hip`; others keep theirs.
std::string outputName(llvm::StringRef Path);

} // namespace hipify

#endif
