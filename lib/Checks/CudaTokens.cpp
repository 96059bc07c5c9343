//===- CudaTokens.cpp - tokens that name something of CUDA's --------------===//

#include "CudaTokens.h"
#include "llvm/ADT/STLExtras.h"

namespace hipify {

namespace tok = clang::tok;

CudaTokens::CudaTokens(const FileContext &C)
    : C(C), Hip(branchesOf(C.Tokens, Vendor::Hip)) {
  HipSource = llvm::any_of(C.Tokens.directives(), [&](const Directive &D) {
    return D.Name == "include" &&
           C.Tokens.slice(D.Lines).contains("hip/hip_runtime.h") &&
           !inHipBranch(D.Lines);
  });
}

bool CudaTokens::inHipBranch(ByteRange R) const {
  return llvm::any_of(Hip, [&](ByteRange H) { return H.contains(R); });
}

bool CudaTokens::isCudas(uint32_t I, bool Reserved) const {
  const TokenView &T = C.Tokens;
  if (inHipBranch(T.tokens()[I].Range))
    return false;
  if (I && (T.is(I - 1, tok::period) || T.is(I - 1, tok::arrow) ||
            (T.is(I - 1, tok::coloncolon) && I > 1 &&
             T.is(I - 2, tok::raw_identifier))))
    return false;
  int32_t D = T.tokens()[I].Directive;
  if (D >= 0 && (T.directives()[D].Name != "define" ||
                 I == T.directives()[D].FirstTok + 2))
    return false;
  auto Facts = C.nameFacts(I);
  if (Facts.empty())
    return Reserved && !C.Project.Declared.contains(T.spelling(I));
  return llvm::all_of(
      Facts, [](const NameFact &F) { return F.From == Origin::Cuda; });
}

} // namespace hipify
