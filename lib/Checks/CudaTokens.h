//===- CudaTokens.h - tokens that name something of CUDA's ----------------===//
#ifndef HIPIFY_LIB_CHECKS_CUDATOKENS_H
#define HIPIFY_LIB_CHECKS_CUDATOKENS_H

#include "Branches.h"
#include "hipify/Check.h"

namespace hipify {

/// Tells CUDA's names from the project's and HIP's, for names that the spelling
/// rules of the libraries do not cover (`__dp4a`, `htanh`).
class CudaTokens {
public:
  explicit CudaTokens(const FileContext &C);

  /// A HIP source, translated or written: what it names is HIP's already.
  bool isHipSource() const { return HipSource; }
  /// In a branch that a condition leaves to HIP.
  bool inHipBranch(ByteRange R) const;
  /// Token \p I is CUDA's: the parse says so, or nothing says otherwise and the
  /// name is \p Reserved to implementations (two underscores).
  bool isCudas(uint32_t I, bool Reserved) const;
  Trust trust(uint32_t I) const {
    return C.nameFacts(I).empty() ? Trust::Lexical : Trust::Resolved;
  }

private:
  const FileContext &C;
  std::vector<ByteRange> Hip;
  bool HipSource = false;
};

} // namespace hipify

#endif
