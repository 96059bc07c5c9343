//===- InlinePtx.h - PTX instructions to HIP C++ --------------------------===//
//
// An asm statement becomes C++ statements over its operands: all instructions
// of it, or none. Registers that are written and read once dissolve into the
// expression that reads them:
//
//     asm("{ .reg .pred p; setp.lt.s32 p, %1, %2; selp.b32 %0, %3, %4, p; }"
//         : "=r"(d) : "r"(a), "r"(b), "r"(x), "r"(y));
//     d = (int)a < (int)b ? x : y;
//
// What no expression says plainly is a function of hipify-compat/ptx.h.
//
// The patterns that CUDA code uses, by their numbers in
// test/unit/PtxPatterns.def, which says what each becomes:
//
//     2 42 51 57      trap, brkpt, bar, fence, membar        …Lanes, …Memory
//     3 4 37 83       .reg, setp, selp, set, slct            …Logic
//     5 28 30 32 39 77  lop3, mov, prmt, and…, shifts, shf   …Logic
//     10 34 38 40 41 45 52 55 58–60 63  integers, carries    …Integer
//     6 7 14 18 19 35 48 53 54 61  ex2 … div, fma, testp     …Float
//     29 50           cvt, cvt.pack                          …Convert
//     13 15 33        video instructions                     …Video
//     1 16 17         cp.async, made at once                 …Memory
//     11 12 20 23 24 43 47  ld, st                           …Memory
//     65–67 73 81 82  prefetch, cvta, red, atom, isspacep, policies  …Memory
//     8 9 21 72 78    special registers                      …Lowering
//     22 64 68 74–76  shfl, redux, elect, vote, match        …Lanes
//     69 70 79 80 84  setmaxnreg, griddepcontrol, nanosleep, exit, pmevent  …Lanes
//     25–27 31 36 44 46 49 56 62 71 85  refused              …Advice
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_LIB_CHECKS_TRANSLATE_INLINEPTX_H
#define HIPIFY_LIB_CHECKS_TRANSLATE_INLINEPTX_H

#include "hipify/Ptx.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/Twine.h"

namespace hipify::ptx {

/// A C++ type as far as it decides casts. Any*: an integer of that width whose
/// sign is not known; Any64 may be a pointer.
enum class Cxx : uint8_t {
  None,
  Bool,
  S8,
  U8,
  S16,
  U16,
  S32,
  U32,
  S64,
  U64,
  U128,
  F32,
  F64,
  Any16,
  Any32,
  Any64,
  Named, ///< a type of HIP's: `uint4`
};

unsigned bitsOf(Cxx T);
bool isFloating(Cxx T);
/// `unsigned`, `long long`; \p T is not None, Any* or Named.
llvm::StringRef nameOf(Cxx T);
/// The type in which C++ computes what PTX's \p Type names; halves are their
/// bits (U16), pairs of halves theirs (U32). None for other names.
Cxx typeOf(llvm::StringRef Type);

/// Levels of C++'s operators, loosest first.
enum Level : uint8_t {
  Lowest,
  Conditional,
  LogicalOr,
  LogicalAnd,
  BitOr,
  BitXor,
  BitAnd,
  Equality,
  Relational,
  Shift,
  Additive,
  Multiplicative,
  Unary,
  Primary
};

/// What a name in generated code stands for.
struct Ref {
  enum Kind : uint8_t { Nothing, Register, Argument } Of = Nothing;
  uint32_t Index = 0;
  bool operator==(const Ref &) const = default;
};

/// An expression. Code holds marks for registers and arguments, which the
/// last step replaces (see InlinePtxEmit.cpp).
struct Value {
  std::string Code;
  Level Binding = Primary;
  Cxx Type = Cxx::None;
  Ref Leaf;                         ///< set where it is just that
  std::optional<uint64_t> Constant; ///< of an integer literal

