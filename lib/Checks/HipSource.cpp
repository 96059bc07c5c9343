//===- HipSource.cpp - sources that are HIP already -----------------------===//

#include "HipSource.h"
#include "Branches.h"
#include "llvm/ADT/STLExtras.h"

namespace hipify {

bool isHipSource(const TokenView &T) {
  std::vector<ByteRange> Hip = branchesOf(T, Vendor::Hip);
  return llvm::any_of(T.directives(), [&](const Directive &D) {
    return D.Name == "include" &&
           T.slice(D.Lines).contains("hip/hip_runtime.h") &&
           llvm::none_of(Hip, [&](ByteRange H) { return H.contains(D.Lines); });
  });
}

} // namespace hipify
