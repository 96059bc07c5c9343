//===- DeviceVisitor.cpp - edits that rules on the AST share --------------===//

#include "DeviceVisitor.h"
#include "../Branches.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

namespace hipify {

using namespace clang;

std::vector<Edit> castTo(const AstView &View, const Expr *E,
                         llvm::StringRef Type) {
  auto At = View.spelled(E->getSourceRange());
  if (!At || E->getBeginLoc().isMacroID())
    return {};
  const Expr *Inner = E->IgnoreImplicit();
  bool Postfix = isa<DeclRefExpr, MemberExpr, CallExpr, ArraySubscriptExpr,
                     ParenExpr, IntegerLiteral, FloatingLiteral>(Inner) &&
                 !isa<CXXOperatorCallExpr>(Inner);
  if (Postfix)
    return {Edit::insert(At->Range.Begin, ("(" + Type + ")").str())};
  return {Edit::insert(At->Range.Begin, ("(" + Type + ")(").str()),
          Edit::insert(At->Range.End, ")")};
}

/// Only words that may stand before a declaration's type, such as `static` and
/// `__device__`, whose macros are no part of the declaration's range.
static bool isSpecifiers(llvm::StringRef Text) {
  llvm::SmallVector<llvm::StringRef, 4> Words;
  llvm::SplitString(Text, Words, " \t\r");
  return llvm::all_of(Words, [](llvm::StringRef Word) {
    return llvm::StringSwitch<bool>(Word)
        .Cases({"__device__", "__host__", "__forceinline__"}, true)
        .Cases({"static", "inline", "__inline__", "__noinline__"}, true)
        .Case("constexpr", true)
        .Default(false);
  });
}

std::vector<Edit> hideFromHip(const AstView &View, const Decl *D) {
  SourceRange Range = D->getSourceRange();
  auto At = View.spelled(Range);
  // The declaration may begin with `__device__`, a macro.
  if (!At || Range.getEnd().isMacroID())
    return {};
  const SourceManager &SM = View.Where.sources();
  llvm::StringRef Text =
      SM.getBufferData(SM.getFileID(SM.getExpansionLoc(Range.getBegin())));
  auto LineBegin = [&](size_t Offset) {
    size_t Newline = Text.rfind('\n', Offset);
    return Newline == llvm::StringRef::npos ? 0 : Newline + 1;
  };
  size_t Begin = LineBegin(At->Range.Begin);
  if (!isSpecifiers(Text.slice(Begin, At->Range.Begin)))
    return {};
  while (Begin > 1) { // specifiers on lines of their own
    size_t Above = LineBegin(Begin - 1);
    llvm::StringRef Line = Text.slice(Above, Begin - 1);
    if (Line.trim().empty() || !isSpecifiers(Line))
      break;
    Begin = Above;
  }
  // A line that ends in `;` behind a body or a comment is still the whole line.
  size_t End = Text.find('\n', At->Range.End);
  if (End == llvm::StringRef::npos)
    return {};
  llvm::StringRef Rest = Text.slice(At->Range.End, End).ltrim(" \t;\r");
  if (!Rest.empty() && !Rest.starts_with("//"))
    return {};
  llvm::StringRef Newline = End && Text[End - 1] == '\r' ? "\r\n" : "\n";
  return {Edit::insert(Begin,
                       ("#if !defined(__HIP_PLATFORM_AMD__)" + Newline).str()),
          Edit::insert(End + 1, ("#endif" + Newline).str())};
}

bool inCudaBranch(const AstView &View, SourceLocation At) {
  const SourceManager &SM = View.Where.sources();
  auto [File, Offset] = SM.getDecomposedSpellingLoc(At);
  TokenView Tokens(SM.getBufferData(File));
  ByteRange Here{Offset, Offset + 1};
  for (ByteRange Branch : branchesOf(Tokens, Vendor::Cuda))
    if (Branch.contains(Here))
      return true;
  return false;
}

} // namespace hipify
