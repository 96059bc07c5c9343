//===- RunSources.h - what `run` compiles ---------------------------------===//
#ifndef HIPIFY_CPP_RUNSOURCES_H
#define HIPIFY_CPP_RUNSOURCES_H

#include "Settings.h"
#include "hipify/Execute.h"

namespace hipify {

/// A program's sources as they are compiled, and the options for that.
struct PreparedProgram {
  std::vector<RunSource> Sources;
  std::vector<std::string> CompileArgs;
  /// Places that the translation reports as errors, and leaves as they are.
  unsigned Untranslated = 0;
};

/// Translates what is CUDA among the inputs, and the project's headers that it
/// includes, into \p Folder; takes everything else where it is. Prints the
/// findings. \p Exit: of files that could not be used.
llvm::Expected<PreparedProgram> prepareProgram(Invocation &Call,
                                               Settings &Chosen,
                                               llvm::StringRef Folder,
                                               ExitCode &Exit);

/// Where below \p Folder the translation of \p RealPath goes: its whole path,
/// so that includes between files find each other.
std::string placeBelow(llvm::StringRef Folder, llvm::StringRef RealPath);

} // namespace hipify

#endif
