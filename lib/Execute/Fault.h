//===- Fault.h - what hardware would punish, said with its place ----------===//
//
// Reports go to the error stream of the executed program as
//   FILE:LINE:COLUMN: error: WHAT [CHECK]
//   note: kernel NAME, block (x,y,z), thread (x,y,z)
// Errors that hardware answers with a memory fault end the process as the GPU
// runtime would (abort, status 134); the others are said once for each place.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_EXECUTE_FAULT_H
#define HIPIFY_EXECUTE_FAULT_H

#include "Wave.h"
#include <csignal>
#include <string>

namespace hipify::execute {

/// The checks of the option --check; their names are in Execute.h.
enum class Check : uint32_t {
  Barrier,
  InactiveLane,
  Bounds,
  Uninitialised,
  Race,
  Division,
  Trap
};

/// Says \p What about lane \p L (null: only the block is known) and ends the
/// process.
[[noreturn]] void faultAndAbort(Check C, const Lane *L, const Site *At,
                                const std::string &What);

/// Says \p What once for each site; the program goes on. Returns whether it
/// was said.
bool faultOnce(Check C, const Lane *L, const Site *At, const std::string &What);

/// Errors (not warnings) that faultOnce reported so far.
unsigned faultCount();

/// Waves of one block are at a barrier with only some of their lanes.
void reportDivergentBarrier(Wave &W, uint64_t Group);

/// Turns what the processor refuses inside a kernel into a report of kernel, block
/// and thread; a wrong access outside of kernels into one of host code.
void installSignalHandlers();

/// Gives the calling thread the stack that those reports need.
void prepareThreadForSignals();

/// Sent to the program when its time is over: it says which kernel was running,
/// hands out what it has printed, and ends.
constexpr int TimeLimitSignal = SIGXCPU;

/// "block (0,0,0), thread (1,0,0)".
std::string placeOf(const Lane &L);

} // namespace hipify::execute

#endif
