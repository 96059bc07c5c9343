//===- Record.h - what the preprocessor saw -------------------------------===//
#ifndef HIPIFY_LIB_PARSE_RECORD_H
#define HIPIFY_LIB_PARSE_RECORD_H

#include "Origins.h"
#include "clang/Lex/PPCallbacks.h"
#include <memory>

namespace hipify {

/// Callbacks that turn includes, macros and skipped branches into facts.
std::unique_ptr<clang::PPCallbacks> recordPreprocessor(Origins &Where,
                                                       UnitFacts &Unit);

} // namespace hipify

#endif
