//===- Progress.cpp - where lanes must let others run ---------------------===//
//
// Lanes of a wave run one after the other between the operations they perform
// together. Two kinds of code see that:
//   * A loop that waits for memory another wave writes would wait for ever. Its
//     back edge polls.
//   * Volatile LDS accesses rely on lanes executing each instruction together
//     ("warp-synchronous" code). They wait for each other. LdsExchange.cpp finds
//     such code without the word volatile.
//
//===----------------------------------------------------------------------===//
#include "DeviceProgram.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"

namespace hipify::execute {

using namespace llvm;

/// Whether \p I yields a value that another thread may change.
static bool readsSharedState(const Instruction &I, const Loop &L) {
  if (const auto *Load = dyn_cast<LoadInst>(&I))
    return (Load->isVolatile() || Load->isAtomic()) &&
           !isa<AllocaInst>(getUnderlyingObject(Load->getPointerOperand()));
  if (const auto *Swap = dyn_cast<AtomicCmpXchgInst>(&I))
    // A retry with what was just read never waits for anybody.
    return L.isLoopInvariant(Swap->getCompareOperand());
  return isa<AtomicRMWInst>(I);
}

/// Whether the loop goes on until another thread does something.
static bool spins(const Loop &L) {
  SmallVector<BasicBlock *, 4> Exiting;
  L.getExitingBlocks(Exiting);
  SmallVector<const Value *, 16> Work;
  SmallPtrSet<const Value *, 32> Seen;
  for (BasicBlock *BB : Exiting) {
    if (auto *Branch = dyn_cast<BranchInst>(BB->getTerminator())) {
      if (Branch->isConditional())
        Work.push_back(Branch->getCondition());
    } else if (auto *Switch = dyn_cast<SwitchInst>(BB->getTerminator())) {
      Work.push_back(Switch->getCondition());
    }
  }
  while (!Work.empty()) {
    const auto *I = dyn_cast<Instruction>(Work.pop_back_val());
    if (!I || !L.contains(I) || !Seen.insert(I).second)
      continue;
    if (readsSharedState(*I, L))
      return true;
    if (isa<AtomicCmpXchgInst, LoadInst>(I))
      continue;
    for (const Value *Operand : I->operands())
      Work.push_back(Operand);
  }
  return false;
}

static bool hasStop(const Loop &L) {
  for (BasicBlock *BB : L.blocks())
    for (Instruction &I : *BB)
      if (isStop(I))
        return true;
  return false;
}

static void pollInSpinLoops(DeviceProgram &P, Function &F) {
  DominatorTree Dominators(F);
  LoopInfo Loops(Dominators);
  SmallVector<BasicBlock *, 8> Latches;
  for (Loop *L : Loops.getLoopsInPreorder())
    if (spins(*L) && !hasStop(*L))
      L->getLoopLatches(Latches);
  for (BasicBlock *Latch : Latches) {
    IRBuilder<> B(Latch->getTerminator());
    emitStop(P, B, *Latch->getTerminator(), LaneOp::Poll);
  }
}

/// Volatile accesses of LDS, or of what may be LDS: a flat pointer that a function
/// was given.
static bool isVolatileLds(const DeviceProgram &P, const Instruction &I,
                          bool &Writes) {
  const Value *Pointer = nullptr;
  if (const auto *Load = dyn_cast<LoadInst>(&I); Load && Load->isVolatile()) {
    Pointer = Load->getPointerOperand();
    Writes = false;
  } else if (const auto *Store = dyn_cast<StoreInst>(&I);
             Store && Store->isVolatile()) {
    Pointer = Store->getPointerOperand();
    Writes = true;
  }
  if (!Pointer || pointsToLds(Pointer))
    return Pointer != nullptr;
  // No kernel is given a pointer into LDS.
  return Pointer->getType()->getPointerAddressSpace() == FlatSpace &&
         isa<Argument>(getUnderlyingObject(Pointer, /*MaxLookup=*/0)) &&
         !is_contained(P.KernelFunctions, I.getFunction());
}

static void keepVolatileLdsInStep(DeviceProgram &P, Function &F) {
  SmallVector<Instruction *, 16> Before;
  for (BasicBlock &BB : F) {
    int Last = -1; // a run of reads, or of writes, needs one wait
    for (Instruction &I : BB) {
      bool Writes;
      if (isStop(I))
        Last = -1;
      if (!isVolatileLds(P, I, Writes))
        continue;
      if (Last != static_cast<int>(Writes))
        Before.push_back(&I);
      Last = Writes;
    }
  }
  for (Instruction *I : Before) {
    IRBuilder<> B(I);
    emitStop(P, B, *I, LaneOp::Sync);
  }
}

void markProgress(DeviceProgram &P) {
  for (Function &F : P.M) {
    if (F.isDeclaration())
      continue;
    keepVolatileLdsInStep(P, F);
    keepExchangesInStep(P, F);
    pollInSpinLoops(P, F);
  }
}

} // namespace hipify::execute
