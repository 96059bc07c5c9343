//===- CompatNames.cpp - functions that hipify-compat/ has for HIP --------===//

#include "CompatNames.h"
#include "llvm/ADT/StringSwitch.h"

namespace hipify {
namespace {

/// The finding of a function of that header; empty for headers whose names
/// other rules translate.
llvm::StringRef findingOf(llvm::StringRef Header, llvm::StringRef Name) {
  if (Header == "device.h")
    return llvm::StringSwitch<llvm::StringRef>(Name)
        .Case("fdivide", "fdivide")
        .Case("__umul24", "umul24-sign")
        .Default("atomic-system-gaps");
  return llvm::StringSwitch<llvm::StringRef>(Header)
      .Case("simd.h", "video-simd-intrinsics")
      .Case("rounding.h", "directed-rounding")
      .Case("half.h", "half-missing-functions")
      .Default("");
}

/// HIP's own have a wider scope than is asked for, which is no harm.
bool losesBlockScope(llvm::StringRef Name) {
  return Name == "atomicCAS_block" || Name == "atomicInc_block" ||
         Name == "atomicDec_block";
}

std::optional<CompatFunction> known(const MapTable &Table,
                                    llvm::StringRef Name) {
  const MapEntry *Row = Table.find(Name, NameKind::Function);
  if (!Row)
    return std::nullopt;
  if (losesBlockScope(Name))
    return CompatFunction{Row->Hip.str(), "", "atomic-block-scope"};
  if (!Row->Compat || findingOf(Row->Compat->Header, Name).empty())
    return std::nullopt;
  return CompatFunction{("hipify::" + Row->Compat->Name).str(),
                        Row->Compat->Header,
                        findingOf(Row->Compat->Header, Name)};
}

} // namespace

std::optional<CompatFunction> compatFunction(const FileContext &C, uint32_t I) {
  if (!C.File)
    return std::nullopt;
  auto Found = known(C.Table, C.Tokens.spelling(I));
  // CUDA has some of the names for bfloat16, too.
  if (const CallFact *Call = Found ? C.callFact(I) : nullptr)
    for (const ArgFact &A : Call->Args)
      if (llvm::StringRef(A.Type).starts_with("__nv_bfloat16"))
        return std::nullopt;
  return Found;
}

llvm::StringRef compatHeaderOf(llvm::StringRef Name) {
  if (Name == "atomicCAS" || Name == "atomicAddVector")
    return "device.h";
  if (Name == "hmax2" || Name == "hmin2" || Name == "atomicAdd")
    return "half.h";
  return "";
}

} // namespace hipify
