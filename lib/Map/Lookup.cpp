//===- Lookup.cpp - rows for people and scripts ---------------------------===//
//
// Names and globs turned into the rows that the table has for them, as text or
// as JSON.
//
//===----------------------------------------------------------------------===//
#include "hipify/Lookup.h"
#include "RowReader.h"
#include "TemplateReader.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/JSON.h"

using namespace llvm;

namespace hipify {

RowState stateOf(const MapEntry &Row) {
  if (Row.Drop)
    return RowState::Dropped;
  if (Row.Hip.empty())
    return RowState::None;
  return Row.identical() ? RowState::Identical : RowState::Renamed;
}

StringRef stateName(RowState State) {
  switch (State) {
  case RowState::Renamed:
    return "renamed";
  case RowState::Identical:
    return "identical";
  case RowState::Dropped:
    return "dropped";
  case RowState::None:
    return "none";
  }
  return "";
}

namespace {

/// The letters that stand for a call's arguments, from \p First to \p Last.
std::string letters(unsigned First, unsigned Last, bool More) {
  SmallVector<std::string, 8> Names;
  for (unsigned Arg = First; Arg <= Last; ++Arg)
    Names.push_back(Arg <= 26 ? std::string(1, char('a' + Arg - 1))
                              : "a" + utostr(Arg));
  if (More)
    Names.push_back("…");
  return join(Names, ", ");
}

/// A template's piece with the letters in place of `$N`.
std::string fill(StringRef Piece, unsigned Last, bool More) {
  std::string Result;
  size_t At = 0;
  for (const ArgReference &Ref : argReferences(Piece)) {
    Result += Piece.slice(At, Ref.Offset);
    Result += Ref.Rest ? letters(Ref.Arg, Last, More)
                       : letters(Ref.Arg, Ref.Arg, false);
    At = Ref.Offset + Ref.Length;
  }
  Result += Piece.substr(At);
  return Result;
}

StringRef effortName(Effort Work) {
  switch (Work) {
  case Effort::None:
    return "";
  case Effort::Minutes:
    return "minutes";
  case Effort::Hours:
    return "hours";
  case Effort::Rewrite:
    return "rewrite";
  }
  return "";
}

std::string conditionText(const ArgCondition &When) {
  std::string Arg = "argument " + utostr(When.Arg);
  if (When.Is == ArgCondition::Null)
    return Arg + " is null";
  return (Arg + " is a " + When.TypeName).str();
}

std::string arityText(const MapEntry &Row) {
  if (!Row.MinArity && !Row.MaxArity)
    return "";
  if (!Row.MaxArity)
    return "at least " + utostr(*Row.MinArity) + " arguments";
  if (Row.MinArity == Row.MaxArity)
    return utostr(*Row.MinArity) +
           (*Row.MinArity == 1 ? " argument" : " arguments");
  return utostr(Row.MinArity.value_or(0)) + " to " + utostr(*Row.MaxArity) +
         " arguments";
}

/// Under which circumstances a row is the one that counts.
std::string circumstances(const MapEntry &Row) {
  SmallVector<std::string, 3> Parts;
  if (std::string Arity = arityText(Row); !Arity.empty())
    Parts.push_back(Arity);
  if (Row.CudaFrom)
    Parts.push_back("CUDA " + Row.CudaFrom->getAsString() + " or later");
  if (Row.CudaUntil)
    Parts.push_back("before CUDA " + Row.CudaUntil->getAsString());
  if (Row.When)
    Parts.push_back(conditionText(*Row.When));
  return join(Parts, ", ");
}

void lifetimeText(StringRef Side, const Lifetime &Life, raw_ostream &OS) {
  SmallVector<std::string, 3> Parts;
  if (Life.Since)
    Parts.push_back("since " + Life.Since->getAsString());
  if (Life.Deprecated)
    Parts.push_back("deprecated in " + Life.Deprecated->getAsString());
  if (Life.Removed)
    Parts.push_back("removed in " + Life.Removed->getAsString());
  if (!Parts.empty())
    OS << "  " << Side << ": " << join(Parts, ", ") << "\n";
}

void writeText(const MapEntry &Row, raw_ostream &OS) {
  OS << Row.Cuda << ": " << kindName(Row.Kind) << " of " << Row.Library;
  if (std::string When = circumstances(Row); !When.empty())
    OS << " (" << When << ")";
  OS << "\n  ";
  switch (stateOf(Row)) {
  case RowState::Renamed:
    OS << "becomes " << Row.Hip;
    break;
  case RowState::Identical:
    OS << "is the same in HIP";
    break;
  case RowState::Dropped:
    OS << "goes away";
    break;
  case RowState::None:
    OS << "has no counterpart";
    if (Row.Work != Effort::None)
      OS << " (effort: " << effortName(Row.Work) << ")";
    break;
  }
  OS << "\n";
  if (!Row.Roc.empty())
    OS << "  with --target=roc: " << Row.Roc << "\n";
  if (auto Example = callExample(Row))
    OS << "  before: " << Example->first << "\n  after:  " << Example->second
       << "\n";
  if (!Row.Hip.empty() && !Row.Header.empty())
    OS << "  header: " << Row.Header << "\n";
  if (!Row.Link.empty())
    OS << "  link: " << Row.Link << "\n";
  lifetimeText("CUDA", Row.CudaLife, OS);
  lifetimeText("ROCm", Row.HipLife, OS);
  lifetimeText("roc library", Row.RocLife, OS);
  if (!Row.Check.empty())
    OS << "  finding: " << Row.Check << "\n";
  if (!Row.Why.empty())
    OS << "  why: " << Row.Why << "\n";
  if (!Row.Note.empty())
    OS << "  note: " << Row.Note << "\n";
}

void lifetimeJson(StringRef Key, std::optional<Version> Lifetime::*Event,
                  const MapEntry &Row, json::OStream &J) {
  if (!(Row.CudaLife.*Event) && !(Row.HipLife.*Event) && !(Row.RocLife.*Event))
    return;
  J.attributeObject(Key, [&] {
    if (Row.CudaLife.*Event)
      J.attribute("cuda", (Row.CudaLife.*Event)->getAsString());
    if (Row.HipLife.*Event)
      J.attribute("hip", (Row.HipLife.*Event)->getAsString());
    if (Row.RocLife.*Event)
      J.attribute("roc", (Row.RocLife.*Event)->getAsString());
  });
}

void writeJson(const MapEntry &Row, json::OStream &J) {
  auto Text = [&](StringRef Key, StringRef Value) {
    if (!Value.empty())
      J.attribute(Key, Value);
  };
  J.object([&] {
    Text("cuda", Row.Cuda);
    Text("kind", kindName(Row.Kind));
    Text("library", Row.Library);
    Text("state", stateName(stateOf(Row)));
    Text("hip", Row.Hip);
    Text("roc", Row.Roc);
    if (!Row.Hip.empty())
      Text("header", Row.Header);
    Text("link", Row.Link);
    if (Row.MinArity)
      J.attribute("minArity", *Row.MinArity);
    if (Row.MaxArity)
      J.attribute("maxArity", *Row.MaxArity);
    if (Row.When)
      Text("when", conditionText(*Row.When));
    if (Row.CudaFrom)
      Text("from", Row.CudaFrom->getAsString());
    if (Row.CudaUntil)
      Text("until", Row.CudaUntil->getAsString());
    if (auto Example = callExample(Row)) {
      Text("before", Example->first);
      Text("after", Example->second);
    }
    lifetimeJson("since", &Lifetime::Since, Row, J);
    lifetimeJson("deprecated", &Lifetime::Deprecated, Row, J);
    lifetimeJson("removed", &Lifetime::Removed, Row, J);
    Text("effort", effortName(Row.Work));
    Text("finding", Row.Check);
    Text("why", Row.Why);
    Text("note", Row.Note);
  });
}

/// One name or glob of the command line.
class Query {
public:
  static Expected<Query> parse(StringRef Name) {
    Query Q(Name);
    if (Name.find_first_of("*?[{") == StringRef::npos)
      return Q;
    auto Glob = GlobPattern::create(Name, /*MaxSubPatterns=*/64);
    if (!Glob)
      return createStringError("'" + Name + "': " + toString(Glob.takeError()));
    Q.Glob = std::move(*Glob);
    return Q;
  }

