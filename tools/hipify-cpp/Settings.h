//===- Settings.h - option values to an analysis of the input -------------===//
#ifndef HIPIFY_CPP_SETTINGS_H
#define HIPIFY_CPP_SETTINGS_H

#include "Command.h"
#include "hipify/Input.h"
#include "hipify/Map.h"
#include "hipify/Report.h"
#include "hipify/Translate.h"
#include <optional>

namespace hipify {

/// What `translate` and `scan` read from the command line alike.
struct Settings {
  DiscoverOptions Discover;
  TranslateOptions Translate;
  ReportOptions Report;
  std::string BuildDir; ///< `-p`; "auto" looks near the input
  std::vector<std::string> ClangArgs;
  std::vector<std::string> Maps;
  std::optional<Severity> FailOn = Severity::Error; ///< absent: never
  bool RequireParse = false;
  bool Unsafe = false; ///< offered changes are made
  bool PrintStats = false;
  bool Quiet = false;
};

/// The newest releases that rows of the tables speak of; of later ones, nothing
/// is known. test/cli/newest-versions.test compares them with the rows.
inline const Version NewestCuda(13, 0), NewestRocm(10, 1);

/// Reads the options; the error has a line for each wrong value.
llvm::Expected<Settings> readSettings(const Invocation &Call);

/// The input and everything that was found out about it. Results refer to
/// Inputs, so the two stay together.
struct Analysis {
  InputSet Inputs;
  MapTable Table;
  std::vector<FileResult> Results;
  ExitCode Exit = ExitDone; ///< of unusable input
};

/// Discovers the input that \p Chosen names and prints what could not be used.
/// The error is a usage or configuration error.
llvm::Error discoverInput(const Invocation &Call, const Settings &Chosen,
                          Analysis &Into);

/// Analyses Into.Inputs; shows progress on a terminal when it takes long.
llvm::Error analyse(const Invocation &Call, const Settings &Chosen,
                    Analysis &Into);

/// The exit code that findings, gaps and internal errors ask for.
ExitCode judge(const Settings &Chosen, llvm::ArrayRef<FileResult> Results);

/// Prints to stderr: findings, files that were not parsed completely, internal
/// errors, statistics, and the summary line, as the options ask.
/// \p Tail: what the command adds to the summary line.
void reportRun(const Invocation &Call, const Settings &Chosen,
               const Analysis &Done, llvm::StringRef Tail);

} // namespace hipify

#endif