  /// Code for a place that takes operators of \p Least and tighter.
  std::string at(Level Least) const;
};

/// An operand of the asm statement as the translator sees it.
struct Argument {
  std::string Constraint; ///< without `=`, `+`, `&`: `r`, `l`, `n`
  bool Output = false, InOut = false;
  std::string Type;          ///< canonical C++ type; empty where not known
  std::string Text;          ///< as written
  bool Local = false;        ///< a local variable, no reference
  bool Repeatable = false;   ///< may be evaluated often: a name, a literal
  bool Effects = false;      ///< must be evaluated once
  bool Literal = false;      ///< a number
  bool Parenthesise = false; ///< Text is no primary expression

  Cxx type() const;
  bool isPointer() const { return llvm::StringRef(Type).ends_with("*"); }
};

/// Facts about the statement's surroundings.
struct Surroundings {
  bool InKernel = false;   ///< the body of a kernel itself
  bool CarryIn = false;    ///< a statement before it leaves its carry
  bool CarryOut = false;   ///< one behind it takes this one's carry
  std::string Carry;       ///< name of the variable that holds it
  llvm::StringSet<> Taken; ///< names not to be given to variables
};

/// One statement of the result. Code holds marks for arguments.
struct Line {
  std::string Code; ///< without final `;`; with braces where it ends in `}`
  bool Declares = false;
};

struct Translation {
  std::vector<Line> Lines;        ///< empty: nothing is to be done on AMD
  bool Ptx = false, Warp = false; ///< headers that the lines need
  std::vector<std::string> Notes; ///< differences that the finding names
  /// Why it was not translated; Message says what to do instead.
  std::optional<PtxProblem> Refusal;
  std::string Refused; ///< mnemonic of the instruction that Refusal is about
};

/// Translates a parsed statement.
Translation translate(const PtxBody &Body, llvm::ArrayRef<Argument> Arguments,
                      const Surroundings &Where);

/// True if \p Body reads the carry flag before it writes it, or writes it.
struct CarryUse {
  bool Reads = false, Writes = false;
};
CarryUse carryOf(const PtxBody &Body);

/// True where \p I is PTX, not the host's or AMD's assembly.
bool isPtx(const PtxInstruction &I);
/// True for opcodes that have a rule.
bool hasRule(llvm::StringRef Opcode);

/// What happens to \p I on AMD and what to do, for instructions that have no
/// equivalent; empty where nothing is known of it.
std::string adviceFor(const PtxInstruction &I);

/// Text of a mark that stands for an argument, and back: calls \p Text for
/// what lies between marks and \p Arg for each argument with the level that
/// its place asks for.
void forEachMark(llvm::StringRef Code,
                 llvm::function_ref<void(llvm::StringRef)> Text,
                 llvm::function_ref<void(Ref, Level)> Mark);

//===----------------------------------------------------------------------===//
// For the files that say what instructions mean.
//===----------------------------------------------------------------------===//

Value literal(uint64_t Bits, Cxx T);
/// \p V converted to \p T; bits of floating-point values are kept.
Value as(Value V, Cxx T);
/// `a + b` and the like; operands of another operator are put in parentheses
/// where readers stumble (bits, shifts).
Value binary(const Value &A, const char *Op, const Value &B, Cxx T);
Value unary(const char *Op, const Value &A, Cxx T);
Value conditional(const Value &P, const Value &A, const Value &B, Cxx T);
Value call(const llvm::Twine &Function, llvm::ArrayRef<Value> Args, Cxx T);

/// One instruction on its way to C++.
class Lowering {
public:
  struct Step {
    Ref Dest; ///< Nothing: V is done for its effect
    Value V;
    std::optional<Value> Guard;
    bool Pure = true; ///< may move and may go where nothing reads it
  };
  struct Register {
    std::string Name, TypeName;
    Cxx Type;
    bool Fixed = false; ///< the carry flag: passed on by reference
  };

  Lowering(const PtxBody &Body, llvm::ArrayRef<Argument> Arguments,
           const Surroundings &Where);

  /// Lowers all; false where one is refused.
  bool run();

