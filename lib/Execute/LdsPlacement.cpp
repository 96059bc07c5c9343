//===- LdsPlacement.cpp - LDS variables become offsets into a block's LDS -===//
//
// Each kernel has a layout of its own: the variables used only in it, behind a
// common part for variables that functions of several kernels use. Dynamic LDS
// (extern __shared__) starts where the static part ends. LDS pointers that become
// integers keep AMD's 32-bit offsets.
//
//===----------------------------------------------------------------------===//
#include "DeviceProgram.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/ReplaceConstant.h"
#include "llvm/Support/MathExtras.h"
#include <cstddef>

namespace hipify::execute {

using namespace llvm;

namespace {

class LdsLayout {
public:
  explicit LdsLayout(DeviceProgram &P) : P(P), DL(P.M.getDataLayout()) {}
  void run();

private:
  bool isDynamic(const GlobalVariable &V) const {
    return V.isDeclaration() || DL.getTypeAllocSize(V.getValueType()) == 0;
  }
  static uint32_t reserve(uint32_t &End, uint64_t Size, Align Alignment) {
    uint64_t Offset = alignTo(End, Alignment);
    End = static_cast<uint32_t>(Offset + Size);
    return static_cast<uint32_t>(Offset);
  }
  /// Whether other functions than kernels use \p V.
  bool isShared(GlobalVariable &V) {
    return any_of(Users[&V], [&](Function *F) {
      return !is_contained(P.KernelFunctions, F);
    });
  }
  SmallVector<Constant *, 16> expandConstants();
  void collectUses();
  void place(GlobalVariable &V);
  Value *base(IRBuilder<> &B, const Function &F);
  void rewriteIntegers();

  DeviceProgram &P;
  const DataLayout &DL;
  MapVector<GlobalVariable *, SetVector<Function *>> Users;
  uint32_t Common = 0;
  DenseMap<Function *, uint32_t> Ends; ///< of the kernels' static parts
};

} // namespace

/// Makes instructions of the constant expressions over LDS variables.
SmallVector<Constant *, 16> LdsLayout::expandConstants() {
  SmallVector<Constant *, 16> Variables;
  for (GlobalVariable &V : P.M.globals())
    if (V.getAddressSpace() == LdsSpace)
      Variables.push_back(&V);
  convertUsersOfConstantsToInstructions(Variables);
  return Variables;
}

void LdsLayout::collectUses() {
  // What rewriteIntegers() builds over variables folds into constants again.
  for (Constant *C : expandConstants()) {
    auto *V = cast<GlobalVariable>(C);
    V->removeDeadConstantUsers();
    auto &Functions = Users[V];
    for (User *U : V->users())
      if (auto *I = dyn_cast<Instruction>(U))
        Functions.insert(I->getFunction());
  }
}

Value *LdsLayout::base(IRBuilder<> &B, const Function &F) {
  Value *In = loadAt(B, B.getPtrTy(), laneOf(F), offsetof(Lane, In), false);
  return loadAt(B, B.getPtrTy(LdsSpace), In, offsetof(Block, Lds));
}

void LdsLayout::place(GlobalVariable &V) {
  const bool Dynamic = isDynamic(V);
  const bool Shared = isShared(V);
  uint32_t CommonOffset = 0;
  if (Shared && !Dynamic)
    CommonOffset = reserve(Common, DL.getTypeAllocSize(V.getValueType()),
                           V.getAlign().valueOrOne());
  for (Function *F : Users[&V]) {
    IRBuilder<> B(&*F->getEntryBlock().getFirstNonPHIOrDbgOrAlloca());
    Value *Base = base(B, *F);
    Value *Offset;
    if (Dynamic) {
      // The kernel knows where its static part ends; other functions ask.
      Value *In =
          loadAt(B, B.getPtrTy(), laneOf(*F), offsetof(Lane, In), false);
      Offset = loadAt(B, B.getInt64Ty(), In, offsetof(Block, DynamicLds));
    } else if (Shared) {
      Offset = B.getInt64(CommonOffset);
    } else {
      Offset =
          B.getInt64(reserve(Ends[F], DL.getTypeAllocSize(V.getValueType()),
                             V.getAlign().valueOrOne()));
    }
    Value *Address = B.CreateInBoundsGEP(B.getInt8Ty(), Base, Offset);
    V.replaceUsesWithIf(Address, [F](Use &U) {
      auto *I = dyn_cast<Instruction>(U.getUser());
      return I && I->getFunction() == F;
    });
  }
}

/// Integers made of LDS pointers are offsets into the block's LDS.
void LdsLayout::rewriteIntegers() {
  for (Function &F : P.M) {
    SmallVector<CastInst *, 8> Casts;
    for (Instruction &I : instructions(F)) {
      auto *Cast = dyn_cast<CastInst>(&I);
      if (Cast &&
          ((isa<PtrToIntInst>(Cast) &&
            Cast->getSrcTy()->getPointerAddressSpace() == LdsSpace) ||
           (isa<IntToPtrInst>(Cast) && Cast->getDestTy()->isPointerTy() &&
            Cast->getDestTy()->getPointerAddressSpace() == LdsSpace)))
        Casts.push_back(Cast);
    }
    for (CastInst *Cast : Casts) {
      IRBuilder<> B(Cast);
      Value *Base = base(B, F);
      Value *New;
      if (isa<PtrToIntInst>(Cast)) {
        Value *Difference =
            B.CreateSub(B.CreatePtrToInt(Cast->getOperand(0), B.getInt64Ty()),
                        B.CreatePtrToInt(Base, B.getInt64Ty()));
        New = B.CreateZExtOrTrunc(Difference, Cast->getType());
      } else {
        Value *Offset =
            B.CreateZExtOrTrunc(Cast->getOperand(0), B.getInt64Ty());
        New = B.CreateGEP(B.getInt8Ty(), Base, Offset);
      }
      Cast->replaceAllUsesWith(New);
      Cast->eraseFromParent();
    }
  }
}

void LdsLayout::run() {
  expandConstants();
  rewriteIntegers();
  collectUses();
  // Common variables first: their place is the same in all kernels, and the
  // kernels' own variables follow.
  SmallVector<GlobalVariable *, 16> Own, All;
  for (auto &[V, Functions] : Users) {
    All.push_back(V);
    if (isShared(*V))
      place(*V);
    else
      Own.push_back(V);
  }
  for (Function *F : P.KernelFunctions)
    Ends[F] = Common;
  for (GlobalVariable *V : Own)
    place(*V);
  for (size_t I = 0; I < P.Kernels.size(); ++I) {
    uint32_t End = std::max(Common, Ends[P.KernelFunctions[I]]);
    P.Kernels[I].StaticLds = static_cast<uint32_t>(alignTo(End, 16));
  }
  for (GlobalVariable *V : All)
    if (V->use_empty())
      V->eraseFromParent();
}

void placeLds(DeviceProgram &P) { LdsLayout(P).run(); }

} // namespace hipify::execute
