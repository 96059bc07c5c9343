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
  return L.write(
      To, L.helper("merge",
                   {L.read(Operands, Cxx::U32), as(V, Cxx::U32),
                    literal(Shift, Cxx::S32), literal(Byte ? 8 : 16, Cxx::S32)},
                   Cxx::U32));
}

/// vadd, vsub, vabsdiff, vmin, vmax.
bool scalar(Lowering &L, const char *Name) {
  Cxx D = typeOf(L.takeType()), A = typeOf(L.takeType()),
      B = typeOf(L.takeType());
  bool Sat = L.take("sat");
  if (!L.count(3, 4) || bitsOf(D) != 32 || bitsOf(A) != 32 || bitsOf(B) != 32)
    return L.refuse("its types are not known");
  Value V =
      L.helper(llvm::Twine(Name) + (Sat ? "_sat<" : "<") + nameOf(D) + ">",
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
  Value Product = L.helper(
      "vmul", {part(L, L.operand(1), A), part(L, L.operand(2), B)}, Cxx::U32);
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
  Value V =
      L.helper("vset_" + Op,
               {part(L, L.operand(1), A), part(L, L.operand(2), B)}, Cxx::U32);
  return finish(L, V, Cxx::U32, 3);
}

// Two and four at once -------------------------------------------------------

/// The digits of `.b7310` or `.h31`, the lowest lane's first; empty where \p O has
/// none. Sets \p Known to false where they are no digits of \p Lanes lanes below
/// \p End.
llvm::SmallVector<unsigned, 4> digits(const PtxOperand &O, unsigned Lanes,
                                      unsigned End, bool &Known) {
  llvm::SmallVector<unsigned, 4> Result;
  llvm::StringRef Text = O.Select;
  if (Text.empty())
    return Result;
  Known &= Text.consume_front(Lanes == 4 ? "b" : "h") && !Text.empty() &&
           Text.size() <= Lanes;
  for (char C : llvm::reverse(Text)) {
    Known &= C >= '0' && unsigned(C - '0') < End;
    Result.push_back(unsigned(C - '0'));
  }
  return Result;
}

/// The lanes of source \p N, chosen from both sources where a selection stands
/// beside it.
Value selected(Lowering &L, size_t N, unsigned Lanes, bool &Known) {
  auto Chosen = digits(L.operand(N), Lanes, 2 * Lanes, Known);
  PtxOperand A = L.operand(1), B = L.operand(2);
  A.Select.clear();
  B.Select.clear();
  if (Chosen.empty())
    return L.read(N == 1 ? A : B, Cxx::U32);
  Known &= Chosen.size() == Lanes;
  unsigned Selector = 0;
  for (unsigned I = 0; I != Chosen.size(); ++I)
    Selector |= Lanes == 4 ? Chosen[I] << (4 * I)
                           : (Chosen[I] * 0x22 + 0x10) << (8 * I);
  return L.helper(
      "prmt",
      {L.read(A, Cxx::U32), L.read(B, Cxx::U32), literal(Selector, Cxx::U32)},
      Cxx::U32);
}

/// \p Operation names a function object of ptx.h; comparisons append theirs.
bool simd(Lowering &L, const char *Operation, unsigned Lanes, bool Compares) {
  llvm::StringRef Op;
  Cxx D = Compares ? Cxx::U32 : typeOf(L.takeType());
  Cxx A = typeOf(L.takeType()), B = typeOf(L.takeType());
  if (Compares && !compared(L, Op))
    return false;
  bool Sat = L.take("sat"), Add = L.take("add"), Known = true;
  if (!L.count(4) || bitsOf(A) != 32 || bitsOf(B) != 32)
    return L.refuse("its types are not known");
  PtxOperand To = L.operand(0);
  auto Named = digits(To, Lanes, Lanes, Known);
  To.Select.clear();
  Value X = selected(L, 1, Lanes, Known), Y = selected(L, 2, Lanes, Known);
  if (!Known)
    return L.refuse("the parts of its registers are not known");
  if (llvm::StringRef(Operation) == "Distance" && Lanes == 4 && Add && !Sat &&
      D == Cxx::U32 && A == Cxx::U32 && B == Cxx::U32 && Named.empty())
    return L.write(To, call("__builtin_amdgcn_sad_u8",
                            {X, Y, L.read(3, Cxx::U32)}, Cxx::U32));
  std::string Function = std::string(Add ? "lanes_add" : "lanes") +
                         "<hipify::ptx::" + Operation + Op.str() + ", " +
                         std::to_string(Lanes);
  for (Cxx T : {D, A, B})
    Function += (", " + nameOf(T)).str();
  Function += Sat ? ", true>" : ">";
  llvm::SmallVector<Value, 4> Args{X, Y};
  unsigned LaneBits = 0, Mask = 0;
  for (unsigned I : Named) {
    LaneBits |= 1u << I;
    Mask |= (Lanes == 4 ? 0xffu : 0xffffu) << (32 / Lanes * I);
  }
  if (Add) {
    Args.push_back(L.read(3, Cxx::U32));
    if (!Named.empty())
      Args.push_back(literal(LaneBits, Cxx::U32));
  }
  Value V = L.helper(Function, Args, Cxx::U32);
  if (!Add && !Named.empty())
    V = L.helper("replaced", {L.read(3, Cxx::U32), V, literal(Mask, Cxx::U32)},
                 Cxx::U32);
  return L.write(To, V);
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
    {"vadd", vaddRule},
    {"vsub", vsubRule},
    {"vabsdiff", vabsdiffRule},
    {"vmin", vminRule},
    {"vmax", vmaxRule},
    {"vshl", vshlRule},
    {"vshr", vshrRule},
    {"vmad", vmadRule},
    {"vset", vsetRule},
    {"vadd2", addLanes<2>},
    {"vadd4", addLanes<4>},
    {"vsub2", subLanes<2>},
    {"vsub4", subLanes<4>},
    {"vavrg2", averageLanes<2>},
    {"vavrg4", averageLanes<4>},
    {"vabsdiff2", distanceLanes<2>},
    {"vabsdiff4", distanceLanes<4>},
    {"vmin2", minLanes<2>},
    {"vmin4", minLanes<4>},
    {"vmax2", maxLanes<2>},
    {"vmax4", maxLanes<4>},
    {"vset2", setLanes<2>},
    {"vset4", setLanes<4>},
};

} // namespace

llvm::ArrayRef<Rule> videoRules() { return Rules; }

} // namespace hipify::ptx
