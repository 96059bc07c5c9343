//===- InlinePtxInteger.cpp - integer arithmetic --------------------------===//
//
// PTX wraps around, C++ does so for unsigned types only: sums and products are
// computed in those. Carries travel in a variable.
//
//===----------------------------------------------------------------------===//

#include "InlinePtx.h"

namespace hipify::ptx {

namespace {

bool isFloatName(llvm::StringRef T) {
  return T.starts_with("f") || T.starts_with("bf");
}

Cxx unsignedOf(Cxx T) {
  switch (bitsOf(T)) {
  case 16:
    return Cxx::U16;
  case 64:
    return Cxx::U64;
  default:
    return Cxx::U32;
  }
}

/// Sixteen bits compute as an int in C++.
Value narrowed(Value V, Cxx T) {
  if (bitsOf(T) != 16)
    return V;
  V.Type = Cxx::S32;
  return as(std::move(V), T);
}

std::string typed(const char *Function, Cxx T) {
  return (llvm::Twine(Function) + "<" + nameOf(T) + ">").str();
}

/// Sums and differences, and their carries.
bool sum(Lowering &L, const char *Name, const char *Op, bool WithCarry) {
  std::string T = L.takeType();
  if (isFloatName(T))
    return *Op == '+' ? floatAdd(L, T) : floatSub(L, T);
  bool SetsCarry = L.take("cc"), Saturates = L.take("sat");
  Cxx Type = typeOf(T), Own = unsignedOf(Type);
  if (!L.count(3) || Type == Cxx::None)
    return L.refuse("its type is missing");
  if (Saturates)
    return L.write(0, L.helper(*Op == '+' ? "add_sat" : "sub_sat",
                               {L.read(1, Cxx::S32), L.read(2, Cxx::S32)},
                               Cxx::S32));
  if (T == "u16x2" || T == "s16x2")
    return L.write(0, L.helper(*Op == '+' ? "add_16x2" : "sub_16x2",
                               {L.read(1, Cxx::U32), L.read(2, Cxx::U32)},
                               Cxx::U32));
  Value A = L.read(1, Own), B = L.read(2, Own);
  if (!SetsCarry && !WithCarry)
    return L.write(0, narrowed(binary(A, Op, B, Own), Own));
  std::string Function =
      std::string(Name) + (WithCarry ? "c" : "") + (SetsCarry ? "_cc" : "");
  return L.write(0,
                 L.helper(typed(Function.c_str(), Own), {A, B, L.carry()}, Own),
                 /*Pure=*/false);
}
bool addRule(Lowering &L) { return sum(L, "add", "+", false); }
bool addcRule(Lowering &L) { return sum(L, "add", "+", true); }
bool subRule(Lowering &L) { return sum(L, "sub", "-", false); }
bool subcRule(Lowering &L) { return sum(L, "sub", "-", true); }

/// The high half of a product.
Value high(Lowering &L, const Value &A, const Value &B, Cxx T) {
  switch (T) {
  case Cxx::U32:
    return call("__umulhi", {A, B}, T);
  case Cxx::S32:
    return call("__mulhi", {A, B}, T);
  case Cxx::U64:
    return call("__umul64hi", {A, B}, T);
  case Cxx::S64:
    return call("__mul64hi", {A, B}, T);
  default:
    return L.helper(typed("mul_hi", T), {A, B}, T);
  }
}

Cxx twiceOf(Cxx T) {
  switch (T) {
  case Cxx::U16:
    return Cxx::U32;
  case Cxx::S16:
    return Cxx::S32;
  case Cxx::U32:
    return Cxx::U64;
  case Cxx::S32:
    return Cxx::S64;
  default:
    return Cxx::None;
  }
}

/// `a * b` of the half that the modifier names; absent after a refusal.
std::optional<Value> product(Lowering &L, const std::string &T) {
  Cxx Type = typeOf(T);
  llvm::StringRef Half = L.takeOneOf({"lo", "hi", "wide"});
  if (Type == Cxx::None || Half.empty()) {
    L.refuse("its form is not known");
    return std::nullopt;
  }
  Cxx Own = Half == "lo" ? unsignedOf(Type) : Type;
  if (Half == "lo" && bitsOf(Type) == 16)
    Own = Cxx::U32; // a product of shorts would overflow an int
  Value A = L.read(1, Own), B = L.read(2, Own);
  if (L.Result.Refusal)
    return std::nullopt;
  if (Half == "lo")
    return binary(A, "*", B, Own);
  if (Half == "hi")
    return high(L, A, B, Type);
  Cxx Wide = twiceOf(Type);
  if (Wide == Cxx::None) {
    L.refuse("products of 128 bits are not translated");
    return std::nullopt;
  }
  return binary(as(A, Wide), "*", B, Wide);
}

bool mulRule(Lowering &L) {
  std::string T = L.takeType();
  if (isFloatName(T))
    return floatMul(L, T);
  if (!L.count(3))
    return false;
  auto V = product(L, T);
  return V && L.write(0, *V);
}

/// `mad`, `madc`: with `.cc` the sum's carry is kept.
bool mulAdd(Lowering &L, bool WithCarry) {
  std::string T = L.takeType();
  if (isFloatName(T))
    return floatFma(L, T);
  bool SetsCarry = L.take("cc"), Saturates = L.take("sat");
  if (!L.count(4))
    return false;
  Cxx Type = typeOf(T);
  if (Saturates)
    return L.refuse("its saturation is not translated");
  auto Product = product(L, T);
  if (!Product)
    return false;
  Cxx Own = unsignedOf(Product->Type);
  Value A = as(*Product, Own), C = L.read(3, Own);
  if (bitsOf(Type) == 16 && Own == Cxx::U32)
    C = L.read(3, Cxx::U32);
  if (!SetsCarry && !WithCarry)
    return L.write(0, binary(A, "+", C, Own));
  std::string Function =
      std::string("add") + (WithCarry ? "c" : "") + (SetsCarry ? "_cc" : "");
  return L.write(0,
                 L.helper(typed(Function.c_str(), Own), {A, C, L.carry()}, Own),
                 /*Pure=*/false);
}
bool madRule(Lowering &L) { return mulAdd(L, false); }
bool madcRule(Lowering &L) { return mulAdd(L, true); }

bool mul24(Lowering &L, bool Add) {
  llvm::StringRef Half = L.takeOneOf({"lo", "hi"});
  std::string T = L.takeType();
  Cxx Type = typeOf(T);
  if (!L.count(Add ? 4 : 3) || Half.empty())
    return L.refuse("its form is not known");
  Value V = L.helper(typed(Half == "lo" ? "mul24_lo" : "mul24_hi", Type),
                     {L.read(1, Type), L.read(2, Type)}, Type);
  if (Add)
    V = binary(as(V, Cxx::U32), "+", L.read(3, Cxx::U32), Cxx::U32);
  return L.write(0, V);
}
bool mul24Rule(Lowering &L) { return mul24(L, false); }
bool mad24Rule(Lowering &L) { return mul24(L, true); }

bool quotient(Lowering &L, const char *Op) {
  std::string T = L.takeType();
  if (isFloatName(T))
    return *Op == '/' ? floatDiv(L, T) : L.refuse("its type is not known");
  Cxx Type = typeOf(T);
  if (!L.count(3) || Type == Cxx::None)
    return L.refuse("its type is missing");
  return L.write(
      0, narrowed(binary(L.read(1, Type), Op, L.read(2, Type), Type), Type));
}
bool divRule(Lowering &L) { return quotient(L, "/"); }
bool remRule(Lowering &L) { return quotient(L, "%"); }

bool minMax(Lowering &L, bool Max) {
  std::string T = L.takeType();
  if (isFloatName(T))
    return floatMinMax(L, T, Max);
  bool Relu = L.take("relu");
  Cxx Type = typeOf(T);
  const char *Name = Max ? "max" : "min";
  if (!L.count(3) || Type == Cxx::None)
    return L.refuse("its type is missing");
  if (T == "u16x2" || T == "s16x2")
    return L.write(
        0, L.helper(llvm::Twine(Name) + "_" + T + (Relu ? "_relu" : ""),
                    {L.read(1, Cxx::U32), L.read(2, Cxx::U32)}, Cxx::U32));
  Value V =
      L.helper(typed(Name, Type), {L.read(1, Type), L.read(2, Type)}, Type);
  if (Relu)
    V = L.helper(typed("max", Type), {V, literal(0, Type)}, Type);
  return L.write(0, V);
}
bool minRule(Lowering &L) { return minMax(L, false); }
bool maxRule(Lowering &L) { return minMax(L, true); }

bool absRule(Lowering &L) {
  std::string T = L.takeType();
  if (isFloatName(T))
    return floatAbs(L, T);
  Cxx Type = typeOf(T);
  return L.count(2) &&
         L.write(0, L.helper(typed("abs", Type), L.read(1, Type), Type));
}

bool negRule(Lowering &L) {
  std::string T = L.takeType();
  if (isFloatName(T))
    return floatNeg(L, T);
  Cxx Own = unsignedOf(typeOf(T));
  return L.count(2) &&
         L.write(0, narrowed(unary("-", L.read(1, Own), Own), Own));
}

bool sadRule(Lowering &L) {
  Cxx Type = typeOf(L.takeType());
  if (!L.count(4))
    return false;
  Cxx Own = unsignedOf(Type);
  return L.write(0, L.helper(typed("sad", Type),
                             {L.read(1, Type), L.read(2, Type), L.read(3, Own)},
                             Own));
}

// Bit counts and fields ------------------------------------------------------

bool counting(Lowering &L, const char *Short, const char *Long, Cxx Takes) {
  Cxx Type = typeOf(L.takeType());
  if (!L.count(2))
    return false;
  bool Wide = bitsOf(Type) == 64;
  Cxx Own = Takes == Cxx::S32 ? (Wide ? Cxx::S64 : Cxx::S32)
                              : (Wide ? Cxx::U64 : Cxx::U32);
  Value V = call(Wide ? Long : Short, L.read(1, Own), Cxx::S32);
  if (llvm::StringRef(Short) == "__brev")
    V.Type = Own;
  return L.write(0, V);
}
bool popcRule(Lowering &L) {
  return counting(L, "__popc", "__popcll", Cxx::U32);
}
bool clzRule(Lowering &L) { return counting(L, "__clz", "__clzll", Cxx::S32); }
bool brevRule(Lowering &L) {
  return counting(L, "__brev", "__brevll", Cxx::U32);
}

bool bfindRule(Lowering &L) {
  bool Amount = L.take("shiftamt");
  Cxx Type = typeOf(L.takeType());
  if (!L.count(2) || Type == Cxx::None)
    return L.refuse("its type is missing");
  if (Type == Cxx::U32 && !Amount)
    return L.write(0, binary(literal(31, Cxx::S32), "-",
                             call("__clz", L.read(1, Cxx::S32), Cxx::S32),
                             Cxx::S32));
  return L.write(0, L.helper(typed(Amount ? "bfind_shiftamt" : "bfind", Type),
                             L.read(1, Type), Cxx::U32));
}

bool fnsRule(Lowering &L) {
  L.takeType();
  return L.count(4) &&
         L.write(0, L.helper("fns",
                             {L.read(1, Cxx::U32), L.read(2, Cxx::U32),
                              L.read(3, Cxx::S32)},
                             Cxx::U32));
}

bool bfeRule(Lowering &L) {
  Cxx Type = typeOf(L.takeType());
  if (!L.count(4) || Type == Cxx::None)
    return L.refuse("its type is missing");
  return L.write(
      0, L.helper(typed("bfe", Type),
                  {L.read(1, Type), L.read(2, Cxx::U32), L.read(3, Cxx::U32)},
                  Type));
}

bool bfiRule(Lowering &L) {
  Cxx Type = typeOf(L.takeType());
  if (!L.count(5) || Type == Cxx::None)
    return L.refuse("its type is missing");
  return L.write(0, L.helper(typed("bfi", Type),
                             {L.read(1, Type), L.read(2, Type),
                              L.read(3, Cxx::U32), L.read(4, Cxx::U32)},
                             Type));
}

bool bmskRule(Lowering &L) {
  llvm::StringRef Mode = L.takeOneOf({"clamp", "wrap"});
  L.takeType();
  return L.count(3) &&
         L.write(0, L.helper("bmsk_" + (Mode.empty() ? "clamp" : Mode),
                             {L.read(1, Cxx::U32), L.read(2, Cxx::U32)},
                             Cxx::U32));
}

bool szextRule(Lowering &L) {
  llvm::StringRef Mode = L.takeOneOf({"clamp", "wrap"});
  Cxx Type = typeOf(L.takeType());
  return L.count(3) &&
         L.write(0, L.helper("szext_" + (Mode.empty() ? "clamp" : Mode) + "<" +
                                 nameOf(Type) + ">",
                             {L.read(1, Type), L.read(2, Cxx::U32)}, Type));
}

// Dot products ---------------------------------------------------------------

bool dot(Lowering &L, const std::string &Name) {
  Cxx A = typeOf(L.takeType()), B = typeOf(L.takeType());
  if (!L.count(4) || bitsOf(A) != 32 || bitsOf(B) != 32)
    return L.refuse("its types are not known");
  Cxx D = A == Cxx::U32 && B == Cxx::U32 ? Cxx::U32 : Cxx::S32;
  return L.write(0, L.helper(Name + "<" + nameOf(A) + ", " + nameOf(B) + ">",
                             {L.read(1, A), L.read(2, B), L.read(3, D)}, D));
}
bool dp4aRule(Lowering &L) { return dot(L, "dp4a"); }
bool dp2aRule(Lowering &L) {
  llvm::StringRef Half = L.takeOneOf({"lo", "hi"});
  return Half.empty() ? L.refuse("its form is not known")
                      : dot(L, ("dp2a_" + Half).str());
}

const Rule Rules[] = {
    {"add", addRule},     {"addc", addcRule},   {"sub", subRule},
    {"subc", subcRule},   {"mul", mulRule},     {"mad", madRule},
    {"madc", madcRule},   {"mul24", mul24Rule}, {"mad24", mad24Rule},
    {"div", divRule},     {"rem", remRule},     {"min", minRule},
    {"max", maxRule},     {"abs", absRule},     {"neg", negRule},
    {"sad", sadRule},     {"popc", popcRule},   {"clz", clzRule},
    {"brev", brevRule},   {"bfind", bfindRule}, {"fns", fnsRule},
    {"bfe", bfeRule},     {"bfi", bfiRule},     {"bmsk", bmskRule},
    {"szext", szextRule}, {"dp4a", dp4aRule},   {"dp2a", dp2aRule},
};

} // namespace

llvm::ArrayRef<Rule> integerRules() { return Rules; }

} // namespace hipify::ptx
