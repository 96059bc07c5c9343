//===- InsertInclude.h - where a new #include goes ------------------------===//
#ifndef HIPIFY_LIB_CHECKS_TRANSLATE_INSERTINCLUDE_H
#define HIPIFY_LIB_CHECKS_TRANSLATE_INSERTINCLUDE_H

#include "hipify/Check.h"

namespace hipify {

/// The offset behind `#pragma once`, the include guard and the licence comment,
/// before the first include or code; never inside another condition.
uint32_t includeInsertionPoint(const TokenView &T);

/// The file's own line end.
llvm::StringRef newlineOf(const TokenView &T);

/// Includes hipify-compat/warp.h, by its path from the file.
void addWarpInclude(const FileContext &C, FindingSink &Out);

/// Includes hipify-compat/ptx.h, by its path from the file.
void addPtxInclude(const FileContext &C, FindingSink &Out);

} // namespace hipify

#endif
