//===- InlinePtxFloat.cpp - floating-point arithmetic ---------------------===//
//
// `fma.rn.f32 d, a, b, c` → `d = fmaf(a, b, c)`. Halves are bits in registers;
// ptx.h computes with them. Approximations become HIP's functions of at least
// their accuracy. `.ftz` is not followed: AMD GPUs keep subnormal numbers.
//
//===----------------------------------------------------------------------===//

#include "InlinePtx.h"

namespace hipify::ptx {
namespace {

bool isHalf(llvm::StringRef T) {
  return T == "f16" || T == "f16x2" || T == "bf16" || T == "bf16x2";
}

void flush(Lowering &L) {
  if (L.take("ftz"))
    L.note("subnormal numbers are kept, where .ftz makes them zero");
}

/// `.rz`, `.rm`, `.rp`; `.rn` where it is written; empty where none is.
llvm::StringRef rounding(Lowering &L) {
  return L.takeOneOf({"rn", "rz", "rm", "rp"});
}

bool finish(Lowering &L, const std::string &T, Value V, bool Sat, bool Relu) {
  if (Sat)
    V = isHalf(T) ? L.helper("saturate_" + T, V, typeOf(T))
                  : L.helper("saturate", V, typeOf(T));
  if (Relu)
    V = L.helper("relu_" + T, V, typeOf(T));
  return L.write(0, V);
}

/// An operation of two or three operands that has a C++ form for f32 and f64
/// and, by \p Name, functions in ptx.h for all else.
bool arithmetic(Lowering &L, const std::string &T, const char *Name,
                size_t Operands,
                llvm::function_ref<Value(llvm::ArrayRef<Value>, bool)> Plain) {
  llvm::StringRef Round = rounding(L);
  flush(L);
  bool Sat = L.take("sat"), Relu = L.take("relu");
  Cxx Type = typeOf(T);
  if (!L.count(Operands + 1) || Type == Cxx::None)
    return L.refuse("its type is not translated");
  llvm::SmallVector<Value, 3> V;
  for (size_t N = 1; N <= Operands; ++N)
    V.push_back(L.read(N, Type));
  bool Directed = !Round.empty() && Round != "rn";
  if (T == "f32" || T == "f64") {
    if (Relu)
      return L.refuse("its modifier '.relu' is not translated");
    if (!Directed)
      return finish(L, T, Plain(V, Round == "rn"), Sat, Relu);
    return finish(L, T, L.helper(llvm::Twine(Name) + "_" + Round, V, Type), Sat,
                  Relu);
  }
  if (Directed || (T == "f32x2" && (Sat || Relu)))
    return L.refuse("its rounding is not translated");
  return finish(L, T, L.helper(llvm::Twine(Name) + "_" + T, V, Type), Sat,
                Relu);
}

/// `.rn` keeps the compiler from fusing the operation with another one.
Value plainOrKept(Lowering &L, llvm::ArrayRef<Value> V, const char *Op,
                  const char *Kept, bool Keep) {
  return Keep ? L.helper(Kept, V, V[0].Type)
              : binary(V[0], Op, V[1], V[0].Type);
}

} // namespace

bool floatAdd(Lowering &L, const std::string &T) {
  return arithmetic(L, T, "add", 2, [&](llvm::ArrayRef<Value> V, bool Keep) {
    return plainOrKept(L, V, "+", "add_rn", Keep);
  });
}
bool floatSub(Lowering &L, const std::string &T) {
  return arithmetic(L, T, "sub", 2, [&](llvm::ArrayRef<Value> V, bool Keep) {
    return plainOrKept(L, V, "-", "sub_rn", Keep);
  });
}
bool floatMul(Lowering &L, const std::string &T) {
  return arithmetic(L, T, "mul", 2, [&](llvm::ArrayRef<Value> V, bool Keep) {
    return plainOrKept(L, V, "*", "mul_rn", Keep);
  });
}
bool floatFma(Lowering &L, const std::string &T) {
  return arithmetic(L, T, "fma", 3, [&](llvm::ArrayRef<Value> V, bool) {
    return call(T == "f32" ? "fmaf" : "fma", V, typeOf(T));
  });
}

bool floatDiv(Lowering &L, const std::string &T) {
  L.takeOneOf({"approx", "full"});
  llvm::StringRef Round = rounding(L);
  flush(L);
  if (!L.count(3) || (T != "f32" && T != "f64"))
    return L.refuse("its type is not translated");
  Value A = L.read(1, typeOf(T)), B = L.read(2, typeOf(T));
  if (Round.empty() || Round == "rn")
    return L.write(0, binary(A, "/", B, typeOf(T)));
  return L.write(0, L.helper("div_" + Round, {A, B}, typeOf(T)));
}

bool floatMinMax(Lowering &L, const std::string &T, bool Max) {
  flush(L);
  bool NaN = L.take("NaN"), Xor = L.take("xorsign"), Abs = L.take("abs");
  bool Relu = L.take("relu");
  Cxx Type = typeOf(T);
  if (!L.count(3, 4) || Type == Cxx::None || Xor != Abs)
    return L.refuse("its form is not known");
  bool Number = T == "f32" || T == "f64";
  if (Relu && Number)
    return L.refuse("its modifier '.relu' is not translated");
  std::string Name = Max ? "max" : "min";
  auto Two = [&](const Value &A, const Value &B) {
    if (Xor)
      return L.helper(Name + (NaN ? "_nan" : "") + "_xorsign_" + T, {A, B},
                      Type);
    if (NaN)
      return L.helper(Name + "_nan_" + T, {A, B}, Type);
    if (!Number)
      return L.helper(Name + "_" + T, {A, B}, Type);
    return call("f" + Name + (T == "f32" ? "f" : ""), {A, B}, Type);
  };
  if (Xor && T != "f32" && T != "f16" && T != "f16x2")
    return L.refuse("its form is not translated");
  Value V = Two(L.read(1, Type), L.read(2, Type));
  if (L.operands() == 4)
    V = Two(V, L.read(3, Type));
  return finish(L, T, V, false, Relu);
}

bool floatAbs(Lowering &L, const std::string &T) {
  flush(L);
  if (!L.count(2))
    return false;
  Value A = L.read(1, typeOf(T));
  if (T == "f32" || T == "f64")
    return L.write(0, call(T == "f32" ? "fabsf" : "fabs", A, typeOf(T)));
  bool Two = typeOf(T) == Cxx::U32;
  return L.write(
      0,
      binary(A, "&", literal(Two ? 0x7fff7fff : 0x7fff, typeOf(T)), typeOf(T)));
}

bool floatNeg(Lowering &L, const std::string &T) {
  flush(L);
  if (!L.count(2))
    return false;
  Value A = L.read(1, typeOf(T));
  if (T == "f32" || T == "f64")
    return L.write(0, unary("-", A, typeOf(T)));
  bool Two = typeOf(T) == Cxx::U32;
  return L.write(
      0,
      binary(A, "^", literal(Two ? 0x80008000 : 0x8000, typeOf(T)), typeOf(T)));
}

namespace {

/// Functions of one number. \p Single and \p Double are HIP's; halves go through
/// ptx.h by \p Name, where there is one.
bool function(Lowering &L, const char *Name, const char *Single,
              const char *Double, bool Halves) {
  L.takeOneOf({"approx"});
  llvm::StringRef Round = rounding(L);
  flush(L);
  std::string T = L.takeType();
  if (!L.count(2))
    return false;
  if (!Round.empty() && Round != "rn") {
    if ((T != "f32" && T != "f64") || llvm::StringRef(Name) != "sqrt")
      return L.refuse("its rounding is not translated");
    return L.write(0, L.helper(llvm::Twine(Name) + "_" + Round,
                               L.read(1, typeOf(T)), typeOf(T)));
  }
  if (Halves && isHalf(T))
    return L.write(0, L.helper(llvm::Twine(Name) + "_" + T,
                               L.read(1, typeOf(T)), typeOf(T)));
  const char *Function = T == "f32" ? Single : T == "f64" ? Double : nullptr;
  if (!Function)
    return L.refuse("its type is not translated");
  return L.write(0, call(Function, L.read(1, typeOf(T)), typeOf(T)));
}

bool ex2Rule(Lowering &L) { return function(L, "ex2", "exp2f", nullptr, true); }
bool lg2Rule(Lowering &L) {
  return function(L, "lg2", "log2f", nullptr, false);
}
bool sinRule(Lowering &L) {
  return function(L, "sin", "__sinf", nullptr, false);
}
bool cosRule(Lowering &L) {
  return function(L, "cos", "__cosf", nullptr, false);
}
bool tanhRule(Lowering &L) {
  return function(L, "tanh", "tanhf", nullptr, true);
}
bool rsqrtRule(Lowering &L) {
  return function(L, "rsqrt", "rsqrtf", "rsqrt", false);
}
bool sqrtRule(Lowering &L) {
  return function(L, "sqrt", "sqrtf", "sqrt", false);
}

bool rcpRule(Lowering &L) {
  bool Approximate = L.take("approx");
  llvm::StringRef Round = rounding(L);
  flush(L);
  std::string T = L.takeType();
  if (!L.count(2) || (T != "f32" && T != "f64"))
    return L.refuse("its type is not translated");
  Value A = L.read(1, typeOf(T));
  if (Approximate && T == "f32")
    return L.write(0, call("__builtin_amdgcn_rcpf", A, Cxx::F32));
  if (!Round.empty() && Round != "rn")
    return L.write(0, L.helper("rcp_" + Round, A, typeOf(T)));
  Value One = literal(T == "f32" ? 0x3f800000 : 0x3ff0000000000000, typeOf(T));
  return L.write(0, binary(One, "/", A, typeOf(T)));
}

bool copysignRule(Lowering &L) {
  std::string T = L.takeType();
  if (!L.count(3) || (T != "f32" && T != "f64"))
    return L.refuse("its type is not translated");
  return L.write(0,
                 call(T == "f32" ? "copysignf" : "copysign",
                      {L.read(2, typeOf(T)), L.read(1, typeOf(T))}, typeOf(T)));
}

bool testpRule(Lowering &L) {
  llvm::StringRef What = L.takeOneOf(
      {"finite", "infinite", "number", "notanumber", "normal", "subnormal"});
  std::string T = L.takeType();
  if (!L.count(2) || What.empty())
    return L.refuse("its form is not known");
  return L.write(0, L.helper("is_" + What, L.read(1, typeOf(T)), Cxx::Bool));
}

bool fmaRule(Lowering &L) { return floatFma(L, L.takeType()); }

const Rule Rules[] = {
    {"fma", fmaRule},           {"ex2", ex2Rule},     {"lg2", lg2Rule},
    {"sin", sinRule},           {"cos", cosRule},     {"tanh", tanhRule},
    {"rcp", rcpRule},           {"rsqrt", rsqrtRule}, {"sqrt", sqrtRule},
    {"copysign", copysignRule}, {"testp", testpRule},
};

} // namespace

llvm::ArrayRef<Rule> floatRules() { return Rules; }

} // namespace hipify::ptx
