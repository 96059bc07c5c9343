//===- Mapgen.cpp - compiles mappings/*.yaml ------------------------------===//
//
// Reads mapping files, checks each and all together, and writes the table that
// lib/Map compiles in. With --check it only checks.
//
//===----------------------------------------------------------------------===//
#include "TableWriter.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Support/WithColor.h"
#include <map>

using namespace llvm;
using namespace hipify;

namespace {

cl::OptionCategory Category("mapgen options");
cl::list<std::string> Inputs(cl::Positional, cl::OneOrMore,
                             cl::desc("FILE.yaml…"), cl::cat(Category));
cl::opt<std::string> Output("output", cl::desc("The C++ fragment to write"),
                            cl::value_desc("file"), cl::cat(Category));
cl::opt<bool> Check("check", cl::desc("Only check the files"),
                    cl::cat(Category));

/// A row and the file that has it.
struct Placed {
  ReadRow Row;
  StringRef File;
};

/// One name and kind belongs to one library: the reader has checked rows
/// inside a file, here they meet those of other files.
Error checkAcrossFiles(ArrayRef<Placed> All) {
  std::map<std::pair<NameKind, StringRef>, const Placed *> First;
  std::string Mistakes;
  raw_string_ostream OS(Mistakes);
  for (const Placed &P : All) {
    const MapEntry &Row = P.Row.Entry;
    auto [It, New] = First.insert({{Row.Kind, Row.Cuda}, &P});
    if (New || It->second->File == P.File)
      continue;
    OS << P.File << ":" << P.Row.Line << ":1: '" << Row.Cuda << "' is a row of "
       << It->second->File << ":" << It->second->Row.Line << " too\n";
  }
  // A second translation must find nothing to do.
  for (const Placed &P : All) {
    const MapEntry &Row = P.Row.Entry;
    auto Next = First.find({Row.Kind, Row.Hip});
    if (Next == First.end() || Row.Hip == Row.Cuda)
      continue;
    const MapEntry &Other = Next->second->Row.Entry;
    if (Other.Hip != Other.Cuda)
      OS << P.File << ":" << P.Row.Line << ":1: '" << Row.Cuda << "' becomes '"
         << Row.Hip << "', which is a CUDA name that "
         << (Other.Hip.empty() ? "is reported" : "changes again") << " ("
         << Next->second->File << ":" << Next->second->Row.Line << ")\n";
  }
  if (Mistakes.empty())
    return Error::success();
  return createStringError(StringRef(Mistakes).rtrim());
}

Expected<std::vector<ReadRow>> readAll(UniqueStringSaver &Saver) {
  // Equal output whatever the order on the command line.
  std::vector<std::string> Paths(Inputs.begin(), Inputs.end());
  llvm::sort(Paths);
  std::vector<Placed> All;
  Error Errors = Error::success();
  for (const std::string &Path : Paths) {
    auto Buffer = MemoryBuffer::getFile(Path, /*IsText=*/true);
    if (!Buffer) {
      Errors = joinErrors(
          std::move(Errors),
          createStringError(Path + ": " + Buffer.getError().message()));
      continue;
    }
    auto Rows = readRows(**Buffer, Saver);
    if (!Rows) {
      Errors = joinErrors(std::move(Errors), Rows.takeError());
      continue;
    }
    for (ReadRow &Row : *Rows)
      All.push_back({std::move(Row), Path});
  }
  if (Errors)
    return Errors;
  if (Error E = checkAcrossFiles(All))
    return E;
  std::vector<ReadRow> Rows;
  for (Placed &P : All)
    Rows.push_back(std::move(P.Row));
  return Rows;
}

Error writeOutput(std::vector<ReadRow> Rows) {
  std::error_code EC;
  ToolOutputFile File(Output, EC, sys::fs::OF_Text);
  if (EC)
    return createStringError(Output + ": " + EC.message());
  writeTable(std::move(Rows), File.os());
  File.keep();
  return Error::success();
}

} // namespace

int main(int Argc, char **Argv) {
  InitLLVM Init(Argc, Argv);
  cl::HideUnrelatedOptions(Category);
  cl::ParseCommandLineOptions(Argc, Argv,
                              "compiles CUDA to HIP mapping files\n");
  if (Output.empty() == !Check) {
    WithColor::error() << "give either --check or --output=FILE\n";
    return 2;
  }
  BumpPtrAllocator Memory;
  UniqueStringSaver Saver(Memory);
  auto Rows = readAll(Saver);
  Error Failed = Rows.takeError();
  if (!Failed && !Check)
    Failed = writeOutput(std::move(*Rows));
  if (!Failed) {
    if (Check)
      outs() << Rows->size() << " rows\n";
    return 0;
  }
  handleAllErrors(std::move(Failed), [](const ErrorInfoBase &E) {
    errs() << E.message() << "\n";
  });
  return 1;
}
