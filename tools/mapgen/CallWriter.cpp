//===- CallWriter.cpp - rows to calls that can be compiled ----------------===//
//
// Turns the function rows and the declarations of the CUDA headers into CUDA
// sources with one call per row and overload. What the translator makes of
// them must compile with the HIP headers.
//
//===----------------------------------------------------------------------===//
#include "Verify.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include <map>

using namespace llvm;

namespace hipify {
namespace {

/// One line: the function, and the call in it.
void writeCall(StringRef Name, const Overload &O, bool Device, unsigned Number,
               raw_ostream &OS) {
  OS << (Device ? "__device__ " : "") << "void call" << Number << "("
     << O.Parameters << ") { (void)" << Name << "(";
  for (unsigned I = 1; I <= O.Count; ++I)
    OS << (I > 1 ? ", a" : "a") << I;
  OS << "); }\n";
}

} // namespace

Expected<unsigned> writeCalls(ArrayRef<PlacedRow> Rows, const HeaderNames &Cuda,
                              StringRef Folder) {
  if (std::error_code EC = sys::fs::create_directories(Folder))
    return createStringError(Folder + ": " + EC.message());
  std::map<StringRef, std::string> Texts;
  StringSet<> Seen;
  unsigned Number = 0;
  for (const PlacedRow &Placed : Rows) {
    const MapEntry &Row = Placed.Row.Entry;
    auto It = Cuda.find(Row.Cuda);
    // A row that has no counterpart is reported; there is nothing to compile.
    // Names in namespaces are templates, or take their types from there.
    if (Row.Kind != NameKind::Function || Row.Hip.empty() || It == Cuda.end() ||
        Row.Cuda.contains("::") || !Seen.insert(Row.Cuda).second)
      continue;
    // `cuMemAlloc` is a macro for the function of today.
    auto Named =
        It->second.Overloads.empty() ? Cuda.find(It->second.Alias) : It;
    if (Named == Cuda.end())
      continue;
    raw_string_ostream OS(Texts[Row.Library]);
    // Much of what device code calls CUDA lets host code call as well; HIP
    // does not. The runtime that device code may call HIP does not have.
    bool OfDevice = Row.Library == "device" || Row.Library == "rand";
    for (const Overload &O : Named->second.Overloads)
      if (!O.Device || OfDevice)
        writeCall(Row.Cuda, O, O.Device || Row.Library == "device", ++Number,
                  OS);
  }
  for (const auto &[Library, Text] : Texts) {
    std::error_code EC;
    std::string Path = (Folder + "/" + Library + ".inc").str();
    raw_fd_ostream File(Path, EC, sys::fs::OF_Text);
    if (EC)
      return createStringError(Path + ": " + EC.message());
    File << Text;
  }
  return Number;
}

} // namespace hipify
