//===- Destination.h - where translated text goes -------------------------===//
#ifndef HIPIFY_CPP_DESTINATION_H
#define HIPIFY_CPP_DESTINATION_H

#include "Settings.h"
#include "hipify/Output.h"

namespace hipify {

/// What `-o`, `-i`, `--diff` and `--rename` ask for.
struct Destination {
  enum Mode { Stdout, File, Tree, InPlace, Diff, None };
  Mode To = Stdout;
  std::string Path;    ///< of File and Tree
  bool Rename = false; ///< k.cu → k.hip
  bool CopyAll = false;
};

/// Reads the options. Without `-o`, `-i` or `--diff` several inputs or a
/// folder are an error that says what to do; so are options that contradict
/// each other. \p Discover.Skip gets the destination's folder.
llvm::Expected<Destination> readDestination(const Invocation &Call,
                                            DiscoverOptions &Discover);

/// What is to be written, in the order of the input.
struct OutputPlan {
  struct Translated {
    OutputFile File;
    const FileResult *Result;
  };
  std::vector<Translated> Files;
  std::vector<OutputFile> Copies; ///< of files that are not analysed
  std::vector<OutputFile> Links;  ///< Source: the target, relative to the link
  std::vector<OutputFile> CompatHeaders; ///< Source: its place on disk
};

/// Names every output. Fails, before anything is written, where two would be
/// one.
llvm::Expected<OutputPlan> planOutput(const Destination &To,
                                      const Analysis &Done);

/// Writes the plan, each file for itself; prints what could not be written.
/// \p Changed: how many files are (or for stdout and diff: would be) other
/// than they were.
ExitCode writeOutput(const Invocation &Call, const Settings &Chosen,
                     const Destination &To, const OutputPlan &Plan,
                     unsigned &Changed);

} // namespace hipify

#endif
