//===- Verify.cpp - rows against real headers -----------------------------===//
#include "Verify.h"
#include "TemplateReader.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/LineIterator.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace hipify {
namespace {

/// Compares one row; see verifyRows().
class RowVerifier {
public:
  RowVerifier(const HeaderSets &Sets, std::vector<Disagreement> &Out)
      : Sets(Sets), Out(Out) {}

  /// False where the headers at hand say nothing about the row.
  bool verify(const PlacedRow &Placed);

private:
  void disagree(const Twine &Text) {
    Out.push_back({(Placed->File + ":" + Twine(Placed->Row.Line)).str(),
                   Placed->Row.Entry.Hip.str(), Text.str()});
  }
  bool hasHeader(StringRef Header) {
    auto [It, New] = Headers.try_emplace(Header, false);
    if (New)
      for (StringRef Folder : Sets.HipFolders) {
        SmallString<128> Path(Folder);
        sys::path::append(Path, Header);
        It->second |= sys::fs::exists(Path);
      }
    return It->second;
  }
  void verifyRoc(const MapEntry &Row);
  void verifyKind(const MapEntry &Row, const HeaderName &Hip);
  void verifyArity(const MapEntry &Row, StringRef Name,
                   const std::optional<ArgTemplate> &Template,
                   const HeaderName &Hip);

