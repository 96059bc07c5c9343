//===- Output.h - translated text to files on disk ------------------------===//
//
// Where each file of an input set goes, whether it may go there, and how its
// bytes get there: all collisions are found before the first byte is written,
// and each file is either the old one or the new one at any moment.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_OUTPUT_H
#define HIPIFY_OUTPUT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace hipify {

/// A file to be written, and what it comes from.
struct OutputFile {
  std::string Source; ///< path of the input, for messages and its mode bits
  std::string Path;   ///< where the text goes
};

/// Fails if two sources would go to one path; the error has one line for each
/// such path and names both sources. Call before anything is written.
llvm::Error checkCollisions(llvm::ArrayRef<OutputFile> Files);

/// Refuses paths that no translation may touch: those inside folders of the
/// system, of CUDA or of ROCm (\p Toolkit: a further one, or empty), and those
/// that leave \p Root (empty: not checked) through a symbolic link or `..`.
llvm::Error checkDestination(llvm::StringRef Path, llvm::StringRef Root,
                             llvm::StringRef Toolkit);

/// Replaces \p Path by \p Text: a temporary file in the same folder is
/// written, synced and renamed. Missing folders are made. A new file gets the
/// mode of \p ModeOf (may be empty); an existing one keeps its own. Equal bytes
/// are not written, so the time stamp stays. A device or pipe is written to
/// directly. Returns true if something was written; errors name the path.
llvm::Expected<bool> writeFile(llvm::StringRef Path, llvm::StringRef Text,
                               llvm::StringRef ModeOf);

/// Makes \p Path a symbolic link to \p Target (relative to it), replacing a
/// link or a file that is there. Returns false if it is such a link already.
llvm::Expected<bool> writeLink(llvm::StringRef Path, llvm::StringRef Target);

/// The difference between two texts as `git apply` takes it, with three lines
/// of context; empty where text and name are equal. Paths are relative, with
/// `/`; differing paths make a rename, an empty OldPath a new file. Lines end where LF is; everything else,
/// CR and bytes of any encoding included, is passed through. The patch is the
/// same for equal arguments.
std::string unifiedDiff(llvm::StringRef OldPath, llvm::StringRef NewPath,
                        llvm::StringRef Old, llvm::StringRef New);

} // namespace hipify

#endif
