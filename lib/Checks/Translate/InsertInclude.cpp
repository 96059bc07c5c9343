//===- InsertInclude.cpp - where a new #include goes ----------------------===//

#include "InsertInclude.h"

namespace hipify {
namespace {

namespace tok = clang::tok;

class InsertionPoint {
public:
  explicit InsertionPoint(const TokenView &T) : T(T) {}

  /// Behind `#pragma once`, the include guard and the licence comment.
  uint32_t find() const {
    const auto &Toks = T.tokens();
    uint32_t I = 0;
    uint32_t At = T.text().starts_with("\xEF\xBB\xBF") ? 3 : 0;
    while (I < Toks.size() && Toks[I].Directive >= 0) {
      int32_t Index = Toks[I].Directive;
      const Directive &D = T.directives()[Index];
      bool Once = D.Name == "pragma" && T.isIdentifier(D.FirstTok + 2, "once");
      bool Guard = opensGuard(Index) || (Index > 0 && opensGuard(Index - 1));
      if (!Once && !Guard)
        break;
      At = D.Lines.End;
      I = D.EndTok;
    }
    if (I == Toks.size())
      return At;
    uint32_t Code = std::max(At, T.lineAt(Toks[I].Range.Begin).Begin);
    bool BeforeInclude = Toks[I].Directive >= 0 &&
                         T.directives()[Toks[I].Directive].Name == "include";
    return BeforeInclude ? Code : behindComments(At, Code);
  }

private:
  const TokenView &T;

  /// Behind the comments between \p At and \p Code that are the file's: its
  /// licence, and others that a blank line parts from the code.
  uint32_t behindComments(uint32_t At, uint32_t Code) const {
    uint32_t Result = At, GroupEnd = At;
    bool Licence = false;
    for (ByteRange Comment : T.comments()) {
      if (Comment.Begin < At || Comment.Begin >= Code)
        continue;
      if (T.text().slice(GroupEnd, Comment.Begin).count('\n') > 0)
        Result = GroupEnd; // a blank line: what came before was the file's
      std::string Lower = T.slice(Comment).lower();
      for (const char *Word : {"copyright", "license", "licence", "spdx"})
        Licence |= llvm::StringRef(Lower).contains(Word);
      GroupEnd = T.lineAt(Comment.End - 1).End;
      if (Licence)
        Result = GroupEnd;
    }
    if (T.text().slice(GroupEnd, Code).count('\n') > 0)
      Result = GroupEnd;
    // Blank lines behind a comment stay with it.
    return T.text().slice(Result, Code).trim().empty() ? Code : Result;
  }

  /// `#ifndef X` + `#define X` around the whole file.
  bool opensGuard(int32_t Index) const {
    const auto &Dirs = T.directives();
    const Directive &D = Dirs[Index];
    if (D.Name != "ifndef" || size_t(Index) + 1 >= Dirs.size() ||
        Dirs[Index + 1].Name != "define" || D.FirstTok + 2 >= D.EndTok ||
        Dirs[Index + 1].FirstTok + 2 >= Dirs[Index + 1].EndTok)
      return false;
    return T.spelling(D.FirstTok + 2) ==
               T.spelling(Dirs[Index + 1].FirstTok + 2) &&
           Dirs.back().Name == "endif" &&
           Dirs.back().EndTok == T.tokens().size();
  }
};

} // namespace

uint32_t includeInsertionPoint(const TokenView &T) {
  return InsertionPoint(T).find();
}

llvm::StringRef newlineOf(const TokenView &T) {
  return T.text().contains("\r\n") ? "\r\n" : "\n";
}

void addCompatInclude(const FileContext &C, llvm::StringRef Header,
                      FindingSink &Out) {
  if (!C.File)
    return;
  uint32_t At = includeInsertionPoint(C.Tokens);
  std::string Path;
  for (size_t I = llvm::StringRef(C.File->Relative).count('/'); I != 0; --I)
    Path += "../";
  Path += CompatDir;
  Path += Header;
  std::string Line = "#include \"" + Path + "\"" + newlineOf(C.Tokens).str();
  Out.push_back({"compat-include",
                 Severity::Note,
                 {At, At},
                 ("declares functions of hipify-compat/" + Header +
                  " that keep CUDA's meaning")
                     .str(),
                 {Edit::insert(At, Line)},
                 Trust::Resolved,
                 false});
}

} // namespace hipify
