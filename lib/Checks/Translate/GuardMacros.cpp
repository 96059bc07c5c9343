//===- GuardMacros.cpp - `#ifdef __CUDACC__` for hipcc too ----------------===//
//
// Presence tests of nvcc's macros are extended to hipcc's, never renamed: the
// output still serves CUDA. Conditions that already name HIP are somebody's
// decision and stay. Numeric tests of __CUDA_ARCH__ have no meaning on AMD.
//
//===----------------------------------------------------------------------===//

#include "../GuardChain.h"
#include "../GuardNames.h"
#include "hipify/Check.h"
#include <utility>

namespace hipify {
namespace {

namespace tok = clang::tok;

class GuardMacros {
public:
  GuardMacros(const FileContext &C, FindingSink &Out)
      : C(C), T(C.Tokens), Out(Out) {}

  void run() {
    for (const Directive &D : T.directives()) {
      if (D.Name == "ifdef" || D.Name == "ifndef" || D.Name == "elifdef" ||
          D.Name == "elifndef")
        presence(D);
      else if (D.Name == "if" || D.Name == "elif")
        condition(D);
    }
    for (uint32_t I = 0, E = T.tokens().size(); I != E; ++I)
      if (T.isIdentifier(I, "__CUDA_ARCH__") && T.tokens()[I].Directive < 0)
        archCompare(I);
  }

private:
  const FileContext &C;
  const TokenView &T;
  FindingSink &Out;

  void edit(uint32_t Token, llvm::StringRef Macro, llvm::StringRef Other,
            std::vector<Edit> Edits) {
    Out.push_back(
        {"guard-macro", Severity::Note, T.tokens()[Token].Range,
         ("the test of " + Macro + " holds for " + Other + " too").str(),
         std::move(Edits), Trust::Lexical, false});
  }

  void archCompare(uint32_t I) {
    Out.push_back(
        {"arch-compare",
         Severity::Warning,
         T.tokens()[I].Range,
         "__CUDA_ARCH__ is not defined for AMD GPUs and reads 0 in conditions; "
         "its numbers mean nothing there: choose by feature "
         "(__HIP_ARCH_HAS_*) or by GPU (__gfx90a__, …)",
         {},
         Trust::Lexical,
         false});
  }

  /// `#ifdef X` and its like.
  void presence(const Directive &D) {
    uint32_t Word = D.FirstTok + 1, Name = D.FirstTok + 2;
    if (Name >= D.EndTok)
      return;
    auto Other = guardCounterpart(T.spelling(Name));
    if (!Other)
      return;
    llvm::StringRef Macro = T.spelling(Name);
    ByteRange NameRange = T.tokens()[Name].Range;
    if (C.Options.ReplaceGuards)
      return edit(Name, Macro, *Other,
                  {Edit::replace(NameRange, Other->str())});
    if (isDecided(T, D))
      return;
    bool Negative = D.Name.ends_with("ndef");
    std::string Text =
        Negative ? ("!defined(" + Macro + ") && !defined(" + *Other + ")").str()
                 : ("defined(" + Macro + ") || defined(" + *Other + ")").str();
    llvm::StringRef NewWord = D.Name.starts_with("el") ? "elif" : "if";
    edit(Name, Macro, *Other,
         {Edit::replace(T.tokens()[Word].Range, NewWord.str()),
          Edit::replace(NameRange, Text)});
  }

  static bool isComparison(tok::TokenKind K) {
    switch (K) {
    case tok::less:
    case tok::greater:
    case tok::lessequal:
    case tok::greaterequal:
    case tok::equalequal:
    case tok::exclaimequal:
    case tok::slash:
    case tok::percent:
    case tok::star:
    case tok::minus:
    case tok::plus:
    case tok::amp:
      return true;
    default:
      return false;
    }
  }

  /// `X >= 700` or `700 <= X`.
  bool isCompared(uint32_t I, const Directive &D) const {
    return (I + 1 < D.EndTok && isComparison(T.tokens()[I + 1].Kind)) ||
           isComparison(T.tokens()[I - 1].Kind);
  }

