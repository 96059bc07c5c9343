//===- DeviceProgram.cpp - runs the stages from amdgcn IR to host IR ------===//
#include "DeviceProgram.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/Demangle/Demangle.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Verifier.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Transforms/IPO/GlobalDCE.h"
#include "llvm/Transforms/IPO/Internalize.h"
#include "llvm/Transforms/Utils/FixIrreducible.h"
#include "llvm/Transforms/Utils/LoopSimplify.h"
#include "llvm/Transforms/Utils/LowerSwitch.h"

extern "C" {
void LLVMInitializeAMDGPUTargetInfo();
void LLVMInitializeAMDGPUTarget();
void LLVMInitializeAMDGPUTargetMC();
}

namespace hipify::execute {

using namespace llvm;

const DILocation *SiteTable::userPlace(const Instruction &I) const {
  const DILocation *First = I.getDebugLoc().get();
  for (const DILocation *L = First; L; L = L->getInlinedAt()) {
    SmallString<256> Path(L->getFilename());
    if (sys::path::is_relative(Path)) {
      Path = L->getDirectory();
      sys::path::append(Path, L->getFilename());
    }
    if (L->getLine() && none_of(SystemRoots, [&](const std::string &Root) {
          return StringRef(Path).starts_with(Root);
        }))
      return L;
  }
  return First;
}

Constant *SiteTable::newConstant(Constant *Data, const char *Name) {
  // In the host's address space, not in the one that AMD's globals default to.
  return new GlobalVariable(M, Data->getType(), true,
                            GlobalValue::PrivateLinkage, Data, Name, nullptr,
                            GlobalValue::NotThreadLocal, FlatSpace);
}

Constant *SiteTable::string(StringRef Text) {
  Constant *&Known = Strings[Text];
  if (!Known) {
    Constant *Data = ConstantDataArray::getString(M.getContext(), Text);
    Known = newConstant(Data, "site.text");
  }
  return Known;
}

Constant *SiteTable::of(const Instruction &I) {
  LLVMContext &C = M.getContext();
  const DILocation *L = userPlace(I);
  std::pair<unsigned, unsigned> Place(L ? L->getLine() : 0,
                                      L ? L->getColumn() : 0);
  Constant *File = string(L ? L->getFilename() : "");
  Constant *&Site = Known[{File, Place}];
  if (Site)
    return Site;
  Constant *Name = string(L ? L->getScope()->getSubprogram()->getName()
                            : I.getFunction()->getName());
  Type *Word = Type::getInt32Ty(C);
  Constant *Record =
      ConstantStruct::getAnon({File, Name, ConstantInt::get(Word, Place.first),
                               ConstantInt::get(Word, Place.second)});
  return Site = newConstant(Record, "site");
}

std::string SiteTable::text(const Instruction &I) const {
  const DILocation *L = userPlace(I);
  if (!L || !L->getLine())
    return "";
  return (L->getFilename() + ":" + Twine(L->getLine()) + ": ").str();
}

bool pointsToLds(const Value *Pointer) {
  if (Pointer->getType()->getPointerAddressSpace() == LdsSpace)
    return true;
  const Value *Object = getUnderlyingObject(Pointer, /*MaxLookup=*/0);
  return isa<GlobalVariable>(Object) &&
         Object->getType()->getPointerAddressSpace() == LdsSpace;
}

Value *loadAt(IRBuilder<> &B, Type *Ty, Value *Pointer, uint64_t Offset,
              bool Constant) {
  Value *Address =
      Offset ? B.CreateConstInBoundsGEP1_64(B.getInt8Ty(), Pointer, Offset)
             : Pointer;
  LoadInst *Load = B.CreateLoad(Ty, Address);
  if (Constant)
    Load->setMetadata(LLVMContext::MD_invariant_load,
                      MDNode::get(B.getContext(), {}));
  return Load;
}

static std::unique_ptr<TargetMachine> gpuMachine(const Module &M,
                                                 const Gpu &Target) {
  LLVMInitializeAMDGPUTargetInfo();
  LLVMInitializeAMDGPUTarget();
  LLVMInitializeAMDGPUTargetMC();
  std::string Message;
  const llvm::Target *T =
      TargetRegistry::lookupTarget(M.getTargetTriple(), Message);
  if (!T)
    return nullptr;
  return std::unique_ptr<TargetMachine>(T->createTargetMachine(
      M.getTargetTriple(), Target.Arch, "", TargetOptions(), Reloc::PIC_));
}

static void
runPipeline(Module &M, TargetMachine *Machine,
            function_ref<void(ModulePassManager &, PassBuilder &)> Fill) {
  LoopAnalysisManager LAM;
  FunctionAnalysisManager FAM;
  CGSCCAnalysisManager CGAM;
  ModuleAnalysisManager MAM;
  PassBuilder Builder(Machine);
  Builder.registerModuleAnalyses(MAM);
  Builder.registerCGSCCAnalyses(CGAM);
  Builder.registerFunctionAnalyses(FAM);
  Builder.registerLoopAnalyses(LAM);
  Builder.crossRegisterProxies(LAM, FAM, CGAM, MAM);
  ModulePassManager Passes;
  Fill(Passes, Builder);
  Passes.run(M, MAM);
}

Error optimiseForGpu(Module &M, const Gpu &Target) {
  std::unique_ptr<TargetMachine> Machine = gpuMachine(M, Target);
  if (!Machine)
    return createStringError("this LLVM has no AMDGPU target");
  runPipeline(M, Machine.get(), [](ModulePassManager &Passes, PassBuilder &B) {
    // Only kernels and the variables that the host registers are roots.
    Passes.addPass(InternalizePass([](const GlobalValue &V) {
      if (const auto *F = dyn_cast<Function>(&V))
        return F->getCallingConv() == CallingConv::AMDGPU_KERNEL;
      const auto *Variable = dyn_cast<GlobalVariable>(&V);
      return Variable && Variable->getAddressSpace() != LdsSpace;
    }));
    Passes.addPass(GlobalDCEPass());
    Passes.addPass(B.buildPerModuleDefaultPipeline(OptimizationLevel::O2));
    Passes.addPass(GlobalDCEPass());
    FunctionPassManager Shape;
    Shape.addPass(FixIrreduciblePass());
    Shape.addPass(LoopSimplifyPass());
    Passes.addPass(createModuleToFunctionPassAdaptor(std::move(Shape)));
  });
  return Error::success();
}

void optimiseForHost(Module &M, TargetMachine &Host) {
  runPipeline(M, &Host, [](ModulePassManager &Passes, PassBuilder &B) {
    Passes.addPass(B.buildPerModuleDefaultPipeline(OptimizationLevel::O2));
  });
}

/// The error that the GPU's code generator gives for locals beyond what a lane
/// may have of a wave's scratch memory.
static Error checkFrames(DeviceProgram &P) {
  const uint64_t Limit = P.Target.frameLimit();
  const DataLayout &Layout = P.M.getDataLayout();
  for (Function &F : P.M) {
    uint64_t Size = 0;
    const Instruction *Last = nullptr;
    for (Instruction &I : instructions(F)) {
      const auto *Local = dyn_cast<AllocaInst>(&I);
      auto Bytes = Local ? Local->getAllocationSize(Layout) : std::nullopt;
      if (!Bytes)
        continue;
      Size += Bytes->getFixedValue();
      Last = &I;
    }
    if (Size > Limit) {
      std::string Place = P.Sites.text(*Last);
      if (const DISubprogram *S = F.getSubprogram(); S && Place.empty())
        Place = (S->getFilename() + ":" + Twine(S->getLine()) + ": ").str();
      return createStringError(Place + "stack frame size (" + Twine(Size) +
                               ") exceeds limit (" + Twine(Limit) +
                               ") in function '" + demangle(F.getName()) + "'");
    }
  }
  return Error::success();
}

/// Kernels with their parameters as hipLaunchKernel passes them.
static void listKernels(DeviceProgram &P) {
  const DataLayout &Layout = P.M.getDataLayout();
  for (Function &F : P.M) {
    if (F.isDeclaration() || F.getCallingConv() != CallingConv::AMDGPU_KERNEL)
      continue;
    Kernel K;
    K.Name = F.getName().str();
    K.Spelling = demangle(K.Name);
    for (const Argument &A : F.args()) {
      Type *Ty = A.hasByRefAttr() ? A.getParamByRefType() : A.getType();
      Align Alignment = A.hasByRefAttr() ? A.getParamAlign().valueOrOne()
                                         : Layout.getABITypeAlign(Ty);
      K.Parameters.push_back(
          {static_cast<uint32_t>(Layout.getTypeAllocSize(Ty)),
           static_cast<uint32_t>(Alignment.value())});
    }
    auto Range = F.getFnAttribute("amdgpu-flat-work-group-size");
    if (Range.isValid()) {
      unsigned Max;
      if (!Range.getValueAsString().split(',').second.getAsInteger(10, Max))
        K.MaxThreads = std::min(Max, 1024u);
    }
    P.Kernels.push_back(std::move(K));
    P.KernelFunctions.push_back(&F);
  }
}

/// As checkFrames, for the LDS variables of one kernel.
static Error checkStaticLds(const DeviceProgram &P) {
  for (size_t I = 0; I < P.Kernels.size(); ++I) {
    const Kernel &K = P.Kernels[I];
    if (K.StaticLds <= P.Target.LdsBytes)
      continue;
    std::string Place;
    if (const DISubprogram *S = P.KernelFunctions[I]->getSubprogram())
      Place = (S->getFilename() + ":" + Twine(S->getLine()) + ": ").str();
    return createStringError(Place + "local memory (" + Twine(K.StaticLds) +
                             ") exceeds limit (" + Twine(P.Target.LdsBytes) +
                             ") in function '" + K.Spelling + "'");
  }
  return Error::success();
}

void retargetModule(DeviceProgram &P, TargetMachine &Host) {
  P.M.setTargetTriple(Host.getTargetTriple());
  P.M.setDataLayout(Host.createDataLayout());
  if (NamedMDNode *Flags = P.M.getModuleFlagsMetadata())
    Flags->eraseFromParent();
  const StringRef Cpu = Host.getTargetCPU();
  const StringRef Features = Host.getTargetFeatureString();
  for (Function &F : P.M) {
    F.setCallingConv(CallingConv::C);
    F.setComdat(nullptr);
    F.setVisibility(GlobalValue::DefaultVisibility);
    AttributeList Old = F.getAttributes();
    AttrBuilder Strings(P.M.getContext());
    for (Attribute A : Old.getFnAttrs())
      if (A.isStringAttribute())
        F.removeFnAttr(A.getKindAsString());
    if (F.isDeclaration())
      continue;
    F.addFnAttr("target-cpu", Cpu);
    F.addFnAttr("target-features", Features);
    F.addFnAttr(Attribute::NoUnwind);
    // Large frames must not step over the page that ends a stack.
    F.addFnAttr("probe-stack", "inline-asm");
    for (Instruction &I : instructions(F))
      if (auto *Call = dyn_cast<CallBase>(&I))
        Call->setCallingConv(CallingConv::C);
  }
  for (GlobalVariable &V : P.M.globals()) {
    V.setComdat(nullptr);
    V.setVisibility(GlobalValue::DefaultVisibility);
    // The host writes constants through their symbols.
    if (V.isExternallyInitialized()) {
      V.setConstant(false);
      V.setExternallyInitialized(false);
    }
  }
}

Expected<std::vector<Kernel>> buildDeviceProgram(Module &M, const Gpu &Target,
                                                 const Settings &How,
                                                 StringRef RocmRoot,
                                                 StringRef ResourceDir,
                                                 TargetMachine &Host) {
  for (const char *List : {"llvm.used", "llvm.compiler.used"})
    if (GlobalVariable *V = M.getNamedGlobal(List))
      V->eraseFromParent();
  if (Error E = linkDeviceLibraries(M, Target, RocmRoot))
    return E;
  // In its caller, so that a failed assertion is reported with its own line.
  if (Function *F = M.getFunction("__assert_fail"); F && !F->isDeclaration()) {
    F->removeFnAttr(Attribute::NoInline);
    F->addFnAttr(Attribute::AlwaysInline);
  }
  if (Error E = optimiseForGpu(M, Target))
    return E;
  DeviceProgram P(M, Target, How,
                  {(RocmRoot + "/include/hip/").str(), ResourceDir.str()});
  if (Error E = checkFrames(P))
    return E;
  listKernels(P);
  addLaneParameters(P);
  checkAccesses(P);
  if (Error E = lowerBuiltins(P))
    return E;
  makeDivisionsTotal(P);
  lowerNumbers(P);
  markProgress(P);
  placeLds(P);
  if (Error E = checkStaticLds(P))
    return E;
  instrumentPaths(P);
  addEntries(P);
  retargetModule(P, Host);
  StripDebugInfo(M);
  std::string Problem;
  raw_string_ostream Stream(Problem);
  if (verifyModule(M, &Stream))
    return createStringError("internal error: the rewritten device code is not "
                             "valid: " +
                             Problem);
  optimiseForHost(M, Host);
  return std::move(P.Kernels);
}

} // namespace hipify::execute
