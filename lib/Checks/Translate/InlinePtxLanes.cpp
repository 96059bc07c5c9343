//===- InlinePtxLanes.cpp - lanes, barriers, control ----------------------===//
//
// Warps keep 32 lanes on waves of either width: `vote.sync.ballot.b32 d, p, m` →
// `d = hipify::ballot_sync(m, p)` of hipify-compat/warp.h.
//
//===----------------------------------------------------------------------===//

#include "InlinePtx.h"

namespace hipify::ptx {
namespace {

using Form = PtxOperand::Kind;

/// A call into warp.h.
Value warp(Lowering &L, const llvm::Twine &Name, llvm::ArrayRef<Value> Args,
           Cxx T) {
  L.needWarp();
  return call("hipify::" + Name, Args, T);
}

struct Shuffle {
  llvm::StringRef Mode; ///< `up`, `down`, `bfly`, `idx`
  Value A, B, C;
  std::optional<Value> Mask;
};

llvm::StringRef functionOf(llvm::StringRef Mode) {
  return Mode == "idx"    ? "shfl"
         : Mode == "bfly" ? "shfl_xor"
         : Mode == "up"   ? "shfl_up"
                          : "shfl_down";
}

/// The width that a constant c operand stands for; 0 for other operands.
unsigned widthOf(const Shuffle &S) {
  if (!S.C.Constant || *S.C.Constant >> 13)
    return 0;
  unsigned Clamp = *S.C.Constant & 0x1f, Segment = *S.C.Constant >> 8 & 0x1f;
  unsigned Width = 32 - Segment;
  bool Power = (Width & (Width - 1)) == 0;
  return Power && Clamp == (S.Mode == "up" ? 0u : 31u) ? Width : 0;
}

Value shuffled(Lowering &L, const Shuffle &S) {
  unsigned Width = widthOf(S);
  Cxx T = S.A.Type;
  if (!Width)
    return L.helper(functionOf(S.Mode), {S.A, S.B, S.C}, T);
  Value WidthValue = literal(Width, Cxx::S32);
  bool Whole = !S.Mask || (S.Mask->Constant && *S.Mask->Constant == 0xffffffff);
  // HIP's own takes the lane or distance as it is (ROCm before 6, lanes too),
  // PTX its low five bits.
  bool Near = S.B.Constant && *S.B.Constant < Width;
  if (Whole && Near && T != Cxx::Any32)
    return call("__" + functionOf(S.Mode), {S.A, as(S.B, Cxx::S32), WidthValue},
                T);
  llvm::SmallVector<Value, 4> Args;
  if (S.Mask)
    Args.push_back(*S.Mask);
  Args.append({S.A, S.B});
  if (Width != 32)
    Args.push_back(WidthValue);
  return warp(L, functionOf(S.Mode) + (S.Mask ? "_sync" : ""), Args, T);
}

bool shflRule(Lowering &L) {
  bool Sync = L.take("sync");
  Shuffle S;
  S.Mode = L.takeOneOf({"up", "down", "bfly", "idx"});
  L.takeType();
  if (!L.count(Sync ? 5 : 4) || S.Mode.empty())
    return L.refuse("its form is not known");
  S.A = L.read(1, Cxx::None);
  if (S.A.Constant)
    S.A = as(S.A, Cxx::U32);
  S.B = L.read(2, Cxx::U32);
  S.C = L.read(3, Cxx::U32);
  if (bitsOf(S.A.Type) != 32)
    return L.refuse("its value has not 32 bits");
  if (Sync)
    S.Mask = L.read(4, Cxx::U32);
  const PtxOperand &D = L.operand(0);
  if (D.Form != Form::Pair)
    return L.write(0, shuffled(L, S), false);
  // The predicate first: the value may go where the distance stands.
  Value Valid = L.helper(functionOf(S.Mode) + "_valid", {S.B, S.C}, Cxx::Bool);
  return L.write(D.Parts[1], Valid) &&
         L.write(D.Parts[0], shuffled(L, S), false);
}

bool voteRule(Lowering &L) {
  bool Sync = L.take("sync");
  llvm::StringRef Mode = L.takeOneOf({"ballot", "any", "all", "uni"});
  L.takeType();
  if (!L.count(Sync ? 3 : 2) || Mode.empty())
    return L.refuse("its form is not known");
  Value P = L.predicate(L.operand(1));
  llvm::SmallVector<Value, 2> Args;
  if (Sync)
    Args.push_back(L.read(2, Cxx::U32));
  Args.push_back(P);
  if (Mode == "uni") {
    if (!Sync)
      Args.insert(Args.begin(), literal(~0u, Cxx::U32));
    return L.write(0, L.helper("vote_uni", Args, Cxx::Bool), false);
  }
  std::string Name = (Mode + (Sync ? "_sync" : "")).str();
  bool Ballot = Mode == "ballot";
  return L.write(0, warp(L, Name, Args, Ballot ? Cxx::U32 : Cxx::S32), false);
}

bool matchRule(Lowering &L) {
  llvm::StringRef Mode = L.takeOneOf({"any", "all"});
  Cxx T = typeOf(L.takeType());
  if (!L.take("sync") || !L.count(3) || Mode.empty() || T == Cxx::None)
    return L.refuse("its form is not known");
  Value A = L.read(1, T), Mask = L.read(2, Cxx::U32);
  if (Mode == "any")
    return L.write(0, warp(L, "match_any_sync", {Mask, A}, Cxx::U32), false);
  Value All = L.helper("match_all", {Mask, A}, Cxx::U32);
  const PtxOperand &D = L.operand(0);
  if (D.Form != Form::Pair)
    return L.write(0, All, false);
  Value Kept = L.temporary("unsigned", All);
  Kept.Type = Cxx::U32;
  return L.write(D.Parts[0], Kept) &&
         L.write(D.Parts[1],
                 binary(Kept, "!=", literal(0, Cxx::S32), Cxx::Bool));
}

bool reduxRule(Lowering &L) {
  llvm::StringRef Op = L.takeOneOf({"add", "min", "max", "and", "or", "xor"});
  Cxx T = typeOf(L.takeType());
  if (!L.take("sync") || !L.count(3) || (T != Cxx::U32 && T != Cxx::S32))
    return L.refuse("its type is not translated");
  bool Bits = Op == "and" || Op == "or" || Op == "xor";
  Cxx Own = Bits ? Cxx::U32 : T;
  return L.write(0,
                 warp(L, "reduce_" + Op + "_sync",
                      {L.read(2, Cxx::U32), L.read(1, Own)}, Own),
                 false);
}

bool activemaskRule(Lowering &L) {
  L.takeType();
  return L.count(1) && L.write(0, warp(L, "activemask", {}, Cxx::U32), false);
}

bool electRule(Lowering &L) {
  if (!L.take("sync") || !L.count(2) || L.operand(0).Form != Form::Pair)
    return L.refuse("its form is not known");
  const PtxOperand &D = L.operand(0);
  Value Leader =
      L.temporary("unsigned", L.helper("elect", L.read(1, Cxx::U32), Cxx::U32));
  Leader.Type = Cxx::U32;
  return L.write(D.Parts[0], Leader) &&
         L.write(D.Parts[1], binary(warp(L, "lane_id", {}, Cxx::U32),
                                    "==", Leader, Cxx::Bool));
}

// Barriers -------------------------------------------------------------------

bool isZero(const Value &V) { return V.Constant && *V.Constant == 0; }

bool barRule(Lowering &L) {
  if (L.take("warp")) {
    if (!L.take("sync") || !L.count(1))
      return L.refuse("its form is not known");
    L.effect(warp(L, "syncwarp", L.read(0, Cxx::U32), Cxx::None));
    return true;
  }
  L.take("cta");
  L.take("aligned");
  L.take("all");
  const char *Named = "only barrier 0 of the whole block exists on AMD GPUs "
                      "(before gfx1250): split the kernel's roles, or let all "
                      "threads meet at __syncthreads()";
  if (L.take("sync")) {
    if (!L.count(0, 2))
      return false;
    if (L.operands() != 0 && !isZero(L.read(0, Cxx::U32)))
      return L.refuse(Named);
    if (L.operands() == 2)
      return L.refuse(Named);
    L.effect(call("__syncthreads", {}, Cxx::None));
    return true;
  }
  if (!L.take("red"))
    return L.refuse(Named);
  llvm::StringRef Op = L.takeOneOf({"popc", "and", "or"});
  L.takeType();
  if (!L.count(3) || Op.empty() || !isZero(L.read(1, Cxx::U32)))
    return L.refuse(Named);
  return L.write(0,
                 call("__syncthreads_" + (Op == "popc" ? "count" : Op),
                      L.predicate(L.operand(2)), Cxx::S32),
                 false);
}

// Control --------------------------------------------------------------------

bool done(Lowering &L, const char *Function) {
  if (!L.count(0))
    return false;
  L.effect(call(Function, {}, Cxx::None));
  return true;
}
bool trapRule(Lowering &L) { return done(L, "__builtin_trap"); }
bool brkptRule(Lowering &L) { return done(L, "__builtin_debugtrap"); }

bool exitRule(Lowering &L) {
  if (!L.where().InKernel)
    return L.refuse(
        "a function cannot end its caller's thread alone: s_endpgm "
        "ends the whole wave; return from here and from the kernel");
  Value V;
  V.Code = "return";
  L.effect(V);
  return L.count(0);
}

bool nanosleepRule(Lowering &L) {
  L.takeType();
  if (!L.count(1))
    return false;
  L.note("the time is approximate");
  L.effect(L.helper("nanosleep", L.read(0, Cxx::U32), Cxx::None));
  return true;
}

/// Hints and counters that AMD GPUs do without.
bool nothing(Lowering &L) {
  L.drop("");
  return true;
}

const Rule Rules[] = {
    {"shfl", shflRule},
    {"vote", voteRule},
    {"match", matchRule},
    {"redux", reduxRule},
    {"activemask", activemaskRule},
    {"elect", electRule},
    {"bar", barRule},
    {"barrier", barRule},
    {"trap", trapRule},
    {"brkpt", brkptRule},
    {"exit", exitRule},
    {"nanosleep", nanosleepRule},
    {"pmevent", nothing},
    {"setmaxnreg", nothing},
    {"griddepcontrol", nothing},
};

} // namespace

llvm::ArrayRef<Rule> laneRules() { return Rules; }

} // namespace hipify::ptx
