//===- PathInstrumentation.cpp - control flow keeps the lanes' paths ------===//
//
// The path of Wave.h, as memory writes. At each loop level the blocks are in
// topological order, a loop inside counting as one block that all its exits come
// after; operations and inner loops get ascending numbers in that order. In the
// part of the path that belongs to the running function,
//   position p holds the number of the operation, call or loop of this level,
//   and, inside a loop, p + 1 holds its iteration and p + 2 starts its own level.
// A called function's part starts behind the number of its call, with its id.
// Code without operations that involve other lanes is left alone.
//
//===----------------------------------------------------------------------===//
#include "DeviceProgram.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include <cstddef>

namespace hipify::execute {

using namespace llvm;

namespace {

/// Functions in which a lane may stop, directly or in what they call.
class StoppingFunctions {
public:
  explicit StoppingFunctions(Module &M) {
    for (Function &F : M)
      for (Instruction &I : instructions(F))
        if (isStop(I))
          Known.insert(&F);
    bool Changed = true;
    while (Changed) {
      Changed = false;
      // Function pointers may point to any function whose address is taken.
      for (Function &F : M)
        if (!F.isDeclaration() && Known.contains(&F) && F.hasAddressTaken())
          Indirect = true;
      for (Function &F : M)
        for (Instruction &I : instructions(F))
          if (const auto *Call = dyn_cast<CallBase>(&I))
            if (stopsInCallee(*Call))
              Changed |= Known.insert(&F).second;
    }
  }
  bool contains(const Function &F) const { return Known.contains(&F); }
  bool stopsInCallee(const CallBase &Call) const {
    if (Call.isInlineAsm())
      return false;
    if (const Function *Callee = Call.getCalledFunction())
      return Known.contains(Callee);
    return Indirect;
  }

private:
  SmallPtrSet<const Function *, 32> Known;
  bool Indirect = false;
};

/// Writes the path of one function.
class PathWriter {
public:
  PathWriter(Function &F, unsigned Id, bool IsKernel,
             const StoppingFunctions &Stopping)
      : F(F), Stopping(Stopping), Dominators(F), Loops(Dominators),
        Word(Type::getInt32Ty(F.getContext())) {
    IRBuilder<> B(&*F.getEntryBlock().getFirstNonPHIOrDbgOrAlloca());
    Base = loadAt(B, B.getPtrTy(), laneOf(F), offsetof(Lane, Path), false);
    unsigned Start = 0;
    if (!IsKernel) {
      // Lanes that call different functions at one place are not together.
      Value *Limit =
          loadAt(B, B.getPtrTy(), laneOf(F), offsetof(Lane, PathLimit), false);
      FunctionCallee Enter = F.getParent()->getOrInsertFunction(
          "hipifyEnterFunction", B.getVoidTy(), B.getPtrTy(), B.getPtrTy(),
          B.getPtrTy(), Word);
      B.CreateCall(Enter, {laneOf(F), Base, Limit, B.getInt32(Id)});
      Start = 1;
    }
    writeLevel(nullptr, Start);
  }

private:
  /// A block of this level, or an inner loop.
  using Node = PointerUnion<BasicBlock *, Loop *>;

  bool stopsIn(const BasicBlock &BB) const {
    return any_of(BB, [&](const Instruction &I) {
      const auto *Call = dyn_cast<CallBase>(&I);
      return Call && (isStop(I) || Stopping.stopsInCallee(*Call));
    });
  }

  Node nodeAt(BasicBlock *BB, Loop *Level) const {
    Loop *L = Loops.getLoopFor(BB);
    if (L == Level)
      return BB;
    while (L->getParentLoop() != Level)
      L = L->getParentLoop();
    return L;
  }

  SetVector<Node> successors(Node N, Loop *Level) const {
    SetVector<Node> Found;
    auto Add = [&](BasicBlock *BB) {
      for (BasicBlock *To : llvm::successors(BB)) {
        if (Level && (To == Level->getHeader() || !Level->contains(To)))
          continue;
        Node Target = nodeAt(To, Level);
        if (Target != N)
          Found.insert(Target);
      }
    };
    if (auto *BB = dyn_cast<BasicBlock *>(N))
      Add(BB);
    else
      for (BasicBlock *BB : cast<Loop *>(N)->blocks())
        Add(BB);
    return Found;
  }

