//===- TableWriter.cpp - rows to C++ data ---------------------------------===//
//
// Lays rows out as lib/Map/TableData.h describes: one blob of strings, rows of
// numbers sorted by name, and two open-addressing indexes.
//
//===----------------------------------------------------------------------===//
#include "TableWriter.h"
#include "TableData.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace hipify {
namespace {

class TableWriter {
public:
  explicit TableWriter(raw_ostream &OS) : OS(OS) {
    text("");
    VersionLines.push_back("{0, 0, 0, 0}");
  }

  void write(ArrayRef<ReadRow> Rows);

private:
  data::Text text(StringRef String);
  data::VersionIndex version(const std::optional<Version> &V);
  void writeRow(const MapEntry &Row, raw_ostream &Out);
  void writeIndexes(ArrayRef<ReadRow> Rows);
  void writeSlots(StringRef Name, ArrayRef<uint32_t> Slots);

  raw_ostream &OS;
  StringMap<data::Text> Offsets;
  std::vector<StringRef> Strings;
  data::Text Size = 0;
  MapVector<Version, data::VersionIndex> VersionIndexes;
  std::vector<std::string> VersionLines;
  std::vector<uint32_t> Pieces;
};

data::Text TableWriter::text(StringRef String) {
  auto [It, New] = Offsets.try_emplace(String, Size);
  if (New) {
    Strings.push_back(It->getKey());
    Size += String.size() + 1;
  }
  return It->second;
}

data::VersionIndex TableWriter::version(const std::optional<Version> &V) {
  if (!V)
    return 0;
  auto [It, New] = VersionIndexes.insert({*V, VersionLines.size()});
  if (New) {
    unsigned Parts = V->getSubminor() ? 3 : V->getMinor() ? 2 : 1;
    VersionLines.push_back(
        ("{" + Twine(V->getMajor()) + ", " + Twine(V->getMinor().value_or(0)) +
         ", " + Twine(V->getSubminor().value_or(0)) + ", " + Twine(Parts) + "}")
            .str());
  }
  return It->second;
}

void TableWriter::writeRow(const MapEntry &Row, raw_ostream &Out) {
  Out << "{";
  for (StringRef String :
       {Row.Cuda, Row.Hip, Row.Roc, Row.Library, Row.Header, Row.Why, Row.Note,
        Row.Check, Row.Link, Row.When ? Row.When->TypeName : StringRef(),
        Row.Compat ? Row.Compat->Header : StringRef(),
        Row.Compat ? Row.Compat->Name : StringRef()})
    Out << text(String) << ", ";
  Out << Pieces.size() << ", {";
  for (const Lifetime &Life : {Row.CudaLife, Row.HipLife, Row.RocLife})
    Out << version(Life.Since) << ", " << version(Life.Deprecated) << ", "
        << version(Life.Removed) << ", ";
  Out << version(Row.CudaFrom) << ", " << version(Row.CudaUntil) << "}, ";
  unsigned Flags = (Row.Lexical ? data::Lexical : 0) |
                   (Row.Drop ? data::Drop : 0) |
                   (Row.DropTag ? data::DropTag : 0) |
                   (Row.Template ? data::HasTemplate : 0) |
                   (Row.RocTemplate ? data::HasRocTemplate : 0);
  auto Count = [](const std::optional<ArgTemplate> &Template) {
    return Template ? Template->Args.size() : 0;
  };
  Out << unsigned(Row.Kind) << ", " << unsigned(Row.Work) << ", " << Flags
      << ", " << Count(Row.Template) << ", " << Count(Row.RocTemplate) << ", "
      << Row.MinArity.value_or(data::NoArity) << ", "
      << Row.MaxArity.value_or(data::NoArity) << ", "
      << (Row.When ? Row.When->Arg : 0) << ", "
      << (Row.When ? unsigned(Row.When->Is) : 0) << "},\n";
  for (auto *Template : {&Row.Template, &Row.RocTemplate})
    for (size_t I = 0; I != Count(*Template); ++I)
      Pieces.push_back(text((*Template)->Args[I]) |
                       uint32_t((*Template)->Wraps[I]) << data::WrapShift);
}

void TableWriter::writeSlots(StringRef Name, ArrayRef<uint32_t> Slots) {
  OS << "constexpr uint32_t " << Name << "[] = {";
  for (auto [I, Slot] : enumerate(Slots))
    OS << (I % 16 ? " " : "\n") << Slot << ",";
  OS << "\n};\n";
}

void TableWriter::writeIndexes(ArrayRef<ReadRow> Rows) {
  // Twice the names, so that a chain is one or two slots long.
  uint32_t SlotCount = PowerOf2Ceil(2 * Rows.size() + 2);
  std::vector<uint32_t> Names(SlotCount), Targets(SlotCount);
  auto Insert = [&](std::vector<uint32_t> &Slots, StringRef Name, bool Build,
                    uint32_t Value) {
    uint32_t Slot = data::hashSlot(Name, Build, SlotCount);
    while (Slots[Slot] && Slots[Slot] != Value)
      Slot = (Slot + 1) & (SlotCount - 1);
    Slots[Slot] = Value;
  };
  const MapEntry *Last = nullptr;
  for (auto [I, Read] : enumerate(Rows)) {
    const MapEntry &Row = Read.Entry;
    bool Build = isBuildKind(Row.Kind);
    if (!Last || Last->Cuda != Row.Cuda || isBuildKind(Last->Kind) != Build)
      Insert(Names, Row.Cuda, Build, I + 1);
    Last = &Row;
    if (!Row.Hip.empty() && !Build)
      Insert(Targets, Row.Hip, false, text(Row.Hip));
  }
  writeSlots("NameSlots", Names);
  writeSlots("TargetSlots", Targets);
}

void TableWriter::write(ArrayRef<ReadRow> Rows) {
  OS << "// Written by mapgen from mappings/*.yaml.\n"
        "constexpr data::RowData Rows[] = {\n";
  for (const ReadRow &Row : Rows)
    writeRow(Row.Entry, OS);
  // Pieces ends with a 0 so that it is never empty.
  Pieces.push_back(0);
  OS << "};\n";
  writeSlots("Pieces", Pieces);
  writeIndexes(Rows);
  OS << "constexpr data::VersionData Versions[] = {\n";
  for (const std::string &Line : VersionLines)
    OS << Line << ",\n";
  OS << "};\nconstexpr char Blob[] =\n";
  for (StringRef String : Strings) {
    OS << '"';
    OS.write_escaped(String, /*UseHexEscapes=*/false) << "\\0\"\n";
  }
  OS << ";\n";
}

} // namespace

void writeTable(std::vector<ReadRow> Rows, raw_ostream &OS) {
  llvm::sort(Rows, [](const ReadRow &A, const ReadRow &B) {
    bool ABuild = isBuildKind(A.Entry.Kind), BBuild = isBuildKind(B.Entry.Kind);
    return std::tie(ABuild, A.Entry.Cuda, A.Entry.Library, A.Line) <
           std::tie(BBuild, B.Entry.Cuda, B.Entry.Library, B.Line);
  });
  TableWriter(OS).write(Rows);
}

} // namespace hipify
