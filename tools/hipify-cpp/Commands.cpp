//===- Commands.cpp - the table of commands -------------------------------===//
#include "Command.h"

using namespace llvm;

namespace hipify {

static const Command Table[] = {
#define COMMAND(NAME, BIT, FUNCTION, ARGUMENTS, HELP)                          \
  {NAME, BIT, FUNCTION, ARGUMENTS, HELP},
#define ENGINE_COMMAND(NAME, BIT, FUNCTION, ARGUMENTS, HELP)                   \
  {NAME, BIT, nullptr, ARGUMENTS, HELP},
#include "Commands.def"
};

ArrayRef<Command> commands() { return Table; }

} // namespace hipify
