//===- CacheLoads.cpp - loads and stores with a cache hint ----------------===//
//
// HIP has CUDA's cache hints for half types at most:
// `__ldcs(p)` → `hipify::ldcs(p)` of hipify-compat/cache.h.
//
//===----------------------------------------------------------------------===//

#include "../Branches.h"
#include "../CacheNames.h"
#include "../HipSource.h"
#include "../WarpNames.h"
#include "InsertInclude.h"

namespace hipify {
namespace {

namespace tok = clang::tok;

void runCacheLoads(const FileContext &C, FindingSink &Out) {
  const TokenView &T = C.Tokens;
  if (isHipSource(T))
    return;
  auto Hip = branchesOf(T, Vendor::Hip);
  bool Uses = false;
  for (uint32_t I = 0, E = T.tokens().size(); I != E; ++I) {
    if (!T.is(I, tok::raw_identifier))
      continue;
    llvm::StringRef Name = cacheFunction(T.spelling(I));
    if (Name.empty() || !isDeviceName(C, I, Hip))
      continue;
    Uses = true;
    Out.push_back(
        {"cache-hint-loads",
         Severity::Note,
         T.tokens()[I].Range,
         (T.spelling(I) + " is hipify-compat/cache.h's " + Name +
          ": HIP has it for half types at most")
             .str(),
         {Edit::replace(T.tokens()[I].Range, ("hipify::" + Name).str())},
         deviceTrust(C, I),
         false});
  }
  if (Uses)
    addCompatInclude(C, "cache.h", Out);
}

/// # cache-hint-loads
/// Severity: note.
///
/// `__ldcg`, `__ldca`, `__ldcs`, `__ldlu`, `__ldcv`, `__stwb`, `__stcg`, `__stcs` and
/// `__stwt`.
///
/// On AMD: HIP has three of them, for half types. hipify-compat/cache.h has all for every
/// type: streaming hints become non-temporal accesses, those that mean the L2 cache or
/// memory relaxed atomic ones.
///
/// Before: `float v = __ldcs(p);`
/// After: `float v = hipify::ldcs(p);`
HIPIFY_CHECK("cache-hint-loads", runCacheLoads);

} // namespace
} // namespace hipify
