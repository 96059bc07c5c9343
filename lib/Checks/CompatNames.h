//===- CompatNames.h - functions that hipify-compat/ has for HIP ----------===//
#ifndef HIPIFY_LIB_CHECKS_COMPATNAMES_H
#define HIPIFY_LIB_CHECKS_COMPATNAMES_H

#include "hipify/Check.h"

namespace hipify {

/// What stands for a device function of CUDA that HIP does not declare, or that
/// computes something else there.
struct CompatFunction {
  std::string Hip;        ///< qualified, or HIP's own function that does it
  llvm::StringRef Header; ///< below hipify-compat/; empty: HIP's own
  llvm::StringRef Id;     ///< of the finding
  Version Until{};        ///< the ROCm from which on HIP's own does; 0: none
};

/// The counterpart of the name at token \p I, as far as the types of a call
/// there are known to fit; nothing where the rows of the tables have none, or one
/// that another rule translates. A source string has no place for the include,
/// so there nothing has one.
std::optional<CompatFunction> compatFunction(const FileContext &C, uint32_t I);

/// The header of \p Name, as in `hipify::Name`, for the functions that rules on
/// the AST use; empty for others.
llvm::StringRef compatHeaderOf(llvm::StringRef Name);

} // namespace hipify

#endif
