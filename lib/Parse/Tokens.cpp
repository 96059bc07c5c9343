//===- Tokens.cpp - bytes to raw tokens, directives and brackets ----------===//

#include "hipify/Tokens.h"
#include "clang/Basic/LangOptions.h"
#include "clang/Basic/SourceLocation.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/Token.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <algorithm>

namespace hipify {

namespace tok = clang::tok;

static clang::LangOptions rawLexOptions() {
  clang::LangOptions Lang;
  Lang.CPlusPlus = Lang.CPlusPlus11 = Lang.CPlusPlus14 = Lang.CPlusPlus17 = 1;
  Lang.CPlusPlus20 = 1;
  Lang.LineComment = Lang.Bool = Lang.RawStringLiterals = 1;
  Lang.Digraphs = 1;
  Lang.CUDA = 1;
  Lang.C99 = 1;
  return Lang;
}

TokenView::TokenView(llvm::StringRef Text) : Text(Text) {
  lex();
  findDirectives();
  matchBrackets();
}

void TokenView::lex() {
  static const clang::LangOptions Lang = rawLexOptions();
  // The lexer wants a NUL behind the buffer; callers' buffers have one.
  clang::Lexer L(clang::SourceLocation::getFromRawEncoding(1), Lang,
                 Text.begin(), Text.begin(), Text.end());
  L.SetCommentRetentionState(true);
  clang::Token T;
  for (;;) {
    bool AtEnd = L.LexFromRawLexer(T);
    if (T.is(tok::eof))
      break;
    uint32_t Begin = T.getLocation().getRawEncoding() - 1;
    ByteRange R{Begin, Begin + T.getLength()};
    if (T.is(tok::comment))
      Comments.push_back(R);
    else
      Toks.push_back({T.getKind(), R, T.isAtStartOfLine(), -1});
    if (AtEnd)
      break;
  }
}

/// One past the newline that ends the line of \p At, continued lines joined.
static uint32_t endOfLogicalLine(llvm::StringRef Text, uint32_t At) {
  size_t End = At;
  for (;;) {
    End = Text.find('\n', End);
    if (End == llvm::StringRef::npos)
      return Text.size();
    size_t Last = End;
    if (Last > At && Text[Last - 1] == '\r')
      --Last;
    bool Continued = Last > At && Text[Last - 1] == '\\';
    ++End;
    if (!Continued)
      return End;
  }
}

void TokenView::findDirectives() {
  llvm::SmallVector<int32_t, 8> Open;
  for (uint32_t I = 0, E = Toks.size(); I != E; ++I) {
    if (!Toks[I].StartOfLine || Toks[I].Kind != tok::hash)
      continue;
    uint32_t Begin = Toks[I].Range.Begin;
    uint32_t End = endOfLogicalLine(Text, Begin);
    uint32_t J = I;
    int32_t Index = Directives.size();
    while (J != E && Toks[J].Range.Begin < End)
      Toks[J++].Directive = Index;
    llvm::StringRef Name =
        I + 1 < J && is(I + 1, tok::raw_identifier) ? spelling(I + 1) : "";
    bool Ends = Name == "endif";
    bool Middle = Name.starts_with("el");
    if ((Ends || Middle) && !Open.empty())
      Open.pop_back();
    int32_t Parent = Open.empty() ? -1 : Open.back();
    uint32_t LineBegin = lineAt(Begin).Begin;
    Directives.push_back({Name, I, J, {LineBegin, End}, Parent});
    if (Middle || Name == "if" || Name == "ifdef" || Name == "ifndef")
      Open.push_back(Index);
    I = J - 1;
  }
}

void TokenView::matchBrackets() {
  Match.assign(Toks.size(), -1);
  // Brackets of a directive pair up within it, the others across directives:
  // a stack for each.
  llvm::SmallVector<uint32_t, 32> Code, Inside;
  int32_t Current = -1;
  auto Opens = [](tok::TokenKind K) {
    return K == tok::l_paren || K == tok::l_square || K == tok::l_brace;
  };
  auto Closer = [](tok::TokenKind K) {
    return K == tok::l_paren    ? tok::r_paren
           : K == tok::l_square ? tok::r_square
                                : tok::r_brace;
  };
  auto Closes = [](tok::TokenKind K) {
    return K == tok::r_paren || K == tok::r_square || K == tok::r_brace;
  };
  for (uint32_t I = 0, E = Toks.size(); I != E; ++I) {
    if (Toks[I].Directive != Current) {
      Current = Toks[I].Directive;
      Inside.clear();
    }
    auto &Stack = Current < 0 ? Code : Inside;
    if (Opens(Toks[I].Kind)) {
      Stack.push_back(I);
      continue;
    }
    if (!Closes(Toks[I].Kind))
      continue;
    // An unpaired closer, from a branch that opens elsewhere, drops nothing
    // unless an enclosing bracket fits it.
    for (size_t D = Stack.size(); D-- > 0;) {
      if (Closer(Toks[Stack[D]].Kind) != Toks[I].Kind)
        continue;
      Match[Stack[D]] = I;
      Match[I] = Stack[D];
      Stack.resize(D);
      break;
    }
  }
}

uint32_t TokenView::tokenAt(uint32_t Offset) const {
  return llvm::partition_point(
             Toks, [&](const Tok &T) { return T.Range.Begin < Offset; }) -
         Toks.begin();
}

std::optional<uint32_t> TokenView::matching(uint32_t Open) const {
  if (Open >= Match.size() || Match[Open] < 0 || uint32_t(Match[Open]) < Open)
    return std::nullopt;
  return Match[Open];
}

std::optional<uint32_t> TokenView::opening(uint32_t Close) const {
  if (Close >= Match.size() || Match[Close] < 0 ||
      uint32_t(Match[Close]) > Close)
    return std::nullopt;
  return Match[Close];
}

std::optional<uint32_t> TokenView::matchingAngle(uint32_t Open,
                                                 bool KnownAngle) const {
  unsigned Depth = 0;
  const unsigned Longest = KnownAngle ? 100000 : 400;
  for (uint32_t I = Open, E = Toks.size(); I != E && I - Open < Longest; ++I) {
    switch (Toks[I].Kind) {
    case tok::less:
      ++Depth;
      break;
    case tok::greater:
      if (--Depth == 0)
        return I;
      break;
    case tok::greatergreater:
    case tok::greatergreatergreater:
      // Part of the token closes; whatever follows belongs to outer lists.
      if (Depth <= (Toks[I].Kind == tok::greatergreater ? 2u : 3u))
        return I;
      Depth -= Toks[I].Kind == tok::greatergreater ? 2 : 3;
      break;
    case tok::l_paren:
    case tok::l_square:
    case tok::l_brace: {
      if (Toks[I].Kind == tok::l_brace && !KnownAngle)
        return std::nullopt;
      auto Close = matching(I);
      if (!Close)
        return std::nullopt;
      I = *Close;
      break;
    }
    case tok::r_paren:
    case tok::r_square:
    case tok::r_brace:
    case tok::semi:
      return std::nullopt;
    case tok::ampamp:
    case tok::pipepipe:
    case tok::equal:
    case tok::question:
    case tok::string_literal:
      if (!KnownAngle)
        return std::nullopt;
      break;
    default:
      break;
    }
  }
  return std::nullopt;
}

ByteRange TokenView::lineAt(uint32_t Offset) const {
  size_t Begin = Text.take_front(Offset).rfind('\n');
  size_t End = Text.find('\n', Offset);
  return {Begin == llvm::StringRef::npos ? 0 : uint32_t(Begin + 1),
          End == llvm::StringRef::npos ? uint32_t(Text.size())
                                       : uint32_t(End + 1)};
}

std::optional<uint32_t> templateEnd(const TokenView &T, uint32_t I,
                                    llvm::ArrayRef<uint32_t> Angles) {
  if (!T.is(I, tok::less) || I == 0)
    return std::nullopt;
  if (std::binary_search(Angles.begin(), Angles.end(),
                         T.tokens()[I].Range.Begin))
    return T.matchingAngle(I, true);
  if (!T.is(I - 1, tok::raw_identifier))
    return std::nullopt;
  auto Close = T.matchingAngle(I, false);
  if (!Close)
    return std::nullopt;
  switch (*Close + 1 < T.tokens().size() ? T.tokens()[*Close + 1].Kind
                                         : tok::eof) {
  case tok::l_paren:
  case tok::r_paren:
  case tok::comma:
  case tok::coloncolon:
  case tok::l_brace:
  case tok::semi:
  case tok::r_square:
  case tok::lesslessless:
  case tok::greater:
  case tok::star:
  case tok::amp:
  case tok::period:
    return Close;
  default:
    return std::nullopt;
  }
}

/// The `#endif` of the condition that directive \p Index belongs to, or the last
/// directive.
static int32_t endOfCondition(const TokenView &T, int32_t Index) {
  const auto &Dirs = T.directives();
  for (size_t I = Index + 1; I < Dirs.size(); ++I)
    if (Dirs[I].Parent == Dirs[Index].Parent && Dirs[I].Name == "endif")
      return I;
  return Dirs.size() - 1;
}

std::optional<CallView> callAt(const TokenView &T, uint32_t Callee,
                               llvm::ArrayRef<uint32_t> Angles) {
  uint32_t Open = Callee + 1;
  if (auto Close = templateEnd(T, Open, Angles))
    Open = *Close + 1;
  if (!T.is(Open, tok::l_paren))
    return std::nullopt;
  auto Close = T.matching(Open);
  if (!Close)
    return std::nullopt;
  CallView Call{Callee, Open, *Close, {}};
  const auto &Toks = T.tokens();
  int32_t Home = Toks[Callee].Directive;
  // Directives between the arguments are none; of `#if` … `#else` the first
  // branch counts.
  auto Skip = [&](uint32_t I) {
    while (I < *Close && Toks[I].Directive >= 0 && Toks[I].Directive != Home) {
      int32_t D = Toks[I].Directive;
      if (T.directives()[D].Name.starts_with("el"))
        D = endOfCondition(T, D);
      I = T.directives()[D].EndTok;
    }
    return std::min(I, *Close);
  };
  uint32_t First = Skip(Open + 1), Last = First;
  auto Finish = [&](uint32_t End) {
    if (First < End)
      Call.Args.push_back({Toks[First].Range.Begin, Toks[Last].Range.End});
    else // an empty argument stands where it would begin
      Call.Args.push_back({Toks[End].Range.Begin, Toks[End].Range.Begin});
    First = Skip(End + 1);
  };
  for (uint32_t I = First; I < *Close; I = Skip(I + 1)) {
    if (Toks[I].Kind == tok::comma) {
      Finish(I);
      continue;
    }
    if (auto End = T.matching(I))
      I = *End;
    else if (auto AngleEnd = templateEnd(T, I, Angles))
      I = *AngleEnd;
    Last = I;
  }
  if (First < *Close || !Call.Args.empty())
    Finish(*Close);
  return Call;
}

} // namespace hipify
