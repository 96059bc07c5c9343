//===- RowReader.cpp - mapping files to rows ------------------------------===//
//
// Walks a mapping file with LLVM's YAML parser. Every rule that a single file
// can break is checked here, so that mapgen and --map agree on what is valid.
//
//===----------------------------------------------------------------------===//
#include "RowReader.h"
#include "TemplateReader.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/YAMLParser.h"

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

constexpr StringLiteral RowKeys[] = {
    "cuda",  "hip",   "roc",   "header",  "link",      "why",     "note",
    "check", "tag",   "arity", "effort",  "args",      "lexical", "when",
    "from",  "until", "since", "removed", "deprecated"};

constexpr unsigned MaxErrors = 20;

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
      : File(File), Saver(Saver) {
    Sources.setDiagHandler(
        [](const SMDiagnostic &Diag, void *Self) {
          static_cast<RowReader *>(Self)->fail(
              Diag.getLineNo(), Diag.getColumnNo() + 1, Diag.getMessage());
        },
        this);
  }

  Expected<std::vector<ReadRow>> read();

private:
  using KeyHandler = function_ref<void(StringRef Key, yaml::Node *Value)>;

  void readRoot(yaml::MappingNode &Root);
  void readReasons(yaml::Node *Value);
  void readSection(NameKind Kind, yaml::Node *Value);
  void readRow(yaml::MappingNode &Node, NameKind Kind);
  void readRowKey(MapEntry &Row, StringRef Key, yaml::Node *Value);
  void readLives(MapEntry &Row, std::optional<Version> Lifetime::*Event,
                 yaml::Node *Value);
  void readArity(MapEntry &Row, yaml::Node *Value);
  void readCondition(MapEntry &Row, yaml::Node *Value);
  void readTemplate(MapEntry &Row, yaml::Node *Value);
  void finishRow(MapEntry &Row, yaml::Node &Node);
  void checkAgainst(const ReadRow &Old, const MapEntry &Row, yaml::Node &Node);
  void checkSection();

  void forEachKey(yaml::Node *Node, StringRef What, KeyHandler Handle);
  StringRef text(yaml::Node *Node);
  StringRef prose(yaml::Node *Node);
  std::optional<Version> version(yaml::Node *Node);
  std::optional<unsigned> number(yaml::Node *Node);
  void unknownKey(yaml::Node *Node, StringRef Key, ArrayRef<StringLiteral> All,
                  StringRef What);

  unsigned lineOf(yaml::Node *Node) {
    return Sources.getLineAndColumn(Node->getSourceRange().Start).first;
  }
  void fail(yaml::Node *Node, const Twine &Message) {
    auto [Line, Column] =
        Sources.getLineAndColumn(Node->getSourceRange().Start);
    fail(Line, Column, Message);
  }
  void fail(unsigned Line, unsigned Column, const Twine &Message) {
    if (Mistakes.size() < MaxErrors)
      Mistakes.push_back((File.getBufferIdentifier() + ":" + Twine(Line) + ":" +
                          Twine(Column) + ": " + Message)
                             .str());
  }

  MemoryBufferRef File;
  UniqueStringSaver &Saver;
  SourceMgr Sources;
  std::vector<std::string> Mistakes;
  std::vector<ReadRow> Rows;
  size_t SectionStart = 0;
  /// Line of the row being read; 0 outside rows.
  unsigned RowLine = 0;
  MapEntry Defaults;
  StringMap<StringRef> Reasons;
  StringSet<> UsedReasons;
};

StringRef RowReader::text(yaml::Node *Node) {
  SmallString<64> Storage;
  if (RowLine && lineOf(Node) != RowLine)
    fail(Node, "a row is one line");
  if (auto *Scalar = dyn_cast<yaml::ScalarNode>(Node)) {
    StringRef Value = Scalar->getValue(Storage);
    if (Value.empty())
      fail(Node, "expected text, found nothing");
    return Saver.save(Value);
  }
  fail(Node, "expected text");
  return "";
}

StringRef RowReader::prose(yaml::Node *Node) {
  StringRef Text = text(Node);
  if (!Text.consume_front("@"))
    return Text;
  auto It = Reasons.find(Text);
  if (It == Reasons.end()) {
    fail(Node, "no reason '" + Text + "' in this file's 'reasons'");
    return "";
  }
  UsedReasons.insert(Text);
  return It->second;
}

