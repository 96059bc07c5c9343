//===- Lookup.cpp - rows for people and scripts ---------------------------===//
//
// Names and globs turned into the rows that the table has for them.
//
//===----------------------------------------------------------------------===//
#include "hipify/Lookup.h"
#include "Answer.h"
#include "RowReader.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/JSON.h"

using namespace llvm;

namespace hipify {

namespace {

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
    return writeAnswer(*Owner, OS);
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
      return writeAnswer(Row, J);
    if (!First)
      OS << "\n";
    writeAnswer(Row, OS);
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
