//===- Modules.cpp - hiprtc texts to bitcode, bitcode to linked kernels ---===//
#include "Modules.h"
#include "DeviceProgram.h"
#include "Jit.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/Constants.h"
#include <cstring>

namespace hipify::execute {

using namespace llvm;

ModuleBuilder *&moduleBuilder() {
  static ModuleBuilder *Builder = nullptr;
  return Builder;
}

namespace {
/// Begins the code: hipModuleLoadData is not told how long it is.
struct CodeHeader {
  char Magic[8];
  char Arch[16];
  uint64_t Bytes;
};
constexpr char CodeMagic[8] = {'h', 'i', 'p', 'i', 'f', 'y', 'B', 'C'};
constexpr StringRef NameVariable = "__hipify_name_";
} // namespace

/// Options that say for which GPU: the one whose semantics are executed.
static bool choosesGpu(StringRef Option) {
  Option.consume_front("-");
  return Option.starts_with("-gpu-architecture=") ||
         Option.starts_with("-offload-arch=") || Option.starts_with("arch=");
}

/// A variable per name expression, initialised with what it names, as the
/// mangled name of a template's instance is only known to the compiler.
static std::string withNames(const ModuleSource &Source) {
  std::string Text = Source.Text;
  for (size_t I = 0; I < Source.NameExpressions.size(); ++I) {
    StringRef Name = StringRef(Source.NameExpressions[I]).trim();
    Name.consume_front("&");
    Text += ("\n#line 1 \"name expression\"\nextern \"C\" __device__ "
             "__attribute__((used)) const void *" +
             NameVariable + Twine(I) + " = (const void *)&" + Name + ";\n")
                .str();
  }
  return Text;
}

static void takeNames(Module &M, const ModuleSource &Source, ModuleCode &Code) {
  // The variables are in the list of used ones, which would keep them.
  for (const char *List : {"llvm.used", "llvm.compiler.used"})
    if (GlobalVariable *V = M.getNamedGlobal(List))
      V->eraseFromParent();
  for (size_t I = 0; I < Source.NameExpressions.size(); ++I) {
    GlobalVariable *V = M.getNamedGlobal((NameVariable + Twine(I)).str());
    if (!V || !V->hasInitializer())
      continue;
    if (auto *Named = dyn_cast<GlobalValue>(
            V->getInitializer()->stripPointerCastsAndAliases()))
      Code.LoweredNames[Source.NameExpressions[I]] = Named->getName().str();
    V->eraseFromParent();
  }
}

Expected<ModuleCode> ModuleBuilder::compile(const ModuleSource &Source,
                                            raw_ostream &Log) const {
  RunOptions How = Options;
  How.CompileArgs.clear();
  for (const std::string &Option : Source.Options)
    if (!choosesGpu(Option))
      How.CompileArgs.push_back(Option);
  const Gpu &Target = *settings().Target;
  LLVMContext Context;
  auto M = compileDeviceText({Source.Name, withNames(Source)}, Source.Headers,
                             How, Headers, Target, Context, Log);
  if (!M)
    return M.takeError();
  ModuleCode Result;
  takeNames(**M, Source, Result);
  std::string Bitcode;
  raw_string_ostream Stream(Bitcode);
  WriteBitcodeToFile(**M, Stream);
  CodeHeader Header{};
  std::memcpy(Header.Magic, CodeMagic, sizeof CodeMagic);
  std::strncpy(Header.Arch, Target.Arch, sizeof Header.Arch - 1);
  Header.Bytes = Bitcode.size();
  Result.Code.assign(reinterpret_cast<const char *>(&Header), sizeof Header);
  Result.Code += Bitcode;
  return Result;
}

Expected<std::unique_ptr<DeviceImage>> ModuleBuilder::load(const void *Code) {
  CodeHeader Header;
  // Code of another origin may be shorter than the header, but no image is
  // shorter than the magic number.
  if (std::memcmp(Code, CodeMagic, sizeof CodeMagic) != 0)
    return nullptr;
  std::memcpy(&Header, Code, sizeof Header);
  const Gpu &Target = *settings().Target;
  if (StringRef(Header.Arch) != Target.Arch)
    return nullptr;
  StringRef Bitcode(static_cast<const char *>(Code) + sizeof Header,
                    Header.Bytes);
  auto Context = std::make_unique<LLVMContext>();
  auto M = parseBitcodeFile(MemoryBufferRef(Bitcode, "module"), *Context);
  if (!M)
    return M.takeError();
  auto Image = std::make_unique<DeviceImage>();
  const DataLayout &Layout = (*M)->getDataLayout();
  for (const GlobalVariable &V : (*M)->globals())
    if (!V.isDeclaration() && V.getAddressSpace() != LdsSpace)
      Image->VariableSizes[V.getName().str()] =
          Layout.getTypeAllocSize(V.getValueType());
  auto Host = Jit::hostMachine();
  if (!Host)
    return Host.takeError();
  auto Kernels = buildDeviceProgram(**M, Target, settings(), Headers.Root,
                                    Options.ResourceDir, **Host);
  if (!Kernels)
    return Kernels.takeError();
  Image->Kernels = std::move(*Kernels);
  if (Error E = Engine.link(
          "module" + std::to_string(Loaded++),
          orc::ThreadSafeModule(std::move(*M), std::move(Context)), *Image))
    return E;
  return Image;
}

} // namespace hipify::execute
