//===- ExternShared.cpp - `extern` arrays that have a size ----------------===//
//
// nvcc warns and takes `extern __shared__ float s[64];` for a static definition,
// Clang refuses it: `extern` goes.
//
//===----------------------------------------------------------------------===//

#include "../HipSource.h"
#include "hipify/Check.h"
#include <utility>

namespace hipify {
namespace {

namespace tok = clang::tok;

/// The `;` of the declaration at \p I, if it declares one variable; sets
/// \p Unsized where that is an array without a bound.
std::optional<uint32_t> endOfDeclaration(const TokenView &T, uint32_t I,
                                         bool &Unsized) {
  bool Bound = false;
  for (uint32_t E = T.tokens().size(); I < E; ++I) {
    switch (T.tokens()[I].Kind) {
    case tok::semi:
      return I;
    case tok::comma:
    case tok::equal:
    case tok::l_brace:
    case tok::hash:
      return std::nullopt;
    case tok::l_paren:
    case tok::l_square: {
      auto Close = T.matching(I);
      if (!Close)
        return std::nullopt;
      if (T.is(I, tok::l_square) && !std::exchange(Bound, true))
        Unsized = *Close == I + 1;
      I = *Close;
      break;
    }
    case tok::less:
      if (auto Close = T.matchingAngle(I, /*KnownAngle=*/false))
        I = *Close;
      break;
    default:
      break;
    }
  }
  return std::nullopt;
}

void runExternShared(const FileContext &C, FindingSink &Out) {
  const TokenView &T = C.Tokens;
  if (isHipSource(T))
    return;
  for (uint32_t I = 0, E = T.tokens().size(); I + 2 < E; ++I) {
    if (!T.isIdentifier(I, "extern") || T.tokens()[I].Directive >= 0)
      continue;
    bool Shared = T.isIdentifier(I + 1, "__shared__") ||
                  (I && T.isIdentifier(I - 1, "__shared__"));
    bool Unsized = false;
    if (!Shared || !endOfDeclaration(T, I + 1, Unsized) || Unsized)
      continue;
    ByteRange Word = T.tokens()[I].Range;
    Out.push_back(
        {"extern-shared-alias",
         Severity::Note,
         Word,
         "extern goes: nvcc takes shared memory of a known size for a "
         "definition, and HIP refuses it",
         {Edit::remove({Word.Begin, T.tokens()[I + 1].Range.Begin})},
         Trust::Lexical,
         false});
  }
}

/// # extern-shared-alias
/// Severity: note.
///
/// `extern __shared__` before a variable, or an array with a size.
///
/// On AMD: an error ("__shared__ variable cannot be 'extern'") in every ROCm release. nvcc
/// takes it for the definition of static shared memory, with a warning, so `extern` is
/// removed. Arrays without a size, which the launch gives one, stay.
///
/// Before: `extern __shared__ float tile[64];`
/// After: `__shared__ float tile[64];`
HIPIFY_CHECK("extern-shared", runExternShared);

} // namespace
} // namespace hipify
