//===- LaneParameters.cpp - gives every device function its lane ----------===//
//
// define T @f(A) and its calls become define T @f(ptr %lane, A). Allocas move to
// the host's only address space.
//
//===----------------------------------------------------------------------===//
#include "DeviceProgram.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

namespace hipify::execute {

using namespace llvm;

Value *laneOf(const Function &F) { return F.getArg(0); }

static AttributeList shifted(const AttributeList &Old, LLVMContext &C,
                             unsigned Arguments) {
  SmallVector<AttributeSet, 8> Parameters{AttributeSet()};
  for (unsigned I = 0; I < Arguments; ++I)
    Parameters.push_back(Old.getParamAttrs(I));
  return AttributeList::get(C, Old.getFnAttrs(), Old.getRetAttrs(), Parameters);
}

static FunctionType *withLane(FunctionType *Old) {
  SmallVector<Type *, 8> Parameters{PointerType::get(Old->getContext(), 0)};
  append_range(Parameters, Old->params());
  return FunctionType::get(Old->getReturnType(), Parameters, Old->isVarArg());
}

static Function *rebuild(Function &F) {
  // What the executor writes and reads is invisible to these promises.
  AttributeList Attributes =
      shifted(F.getAttributes(), F.getContext(), F.arg_size());
  Function *New = Function::Create(withLane(F.getFunctionType()),
                                   F.getLinkage(), F.getAddressSpace());
  F.getParent()->getFunctionList().insert(F.getIterator(), New);
  New->copyAttributesFrom(&F);
  New->setAttributes(Attributes);
  New->removeFnAttr(Attribute::Memory);
  New->removeFnAttr(Attribute::NoSync);
  New->removeFnAttr(Attribute::NoFree);
  New->removeFnAttr(Attribute::WillReturn);
  New->removeFnAttr(Attribute::NoRecurse);
  New->setCallingConv(CallingConv::C);
  New->takeName(&F);
  New->setSubprogram(F.getSubprogram());
  F.setSubprogram(nullptr);
  New->splice(New->begin(), &F);
  New->getArg(0)->setName("lane");
  for (unsigned I = 0; I < F.arg_size(); ++I) {
    F.getArg(I)->replaceAllUsesWith(New->getArg(I + 1));
    New->getArg(I + 1)->takeName(F.getArg(I));
  }
  F.replaceAllUsesWith(New);
  return New;
}

static void passLane(CallBase &Call, Value *Lane) {
  SmallVector<Value *, 8> Arguments{Lane};
  append_range(Arguments, Call.args());
  CallInst *New = CallInst::Create(withLane(Call.getFunctionType()),
                                   Call.getCalledOperand(), Arguments, "",
                                   Call.getIterator());
  AttributeList Attributes =
      shifted(Call.getAttributes(), Call.getContext(), Call.arg_size());
  New->setAttributes(Attributes);
  New->removeFnAttr(Attribute::Memory);
  New->setDebugLoc(Call.getDebugLoc());
  if (auto *Old = dyn_cast<CallInst>(&Call))
    New->setTailCallKind(Old->isMustTailCall() ? CallInst::TCK_None
                                               : Old->getTailCallKind());
  New->takeName(&Call);
  Call.replaceAllUsesWith(New);
  Call.eraseFromParent();
}

static void moveAllocas(Function &F) {
  SmallVector<Instruction *, 16> Dead;
  SmallVector<AllocaInst *, 16> Allocas;
  for (Instruction &I : instructions(F)) {
    if (auto *A = dyn_cast<AllocaInst>(&I))
      Allocas.push_back(A);
    else if (auto *Mark = dyn_cast<IntrinsicInst>(&I))
      if (Mark->isLifetimeStartOrEnd())
        Dead.push_back(Mark); // they name allocas only
  }
  for (Instruction *I : Dead)
    I->eraseFromParent();
  for (AllocaInst *A : Allocas) {
    if (A->getAddressSpace() == FlatSpace)
      continue;
    auto *New =
        new AllocaInst(A->getAllocatedType(), FlatSpace, A->getArraySize(),
                       A->getAlign(), "", A->getIterator());
    IRBuilder<> B(A);
    A->replaceAllUsesWith(B.CreateAddrSpaceCast(New, A->getType()));
    New->takeName(A);
    A->eraseFromParent();
  }
}

void addLaneParameters(DeviceProgram &P) {
  std::vector<Function *> Defined;
  for (Function &F : P.M)
    if (!F.isDeclaration())
      Defined.push_back(&F);
  SmallPtrSet<Function *, 32> Rebuilt;
  for (Function *F : Defined) {
    Function *New = rebuild(*F);
    Rebuilt.insert(New);
    for (Function *&K : P.KernelFunctions)
      if (K == F)
        K = New;
    F->eraseFromParent();
  }
  for (Function *F : Rebuilt) {
    SmallVector<CallBase *, 16> Calls;
    for (Instruction &I : instructions(*F))
      if (auto *Call = dyn_cast<CallBase>(&I)) {
        const auto *Callee =
            dyn_cast<Function>(Call->getCalledOperand()->stripPointerCasts());
        if (!Call->isInlineAsm() && (!Callee || Rebuilt.contains(Callee)))
          Calls.push_back(Call);
      }
    for (CallBase *Call : Calls)
      passLane(*Call, laneOf(*F));
    moveAllocas(*F);
  }
}

} // namespace hipify::execute
