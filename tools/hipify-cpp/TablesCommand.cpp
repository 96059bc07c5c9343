//===- TablesCommand.cpp - `tables`: the mapping tables as a whole --------===//
#include "TableFiles.h"
#include "hipify/Lookup.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace hipify {
namespace {

void writeCounts(ArrayRef<LibraryCount> Counts, raw_ostream &OS) {
  auto Line = [&](StringRef Library, const LibraryCount &C) {
    OS << formatv("{0,-10} {1,6} {2,8} {3,10} {4,8} {5,9} {6,6}\n", Library,
                  C.Rows, C.Renamed, C.Identical, C.Dropped, C.Supplied,
                  C.None);
  };
  OS << formatv("{0,-10} {1,6} {2,8} {3,10} {4,8} {5,9} {6,6}\n", "library",
                "rows", "renamed", "identical", "dropped", "supplied", "none");
  LibraryCount All;
  for (const LibraryCount &C : Counts) {
    Line(C.Library, C);
    All.Rows += C.Rows;
    All.Renamed += C.Renamed;
    All.Identical += C.Identical;
    All.Dropped += C.Dropped;
    All.Supplied += C.Supplied;
    All.None += C.None;
  }
  Line("all", All);
}

ExitCode checkFiles(const Invocation &Call, ArrayRef<std::string> Paths) {
  if (Paths.empty()) {
    Call.error("'tables check' takes the mapping files to check");
    return ExitUsage;
  }
  ExitCode Exit = ExitDone;
  for (const std::string &Path : Paths) {
    auto Buffer = openMappingFile(Path);
    Error Problem = Buffer.takeError();
    if (!Problem)
      Problem = checkMappingFile(**Buffer, Call.Out);
    if (Problem) {
      Call.error(toString(std::move(Problem)));
      Exit = ExitUsage;
    }
  }
  return Exit;
}

/// The value of --library; an error says which there are.
Expected<StringRef> chosenLibrary(const Invocation &Call,
                                  const MapTable &Table) {
  StringRef Library = Call.Args.getLastArgValue(OPT_library);
  SmallVector<StringRef, 24> Known;
  for (const LibraryCount &C : countRows(Table))
    Known.push_back(C.Library);
  if (Library.empty() || is_contained(Known, Library))
    return Library;
  return createStringError("no library '" + Library + "'; there are " +
                           join(Known, ", "));
}

ExitCode document(const Invocation &Call, const MapTable &Table) {
  StringRef Name = Call.Args.getLastArgValue(OPT_table_format, "md");
  std::optional<DocumentFormat> Format =
      StringSwitch<std::optional<DocumentFormat>>(Name)
          .Case("md", DocumentFormat::Markdown)
          .Case("csv", DocumentFormat::Csv)
          .Case("html", DocumentFormat::Html)
          .Default(std::nullopt);
  if (!Format) {
    Call.error(("'tables doc' writes md, csv or html, not " + Name).str());
    return ExitUsage;
  }
  auto Library = chosenLibrary(Call, Table);
  if (!Library) {
    Call.error(toString(Library.takeError()));
    return ExitUsage;
  }
  documentTables(Table, *Format, *Library, Call.Out);
  return ExitDone;
}

} // namespace

ExitCode runTables(Invocation &Call) {
  std::vector<std::string> Words = Call.inputs();
  StringRef What = Words.empty() ? StringRef() : StringRef(Words.front());
  if (What == "check")
    return checkFiles(Call, ArrayRef(Words).drop_front());
  if ((What != "count" && What != "doc") || Words.size() > 1) {
    Call.error("tables takes one of: count, doc, check FILE...");
    return ExitUsage;
  }
  MapTable Table;
  if (Error E = addMappingFiles(Call, Table)) {
    Call.error(toString(std::move(E)));
    return ExitUsage;
  }
  if (What == "doc")
    return document(Call, Table);
  writeCounts(countRows(Table), Call.Out);
  return ExitDone;
}

} // namespace hipify