std::optional<Version> RowReader::version(yaml::Node *Node) {
  StringRef Text = text(Node);
  if (auto *Scalar = dyn_cast<yaml::ScalarNode>(Node)) {
    StringRef Raw = Scalar->getRawValue();
    if (!Raw.starts_with("\"") && !Raw.starts_with("'")) {
      fail(Node, "a version is quoted: \"" + Text +
                     "\" (12.10 without quotes is the number 12.1)");
      return std::nullopt;
    }
  }
  Version Parsed;
  if (Text.empty() || Parsed.tryParse(Text)) {
    fail(Node, "'" + Text + "' is no version");
    return std::nullopt;
  }
  return Parsed;
}

std::optional<unsigned> RowReader::number(yaml::Node *Node) {
  unsigned Value;
  StringRef Text = text(Node);
  if (Text.getAsInteger(10, Value) || Value > 64) {
    fail(Node, "expected a number from 0 to 64, found '" + Text + "'");
    return std::nullopt;
  }
  return Value;
}

void RowReader::unknownKey(yaml::Node *Node, StringRef Key,
                           ArrayRef<StringLiteral> All, StringRef What) {
  StringRef Nearest;
  unsigned Best = 3;
  for (StringRef Known : All)
    if (unsigned Distance = Key.edit_distance(Known, true, Best);
        Distance < Best) {
      Best = Distance;
      Nearest = Known;
    }
  fail(Node,
       "unknown " + What + " '" + Key + "'" +
           (Nearest.empty() ? Twine() : "; did you mean '" + Nearest + "'?"));
}

void RowReader::forEachKey(yaml::Node *Node, StringRef What,
                           KeyHandler Handle) {
  auto *Map = dyn_cast_or_null<yaml::MappingNode>(Node);
  if (!Map) {
    fail(Node, What + " is a mapping: { key: value, … }");
    return;
  }
  SmallVector<StringRef, 12> Seen;
  for (yaml::KeyValueNode &Pair : *Map) {
    auto *KeyNode = dyn_cast_or_null<yaml::ScalarNode>(Pair.getKey());
    yaml::Node *Value = Pair.getValue();
    if (!KeyNode || !Value)
      return; // the parser has reported it
    StringRef Key = text(KeyNode);
    if (is_contained(Seen, Key))
      fail(KeyNode, "'" + Key + "' is given twice");
    Seen.push_back(Key);
    if (isa<yaml::NullNode>(Value)) {
      fail(KeyNode, "'" + Key + "' has no value");
      continue;
    }
    Handle(Key, Value);
    // The parser reads on demand: what was not looked at has to be passed.
    Value->skip();
  }
}

void RowReader::readLives(MapEntry &Row,
                          std::optional<Version> Lifetime::*Event,
                          yaml::Node *Value) {
  forEachKey(Value, "'since', 'deprecated' or 'removed'",
             [&](StringRef Side, yaml::Node *Of) {
               Lifetime MapEntry::*Life =
                   StringSwitch<Lifetime MapEntry::*>(Side)
                       .Case("cuda", &MapEntry::CudaLife)
                       .Case("hip", &MapEntry::HipLife)
                       .Case("roc", &MapEntry::RocLife)
                       .Default(nullptr);
               if (!Life)
                 return unknownKey(Of, Side, {"cuda", "hip", "roc"}, "side");
               Row.*Life.*Event = version(Of);
             });
}

void RowReader::readArity(MapEntry &Row, yaml::Node *Value) {
  auto *List = dyn_cast<yaml::SequenceNode>(Value);
  if (!List) {
    Row.MinArity = Row.MaxArity = number(Value);
    return;
  }
  SmallVector<std::optional<unsigned>, 2> Ends;
  for (yaml::Node &End : *List)
    Ends.push_back(number(&End));
  if (Ends.size() != 2 || !Ends[0] || !Ends[1] || *Ends[0] >= *Ends[1])
    return fail(Value, "'arity' is a number, or the least and the greatest: "
                       "[2, 4]");
  Row.MinArity = Ends[0];
  Row.MaxArity = Ends[1];
}

void RowReader::readCondition(MapEntry &Row, yaml::Node *Value) {
  ArgCondition Condition;
  bool HasTest = false;
  forEachKey(Value, "'when'", [&](StringRef Key, yaml::Node *Of) {
    if (Key == "arg") {
      Condition.Arg = number(Of).value_or(0);
    } else if (Key == "type") {
      Condition.TypeName = text(Of);
      HasTest = true;
    } else if (Key == "is") {
      Condition.Is = ArgCondition::Null;
      HasTest = true;
      if (text(Of) != "null")
        fail(Of, "'is' can only be 'null'");
    } else {
      unknownKey(Of, Key, {"arg", "type", "is"}, "key of 'when'");
    }
  });
  if (!Condition.Arg || !HasTest)
    return fail(Value, "'when' is { arg: N, type: NAME } or "
                       "{ arg: N, is: \"null\" }");
  Row.When = Condition;
}

