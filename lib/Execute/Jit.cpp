//===- Jit.cpp - links the program's host and device code -----------------===//
#include "Jit.h"
#include "Access.h"
#include "Symbols.h"
#include "llvm/ExecutionEngine/Orc/EHFrameRegistrationPlugin.h"
#include "llvm/ExecutionEngine/Orc/ExecutionUtils.h"
#include "llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h"
#include "llvm/ExecutionEngine/Orc/ObjectLinkingLayer.h"
#include "llvm/Support/TargetSelect.h"
#include <map>

namespace hipify::execute {

using namespace llvm;
using namespace llvm::orc;

namespace {

/// Tells the access check where device code's own data lies.
class DataRanges : public ObjectLinkingLayer::Plugin {
public:
  void modifyPassConfig(MaterializationResponsibility &MR, jitlink::LinkGraph &,
                        jitlink::PassConfiguration &Config) override {
    if (!StringRef(MR.getTargetJITDylib().getName()).starts_with("device"))
      return;
    Config.PostFixupPasses.push_back([](jitlink::LinkGraph &G) {
      for (jitlink::Block *B : G.blocks())
        addModuleRange(B->getAddress().toPtr<const char *>(), B->getSize());
      return Error::success();
    });
  }
  Error notifyFailed(MaterializationResponsibility &) override {
    return Error::success();
  }
  Error notifyRemovingResources(JITDylib &, ResourceKey) override {
    return Error::success();
  }
  void notifyTransferringResources(JITDylib &, ResourceKey,
                                   ResourceKey) override {}
};

} // namespace

static Expected<JITTargetMachineBuilder> hostBuilder() {
  InitializeNativeTarget();
  InitializeNativeTargetAsmPrinter();
  auto Builder = JITTargetMachineBuilder::detectHost();
  if (!Builder)
    return Builder.takeError();
  // Thread-local variables have no segment in generated code.
  Builder->getOptions().EmulatedTLS = true;
  // Device code that falls off its end would run into whatever lies behind.
  Builder->getOptions().TrapUnreachable = true;
  Builder->getOptions().NoTrapAfterNoreturn = true;
  Builder->setCodeGenOptLevel(CodeGenOptLevel::Default);
  Builder->setRelocationModel(Reloc::PIC_);
  return Builder;
}

Expected<std::unique_ptr<TargetMachine>> Jit::hostMachine() {
  auto Builder = hostBuilder();
  if (!Builder)
    return Builder.takeError();
  return Builder->createTargetMachine();
}

/// What the linker said while it worked; a failed look-up itself only names what
/// it wanted.
static std::string &linkProblems() {
  static std::string Text;
  return Text;
}

static Error withProblems(Error E) {
  std::string Text = toString(std::move(E));
  return createStringError(linkProblems().empty() ? Text : linkProblems());
}

Error Jit::defineServices(JITDylib &In, bool IsHost) {
  std::vector<SymbolList> Lists;
  if (IsHost)
    Lists = {hostSupportSymbols(), registrationSymbols(),  deviceApiSymbols(),
             memoryApiSymbols(),   memoryPoolApiSymbols(), copyApiSymbols(),
             streamApiSymbols(),   launchApiSymbols(),     graphApiSymbols(),
             textureApiSymbols(),  moduleApiSymbols(),     contextApiSymbols(),
             rtcApiSymbols()};
  else
    Lists = {deviceServiceSymbols(), printfSymbols(),  intrinsicSymbols(),
             mathSymbols(),          integerSymbols(), imageSymbols()};
  SymbolMap Symbols;
  for (const SymbolList &List : Lists)
    for (const Symbol &S : List)
      Symbols[Engine->mangleAndIntern(S.Name)] = {
          ExecutorAddr::fromPtr(S.Address),
          JITSymbolFlags::Exported | JITSymbolFlags::Callable};
  if (Error E = In.define(absoluteSymbols(std::move(Symbols))))
    return E;
  auto Process = DynamicLibrarySearchGenerator::GetForCurrentProcess(
      Engine->getDataLayout().getGlobalPrefix());
  if (!Process)
    return Process.takeError();
  In.addGenerator(std::move(*Process));
  return Error::success();
}

Expected<std::unique_ptr<Jit>> Jit::create() {
  std::unique_ptr<Jit> J(new Jit);
  auto Builder = hostBuilder();
  if (!Builder)
    return Builder.takeError();
  auto Engine =
      LLJITBuilder()
          .setJITTargetMachineBuilder(std::move(*Builder))
          .setLinkProcessSymbolsByDefault(false)
          .setPlatformSetUp(setUpInactivePlatform)
          .setPrePlatformSetup([](LLJIT &L) -> Error {
            auto &Linking = cast<ObjectLinkingLayer>(L.getObjLinkingLayer());
            Linking.addPlugin(std::make_shared<DataRanges>());
            // For the program's own exceptions.
            auto Frames =
                EHFrameRegistrationPlugin::Create(L.getExecutionSession());
            if (!Frames)
              return Frames.takeError();
            Linking.addPlugin(std::move(*Frames));
            return Error::success();
          })
          .create();
  if (!Engine)
    return Engine.takeError();
  J->Engine = std::move(*Engine);
  J->Host = &J->Engine->getMainJITDylib();
  if (Error E = J->defineServices(*J->Host, /*Host=*/true))
    return E;
  J->Engine->getExecutionSession().setErrorReporter(
      [](Error E) { linkProblems() += toString(std::move(E)) + "\n"; });
  return J;
}

Error Jit::link(const std::string &Name, ThreadSafeModule M,
                DeviceImage &Image) {
  auto Dylib = Engine->createJITDylib("device." + Name);
  if (!Dylib)
    return Dylib.takeError();
  if (Error E = defineServices(*Dylib, /*Host=*/false))
    return E;
  if (Error E = Engine->addIRModule(*Dylib, std::move(M)))
    return E;
  LLJIT &L = *Engine;
  JITDylib &In = *Dylib;
  // The first look-up links everything, so a missing function is known before
  // the program starts.
  if (!Image.Kernels.empty()) {
    auto Found = L.lookup(In, Image.Kernels.front().entryName());
    if (!Found)
      return withProblems(Found.takeError());
  }
  Image.Lookup = [&L, &In](const std::string &Symbol) {
    auto Found = L.lookup(In, Symbol);
    if (Found)
      return Found->toPtr<void *>();
    consumeError(Found.takeError());
    return static_cast<void *>(nullptr);
  };
  return Error::success();
}

Error Jit::addDevice(unsigned Index, ThreadSafeModule M,
                     std::vector<Kernel> Kernels) {
  FatBinaries.resize(std::max<size_t>(FatBinaries.size(), Index + 1));
  FatBinaries[Index] = std::make_unique<char[]>(16);
  DeviceImage Image;
  Image.Kernels = std::move(Kernels);
  if (Error E = link(std::to_string(Index), std::move(M), Image))
    return E;
  addDeviceImage(FatBinaries[Index].get(), std::move(Image));
  return Error::success();
}

Error Jit::addHost(unsigned DeviceIndex, ThreadSafeModule M) {
  SymbolMap Symbols;
  M.withModuleDo([&](Module &Source) {
    for (GlobalVariable &V : Source.globals())
      if (V.isDeclaration() && V.getName().starts_with("__hip_fatbin") &&
          DeviceIndex < FatBinaries.size())
        Symbols[Engine->mangleAndIntern(V.getName())] = {
            ExecutorAddr::fromPtr(FatBinaries[DeviceIndex].get()),
            JITSymbolFlags::Exported};
    // A hidden symbol must be near the code that refers to it.
    if (GlobalVariable *V = Source.getNamedGlobal("__dso_handle")) {
      V->setVisibility(GlobalValue::DefaultVisibility);
      V->setLinkage(GlobalValue::InternalLinkage);
      V->setInitializer(Constant::getNullValue(V->getValueType()));
    }
    std::map<unsigned, std::vector<std::string>> Own; // by priority
    unsigned Number = 0;
    for (const auto &C : getConstructors(Source)) {
      // Constructors are often internal; a name makes them findable.
      C.Func->setLinkage(GlobalValue::ExternalLinkage);
      C.Func->setVisibility(GlobalValue::DefaultVisibility);
      C.Func->setName("hipify.constructor." + Twine(DeviceIndex) + "." +
                      Twine(Number++));
      Own[C.Priority].push_back(C.Func->getName().str());
    }
    for (auto &[Priority, Names] : Own)
      Constructors.insert(Constructors.end(), Names.begin(), Names.end());
  });
  if (!Symbols.empty())
    if (Error E = Host->define(absoluteSymbols(std::move(Symbols))))
      return E;
  return Engine->addIRModule(*Host, std::move(M));
}

Expected<int> Jit::runMain(ArrayRef<std::string> Arguments) {
  auto Main = Engine->lookup(*Host, "main");
  if (!Main)
    return withProblems(Main.takeError());
  for (const std::string &Name : Constructors) {
    auto Constructor = Engine->lookup(*Host, Name);
    if (!Constructor)
      return withProblems(Constructor.takeError());
    Constructor->toPtr<void (*)()>()();
  }
  std::vector<char *> Pointers;
  for (const std::string &A : Arguments)
    Pointers.push_back(const_cast<char *>(A.c_str()));
  Pointers.push_back(nullptr);
  auto *Entry = Main->toPtr<int (*)(int, char **)>();
  return Entry(static_cast<int>(Arguments.size()), Pointers.data());
}

} // namespace hipify::execute
