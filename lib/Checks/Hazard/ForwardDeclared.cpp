//===- ForwardDeclared.cpp - `struct float4;` ahead of the runtime --------===//
//
// HIP's vector types are aliases of a template, so a declaration as a struct
// conflicts: `struct float4;` → `#include <hip/hip_vector_types.h>`.
//
//===----------------------------------------------------------------------===//

#include "../HipSource.h"
#include "hipify/Check.h"

namespace hipify {
namespace {

namespace tok = clang::tok;

/// `float4`, `uchar2`, `ulonglong3`.
bool isVectorType(llvm::StringRef Name) {
  if (Name.empty() || Name.back() < '1' || Name.back() > '4')
    return false;
  Name = Name.drop_back();
  for (llvm::StringRef Kind :
       {"float", "double", "char", "uchar", "short", "ushort", "int", "uint",
        "long", "ulong", "longlong", "ulonglong"})
    if (Name == Kind)
      return true;
  return false;
}

/// CUDA's, as a parse of the header says, or nothing is known of it.
bool isCudas(const FileContext &C, uint32_t Name) {
  auto Facts = C.nameFacts(Name);
  if (Facts.empty())
    return !C.Facts.Parsed || C.isSkipped(C.Tokens.tokens()[Name].Range.Begin);
  for (const NameFact &F : Facts)
    if (F.From == Origin::Cuda)
      return true;
  return false;
}

void runForwardDeclared(const FileContext &C, FindingSink &Out) {
  const TokenView &T = C.Tokens;
  if (isHipSource(T))
    return;
  unsigned Depth = 0;
  bool Included = false;
  for (uint32_t I = 0, E = T.tokens().size(); I + 2 < E; ++I) {
    if (T.is(I, tok::l_brace))
      ++Depth;
    if (T.is(I, tok::r_brace))
      Depth -= Depth != 0;
    bool Declares =
        (T.isIdentifier(I, "struct") || T.isIdentifier(I, "class")) &&
        T.is(I + 1, tok::raw_identifier) && T.is(I + 2, tok::semi) &&
        T.tokens()[I].Directive < 0;
    if (!Declares || !isVectorType(T.spelling(I + 1)) || !isCudas(C, I + 1))
      continue;
    ByteRange Line = T.lineAt(T.tokens()[I].Range.Begin);
    ByteRange Here{T.tokens()[I].Range.Begin, T.tokens()[I + 2].Range.End};
    bool Alone = Depth == 0 && T.tokens()[I].StartOfLine &&
                 (I + 3 == E || T.tokens()[I + 3].Range.Begin >= Line.End);
    std::vector<Edit> Edits;
    if (Alone)
      Edits.push_back(
          Included ? Edit::remove(Here)
                   : Edit::replace(Here, "#include <hip/hip_vector_types.h>"));
    Included |= Alone;
    Out.push_back({"forward-declared-vector-types",
                   Alone ? Severity::Note : Severity::Error, Here,
                   ("'" + T.spelling(I + 1) +
                    "' is an alias in HIP, which a declaration as a struct "
                    "conflicts with" +
                    (Alone ? ": hip/hip_vector_types.h declares it"
                           : ": include hip/hip_vector_types.h instead"))
                       .str(),
                   std::move(Edits), Trust::Lexical, false});
  }
}

/// # forward-declared-vector-types
/// Severity: note where it is translated, else error.
///
/// `struct float4;` and its like, in a header that does not want to include the runtime.
///
/// On AMD: HIP's vector types are aliases of `HIP_vector_type<T, n>`. The declaration
/// conflicts with them ("conflicts with type alias") in every ROCm release.
///
/// What happens: the declaration becomes an include of the header that has the types.
/// Inside of a namespace, or on a line with other code, it is reported.
///
/// Before: `struct float4;`
/// After: `#include <hip/hip_vector_types.h>`
HIPIFY_CHECK("forward-declared", runForwardDeclared);

} // namespace
} // namespace hipify
