//===- main.cpp - the command line to one command's run -------------------===//
#include "Command.h"
#include "hipify/Translate.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/StringSaver.h"
#include <cstdio>
#include <cstdlib>
#include <unistd.h>

using namespace llvm;
using namespace hipify;

namespace {

void printVersion(raw_ostream &OS) {
  OS << "hipify-cpp " HIPIFY_VERSION " (LLVM " LLVM_VERSION_STRING ")\n";
}

void printHelp(raw_ostream &OS, const HipifyOptions &Table,
               const Command *Chosen) {
  if (Chosen) {
    std::string Usage =
        ("hipify-cpp " + Chosen->Name + " " + Chosen->Arguments).str();
    Table.printHelp(OS, Usage.c_str(), Chosen->Help.str().c_str(),
                    /*ShowHidden=*/false, /*ShowAllAliases=*/false,
                    opt::Visibility(Chosen->Bit));
    return;
  }
  OS << "OVERVIEW: CUDA to HIP source translator\n\n"
        "USAGE: hipify-cpp [COMMAND] [options] [arguments]\n\nCOMMANDS:\n";
  for (const Command &C : commands())
    OS << "  " << left_justify(C.Name, 12) << C.Help << '\n';
  OS << "\n'hipify-cpp COMMAND --help' lists the options of a command.\n\n"
        "EXIT STATUS:\n"
        "  0   done, no finding at or above --fail-on\n"
        "  1   findings at or above --fail-on, or --exit-code and a change\n"
        "  2   wrong usage or configuration, unusable input or output\n"
        "  3   --require-parse, and a file was not parsed completely\n"
        "  70  internal error\n";
}

/// `hipify-cpp trnslate x.cu`: a word that is no file but almost a command.
const Command *almostNamed(StringRef Word) {
  if (Word.empty() || Word.contains('/') || Word.contains('.') ||
      sys::fs::exists(Word))
    return nullptr;
  const Command *Nearest = nullptr;
  unsigned Best = 3;
  for (const Command &C : commands()) {
    unsigned Distance = Word.edit_distance(C.Name, true, Best);
    if (Distance < Best) {
      Best = Distance;
      Nearest = &C;
    }
  }
  return Nearest;
}

const Command &commandNamed(StringRef Name) {
  for (const Command &C : commands())
    if (C.Name == Name)
      return C;
  llvm_unreachable("the table holds every command that is asked for");
}

/// Colour of messages: `--color`, else NO_COLOR, else whether \p OS is a
/// terminal that has colours.
bool wantColour(const opt::InputArgList &Args, raw_ostream &OS) {
  StringRef When = Args.getLastArgValue(OPT_color, "auto");
  if (When != "auto")
    return When == "always";
  std::optional<std::string> Off = sys::Process::GetEnv("NO_COLOR");
  return !(Off && !Off->empty()) && OS.has_colors();
}

int runTool(ArrayRef<const char *> Argv) {
  HipifyOptions Table;
  ArrayRef<const char *> Rest = Argv.drop_front();
  const Command *Chosen = nullptr;
  if (!Rest.empty()) {
    for (const Command &C : commands())
      if (C.Name == Rest.front())
        Chosen = &C;
    if (Chosen)
      Rest = Rest.drop_front();
  }
  bool Named = Chosen != nullptr;

  Invocation Call{Table, opt::InputArgList(), {}, false, {}, outs(), errs()};
  for (const char *Arg : Argv)
    Call.Line += (Call.Line.empty() ? "" : " ") + std::string(Arg);
  auto Dashes = find_if(Rest, [](StringRef A) { return A == "--"; });
  Call.HasDashes = Dashes != Rest.end();
  if (Call.HasDashes)
    Call.AfterDashes.assign(std::next(Dashes), Rest.end());
  Rest = Rest.take_front(Dashes - Rest.begin());

  if (!Named) {
    if (Rest.empty() && Call.HasDashes) {
      Call.error("no input: what stands behind '--' goes to the parser; a "
                 "file whose name begins with '-' is given as './-name'");
      return ExitUsage;
    }
    if (Rest.empty()) {
      printHelp(errs(), Table, nullptr);
      return ExitUsage;
    }
    if (const Command *C = almostNamed(Rest.front())) {
      Call.error(("unknown command '" + Twine(Rest.front()) +
                  "'; did you mean '" + C->Name + "'?")
                     .str());
      return ExitUsage;
    }
    Chosen = &commandNamed("translate");
  }

  Expected<opt::InputArgList> Args = parseOptions(Table, Rest, Chosen->Bit);
  if (!Args) {
    Call.error(toString(Args.takeError()));
    return ExitUsage;
  }
  Call.Args = std::move(*Args);
  if (Call.Args.hasArg(OPT_version)) {
    printVersion(outs());
    return ExitDone;
  }
  if (Call.Args.hasArg(OPT_help)) {
    printHelp(outs(), Table, Named ? Chosen : nullptr);
    return ExitDone;
  }
  Call.Colour = wantColour(Call.Args, errs());
  if (Call.Colour)
    errs().enable_colors(true);
  return Chosen->Run ? Chosen->Run(Call) : runInEngine(Chosen->Name, Call);
}

void onFatalError(void *, const char *Reason, bool) {
  errs() << "hipify-cpp: internal error: " << Reason << '\n';
  _exit(ExitInternal);
}

/// Runs after the stack trace; async-signal-safe calls only.
void onSignal(void *) {
  static const char Text[] = "hipify-cpp: internal error: please report the "
                             "command line and the trace above\n";
  if (write(STDERR_FILENO, Text, sizeof(Text) - 1) < 0)
    _exit(ExitInternal);
  _exit(ExitInternal);
}

} // namespace

int main(int Argc, char **Argv) {
  InitLLVM Init(Argc, Argv);
  install_fatal_error_handler(onFatalError);
  sys::AddSignalHandler(onSignal, nullptr);

  SmallVector<const char *, 64> Args(Argv, Argv + Argc);
  BumpPtrAllocator Allocator;
  StringSaver Saver(Allocator);
  // `--` ends response files, too: what follows belongs to another program.
  auto Dashes = std::find_if(Args.begin(), Args.end(),
                             [](StringRef A) { return A == "--"; });
  SmallVector<const char *, 16> After(Dashes, Args.end());
  Args.erase(Dashes, Args.end());
  cl::ExpansionContext Expansion(Allocator, cl::TokenizeGNUCommandLine);
  if (Error E = Expansion.expandResponseFiles(Args)) {
    errs() << "hipify-cpp: error: " << toString(std::move(E)) << '\n';
    return ExitUsage;
  }
  Args.append(After.begin(), After.end());
  int Code = runTool(Args);
  outs().flush();
  if (outs().has_error()) {
    errs() << "hipify-cpp: error: cannot write to standard output: "
           << outs().error().message() << '\n';
    outs().clear_error();
    Code = Code == ExitDone ? int(ExitUsage) : Code;
  }
#ifdef NDEBUG
  // All is written, and tearing down what LLVM and Clang registered costs
  // milliseconds. Debug builds go the long way.
  errs().flush();
  std::fflush(nullptr);
  _exit(Code);
#else
  return Code;
#endif
}
