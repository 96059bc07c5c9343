//===- NameWalker.h - names, calls and launches of an AST -----------------===//
#ifndef HIPIFY_LIB_PARSE_NAMEWALKER_H
#define HIPIFY_LIB_PARSE_NAMEWALKER_H

#include "Origins.h"

namespace clang {
class ASTContext;
}

namespace hipify {

/// Turns what \p Root (a top-level declaration) refers to into facts.
void walkNames(clang::Decl *Root, clang::ASTContext &Context, Origins &Where);

} // namespace hipify

#endif
