// A row of the PTX tests: one asm statement and what it becomes.
#ifndef HIPIFY_TEST_UNIT_PTXROW_H
#define HIPIFY_TEST_UNIT_PTXROW_H

#include "Checks/Translate/InlinePtx.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

namespace hipify {

/// `=r d unsigned int` and so on, joined by `;`: constraint, text, and the type
/// where it is known.
inline std::vector<ptx::Argument> argumentsOf(llvm::StringRef Spec) {
  std::vector<ptx::Argument> All;
  llvm::SmallVector<llvm::StringRef> Parts;
  Spec.split(Parts, ';', -1, false);
  for (llvm::StringRef Part : Parts) {
    ptx::Argument A;
    auto [Constraint, Rest] = Part.trim().split(' ');
    auto [Text, Type] = Rest.split(' ');
    A.Output = Constraint.starts_with("=") || Constraint.starts_with("+");
    A.InOut = Constraint.starts_with("+");
    A.Constraint = Constraint.ltrim("=+").str();
    A.Text = Text.str();
    A.Type = Type.str();
    A.Local = !Type.empty();
    bool Name = llvm::all_of(Text, [](char C) { return llvm::isAlnum(C); });
    A.Literal = Name && llvm::isDigit(Text[0]);
    A.Repeatable = Name;
    A.Effects = Text.contains("++") || Text.contains("(");
    A.Parenthesise = !Name;
    All.push_back(A);
  }
  return All;
}

/// The statements, joined by `; `, or `! ` and the reason of a refusal.
inline std::string translated(llvm::StringRef Text, llvm::StringRef Spec,
                              ptx::Surroundings Where = {}) {
  auto Arguments = argumentsOf(Spec);
  PtxBody Body = parsePtx(Text, std::vector<std::string>(Arguments.size()));
  if (Body.Problem)
    return "! " + Body.Problem->Message;
  ptx::Translation Done = ptx::translate(Body, Arguments, Where);
  if (Done.Refusal)
    return "! " + Done.Refusal->Message;
  std::string All;
  for (const ptx::Line &L : Done.Lines) {
    All += All.empty() ? "" : "; ";
    ptx::forEachMark(
        L.Code, [&](llvm::StringRef Code) { All += Code; },
        [&](ptx::Ref R, ptx::Level Least) {
          const ptx::Argument &A = Arguments[R.Index];
          bool Wrap = A.Parenthesise && Least > ptx::Conditional;
          All += Wrap ? "(" + A.Text + ")" : A.Text;
        });
  }
  return All;
}

} // namespace hipify

#endif
