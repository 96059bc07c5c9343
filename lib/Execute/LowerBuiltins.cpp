//===- LowerBuiltins.cpp - amdgcn intrinsics and device library calls -----===//
//
// Replaces each by plain IR, by an operation of the wave (LowerLaneOps.cpp), or
// by a call of a service with the same arguments (DeviceServices.cpp). What none
// of them knows is an error that names it and its place.
//
//===----------------------------------------------------------------------===//
#include "LowerBuiltins.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsAMDGPU.h"
#include "llvm/Support/FormatVariadic.h"
#include <cstddef>

namespace hipify::execute {

using namespace llvm;

CallInst *emitStop(DeviceProgram &P, IRBuilder<> &B, const Instruction &Place,
                   LaneOp Op, Value *A, Value *BArg, Value *C,
                   Value *Immediate) {
  Type *Word = B.getInt32Ty(), *Long = B.getInt64Ty();
  FunctionCallee Stop =
      P.M.getOrInsertFunction("hipifyStop", Long, B.getPtrTy(), Word, Long,
                              Long, Long, Word, B.getPtrTy());
  auto OrZero = [&](Value *V) { return V ? V : B.getInt64(0); };
  CallInst *Call = B.CreateCall(Stop, {laneOf(*Place.getFunction()),
                                       B.getInt32(static_cast<uint32_t>(Op)),
                                       OrZero(A), OrZero(BArg), OrZero(C),
                                       Immediate ? Immediate : B.getInt32(0),
                                       P.Sites.of(Place)});
  Call->addFnAttr(Attribute::Convergent);
  Call->addFnAttr(Attribute::NoUnwind);
  return Call;
}

bool isStop(const Instruction &I) {
  const auto *Call = dyn_cast<CallInst>(&I);
  const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
  return Callee && Callee->getName() == "hipifyStop";
}

Value *BuiltinLowering::laneWord(uint64_t Offset, bool Fixed) {
  return loadAt(B, B.getInt32Ty(), lane(), Offset, Fixed);
}

Value *BuiltinLowering::blockField(Type *Ty, uint64_t Offset) {
  Value *In = loadAt(B, B.getPtrTy(), lane(), offsetof(Lane, In), false);
  return loadAt(B, Ty, In, Offset);
}

Value *BuiltinLowering::groupSize(unsigned Dimension) {
  Value *Packet = blockField(B.getPtrTy(), offsetof(Block, Packet));
  return B.CreateZExt(
      loadAt(B, B.getInt16Ty(), Packet,
             offsetof(DispatchPacket, GroupSize) + 2 * Dimension),
      B.getInt32Ty());
}

Value *BuiltinLowering::groupCount(unsigned Dimension) {
  Value *Implicit = blockField(B.getPtrTy(), offsetof(Block, Implicit));
  return loadAt(B, B.getInt32Ty(), Implicit, 4 * Dimension);
}

Value *BuiltinLowering::groupId(unsigned Dimension) {
  return blockField(B.getInt32Ty(), offsetof(Block, Id) + 4 * Dimension);
}

Value *BuiltinLowering::itemId(unsigned Dimension) {
  return laneWord(offsetof(Lane, Id) + 4 * Dimension, false);
}

/// mbcnt counts the mask's bits below the lane; no other lane is involved.
Value *BuiltinLowering::maskedCount(CallBase &Call, bool High) {
  Value *Index = laneWord(offsetof(Lane, Index), false);
  Value *Below = B.CreateSub(
      B.CreateShl(B.getInt64(1), B.CreateZExt(Index, B.getInt64Ty())),
      B.getInt64(1));
  Value *Half =
      B.CreateTrunc(High ? B.CreateLShr(Below, 32) : Below, B.getInt32Ty());
  Value *Count = B.CreateUnaryIntrinsic(
      Intrinsic::ctpop, B.CreateAnd(Call.getArgOperand(0), Half));
  return B.CreateAdd(Count, Call.getArgOperand(1));
}

Value *BuiltinLowering::callService(CallBase &Call, const Twine &Name,
                                    bool WithLane) {
  SmallVector<Type *, 8> Types;
  SmallVector<Value *, 8> Arguments;
  if (WithLane) {
    Arguments.push_back(lane());
    Arguments.push_back(P.Sites.of(Call));
  }
  append_range(Arguments, Call.args());
  for (Value *A : Arguments)
    Types.push_back(A->getType());
  FunctionCallee Service = P.M.getOrInsertFunction(
      Name.str(), FunctionType::get(Call.getType(), Types, false));
  return B.CreateCall(Service, Arguments);
}

/// f16 goes through f32; the services exist for f32 and f64.
Value *BuiltinLowering::callFloatService(CallBase &Call, StringRef Name) {
  Type *Ty = Call.getType();
  if (Ty->isVectorTy()) // scalarised; AMD has packed forms of some
    return nullptr;
  const bool Half = Ty->isHalfTy() || Ty->isBFloatTy();
  Type *Wide = Half ? B.getFloatTy() : Ty;
  SmallVector<Value *, 4> Arguments;
  SmallVector<Type *, 4> Types;
  for (Value *A : Call.args()) {
    if (Half && A->getType() == Ty)
      A = B.CreateFPExt(A, Wide);
    Arguments.push_back(A);
    Types.push_back(A->getType());
  }
  FunctionCallee Service = P.M.getOrInsertFunction(
      (Twine("hipify.") + Name + (Wide->isDoubleTy() ? ".f64" : ".f32")).str(),
      FunctionType::get(Wide, Types, false));
  Value *Result = B.CreateCall(Service, Arguments);
  return Half ? B.CreateFPTrunc(Result, Ty) : Result;
}

/// amdgcn.class: a test mask of ten classes, the same bits as llvm.is.fpclass.
Value *BuiltinLowering::floatClass(CallBase &Call) {
  auto *Mask = dyn_cast<ConstantInt>(Call.getArgOperand(1));
  if (!Mask)
    return nullptr;
  return B.createIsFPClass(Call.getArgOperand(0),
                           static_cast<unsigned>(Mask->getZExtValue() & 0x3FF));
}

Value *BuiltinLowering::bitField(CallBase &Call, bool Signed) {
  // Offset and width count modulo 32; a width of 0 gives 0.
  Value *Offset = B.CreateAnd(Call.getArgOperand(1), 31);
  Value *Width = B.CreateAnd(Call.getArgOperand(2), 31);
  Value *Source = B.CreateLShr(Call.getArgOperand(0), Offset);
  Value *Up = B.CreateAnd(B.CreateSub(B.getInt32(32), Width), 31);
  Value *Shifted = B.CreateShl(Source, Up);
  Value *Field = Signed ? B.CreateAShr(Shifted, Up) : B.CreateLShr(Shifted, Up);
  return B.CreateSelect(B.CreateICmpEQ(Width, B.getInt32(0)), B.getInt32(0),
                        Field);
}

Value *BuiltinLowering::product24(CallBase &Call, bool Signed, bool High) {
  auto Narrow = [&](Value *V) {
    V = B.CreateShl(V, 8);
    V = Signed ? B.CreateAShr(V, 8) : B.CreateLShr(V, 8);
    return Signed ? B.CreateSExt(V, B.getInt64Ty())
                  : B.CreateZExt(V, B.getInt64Ty());
  };
  Value *Product =
      B.CreateMul(Narrow(Call.getArgOperand(0)), Narrow(Call.getArgOperand(1)));
  if (High)
    Product = B.CreateLShr(Product, 32);
  return B.CreateTrunc(Product, Call.getType());
}

/// Whether an address is in the block's LDS, or on the lane's stack.
Value *BuiltinLowering::addressIsIn(CallBase &Call, bool Lds) {
  Value *Address = B.CreatePointerBitCastOrAddrSpaceCast(Call.getArgOperand(0),
                                                         B.getPtrTy());
  FunctionCallee Service =
      P.M.getOrInsertFunction(Lds ? "hipifyIsLds" : "hipifyIsPrivate",
                              B.getInt1Ty(), B.getPtrTy(), B.getPtrTy());
  return B.CreateCall(Service, {lane(), Address});
}

/// Fences order a host thread's accesses; waits of one lane are not needed.
Value *BuiltinLowering::nothing(CallBase &Call) {
  return Call.getType()->isVoidTy() ? nullptr
                                    : Constant::getNullValue(Call.getType());
}

bool BuiltinLowering::replaceWith(CallBase &Call, Value *New) {
  if (New)
    Call.replaceAllUsesWith(New);
  Call.eraseFromParent();
  return true;
}

Error BuiltinLowering::refuse(CallBase &Call, const Twine &What) {
  return createStringError(P.Sites.text(Call) + "'" + What.str() +
                           "' is not in the CPU executor");
}

Error BuiltinLowering::lowerAsm(CallBase &Call) {
  const auto *Asm = cast<InlineAsm>(Call.getCalledOperand());
  StringRef Text = Asm->getAsmString().trim();
  static const char *const Ignored[] = {"s_waitcnt",      "s_nop",   "s_sleep",
                                        "s_setprio",      "; ",      "//",
                                        "buffer_wbinvl1", "s_dcache"};
  const bool Harmless = Text.empty() || any_of(Ignored, [&](const char *Start) {
                          return Text.starts_with(Start);
                        });
  // An empty template with "+v" operands only hides a value from the optimiser.
  if (Harmless && Call.getType()->isVoidTy()) {
    B.SetInsertPoint(&Call);
    B.CreateFence(AtomicOrdering::AcquireRelease);
    replaceWith(Call, nullptr);
    return Error::success();
  }
  if (Text.empty() && Call.arg_size() == 1 &&
      Call.getArgOperand(0)->getType() == Call.getType()) {
    replaceWith(Call, Call.getArgOperand(0));
    return Error::success();
  }
  return refuse(Call, "asm(\"" + Text + "\")");
}

/// Headers before 6.0 name intrinsics that LLVM has since replaced by
/// instructions: inc and dec that wrap at a limit.
static Value *oldAtomic(IRBuilder<> &B, CallBase &Call, StringRef Name) {
  const bool Increment = Name.starts_with("llvm.amdgcn.atomic.inc");
  if (!Increment && !Name.starts_with("llvm.amdgcn.atomic.dec"))
    return nullptr;
  return B.CreateAtomicRMW(
      Increment ? AtomicRMWInst::UIncWrap : AtomicRMWInst::UDecWrap,
      Call.getArgOperand(0), Call.getArgOperand(1), MaybeAlign(),
      AtomicOrdering::SequentiallyConsistent);
}

/// An intrinsic as messages name it, with what decides whether it is known.
static std::string describe(const CallBase &Call) {
  std::string Name = Call.getCalledFunction()->getName().str();
  if (Call.getIntrinsicID() == Intrinsic::amdgcn_ds_swizzle)
    Name += formatv(", pattern {0:x}",
                    cast<ConstantInt>(Call.getArgOperand(1))->getZExtValue())
                .str();
  return Name;
}

Error BuiltinLowering::run() {
  std::vector<CallBase *> Calls;
  for (Function &F : P.M)
    for (Instruction &I : instructions(F))
      if (auto *Call = dyn_cast<CallBase>(&I))
        Calls.push_back(Call);
  for (CallBase *Call : Calls) {
    B.SetInsertPoint(Call);
    B.SetCurrentDebugLocation(Call->getDebugLoc());
    if (Call->isInlineAsm()) {
      if (Error E = lowerAsm(*Call))
        return E;
      continue;
    }
    Function *Callee = Call->getCalledFunction();
    if (!Callee || !Callee->isDeclaration())
      continue;
    if (Callee->getName().starts_with("llvm.amdgcn.") ||
        Callee->getName().starts_with("llvm.r600.")) {
      if (lowerPlain(*Call) || lowerLaneOp(*Call))
        continue;
      if (Value *New = oldAtomic(B, *Call, Callee->getName())) {
        replaceWith(*Call, New);
        continue;
      }
      return refuse(*Call, describe(*Call));
    }
    if (!lowerLibraryCall(*Call, Callee->getName()) &&
        Callee->getName().starts_with("llvm.read_register"))
      return refuse(*Call, Callee->getName());
  }
  return Error::success();
}

Error lowerBuiltins(DeviceProgram &P) { return BuiltinLowering(P).run(); }

} // namespace hipify::execute
