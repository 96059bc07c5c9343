//===- Rtc.cpp - kernel sources given to the run-time compiler ------------===//
//
// The source argument of nvrtcCreateProgram is code in a string: the literal
// itself, or the initialiser of the variable named there. Its names, includes
// and guards are translated by the same checks. With --strings, API names in
// all other literals are renamed too.
//
//===----------------------------------------------------------------------===//

#include "hipify/Check.h"

namespace hipify {
namespace {

namespace tok = clang::tok;

bool isPlainLiteral(tok::TokenKind K) {
  return K == tok::string_literal || K == tok::utf8_string_literal;
}

/// The text between the quotes, and whether escapes count in it.
struct LiteralBody {
  ByteRange Range;
  bool Raw;
};

std::optional<LiteralBody> literalBody(const TokenView &T, uint32_t I) {
  ByteRange R = T.tokens()[I].Range;
  llvm::StringRef Text = T.slice(R);
  size_t Quote = Text.find('"');
  if (Quote == llvm::StringRef::npos)
    return std::nullopt;
  bool Raw = Quote && Text[Quote - 1] == 'R';
  size_t Begin = Quote + 1, End = Text.rfind('"');
  if (Raw) {
    size_t Paren = Text.find('(', Quote), Close = Text.rfind(')');
    if (Paren == llvm::StringRef::npos || Close == llvm::StringRef::npos)
      return std::nullopt;
    Begin = Paren + 1;
    End = Close;
  }
  if (End < Begin)
    return std::nullopt;
  return LiteralBody{{uint32_t(R.Begin + Begin), uint32_t(R.Begin + End)}, Raw};
}

/// The literal's text as code of the same length: escapes become blanks, and
/// `\n` ends a line so that directives are seen.
std::string asCode(llvm::StringRef Body, bool Raw) {
  std::string Code = Body.str();
  if (Raw)
    return Code;
  for (size_t I = 0; I + 1 < Code.size(); ++I) {
    if (Code[I] != '\\')
      continue;
    char Escaped = Code[I + 1];
    Code[I] = ' ';
    Code[I + 1] = Escaped == 'n' ? '\n' : Escaped == '"' ? '"' : ' ';
    ++I;
  }
  return Code;
}

class SourceStrings {
public:
  SourceStrings(const FileContext &C, FindingSink &Out)
      : C(C), T(C.Tokens), Out(Out) {}

  void run() {
    for (const NameUse &Use : C.uses()) {
      if (Use.Cuda != "nvrtcCreateProgram")
        continue;
      auto Call = C.call(Use);
      if (Call && Call->Args.size() >= 2)
        source(T.tokenAt(Call->Args[1].Begin), Call->Args[1]);
    }
    if (C.Options.Strings && C.File)
      for (uint32_t I = 0, E = T.tokens().size(); I != E; ++I)
        if (isPlainLiteral(T.tokens()[I].Kind) && !inInclude(I))
          translate(I);
  }

private:
  const FileContext &C;
  const TokenView &T;
  FindingSink &Out;
  llvm::DenseSet<uint32_t> Done;

  bool inInclude(uint32_t I) const {
    int32_t D = T.tokens()[I].Directive;
    return D >= 0 && T.directives()[D].Name != "define";
  }

  /// The literal, or the variable whose initialiser is one.
  void source(uint32_t First, ByteRange Arg) {
    if (isPlainLiteral(T.tokens()[First].Kind))
      return literals(First);
    if (!T.is(First, tok::raw_identifier))
      return;
    llvm::StringRef Name = T.spelling(First);
    for (uint32_t I = 0, E = T.tokens().size(); I != E; ++I)
      if (T.isIdentifier(I, Name) && I && !T.is(I - 1, tok::period))
        initialiser(I + 1);
  }

  /// `name[] = "…" "…"`, `name = R"(…)"`, `name(R"(…)")`, `name{"…"}`.
  void initialiser(uint32_t I) {
    if (T.is(I, tok::l_square))
      I = T.matching(I).value_or(I) + 1;
    if (!T.is(I, tok::equal) && !T.is(I, tok::l_paren) &&
        !T.is(I, tok::l_brace))
      return;
    ++I;
    while (T.is(I, tok::l_paren) || T.is(I, tok::l_brace))
      ++I;
    // `std::string(R"(…)")` and the like.
    while (T.is(I, tok::raw_identifier) || T.is(I, tok::coloncolon))
      ++I;
    if (T.is(I, tok::l_paren) || T.is(I, tok::l_brace))
      ++I;
    if (I < T.tokens().size() && isPlainLiteral(T.tokens()[I].Kind))
      literals(I);
  }

  void literals(uint32_t I) {
    for (; I < T.tokens().size() && isPlainLiteral(T.tokens()[I].Kind); ++I)
      translate(I);
  }

  void translate(uint32_t I) {
    auto Body = literalBody(T, I);
    if (!Body || !Done.insert(I).second)
      return;
    std::string Code = asCode(T.slice(Body->Range), Body->Raw);
    TokenView Inner(Code);
    static const FileFacts NoFacts;
    FileContext Context(C.Path, Inner, NoFacts, C.Table, C.Options, C.Project,
                        /*File=*/nullptr);
    for (Finding &F : runChecks(Context))
      if (!F.Edits.empty() || F.Id == "api-unsupported")
        Out.push_back(moved(std::move(F), Body->Range.Begin));
  }

  static Finding moved(Finding F, uint32_t By) {
    auto Move = [By](ByteRange &R) {
      R.Begin += By;
      R.End += By;
    };
    Move(F.Range);
    for (Edit &E : F.Edits) {
      Move(E.Range);
      for (Piece &P : E.Pieces)
        if (P.isSlice())
          Move(P.Slice);
    }
    F.Message += " (in a source string)";
    F.Certainty = Trust::Lexical;
    return F;
  }
};

void runRtc(const FileContext &C, FindingSink &Out) {
  if (C.File) // a source string holds no further source strings
    SourceStrings(C, Out).run();
}

HIPIFY_CHECK("rtc-source", runRtc);

} // namespace
} // namespace hipify
