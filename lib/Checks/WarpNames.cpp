//===- WarpNames.cpp - intrinsics that assume 32 lanes --------------------===//

#include "WarpNames.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

namespace hipify {

namespace tok = clang::tok;

llvm::StringRef warpFunction(llvm::StringRef Intrinsic) {
  return llvm::StringSwitch<llvm::StringRef>(Intrinsic)
      .Case("__shfl_sync", "shfl_sync")
      .Case("__shfl_up_sync", "shfl_up_sync")
      .Case("__shfl_down_sync", "shfl_down_sync")
      .Case("__shfl_xor_sync", "shfl_xor_sync")
      .Case("__shfl", "shfl")
      .Case("__shfl_up", "shfl_up")
      .Case("__shfl_down", "shfl_down")
      .Case("__shfl_xor", "shfl_xor")
      .Case("__ballot_sync", "ballot_sync")
      .Case("__any_sync", "any_sync")
      .Case("__all_sync", "all_sync")
      .Case("__uni_sync", "uni_sync")
      .Case("__ballot", "ballot")
      .Case("__any", "any")
      .Case("__all", "all")
      .Case("__activemask", "activemask")
      .Case("__syncwarp", "syncwarp")
      .Case("__match_any_sync", "match_any_sync")
      .Case("__match_all_sync", "match_all_sync")
      .Case("__reduce_add_sync", "reduce_add_sync")
      .Case("__reduce_min_sync", "reduce_min_sync")
      .Case("__reduce_max_sync", "reduce_max_sync")
      .Case("__reduce_and_sync", "reduce_and_sync")
      .Case("__reduce_or_sync", "reduce_or_sync")
      .Case("__reduce_xor_sync", "reduce_xor_sync")
      .Default("");
}

bool isDeviceName(const FileContext &C, uint32_t I,
                  llvm::ArrayRef<ByteRange> Hip, bool Reserved) {
  const TokenView &T = C.Tokens;
  ByteRange At = T.tokens()[I].Range;
  if (llvm::any_of(Hip, [&](ByteRange H) { return H.contains(At); }))
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
  return llvm::all_of(Facts,
                      [](const NameFact &F) { return F.From == Origin::Cuda; });
}

Trust deviceTrust(const FileContext &C, uint32_t I) {
  return C.nameFacts(I).empty() ? Trust::Lexical : Trust::Resolved;
}

bool isFullMask(llvm::StringRef Text) {
  std::string Lower = Text.lower();
  llvm::StringRef Mask = llvm::StringRef(Lower).rtrim("ul");
  return llvm::is_contained({"0xffffffff", "~0", "-1", "(unsigned)-1",
                             "(unsigned int)-1", "4294967295", "uint32_t(-1)",
                             "unsigned(-1)", "(uint32_t)-1", "0xffff'ffff"},
                            Mask);
}

} // namespace hipify
