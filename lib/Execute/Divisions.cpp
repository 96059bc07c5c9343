//===- Divisions.cpp - integer divisions do what the GPU's do -------------===//
//
// The host's processor traps at a division by zero and at the quotient of the
// least number and -1; an AMD GPU divides by a sequence of other instructions
// that yields something and goes on. A divisor of zero is reported and yields
// all ones (the remainder is the dividend); -1 negates, which may wrap around.
//
//===----------------------------------------------------------------------===//
#include "DeviceProgram.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

namespace hipify::execute {

using namespace llvm;

static bool isSigned(const BinaryOperator &I) {
  return I.getOpcode() == Instruction::SDiv ||
         I.getOpcode() == Instruction::SRem;
}

static bool isRemainder(const BinaryOperator &I) {
  return I.getOpcode() == Instruction::SRem ||
         I.getOpcode() == Instruction::URem;
}

static bool mayTrap(const BinaryOperator &I) {
  if (!I.isIntDivRem())
    return false;
  const auto *Divisor = dyn_cast<ConstantInt>(I.getOperand(1));
  return !Divisor || Divisor->isZero() ||
         (isSigned(I) && Divisor->isMinusOne());
}

/// Reports the division if \p IsZero holds for any element.
static void reportZero(DeviceProgram &P, BinaryOperator &I, Value *IsZero) {
  IRBuilder<> B(&I);
  if (IsZero->getType()->isVectorTy())
    IsZero = B.CreateOrReduce(IsZero);
  Instruction *Then = SplitBlockAndInsertIfThen(
      IsZero, I.getIterator(), /*Unreachable=*/false,
      MDBuilder(P.M.getContext()).createUnlikelyBranchWeights());
  B.SetInsertPoint(Then);
  FunctionCallee Report = P.M.getOrInsertFunction(
      "hipifyDivisionByZero", B.getVoidTy(), B.getPtrTy(), B.getPtrTy());
  B.CreateCall(Report, {laneOf(*I.getFunction()), P.Sites.of(I)})
      ->addFnAttr(Attribute::Cold);
}

static void makeTotal(DeviceProgram &P, BinaryOperator &I) {
  Value *Dividend = I.getOperand(0), *Divisor = I.getOperand(1);
  Type *Ty = I.getType();
  Constant *Zero = Constant::getNullValue(Ty), *One = ConstantInt::get(Ty, 1),
           *Ones = Constant::getAllOnesValue(Ty);
  IRBuilder<> B(&I);
  Value *IsZero = nullptr, *IsMinusOne = nullptr, *Safe = Divisor;
  if (!isKnownNonZero(Divisor, SimplifyQuery(P.M.getDataLayout()))) {
    IsZero = B.CreateICmpEQ(Divisor, Zero);
    reportZero(P, I, IsZero);
    B.SetInsertPoint(&I);
    Safe = B.CreateSelect(IsZero, One, Safe);
  }
  if (isSigned(I)) {
    IsMinusOne = B.CreateICmpEQ(Divisor, Ones);
    Safe = B.CreateSelect(IsMinusOne, One, Safe);
  }
  auto *Inner = cast<Instruction>(I.clone());
  Inner->setOperand(1, Safe);
  Inner->dropPoisonGeneratingFlags(); // what is exact may not be so by 1
  B.Insert(Inner);
  Value *Result = Inner;
  if (IsMinusOne)
    Result = B.CreateSelect(
        IsMinusOne, isRemainder(I) ? Zero : B.CreateNeg(Dividend), Result);
  if (IsZero)
    Result = B.CreateSelect(IsZero, isRemainder(I) ? Dividend : Ones, Result);
  I.replaceAllUsesWith(Result);
  I.eraseFromParent();
}

void makeDivisionsTotal(DeviceProgram &P) {
  SmallVector<BinaryOperator *, 16> Divisions;
  for (Function &F : P.M)
    for (Instruction &I : instructions(F))
      if (auto *Operator = dyn_cast<BinaryOperator>(&I))
        if (mayTrap(*Operator))
          Divisions.push_back(Operator);
  for (BinaryOperator *I : Divisions)
    makeTotal(P, *I);
}

} // namespace hipify::execute
