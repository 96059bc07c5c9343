//===- CheckAccesses.cpp - loads and stores test the shadow ---------------===//
//
// In front of an access of N bytes at P,
//   flat or global:  if (shadow[min(P - heap, capacity) >> 6] != 64)
//                      hipifyCheckAccess(...)
//   LDS:             if (P - lds > size - N)  hipifyLdsOutOfBounds(...)
// Stack objects, constants and accesses that an earlier one covers are left out.
//
//===----------------------------------------------------------------------===//
#include "Access.h"
#include "DeviceHeap.h"
#include "DeviceProgram.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include <cstddef>

namespace hipify::execute {

using namespace llvm;

namespace {

struct Touch {
  Instruction *At;
  Value *Pointer;
  Value *Bytes; ///< null: FixedBytes
  uint64_t FixedBytes;
  AccessKind Kind;
};

class AccessChecker {
public:
  AccessChecker(DeviceProgram &P, Function &F)
      : P(P), F(F), DL(P.M.getDataLayout()) {}
  void run();

private:
  void collect(Instruction &I);
  void add(Instruction &I, Value *Pointer, Type *Ty, AccessKind Kind) {
    Touches.push_back(
        {&I, Pointer, nullptr, DL.getTypeStoreSize(Ty).getFixedValue(), Kind});
  }
  bool isHarmless(const Touch &T) const;
  void dropCovered();
  void checkHeap(const Touch &T);
  void checkLds(const Touch &T);
  void recordLds(const Touch &T);
  SmallVector<Value *, 5> serviceArguments(IRBuilder<> &B, const Touch &T);
  FunctionCallee service(const char *Name);
  void callIf(Value *Condition, const Touch &T, const char *Service);