  bool matches(StringRef Candidate) const {
    return Glob ? Glob->match(Candidate) : Candidate == Name;
  }

  bool matches(const MapEntry &Row, bool Reverse) const {
    if (!Reverse)
      return matches(Row.Cuda);
    return (!Row.Hip.empty() && matches(Row.Hip)) ||
           (!Row.Roc.empty() && matches(Row.Roc));
  }

  bool isGlob() const { return Glob.has_value(); }

  StringRef Name;

private:
  explicit Query(StringRef Name) : Name(Name) {}
  std::optional<GlobPattern> Glob;
};

/// Calls \p Use with every row that \p Q asks for.
void forEachMatch(const MapTable &Table, const Query &Q, bool Reverse,
                  function_ref<void(const MapEntry &)> Use) {
  if (Reverse || Q.isGlob()) {
    for (const MapEntry *Row : Table.all())
      if (Q.matches(*Row, Reverse))
        Use(*Row);
    return;
  }
  // One name needs no walk over all rows.
  for (const MapEntry &Row : Table.find(Q.Name))
    Use(Row);
  for (const MapSection &Section : mapSections())
    if (isBuildKind(Section.Kind))
      if (const MapEntry *Row = Table.find(Q.Name, Section.Kind))
        Use(*Row);
}

/// The row of the class around \p Name, or of a namespace that has no
/// counterpart: what decides about a member without a row.
const MapEntry *ownerRow(const MapTable &Table, StringRef Name) {
  while (Name.contains("::")) {
    Name = Name.rsplit("::").first;
    for (const MapEntry &Row : Table.find(Name))
      if (Row.Kind == NameKind::Type ||
          (Row.Kind == NameKind::Namespace && !Row.supported()))
        return &Row;
  }
  return nullptr;
}

SmallVector<StringRef, 3> suggestions(const MapTable &Table, const Query &Q,
                                      const LookupOptions &Options) {
  return Options.Reverse || Q.isGlob() ? SmallVector<StringRef, 3>()
                                       : nearestNames(Table, Q.Name);
}

void writeUnknown(const MapTable &Table, const Query &Q,
                  const LookupOptions &Options, raw_ostream &OS) {
  OS << Q.Name << ": not in the tables";
  const MapEntry *Owner =
      Options.Reverse || Q.isGlob() ? nullptr : ownerRow(Table, Q.Name);
  auto Near = suggestions(Table, Q, Options);
  if (!Options.Reverse && Table.isTarget(Q.Name))
    OS << "; it is a name of HIP (--reverse says where it comes from)";
  else if (Owner) {
    OS << " by itself; it goes with " << Owner->Cuda << "\n";
    return writeText(*Owner, OS);
  } else if (!Near.empty())
    OS << "; did you mean " << join(Near, ", ") << "?";
  OS << "\n";
}

/// An object for a name without a row, so that answers can be told apart.
void writeUnknownJson(const MapTable &Table, const Query &Q,
                      const LookupOptions &Options, json::OStream &J) {
  J.object([&] {
    J.attribute(Options.Reverse ? "hip" : "cuda", Q.Name);
    J.attribute("state", "unknown");
    if (!Options.Reverse && !Q.isGlob())
      if (const MapEntry *Owner = ownerRow(Table, Q.Name))
        J.attribute("owner", Owner->Cuda);
    if (auto Near = suggestions(Table, Q, Options); !Near.empty())
      J.attributeArray("near", [&] {
        for (StringRef Name : Near)
          J.value(Name);
      });
  });
}

} // namespace

std::optional<std::pair<std::string, std::string>>
callExample(const MapEntry &Row) {
  if (!Row.Template || Row.Hip.empty())
    return std::nullopt;
  unsigned Last = Row.MaxArity.value_or(Row.MinArity.value_or(0));
  bool More = !Row.MaxArity;
  SmallVector<std::string, 8> After;
  for (StringRef Piece : Row.Template->Args) {
    for (const ArgReference &Ref : argReferences(Piece))
      if (More && !Ref.Rest)
        Last = std::max(Last, Ref.Arg);
  }
  for (StringRef Piece : Row.Template->Args)
    if (std::string Text = fill(Piece, Last, More); !Text.empty())
      After.push_back(std::move(Text));
  return std::pair((Row.Cuda + "(" + letters(1, Last, More) + ")").str(),
                   (Row.Hip + "(" + join(After, ", ") + ")").str());
}

SmallVector<StringRef, 3> nearestNames(const MapTable &Table, StringRef Name) {
  // One slip in three letters is a slip, more is another name.
  unsigned Limit = std::max<unsigned>(1, Name.size() / 3);
  SmallVector<std::pair<unsigned, StringRef>, 16> Near;
  StringRef Last;
  for (const MapEntry *Row : Table.all()) {
    if (Row->Cuda == Last)
      continue;
    Last = Row->Cuda;
    unsigned Distance = Name.edit_distance_insensitive(Last, true, Limit);
    if (Distance <= Limit)
      Near.emplace_back(Distance, Last);
  }
  llvm::sort(Near);
  Near.erase(llvm::unique(Near), Near.end());
  SmallVector<StringRef, 3> Names;
  for (auto &[Distance, Known] : ArrayRef(Near).take_front(3))
    Names.push_back(Known);
  return Names;
}

Expected<bool> lookupNames(const MapTable &Table, ArrayRef<std::string> Names,
                           const LookupOptions &Options, raw_ostream &OS) {
  SmallVector<Query, 4> Queries;
  for (StringRef Name : Names) {
    auto Q = Query::parse(Name);
    if (!Q)
      return Q.takeError();
    Queries.push_back(std::move(*Q));
  }
  json::OStream J(OS, 2);
  bool AllFound = true, First = true;
  auto Write = [&](const MapEntry &Row) {
    if (Options.Json)
      return writeJson(Row, J);
    if (!First)
      OS << "\n";
    writeText(Row, OS);
    First = false;
  };
  if (Options.Json)
    J.arrayBegin();
  for (const Query &Q : Queries) {
    bool Found = false;
    forEachMatch(Table, Q, Options.Reverse, [&](const MapEntry &Row) {
      Write(Row);
      Found = true;
    });
    if (!Found && Options.Json)
      writeUnknownJson(Table, Q, Options, J);
    if (!Found && !Options.Json) {
      if (!First)
        OS << "\n";
      writeUnknown(Table, Q, Options, OS);
      First = false;
    }
    AllFound &= Found;
  }
  if (Options.Json) {
    J.arrayEnd();
    OS << "\n";
  }
  return AllFound;
}

} // namespace hipify
