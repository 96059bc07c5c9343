//===- InlinePtxValue.cpp - expressions of translated PTX -----------------===//

#include "InlinePtx.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/ADT/bit.h"

namespace hipify::ptx {

unsigned bitsOf(Cxx T) {
  switch (T) {
  case Cxx::S8:
  case Cxx::U8:
    return 8;
  case Cxx::S16:
  case Cxx::U16:
  case Cxx::Any16:
    return 16;
  case Cxx::S32:
  case Cxx::U32:
  case Cxx::F32:
  case Cxx::Any32:
    return 32;
  case Cxx::S64:
  case Cxx::U64:
  case Cxx::F64:
  case Cxx::Any64:
    return 64;
  case Cxx::U128:
    return 128;
  default:
    return 0;
  }
}

bool isFloating(Cxx T) { return T == Cxx::F32 || T == Cxx::F64; }

llvm::StringRef nameOf(Cxx T) {
  switch (T) {
  case Cxx::Bool:
    return "bool";
  case Cxx::S8:
    return "signed char";
  case Cxx::U8:
    return "unsigned char";
  case Cxx::S16:
    return "short";
  case Cxx::U16:
  case Cxx::Any16:
    return "unsigned short";
  case Cxx::S32:
    return "int";
  case Cxx::U32:
  case Cxx::Any32:
    return "unsigned";
  case Cxx::S64:
    return "long long";
  case Cxx::U64:
  case Cxx::Any64:
    return "unsigned long long";
  case Cxx::U128:
    return "unsigned __int128";
  case Cxx::F32:
    return "float";
  case Cxx::F64:
    return "double";
  case Cxx::None:
  case Cxx::Named:
    break;
  }
  return "void";
}

Cxx typeOf(llvm::StringRef Type) {
  return llvm::StringSwitch<Cxx>(Type)
      .Case("pred", Cxx::Bool)
      .Cases({"u8", "b8"}, Cxx::U8)
      .Case("s8", Cxx::S8)
      .Cases({"u16", "b16", "f16", "bf16"}, Cxx::U16)
      .Case("s16", Cxx::S16)
      .Cases({"u32", "b32", "f16x2", "bf16x2", "u16x2", "s16x2"}, Cxx::U32)
      .Case("s32", Cxx::S32)
      .Cases({"u64", "b64", "f32x2"}, Cxx::U64)
      .Case("s64", Cxx::S64)
      .Case("b128", Cxx::U128)
      .Case("f32", Cxx::F32)
      .Case("f64", Cxx::F64)
      .Default(Cxx::None);
}

/// `\x01` kind index `:` level `\x02`
static std::string markOf(Ref R, Level Least) {
  return (llvm::Twine("\x01") + (R.Of == Ref::Argument ? "A" : "R") +
          llvm::Twine(R.Index) + ":" + llvm::Twine(unsigned(Least)) + "\x02")
      .str();
}

void forEachMark(llvm::StringRef Code,
                 llvm::function_ref<void(llvm::StringRef)> Text,
                 llvm::function_ref<void(Ref, Level)> Mark) {
  for (;;) {
    size_t Begin = Code.find('\x01');
    if (Begin == llvm::StringRef::npos) {
      if (!Code.empty())
        Text(Code);
      return;
    }
    if (Begin)
      Text(Code.take_front(Begin));
    Code = Code.drop_front(Begin + 1);
    Ref R{Code[0] == 'A' ? Ref::Argument : Ref::Register, 0};
    Code = Code.drop_front();
    Code.consumeInteger(10, R.Index);
    Code = Code.drop_front(); // the colon
    unsigned Least = 0;
    Code.consumeInteger(10, Least);
    Code = Code.drop_front();
    Mark(R, Level(Least));
  }
}

std::string Value::at(Level Least) const {
  if (Leaf.Of != Ref::Nothing)
    return markOf(Leaf, Least);
  return Binding < Least ? "(" + Code + ")" : Code;
}

static std::string floatLiteral(uint64_t Bits, Cxx T) {
  bool Single = T == Cxx::F32;
  double Number = Single ? llvm::bit_cast<float>(uint32_t(Bits))
                         : llvm::bit_cast<double>(Bits);
  char Text[40];
  for (int Digits : {1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 15, 17}) {
    snprintf(Text, sizeof Text, "%.*g", Digits, Number);
    double Back = strtod(Text, nullptr);
    if (!(Single ? float(Back) == float(Number) : Back == Number))
      continue;
    std::string Code = Text;
    if (Code.find_first_of(".e") == std::string::npos)
      Code += ".0";
    return Single ? Code + "f" : Code;
  }
  // Infinities and NaNs have no literal.
  return (Single ? "__uint_as_float(0x" + llvm::utohexstr(Bits, true) + "u)"
                 : "__longlong_as_double(0x" + llvm::utohexstr(Bits, true) +
                       "ll)");
}

Value literal(uint64_t Bits, Cxx T) {
  Value V;
  V.Type = T;
  if (isFloating(T)) {
    V.Code = floatLiteral(Bits, T);
    V.Binding = V.Code[0] == '-' ? Unary : Primary;
    return V;
  }
  unsigned Width = std::min(bitsOf(T), 64u);
  if (Width && Width < 64)
    Bits &= (1ull << Width) - 1;
  V.Constant = Bits;
  if (T == Cxx::Bool) {
    V.Code = Bits ? "true" : "false";
    return V;
  }
  bool Signed = T == Cxx::S8 || T == Cxx::S16 || T == Cxx::S32 || T == Cxx::S64;
  int64_t Number = Width ? int64_t(Bits << (64 - Width)) >> (64 - Width) : Bits;
  if (Signed && Number < 0) {
    bool Least = Bits == 1ull << (Width - 1);
    V.Code = Least && Width >= 32 ? "(" + std::to_string(Number + 1) + " - 1)"
                                  : std::to_string(Number);
    if (T == Cxx::S64)
      V.Code = Least ? "(-9223372036854775807ll - 1)" : V.Code + "ll";
    V.Binding = V.Code[0] == '-' ? Unary : Primary;
    return V;
  }
  V.Code =
      Bits > 99 ? "0x" + llvm::utohexstr(Bits, true) : std::to_string(Bits);
  if (T == Cxx::S64)
    V.Code += "ll";
  else if (T == Cxx::U64 || T == Cxx::Any64 || T == Cxx::U128)
    V.Code += "ull";
  else if (T == Cxx::U32)
    V.Code += "u";
  return V;
}

static Value cast(const Value &V, Cxx T) {
  Value Result;
  Result.Code = ("(" + nameOf(T) + ")").str() + V.at(Unary);
  Result.Binding = Unary;
  Result.Type = T;
  return Result;
}

Value as(Value V, Cxx T) {
  if (V.Type == T || T == Cxx::None || T == Cxx::Named || V.Type == Cxx::Named)
    return V;
  if (V.Constant && T != Cxx::Bool && !isFloating(T))
    return literal(*V.Constant, T);
  // An integer of unknown sign will do for one.
  if ((T == Cxx::Any16 || T == Cxx::Any32 || T == Cxx::Any64) &&
      bitsOf(T) == bitsOf(V.Type) && !isFloating(V.Type))
    return V;
  if (T == Cxx::Bool)
    return binary(V, "!=", literal(0, Cxx::S32), Cxx::Bool);
  if (isFloating(V.Type) == isFloating(T))
    return cast(V, T);
  if (V.Constant && isFloating(T))
    return literal(*V.Constant, T);
  switch (T) {
  case Cxx::F32:
    return call("__uint_as_float", as(std::move(V), Cxx::U32), T);
  case Cxx::F64:
    return call("__longlong_as_double", as(std::move(V), Cxx::S64), T);
  default:
    break;
  }
  if (V.Type == Cxx::F32)
    return as(T == Cxx::S32 ? call("__float_as_int", V, Cxx::S32)
                            : call("__float_as_uint", V, Cxx::U32),
              T);
  return as(call("__double_as_longlong", V, Cxx::S64), T);
}

static Level levelOf(llvm::StringRef Op) {
  return llvm::StringSwitch<Level>(Op)
      .Cases({"*", "/", "%"}, Multiplicative)
      .Cases({"+", "-"}, Additive)
      .Cases({"<<", ">>"}, Shift)
      .Cases({"<", ">", "<=", ">="}, Relational)
      .Cases({"==", "!="}, Equality)
      .Case("&", BitAnd)
      .Case("^", BitXor)
      .Case("|", BitOr)
      .Case("&&", LogicalAnd)
      .Case("||", LogicalOr)
      .Default(Lowest);
}

Value binary(const Value &A, const char *Op, const Value &B, Cxx T) {
  Level Own = levelOf(Op);
  // Compilers warn of, and readers trip over, mixed bits, shifts and sums.
  bool Plain = Own == Additive || Own == Multiplicative;
  bool Logic = Own == LogicalAnd || Own == LogicalOr;
  Level Tight = Plain ? Level(Own + 1) : Logic ? BitOr : Unary;
  bool Chain = A.Binding == Own && (Plain || Own == BitAnd || Own == BitOr ||
                                    Own == BitXor || Logic);
  Value V;
  V.Code = A.at(Chain || (Own == Relational || Own == Equality)
                    ? (Chain ? Own : Shift)
                    : (Plain ? Own : Tight)) +
           " " + Op + " " +
           B.at(Own == Relational || Own == Equality ? Shift : Tight);
  V.Binding = Own;
  V.Type = T;
  return V;
}

Value unary(const char *Op, const Value &A, Cxx T) {
  Value V;
  std::string Inner = A.at(Unary);
  // `- -x` must not become a decrement.
  V.Code = Op + (Inner[0] == Op[0] ? "(" + Inner + ")" : Inner);
  V.Binding = Unary;
  V.Type = T;
  return V;
}

Value conditional(const Value &P, const Value &A, const Value &B, Cxx T) {
  Value V;
  V.Code = P.at(LogicalOr) + " ? " + A.at(LogicalOr) + " : " + B.at(LogicalOr);
  V.Binding = Conditional;
  V.Type = T;
  return V;
}

Value call(const llvm::Twine &Function, llvm::ArrayRef<Value> Args, Cxx T) {
  Value V;
  V.Code = Function.str() + "(";
  for (size_t I = 0; I != Args.size(); ++I)
    V.Code += (I ? ", " : "") + Args[I].at(Conditional);
  V.Code += ")";
  V.Type = T;
  return V;
}

Cxx Argument::type() const {
  Cxx FromType = llvm::StringSwitch<Cxx>(Type)
                     .Case("int", Cxx::S32)
                     .Case("unsigned int", Cxx::U32)
                     .Cases({"long", "long long"}, Cxx::S64)
                     .Cases({"unsigned long", "unsigned long long"}, Cxx::U64)
                     .Case("short", Cxx::S16)
                     .Case("unsigned short", Cxx::U16)
                     .Case("float", Cxx::F32)
                     .Case("double", Cxx::F64)
                     .Default(Cxx::None);
  Cxx FromLetter = llvm::StringSwitch<Cxx>(Constraint)
                       .Case("r", Cxx::Any32)
                       .Case("l", Cxx::Any64)
                       .Case("h", Cxx::Any16)
                       .Case("f", Cxx::F32)
                       .Case("d", Cxx::F64)
                       .Case("q", Cxx::U128)
                       .Cases({"n", "i"}, Cxx::Any32)
                       .Default(Cxx::None);
  if (Constraint == "n" || Constraint == "i")
    return FromType != Cxx::None && !isFloating(FromType) ? FromType
                                                          : FromLetter;
  return FromType != Cxx::None && bitsOf(FromType) == bitsOf(FromLetter)
             ? FromType
             : FromLetter;
}

} // namespace hipify::ptx
