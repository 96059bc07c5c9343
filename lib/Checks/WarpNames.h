//===- WarpNames.h - intrinsics that assume 32 lanes ----------------------===//
#ifndef HIPIFY_LIB_CHECKS_WARPNAMES_H
#define HIPIFY_LIB_CHECKS_WARPNAMES_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSwitch.h"

namespace hipify {

/// The function of hipify-compat/warp.h that does on a wave of either width
/// what \p Intrinsic does on a warp of 32 lanes; empty for other names.
inline llvm::StringRef warpFunction(llvm::StringRef Intrinsic) {
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
      .Case("__dp4a", "dp4a")
      .Case("__dp2a_lo", "dp2a_lo")
      .Case("__dp2a_hi", "dp2a_hi")
      .Default("");
}

} // namespace hipify

#endif
