//===- Execute.h - run a HIP program on the CPU with AMD semantics --------===//
//
// Compiles HIP sources (host and device side) in process, rewrites the device
// side's LLVM IR for the host, and executes the program: waves of 32 or 64 lanes
// in lockstep where the IR says that lanes converge, blocks in parallel, LDS and
// barriers per block. A checker, not a simulator: nothing is timed as a GPU
// would.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_EXECUTE_H
#define HIPIFY_EXECUTE_H

#include "hipify/Version.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class raw_ostream;
}

namespace hipify {

/// One source of the program to run.
struct RunSource {
  std::string Path; ///< names the file in messages and finds its #includes
  /// The text in place of the file's contents; empty: read the file.
  std::string Text;
};

/// What runHip executes and how.
struct RunOptions {
  std::vector<RunSource> Sources;
  /// Clang options for every source: -I, -D, -std=, -O…, -fopenmp, …
  std::vector<std::string> CompileArgs;
  /// The program's own arguments, without its name.
  std::vector<std::string> Args;
  /// Folder with include/hip; empty: $ROCM_PATH, /opt/rocm*, /usr.
  std::string RocmPath;
  /// Clang's resource directory; empty: that of the LLVM this was built with.
  std::string ResourceDir;
  /// 32 or 64; 0: that of Arch, or 64.
  unsigned WaveSize = 0;
  /// The GPU whose macros, limits and properties apply; empty: gfx90a for waves
  /// of 64 lanes, gfx1030 for 32.
  std::string Arch;
  /// Names of checks: barrier, inactive, bounds, division (on by default),
  /// uninit, race, all; a leading "no-" switches one off.
  std::vector<std::string> Checks;
  /// Seconds the program may run; 0: no limit.
  unsigned TimeoutSeconds = 600;
  /// Bytes of device memory; 0: what the host has free, at most what the GPU
  /// has.
  size_t MemoryLimit = 0;
  /// Host threads that execute blocks; 0: all cores.
  unsigned Jobs = 0;
};

/// The release of the HIP headers that runHip would use for \p RocmPath; absent
/// where there are none.
std::optional<Version> hipHeadersVersion(llvm::StringRef RocmPath);

/// What runHip would say about \p Options before it compiles: wrong values, ones
/// that contradict each other, no HIP headers.
llvm::Error checkRunOptions(const RunOptions &Options);

/// Compiles and executes. The program runs in a child process with this
/// process's standard streams, so that its crash, exit or endless loop stays its
/// own. Returns the program's exit status (128 + N if signal N ended it, 124 at
/// the time limit, 3 if it ended with 0 but a check found an error). Errors:
/// unknown options, no HIP headers, a source that does not compile, functions
/// that are not in the CPU executor. Compiler diagnostics go to \p Diagnostics.
llvm::Expected<int> runHip(const RunOptions &Options,
                           llvm::raw_ostream &Diagnostics);

} // namespace hipify

#endif
