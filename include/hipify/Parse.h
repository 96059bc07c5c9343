//===- Parse.h - one translation unit to facts ----------------------------===//
#ifndef HIPIFY_PARSE_H
#define HIPIFY_PARSE_H

#include "hipify/Facts.h"
#include "hipify/Input.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"
#include <string>
#include <vector>

namespace hipify {

struct TranslateOptions;

/// The files whose tokens facts are wanted for, by real path.
using InputIndex = llvm::StringMap<const InputFile *>;

struct ParseOptions {
  /// `-I…`, `-D…`, `-std=…` and the like, as CompileCommands gives them.
  std::vector<std::string> Arguments;
  std::string CudaPath;    ///< a toolkit; empty: built-in declarations
  bool DevicePass = false; ///< see the code that `__CUDA_ARCH__` guards
  double Seconds = 60;     ///< wall-clock limit of the parse
  /// What rules over the AST may ask (releases, GPUs); null: the defaults.
  const TranslateOptions *Translate = nullptr;
};

/// Parses \p Main and returns facts about every file of \p Inputs it read.
/// Never fails: errors, missing headers, a crash inside Clang or a time-out
/// only leave facts out, and are said in the result. Thread-safe.
UnitFacts parseUnit(const InputFile &Main, const InputIndex &Inputs,
                    const ParseOptions &Options);

/// Adds the facts of \p Other (another pass over the same unit) to \p Into.
void mergeUnits(UnitFacts &Into, UnitFacts &&Other);

} // namespace hipify

#endif
