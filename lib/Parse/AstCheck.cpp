//===- AstCheck.cpp - the rules that need an AST --------------------------===//

#include "AstCheck.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"

namespace hipify {

static AstCheckEntry *FirstAstCheck = nullptr;

AstCheckEntry::AstCheckEntry(const char *Name, void (*Run)(const AstView &))
    : Name(Name), Run(Run), Next(FirstAstCheck) {
  FirstAstCheck = this;
}

void runAstChecks(const AstView &View) {
  llvm::SmallVector<AstCheckEntry *, 32> Checks;
  for (AstCheckEntry *C = FirstAstCheck; C; C = C->Next)
    Checks.push_back(C);
  llvm::sort(Checks, [](AstCheckEntry *A, AstCheckEntry *B) {
    return llvm::StringRef(A->Name) < B->Name;
  });
  for (AstCheckEntry *C : Checks)
    C->Run(View);
}

std::optional<AstView::Spelled>
AstView::spelled(clang::SourceRange Range) const {
  const clang::SourceManager &SM = Where.sources();
  clang::CharSourceRange Chars = clang::Lexer::makeFileCharRange(
      clang::CharSourceRange::getTokenRange(Range), SM, Context.getLangOpts());
  if (Chars.isInvalid())
    return std::nullopt;
  auto Begin = Where.spelling(Chars.getBegin());
  if (!Begin)
    return std::nullopt;
  uint32_t End = SM.getDecomposedLoc(Chars.getEnd()).second;
  return Spelled{Begin->File, {Begin->Offset, End}};
}

std::optional<AstView::Spelled>
AstView::inPlace(clang::SourceRange Range) const {
  const clang::SourceManager &SM = Where.sources();
  auto OutOfArguments = [&](clang::SourceLocation At) {
    while (At.isMacroID() && SM.isMacroArgExpansion(At))
      At = SM.getImmediateSpellingLoc(At);
    return At;
  };
  clang::SourceRange Written(OutOfArguments(Range.getBegin()),
                             OutOfArguments(Range.getEnd()));
  if (Written.getBegin().isMacroID() || Written.getEnd().isMacroID())
    return std::nullopt;
  return spelled(Written);
}

} // namespace hipify
