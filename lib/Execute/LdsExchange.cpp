//===- LdsExchange.cpp - LDS passed between lanes without a barrier -------===//
//
// Code written for the lockstep of a wave lets lanes read what other lanes of
// the wave have just written, with no barrier between. Lanes that run one after
// the other would see too much or too little. Where an LDS variable is read
// behind a write through another address with no barrier between, the lanes
// wait for each other before they read what was written and before they write
// what was read.
//
//===----------------------------------------------------------------------===//
#include "DeviceProgram.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/CFG.h"

namespace hipify::execute {

using namespace llvm;

namespace {

struct LdsAccess {
  Instruction *At;
  const Value *Pointer, *Variable;
  bool Writes;
};

/// Which LDS accesses may precede a place with no barrier between.
class PendingAccesses {
public:
  explicit PendingAccesses(Function &F);
  bool empty() const { return Accesses.empty(); }
  /// Instructions in front of which the wave must wait.
  SmallVector<Instruction *, 8> hazards();

private:
  /// Returns whether the wave waits in front of the access.
  using Visitor = function_ref<bool(unsigned Access, const BitVector &Before)>;
  /// The accesses behind \p BB when those of \p State are before it.
  void walk(BasicBlock &BB, BitVector &State, Visitor Visit);
  /// Calls \p Visit for each access once the sets are final.
  void visitAll(Visitor Visit);

  Function &F;
  SmallVector<LdsAccess, 16> Accesses;
  DenseMap<const Instruction *, unsigned> Index;
  DenseMap<const BasicBlock *, BitVector> Behind;
};

} // namespace

PendingAccesses::PendingAccesses(Function &F) : F(F) {
  for (BasicBlock &BB : F)
    for (Instruction &I : BB) {
      const Value *Pointer = getLoadStorePointerOperand(&I);
      // Volatile and atomic ones are somebody else's care.
      if (!Pointer || I.isVolatile() || I.isAtomic() || !pointsToLds(Pointer))
        continue;
      Index[&I] = Accesses.size();
      Accesses.push_back(
          {&I, Pointer, getUnderlyingObject(Pointer, 0), isa<StoreInst>(I)});
    }
}

void PendingAccesses::walk(BasicBlock &BB, BitVector &State, Visitor Visit) {
  for (Instruction &I : BB) {
    if (isStop(I)) {
      State.reset();
      continue;
    }
    auto It = Index.find(&I);
    if (It == Index.end())
      continue;
    if (Visit(It->second, State))
      State.reset();
    State.set(It->second);
  }
}

void PendingAccesses::visitAll(Visitor Visit) {
  ReversePostOrderTraversal<Function *> Order(&F);
  auto Entry = [&](BasicBlock *BB) {
    BitVector State(Accesses.size());
    for (BasicBlock *Before : predecessors(BB))
      if (auto It = Behind.find(Before); It != Behind.end())
        State |= It->second;
    return State;
  };
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (BasicBlock *BB : Order) {
      BitVector State = Entry(BB);
      walk(*BB, State, [](unsigned, const BitVector &) { return false; });
      auto [It, New] = Behind.try_emplace(BB, State);
      if (!New && It->second != State)
        It->second = State;
      else if (!New)
        continue;
      Changed = true;
    }
  }
  for (BasicBlock *BB : Order) {
    BitVector State = Entry(BB);
    walk(*BB, State, Visit);
  }
}

SmallVector<Instruction *, 8> PendingAccesses::hazards() {
  // A lane's own value comes back through the same address.
  auto Meets = [&](const LdsAccess &A, const BitVector &Before, bool Written) {
    return any_of(Before.set_bits(), [&](unsigned I) {
      const LdsAccess &Other = Accesses[I];
      return Other.Writes == Written && Other.Variable == A.Variable &&
             Other.Pointer != A.Pointer;
    });
  };
  SmallPtrSet<const Value *, 4> Exchanged;
  visitAll([&](unsigned I, const BitVector &Before) {
    const LdsAccess &A = Accesses[I];
    if (!A.Writes && Meets(A, Before, /*Written=*/true))
      Exchanged.insert(A.Variable);
    return false;
  });
  SmallVector<Instruction *, 8> Found;
  if (Exchanged.empty())
    return Found;
  visitAll([&](unsigned I, const BitVector &Before) {
    const LdsAccess &A = Accesses[I];
    if (!Exchanged.contains(A.Variable) || !Meets(A, Before, !A.Writes))
      return false;
    Found.push_back(A.At);
    return true;
  });
  return Found;
}

void keepExchangesInStep(DeviceProgram &P, Function &F) {
  PendingAccesses Pending(F);
  if (Pending.empty())
    return;
  for (Instruction *I : Pending.hazards()) {
    IRBuilder<> B(I);
    emitStop(P, B, *I, LaneOp::Sync);
  }
}

} // namespace hipify::execute
