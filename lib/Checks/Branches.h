//===- Branches.h - branches that a condition leaves to one vendor --------===//
#ifndef HIPIFY_LIB_CHECKS_BRANCHES_H
#define HIPIFY_LIB_CHECKS_BRANCHES_H

#include "hipify/Tokens.h"
#include <vector>

namespace hipify {

enum class Vendor { Cuda, Hip };

/// The text of branches that a condition on one of HIP's macros alone
/// (`#ifdef __HIP_PLATFORM_AMD__`, `#ifndef USE_ROCM`, and their `#else`) leaves
/// to \p Side, in order.
std::vector<ByteRange> branchesOf(const TokenView &T, Vendor Side);

} // namespace hipify

#endif
