//===- LookupCommand.cpp - `lookup`: names to what they become ------------===//
#include "Command.h"
#include "TableFiles.h"
#include "hipify/Lookup.h"

using namespace llvm;

namespace hipify {

ExitCode runLookup(Invocation &Call) {
  std::vector<std::string> Names = Call.inputs();
  if (Names.empty()) {
    Call.error("lookup takes the names to look up, such as cudaMalloc or "
               "'cublas*gemm'");
    return ExitUsage;
  }
  StringRef Format = Call.Args.getLastArgValue(OPT_table_format, "text");
  if (Format != "text" && Format != "json") {
    Call.error(("lookup answers as text or json, not as " + Format).str());
    return ExitUsage;
  }
  MapTable Table;
  if (Error E = addMappingFiles(Call, Table)) {
    Call.error(toString(std::move(E)));
    return ExitUsage;
  }
  LookupOptions Options;
  Options.Reverse = Call.Args.hasArg(OPT_reverse);
  Options.Json = Format == "json";
  Expected<bool> AllFound = lookupNames(Table, Names, Options, Call.Out);
  if (!AllFound) {
    Call.error(toString(AllFound.takeError()));
    return ExitUsage;
  }
  return *AllFound ? ExitDone : ExitFindings;
}

} // namespace hipify
