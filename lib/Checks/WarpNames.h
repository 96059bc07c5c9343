//===- WarpNames.h - intrinsics that assume 32 lanes ----------------------===//
#ifndef HIPIFY_LIB_CHECKS_WARPNAMES_H
#define HIPIFY_LIB_CHECKS_WARPNAMES_H

#include "hipify/Check.h"
#include "llvm/ADT/StringSwitch.h"

namespace hipify {

/// The function of hipify-compat/warp.h that does on a wave of either width
/// what \p Intrinsic does on a warp of 32 lanes; empty for other names.
llvm::StringRef warpFunction(llvm::StringRef Intrinsic);

/// True if the name at token \p I is CUDA's and stands in code that the
/// translation may change: no member, no name that a macro defines, and not in
/// one of the branches \p Hip, which are HIP's own. Without facts about it, it
/// is one only if \p Reserved: if no program may declare it itself.
bool isDeviceName(const FileContext &C, uint32_t I,
                  llvm::ArrayRef<ByteRange> Hip, bool Reserved = true);

/// How sure that is.
Trust deviceTrust(const FileContext &C, uint32_t I);

/// `0xffffffff`, `~0u`, `-1` and the like: all 32 lanes of a warp.
bool isFullMask(llvm::StringRef Text);

/// The function of hipify-compat/ptx.h that does what \p Intrinsic, one PTX
/// instruction of which HIP has none, does; empty for other names.
inline llvm::StringRef ptxFunction(llvm::StringRef Intrinsic) {
  return llvm::StringSwitch<llvm::StringRef>(Intrinsic)
      .Case("__cvta_generic_to_shared", "generic_to_shared")
      .Case("__cvta_shared_to_generic", "shared_to_generic_pointer")
      .Case("__isShared", "is_shared")
      .Case("__isLocal", "is_local")
      .Case("__isGlobal", "is_global")
      .Case("__nanosleep", "nanosleep")
      .Case("__fns", "fns")
      .Case("__dp4a", "dp4a")
      .Case("__dp2a_lo", "dp2a_lo")
      .Case("__dp2a_hi", "dp2a_hi")
      .Default("");
}

} // namespace hipify

#endif
