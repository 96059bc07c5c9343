//===- InlinePtxVideo.cpp - video instructions ----------------------------===//
//
// They take bytes and halves of registers, compute, saturate, and add to, or
// merge into, a third operand: `vadd.u32.u32.u32 d, a.b0, b.h1`.
//
//===----------------------------------------------------------------------===//

#include "InlinePtx.h"

namespace hipify::ptx {
namespace {

/// Part `.b0` … `.h1` of \p O, extended as \p T asks.
Value part(Lowering &L, const PtxOperand &O, Cxx T) {
  PtxOperand Whole = O;
  Whole.Select.clear();
  if (O.Select.empty())
    return L.read(Whole, T);
  bool Byte = O.Select[0] == 'b', Signed = T == Cxx::S32;
  if (O.Select.size() != 2 || (!Byte && O.Select[0] != 'h')) {
    L.refuse("the part '." + O.Select + "' of a register is not known");
    return {};
  }
  unsigned Shift = (O.Select[1] - '0') * (Byte ? 8 : 16);
  Value V = L.read(Whole, Cxx::U32);
  if (Shift)
    V = binary(V, ">>", literal(Shift, Cxx::S32), Cxx::U32);
  return as(V, Byte ? (Signed ? Cxx::S8 : Cxx::U8)
                    : (Signed ? Cxx::S16 : Cxx::U16));
}

/// What follows the operation: a second one, or a place in the third operand.
bool finish(Lowering &L, Value V, Cxx D, size_t Operands) {
  llvm::StringRef Second = L.takeOneOf({"add", "min", "max"});
  PtxOperand To = L.operand(0);
  if (!Second.empty()) {
    if (!L.count(Operands + 1))
      return false;
    if (Second == "add")
      V = binary(as(V, Cxx::U32), "+", L.read(Operands, Cxx::U32), Cxx::U32);
    else
      V = L.helper(Second + "<" + nameOf(D) + ">", {V, L.read(Operands, D)}, D);
    return L.write(0, V);
  }
  if (To.Select.empty())
    return L.count(Operands) && L.write(0, V);
  if (!L.count(Operands + 1) || To.Select.size() != 2)
    return L.refuse("its destination is not known");
  bool Byte = To.Select[0] == 'b';
  unsigned Shift = (To.Select[1] - '0') * (Byte ? 8 : 16);
  To.Select.clear();
  return L.write(To, L.helper("merge", {L.read(Operands, Cxx::U32),
                                        as(V, Cxx::U32),
                                        literal(Shift, Cxx::S32),
                                        literal(Byte ? 8 : 16, Cxx::S32)},
                              Cxx::U32));
}

/// vadd, vsub, vabsdiff, vmin, vmax.
bool scalar(Lowering &L, const char *Name) {
  Cxx D = typeOf(L.takeType()), A = typeOf(L.takeType()),
      B = typeOf(L.takeType());
  bool Sat = L.take("sat");
  if (!L.count(3, 4) || bitsOf(D) != 32 || bitsOf(A) != 32 || bitsOf(B) != 32)
    return L.refuse("its types are not known");
  Value V = L.helper(llvm::Twine(Name) + (Sat ? "_sat<" : "<") + nameOf(D) + ">",
                     {part(L, L.operand(1), A), part(L, L.operand(2), B)}, D);
  return finish(L, V, D, 3);
}
bool vaddRule(Lowering &L) { return scalar(L, "vadd"); }
bool vsubRule(Lowering &L) { return scalar(L, "vsub"); }
bool vabsdiffRule(Lowering &L) { return scalar(L, "vabsdiff"); }
bool vminRule(Lowering &L) { return scalar(L, "vmin"); }
bool vmaxRule(Lowering &L) { return scalar(L, "vmax"); }

bool videoShift(Lowering &L, bool Left) {
  Cxx D = typeOf(L.takeType()), A = typeOf(L.takeType());
  L.takeType();
  llvm::StringRef Mode = L.takeOneOf({"clamp", "wrap"});
  if (!L.count(3, 4) || Mode.empty() || L.take("sat"))
    return L.refuse("its form is not translated");
  Value By = part(L, L.operand(2), Cxx::U32);
  if (Mode == "wrap")
    By = binary(By, "&", literal(31, Cxx::U32), Cxx::U32);
  Value V = L.helper(llvm::Twine(Left ? "shl<" : "shr<") + nameOf(A) + ">",
                     {part(L, L.operand(1), A), By}, A);
  return finish(L, V, D, 3);
}
bool vshlRule(Lowering &L) { return videoShift(L, true); }
bool vshrRule(Lowering &L) { return videoShift(L, false); }

bool vmadRule(Lowering &L) {
  Cxx D = typeOf(L.takeType()), A = typeOf(L.takeType()),
      B = typeOf(L.takeType());
  if (!L.count(4) || bitsOf(D) != 32)
    return L.refuse("its types are not known");
  Value Product = L.helper("vmul", {part(L, L.operand(1), A),
                                    part(L, L.operand(2), B)},
                           Cxx::U32);
  return L.write(0, binary(Product, "+", L.read(3, Cxx::U32), Cxx::U32));
}

bool compared(Lowering &L, llvm::StringRef &Op) {
  Op = L.takeOneOf({"eq", "ne", "lt", "le", "gt", "ge"});
  return !Op.empty() || L.refuse("its comparison is not known");
}

bool vsetRule(Lowering &L) {
  Cxx A = typeOf(L.takeType()), B = typeOf(L.takeType());
  llvm::StringRef Op;
  if (!compared(L, Op) || !L.count(3, 4))
    return false;
  Value V = L.helper("vset_" + Op,
                     {part(L, L.operand(1), A), part(L, L.operand(2), B)},
                     Cxx::U32);
  return finish(L, V, Cxx::U32, 3);
}

// Two and four at once -------------------------------------------------------

/// \p Operation names a function object of ptx.h; comparisons append theirs.
bool simd(Lowering &L, const char *Operation, unsigned Lanes, bool Compares) {
  llvm::StringRef Op;
  Cxx D = Compares ? Cxx::U32 : typeOf(L.takeType());
  Cxx A = typeOf(L.takeType()), B = typeOf(L.takeType());
  if (Compares && !compared(L, Op))
    return false;
  bool Sat = L.take("sat"), Add = L.take("add");
  if (!L.count(4) || bitsOf(A) != 32 || bitsOf(B) != 32)
    return L.refuse("its types are not known");
  for (size_t N = 0; N != 3; ++N)
    if (!L.operand(N).Select.empty())
      return L.refuse("the part '." + L.operand(N).Select +
                      "' of a register is not translated");
  Value X = L.read(1, Cxx::U32), Y = L.read(2, Cxx::U32);
  if (llvm::StringRef(Operation) == "Distance" && Lanes == 4 && Add && !Sat && D == Cxx::U32 &&
      A == Cxx::U32 && B == Cxx::U32)
    return L.write(0, call("__builtin_amdgcn_sad_u8",
                           {X, Y, L.read(3, Cxx::U32)}, Cxx::U32));
  std::string Function = std::string(Add ? "lanes_add" : "lanes") +
                         "<hipify::ptx::" + Operation + Op.str() + ", " +
                         std::to_string(Lanes);
  for (Cxx T : {D, A, B})
    Function += (", " + nameOf(T)).str();
  Function += Sat ? ", true>" : ">";
  llvm::SmallVector<Value, 3> Args{X, Y};
  if (Add)
    Args.push_back(L.read(3, Cxx::U32));
  return L.write(0, L.helper(Function, Args, Cxx::U32));
}

template <unsigned Lanes> bool addLanes(Lowering &L) {
  return simd(L, "Add", Lanes, false);
}
template <unsigned Lanes> bool subLanes(Lowering &L) {
  return simd(L, "Sub", Lanes, false);
}
template <unsigned Lanes> bool averageLanes(Lowering &L) {
  return simd(L, "Average", Lanes, false);
}
template <unsigned Lanes> bool distanceLanes(Lowering &L) {
  return simd(L, "Distance", Lanes, false);
}
template <unsigned Lanes> bool minLanes(Lowering &L) {
  return simd(L, "Min", Lanes, false);
}
template <unsigned Lanes> bool maxLanes(Lowering &L) {
  return simd(L, "Max", Lanes, false);
}
template <unsigned Lanes> bool setLanes(Lowering &L) {
  return simd(L, "Set_", Lanes, true);
}

const Rule Rules[] = {
    {"vadd", vaddRule},           {"vsub", vsubRule},
    {"vabsdiff", vabsdiffRule},   {"vmin", vminRule},
    {"vmax", vmaxRule},           {"vshl", vshlRule},
    {"vshr", vshrRule},           {"vmad", vmadRule},
    {"vset", vsetRule},           {"vadd2", addLanes<2>},
    {"vadd4", addLanes<4>},       {"vsub2", subLanes<2>},
    {"vsub4", subLanes<4>},       {"vavrg2", averageLanes<2>},
    {"vavrg4", averageLanes<4>},  {"vabsdiff2", distanceLanes<2>},
    {"vabsdiff4", distanceLanes<4>}, {"vmin2", minLanes<2>},
    {"vmin4", minLanes<4>},       {"vmax2", maxLanes<2>},
    {"vmax4", maxLanes<4>},       {"vset2", setLanes<2>},
    {"vset4", setLanes<4>},
};

} // namespace

llvm::ArrayRef<Rule> videoRules() { return Rules; }

} // namespace hipify::ptx
