//===- RowReader.cpp - mapping files to rows ------------------------------===//
//
// Walks the sections of a mapping file. Every rule that a single file can break
// is checked here, so that mapgen and --map agree on what is valid.
//
//===----------------------------------------------------------------------===//
#include "RowReader.h"
#include "RowKeys.h"
#include "TemplateReader.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace hipify {
namespace {

constexpr MapSection Sections[] = {
    {"functions", NameKind::Function},
    {"types", NameKind::Type},
    {"enumerators", NameKind::Enumerator},
    {"macros", NameKind::Macro},
    {"variables", NameKind::Variable},
    {"headers", NameKind::Header},
    {"namespaces", NameKind::Namespace},
    {"fields", NameKind::Field},
    {"flags", NameKind::Flag},
    {"tools", NameKind::Tool},
    {"images", NameKind::Image},
    {"packages", NameKind::Package},
    {"commands", NameKind::BuildCommand},
    {"targets", NameKind::BuildTarget},
    {"build-variables", NameKind::BuildVariable},
};

/// True if the row's name is one that tokens alone are enough to recognise.
bool cannotCollide(const MapEntry &Row) {
  if (Row.Kind == NameKind::Header || isBuildKind(Row.Kind))
    return true;
  if (Row.Cuda.contains("::"))
    return false;
  // `CUdevice`: too short a prefix to report unknown names by.
  bool DriverType = Row.Kind == NameKind::Type && Row.Cuda.size() > 3 &&
                    Row.Cuda.starts_with("CU") && isLower(Row.Cuda[2]);
  return DriverType || looksLikeCuda(Row.Cuda);
}

/// Reads one file; see readRows().
class RowReader {
public:
  RowReader(MemoryBufferRef File, UniqueStringSaver &Saver)
      : In(File, Saver), Keys(In) {}

  Expected<std::vector<ReadRow>> read();

private:
  void readRoot(yaml::MappingNode &Root);
  void readDefaults(yaml::Node *Value);
  void readSection(NameKind Kind, yaml::Node *Value);
  void readRow(yaml::MappingNode &Node, NameKind Kind);
  void finishRow(MapEntry &Row, yaml::Node &Node);
  void checkAgainst(const ReadRow &Old, const MapEntry &Row, yaml::Node &Node);
  void checkSection();

