//===- LowerNumbers.cpp - floating point where hosts leave values open ----===//
//
// A conversion to an integer that does not fit saturates on AMD GPUs
// (v_cvt_i32_f32 and the like; a NaN gives 0), and v_min_f32 takes -0 for less
// than +0. LLVM's IR leaves both open and x86 answers differently, so they
// become the operations that say it.
//
//===----------------------------------------------------------------------===//
#include "DeviceProgram.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"

namespace hipify::execute {

using namespace llvm;

/// The saturating form of a conversion to at most 32 bits. The instructions
/// convert to 32 bits; what is narrower is cut from that.
static Value *saturating(IRBuilder<> &B, const CastInst &Cast) {
  Type *To = Cast.getType();
  if (To->getScalarSizeInBits() > 32)
    return nullptr; // a sequence of instructions, whose result is any number
  Type *Word = To->getWithNewType(B.getInt32Ty());
  const Intrinsic::ID Id =
      isa<FPToSIInst>(Cast) ? Intrinsic::fptosi_sat : Intrinsic::fptoui_sat;
  Value *Source = Cast.getOperand(0);
  return B.CreateTrunc(
      B.CreateIntrinsic(Id, {Word, Source->getType()}, {Source}), To);
}

static Value *ordered(IRBuilder<> &B, const IntrinsicInst &Call) {
  Intrinsic::ID Id = Call.getIntrinsicID();
  if (Id != Intrinsic::minnum && Id != Intrinsic::maxnum)
    return nullptr;
  Id = Id == Intrinsic::minnum ? Intrinsic::minimumnum : Intrinsic::maximumnum;
  return B.CreateBinaryIntrinsic(Id, Call.getArgOperand(0),
                                 Call.getArgOperand(1));
}

void lowerNumbers(DeviceProgram &P) {
  for (Function &F : P.M)
    for (Instruction &I : make_early_inc_range(instructions(F))) {
      IRBuilder<> B(&I);
      Value *New = nullptr;
      if (isa<FPToSIInst, FPToUIInst>(I))
        New = saturating(B, cast<CastInst>(I));
      else if (auto *Call = dyn_cast<IntrinsicInst>(&I))
        New = ordered(B, *Call);
      if (!New)
        continue;
      I.replaceAllUsesWith(New);
      I.eraseFromParent();
    }
}

} // namespace hipify::execute
