//===- InlinePtxConvert.cpp - conversions between types -------------------===//
//
// PTX saturates where a floating-point number does not fit an integer, C++ does
// not define that: those go through ptx.h. Integers convert as in C++.
//
//===----------------------------------------------------------------------===//

#include "InlinePtx.h"
#include "llvm/ADT/StringSwitch.h"

namespace hipify::ptx {
namespace {

struct Conversion {
  std::string To, From;
  llvm::StringRef Round; ///< `rn`, `rzi`, …
  bool Sat = false, Relu = false, Flush = false, Finite = false;
};

bool isHalf(llvm::StringRef T) { return T == "f16" || T == "bf16"; }
bool isFloat(llvm::StringRef T) {
  return T == "f32" || T == "f64" || isHalf(T);
}

Value widened(Lowering &L, llvm::StringRef T, Value V) {
  if (!isHalf(T))
    return V;
  return L.helper(T == "f16" ? "half_to_float" : "bfloat_to_float", V,
                  Cxx::F32);
}

Value saturated(Lowering &L, const Conversion &C, Value V) {
  return C.Sat ? L.helper("saturate", V, V.Type) : V;
}

bool integers(Lowering &L, const Conversion &C) {
  Cxx To = typeOf(C.To), From = typeOf(C.From);
  Value V = L.read(1, From);
  if (!C.Sat)
    return L.write(0, as(V, To));
  return L.write(
      0, L.helper(llvm::Twine("saturate_to<") + nameOf(To) + ">", V, To));
}

bool toInteger(Lowering &L, const Conversion &C) {
  Cxx To = typeOf(C.To);
  llvm::StringRef Mode = C.Round.empty() ? "rzi" : C.Round;
  if (!Mode.ends_with("i"))
    return L.refuse("its rounding is not known");
  Value V = widened(L, C.From, L.read(1, typeOf(C.From)));
  // What is flushed shows where it would be rounded away from zero.
  if (C.Flush && (Mode == "rmi" || Mode == "rpi"))
    V = L.helper("flush", V, V.Type);
  return L.write(0, L.helper("to_int_" + Mode + "<" + nameOf(To) + ">", V, To));
}

bool halfFromFloat(Lowering &L, const Conversion &C, Value V) {
  llvm::StringRef Mode = C.Round.empty() ? "rn" : C.Round;
  if (Mode != "rn" && Mode != "rz")
    return L.refuse("its rounding is not translated");
  std::string Name = (C.To == "f16" ? "float_to_half" : "float_to_bfloat") +
                     (Mode == "rz" ? std::string("_rz") : std::string());
  Value H = L.helper(Name, saturated(L, C, V), Cxx::U16);
  if (C.Relu)
    H = L.helper("relu_" + C.To, H, Cxx::U16);
  return L.write(0, H);
}

bool fromInteger(Lowering &L, const Conversion &C) {
  Cxx From = typeOf(C.From), To = typeOf(C.To);
  Value V = L.read(1, From);
  llvm::StringRef Mode = C.Round.empty() ? "rn" : C.Round;
  if (isHalf(C.To)) {
    // An integer of 24 bits is exact in a float; others must round once.
    if (bitsOf(From) > 16)
      return L.write(
          0, L.helper(C.To == "f16" ? "int_to_half" : "int_to_bfloat",
                      as(V, From == Cxx::U64 ? Cxx::U64 : Cxx::S64), Cxx::U16));
    return halfFromFloat(L, C, as(V, Cxx::F32));
  }
  Value F;
  if (Mode == "rn") {
    F.Code = ("(" + nameOf(To) + ")").str() + V.at(Unary);
    F.Binding = Unary;
    F.Type = To;
  } else {
    F = L.helper("from_int_" + Mode + "<" + nameOf(To) + ">", V, To);
  }
  return L.write(0, saturated(L, C, F));
}

bool floats(Lowering &L, const Conversion &C) {
  Cxx To = typeOf(C.To), From = typeOf(C.From);
  Value V = widened(L, C.From, L.read(1, From));
  bool ToInteger = C.Round.ends_with("i");
  if (ToInteger) {
    bool Single = V.Type == Cxx::F32;
    llvm::StringRef Function = llvm::StringSwitch<llvm::StringRef>(C.Round)
                                   .Case("rni", Single ? "rintf" : "rint")
                                   .Case("rzi", Single ? "truncf" : "trunc")
                                   .Case("rmi", Single ? "floorf" : "floor")
                                   .Default(Single ? "ceilf" : "ceil");
    if (C.Flush && (C.Round == "rmi" || C.Round == "rpi"))
      V = L.helper("flush", V, V.Type);
    V = call(Function, V, V.Type);
  }
  if (isHalf(C.To)) {
    Conversion Exact = C;
    if (ToInteger)
      Exact.Round = "rn";
    if (V.Type != Cxx::F64)
      return halfFromFloat(L, Exact, V);
    if (C.Round != "rn" || C.To != "f16" || C.Relu || C.Sat)
      return L.refuse("its rounding is not translated");
    return L.write(0, L.helper("double_to_half", V, Cxx::U16));
  }
  if (To == Cxx::F32 && V.Type == Cxx::F64 && !ToInteger && C.Round != "rn") {
    V = L.helper("narrow_" + C.Round, V, Cxx::F32);
  } else if (To != V.Type) {
    Value Cast;
    Cast.Code = ("(" + nameOf(To) + ")").str() + V.at(Unary);
    Cast.Binding = Unary;
    Cast.Type = To;
    V = Cast;
  }
  V = saturated(L, C, V);
  if (C.Relu)
    V = L.helper("relu", V, To);
  return L.write(0, V);
}

bool is8Bits(llvm::StringRef T) { return T == "e4m3x2" || T == "e5m2x2"; }

/// `cvt.rn.satfinite.e4m3x2.f32 d, hi, lo` and `cvt.rn.f16x2.e4m3x2 d, a`: by
/// functions that keep the OCP formats on every GPU.
bool eightBits(Lowering &L, const Conversion &C) {
  std::string Relu = C.Relu ? "_relu" : "";
  if (C.Round != "rn" || C.Sat)
    return L.refuse("its rounding is not translated");
  if (is8Bits(C.To) && C.Finite && C.From == "f32" && L.count(3))
    return L.write(0, L.helper("floats_to_" + C.To + Relu,
                               {L.read(1, Cxx::F32), L.read(2, Cxx::F32)},
                               Cxx::U16));
  if (is8Bits(C.To) && C.Finite && C.From == "f16x2" && L.count(2))
    return L.write(
        0, L.helper("half2_to_" + C.To + Relu, L.read(1, Cxx::U32), Cxx::U16));
  if (C.To != "f16x2" || !L.count(2))
    return L.refuse("conversions between these types are not translated: "
                    "hip_fp8.h has 8-bit floating-point formats, which differ "
                    "by GPU (FNUZ on MI300, OCP later)");
  Value V = L.helper(C.From + "_to_half2", L.read(1, Cxx::U16), Cxx::U32);
  return L.write(0, C.Relu ? L.helper("relu_f16x2", V, Cxx::U32) : V);
}

/// `cvt.rn.f16x2.f32 d, hi, lo`
bool pairs(Lowering &L, const Conversion &C) {
  if (C.From != "f32")
    return L.refuse("conversions between these types are not translated");
  llvm::StringRef Mode = C.Round.empty() ? "rn" : C.Round;
  if (!L.count(3) || (Mode != "rn" && Mode != "rz") || C.Sat)
    return L.refuse("its rounding is not translated");
  std::string Name =
      (C.To == "f16x2" ? "floats_to_half2" : "floats_to_bfloat2") +
      (Mode == "rz" ? std::string("_rz") : std::string());
  Value V =
      L.helper(Name, {L.read(1, Cxx::F32), L.read(2, Cxx::F32)}, Cxx::U32);
  if (C.Relu)
    V = L.helper("relu_" + C.To, V, Cxx::U32);
  return L.write(0, V);
}

/// `cvt.pack.sat.s8.s32.b32 d, a, b, c`
bool packed(Lowering &L) {
  std::string To = L.takeType(), From = L.takeType(), Rest = L.takeType();
  if (!L.take("sat") || From != "s32" || !L.count(Rest.empty() ? 3 : 4))
    return L.refuse("its form is not known");
  llvm::SmallVector<Value, 3> V{L.read(1, Cxx::S32), L.read(2, Cxx::S32)};
  if (!Rest.empty())
    V.push_back(L.read(3, Cxx::U32));
  return L.write(0, L.helper("pack_sat_" + To, V, Cxx::U32));
}

bool cvtRule(Lowering &L) {
  if (L.take("pack"))
    return packed(L);
  Conversion C;
  C.Round =
      L.takeOneOf({"rn", "rz", "rm", "rp", "rni", "rzi", "rmi", "rpi", "rna"});
  C.Sat = L.take("sat");
  C.Relu = L.take("relu");
  C.Flush = L.take("ftz");
  C.Finite = L.take("satfinite");
  C.To = L.takeType();
  C.From = L.takeType();
  if (is8Bits(C.To) || is8Bits(C.From))
    return eightBits(L, C);
  if (C.Finite)
    return L.refuse("conversions that saturate to finite numbers are for 8-bit "
                    "formats: use hip_fp8.h, whose formats differ by GPU");
  if (C.To == "tf32" && C.Round == "rna" && L.count(2))
    return L.write(0, L.helper("float_to_tf32", L.read(1, Cxx::F32), Cxx::U32));
  if (C.To == "f16x2" || C.To == "bf16x2")
    return pairs(L, C);
  if (!L.count(2) || typeOf(C.To) == Cxx::None || typeOf(C.From) == Cxx::None ||
      bitsOf(typeOf(C.From)) > 64)
    return L.refuse("its types are not translated");
  if (isFloat(C.From))
    return isFloat(C.To) ? floats(L, C) : toInteger(L, C);
  return isFloat(C.To) ? fromInteger(L, C) : integers(L, C);
}

const Rule Rules[] = {{"cvt", cvtRule}};

} // namespace

llvm::ArrayRef<Rule> convertRules() { return Rules; }

} // namespace hipify::ptx
