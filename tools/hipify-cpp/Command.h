//===- Command.h - what the commands of the tool have in common -----------===//
#ifndef HIPIFY_CPP_COMMAND_H
#define HIPIFY_CPP_COMMAND_H

#include "Options.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/raw_ostream.h"
#include <string>
#include <vector>

namespace hipify {

/// Exit codes; see combineExit for what wins.
enum ExitCode : int {
  ExitDone = 0,
  ExitFindings = 1,   ///< findings from --fail-on on, or --exit-code
  ExitUsage = 2,      ///< usage, configuration, unusable input or output
  ExitIncomplete = 3, ///< --require-parse, or a verification failed
  ExitInternal = 70,
};

/// The worse of two codes: 70, 2, 3, 1, 0.
ExitCode combineExit(ExitCode A, ExitCode B);

/// One call of the tool: where it prints, and what it was asked.
struct Invocation {
  const HipifyOptions &Table;
  llvm::opt::InputArgList Args;
  std::vector<std::string> AfterDashes; ///< arguments after `--`
  bool HasDashes = false;
  std::string Line; ///< the command line as typed, for messages
  llvm::raw_ostream &Out;
  llvm::raw_ostream &Err;
  bool Colour = false; ///< of Err

  /// Positional arguments.
  std::vector<std::string> inputs() const;
  /// Prints `hipify-cpp: error: …`, one for each line of \p Message.
  void error(llvm::StringRef Message) const;
  /// Prints `hipify-cpp: note: …`.
  void note(llvm::StringRef Message) const;
};

/// A command. Adding one: a file with its function, a line in Commands.def,
/// and its bit in Options.h and Options.td.
struct Command {
  llvm::StringRef Name;
  CommandBit Bit;
  ExitCode (*Run)(Invocation &); ///< null: the engine has it
  llvm::StringRef Arguments;
  llvm::StringRef Help;
};

/// All commands, in the order of --help.
llvm::ArrayRef<Command> commands();

/// Runs the command \p Name of the engine, the part of the tool that parses
/// code. It lies in a library of its own, because loading Clang takes longer
/// than answering a look-up.
ExitCode runInEngine(llvm::StringRef Name, Invocation &Call);

#define COMMAND(NAME, BIT, FUNCTION, ARGUMENTS, HELP)                          \
  ExitCode FUNCTION(Invocation &);
#define ENGINE_COMMAND(NAME, BIT, FUNCTION, ARGUMENTS, HELP)                   \
  ExitCode FUNCTION(Invocation &);
#include "Commands.def"

} // namespace hipify

#endif
