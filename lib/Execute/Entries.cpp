//===- Entries.cpp - what the executor calls for each kernel --------------===//
//
// For kernels that stop lanes,  void NAME.lane(Lane *, void *const *Arguments)
// runs one lane; for the others,  void NAME.block(Block *, void *const
// *Arguments, i32 WaveSize)  runs a block's lanes one after the other, with the
// kernel inlined in the loop.
//
//===----------------------------------------------------------------------===//
#include "DeviceProgram.h"
#include "llvm/IR/Instructions.h"
#include <cstddef>

namespace hipify::execute {

using namespace llvm;

static SmallVector<Value *, 8> loadArguments(IRBuilder<> &B, Function &Kernel,
                                             Value *Lane, Value *Arguments) {
  SmallVector<Value *, 8> Values{Lane};
  for (unsigned I = 1; I < Kernel.arg_size(); ++I) {
    Argument *A = Kernel.getArg(I);
    Value *Slot = B.CreateLoad(
        B.getPtrTy(),
        B.CreateConstInBoundsGEP1_32(B.getPtrTy(), Arguments, I - 1));
    if (A->hasByRefAttr())
      Values.push_back(
          B.CreatePointerBitCastOrAddrSpaceCast(Slot, A->getType()));
    else
      Values.push_back(B.CreateAlignedLoad(A->getType(), Slot, Align(1)));
  }
  return Values;
}

static void addLaneEntry(DeviceProgram &P, Function &Kernel) {
  LLVMContext &C = P.M.getContext();
  Type *Pointer = PointerType::get(C, 0);
  auto *Entry = Function::Create(
      FunctionType::get(Type::getVoidTy(C), {Pointer, Pointer}, false),
      GlobalValue::ExternalLinkage, Kernel.getName() + ".lane", P.M);
  IRBuilder<> B(BasicBlock::Create(C, "entry", Entry));
  B.CreateCall(&Kernel,
               loadArguments(B, Kernel, Entry->getArg(0), Entry->getArg(1)));
  B.CreateRetVoid();
}

namespace {
/// A counted loop around the builder's insertion point.
struct CountedLoop {
  BasicBlock *Header, *Exit;
  PHINode *Index;

  CountedLoop(IRBuilder<> &B, Value *Count, const Twine &Name) {
    LLVMContext &C = B.getContext();
    BasicBlock *Before = B.GetInsertBlock();
    Function *F = Before->getParent();
    Header = BasicBlock::Create(C, Name, F);
    Exit = BasicBlock::Create(C, Name + ".end", F);
    B.CreateBr(Header); // no dimension of a block is 0
    B.SetInsertPoint(Header);
    Index = B.CreatePHI(B.getInt32Ty(), 2);
    Index->addIncoming(B.getInt32(0), Before);
    Limit = Count;
  }
  void close(IRBuilder<> &B) {
    Value *Next = B.CreateAdd(Index, B.getInt32(1), "", true, true);
    Index->addIncoming(Next, B.GetInsertBlock());
    B.CreateCondBr(B.CreateICmpULT(Next, Limit), Header, Exit);
    B.SetInsertPoint(Exit);
  }

private:
  Value *Limit;
};
} // namespace

static void addBlockEntry(DeviceProgram &P, Function &Kernel) {
  LLVMContext &C = P.M.getContext();
  Type *Pointer = PointerType::get(C, 0);
  Type *Word = Type::getInt32Ty(C);
  auto *Entry = Function::Create(
      FunctionType::get(Type::getVoidTy(C), {Pointer, Pointer, Word}, false),
      GlobalValue::ExternalLinkage, Kernel.getName() + ".block", P.M);
  IRBuilder<> B(BasicBlock::Create(C, "entry", Entry));
  Value *Block = Entry->getArg(0), *WaveSize = Entry->getArg(2);
  Value *LaneMemory = B.Insert(
      new AllocaInst(ArrayType::get(B.getInt8Ty(), sizeof(Lane)), FlatSpace,
                     nullptr, Align(alignof(Lane)), "lane"));
  B.CreateMemSet(LaneMemory, B.getInt8(0), sizeof(Lane), Align(alignof(Lane)));
  auto Field = [&](uint64_t Offset) {
    return B.CreateConstInBoundsGEP1_64(B.getInt8Ty(), LaneMemory, Offset);
  };
  B.CreateStore(Block, Field(offsetof(Lane, In)));
  Value *Packet = loadAt(B, Pointer, Block, offsetof(struct Block, Packet));
  Value *Size[3];
  for (unsigned D = 0; D < 3; ++D)
    Size[D] = B.CreateZExt(loadAt(B, B.getInt16Ty(), Packet,
                                  offsetof(DispatchPacket, GroupSize) + 2 * D),
                           Word);
  SmallVector<Value *, 8> Values =
      loadArguments(B, Kernel, LaneMemory, Entry->getArg(1));
  Value *LastLane = B.CreateSub(WaveSize, B.getInt32(1));
  CountedLoop Z(B, Size[2], "z");
  CountedLoop Y(B, Size[1], "y");
  CountedLoop X(B, Size[0], "x");
  Value *Linear = B.CreateAdd(
      X.Index,
      B.CreateMul(Size[0],
                  B.CreateAdd(Y.Index, B.CreateMul(Size[1], Z.Index))));
  B.CreateStore(X.Index, Field(offsetof(Lane, Id)));
  B.CreateStore(Y.Index, Field(offsetof(Lane, Id) + 4));
  B.CreateStore(Z.Index, Field(offsetof(Lane, Id) + 8));
  B.CreateStore(B.CreateAnd(Linear, LastLane), Field(offsetof(Lane, Index)));
  B.CreateCall(&Kernel, Values);
  X.close(B);
  Y.close(B);
  Z.close(B);
  B.CreateRetVoid();
}

void addEntries(DeviceProgram &P) {
  for (size_t I = 0; I < P.Kernels.size(); ++I) {
    Function &Kernel = *P.KernelFunctions[I];
    if (P.Kernels[I].StopsLanes)
      addLaneEntry(P, Kernel);
    else
      addBlockEntry(P, Kernel);
    Kernel.setLinkage(GlobalValue::InternalLinkage);
    Kernel.removeFnAttr(Attribute::NoInline);
    if (!Kernel.hasFnAttribute(Attribute::OptimizeNone))
      Kernel.addFnAttr(Attribute::AlwaysInline);
  }
}

} // namespace hipify::execute
