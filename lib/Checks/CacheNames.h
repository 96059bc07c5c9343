//===- CacheNames.h - accesses with a cache hint --------------------------===//
#ifndef HIPIFY_LIB_CHECKS_CACHENAMES_H
#define HIPIFY_LIB_CHECKS_CACHENAMES_H

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"

namespace hipify {

/// The function of hipify-compat/cache.h for CUDA's \p Intrinsic; empty for
/// other names.
inline llvm::StringRef cacheFunction(llvm::StringRef Intrinsic) {
  bool Known =
      llvm::is_contained({"__ldcg", "__ldca", "__ldcs", "__ldlu", "__ldcv",
                          "__stwb", "__stcg", "__stcs", "__stwt"},
                         Intrinsic);
  return Known ? Intrinsic.drop_front(2) : llvm::StringRef();
}

} // namespace hipify

#endif
