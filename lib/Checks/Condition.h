//===- Condition.h - what an #if reads under hipcc ------------------------===//
#ifndef HIPIFY_LIB_CHECKS_CONDITION_H
#define HIPIFY_LIB_CHECKS_CONDITION_H

#include "hipify/Tokens.h"
#include <optional>

namespace hipify {

/// Who reads a condition.
enum class Compiler {
  Hipcc,      ///< none of CUDA's version and guard macros is defined
  NewestNvcc, ///< all are, in device code, with numbers above every release's
};

/// The value of the condition of tokens [First, End) for \p Who; absent where it
/// depends on macros of other kinds.
std::optional<int64_t> conditionUnder(Compiler Who, const TokenView &T,
                                      uint32_t First, uint32_t End);

} // namespace hipify

#endif