  void condition(const Directive &D) {
    uint32_t First = D.FirstTok + 2;
    bool Compares = false;
    llvm::SmallVector<uint32_t, 4> Tests;
    for (uint32_t I = First; I < D.EndTok; ++I) {
      if (!T.is(I, tok::raw_identifier) || !guardCounterpart(T.spelling(I)))
        continue;
      if (isCompared(I, D)) {
        bool Said = std::exchange(Compares, true); // one finding a condition
        if (!Said && !mentionsHip(T, D) && !isDecided(T, D) &&
            !readsAsNewest(T, D) && !isDeadUnderHip(T, D))
          archCompare(I);
      } else {
        Tests.push_back(I);
      }
    }
    // `defined(X) && X >= 700` asks for a GPU, not for a compiler.
    if (Tests.empty() || Compares || mentionsHip(T, D) || isDecided(T, D))
      return;
    for (uint32_t I : Tests)
      extend(D, I);
  }

  /// Extends one `defined(X)`, `defined X` or bare `X` of a condition.
  void extend(const Directive &D, uint32_t Name) {
    llvm::StringRef Macro = T.spelling(Name);
    llvm::StringRef Other = *guardCounterpart(Macro);
    if (C.Options.ReplaceGuards)
      return edit(Name, Macro, Other,
                  {Edit::replace(T.tokens()[Name].Range, Other.str())});
    uint32_t Begin = Name, End = Name + 1;
    bool Bare = false;
    if (T.is(Name - 1, tok::l_paren) && T.isIdentifier(Name - 2, "defined")) {
      Begin = Name - 2;
      End = Name + 2;
    } else if (T.isIdentifier(Name - 1, "defined")) {
      Begin = Name - 1;
    } else {
      Bare = true;
    }
    bool Negated = T.is(Begin - 1, tok::exclaim);
    if (Negated)
      --Begin;
    bool Alone = Begin == D.FirstTok + 2 && End == D.EndTok;
    llvm::StringRef Not = Negated ? "!" : "", Join = Negated ? " && " : " || ";
    std::string Text =
        (Not + (Bare ? Macro.str() : ("defined(" + Macro + ")").str()) + Join +
         Not + "defined(" + Other + ")")
            .str();
    if (!Alone && !joinsAlike(D, Negated ? tok::ampamp : tok::pipepipe))
      Text = "(" + Text + ")";
    ByteRange Range{T.tokens()[Begin].Range.Begin,
                    T.tokens()[End - 1].Range.End};
    edit(Name, Macro, Other, {Edit::replace(Range, Text)});
  }

  /// True where every operator of the condition is \p Op: no brackets needed.
  bool joinsAlike(const Directive &D, tok::TokenKind Op) const {
    tok::TokenKind Unlike = Op == tok::ampamp ? tok::pipepipe : tok::ampamp;
    for (uint32_t I = D.FirstTok + 2; I != D.EndTok; ++I) {
      if (T.is(I, Unlike) || T.is(I, tok::question))
        return false;
      if (T.is(I, tok::exclaim) && T.is(I + 1, tok::l_paren))
        return false;
    }
    return true;
  }
};

void runGuardMacros(const FileContext &C, FindingSink &Out) {
  GuardMacros(C, Out).run();
}

/// # guard-macro
/// Severity: note or warning or error.
///
/// A condition tests a macro that only nvcc defines (`__CUDACC__`, `__NVCC__`).
/// Under hipcc it would take the branch for plain C++. The condition is extended by
/// HIP's macro, so that the output still serves CUDA; `--replace-guards` replaces
/// it instead. Macros without a counterpart are reported.
///
/// ```
/// #ifdef __CUDACC__                               // before
/// #if defined(__CUDACC__) || defined(__HIPCC__)   // after
/// ```
///
/// # arch-compare
/// Severity: warning or error.
///
/// The number in `__CUDA_ARCH__` is that of an NVIDIA GPU. HIP does not define the
/// macro: a condition reads 0 and chooses the oldest code path or the host's.
/// Nothing is said where that is the path of the newest GPUs too
/// (`defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 600` leaves a workaround out), or where
/// another condition of the chain names HIP.
///
/// Choose by feature (`__HIP_ARCH_HAS_*`), by GPU (`__gfx90a__`) or, for "device
/// code", by `__HIP_DEVICE_COMPILE__`.
HIPIFY_CHECK("guard-macro", runGuardMacros);

} // namespace
} // namespace hipify
