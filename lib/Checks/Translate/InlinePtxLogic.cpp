//===- InlinePtxLogic.cpp - bits, shifts, predicates, moves ---------------===//
//
// `lop3.b32 d, a, b, c, 0x96` → `d = a ^ b ^ c`. PTX clamps the counts of shifts,
// C++ does not define those beyond the width: where a count is no constant, a
// function of ptx.h shifts.
//
//===----------------------------------------------------------------------===//

#include "InlinePtx.h"
#include "llvm/ADT/StringSwitch.h"

namespace hipify::ptx {
namespace {

using Form = PtxOperand::Kind;

/// The type of bits computed from \p A and \p B: the sign matters to later
/// readers only, so the operands' own types do.
Cxx joined(const Value &A, const Value &B, Cxx Unsigned) {
  if (A.Type == Unsigned || B.Type == Unsigned)
    return Unsigned;
  if (A.Type == B.Type)
    return A.Type;
  return Unsigned == Cxx::U64 ? Cxx::Any64 : Cxx::Any32;
}

Cxx anyOf(Cxx T) {
  if (isFloating(T))
    return T;
  return bitsOf(T) == 64 ? Cxx::Any64 : bitsOf(T) == 32 ? Cxx::Any32 : T;
}

/// Bits as they come, without a cast where they are integers already.
Value bits(Lowering &L, size_t N, Cxx T) { return L.read(N, anyOf(T)); }

/// Sixteen bits compute as an int in C++.
Value narrowed(Value V, Cxx T) {
  if (bitsOf(T) != 16)
    return V;
  V.Type = Cxx::S32;
  return as(std::move(V), T);
}

bool bitwise(Lowering &L, const char *Op, const char *Logical) {
  std::string T = L.takeType();
  if (!L.count(3) || T.empty())
    return L.refuse("its type is missing");
  if (T == "pred")
    return L.write(0, binary(L.predicate(L.operand(1)), Logical,
                             L.predicate(L.operand(2)), Cxx::Bool));
  Cxx Type = typeOf(T);
  Value A = bits(L, 1, Type), B = bits(L, 2, Type);
  return L.write(0, narrowed(binary(A, Op, B, joined(A, B, Type)), Type));
}
bool andRule(Lowering &L) { return bitwise(L, "&", "&&"); }
bool orRule(Lowering &L) { return bitwise(L, "|", "||"); }
bool xorRule(Lowering &L) { return bitwise(L, "^", "!="); }

bool notRule(Lowering &L) {
  std::string T = L.takeType();
  if (!L.count(2))
    return false;
  if (T == "pred")
    return L.write(0, unary("!", L.predicate(L.operand(1)), Cxx::Bool));
  Value A = bits(L, 1, typeOf(T));
  return L.write(0, narrowed(unary("~", A, A.Type), typeOf(T)));
}

bool cnotRule(Lowering &L) {
  Cxx T = typeOf(L.takeType());
  if (!L.count(2))
    return false;
  Value Zero = binary(bits(L, 1, T), "==", literal(0, Cxx::S32), Cxx::S32);
  return L.write(0, as(Zero, T));
}

// Logic of three -------------------------------------------------------------

constexpr unsigned Columns[3] = {0xf0, 0xcc, 0xaa};
const char *const Operators[3] = {"&", "|", "^"};

unsigned apply(unsigned Op, unsigned A, unsigned B) {
  return Op == 0 ? A & B : Op == 1 ? A | B : A ^ B;
}

Value build(unsigned Op, const Value &A, const Value &B) {
  return binary(A, Operators[Op], B, joined(A, B, Cxx::U32));
}

Value inverted(const Value &V, bool Not) {
  return Not ? unary("~", V, V.Type) : V;
}

/// `LUT` as an expression in which each operand stands once; absent for those
/// that need one twice.
std::optional<Value> onceEach(unsigned Lut, llvm::ArrayRef<Value> V) {
  if (Lut == 0 || Lut == 0xff)
    return literal(Lut ? ~0u : 0, Cxx::U32);
  static constexpr unsigned Orders[3][3] = {{0, 1, 2}, {0, 2, 1}, {1, 2, 0}};
  // Fewest inversions first; bits of Not: x, y, z, all.
  static constexpr unsigned Inversions[16] = {0, 1,  2,  4, 8,  3,  5,  6,
                                              9, 10, 12, 7, 11, 13, 14, 15};
  for (unsigned Not : Inversions) {
    auto Column = [&](unsigned I, unsigned Bit) {
      return Columns[I] ^ (Not >> Bit & 1 ? 0xffu : 0);
    };
    unsigned Whole = Not & 8 ? 0xff : 0;
    for (unsigned I = 0; I != 3; ++I)
      if (Not < 2 && (Column(I, 0) & 0xff) == Lut)
        return inverted(V[I], Not & 1);
    for (const unsigned *Order : Orders)
      for (unsigned Op = 0; Op != 3; ++Op) {
        unsigned X = Column(Order[0], 0), Y = Column(Order[1], 1);
        unsigned Two = apply(Op, X, Y);
        Value A = inverted(V[Order[0]], Not & 1),
              B = inverted(V[Order[1]], Not & 2);
        if (!(Not & 4) && ((Two ^ Whole) & 0xff) == Lut)
          return inverted(build(Op, A, B), Not & 8);
        for (unsigned Op2 = 0; Op2 != 3; ++Op2) {
          unsigned Three = apply(Op2, Two, Column(Order[2], 2)) ^ Whole;
          if ((Three & 0xff) != Lut)
            continue;
          Value C = inverted(V[Order[2]], Not & 4);
          Value Inner = build(Op, A, B);
          // `a | (b & c)` reads as it was thought; chains stay in order.
          bool Chain = Op == Op2 || Order[0] == 0;
          Value All = Chain ? build(Op2, Inner, C) : build(Op2, C, Inner);
          return inverted(All, Not & 8);
        }
      }
  }
  return std::nullopt;
}

/// Majority and choices, where operands that are names may stand twice.
std::optional<Value> twice(unsigned Lut, const Value &A, const Value &B,
                           const Value &C) {
  auto And = [&](const Value &X, const Value &Y) {
    return binary(X, "&", Y, joined(X, Y, Cxx::U32));
  };
  auto Or = [&](const Value &X, const Value &Y) {
    return binary(X, "|", Y, joined(X, Y, Cxx::U32));
  };
  auto Not = [](const Value &X) { return unary("~", X, X.Type); };
  switch (Lut) {
  case 0xe8:
    return Or(Or(And(A, B), And(A, C)), And(B, C));
  case 0xca:
    return Or(And(A, B), And(Not(A), C));
  case 0xac:
    return Or(And(A, C), And(Not(A), B));
  case 0xe2:
    return Or(And(B, A), And(Not(B), C));
  case 0xb8:
    return Or(And(B, C), And(Not(B), A));
  case 0xe4:
    return Or(And(C, A), And(Not(C), B));
  case 0xd8:
    return Or(And(C, B), And(Not(C), A));
  default:
    return std::nullopt;
  }
}

bool repeatable(Lowering &L, const Value &V) {
  return V.Leaf.Of == Ref::Register || V.Constant ||
         (V.Leaf.Of == Ref::Argument && L.arguments()[V.Leaf.Index].Repeatable);
}

bool lop3Rule(Lowering &L) {
  L.takeType();
  if (!L.count(5))
    return false;
  llvm::SmallVector<Value, 3> V;
  for (size_t N = 1; N != 4; ++N)
    V.push_back(bits(L, N, Cxx::U32));
  if (L.Result.Refusal)
    return false;
  const PtxOperand &Lut = L.operand(4);
  if (Lut.Form == Form::Integer && Lut.Bits < 256) {
    if (auto Once = onceEach(Lut.Bits, V))
      return L.write(0, *Once);
    bool Often =
        llvm::all_of(V, [&](const Value &X) { return repeatable(L, X); });
    if (Often)
      if (auto Twice = twice(Lut.Bits, V[0], V[1], V[2]))
        return L.write(0, *Twice);
  } else if (Lut.Form != Form::Argument) {
    return L.refuse("its table is no constant");
  }
  Value Table = L.read(4, Lut.Form == Form::Integer ? Cxx::S32 : Cxx::None);
  return L.write(0, L.helper("lop3<" + Table.at(Additive) + ">", V, Cxx::U32));
}

// Shifts ---------------------------------------------------------------------

bool shift(Lowering &L, bool Left) {
  Cxx T = typeOf(L.takeType());
  if (!L.count(3) || T == Cxx::None)
    return L.refuse("its type is missing");
  Value A = L.read(1, T), By = L.read(2, Cxx::U32);
  if (By.Constant && *By.Constant < bitsOf(T)) {
    By.Code = std::to_string(*By.Constant);
    return L.write(0, narrowed(binary(A, Left ? "<<" : ">>", By, T), T));
  }
  return L.write(0,
                 L.helper(llvm::Twine(Left ? "shl<" : "shr<") + nameOf(T) + ">",
                          {A, By}, T));
}
bool shlRule(Lowering &L) { return shift(L, true); }
bool shrRule(Lowering &L) { return shift(L, false); }

bool shfRule(Lowering &L) {
  llvm::StringRef Side = L.takeOneOf({"l", "r"});
  llvm::StringRef Mode = L.takeOneOf({"wrap", "clamp"});
  L.takeType();
  if (!L.count(4) || Side.empty() || Mode.empty())
    return L.refuse("its form is not known");
  std::string Name = ("__funnelshift_" + Side).str();
  if (Mode == "clamp")
    Name += "c";
  return L.write(
      0, call(Name,
              {L.read(1, Cxx::U32), L.read(2, Cxx::U32), L.read(3, Cxx::U32)},
              Cxx::U32));
}

bool prmtRule(Lowering &L) {
  L.takeType();
  llvm::StringRef Mode =
      L.takeOneOf({"f4e", "b4e", "rc8", "ecl", "ecr", "rc16"});
  if (!L.count(4))
    return false;
  Value A = L.read(1, Cxx::U32), B = L.read(2, Cxx::U32),
        S = L.read(3, Cxx::U32);
  if (!Mode.empty())
    return L.write(0, L.helper("prmt_" + Mode, {A, B, S}, Cxx::U32));
  bool Signs = !S.Constant || (*S.Constant & 0x8888);
  return L.write(0, Signs ? L.helper("prmt", {A, B, S}, Cxx::U32)
                          : call("__byte_perm", {A, B, S}, Cxx::U32));
}

// Predicates -----------------------------------------------------------------

/// `a op b` as PTX orders them; absent for unknown comparisons.
std::optional<Value> compare(Lowering &L, llvm::StringRef Op, const Value &A,
                             const Value &B, bool Floating) {
  auto Plain = [&](const char *Sign) { return binary(A, Sign, B, Cxx::Bool); };
  auto Not = [&](const char *Sign) {
    return unary("!", Plain(Sign), Cxx::Bool);
  };
  const char *Sign = llvm::StringSwitch<const char *>(Op)
                         .Case("eq", "==")
                         .Case("lt", "<")
                         .Case("le", "<=")
                         .Case("gt", ">")
                         .Case("ge", ">=")
                         .Default(nullptr);
  if (Sign)
    return Plain(Sign);
  if (!Floating)
    return Op == "ne"   ? std::optional(Plain("!="))
           : Op == "lo" ? std::optional(Plain("<"))
           : Op == "ls" ? std::optional(Plain("<="))
           : Op == "hi" ? std::optional(Plain(">"))
           : Op == "hs" ? std::optional(Plain(">="))
                        : std::nullopt;
  const char *Opposite = llvm::StringSwitch<const char *>(Op)
                             .Case("ltu", ">=")
                             .Case("leu", ">")
                             .Case("gtu", "<=")
                             .Case("geu", "<")
                             .Default(nullptr);
  if (Opposite)
    return Not(Opposite);
  auto Ask = [&](const char *Builtin) {
    return call(Builtin, {A, B}, Cxx::Bool);
  };
  if (Op == "neu")
    return Plain("!=");
  if (Op == "ne")
    return Ask("__builtin_islessgreater");
  if (Op == "equ")
    return unary("!", Ask("__builtin_islessgreater"), Cxx::Bool);
  if (Op == "nan")
    return Ask("__builtin_isunordered");
  if (Op == "num")
    return unary("!", Ask("__builtin_isunordered"), Cxx::Bool);
  return std::nullopt;
}

/// What setp and set compare, with the boolean operand joined; \p Inverse is
/// the second destination of setp.
bool comparison(Lowering &L, llvm::StringRef T, size_t First, Value &Result,
                Value *Inverse) {
  llvm::StringRef Op =
      L.takeOneOf({"eq", "ne", "lt", "le", "gt", "ge", "lo", "ls", "hi", "hs",
                   "equ", "neu", "ltu", "leu", "gtu", "geu", "num", "nan"});
  llvm::StringRef Join = L.takeOneOf({"and", "or", "xor"});
  L.take("ftz");
  bool Half = T == "f16" || T == "bf16";
  Cxx Type = typeOf(T);
  if (Type == Cxx::None || T == "f16x2" || T == "bf16x2")
    return L.refuse("comparisons of this type are not translated");
  Value A = L.read(First, Type), B = L.read(First + 1, Type);
  if (Half) {
    std::string Widen = T == "f16" ? "half_to_float" : "bfloat_to_float";
    A = L.helper(Widen, A, Cxx::F32);
    B = L.helper(Widen, B, Cxx::F32);
  }
  auto Compared = compare(L, Op, A, B, Half || isFloating(Type));
  if (!Compared)
    return L.refuse("its comparison is not known");
  Result = *Compared;
  if (Inverse)
    *Inverse = unary("!", Result, Cxx::Bool);
  if (Join.empty())
    return L.count(First + 2);
  if (!L.count(First + 3))
    return false;
  Value C = L.predicate(L.operand(First + 2));
  const char *Sign = Join == "and" ? "&&" : Join == "or" ? "||" : "!=";
  Result = binary(Result, Sign, C, Cxx::Bool);
  if (Inverse)
    *Inverse = binary(*Inverse, Sign, C, Cxx::Bool);
  return true;
}

bool setpRule(Lowering &L) {
  std::string T = L.takeType();
  if (!L.count(3, 4))
    return false;
  const PtxOperand &D = L.operand(0);
  Value Result, Inverse;
  if (!comparison(L, T, 1, Result, &Inverse))
    return false;
  if (D.Form != Form::Pair)
    return L.write(D, Result);
  // The first destination may be the boolean operand of the second.
  if (L.operands() == 4)
    Inverse = L.temporary("bool", Inverse, true);
  Inverse.Type = Cxx::Bool;
  return L.write(D.Parts[0], Result) && L.write(D.Parts[1], Inverse);
}

bool setRule(Lowering &L) {
  std::string To = L.takeType(), From = L.takeType();
  if (!L.count(3, 4))
    return false;
  Value Result;
  if (!comparison(L, From, 1, Result, nullptr))
    return false;
  if (To == "f32")
    return L.write(0, conditional(Result, literal(0x3f800000, Cxx::F32),
                                  literal(0, Cxx::F32), Cxx::F32));
  if (To != "u32" && To != "s32")
    return L.refuse("its result is of a type that is not translated");
  return L.write(0, conditional(Result, literal(~0u, Cxx::U32),
                                literal(0, Cxx::U32), Cxx::U32));
}

bool selpRule(Lowering &L) {
  Cxx T = typeOf(L.takeType());
  if (!L.count(4))
    return false;
  Value A = bits(L, 1, T), B = bits(L, 2, T);
  if (A.Type != B.Type) {
    A = as(A, T);
    B = as(B, T);
  }
  return L.write(0, conditional(L.predicate(L.operand(3)), A, B, A.Type));
}

bool slctRule(Lowering &L) {
  L.take("ftz");
  Cxx T = typeOf(L.takeType());
  std::string By = L.takeType();
  if (!L.count(4) || (By != "s32" && By != "f32"))
    return L.refuse("its form is not known");
  Value C =
      binary(L.read(3, typeOf(By)),
             ">=", By == "s32" ? literal(0, Cxx::S32) : literal(0, Cxx::F32),
             Cxx::Bool);
  return L.write(0, conditional(C, L.read(1, T), L.read(2, T), T));
}

// Moves ----------------------------------------------------------------------

/// `mov.b64 d, {lo, hi}`
bool pack(Lowering &L, Cxx T) {
  const auto &Parts = L.operand(1).Parts;
  unsigned Width = bitsOf(T) / Parts.size();
  Cxx Part = Width == 8    ? Cxx::U8
             : Width == 16 ? Cxx::U16
             : Width == 32 ? Cxx::U32
             : Width == 64 ? Cxx::U64
                           : Cxx::None;
  if (Part == Cxx::None)
    return L.refuse("it packs another number of parts");
  Value All;
  for (size_t P = Parts.size(); P-- > 0;) {
    Value V = as(L.read(Parts[P], Part), T);
    if (P)
      V = binary(V, "<<", literal(P * Width, Cxx::S32), T);
    All = P + 1 == Parts.size() ? V : binary(All, "|", V, T);
  }
  return L.write(0, All);
}

bool unpack(Lowering &L, Cxx T) {
  const auto &Parts = L.operand(0).Parts;
  unsigned Width = bitsOf(T) / Parts.size();
  Value All = L.read(1, T);
  if (!repeatable(L, All) || T == Cxx::U128)
    All = L.temporary(nameOf(T), All, true);
  for (size_t P = 0; P != Parts.size(); ++P) {
    Value V = All;
    V.Type = T;
    if (P)
      V = binary(V, ">>", literal(P * Width, Cxx::S32), T);
    Cxx Part = Width == 8    ? Cxx::U8
               : Width == 16 ? Cxx::U16
               : Width == 32 ? Cxx::U32
                             : Cxx::U64;
    if (!L.write(Parts[P], as(V, Part)))
      return false;
  }
  return true;
}

bool movRule(Lowering &L) {
  std::string T = L.takeType();
  Cxx Type = typeOf(T);
  if (!L.count(2) || Type == Cxx::None)
    return L.refuse("its type is missing");
  if (L.operand(1).Form == Form::Vector)
    return pack(L, Type);
  if (L.operand(0).Form == Form::Vector)
    return unpack(L, Type);
  if (T == "pred")
    return L.write(0, L.predicate(L.operand(1)));
  const PtxOperand &Source = L.operand(1);
  bool Clock = Source.Form == Form::Special &&
               (llvm::StringRef(Source.Name).starts_with("clock") ||
                llvm::StringRef(Source.Name).starts_with("globaltimer"));
  Value V = Source.Form == Form::Special ? L.read(1, Cxx::None)
            : isFloating(Type)           ? L.read(1, Type)
                                         : bits(L, 1, Type);
  return L.write(0, V, !Clock);
}

const Rule Rules[] = {
    {"and", andRule},   {"or", orRule},     {"xor", xorRule},
    {"not", notRule},   {"cnot", cnotRule}, {"lop3", lop3Rule},
    {"shl", shlRule},   {"shr", shrRule},   {"shf", shfRule},
    {"prmt", prmtRule}, {"setp", setpRule}, {"set", setRule},
    {"selp", selpRule}, {"slct", slctRule}, {"mov", movRule},
};

} // namespace

llvm::ArrayRef<Rule> logicRules() { return Rules; }

} // namespace hipify::ptx
