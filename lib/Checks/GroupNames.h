//===- GroupNames.h - cooperative groups that hipify-compat provides ------===//
#ifndef HIPIFY_LIB_CHECKS_GROUPNAMES_H
#define HIPIFY_LIB_CHECKS_GROUPNAMES_H

#include "hipify/Check.h"
#include "llvm/ADT/StringSwitch.h"

namespace hipify {

/// The name in hipify-compat/cooperative_groups.h that stands for CUDA's
/// \p Qualified name; empty where HIP's own does, or nothing.
inline llvm::StringRef groupFunction(llvm::StringRef Qualified,
                                     WarpModel Warp) {
  if (!Qualified.consume_front("cooperative_groups::"))
    return {};
  if (Qualified == "coalesced_threads")
    return Warp == WarpModel::Compat ? Qualified : llvm::StringRef();
  return llvm::StringSwitch<llvm::StringRef>(Qualified)
      .Cases({"reduce", "inclusive_scan", "exclusive_scan"}, Qualified)
      .Cases({"plus", "less", "greater", "bit_and", "bit_or", "bit_xor"},
             Qualified)
      .Cases({"labeled_partition", "binary_partition", "invoke_one"}, Qualified)
      .Cases({"memcpy_async", "wait", "wait_prior"}, Qualified)
      .Default({});
}

/// True if a rule over the AST has judged the member of a group at \p Use.
inline bool isGroupMemberJudged(const FileContext &C, const NameUse &Use) {
  if (!Use.Cuda.starts_with("cooperative_groups::"))
    return false;
  uint32_t At = C.Tokens.tokens()[Use.Token].Range.Begin;
  return llvm::any_of(C.Facts.Findings, [&](const Finding &F) {
    return F.Range.Begin == At && !F.Edits.empty() &&
           llvm::StringRef(F.Id).starts_with("cg-");
  });
}

/// True if that name stands for the use: it is called, constructed or given
/// template arguments there.
inline bool isGroupCall(const FileContext &C, const NameUse &Use) {
  namespace tok = clang::tok;
  return !groupFunction(Use.Cuda, C.Options.Warp).empty() &&
         (C.Tokens.is(Use.Token + 1, tok::l_paren) ||
          C.Tokens.is(Use.Token + 1, tok::less) ||
          C.Tokens.is(Use.Token + 1, tok::l_brace));
}

} // namespace hipify

#endif