void RowReader::readTemplate(MapEntry &Row, yaml::Node *Value) {
  auto *List = dyn_cast<yaml::SequenceNode>(Value);
  if (!List)
    return fail(Value, "'args' is a list: [\"$1\", \"$2...\"]");
  ArgTemplate Template;
  for (yaml::Node &Item : *List) {
    auto Piece = readPiece(text(&Item), Saver);
    if (!Piece) {
      fail(&Item, toString(Piece.takeError()));
      continue;
    }
    Template.Args.push_back(Piece->Text);
    Template.Wraps.push_back(Piece->Wrap);
  }
  Row.Template = std::move(Template);
}

void RowReader::readRowKey(MapEntry &Row, StringRef Key, yaml::Node *Value) {
  auto Is = [&](StringRef Wanted) { return Key == Wanted; };
  if (Is("cuda"))
    Row.Cuda = text(Value);
  else if (Is("hip")) {
    StringRef Name = text(Value);
    Row.Drop = Name == "drop";
    Row.Hip = Name == "none" || Name == "drop" ? "" : Name;
  } else if (Is("roc"))
    Row.Roc = text(Value);
  else if (Is("header"))
    Row.Header = text(Value) == "none" ? "" : text(Value);
  else if (Is("link"))
    Row.Link = text(Value);
  else if (Is("why"))
    Row.Why = prose(Value);
  else if (Is("note"))
    Row.Note = prose(Value);
  else if (Is("check"))
    Row.Check = text(Value);
  else if (Is("since"))
    readLives(Row, &Lifetime::Since, Value);
  else if (Is("deprecated"))
    readLives(Row, &Lifetime::Deprecated, Value);
  else if (Is("removed"))
    readLives(Row, &Lifetime::Removed, Value);
  else if (Is("arity"))
    readArity(Row, Value);
  else if (Is("args"))
    readTemplate(Row, Value);
  else if (Is("when"))
    readCondition(Row, Value);
  else if (Is("from"))
    Row.CudaFrom = version(Value);
  else if (Is("until"))
    Row.CudaUntil = version(Value);
  else if (Is("lexical")) {
    StringRef Word = text(Value);
    Row.Lexical = Word == "true";
    if (Word != "true" && Word != "false")
      fail(Value, "'lexical' is true or false");
  } else if (Is("tag")) {
    Row.DropTag = true;
    if (text(Value) != "drop")
      fail(Value, "'tag' can only be 'drop'");
  } else if (Is("effort")) {
    auto Work = StringSwitch<std::optional<Effort>>(text(Value))
                    .Case("minutes", Effort::Minutes)
                    .Case("hours", Effort::Hours)
                    .Case("rewrite", Effort::Rewrite)
                    .Default(std::nullopt);
    if (!Work)
      fail(Value, "'effort' is minutes, hours or rewrite");
    Row.Work = Work.value_or(Effort::None);
  } else
    unknownKey(Value, Key, RowKeys, "key");
}

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
    return fail(&Node, "a row with 'when' comes before the one without");
  fail(&Node, "duplicate of '" + Row.Cuda + "' in line " + Twine(Old.Line) +
                  "; rows of one name differ in 'arity', 'from'/'until' or "
                  "'when'");
}

