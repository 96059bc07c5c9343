//===- InlinePtxMemory.cpp - loads, stores, atomics, copies, fences -------===//
//
// `ld.global.nc.u32 d, [p]` → `d = *(const unsigned *)p`. Addresses of shared
// memory are 32-bit numbers on both vendors' GPUs; ptx.h turns them into
// pointers. Asynchronous copies are made at once, which every wait allows.
//
//===----------------------------------------------------------------------===//

#include "InlinePtx.h"
#include "llvm/ADT/StringSwitch.h"

namespace hipify::ptx {
namespace {

using Form = PtxOperand::Kind;

/// The modifiers that all accesses share.
struct Access {
  bool Shared = false, Nontemporal = false, Coherent = false, Volatile = false;
  llvm::StringRef Order; ///< `relaxed`, `acquire`, `release`, `acq_rel`
  llvm::StringRef Scope; ///< HIP's macro, or empty
  unsigned Vector = 1;
  size_t Operands = 0; ///< without a cache policy
  Cxx Type = Cxx::None;
};

llvm::StringRef scopeOf(Lowering &L) {
  llvm::StringRef Scope = L.takeOneOf({"cta", "cluster", "gpu", "gl", "sys"});
  return llvm::StringSwitch<llvm::StringRef>(Scope)
      .Case("cta", "__HIP_MEMORY_SCOPE_WORKGROUP")
      // Clusters are no scope of AMD's: the next wider one holds them.
      .Cases({"cluster", "gpu", "gl"}, "__HIP_MEMORY_SCOPE_AGENT")
      .Case("sys", "__HIP_MEMORY_SCOPE_SYSTEM")
      .Default("");
}

const char *orderName(llvm::StringRef Order) {
  return Order == "acquire"   ? "__ATOMIC_ACQUIRE"
         : Order == "release" ? "__ATOMIC_RELEASE"
         : Order == "acq_rel" ? "__ATOMIC_ACQ_REL"
                              : "__ATOMIC_RELAXED";
}

bool readAccess(Lowering &L, Access &A) {
  A.Operands = L.operands();
  if (L.take("L2::cache_hint"))
    --A.Operands;
  L.drop("L1::");
  L.drop("L2::");
  A.Scope = scopeOf(L);
  A.Order = L.takeOneOf({"relaxed", "acquire", "release", "acq_rel"});
  if (A.Order.empty() && !A.Scope.empty())
    A.Order = "relaxed"; // `ld.gpu` of old
  A.Volatile = L.take("volatile") || L.take("mmio");
  L.takeOneOf({"weak"});
  L.take("global");
  A.Shared = L.take("shared") || L.take("shared::cta");
  llvm::StringRef Cache =
      L.takeOneOf({"ca", "cg", "cs", "lu", "cv", "nc", "wb", "wt"});
  if (Cache == "nc")
    L.takeOneOf({"ca", "cg", "cs"});
  A.Nontemporal = Cache == "cs" || Cache == "lu";
  A.Coherent = Cache == "cg" || Cache == "cv" || Cache == "wt";
  llvm::StringRef Vector = L.takeOneOf({"v2", "v4"});
  A.Vector = Vector == "v2" ? 2 : Vector == "v4" ? 4 : 1;
  A.Type = typeOf(L.takeType());
  if (A.Type == Cxx::None || (A.Type == Cxx::U128 && A.Vector != 1))
    return L.refuse("its type is not translated");
  if (A.Scope.empty())
    A.Scope = "__HIP_MEMORY_SCOPE_AGENT";
  return true;
}

/// HIP's vector type, `uint4`.
std::string vectorOf(Cxx T, unsigned N) {
  llvm::StringRef Base = nameOf(T);
  std::string Name = T == Cxx::U64   ? "ulonglong"
                     : T == Cxx::S64 ? "longlong"
                     : T == Cxx::S8  ? "char"
                     : T == Cxx::U32 ? "uint"
                     : T == Cxx::U16 ? "ushort"
                     : T == Cxx::U8  ? "uchar"
                                     : Base.str();
  return Name + std::to_string(N);
}

Cxx bitsType(Cxx T) {
  return T == Cxx::F32 ? Cxx::U32 : T == Cxx::F64 ? Cxx::U64 : T;
}

Value plain(const llvm::Twine &Code) {
  Value V;
  V.Code = Code.str();
  V.Type = Cxx::Named;
  return V;
}

Value assigned(const Value &To, const Value &V) {
  Value All;
  All.Code = To.at(Unary) + " = " + V.at(Conditional);
  All.Binding = Lowest;
  return All;
}

bool ordered(const Access &A) { return !A.Order.empty() || A.Coherent; }

Value loaded(Lowering &L, const Access &A, const std::string &T, Cxx Type) {
  const PtxOperand &Address = L.operand(1);
  bool Vector = A.Vector != 1;
  std::string Arguments =
      ("<" + llvm::Twine(T) + ", " + orderName(A.Order) + ", " + A.Scope + ">")
          .str();
  if (ordered(A)) {
    if (Vector || A.Type == Cxx::U128)
      return L.helper("load_ordered" + Arguments,
                      L.pointer(Address, T, A.Shared), Type);
    return call("__hip_atomic_load",
                {L.pointer(Address, nameOf(bitsType(A.Type)), A.Shared),
                 plain(orderName(A.Order)), plain(A.Scope)},
                bitsType(A.Type));
  }
  if (A.Volatile && Vector)
    return L.helper("load_volatile<" + llvm::Twine(T) + ">",
                    L.pointer(Address, T, A.Shared), Type);
  Value P = L.pointer(Address, (A.Volatile ? "const volatile " : "const ") + T,
                      A.Shared);
  if (A.Nontemporal && Vector)
    return L.helper("load_nontemporal<" + llvm::Twine(T) + ">", P, Type);
  if (A.Nontemporal)
    return call("__builtin_nontemporal_load", P, Type);
  return unary("*", P, Type);
}

bool ldRule(Lowering &L) {
  Access A;
  if (!readAccess(L, A) || A.Operands != 2)
    return L.refuse("its form is not translated");
  if (A.Vector == 1)
    return L.write(0, loaded(L, A, nameOf(A.Type).str(), A.Type), false);
  const PtxOperand &D = L.operand(0);
  if (D.Form != Form::Vector || D.Parts.size() != A.Vector)
    return L.refuse("its destination is of another size");
  std::string T = vectorOf(A.Type, A.Vector);
  Value V = L.temporary(T, loaded(L, A, T, Cxx::Named));
  for (unsigned P = 0; P != A.Vector; ++P) {
    Value Part = plain(V.at(Primary) + "." + llvm::Twine("xyzw"[P]));
    Part.Type = A.Type;
    if (!L.write(D.Parts[P], Part))
      return false;
  }
  return true;
}

Value vectorValue(Lowering &L, const Access &A, const PtxOperand &O) {
  llvm::SmallVector<Value, 4> Parts;
  if (O.Form != Form::Vector || O.Parts.size() != A.Vector) {
    L.refuse("its source is of another size");
    return {};
  }
  for (const PtxOperand &P : O.Parts)
    Parts.push_back(L.read(P, A.Type));
  return call("make_" + vectorOf(A.Type, A.Vector), Parts, Cxx::Named);
}

bool stRule(Lowering &L) {
  Access A;
  if (!readAccess(L, A) || A.Operands != 2)
    return L.refuse("its form is not translated");
  bool Vector = A.Vector != 1;
  std::string T = Vector ? vectorOf(A.Type, A.Vector) : nameOf(A.Type).str();
  Cxx Bits = !A.Order.empty() && !Vector ? bitsType(A.Type) : A.Type;
  Value V = Vector ? vectorValue(L, A, L.operand(1)) : L.read(1, Bits);
  if (L.Result.Refusal)
    return false;
  const PtxOperand &Address = L.operand(0);
  if (!A.Order.empty()) {
    if (Vector || A.Type == Cxx::U128)
      L.effect(L.helper("store_ordered<" + llvm::Twine(T) + ", " +
                            orderName(A.Order) + ", " + A.Scope + ">",
                        {L.pointer(Address, T, A.Shared), V}, Cxx::None));
    else
      L.effect(call("__hip_atomic_store",
                    {L.pointer(Address, nameOf(Bits), A.Shared), V,
                     plain(orderName(A.Order)), plain(A.Scope)},
                    Cxx::None));
    return true;
  }
  if (Vector && (A.Volatile || A.Nontemporal)) {
    L.effect(L.helper((A.Volatile ? "store_volatile<" : "store_nontemporal<") +
                          llvm::Twine(T) + ">",
                      {L.pointer(Address, T, A.Shared), V}, Cxx::None));
    return true;
  }
  Value P = L.pointer(Address, (A.Volatile ? "volatile " : "") + T, A.Shared);
  L.effect(A.Nontemporal
               ? call("__builtin_nontemporal_store", {V, P}, Cxx::None)
               : assigned(unary("*", P, A.Type), V));
  return true;
}

// Atomics --------------------------------------------------------------------

struct Atomic {
  Access A;
  llvm::StringRef Op;
  std::string T;
  size_t First; ///< operand of the address
};

/// HIP's function for a relaxed operation of the device or the system.
std::string atomicName(const Atomic &X) {
  llvm::StringRef Name = llvm::StringSwitch<llvm::StringRef>(X.Op)
                             .Case("add", "atomicAdd")
                             .Case("and", "atomicAnd")
                             .Case("or", "atomicOr")
                             .Case("xor", "atomicXor")
                             .Case("min", "atomicMin")
                             .Case("max", "atomicMax")
                             .Case("exch", "atomicExch")
                             .Case("cas", "atomicCAS")
                             .Case("inc", "atomicInc")
                             .Default("atomicDec");
  return Name.str();
}

/// One operation on the word at \p P; refused forms give an empty value.
Value atomicOf(Lowering &L, const Atomic &X, const Value &P,
               llvm::ArrayRef<Value> V) {
  bool Plain = (X.A.Order.empty() || X.A.Order == "relaxed") &&
               X.A.Scope == "__HIP_MEMORY_SCOPE_AGENT";
  bool Wide = bitsOf(X.A.Type) == 64;
  bool MinMax = X.Op == "min" || X.Op == "max";
  llvm::SmallVector<Value, 5> Args{P};
  Args.append(V.begin(), V.end());
  if (Plain && !(MinMax && Wide))
    return call(atomicName(X), Args, X.A.Type);
  std::string Order = orderName(X.A.Order);
  if (X.Op == "cas" || X.Op == "inc" || X.Op == "dec")
    return L.helper("atomic_" + X.Op + "<" + Order + ", " + X.A.Scope + ">",
                    Args, X.A.Type);
  Args.push_back(plain(Order));
  Args.push_back(plain(X.A.Scope));
  std::string Name = X.Op == "exch" ? std::string("__hip_atomic_exchange")
                                    : ("__hip_atomic_fetch_" + X.Op).str();
  return call(Name, Args, X.A.Type);
}

bool atomic(Lowering &L, bool Returns) {
  Atomic X;
  X.Op = L.takeOneOf(
      {"add", "and", "or", "xor", "min", "max", "exch", "cas", "inc", "dec"});
  L.take("noftz");
  // The type is read twice: as PTX's name, too.
  for (const std::string &M : L.instruction().Modifiers)
    if (isPtxType(M))
      X.T = M;
  if (X.Op.empty() || !readAccess(L, X.A))
    return L.refuse("its operation is not translated");
  X.First = Returns ? 1 : 0;
  size_t Values = X.Op == "cas" ? 2 : 1;
  if (X.A.Operands != X.First + 1 + Values)
    return L.refuse("its form is not translated");
  const PtxOperand &Address = L.operand(X.First);
  bool Half = X.T == "f16" || X.T == "f16x2" || X.T == "bf16" ||
              X.T == "bf16x2" || bitsOf(X.A.Type) == 16;
  if (Half) {
    if ((X.Op != "add" && X.Op != "cas") || X.A.Vector != 1)
      return L.refuse("its type is not translated");
    llvm::SmallVector<Value, 3> Args{
        L.pointer(Address, nameOf(X.A.Type), X.A.Shared)};
    for (size_t N = 0; N != Values; ++N)
      Args.push_back(L.read(X.First + 1 + N, X.A.Type));
    Value V = L.helper("atomic_" + X.Op + "_" + X.T, Args, X.A.Type);
    return Returns ? L.write(0, V, false) : (L.effect(V), true);
  }
  if (X.A.Type == Cxx::U128)
    return L.refuse("atomics of 128 bits do not exist on AMD GPUs");
  if (X.A.Vector != 1) {
    if (Returns || L.operand(1).Parts.size() != X.A.Vector)
      return L.refuse("atomics of vectors are not translated");
    std::string T = nameOf(X.A.Type).str();
    Value P = L.temporary(T + " *", L.pointer(Address, T, X.A.Shared));
    for (unsigned I = 0; I != X.A.Vector; ++I) {
      Value At = I ? binary(P, "+", literal(I, Cxx::S32), Cxx::Named) : P;
      L.effect(atomicOf(L, X, At, L.read(L.operand(1).Parts[I], X.A.Type)));
    }
    return true;
  }
  llvm::SmallVector<Value, 2> V;
  for (size_t N = 0; N != Values; ++N)
    V.push_back(L.read(X.First + 1 + N, X.A.Type));
  Value Old =
      atomicOf(L, X, L.pointer(Address, nameOf(X.A.Type), X.A.Shared), V);
  if (Returns)
    return L.write(0, Old, false);
  L.effect(Old);
  return true;
}
bool atomRule(Lowering &L) { return atomic(L, true); }
bool redRule(Lowering &L) { return atomic(L, false); }

// Copies ---------------------------------------------------------------------

bool cpRule(Lowering &L) {
  if (!L.take("async"))
    return L.refuse("its form is not known");
  if (L.take("commit_group") || L.take("wait_all"))
    return true;
  if (L.take("wait_group"))
    return L.count(1);
  L.takeOneOf({"ca", "cg"});
  size_t Operands = L.operands() - (L.take("L2::cache_hint") ? 1 : 0);
  L.drop("L1::");
  L.drop("L2::");
  bool Known = (L.take("shared") || L.take("shared::cta")) && L.take("global");
  if (!Known || Operands < 3 || Operands > 4)
    return L.refuse("its form is not translated");
  Value Size = L.read(2, Cxx::None);
  llvm::SmallVector<Value, 3> Args{
      L.pointer(L.operand(0), "char", true),
      L.pointer(L.operand(1), "const char", false)};
  if (L.Result.Refusal)
    return false;
  if (Operands == 4) {
    const PtxOperand &Last = L.operand(3);
    bool Ignore = Last.Form == Form::Register &&
                  L.Registers[Last.Index].Type == Cxx::Bool;
    Args.push_back(Ignore ? conditional(L.predicate(Last), literal(0, Cxx::S32),
                                        as(Size, Cxx::S32), Cxx::S32)
                          : L.read(3, Cxx::U32));
  }
  if (Size.Constant)
    Size.Code = std::to_string(*Size.Constant);
  L.note("the copy is made at once, so it no longer overlaps with "
         "computation");
  L.effect(
      L.helper("copy_to_shared<" + Size.at(Additive) + ">", Args, Cxx::None));
  return true;
}

// Fences and addresses -------------------------------------------------------

bool fenceRule(Lowering &L) {
  for (const std::string &M : L.instruction().Modifiers)
    if (M == "proxy" || llvm::StringRef(M).starts_with("mbarrier_init")) {
      L.drop(""); // orders engines that AMD GPUs do not have
      return true;
    }
  L.takeOneOf({"sc", "acq_rel", "acquire", "release"});
  llvm::StringRef Scope = scopeOf(L);
  if (Scope.empty() || !L.count(0))
    return L.refuse("its form is not translated");
  L.effect(call(Scope.ends_with("WORKGROUP") ? "__threadfence_block"
                : Scope.ends_with("SYSTEM")  ? "__threadfence_system"
                                             : "__threadfence",
                {}, Cxx::None));
  return true;
}

bool prefetchRule(Lowering &L) {
  L.drop("L1");
  L.drop("L2");
  L.take("global");
  if (!L.count(1))
    return false;
  L.effect(call("__builtin_prefetch",
                L.pointer(L.operand(0), "const char", false), Cxx::None));
  return true;
}

bool isspacepRule(Lowering &L) {
  llvm::StringRef Space =
      L.takeOneOf({"shared", "shared::cta", "local", "global"});
  if (!L.count(2) || Space.empty())
    return L.refuse("AMD GPUs have no such address space");
  Value P;
  P.Code = "(const void *)" + L.read(1, Cxx::None).at(Unary);
  P.Binding = Unary;
  P.Type = Cxx::Named;
  Space.consume_back("::cta");
  return L.write(0, L.helper("is_" + Space, P, Cxx::Bool));
}

bool cvtaRule(Lowering &L) {
  bool To = L.take("to");
  llvm::StringRef Space = L.takeOneOf({"global", "shared", "shared::cta"});
  std::string T = L.takeType();
  if (!L.count(2) || Space.empty() || T != "u64")
    return L.refuse("addresses of this space are not translated");
  Value V = L.read(1, Cxx::Any64);
  if (Space == "global")
    return L.write(0, as(V, Cxx::U64));
  if (!To)
    return L.write(0, L.helper("shared_to_generic", as(V, Cxx::U64), Cxx::U64));
  Value P;
  P.Code = "(const void *)" + V.at(Unary);
  P.Binding = Unary;
  P.Type = Cxx::Named;
  return L.write(0, L.helper("generic_to_shared", P, Cxx::U64));
}

/// Hints of caches have no effect on what a program computes.
bool nothing(Lowering &L) {
  L.drop("");
  return true;
}

bool createpolicyRule(Lowering &L) {
  L.drop("");
  return L.operands() != 0 && L.write(0, literal(0, Cxx::U64));
}

const Rule Rules[] = {
    {"ld", ldRule},
    {"ldu", ldRule},
    {"st", stRule},
    {"atom", atomRule},
    {"red", redRule},
    {"cp", cpRule},
    {"fence", fenceRule},
    {"membar", fenceRule},
    {"prefetch", prefetchRule},
    {"prefetchu", prefetchRule},
    {"isspacep", isspacepRule},
    {"cvta", cvtaRule},
    {"applypriority", nothing},
    {"discard", nothing},
    {"createpolicy", createpolicyRule},
};

} // namespace

llvm::ArrayRef<Rule> memoryRules() { return Rules; }

} // namespace hipify::ptx
