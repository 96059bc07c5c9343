//===- Grid.h - runs the blocks of a launch on the host's threads ---------===//
#ifndef HIPIFY_EXECUTE_GRID_H
#define HIPIFY_EXECUTE_GRID_H

#include "Wave.h"
#include <string>
#include <vector>

namespace hipify::execute {

/// A kernel as generated code offers it.
struct Kernel {
  struct Parameter {
    uint32_t Size, Alignment;
  };
  std::string Name;     ///< mangled, as the host registers it
  std::string Spelling; ///< demangled, for messages
  std::vector<Parameter> Parameters;
  uint32_t StaticLds = 0;
  uint32_t MaxThreads = 1024; ///< from __launch_bounds__
  bool StopsLanes = false;    ///< needs a stack per lane
  /// The symbol that Entry or EntryBlock is the address of.
  std::string entryName() const {
    return Name + (StopsLanes ? ".lane" : ".block");
  }
  /// One lane, for kernels that stop lanes.
  void (*Entry)(Lane *, void *const *) = nullptr;
  /// All lanes of a block one after the other, for the others.
  void (*EntryBlock)(Block *, void *const *, uint32_t WaveSize) = nullptr;
};

struct Launch {
  const Kernel *What;
  uint32_t Grid[3], Group[3];
  uint32_t WaveSize;
  uint32_t DynamicLds;
  void *const *Arguments;
  bool Cooperative;
};

/// Runs every block of \p L and returns when all are done. Blocks run in
/// parallel on up to \p Jobs threads, each to its end unless its waves wait for
/// other blocks.
void runGrid(const Launch &L, unsigned Jobs);

/// The lane that the calling thread runs, null in host code.
Lane *&currentLane();

/// Where the calling thread's stack begins to hold frames of kernels.
const char *kernelStackTop();

/// The launch that the calling thread works for, null outside of launches.
const Block *currentBlock();

} // namespace hipify::execute

#endif
