//===- Fiber.h - switching between the stacks of lanes --------------------===//
//
// A lane that has to wait for the other lanes of its wave keeps its state on a
// stack of its own; these two functions make such a stack and change to it.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_EXECUTE_FIBER_H
#define HIPIFY_EXECUTE_FIBER_H

#include <cstddef>

namespace hipify::execute {

/// Prepares the memory below \p Top (16-byte aligned) so that the first switch
/// to the returned stack pointer calls \p Entry(\p Argument), which must never
/// return.
void *prepareStack(void *Top, void (*Entry)(void *), void *Argument);

/// Keeps the caller's callee-saved state on its stack, stores the stack pointer
/// in \p Save and continues where \p To was stored. Signal masks and
/// floating-point modes are not switched: device code changes neither.
extern "C" void hipifySwitchStack(void **Save, void *To);

} // namespace hipify::execute

#endif