void RowReader::finishRow(MapEntry &Row, yaml::Node &Node) {
  if (Row.Hip.empty() && !Row.Drop && Row.Why.empty())
    fail(&Node, "'" + Row.Cuda +
                    "' has no counterpart: 'why' must say why and "
                    "what to do instead");
  if (!Row.Check.empty() && Row.Note.empty() && Row.Why.empty())
    fail(&Node, "'check' needs a 'note' that says what to look at");
  if (Row.Kind == NameKind::Field && !Row.Cuda.contains("::"))
    fail(&Node, "a field is written 'Struct::field'");
  if (Row.CudaFrom && Row.CudaUntil && !(*Row.CudaFrom < *Row.CudaUntil))
    fail(&Node, "'until' is not later than 'from'");
  if (Row.When && Row.MaxArity && Row.When->Arg > *Row.MaxArity)
    fail(&Node, "'when' looks at argument " + Twine(Row.When->Arg) + " of " +
                    Twine(*Row.MaxArity));
  if (Row.Template) {
    if (Error E = checkTemplate(Row))
      fail(&Node, toString(std::move(E)));
  }
  for (size_t I = Rows.size(); I > SectionStart; --I) {
    const ReadRow &Old = Rows[I - 1];
    if (Row.Cuda < Old.Entry.Cuda)
      fail(&Node, "'" + Row.Cuda + "' comes before '" + Old.Entry.Cuda +
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
  RowLine = lineOf(&Node);
  forEachKey(&Node, "a row", [&](StringRef Key, yaml::Node *Value) {
    HasHip |= Key == "hip";
    readRowKey(Row, Key, Value);
    if (Key == "lexical")
      Lexical = Row.Lexical;
  });
  if (Row.Cuda.empty() || !HasHip)
    fail(&Node, "a row needs 'cuda' and 'hip' ('hip: none' where there is no "
                "counterpart)");
  else {
    Row.Lexical = Lexical.value_or(cannotCollide(Row));
    finishRow(Row, Node);
    Rows.push_back({std::move(Row), RowLine});
  }
  RowLine = 0;
}

void RowReader::readSection(NameKind Kind, yaml::Node *Value) {
  auto *List = dyn_cast<yaml::SequenceNode>(Value);
  if (!List)
    return fail(Value, "a section is a list of rows");
  SectionStart = Rows.size();
  for (yaml::Node &Item : *List) {
    auto *Row = dyn_cast<yaml::MappingNode>(&Item);
    if (!Row) {
      fail(&Item, "a row is a mapping: { cuda: NAME, hip: NAME }");
      Item.skip();
      continue;
    }
    readRow(*Row, Kind);
  }
  checkSection();
}

/// What is true of all rows of a name together.
void RowReader::checkSection() {
  if (!Mistakes.empty())
    return; // templates that were not understood cannot be followed
  for (auto First = Rows.begin() + SectionStart; First != Rows.end();) {
    auto Last = std::find_if(First, Rows.end(), [&](const ReadRow &Row) {
      return Row.Entry.Cuda != First->Entry.Cuda;
    });
    SmallVector<const MapEntry *, 4> Named;
    for (const ReadRow &Row : make_range(First, Last))
      Named.push_back(&Row.Entry);
    if (Error E = checkSettles(Named))
      fail(First->Line, 1, toString(std::move(E)));
    First = Last;
  }
}

void RowReader::readReasons(yaml::Node *Value) {
  forEachKey(Value, "'reasons'", [&](StringRef Key, yaml::Node *Text) {
    Reasons[Key] = text(Text);
  });
}

void RowReader::readRoot(yaml::MappingNode &Root) {
  forEachKey(&Root, "a mapping file", [&](StringRef Key, yaml::Node *Value) {
    if (Key == "library") {
      Defaults.Library = text(Value);
      return;
    }
    if (Defaults.Library.empty())
      fail(Value, "the file starts with 'library: NAME'");
    if (Key == "defaults") {
      forEachKey(Value, "'defaults'", [&](StringRef Default, yaml::Node *Of) {
        if (Default == "header" || Default == "link" || Default == "since")
          readRowKey(Defaults, Default, Of);
        else
          unknownKey(Of, Default, {"header", "link", "since"}, "default");
      });
    } else if (Key == "reasons") {
      readReasons(Value);
    } else if (auto It =
                   find_if(Sections, [&](auto &S) { return S.Name == Key; });
               It != std::end(Sections)) {
      readSection(It->Kind, Value);
    } else {
      SmallVector<StringLiteral> Names;
      for (const MapSection &Section : Sections)
        Names.push_back(Section.Name);
      unknownKey(Value, Key, Names, "section");
    }
  });
}

Expected<std::vector<ReadRow>> RowReader::read() {
  yaml::Stream Stream(File, Sources, /*ShowColors=*/false);
  auto Document = Stream.begin();
  yaml::Node *Root = Document != Stream.end() ? Document->getRoot() : nullptr;
  if (auto *Map = dyn_cast_or_null<yaml::MappingNode>(Root))
    readRoot(*Map);
  else if (Mistakes.empty())
    fail(1, 1, "a mapping file starts with 'library: NAME'");
  for (auto &Reason : Reasons)
    if (Mistakes.empty() && !UsedReasons.contains(Reason.getKey()))
      fail(1, 1, "no row uses the reason '" + Reason.getKey() + "'");
  if (Mistakes.empty())
    return std::move(Rows);
  return createStringError(join(Mistakes, "\n"));
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
