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
  void verifyKind(const MapEntry &Row, const HeaderName &Hip);
  void verifyArity(const MapEntry &Row, const HeaderName &Hip);

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
    if (!hasHeader(Row.Hip))
      disagree("header '" + Row.Hip + "' is not there");
    return true;
  }
  if (!Row.Header.empty() && !hasHeader(Row.Header))
    return false;
  auto It = Sets.Hip.find(Row.Hip);
  if (It == Sets.Hip.end()) {
    disagree("'" + Row.Hip + "' is declared by no HIP header");
    return true;
  }
  verifyKind(Row, It->second);
  if (Row.Kind == NameKind::Function)
    verifyArity(Row, It->second);
  return true;
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
    Fits = Hip.Enumerator || Hip.Macro || Hip.Variable || Hip.Function;
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

void RowVerifier::verifyArity(const MapEntry &Row, const HeaderName &Hip) {
  auto Cuda = Sets.Cuda.find(Row.Cuda);
  if (Hip.Variadic || !Hip.Function || Cuda == Sets.Cuda.end() ||
      Cuda->second.Variadic || Row.CudaUntil)
    return;
  for (unsigned Arity : Cuda->second.Arities.set_bits()) {
    if ((Row.MinArity && Arity < *Row.MinArity) ||
        (Row.MaxArity && Arity > *Row.MaxArity))
      continue;
    unsigned Result = Arity;
    if (Row.Template) {
      Result = 0;
      for (StringRef Piece : Row.Template->Args) {
        auto Refs = argReferences(Piece);
        bool Rest = Refs.size() == 1 && Refs[0].Rest;
        Result += !Rest                  ? 1
                  : Arity >= Refs[0].Arg ? Arity - Refs[0].Arg + 1
                                         : 0;
      }
    }
    if (Result >= Hip.Arities.size() || !Hip.Arities.test(Result))
      disagree("'" + Row.Cuda + "' with " + Twine(Arity) +
               " arguments gives '" + Row.Hip + "' " + Twine(Result) +
               ", which it does not take");
  }
}

/// True for names that programs are meant to use.
bool isPublic(StringRef Name, const HeaderName &From) {
  // Sources that headers include, and the CUDA C++ library below the API.
  if (StringRef(From.Header).ends_with(".hpp") ||
      StringRef(From.Header).contains("nvtxDetail") ||
      StringRef(From.Header).contains("cuda/std/") ||
      From.Header == "(compiler)")
    return false;
  if (Name.contains("::") || Name.ends_with("_H") || Name.ends_with("_H_") ||
      Name.ends_with("_H__") || Name.ends_with("_INCLUDED"))
    return false;
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
                                       const HeaderNames &Cuda) {
  StringSet<> Known;
  for (const PlacedRow &Row : Rows)
    if (!isBuildKind(Row.Row.Entry.Kind))
      Known.insert(Row.Row.Entry.Cuda);
  std::vector<Disagreement> Out;
  for (const auto &Named : Cuda)
    if (isPublic(Named.first(), Named.second) && !Known.contains(Named.first()))
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
