//===- GuardChain.h - what the conditions around one decide ---------------===//
#ifndef HIPIFY_LIB_CHECKS_GUARDCHAIN_H
#define HIPIFY_LIB_CHECKS_GUARDCHAIN_H

#include "hipify/Tokens.h"

namespace hipify {

/// The condition \p D itself names one of HIP's macros.
bool mentionsHip(const TokenView &T, const Directive &D);

/// True where a condition around \p D, or another of its chain
/// (`#if CUDA_VERSION >= 12080`, `#elif __HIPCC__`), tells the compilers apart
/// already: somebody has thought of HIP.
bool isDecided(const TokenView &T, const Directive &D);

/// True where a condition around \p D is known to be false under hipcc, so that
/// D is not read there.
bool isDeadUnderHip(const TokenView &T, const Directive &D);

/// The same of the text at \p Offset.
bool isDeadUnderHip(const TokenView &T, uint32_t Offset);

/// True where hipcc, which defines none of CUDA's macros, reads the condition
/// \p D as the newest nvcc does for the newest GPU: `defined(__CUDA_ARCH__) &&
/// __CUDA_ARCH__ < 600` leaves a workaround out for both. Never for tests of
/// equality, which name one release or GPU.
bool readsAsNewest(const TokenView &T, const Directive &D);

} // namespace hipify

#endif
