//===- HipSource.h - sources that are HIP already -------------------------===//
#ifndef HIPIFY_LIB_CHECKS_HIPSOURCE_H
#define HIPIFY_LIB_CHECKS_HIPSOURCE_H

#include "hipify/Tokens.h"

namespace hipify {

/// True if the text includes HIP's runtime for every vendor: it was translated,
/// or written in HIP, and its intrinsics are HIP's.
bool isHipSource(const TokenView &T);

} // namespace hipify

#endif
