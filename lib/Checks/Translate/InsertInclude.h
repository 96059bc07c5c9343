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

/// Includes hipify-compat/\p Header (`warp.h`), by its path from the file, and
/// has it copied beside the output. Reports nothing where the text is no file.
void addCompatInclude(const FileContext &C, llvm::StringRef Header,
                      FindingSink &Out);

} // namespace hipify

#endif
