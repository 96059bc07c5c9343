//===- ReadFile.h - a path to its bytes, within limits --------------------===//
#ifndef HIPIFY_INPUT_READFILE_H
#define HIPIFY_INPUT_READFILE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>

namespace hipify {

/// The bytes of \p Path (`-`: standard input). Reads at most \p Limit bytes,
/// so that endless devices end; more is an error. The error says what is wrong
/// without the path.
llvm::Expected<std::string> readFile(llvm::StringRef Path, uint64_t Limit);

} // namespace hipify

#endif
