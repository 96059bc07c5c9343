//===- LowerPlain.cpp - intrinsics and library calls of one lane ----------===//
#include "LowerBuiltins.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/IntrinsicsAMDGPU.h"
#include <cstddef>

namespace hipify::execute {

using namespace llvm;

bool BuiltinLowering::lowerPlain(CallBase &Call) {
  auto Argument = [&](unsigned I) { return Call.getArgOperand(I); };
  auto Float = [&](StringRef Name) {
    Value *New = callFloatService(Call, Name);
    return New && replaceWith(Call, New);
  };
  auto Same = [&](StringRef Name) {
    return replaceWith(Call, callService(Call, "hipify." + Name, false));
  };
  auto Unary = [&](Intrinsic::ID Id) {
    return replaceWith(Call, B.CreateUnaryIntrinsic(Id, Argument(0)));
  };
  auto Pointer = [&](Value *V) {
    return replaceWith(
        Call, B.CreatePointerBitCastOrAddrSpaceCast(V, Call.getType()));
  };
  switch (Call.getIntrinsicID()) {
  case Intrinsic::amdgcn_workitem_id_x:
    return replaceWith(Call, itemId(0));
  case Intrinsic::amdgcn_workitem_id_y:
    return replaceWith(Call, itemId(1));
  case Intrinsic::amdgcn_workitem_id_z:
    return replaceWith(Call, itemId(2));
  case Intrinsic::amdgcn_workgroup_id_x:
    return replaceWith(Call, groupId(0));
  case Intrinsic::amdgcn_workgroup_id_y:
    return replaceWith(Call, groupId(1));
  case Intrinsic::amdgcn_workgroup_id_z:
    return replaceWith(Call, groupId(2));
  case Intrinsic::amdgcn_implicitarg_ptr:
    return Pointer(blockField(B.getPtrTy(), offsetof(Block, Implicit)));
  case Intrinsic::amdgcn_dispatch_ptr:
    return Pointer(blockField(B.getPtrTy(), offsetof(Block, Packet)));
  case Intrinsic::amdgcn_wavefrontsize:
    return replaceWith(Call, B.getInt32(P.Target.WaveSize));
  case Intrinsic::amdgcn_groupstaticsize:
    return replaceWith(
        Call,
        B.CreateTrunc(blockField(B.getInt64Ty(), offsetof(Block, DynamicLds)),
                      B.getInt32Ty()));
  case Intrinsic::amdgcn_mbcnt_lo:
    return replaceWith(Call, maskedCount(Call, false));
  case Intrinsic::amdgcn_mbcnt_hi:
    return replaceWith(Call, maskedCount(Call, true));
  case Intrinsic::amdgcn_is_shared:
    return replaceWith(Call, addressIsIn(Call, true));
  case Intrinsic::amdgcn_is_private:
    return replaceWith(Call, addressIsIn(Call, false));
  case Intrinsic::amdgcn_s_memtime:
  case Intrinsic::amdgcn_s_memrealtime:
    return Same(Call.getIntrinsicID() == Intrinsic::amdgcn_s_memtime
                    ? "clock"
                    : "wallclock");
  case Intrinsic::amdgcn_s_waitcnt:
  case Intrinsic::amdgcn_s_sleep:
  case Intrinsic::amdgcn_s_sleep_var:
  case Intrinsic::amdgcn_s_nop:
  case Intrinsic::amdgcn_s_setprio:
  case Intrinsic::amdgcn_s_dcache_inv:
  case Intrinsic::amdgcn_s_dcache_wb:
  case Intrinsic::amdgcn_buffer_wbinvl1:
  case Intrinsic::amdgcn_buffer_wbinvl1_vol:
  case Intrinsic::amdgcn_s_setreg:
  case Intrinsic::amdgcn_s_getreg:
  case Intrinsic::amdgcn_sched_barrier:
  case Intrinsic::amdgcn_sched_group_barrier:
  case Intrinsic::amdgcn_iglp_opt:
  case Intrinsic::amdgcn_s_barrier_signal:
    return replaceWith(Call, nothing(Call));
  case Intrinsic::amdgcn_rcp: {
    Value *One = ConstantFP::get(Call.getType(), 1.0);
    return replaceWith(Call, B.CreateFDiv(One, Argument(0)));
  }
  case Intrinsic::amdgcn_rsq: {
    Value *One = ConstantFP::get(Call.getType(), 1.0);
    Value *Root = B.CreateUnaryIntrinsic(Intrinsic::sqrt, Argument(0));
    return replaceWith(Call, B.CreateFDiv(One, Root));
  }
  case Intrinsic::amdgcn_sqrt:
    return Unary(Intrinsic::sqrt);
  case Intrinsic::amdgcn_exp2:
    return Unary(Intrinsic::exp2);
  case Intrinsic::amdgcn_log:
    return Unary(Intrinsic::log2);
  case Intrinsic::amdgcn_sin:
    return Float("sin");
  case Intrinsic::amdgcn_cos:
    return Float("cos");
  case Intrinsic::amdgcn_fract:
    return Float("fract");
  case Intrinsic::amdgcn_frexp_mant:
    return Float("frexp.mant");
  case Intrinsic::amdgcn_frexp_exp: {
    Value *Source = Argument(0);
    if (Source->getType()->isHalfTy())
      Source = B.CreateFPExt(Source, B.getFloatTy());
    const bool Double = Source->getType()->isDoubleTy();
    FunctionCallee Service = P.M.getOrInsertFunction(
        Double ? "hipify.frexp.exp.f64" : "hipify.frexp.exp.f32",
        B.getInt32Ty(), Source->getType());
    return replaceWith(
        Call,
        B.CreateSExtOrTrunc(B.CreateCall(Service, {Source}), Call.getType()));
  }
  case Intrinsic::amdgcn_trig_preop:
    return Float("trig.preop");
  case Intrinsic::amdgcn_fmed3:
    return Float("fmed3");
  case Intrinsic::amdgcn_fmul_legacy:
    return Float("fmul.legacy");
  case Intrinsic::amdgcn_fma_legacy:
    return Float("fma.legacy");
  case Intrinsic::amdgcn_class: {
    Value *New = floatClass(Call);
    return New && replaceWith(Call, New);
  }
  case Intrinsic::amdgcn_ubfe:
    return replaceWith(Call, bitField(Call, false));
  case Intrinsic::amdgcn_sbfe:
    return replaceWith(Call, bitField(Call, true));
  case Intrinsic::amdgcn_mul_i24:
    return replaceWith(Call, product24(Call, true, false));
  case Intrinsic::amdgcn_mul_u24:
    return replaceWith(Call, product24(Call, false, false));
  case Intrinsic::amdgcn_mulhi_i24:
    return replaceWith(Call, product24(Call, true, true));
  case Intrinsic::amdgcn_mulhi_u24:
    return replaceWith(Call, product24(Call, false, true));
  case Intrinsic::amdgcn_perm:
    return Same("perm");
  case Intrinsic::amdgcn_alignbyte:
    return Same("alignbyte");
  case Intrinsic::amdgcn_sad_u8:
    return Same("sad.u8");
  case Intrinsic::amdgcn_sad_hi_u8:
    return Same("sad.hi.u8");
  case Intrinsic::amdgcn_sad_u16:
    return Same("sad.u16");
  case Intrinsic::amdgcn_msad_u8:
    return Same("msad.u8");
  case Intrinsic::amdgcn_lerp:
    return Same("lerp");
  case Intrinsic::amdgcn_sffbh:
    return Same("sffbh");
  case Intrinsic::amdgcn_sdot4:
    return Same("sdot4");
  case Intrinsic::amdgcn_udot4:
    return Same("udot4");
  case Intrinsic::amdgcn_sdot8:
    return Same("sdot8");
  case Intrinsic::amdgcn_udot8:
    return Same("udot8");
  default:
    return false;
  }
}

/// Calls that a service answers which needs to know the lane.
static bool needsLane(StringRef Name) {
  return StringSwitch<bool>(Name)
      .Cases({"__ockl_dm_alloc", "__ockl_dm_dealloc", "llvm.trap",
              "llvm.debugtrap", "llvm.ubsantrap", "abort", "__assert_fail",
              "__assertfail", "__cxa_pure_virtual", "malloc", "free"},
             true)
      .Default(false);
}

/// __ocml_NAME_f16 and _2f16 without ocml.bc: by the f32 function.
bool BuiltinLowering::lowerHalfMath(CallBase &Call, StringRef Name) {
  const bool Pair = Name.consume_back("_2f16");
  if (!Pair)
    Name.consume_back("_f16");
  if (!Call.getType()->getScalarType()->isHalfTy())
    return false;
  Value *Result = Pair ? PoisonValue::get(Call.getType()) : nullptr;
  for (unsigned Element = 0; Element < (Pair ? 2u : 1u); ++Element) {
    SmallVector<Value *, 3> Arguments;
    SmallVector<Type *, 3> Types;
    for (Value *A : Call.args()) {
      if (A->getType()->isVectorTy())
        A = B.CreateExtractElement(A, Element);
      if (A->getType()->isHalfTy())
        A = B.CreateFPExt(A, B.getFloatTy());
      Arguments.push_back(A);
      Types.push_back(A->getType());
    }
    FunctionCallee Wide = P.M.getOrInsertFunction(
        (Name + "_f32").str(), FunctionType::get(B.getFloatTy(), Types, false));
    Value *Half = B.CreateFPTrunc(B.CreateCall(Wide, Arguments), B.getHalfTy());
    Result = Pair ? B.CreateInsertElement(Result, Half, Element) : Half;
  }
  return replaceWith(Call, Result);
}

/// The only registers with a meaning here are the mask of active lanes, whole or
/// in halves.
bool BuiltinLowering::lowerReadRegister(CallBase &Call) {
  const auto *Node =
      cast<MDNode>(cast<MetadataAsValue>(Call.getArgOperand(0))->getMetadata());
  StringRef Register = cast<MDString>(Node->getOperand(0))->getString();
  if (!Register.starts_with("exec"))
    return false;
  Value *Active = emitStop(P, B, Call, LaneOp::Ballot, B.getInt64(1));
  if (Register == "exec_hi")
    Active = B.CreateLShr(Active, 32);
  return replaceWith(Call, B.CreateZExtOrTrunc(Active, Call.getType()));
}

bool BuiltinLowering::lowerLibraryCall(CallBase &Call, StringRef Name) {
  if (Name == "llvm.trap" || Name == "llvm.debugtrap" ||
      Name.starts_with("llvm.ubsantrap")) {
    FunctionCallee Trap = P.M.getOrInsertFunction("hipify.trap", B.getVoidTy(),
                                                  B.getPtrTy(), B.getPtrTy());
    B.CreateCall(Trap, {lane(), P.Sites.of(Call)});
    return replaceWith(Call, nullptr);
  }
  if (Name.starts_with("llvm.readcyclecounter") ||
      Name.starts_with("llvm.readsteadycounter") ||
      Name == "__ockl_steadyctr_u64" || Name == "__clock_u64")
    return replaceWith(Call,
                       callService(Call,
                                   Name.contains("steady") ? "hipify.wallclock"
                                                           : "hipify.clock",
                                   false));
  if (Name.starts_with("llvm.read_register"))
    return lowerReadRegister(Call);
  if (Name == "__atomic_work_item_fence") {
    B.CreateFence(AtomicOrdering::SequentiallyConsistent);
    return replaceWith(Call, nullptr);
  }
  // A wave prints one message of all its lanes, then the next of all.
  if (Name == "__ockl_printf_begin" || Name == "__ockl_fprintf_stderr_begin") {
    emitStop(P, B, Call, LaneOp::Sync);
    return false;
  }
  if (needsLane(Name))
    return replaceWith(Call, callService(Call, "hipify." + Name, true));
  if (Name.starts_with("__ocml_") && Name.ends_with("f16"))
    return lowerHalfMath(Call, Name);
  if (!Name.consume_front("__ockl_"))
    return false;
  if (Name == "grid_sync" || Name == "multi_grid_sync") {
    emitStop(P, B, Call, LaneOp::GridSync);
    return replaceWith(Call, nullptr);
  }
  if (Name == "grid_is_valid" || Name == "multi_grid_is_valid") {
    Value *In = loadAt(B, B.getPtrTy(), lane(), offsetof(Lane, In), false);
    FunctionCallee Valid = P.M.getOrInsertFunction(
        "hipifyIsCooperative", B.getInt32Ty(), B.getPtrTy());
    return replaceWith(
        Call, B.CreateZExtOrTrunc(B.CreateCall(Valid, {In}), Call.getType()));
  }
  if (Name == "lane_u32" || Name == "activelane_u32") {
    Value *Index = laneWord(offsetof(Lane, Index), false);
    if (Name == "lane_u32")
      return replaceWith(Call, Index);
    Value *Active = emitStop(P, B, Call, LaneOp::Ballot, B.getInt64(1));
    Value *Below = B.CreateSub(
        B.CreateShl(B.getInt64(1), B.CreateZExt(Index, B.getInt64Ty())),
        B.getInt64(1));
    Value *Count =
        B.CreateUnaryIntrinsic(Intrinsic::ctpop, B.CreateAnd(Active, Below));
    return replaceWith(Call, B.CreateTrunc(Count, Call.getType()));
  }
  if (Name == "wfany_i32" || Name == "wfall_i32") {
    Value *True = B.CreateIsNotNull(Call.getArgOperand(0));
    const bool All = Name == "wfall_i32";
    Value *Votes =
        emitStop(P, B, Call, LaneOp::Ballot,
                 B.CreateZExt(All ? B.CreateNot(True) : True, B.getInt64Ty()));
    Value *Answer = All ? B.CreateIsNull(Votes) : B.CreateIsNotNull(Votes);
    return replaceWith(Call, B.CreateZExtOrTrunc(Answer, Call.getType()));
  }
  if (Name.starts_with("wgred_")) {
    Value *Truth =
        B.CreateZExt(B.CreateIsNotNull(Call.getArgOperand(0)), B.getInt64Ty());
    Value *Count = emitStop(P, B, Call, LaneOp::BarrierCount, Truth);
    if (Name.starts_with("wgred_or"))
      Count = B.CreateZExt(B.CreateIsNotNull(Count), B.getInt64Ty());
    else if (Name.starts_with("wgred_and"))
      Count = B.CreateZExt(
          B.CreateICmpEQ(Count, loadAt(B, B.getInt64Ty(), lane(),
                                       offsetof(Lane, Result2), false)),
          B.getInt64Ty());
    return replaceWith(Call, B.CreateTrunc(Count, Call.getType()));
  }
  // get_local_id(d) and its relatives; the dimension is a constant after
  // inlining.
  Value *(BuiltinLowering::*Query)(unsigned) =
      StringSwitch<Value *(BuiltinLowering::*)(unsigned)>(Name)
          .Case("get_local_id", &BuiltinLowering::itemId)
          .Case("get_group_id", &BuiltinLowering::groupId)
          .Case("get_local_size", &BuiltinLowering::groupSize)
          .Case("get_num_groups", &BuiltinLowering::groupCount)
          .Default(nullptr);
  auto *Dimension =
      Call.arg_size() ? dyn_cast<ConstantInt>(Call.getArgOperand(0)) : nullptr;
  if (!Dimension || Dimension->getZExtValue() > 2)
    return false;
  const auto D = static_cast<unsigned>(Dimension->getZExtValue());
  Value *Result;
  if (Query)
    Result = (this->*Query)(D);
  else if (Name == "get_global_size")
    Result = B.CreateMul(groupSize(D), groupCount(D));
  else if (Name == "get_global_id")
    Result = B.CreateAdd(B.CreateMul(groupId(D), groupSize(D)), itemId(D));
  else
    return false;
  return replaceWith(Call, B.CreateZExtOrTrunc(Result, Call.getType()));
}

} // namespace hipify::execute
