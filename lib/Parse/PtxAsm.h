//===- PtxAsm.h - an asm statement as written -----------------------------===//
//
// `asm volatile("add.u32 %0, %1, 1;" : "=r"(d) : "r"(a) : "memory");` as tokens:
// its text with escapes undone, its operands and clobbers. Works in macro
// bodies, dead branches and code that does not parse.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_LIB_PARSE_PTXASM_H
#define HIPIFY_LIB_PARSE_PTXASM_H

#include "hipify/Tokens.h"
#include <string>
#include <vector>

namespace hipify {

struct AsmOperand {
  std::string Constraint; ///< `=r`, `+l`, `n`
  std::string Name;       ///< of `[name] "r"(x)`
  ByteRange Expr;         ///< between the parentheses, trimmed
  bool Output = false;
};

struct AsmStatement {
  uint32_t Keyword = 0;   ///< token `asm`
  uint32_t Open = 0;      ///< `(`
  uint32_t Close = 0;     ///< `)`
  bool Semicolon = false; ///< `;` follows
  bool Goto = false;
  std::string Text;                 ///< the template, escapes undone
  std::vector<uint32_t> At;         ///< offset in the file of each byte of Text
  std::vector<AsmOperand> Operands; ///< outputs, then inputs
  bool Memory = false;              ///< "memory" is clobbered
  std::string Problem;              ///< why it could not be read; empty: it was

  /// Offset in the file of byte \p I of Text, or of its end.
  uint32_t place(uint32_t I) const;
};

/// Reads the statement whose keyword is token \p I; absent where no `(` follows
/// or it is not closed. Object-like macros of the file that stand for literals
/// are looked through.
std::optional<AsmStatement> readAsm(const TokenView &T, uint32_t I);

} // namespace hipify

#endif