  const HeaderSets &Sets;
  std::vector<Disagreement> &Out;
  const PlacedRow *Placed = nullptr;
  StringMap<bool> Headers;
};

bool isAnotherRelease(const MapEntry &Row, const HeaderSets &Sets) {
  if (!Sets.HipVersion)
    return false;
  const Lifetime &Life = Row.HipLife;
  return (Life.Since && *Sets.HipVersion < *Life.Since) ||
         (Life.Removed && *Life.Removed <= *Sets.HipVersion);
}

bool RowVerifier::verify(const PlacedRow &At) {
  Placed = &At;
  const MapEntry &Row = At.Row.Entry;
  if (Row.Hip.empty() || isBuildKind(Row.Kind) || isAnotherRelease(Row, Sets))
    return false;
  if (Row.Kind == NameKind::Header) {
    if (!hasHeader(Row.Hip.split('/').first))
      return false; // of a library that is not there
    if (!hasHeader(Row.Hip))
      disagree("header '" + Row.Hip + "' is not there");
    return true;
  }
  // Of a library that is not there: its header, or the namespace around it.
  if (!Row.Header.empty() && !hasHeader(Row.Header))
    return false;
  if (auto [Outer, Inner] = Row.Hip.split("::");
      !Inner.empty() && !Sets.Hip.contains(Outer))
    return false;
  auto It = Sets.Hip.find(Row.Hip);
  if (It == Sets.Hip.end()) {
    // `hipDeviceProp_t` is a macro for the struct of this release.
    auto [Owner, Member] = Row.Hip.rsplit("::");
    auto Macro = Sets.Hip.find(Owner);
    if (Macro != Sets.Hip.end() && !Macro->second.Alias.empty())
      It = Sets.Hip.find(Macro->second.Alias + ("::" + Member).str());
  }
  if (!Row.Roc.empty())
    verifyRoc(Row);
  if (It == Sets.Hip.end()) {
    disagree("'" + Row.Hip + "' is declared by no HIP header");
    return true;
  }
  verifyKind(Row, It->second);
  if (Row.Kind == NameKind::Function)
    verifyArity(Row, Row.Hip, Row.Template, It->second);
  return true;
}

/// The name in the roc* library, where that library's header is there.
void RowVerifier::verifyRoc(const MapEntry &Row) {
  StringRef Library = Row.Roc.split('_').first;
  if (Sets.HipVersion &&
      ((Row.RocLife.Since && *Sets.HipVersion < *Row.RocLife.Since) ||
       (Row.RocLife.Removed && *Row.RocLife.Removed <= *Sets.HipVersion)))
    return;
  if (!hasHeader((Library + "/" + Library + ".h").str()))
    return;
  auto It = Sets.Hip.find(Row.Roc.split('<').first);
  if (It == Sets.Hip.end())
    Out.push_back(
        {(Placed->File + ":" + Twine(Placed->Row.Line)).str(), Row.Roc.str(),
         ("'" + Row.Roc + "' is declared by no header of " + Library).str()});
  else if (Row.Kind == NameKind::Function &&
           (Row.RocTemplate || !Row.Note.contains("With --target=roc: ")))
    verifyArity(Row, Row.Roc, Row.RocTemplate, It->second);
}

void RowVerifier::verifyKind(const MapEntry &Row, const HeaderName &Hip) {
  bool Fits = false;
  switch (Row.Kind) {
  case NameKind::Function:
    Fits = Hip.Function || Hip.Macro || Hip.Type;
    break;
  case NameKind::Type:
    Fits = Hip.Type || Hip.Macro;
    if (Fits && !Row.DropTag && !Hip.Tag) {
      auto Cuda = Sets.Cuda.find(Row.Cuda);
      if (Cuda != Sets.Cuda.end() && Cuda->second.Tag)
        disagree("'" + Row.Hip + "' is no tag, but '" + Row.Cuda +
                 "' is: the row needs 'tag: drop'");
    }
    break;
  case NameKind::Enumerator:
  case NameKind::Macro:
  case NameKind::Variable:
    Fits = Hip.Enumerator || Hip.Macro || Hip.Variable || Hip.Function ||
           (Row.Kind == NameKind::Macro && Hip.Type);
    break;
  case NameKind::Namespace:
    Fits = Hip.Namespace;
    break;
  case NameKind::Field:
    Fits = Hip.Field;
    break;
  default:
    Fits = true;
  }
  if (!Fits)
    disagree("'" + Row.Hip + "' is no " + kindName(Row.Kind));
}

/// The call of \p Name that the template makes has as many arguments as \p Hip,
/// its declaration, takes.
void RowVerifier::verifyArity(const MapEntry &Row, StringRef Name,
                              const std::optional<ArgTemplate> &Template,
                              const HeaderName &Hip) {
  auto Cuda = Sets.Cuda.find(Row.Cuda);
  if (Hip.Variadic || !Hip.Function || Cuda == Sets.Cuda.end() ||
      Cuda->second.Variadic || Row.CudaUntil)
    return;
  for (unsigned Arity : Cuda->second.Arities.set_bits()) {
    if ((Row.MinArity && Arity < *Row.MinArity) ||
        (Row.MaxArity && Arity > *Row.MaxArity))
      continue;
    unsigned Result = Template ? resultArity(*Template, Arity) : Arity;
    if (Result >= Hip.Arities.size() || !Hip.Arities.test(Result))
      disagree("'" + Row.Cuda + "' with " + Twine(Arity) +
               " arguments gives '" + Name + "' " + Twine(Result) +
               ", which it does not take");
  }
}

/// True for what lies below the API: sources that headers include, tables for
/// profilers, and the CUDA C++ library that CUB and Thrust are made of.
bool isInternal(StringRef Header) {
  return Header.ends_with(".hpp") || Header.contains("nvtxDetail") ||
         Header.contains("cuda/std/") || Header.contains("cuda/__") ||
         Header.starts_with("generated_") || Header == "(compiler)";
}

/// Members of namespaces and classes: those of the header-only libraries.
bool isPublicMember(StringRef Name) {
  SmallVector<StringRef, 4> Parts;
  Name.split(Parts, "::");
  if (!is_contained({"cub", "thrust", "cooperative_groups", "nvcuda"},
                    Parts.front()))
    return false;
  return none_of(drop_begin(Parts), [](StringRef Part) {
    return Part.starts_with("_") || Part.ends_with("_") || Part == "detail" ||
           Part == "details" || Part == "internal" || Part == "system";
  });
}

/// True for names that programs are meant to use.
bool isPublic(StringRef Name, const HeaderName &From) {
  if (isInternal(From.Header) || Name.ends_with("_H") ||
      Name.ends_with("_H_") || Name.ends_with("_H__") ||
      Name.ends_with("_INCLUDED"))
    return false;
  if (From.Field) {
    StringRef Field = Name.rsplit("::").second;
    return !Field.starts_with("_") && !Field.contains_insensitive("reserved");
  }
  if (Name.contains("::"))
    return isPublicMember(Name);
  // Device functions are spelled like nobody's in particular.
  bool Device =
      From.Function && (Name.starts_with("__") || Name.starts_with("atomic") ||
                        Name.starts_with("make_"));
  return Device || looksLikeCuda(Name);
}

} // namespace

