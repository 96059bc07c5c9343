//===- CudaTokens.cpp - tokens that name something of CUDA's --------------===//

#include "CudaTokens.h"
#include "WarpNames.h"
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
  return isDeviceName(C, I, Hip, Reserved);
}

} // namespace hipify
