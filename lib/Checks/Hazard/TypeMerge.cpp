//===- TypeMerge.cpp - two CUDA names that become one HIP name ------------===//
//
// cudaError_t and CUresult are both hipError_t: overloads on them become the
// same function, and several enumerators share a value, so that `case` labels
// repeat. Both are reported at the later place.
//
//===----------------------------------------------------------------------===//

#include "hipify/Check.h"
#include "llvm/ADT/StringExtras.h"

namespace hipify {
namespace {

namespace tok = clang::tok;

/// A type with each of CUDA's names replaced by its HIP name.
std::string translated(const MapTable &Table, llvm::StringRef Type) {
  if (Type == "CUdeviceptr")
    return "void *"; // hipDeviceptr_t
  std::string Result;
  while (!Type.empty()) {
    llvm::StringRef Word =
        Type.take_while([](char C) { return llvm::isAlnum(C) || C == '_'; });
    if (Word.empty()) {
      Result += Type.front();
      Type = Type.drop_front();
      continue;
    }
    const MapEntry *Row = Table.find(Word, NameKind::Type);
    Result += Row && Row->supported() ? Row->Hip : Word;
    Type = Type.drop_front(Word.size());
  }
  return Result;
}

void overloads(const FileContext &C, FindingSink &Out) {
  // Translated signature → the parameters it was first declared with.
  llvm::StringMap<std::vector<std::string>> Seen;
  for (const SignatureFact &S : C.Facts.Signatures) {
    std::string Key = S.Name + "(";
    for (const std::string &P : S.Params)
      Key += translated(C.Table, P) + ",";
    auto [It, New] = Seen.try_emplace(Key, S.Params);
    if (New || It->second == S.Params)
      continue;
    Out.push_back(
        {"type-merge",
         Severity::Error,
         {S.Offset, C.Tokens.tokens()[C.Tokens.tokenAt(S.Offset)].Range.End},
         "'" + S.Name +
             "' has the same parameters as an earlier one after "
             "translation, because CUDA's types become one HIP type; "
             "keep one of the two",
         {},
         Trust::Resolved,
         false});
  }
}

/// The `{` that most closely encloses token \p I.
int64_t enclosingBrace(const TokenView &T, uint32_t I) {
  for (int64_t J = int64_t(I) - 1; J >= 0; --J) {
    if (T.is(J, tok::l_brace)) {
      auto Close = T.matching(J);
      if (!Close || *Close > I)
        return J;
    }
  }
  return -1;
}

void caseLabels(const FileContext &C, FindingSink &Out) {
  std::map<std::pair<int64_t, std::string>, llvm::StringRef> Seen;
  for (const NameUse &Use : C.uses()) {
    uint32_t I = Use.Token;
    if (!I || !C.Tokens.isIdentifier(I - 1, "case") ||
        !C.Tokens.is(I + 1, tok::colon))
      continue;
    const MapEntry *Row = C.row(Use);
    if (!Row || Row->Hip.empty() ||
        C.isSkipped(C.Tokens.tokens()[I].Range.Begin))
      continue;
    auto [It, New] = Seen.try_emplace(
        {enclosingBrace(C.Tokens, I), Row->Hip.str()}, Row->Cuda);
    if (New || It->second == Row->Cuda)
      continue;
    Out.push_back({"type-merge",
                   Severity::Error,
                   C.Tokens.tokens()[I].Range,
                   ("'" + Row->Cuda + "' and '" + It->second + "' are both '" +
                    Row->Hip + "': this case label repeats an earlier one")
                       .str(),
                   {},
                   Use.Certainty,
                   false});
  }
}

void runTypeMerge(const FileContext &C, FindingSink &Out) {
  overloads(C, Out);
  caseLabels(C, Out);
}

/// # type-merge
/// Severity: error.
///
/// Two CUDA names become one HIP name: `cudaError_t` and `CUresult` are both
/// `hipError_t`, and several error codes share a value. Overloads on both are then
/// one function defined twice, and a `case` label repeats an earlier one.
///
/// Keep one of the two.
///
/// ```
/// const char *name(cudaError_t);
/// const char *name(CUresult);     // the same function in HIP
/// ```
HIPIFY_CHECK("type-merge", runTypeMerge);

} // namespace
} // namespace hipify