std::vector<Disagreement> verifyRows(ArrayRef<PlacedRow> Rows,
                                     const HeaderSets &Sets,
                                     unsigned &Checked) {
  std::vector<Disagreement> Out;
  RowVerifier Verifier(Sets, Out);
  for (const PlacedRow &Row : Rows)
    Checked += Verifier.verify(Row);
  return Out;
}

std::vector<Disagreement> findUnmapped(ArrayRef<PlacedRow> Rows,
                                       const HeaderSets &Sets) {
  StringMap<StringRef> Known;
  for (const PlacedRow &Row : Rows)
    if (!isBuildKind(Row.Row.Entry.Kind))
      Known.try_emplace(Row.Row.Entry.Cuda, Row.Row.Entry.Hip);
  auto HasMember = [&](StringRef Owner, StringRef Member) {
    auto Hip = Sets.Hip.find(Owner);
    if (Hip != Sets.Hip.end() && !Hip->second.Alias.empty())
      Hip = Sets.Hip.find(Hip->second.Alias);
    return Hip == Sets.Hip.end() ||
           !(Hip->second.Members || Hip->second.Namespace) ||
           Sets.Hip.contains((Hip->first() + Member).str());
  };
  auto FollowsOwner = [&](StringRef Name, const HeaderName &From) {
    StringRef Owner = Name;
    while (Owner.contains("::")) {
      Owner = Owner.rsplit("::").first;
      auto It = Known.find(Owner);
      if (It == Known.end())
        continue;
      StringRef Member = Name.drop_front(Owner.size());
      return It->second.empty() ||
             Member.rfind("::") > 0 || // what is nested goes with its owner
             HasMember(It->second, Member);
    }
    // A struct without a row is missing itself.
    return From.Field;
  };
  std::vector<Disagreement> Out;
  for (const auto &Named : Sets.Cuda)
    if (isPublic(Named.first(), Named.second) &&
        !Known.contains(Named.first()) &&
        !FollowsOwner(Named.first(), Named.second))
      Out.push_back({Named.second.Header, Named.first().str(),
                     ("'" + Named.first() + "' has no row").str()});
  llvm::sort(Out, [](const Disagreement &A, const Disagreement &B) {
    return std::tie(A.Place, A.Name) < std::tie(B.Place, B.Name);
  });
  return Out;
}

Expected<Explanations> Explanations::read(std::unique_ptr<MemoryBuffer> File) {
  Explanations All;
  for (line_iterator Line(*File, /*SkipBlanks=*/true, '#'); !Line.is_at_eof();
       ++Line) {
    auto [Glob, Reason] = Line->split(": ");
    auto Pattern = GlobPattern::create(Glob, /*MaxSubPatterns=*/64);
    if (!Pattern)
      return Pattern.takeError();
    if (Reason.trim().empty())
      return createStringError(File->getBufferIdentifier() + ":" +
                               Twine(Line.line_number()) + ": no reason");
    All.Entries.push_back(
        {Glob.str(), Reason.trim().str(), std::move(*Pattern)});
  }
  All.File = std::move(File);
  return All;
}

StringRef Explanations::of(StringRef Name) {
  for (Entry &E : Entries)
    if (E.Pattern.match(Name)) {
      ++E.Uses;
      return E.Reason;
    }
  return "";
}

std::vector<std::string> Explanations::unused() const {
  std::vector<std::string> Patterns;
  for (const Entry &E : Entries)
    if (!E.Uses)
      Patterns.push_back(E.Text);
  return Patterns;
}

} // namespace hipify
