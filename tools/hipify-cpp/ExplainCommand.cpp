//===- ExplainCommand.cpp - `explain`: what a finding means ---------------===//
#include "Command.h"
#include "hipify/Explain.h"
#include "llvm/Support/JSON.h"

using namespace llvm;

namespace hipify {
namespace {

void writeText(ArrayRef<const FindingPage *> Pages, raw_ostream &OS) {
  for (const FindingPage *P : Pages) {
    if (P != Pages.front())
      OS << '\n';
    OS << P->Id << " (" << P->Severity << ")\n\n" << P->Text;
  }
}

void writeList(raw_ostream &OS) {
  size_t Width = 0;
  for (const FindingPage &P : findingPages())
    Width = std::max(Width, P.Id.size());
  for (const FindingPage &P : findingPages()) {
    OS << P.Id;
    OS.indent(Width - P.Id.size() + 2) << P.Summary << '\n';
  }
}

void writeJson(ArrayRef<const FindingPage *> Pages, raw_ostream &OS) {
  json::OStream J(OS, 2);
  J.array([&] {
    for (const FindingPage *P : Pages)
      J.object([&] {
        J.attribute("id", P->Id);
        J.attribute("severity", P->Severity);
        J.attribute("summary", P->Summary);
        J.attribute("text", P->Text);
      });
  });
  OS << '\n';
}

} // namespace

ExitCode runExplain(Invocation &Call) {
  StringRef Format = Call.Args.getLastArgValue(OPT_table_format, "text");
  if (Format != "text" && Format != "json") {
    Call.error(("explain answers as text or json, not as " + Format).str());
    return ExitUsage;
  }
  SmallVector<const FindingPage *> Pages;
  ExitCode Exit = ExitDone;
  for (const std::string &Id : Call.inputs()) {
    if (const FindingPage *P = findPage(Id)) {
      Pages.push_back(P);
      continue;
    }
    StringRef Near = nearestPage(Id);
    Call.error("no finding '" + Id + "'" +
               (Near.empty() ? "; 'hipify-cpp explain' lists them all"
                             : "; did you mean '" + Near.str() + "'?"));
    Exit = ExitUsage;
  }
  bool All = Call.inputs().empty();
  if (All)
    for (const FindingPage &P : findingPages())
      Pages.push_back(&P);
  if (Format == "json")
    writeJson(Pages, Call.Out);
  else if (All)
    writeList(Call.Out);
  else
    writeText(Pages, Call.Out);
  return Exit;
}

} // namespace hipify
