//===- LowerLaneOps.cpp - intrinsics that involve other lanes -------------===//
//
// Each becomes a stop (Wave.h). Values wider than 64 bits move in pieces.
//
//===----------------------------------------------------------------------===//
#include "LowerBuiltins.h"
#include "llvm/IR/IntrinsicsAMDGPU.h"
#include <cstddef>

namespace hipify::execute {

using namespace llvm;

Value *BuiltinLowering::toBits(Value *V) {
  Type *Ty = V->getType();
  if (Ty->isPointerTy())
    return B.CreatePtrToInt(V, B.getInt64Ty());
  const unsigned Bits =
      static_cast<unsigned>(Ty->getPrimitiveSizeInBits().getFixedValue());
  return B.CreateZExtOrTrunc(B.CreateBitCast(V, B.getIntNTy(Bits)),
                             B.getInt64Ty());
}

Value *BuiltinLowering::fromBits(Value *Bits, Type *Ty) {
  if (Ty->isPointerTy())
    return B.CreateIntToPtr(Bits, Ty);
  const unsigned Width =
      static_cast<unsigned>(Ty->getPrimitiveSizeInBits().getFixedValue());
  return B.CreateBitCast(B.CreateZExtOrTrunc(Bits, B.getIntNTy(Width)), Ty);
}

Value *BuiltinLowering::moveValue(CallBase &Call, LaneOp Op, Value *V,
                                  Value *Selector, Value *Old,
                                  Value *Immediate) {
  Type *Ty = V->getType();
  auto Stop = [&](Value *Bits, Value *OldBits) {
    // DPP keeps its old value where the others keep their selector.
    return Op == LaneOp::Dpp
               ? emitStop(P, B, Call, Op, Bits, OldBits, nullptr, Immediate)
               : emitStop(P, B, Call, Op, Bits, Selector, OldBits, Immediate);
  };
  const unsigned Width =
      Ty->isPointerTy()
          ? 64
          : static_cast<unsigned>(Ty->getPrimitiveSizeInBits().getFixedValue());
  if (Width <= 64)
    return fromBits(Stop(toBits(V), Old ? toBits(Old) : nullptr), Ty);
  const unsigned Pieces = (Width + 31) / 32;
  auto *Words = FixedVectorType::get(B.getInt32Ty(), Pieces);
  Value *From = B.CreateBitCast(V, Words);
  Value *OldWords = Old ? B.CreateBitCast(Old, Words) : nullptr;
  Value *To = PoisonValue::get(Words);
  for (unsigned I = 0; I < Pieces; ++I) {
    Value *Piece =
        Stop(toBits(B.CreateExtractElement(From, I)),
             OldWords ? toBits(B.CreateExtractElement(OldWords, I)) : nullptr);
    To = B.CreateInsertElement(To, fromBits(Piece, B.getInt32Ty()), I);
  }
  return B.CreateBitCast(To, Ty);
}

Value *BuiltinLowering::ballot(CallBase &Call, Value *Condition, Type *Ty) {
  Value *Votes = emitStop(P, B, Call, LaneOp::Ballot,
                          B.CreateZExt(Condition, B.getInt64Ty()));
  return B.CreateZExtOrTrunc(Votes, Ty);
}

Value *BuiltinLowering::reduce(CallBase &Call, ReduceOp Op) {
  Type *Ty = Call.getType();
  const unsigned Bits =
      static_cast<unsigned>(Ty->getPrimitiveSizeInBits().getFixedValue());
  if (Bits != 32 && Bits != 64)
    return nullptr;
  Value *Result = emitStop(P, B, Call, LaneOp::Reduce,
                           toBits(Call.getArgOperand(0)), nullptr, nullptr,
                           B.getInt32(static_cast<uint32_t>(Op) | Bits << 8));
  return fromBits(Result, Ty);
}

/// update.dpp(old, src, ctrl, rows, banks, bound) and mov.dpp(src, …), which
/// has no old value.
Value *BuiltinLowering::dpp(CallBase &Call, Value *Old, unsigned First) {
  auto Constant = [&](unsigned I) {
    return static_cast<uint32_t>(
        cast<ConstantInt>(Call.getArgOperand(First + I))->getZExtValue());
  };
  uint32_t Immediate = (Constant(1) & 0xFFF) | (Constant(2) & 15) << 12 |
                       (Constant(3) & 15) << 16 | (Constant(4) & 1) << 20;
  Value *Source = Call.getArgOperand(First);
  if (!Old)
    Old = llvm::Constant::getNullValue(Source->getType());
  return moveValue(Call, LaneOp::Dpp, Source, nullptr, Old,
                   B.getInt32(Immediate));
}

/// permlane16(old, src, sel0, sel1, fi, bc) and permlane16.var(old, src, sel,
/// fi, bc).
Value *BuiltinLowering::permLane(CallBase &Call, bool Across, bool Variable) {
  const unsigned Flags = Variable ? 3 : 4;
  auto Constant = [&](unsigned I) {
    return static_cast<uint32_t>(
        cast<ConstantInt>(Call.getArgOperand(I))->getZExtValue() & 1);
  };
  uint32_t Immediate =
      uint32_t(Across) | Constant(Flags) << 1 | Constant(Flags + 1) << 2;
  Value *Selector = B.CreateZExt(Call.getArgOperand(2), B.getInt64Ty());
  if (!Variable)
    Selector = B.CreateOr(
        Selector,
        B.CreateShl(B.CreateZExt(Call.getArgOperand(3), B.getInt64Ty()), 32));
  return moveValue(Call, Variable ? LaneOp::PermLaneVar : LaneOp::PermLane16,
                   Call.getArgOperand(1), Selector, Call.getArgOperand(0),
                   B.getInt32(Immediate));
}

Value *BuiltinLowering::permLaneSwap(CallBase &Call, unsigned Step) {
  Value *First =
      emitStop(P, B, Call, LaneOp::PermLaneSwap, toBits(Call.getArgOperand(0)),
               toBits(Call.getArgOperand(1)), nullptr, B.getInt32(Step));
  Value *Second =
      loadAt(B, B.getInt64Ty(), lane(), offsetof(Lane, Result2), false);
  Value *Pair = PoisonValue::get(Call.getType());
  Pair = B.CreateInsertValue(Pair, fromBits(First, B.getInt32Ty()), 0);
  return B.CreateInsertValue(Pair, fromBits(Second, B.getInt32Ty()), 1);
}

bool BuiltinLowering::lowerLaneOp(CallBase &Call) {
  auto Argument = [&](unsigned I) { return Call.getArgOperand(I); };
  auto Long = [&](unsigned I) {
    return B.CreateZExt(Argument(I), B.getInt64Ty());
  };
  auto Done = [&](Value *New) { return New && replaceWith(Call, New); };
  auto Erased = [&](Value *) { return replaceWith(Call, nullptr); };
  auto Predicate = [&] {
    return static_cast<CmpInst::Predicate>(
        cast<ConstantInt>(Argument(2))->getZExtValue());
  };
  switch (Call.getIntrinsicID()) {
  case Intrinsic::amdgcn_s_barrier:
  case Intrinsic::amdgcn_s_barrier_wait:
    return Erased(emitStop(P, B, Call, LaneOp::Barrier));
  case Intrinsic::amdgcn_wave_barrier:
    return Erased(emitStop(P, B, Call, LaneOp::Sync));
  case Intrinsic::amdgcn_ballot:
    return Done(ballot(Call, Argument(0), Call.getType()));
  case Intrinsic::amdgcn_icmp:
    return Done(ballot(Call,
                       B.CreateICmp(Predicate(), Argument(0), Argument(1)),
                       Call.getType()));
  case Intrinsic::amdgcn_fcmp:
    return Done(ballot(Call,
                       B.CreateFCmp(Predicate(), Argument(0), Argument(1)),
                       Call.getType()));
  case Intrinsic::amdgcn_inverse_ballot: {
    Value *Index = laneWord(offsetof(Lane, Index), false);
    Value *Mask = Argument(0);
    Value *Bit =
        B.CreateLShr(Mask, B.CreateZExtOrTrunc(Index, Mask->getType()));
    return Done(B.CreateTrunc(Bit, B.getInt1Ty()));
  }
  case Intrinsic::amdgcn_readfirstlane:
    return Done(moveValue(Call, LaneOp::ReadFirstLane, Argument(0), nullptr,
                          nullptr, nullptr));
  case Intrinsic::amdgcn_readlane:
    return Done(moveValue(Call, LaneOp::ReadLane, Argument(0), Long(1), nullptr,
                          nullptr));
  case Intrinsic::amdgcn_writelane:
    return Done(moveValue(Call, LaneOp::WriteLane, Argument(0), Long(1),
                          Argument(2), nullptr));
  case Intrinsic::amdgcn_ds_bpermute:
    return Done(moveValue(Call, LaneOp::BPermute, Argument(1), Long(0), nullptr,
                          nullptr));
  case Intrinsic::amdgcn_ds_permute:
    return Done(moveValue(Call, LaneOp::Permute, Argument(1), Long(0), nullptr,
                          nullptr));
  case Intrinsic::amdgcn_ds_swizzle:
    // Its fourth mode, the decomposition for FFTs.
    if (cast<ConstantInt>(Argument(1))->getZExtValue() % 0x10000 >= 0xE000)
      return false;
    return Done(moveValue(Call, LaneOp::Swizzle, Argument(0), nullptr, nullptr,
                          B.CreateAnd(Argument(1), 0xFFFF)));
  case Intrinsic::amdgcn_update_dpp:
    return Done(dpp(Call, Argument(0), 1));
  case Intrinsic::amdgcn_mov_dpp:
    return Done(dpp(Call, nullptr, 0));
  case Intrinsic::amdgcn_mov_dpp8:
    return Done(moveValue(Call, LaneOp::Dpp8, Argument(0), nullptr, nullptr,
                          Argument(1)));
  case Intrinsic::amdgcn_permlane16:
    return Done(permLane(Call, false, false));
  case Intrinsic::amdgcn_permlanex16:
    return Done(permLane(Call, true, false));
  case Intrinsic::amdgcn_permlane16_var:
    return Done(permLane(Call, false, true));
  case Intrinsic::amdgcn_permlanex16_var:
    return Done(permLane(Call, true, true));
  case Intrinsic::amdgcn_permlane64:
    return Done(moveValue(Call, LaneOp::PermLane64, Argument(0), nullptr,
                          nullptr, nullptr));
  case Intrinsic::amdgcn_permlane16_swap:
    return Done(permLaneSwap(Call, 16));
  case Intrinsic::amdgcn_permlane32_swap:
    return Done(permLaneSwap(Call, 32));
  case Intrinsic::amdgcn_wave_reduce_umin:
    return Done(reduce(Call, ReduceOp::UMin));
  case Intrinsic::amdgcn_wave_reduce_umax:
    return Done(reduce(Call, ReduceOp::UMax));
  case Intrinsic::amdgcn_wave_reduce_min:
    return Done(reduce(Call, ReduceOp::Min));
  case Intrinsic::amdgcn_wave_reduce_max:
    return Done(reduce(Call, ReduceOp::Max));
  case Intrinsic::amdgcn_wave_reduce_add:
    return Done(reduce(Call, ReduceOp::Add));
  case Intrinsic::amdgcn_wave_reduce_sub:
    return Done(reduce(Call, ReduceOp::Sub));
  case Intrinsic::amdgcn_wave_reduce_and:
    return Done(reduce(Call, ReduceOp::And));
  case Intrinsic::amdgcn_wave_reduce_or:
    return Done(reduce(Call, ReduceOp::Or));
  case Intrinsic::amdgcn_wave_reduce_xor:
    return Done(reduce(Call, ReduceOp::Xor));
  case Intrinsic::amdgcn_wave_reduce_fadd:
    return Done(reduce(Call, ReduceOp::FAdd));
  case Intrinsic::amdgcn_wave_reduce_fsub:
    return Done(reduce(Call, ReduceOp::FSub));
  case Intrinsic::amdgcn_wave_reduce_fmin:
    return Done(reduce(Call, ReduceOp::FMin));
  case Intrinsic::amdgcn_wave_reduce_fmax:
    return Done(reduce(Call, ReduceOp::FMax));
  case Intrinsic::amdgcn_wave_shuffle:
    return Done(moveValue(Call, LaneOp::Shuffle, Argument(0), Long(1), nullptr,
                          nullptr));
  default:
    return false;
  }
}

} // namespace hipify::execute