  MapFile In;
  RowKeys Keys;
  std::vector<ReadRow> Rows;
  size_t SectionStart = 0;
  MapEntry Defaults;
};

void RowReader::checkAgainst(const ReadRow &Old, const MapEntry &Row,
                             yaml::Node &Node) {
  const MapEntry &Prev = Old.Entry;
  auto Apart = [](const auto &AFirst, const auto &ALast, const auto &BFirst,
                  const auto &BLast) {
    return (ALast && BFirst && *ALast < *BFirst) ||
           (BLast && AFirst && *BLast < *AFirst);
  };
  bool ArityApart =
      Apart(Prev.MinArity, Prev.MaxArity, Row.MinArity, Row.MaxArity);
  bool VersionApart =
      Apart(Prev.CudaFrom, Prev.CudaUntil, Row.CudaFrom, Row.CudaUntil) ||
      (Prev.CudaUntil && Prev.CudaUntil == Row.CudaFrom) ||
      (Row.CudaUntil && Row.CudaUntil == Prev.CudaFrom);
  if (ArityApart || VersionApart)
    return;
  if (Prev.When && (!Row.When || Row.When->Arg != Prev.When->Arg ||
                    Row.When->Is != Prev.When->Is ||
                    Row.When->TypeName != Prev.When->TypeName))
    return;
  if (Row.When && !Prev.When)
    return In.fail(&Node, "a row with 'when' comes before the one without");
  In.fail(&Node, "duplicate of '" + Row.Cuda + "' in line " + Twine(Old.Line) +
                     "; rows of one name differ in 'arity', 'from'/'until' or "
                     "'when'");
}

void RowReader::finishRow(MapEntry &Row, yaml::Node &Node) {
  if (Row.Hip.empty() && !Row.Drop && Row.Why.empty())
    In.fail(&Node, "'" + Row.Cuda +
                       "' has no counterpart: 'why' must say why and "
                       "what to do instead");
  if (!Row.Check.empty() && Row.Note.empty() && Row.Why.empty())
    In.fail(&Node, "'check' needs a 'note' that says what to look at");
  if (Row.Kind == NameKind::Field && !Row.Cuda.contains("::"))
    In.fail(&Node, "a field is written 'Struct::field'");
  if (Row.CudaFrom && Row.CudaUntil && !(*Row.CudaFrom < *Row.CudaUntil))
    In.fail(&Node, "'until' is not later than 'from'");
  if (Row.When && Row.MaxArity && Row.When->Arg > *Row.MaxArity)
    In.fail(&Node, "'when' looks at argument " + Twine(Row.When->Arg) + " of " +
                       Twine(*Row.MaxArity));
  for (auto *Template : {&Row.Template, &Row.RocTemplate})
    if (*Template)
      if (Error E = checkTemplate(Row, **Template))
        In.fail(&Node, toString(std::move(E)));
  if (Row.RocTemplate && Row.Roc.empty())
    In.fail(&Node, "'roc-args' needs 'roc'");
  for (size_t I = Rows.size(); I > SectionStart; --I) {
    const ReadRow &Old = Rows[I - 1];
    if (Row.Cuda < Old.Entry.Cuda)
      In.fail(&Node, "'" + Row.Cuda + "' comes before '" + Old.Entry.Cuda +
                         "': rows are sorted by CUDA name");
    if (Row.Cuda != Old.Entry.Cuda)
      break;
    checkAgainst(Old, Row, Node);
  }
}

void RowReader::readRow(yaml::MappingNode &Node, NameKind Kind) {
  MapEntry Row = Defaults;
  Row.Kind = Kind;
  if (Kind == NameKind::Header || isBuildKind(Kind))
    Row.Header = "";
  bool HasHip = false;
  std::optional<bool> Lexical;
  In.RowLine = In.lineOf(&Node);
  In.forEachKey(&Node, "a row", [&](StringRef Key, yaml::Node *Value) {
    HasHip |= Key == "hip";
    Keys.read(Row, Key, Value);
    if (Key == "lexical")
      Lexical = Row.Lexical;
  });
  if (Row.Cuda.empty() || !HasHip)
    In.fail(&Node,
            "a row needs 'cuda' and 'hip' ('hip: none' where there is no "
            "counterpart)");
  else {
    Row.Lexical = Lexical.value_or(cannotCollide(Row));
    finishRow(Row, Node);
    Rows.push_back({std::move(Row), In.RowLine, Lexical.has_value()});
  }
  In.RowLine = 0;
}

void RowReader::readSection(NameKind Kind, yaml::Node *Value) {
  auto *List = dyn_cast<yaml::SequenceNode>(Value);
  if (!List)
    return In.fail(Value, "a section is a list of rows");
  SectionStart = Rows.size();
  for (yaml::Node &Item : *List) {
    auto *Row = dyn_cast<yaml::MappingNode>(&Item);
    if (!Row) {
      In.fail(&Item, "a row is a mapping: { cuda: NAME, hip: NAME }");
      Item.skip();
      continue;
    }
    readRow(*Row, Kind);
  }
  checkSection();
}

/// What is true of all rows of a name together.
void RowReader::checkSection() {
  if (!In.mistakes().empty())
    return; // templates that were not understood cannot be followed
  for (auto First = Rows.begin() + SectionStart; First != Rows.end();) {
    auto Last = std::find_if(First, Rows.end(), [&](const ReadRow &Row) {
      return Row.Entry.Cuda != First->Entry.Cuda;
    });
    SmallVector<const MapEntry *, 4> Named;
    for (const ReadRow &Row : make_range(First, Last))
      Named.push_back(&Row.Entry);
    if (Error E = checkSettles(Named))
      In.fail(First->Line, 1, toString(std::move(E)));
    First = Last;
  }
}

void RowReader::readDefaults(yaml::Node *Value) {
  In.forEachKey(Value, "'defaults'", [&](StringRef Key, yaml::Node *Of) {
    if (Key == "header" || Key == "link" || Key == "since")
      Keys.read(Defaults, Key, Of);
    else
      In.unknownKey(Of, Key, {"header", "link", "since"}, "default");
  });
}

void RowReader::readRoot(yaml::MappingNode &Root) {
  In.forEachKey(&Root, "a mapping file", [&](StringRef Key, yaml::Node *Value) {
    if (Key == "library") {
      Defaults.Library = In.text(Value);
      return;
    }
    if (Defaults.Library.empty())
      In.fail(Value, "the file starts with 'library: NAME'");
    if (Key == "defaults") {
      readDefaults(Value);
    } else if (Key == "reasons") {
      Keys.readReasons(Value);
    } else if (auto It =
                   find_if(Sections, [&](auto &S) { return S.Name == Key; });
               It != std::end(Sections)) {
      readSection(It->Kind, Value);
    } else {
      SmallVector<StringLiteral> Names;
      for (const MapSection &Section : Sections)
        Names.push_back(Section.Name);
      In.unknownKey(Value, Key, Names, "section");
    }
  });
}

Expected<std::vector<ReadRow>> RowReader::read() {
  auto Document = In.stream().begin();
  yaml::Node *Root =
      Document != In.stream().end() ? Document->getRoot() : nullptr;
  if (auto *Map = dyn_cast_or_null<yaml::MappingNode>(Root))
    readRoot(*Map);
  else if (In.mistakes().empty())
    In.fail(1, 1, "a mapping file starts with 'library: NAME'");
  Keys.checkReasons();
  if (In.mistakes().empty())
    return std::move(Rows);
  return createStringError(join(In.mistakes(), "\n"));
}

} // namespace

ArrayRef<MapSection> mapSections() { return Sections; }

StringRef kindName(NameKind Kind) {
  for (const MapSection &Section : Sections)
    if (Section.Kind == Kind)
      return Section.Name.drop_back();
  return "";
}

Expected<std::vector<ReadRow>> readRows(MemoryBufferRef File,
                                        UniqueStringSaver &Saver) {
  return RowReader(File, Saver).read();
}

} // namespace hipify
