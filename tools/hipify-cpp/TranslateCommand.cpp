//===- TranslateCommand.cpp - `translate`: CUDA sources to HIP sources ----===//
#include "Destination.h"

using namespace llvm;

namespace hipify {
namespace {

std::string changedFiles(const Destination &To, unsigned Changed) {
  if (To.To == Destination::Stdout)
    return {};
  bool Writes = To.To == Destination::File || To.To == Destination::Tree ||
                To.To == Destination::InPlace;
  return "; " + std::to_string(Changed) +
         (Changed == 1 ? " file " : " files ") +
         (Writes ? "written" : "changed");
}

/// Standard output has nothing beside it: where the headers are that it needs.
void noteCompatHeaders(const Invocation &Call, const Analysis &Done) {
  for (const FileResult &R : Done.Results)
    if (!R.CompatHeaders.empty())
      Call.note("the output includes '" + std::string(CompatDir) +
                R.CompatHeaders.front() +
                "', which '-o FILE' writes beside it; for output to a pipe, "
                "give the compiler '-I' with hipify-cpp's folder 'include'");
}

/// Bytes to standard output that its reader did not take are an error, too.
ExitCode flushOutput(const Invocation &Call) {
  auto &Out = static_cast<raw_fd_ostream &>(Call.Out);
  Out.flush();
  if (!Out.has_error())
    return ExitDone;
  Call.error("cannot write to standard output: " + Out.error().message());
  Out.clear_error();
  return ExitUsage;
}

} // namespace

ExitCode runTranslate(Invocation &Call) {
  Expected<Settings> Chosen = readSettings(Call);
  if (!Chosen) {
    Call.error(toString(Chosen.takeError()));
    return ExitUsage;
  }
  Expected<Destination> To = readDestination(Call, Chosen->Discover);
  if (!To) {
    Call.error(toString(To.takeError()));
    return ExitUsage;
  }
  Chosen->Translate.RenameFiles = To->Rename;

  Analysis Done;
  Error Problem = discoverInput(Call, *Chosen, Done);
  if (!Problem)
    Problem = analyse(Call, *Chosen, Done);
  if (Problem) {
    Call.error(toString(std::move(Problem)));
    return ExitUsage;
  }
  Expected<OutputPlan> Plan = planOutput(*To, Done);
  if (!Plan) {
    Call.error(toString(Plan.takeError()));
    return ExitUsage;
  }

  for (const FileResult &R : Done.Results)
    writeFindings(Call.Err, R, Chosen->Report);
  unsigned Changed = 0;
  ExitCode Code = combineExit(Done.Exit, judge(*Chosen, Done.Results));
  Code = combineExit(Code, writeOutput(Call, *Chosen, *To, *Plan, Changed));
  Code = combineExit(Code, flushOutput(Call));
  if (Call.Args.hasArg(OPT_exit_code) && Changed)
    Code = combineExit(Code, ExitFindings);
  reportRun(Call, *Chosen, Done, changedFiles(*To, Changed));
  if (To->To == Destination::Stdout && !Chosen->Quiet)
    noteCompatHeaders(Call, Done);
  return Code;
}

} // namespace hipify
