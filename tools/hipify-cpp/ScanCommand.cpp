//===- ScanCommand.cpp - `scan`: CUDA sources to a report -----------------===//
#include "Settings.h"

using namespace llvm;

namespace hipify {

ExitCode runScan(Invocation &Call) {
  Expected<Settings> Chosen = readSettings(Call);
  if (!Chosen) {
    Call.error(toString(Chosen.takeError()));
    return ExitUsage;
  }
  StringRef Format = Call.Args.getLastArgValue(OPT_format, "text");
  std::unique_ptr<ReportFormat> Writer;
  for (const ReportFormats::entry &Entry : ReportFormats::entries())
    if (Entry.getName() == Format)
      Writer = Entry.instantiate();
  if (!Writer) {
    Call.error(("no report format '" + Format + "'").str());
    return ExitUsage;
  }

  Analysis Done;
  Error Problem = discoverInput(Call, *Chosen, Done);
  if (!Problem)
    Problem = analyse(Call, *Chosen, Done);
  if (Problem) {
    Call.error(toString(std::move(Problem)));
    return ExitUsage;
  }
  // The report goes to standard output, whose colours are its own.
  StringRef When = Call.Args.getLastArgValue(OPT_color, "auto");
  Chosen->Report.Colour = When == "always" || (When == "auto" && Call.Colour &&
                                               Call.Out.has_colors());
  if (Chosen->Report.Colour)
    Call.Out.enable_colors(true);
  Writer->write(Call.Out, Done.Results, Chosen->Report);
  Call.Out.flush();
  reportRun(Call, *Chosen, Done, "");
  return combineExit(Done.Exit, judge(*Chosen, Done.Results));
}

} // namespace hipify