  // The instruction at hand.
  const PtxInstruction &instruction() const { return *I; }
  size_t operands() const { return I->Operands.size(); }
  const PtxOperand &operand(size_t N) const { return I->Operands[N]; }
  /// Consumes modifier \p Name; false where the instruction has none.
  bool take(llvm::StringRef Name);
  /// Consumes the first of \p Names that is there; empty: none.
  llvm::StringRef takeOneOf(llvm::ArrayRef<llvm::StringRef> Names);
  /// Consumes the next type, as PTX spells it; empty where there is none.
  std::string takeType();
  /// Consumes modifiers with that prefix.
  void drop(llvm::StringRef Prefix);
  /// Refuses the instruction; returns false.
  bool refuse(const llvm::Twine &Why);
  /// Refuses unless the instruction has \p Least to \p Most operands.
  bool count(size_t Least, size_t Most = 0);

  /// Operand \p N, as \p T.
  Value read(size_t N, Cxx T) { return read(operand(N), T); }
  Value read(const PtxOperand &O, Cxx T);
  /// A predicate, negation included.
  Value predicate(const PtxOperand &O);
  /// `V` to operand \p N.
  bool write(size_t N, Value V, bool Pure = true) {
    return write(operand(N), std::move(V), Pure);
  }
  bool write(const PtxOperand &O, Value V, bool Pure = true);
  /// Done for its effect.
  void effect(Value V);
  /// A new variable of HIP type \p TypeName that holds \p V.
  Value temporary(llvm::StringRef TypeName, Value V, bool Pure = false);
  /// The pointer of address operand \p O as `T *`, \p Qualifier before T.
  Value pointer(const PtxOperand &O, llvm::StringRef T, bool Shared);
  void note(const llvm::Twine &Text);
  void needPtx() { Result.Ptx = true; }
  void needWarp() { Result.Warp = true; }
  /// A call of a function in ptx.h.
  Value helper(const llvm::Twine &Function, llvm::ArrayRef<Value> Args, Cxx T) {
    needPtx();
    return call("hipify::ptx::" + Function, Args, T);
  }
  /// The variable of the carry flag.
  Value carry();
  const Surroundings &where() const { return Where; }
  llvm::ArrayRef<Argument> arguments() const { return Arguments; }

  Translation Result;
  std::vector<Step> Steps;
  std::vector<Register> Registers;

private:
  const PtxBody &Body;
  llvm::ArrayRef<Argument> Arguments;
  const Surroundings &Where;
  const PtxInstruction *I = nullptr;
  std::vector<bool> Taken; ///< modifiers consumed
  std::optional<Value> Guard;
  std::optional<uint32_t> CarryRegister;

  bool one();
  Value leaf(Ref R, Cxx T) const;
};

/// What an opcode means: false after a refusal.
struct Rule {
  const char *Opcode;
  bool (*Lower)(Lowering &);
};
llvm::ArrayRef<Rule> logicRules();
llvm::ArrayRef<Rule> integerRules();
llvm::ArrayRef<Rule> floatRules();
llvm::ArrayRef<Rule> convertRules();
llvm::ArrayRef<Rule> memoryRules();
llvm::ArrayRef<Rule> laneRules();
llvm::ArrayRef<Rule> videoRules();

// The same opcodes for floating-point type \p T.
bool floatAdd(Lowering &L, const std::string &T);
bool floatSub(Lowering &L, const std::string &T);
bool floatMul(Lowering &L, const std::string &T);
bool floatFma(Lowering &L, const std::string &T);
bool floatDiv(Lowering &L, const std::string &T);
bool floatMinMax(Lowering &L, const std::string &T, bool Max);
bool floatAbs(Lowering &L, const std::string &T);
bool floatNeg(Lowering &L, const std::string &T);

/// Folds registers, places declarations and gives the lines.
void emit(Lowering &L, llvm::ArrayRef<Argument> Arguments,
          const Surroundings &Where);

} // namespace hipify::ptx

#endif
