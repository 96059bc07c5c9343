//===- Condition.h - what an #if reads under hipcc ------------------------===//
#ifndef HIPIFY_LIB_CHECKS_CONDITION_H
#define HIPIFY_LIB_CHECKS_CONDITION_H

#include "hipify/Tokens.h"
#include <optional>

namespace hipify {

/// The value of the condition of tokens [First, End) when CUDA's version and
/// guard macros are not defined; absent where it depends on anything else.
std::optional<int64_t> conditionUnderHip(const TokenView &T, uint32_t First,
                                         uint32_t End);

} // namespace hipify

#endif
