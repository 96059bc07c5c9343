//===- Engine.h - the door between the program and its engine -------------===//
#ifndef HIPIFY_CPP_ENGINE_H
#define HIPIFY_CPP_ENGINE_H

#include "Command.h"

/// The engine's one exported function: runs the command \p Name. Program and
/// engine are built together; the types are the same on both sides.
extern "C" int hipifyRunCommand(llvm::StringRef Name, hipify::Invocation &Call);

#endif
