//===- VersionGuards.cpp - conditions on CUDA's release number ------------===//
//
// `#if CUDART_VERSION >= 11020` reads 0 under hipcc and silently takes the
// oldest path. The numbers have no HIP counterpart, so the text stays and the
// finding says which branch is taken.
//
//===----------------------------------------------------------------------===//

#include "../Condition.h"
#include "../GuardChain.h"
#include "../GuardNames.h"
#include "hipify/Check.h"

namespace hipify {
namespace {

std::string branchTaken(const TokenView &T, const Directive &D) {
  if (D.Name == "ifdef" || D.Name == "elifdef")
    return "the condition is false: its branch is left out";
  if (D.Name == "ifndef" || D.Name == "elifndef")
    return "the condition is true: its branch is compiled";
  auto Value = conditionUnder(Compiler::Hipcc, T, D.FirstTok + 2, D.EndTok);
  if (!Value)
    return "which branch is compiled depends on the other macros";
  return *Value ? "the condition is true: its branch is compiled"
                : "the condition is false: its branch is left out";
}

void runVersionGuards(const FileContext &C, FindingSink &Out) {
  const TokenView &T = C.Tokens;
  int32_t Reported = -1; // one finding a condition
  for (uint32_t I = 0, E = T.tokens().size(); I != E; ++I) {
    if (!T.is(I, clang::tok::raw_identifier) || !isVersionMacro(T.spelling(I)))
      continue;
    llvm::StringRef Macro = T.spelling(I);
    // The user's own definition gives the macro a meaning of its own.
    if (C.Project.Declared.contains(Macro))
      continue;
    int32_t Index = T.tokens()[I].Directive;
    std::string Text = (Macro + " is not defined by HIP").str();
    if (Index < 0) {
      Text += "; ask hipRuntimeGetVersion or test HIP_VERSION, whose numbers "
              "are ROCm's own";
    } else {
      const Directive &D = T.directives()[Index];
      bool Conditional = D.Name.starts_with("if") || D.Name.starts_with("el");
      if (Index == Reported || mentionsHip(T, D) ||
          (!Conditional && D.Name != "define"))
        continue;
      if (Conditional &&
          (isDecided(T, D) || readsAsNewest(T, D) || isDeadUnderHip(T, D)))
        continue;
      Reported = Index;
      if (Conditional)
        Text += " and reads 0 in conditions; " + branchTaken(T, D);
    }
    Out.push_back({"version-guard",
                   Severity::Warning,
                   T.tokens()[I].Range,
                   std::move(Text),
                   {},
                   Trust::Lexical,
                   false});
  }
}

/// # version-guard
/// Severity: warning or error.
///
/// A condition asks for a release number of CUDA or of one of its libraries
/// (`CUDART_VERSION >= 11020`). HIP does not define the macro, so that it reads 0
/// and the oldest path is compiled, without a word. The message says which branch
/// that is. Nothing is said where the newest CUDA takes the same branch, or where
/// another condition of the chain names HIP.
///
/// Decide which branch HIP needs and test `HIP_VERSION`, or define the macro for
/// the HIP build.
HIPIFY_CHECK("version-guard", runVersionGuards);

} // namespace
} // namespace hipify