  /// Reverse post-order of a level; an explicit stack, functions can be long.
  std::vector<Node> topologicalOrder(Loop *Level) const {
    BasicBlock *Start = Level ? Level->getHeader() : &F.getEntryBlock();
    std::vector<Node> Order;
    DenseSet<Node> Seen;
    struct Frame {
      Node N;
      SetVector<Node> Next;
    };
    std::vector<Frame> Stack;
    auto Push = [&](Node N) {
      if (Seen.insert(N).second)
        Stack.push_back({N, successors(N, Level)});
    };
    Push(nodeAt(Start, Level));
    while (!Stack.empty()) {
      if (Stack.back().Next.empty()) {
        Order.push_back(Stack.back().N);
        Stack.pop_back();
      } else {
        Push(Stack.back().Next.pop_back_val());
      }
    }
    std::reverse(Order.begin(), Order.end());
    return Order;
  }

  void put(IRBuilder<> &B, unsigned Position, Value *V) {
    B.CreateStore(V, B.CreateConstInBoundsGEP1_32(Word, Base, Position));
  }

  void writeOperations(BasicBlock &BB, unsigned Position, unsigned &Number) {
    SmallVector<CallBase *, 4> Calls;
    for (Instruction &I : BB)
      if (auto *Call = dyn_cast<CallBase>(&I))
        if (isStop(I) || Stopping.stopsInCallee(*Call))
          Calls.push_back(Call);
    for (CallBase *Call : Calls) {
      IRBuilder<> B(Call);
      put(B, Position, B.getInt32(++Number));
      Value *End = B.CreateConstInBoundsGEP1_32(Word, Base, Position + 1);
      bool Stops = isStop(*Call);
      Value *Field = B.CreateConstInBoundsGEP1_64(
          B.getInt8Ty(), laneOf(F),
          Stops ? offsetof(Lane, PathEnd) : offsetof(Lane, Path));
      B.CreateStore(End, Field);
      if (Stops)
        continue;
      B.SetInsertPoint(Call->getNextNode());
      B.CreateStore(Base, Field);
    }
  }

  void writeLevel(Loop *Level, unsigned Position) {
    unsigned Number = 0;
    for (Node N : topologicalOrder(Level)) {
      if (auto *BB = dyn_cast<BasicBlock *>(N)) {
        writeOperations(*BB, Position, Number);
        continue;
      }
      Loop *Inner = cast<Loop *>(N);
      if (none_of(Inner->blocks(),
                  [&](BasicBlock *BB) { return stopsIn(*BB); }))
        continue;
      ++Number;
      BasicBlock *Header = Inner->getHeader();
      for (BasicBlock *Before : predecessors(Header)) {
        if (Inner->contains(Before))
          continue;
        IRBuilder<> B(Before->getTerminator());
        put(B, Position, B.getInt32(Number));
        put(B, Position + 1, B.getInt32(0));
      }
      IRBuilder<> B(&*Header->getFirstInsertionPt());
      Value *Slot = B.CreateConstInBoundsGEP1_32(Word, Base, Position + 1);
      Value *Iteration = B.CreateLoad(Word, Slot);
      B.CreateStore(B.CreateAdd(Iteration, B.getInt32(1)), Slot);
      writeLevel(Inner, Position + 2);
    }
  }

  Function &F;
  const StoppingFunctions &Stopping;
  DominatorTree Dominators;
  LoopInfo Loops;
  Type *Word;
  Value *Base;
};

} // namespace

void instrumentPaths(DeviceProgram &P) {
  StoppingFunctions Stopping(P.M);
  unsigned Id = 0;
  for (Function &F : P.M) {
    ++Id;
    if (F.isDeclaration() || !Stopping.contains(F))
      continue;
    auto It = find(P.KernelFunctions, &F);
    const bool IsKernel = It != P.KernelFunctions.end();
    if (IsKernel)
      P.Kernels[static_cast<size_t>(It - P.KernelFunctions.begin())]
          .StopsLanes = true;
    PathWriter(F, Id, IsKernel, Stopping);
  }
}

} // namespace hipify::execute
