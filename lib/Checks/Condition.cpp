//===- Condition.cpp - #if conditions, three-valued -----------------------===//

#include "Condition.h"
#include "GuardNames.h"
#include "clang/Basic/OperatorPrecedence.h"

namespace hipify {
namespace {

namespace tok = clang::tok;
using Value = std::optional<int64_t>;

class Evaluator {
public:
  Evaluator(Compiler Who, const TokenView &T, uint32_t First, uint32_t End)
      : Who(Who), T(T), I(First), End(End) {}

  Value run() {
    Value V = binary(clang::prec::LogicalOr);
    return I == End && Fine ? V : std::nullopt;
  }

private:
  /// Above the number of any GPU, and of any release of CUDA's parts.
  static constexpr int64_t Newest = 1000000;

  Compiler Who;
  const TokenView &T;
  uint32_t I, End;
  bool Fine = true;
  unsigned Depth = 0;

  /// What a macro of CUDA's reads as; absent for all other names.
  Value macro(llvm::StringRef Name) const {
    bool Numbered = isVersionMacro(Name) || Name == "__CUDA_ARCH__";
    if (!Numbered && !guardCounterpart(Name))
      return std::nullopt;
    if (Who == Compiler::Hipcc)
      return 0;
    return Numbered ? Newest : 1;
  }

  bool eat(tok::TokenKind K) {
    if (I < End && T.is(I, K))
      return ++I, true;
    return false;
  }

  Value fail() {
    Fine = false;
    I = End;
    return std::nullopt;
  }

  Value primary() {
    if (I >= End || ++Depth > 500)
      return fail();
    if (eat(tok::exclaim)) {
      Value V = primary();
      return V ? Value(!*V) : V;
    }
    if (eat(tok::minus)) {
      Value V = primary();
      return V ? Value(-*V) : V;
    }
    if (eat(tok::l_paren)) {
      Value V = binary(clang::prec::LogicalOr);
      return eat(tok::r_paren) ? V : fail();
    }
    if (T.is(I, tok::numeric_constant)) {
      llvm::StringRef Text = T.spelling(I++).rtrim("uUlL");
      int64_t N;
      return Text.getAsInteger(0, N) ? fail() : Value(N);
    }
    if (!T.is(I, tok::raw_identifier))
      return fail();
    llvm::StringRef Name = T.spelling(I++);
    if (Name != "defined") {
      if (I < End && T.is(I, tok::l_paren)) { // a function-like macro
        if (auto Close = T.matching(I))
          I = *Close + 1;
        return std::nullopt;
      }
      return macro(Name);
    }
    bool Parens = eat(tok::l_paren);
    if (I >= End)
      return fail();
    Name = T.spelling(I++);
    if (Parens && !eat(tok::r_paren))
      return fail();
    if (Name == "__HIPCC__" || Name == "__HIP__")
      return Who == Compiler::Hipcc;
    Value Read = macro(Name);
    return Read ? Value(*Read != 0) : Read;
  }

  static Value apply(tok::TokenKind Op, Value A, Value B) {
    if (Op == tok::ampamp) {
      if ((A && !*A) || (B && !*B))
        return 0;
      return A && B ? Value(1) : std::nullopt;
    }
    if (Op == tok::pipepipe) {
      if ((A && *A) || (B && *B))
        return 1;
      return A && B ? Value(0) : std::nullopt;
    }
    if (!A || !B)
      return std::nullopt;
    switch (Op) {
    case tok::equalequal:
      return *A == *B;
    case tok::exclaimequal:
      return *A != *B;
    case tok::less:
      return *A < *B;
    case tok::greater:
      return *A > *B;
    case tok::lessequal:
      return *A <= *B;
    case tok::greaterequal:
      return *A >= *B;
    case tok::plus:
      return int64_t(uint64_t(*A) + uint64_t(*B));
    case tok::minus:
      return int64_t(uint64_t(*A) - uint64_t(*B));
    case tok::star:
      return int64_t(uint64_t(*A) * uint64_t(*B));
    case tok::slash:
      return *B && *B != -1 ? Value(*A / *B) : std::nullopt;
    case tok::percent:
      return *B && *B != -1 ? Value(*A % *B) : std::nullopt;
    case tok::amp:
      return *A & *B;
    case tok::pipe:
      return *A | *B;
    default:
      return std::nullopt;
    }
  }

  Value binary(clang::prec::Level Lowest) {
    Value Left = primary();
    while (I < End) {
      tok::TokenKind Op = T.tokens()[I].Kind;
      clang::prec::Level Level = clang::getBinOpPrecedence(Op, true, true);
      if (Level < Lowest || Level <= clang::prec::Conditional)
        break;
      ++I;
      Value Right = binary(clang::prec::Level(Level + 1));
      Left = apply(Op, Left, Right);
    }
    return Left;
  }
};

} // namespace

std::optional<int64_t> conditionUnder(Compiler Who, const TokenView &T,
                                      uint32_t First, uint32_t End) {
  return Evaluator(Who, T, First, End).run();
}

} // namespace hipify
