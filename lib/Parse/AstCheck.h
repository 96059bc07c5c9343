//===- AstCheck.h - a rule that needs the AST of a unit -------------------===//
//
// Most rules work on tokens and facts, once per file. A rule that asks about
// types, control flow or the shape of expressions looks at each unit's AST and
// leaves its findings with the files' facts, where those of several units
// about one header meet.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_LIB_PARSE_ASTCHECK_H
#define HIPIFY_LIB_PARSE_ASTCHECK_H

#include "Origins.h"
#include "hipify/Translate.h"
#include "clang/AST/ASTContext.h"
#include "llvm/ADT/ArrayRef.h"

namespace hipify {

/// What such a rule sees: the top-level declarations of input files.
struct AstView {
  llvm::ArrayRef<clang::Decl *> Roots;
  clang::ASTContext &Context;
  Origins &Where;
  const TranslateOptions &Options;

  /// The bytes that \p Range is spelled at, if they lie in one input file and
  /// no macro expansion begins or ends within.
  struct Spelled {
    FileFacts *File;
    ByteRange Range;
  };
  std::optional<Spelled> spelled(clang::SourceRange Range) const;

  /// The same for what is written where it is used: outside of macros, or as a
  /// macro's argument. Nothing for the text of a macro's body, which may mean
  /// something else in another expansion.
  std::optional<Spelled> inPlace(clang::SourceRange Range) const;
};

/// A registered rule; a static object in the rule's source file.
struct AstCheckEntry {
  const char *Name;
  void (*Run)(const AstView &);
  AstCheckEntry *Next;

  AstCheckEntry(const char *Name, void (*Run)(const AstView &));
};

/// Runs every registered rule, in order of their names.
void runAstChecks(const AstView &View);

} // namespace hipify

#define HIPIFY_AST_CHECK(Name, Function)                                       \
  static hipify::AstCheckEntry RegisteredAstCheck(Name, Function)

#endif
