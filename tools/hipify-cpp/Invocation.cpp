//===- Invocation.cpp - what commands share -------------------------------===//
#include "Command.h"

using namespace llvm;

namespace hipify {

ExitCode combineExit(ExitCode A, ExitCode B) {
  constexpr ExitCode Worst[] = {ExitInternal, ExitUsage, ExitIncomplete,
                                ExitFindings};
  for (ExitCode Code : Worst)
    if (A == Code || B == Code)
      return Code;
  return ExitDone;
}

std::vector<std::string> Invocation::inputs() const {
  return Args.getAllArgValues(OPT_INPUT);
}

static void printLines(raw_ostream &OS, StringRef Message, StringRef Label,
                       raw_ostream::Colors Colour, bool UseColour) {
  SmallVector<StringRef, 4> Lines;
  Message.split(Lines, '\n', -1, /*KeepEmpty=*/false);
  for (StringRef Line : Lines) {
    OS << "hipify-cpp: ";
    if (UseColour)
      OS.changeColor(Colour, /*Bold=*/true);
    OS << Label << ": ";
    if (UseColour)
      OS.resetColor();
    OS << Line << '\n';
  }
}

void Invocation::error(StringRef Message) const {
  printLines(Err, Message, "error", raw_ostream::RED, Colour);
}

void Invocation::note(StringRef Message) const {
  printLines(Err, Message, "note", raw_ostream::CYAN, Colour);
}

} // namespace hipify
