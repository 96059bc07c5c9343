//===- Ptx.h - the text of an inline PTX statement as instructions --------===//
//
// `asm("{ .reg .pred p; setp.lt.s32 p, %1, %2; @p mov.u32 %0, 1; }" …)` holds
// two instructions over one register. Parsing knows PTX's grammar and no
// instruction by name: what an instruction means is the translator's to say
// (lib/Checks/Translate/InlinePtx.h).
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_PTX_H
#define HIPIFY_PTX_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hipify {

/// An operand of an instruction. Offsets count bytes of the text parsed.
struct PtxOperand {
  enum class Kind : uint8_t {
    Register, ///< declared in the text; Index into PtxBody::Registers
    Special,  ///< `%laneid`, `%tid.x`; Name without the `%`
    Argument, ///< `%0`, `%[name]`; Index into the statement's operands
    Integer,  ///< Bits, as 64-bit two's complement
    Float,    ///< Bits of a `0f…` (Width 32), `0d…` or decimal (Width 64)
    Sink,     ///< `_`
    Name,     ///< a name not declared in the text: a label, a symbol
    Address,  ///< `[base+Offset]`; Parts[0] is the base
    Vector,   ///< `{a, b}`; Parts
    Pair,     ///< `p|q`; Parts
  };
  Kind Form = Kind::Sink;
  uint32_t Offset = 0;
  uint32_t Index = 0;
  uint64_t Bits = 0;
  uint8_t Width = 0;
  bool Negated = false;     ///< `!p`; `-r`
  int64_t Displacement = 0; ///< constant part of an address
  std::string Name;         ///< of Special and Name; spelling of Integer
  std::string Select;       ///< `b0`, `h1`, `x` behind a register
  std::vector<PtxOperand> Parts;
};

struct PtxInstruction {
  uint32_t Offset = 0, End = 0;       ///< its text, guard included
  std::optional<PtxOperand> Guard;    ///< `@p`, `@!p` (Negated)
  std::string Opcode;                 ///< `ld`
  std::vector<std::string> Modifiers; ///< `global`, `L2::128B`, `u32`
  std::vector<PtxOperand> Operands;

  /// `ld.global.u32`
  std::string mnemonic() const;
};

/// A register declared by `.reg`. Equal names of nested blocks are different
/// registers.
struct PtxRegister {
  std::string Name; ///< without a leading `%`
  std::string Type; ///< `u32`, `pred`
};

/// A place in the text and what is wrong there.
struct PtxProblem {
  uint32_t Offset = 0;
  std::string Message; ///< no final full stop
};

struct PtxBody {
  std::vector<PtxInstruction> Instructions;
  std::vector<PtxRegister> Registers;
  std::vector<std::string> Labels;
  std::optional<PtxProblem> Problem; ///< what follows it was not read
};

/// Parses the text of an asm statement, escapes of the string literal undone,
/// `%%` still doubled. \p Names are the statement's operands, by number, empty
/// where they have no name; an operand beyond them is a problem.
PtxBody parsePtx(llvm::StringRef Text, llvm::ArrayRef<std::string> Names);

/// True for the names of PTX's types: `u32`, `f16x2`, `pred`.
bool isPtxType(llvm::StringRef Modifier);

} // namespace hipify

#endif
