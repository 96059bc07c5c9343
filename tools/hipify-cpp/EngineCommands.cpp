//===- EngineCommands.cpp - the engine's side of the door -----------------===//
#include "Engine.h"

using namespace hipify;

extern "C" int hipifyRunCommand(llvm::StringRef Name, Invocation &Call) {
#define ENGINE_COMMAND(NAME, BIT, FUNCTION, ARGUMENTS, HELP)                   \
  if (Name == NAME)                                                            \
    return FUNCTION(Call);
#include "Commands.def"
  Call.error(("the engine has no command '" + Name + "'").str());
  return ExitInternal;
}
