//===- GuardChain.cpp - a condition and its neighbours to a decision ------===//

#include "GuardChain.h"
#include "Condition.h"
#include "GuardNames.h"

namespace hipify {

namespace tok = clang::tok;

static bool opens(const Directive &D) { return D.Name.starts_with("if"); }

bool mentionsHip(const TokenView &T, const Directive &D) {
  for (uint32_t I = D.FirstTok; I != D.EndTok; ++I)
    if (T.is(I, tok::raw_identifier) && isHipGuard(T.spelling(I)))
      return true;
  return false;
}

bool isDecided(const TokenView &T, const Directive &D) {
  const auto &Dirs = T.directives();
  for (int32_t P = D.Parent; P >= 0; P = Dirs[P].Parent)
    if (mentionsHip(T, Dirs[P]))
      return true;
  auto Same = [&](const Directive &Other) { return Other.Parent == D.Parent; };
  ptrdiff_t At = &D - Dirs.data();
  for (ptrdiff_t I = At; I >= 0 && !opens(D); --I) {
    if (!Same(Dirs[I]))
      continue;
    if (mentionsHip(T, Dirs[I]))
      return true;
    if (opens(Dirs[I]))
      break;
  }
  for (size_t I = At + 1; I < Dirs.size(); ++I) {
    if (!Same(Dirs[I]))
      continue;
    if (Dirs[I].Name == "endif" || opens(Dirs[I]))
      break;
    if (mentionsHip(T, Dirs[I]))
      return true;
  }
  return false;
}

/// From the directive \p P outwards.
static bool anyDead(const TokenView &T, int32_t P) {
  for (; P >= 0; P = T.directives()[P].Parent) {
    const Directive &Around = T.directives()[P];
    if (Around.Name != "if" && Around.Name != "elif")
      continue;
    auto Value =
        conditionUnder(Compiler::Hipcc, T, Around.FirstTok + 2, Around.EndTok);
    if (Value && !*Value)
      return true;
  }
  return false;
}

bool isDeadUnderHip(const TokenView &T, const Directive &D) {
  return anyDead(T, D.Parent);
}

bool isDeadUnderHip(const TokenView &T, uint32_t Offset) {
  int32_t Around = -1;
  for (size_t I = 0; I != T.directives().size(); ++I) {
    const Directive &D = T.directives()[I];
    if (D.Lines.Begin >= Offset)
      break;
    if (opens(D) || D.Name.starts_with("el"))
      Around = I;
    else if (D.Name == "endif")
      Around = D.Parent;
  }
  return anyDead(T, Around);
}

bool readsAsNewest(const TokenView &T, const Directive &D) {
  if (D.Name != "if" && D.Name != "elif")
    return false;
  uint32_t First = D.FirstTok + 2;
  for (uint32_t I = First; I < D.EndTok; ++I)
    if (T.is(I, tok::equalequal) || T.is(I, tok::exclaimequal))
      return false;
  auto Here = conditionUnder(Compiler::Hipcc, T, First, D.EndTok);
  auto There = conditionUnder(Compiler::NewestNvcc, T, First, D.EndTok);
  return Here && There && !*Here == !*There;
}

} // namespace hipify