  DeviceProgram &P;
  Function &F;
  const DataLayout &DL;
  std::vector<Touch> Touches;
};

} // namespace

void AccessChecker::collect(Instruction &I) {
  if (auto *Load = dyn_cast<LoadInst>(&I))
    add(I, Load->getPointerOperand(), Load->getType(), AccessRead);
  else if (auto *Store = dyn_cast<StoreInst>(&I))
    add(I, Store->getPointerOperand(), Store->getValueOperand()->getType(),
        AccessWrite);
  else if (auto *Update = dyn_cast<AtomicRMWInst>(&I))
    add(I, Update->getPointerOperand(), Update->getType(), AccessAtomic);
  else if (auto *Swap = dyn_cast<AtomicCmpXchgInst>(&I))
    add(I, Swap->getPointerOperand(), Swap->getNewValOperand()->getType(),
        AccessAtomic);
  else if (auto *Block = dyn_cast<MemIntrinsic>(&I)) {
    Touches.push_back(
        {&I, Block->getRawDest(), Block->getLength(), 0, AccessWrite});
    if (auto *Copy = dyn_cast<MemTransferInst>(&I))
      Touches.push_back(
          {&I, Copy->getRawSource(), Copy->getLength(), 0, AccessRead});
  }
}

/// Accesses that cannot leave their object, or whose space is not checked.
bool AccessChecker::isHarmless(const Touch &T) const {
  const unsigned Space = T.Pointer->getType()->getPointerAddressSpace();
  if (Space == PrivateSpace || Space == ConstantSpace)
    return true;
  const Value *Object = getUnderlyingObject(T.Pointer, 0);
  if (isa<AllocaInst>(Object))
    return true;
  if (const auto *A = dyn_cast<Argument>(Object); A && A->hasByRefAttr())
    return true;
  const auto *V = dyn_cast<GlobalVariable>(Object);
  if (!V || T.Bytes || V->isDeclaration())
    return false;
  APInt Offset(DL.getIndexTypeSizeInBits(T.Pointer->getType()), 0);
  const Value *Base = T.Pointer->stripAndAccumulateConstantOffsets(
      DL, Offset, /*AllowNonInbounds=*/true);
  const uint64_t Size = DL.getTypeAllocSize(V->getValueType());
  return Base == V && !Offset.isNegative() &&
         Offset.getZExtValue() + T.FixedBytes <= Size;
}

void AccessChecker::dropCovered() {
  DominatorTree Dominators(F);
  DenseMap<Value *, SmallVector<const Touch *, 4>> Earlier;
  std::vector<Touch> Kept;
  Kept.reserve(Touches.size());
  for (const Touch &T : Touches) {
    auto &Known = Earlier[T.Pointer];
    bool Covered = !T.Bytes && any_of(Known, [&](const Touch *E) {
      return E->FixedBytes >= T.FixedBytes && Dominators.dominates(E->At, T.At);
    });
    if (Covered && !P.How.CheckRace && !P.How.CheckUninitialised)
      continue;
    Kept.push_back(T);
    if (!T.Bytes)
      Known.push_back(&Kept.back());
  }
  Touches = std::move(Kept);
}

FunctionCallee AccessChecker::service(const char *Name) {
  LLVMContext &C = P.M.getContext();
  Type *Pointer = PointerType::get(C, 0);
  return P.M.getOrInsertFunction(Name, Type::getVoidTy(C), Pointer, Pointer,
                                 Type::getInt64Ty(C), Type::getInt32Ty(C),
                                 Pointer);
}

SmallVector<Value *, 5> AccessChecker::serviceArguments(IRBuilder<> &B,
                                                        const Touch &T) {
  Value *Bytes = T.Bytes ? B.CreateZExtOrTrunc(T.Bytes, B.getInt64Ty())
                         : B.getInt64(T.FixedBytes);
  return {laneOf(F),
          B.CreatePointerBitCastOrAddrSpaceCast(T.Pointer, B.getPtrTy()), Bytes,
          B.getInt32(T.Kind), P.Sites.of(*T.At)};
}

void AccessChecker::callIf(Value *Condition, const Touch &T,
                           const char *Service) {
  Instruction *Then = SplitBlockAndInsertIfThen(
      Condition, T.At->getIterator(), /*Unreachable=*/false,
      MDBuilder(P.M.getContext()).createUnlikelyBranchWeights());
  IRBuilder<> B(Then);
  CallInst *Call = B.CreateCall(service(Service), serviceArguments(B, T));
  Call->addFnAttr(Attribute::Cold);
}

void AccessChecker::checkHeap(const Touch &T) {
  IRBuilder<> B(T.At);
  if (T.Bytes) {
    B.CreateCall(service("hipifyCheckAccess"), serviceArguments(B, T));
    return;
  }
  const DeviceHeap &Heap = deviceHeap();
  Value *Offset =
      B.CreateSub(B.CreatePtrToInt(T.Pointer, B.getInt64Ty()),
                  B.getInt64(reinterpret_cast<uintptr_t>(Heap.base())));
  Value *Clamped = B.CreateBinaryIntrinsic(Intrinsic::umin, Offset,
                                           B.getInt64(Heap.capacity()));
  Value *Shadow = B.CreateIntToPtr(
      B.getInt64(reinterpret_cast<uintptr_t>(Heap.shadow())), B.getPtrTy());
  Value *Byte = B.CreateLoad(
      B.getInt8Ty(),
      B.CreateGEP(B.getInt8Ty(), Shadow,
                  B.CreateLShr(Clamped, DeviceHeap::GranuleShift)));
  callIf(B.CreateICmpNE(Byte, B.getInt8(DeviceHeap::Granule)), T,
         "hipifyCheckAccess");
}

void AccessChecker::checkLds(const Touch &T) {
  IRBuilder<> B(T.At);
  Value *In = loadAt(B, B.getPtrTy(), laneOf(F), offsetof(Lane, In), false);
  Value *Base = loadAt(B, B.getInt64Ty(), In, offsetof(Block, Lds));
  Value *Size = loadAt(B, B.getInt64Ty(), In, offsetof(Block, LdsSize));
  // Not ptrtoint: that of an LDS pointer is its offset.
  Value *Flat = B.CreateAddrSpaceCast(T.Pointer, B.getPtrTy());
  Value *Offset = B.CreateSub(B.CreatePtrToInt(Flat, B.getInt64Ty()), Base);
  Value *Bytes = T.Bytes ? B.CreateZExtOrTrunc(T.Bytes, B.getInt64Ty())
                         : B.getInt64(T.FixedBytes);
  Value *Outside =
      B.CreateOr(B.CreateICmpUGE(Offset, Size),
                 B.CreateICmpUGT(Bytes, B.CreateSub(Size, Offset)));
  callIf(Outside, T, "hipifyLdsOutOfBounds");
}

void AccessChecker::recordLds(const Touch &T) {
  IRBuilder<> B(T.At);
  B.CreateCall(service("hipifyRecordLds"), serviceArguments(B, T));
}

void AccessChecker::run() {
  for (Instruction &I : instructions(F))
    collect(I);
  const bool Records = P.How.CheckRace || P.How.CheckUninitialised;
  if (P.How.CheckBounds)
    dropCovered();
  for (const Touch &T : Touches) {
    const bool Lds = pointsToLds(T.Pointer);
    if (P.How.CheckBounds && !isHarmless(T)) {
      if (Lds)
        checkLds(T);
      else
        checkHeap(T);
    }
    if (Lds && Records)
      recordLds(T);
  }
}

void checkAccesses(DeviceProgram &P) {
  if (!P.How.CheckBounds && !P.How.CheckRace && !P.How.CheckUninitialised)
    return;
  for (Function &F : P.M)
    if (!F.isDeclaration())
      AccessChecker(P, F).run();
}

} // namespace hipify::execute
