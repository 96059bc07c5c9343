//===- Compile.cpp - HIP source to LLVM IR, host and device side ----------===//
#include "Compile.h"
#include "HeaderCorrections.h"
#include "Precompile.h"
#include "clang/Basic/DiagnosticIDs.h"
#include "clang/Basic/DiagnosticOptions.h"
#include "clang/CodeGen/CodeGenAction.h"
#include "clang/Driver/Compilation.h"
#include "clang/Driver/Driver.h"
#include "clang/Driver/Job.h"
#include "clang/Driver/Tool.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "clang/Frontend/TextDiagnosticPrinter.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/VirtualFileSystem.h"
#include "llvm/TargetParser/Host.h"

namespace hipify::execute {

using namespace clang;

#ifndef HIPIFY_CLANG_RESOURCE_DIR
#error "the build names Clang's resource directory"
#endif

static std::optional<HipHeaders> headersIn(llvm::StringRef Root) {
  llvm::SmallString<256> Path(Root);
  llvm::sys::path::append(Path, "include", "hip", "hip_version.h");
  auto Buffer = llvm::MemoryBuffer::getFile(Path);
  if (!Buffer)
    return std::nullopt;
  HipHeaders Found{Root.str(), 0, 0, 0};
  auto Read = [&](const char *Name, unsigned &Into) {
    llvm::SmallVector<llvm::StringRef, 2> Match;
    llvm::Regex Line(std::string("#define HIP_VERSION_") + Name + " +([0-9]+)");
    if (Line.match((*Buffer)->getBuffer(), &Match))
      Match[1].getAsInteger(10, Into);
  };
  Read("MAJOR", Found.Major);
  Read("MINOR", Found.Minor);
  Read("PATCH", Found.Patch);
  if (!Found.Major)
    return std::nullopt;
  return Found;
}

/// The newest /opt/rocm*, by the order of names.
static std::vector<std::string> usualRoots() {
  std::vector<std::string> Roots;
  if (auto Path = llvm::sys::Process::GetEnv("ROCM_PATH"))
    Roots.push_back(*Path);
  Roots.push_back("/opt/rocm");
  std::error_code EC;
  std::vector<std::string> Versions;
  for (llvm::sys::fs::directory_iterator It("/opt", EC), End; It != End && !EC;
       It.increment(EC))
    if (llvm::sys::path::filename(It->path()).starts_with("rocm-"))
      Versions.push_back(It->path());
  llvm::sort(Versions, std::greater<>());
  Roots.insert(Roots.end(), Versions.begin(), Versions.end());
  Roots.push_back("/usr");
  return Roots;
}

llvm::Expected<HipHeaders> findHipHeaders(llvm::StringRef Given) {
  const char *Package = "install the HIP headers (Debian and Ubuntu: "
                        "libamdhip64-dev) or name their folder with "
                        "--rocm-path";
  if (!Given.empty()) {
    if (auto Found = headersIn(Given))
      return *Found;
    return llvm::createStringError(llvm::formatv(
        "no include/hip/hip_version.h in '{0}'; {1}", Given, Package));
  }
  for (const std::string &Root : usualRoots())
    if (auto Found = headersIn(Root))
      return *Found;
  return llvm::createStringError(llvm::formatv(
      "no HIP headers in {0}; {1}", llvm::join(usualRoots(), ", "), Package));
}

namespace {

/// The compilation of one source for one side.
class SideCompiler {
public:
  SideCompiler(const RunSource &Source, const RunOptions &Options,
               const HipHeaders &Headers, const Gpu &Target,
               llvm::raw_ostream &Diagnostics,
               llvm::ArrayRef<SourceFile> Includes = {})
      : Source(Source), Options(Options), Headers(Headers), Target(Target),
        Diagnostics(Diagnostics),
        Files(correctedHeaders(llvm::vfs::getRealFileSystem(), Headers)) {
    Resources = Options.ResourceDir.empty() ? HIPIFY_CLANG_RESOURCE_DIR
                                            : Options.ResourceDir;
    Text = Source.Text;
    if (Text.empty()) {
      if (auto Buffer = llvm::MemoryBuffer::getFile(Source.Path, true))
        Text = (*Buffer)->getBuffer().str();
    }
    if (!Source.Text.empty() || !Includes.empty()) {
      auto Memory = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
      if (auto Here = Files->getCurrentWorkingDirectory())
        Memory->setCurrentWorkingDirectory(*Here);
      Memory->addFile(
          Source.Path, 0,
          llvm::MemoryBuffer::getMemBufferCopy(Source.Text, Source.Path));
      for (const SourceFile &F : Includes)
        Memory->addFile(F.Name, 0,
                        llvm::MemoryBuffer::getMemBufferCopy(F.Text, F.Name));
      auto Overlay =
          llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(Files);
      Overlay->pushOverlay(Memory);
      Files = Overlay;
    }
  }

  llvm::Expected<std::unique_ptr<llvm::Module>> compile(bool Device,
                                                        llvm::LLVMContext &C);

private:
  std::vector<std::string> driverArguments(bool Device) const;
  llvm::Expected<std::vector<std::string>>
  frontEndArguments(llvm::ArrayRef<std::string> Args);
  /// Compiles with the front end's own arguments; null if that fails.
  std::unique_ptr<llvm::Module> emit(llvm::ArrayRef<std::string> Arguments,
                                     llvm::LLVMContext &Context,
                                     llvm::raw_ostream &Messages);

  const RunSource &Source;
  const RunOptions &Options;
  const HipHeaders &Headers;
  const Gpu &Target;
  llvm::raw_ostream &Diagnostics;
  std::string Text; ///< of the source
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Files;
  std::string Resources;
};

} // namespace

/// Headers before 7.0 rely on macros that Clang no longer defines, and on both
/// sides agreeing on the width. Some folders hold a newer core beside such headers.
static bool needWidthMacros(const HipHeaders &Headers) {
  if (Headers.Major < 7)
    return true;
  llvm::SmallString<256> Path(Headers.Root);
  llvm::sys::path::append(Path, "include", "hip", "amd_detail",
                          "amd_hip_cooperative_groups.h");
  auto Buffer = llvm::MemoryBuffer::getFile(Path);
  return Buffer &&
         (*Buffer)->getBuffer().contains("== __AMDGCN_WAVEFRONT_SIZE");
}

std::vector<std::string> SideCompiler::driverArguments(bool Device) const {
  // -nogpuinc: the driver insists on a ROCm tree of its own making, the header
  // folder that was found may be anything. Its part is done here.
  std::vector<std::string> Args = {"clang++",
                                   "-x",
                                   "hip",
                                   std::string("--offload-arch=") + Target.Arch,
                                   Device ? "--offload-device-only"
                                          : "--offload-host-only",
                                   "-nogpulib",
                                   "-nogpuinc",
                                   "-resource-dir",
                                   Resources,
                                   "-Xclang",
                                   "-internal-isystem",
                                   "-Xclang",
                                   Resources + "/include/cuda_wrappers",
                                   "-emit-llvm",
                                   "-c",
                                   "-O2",
                                   "-Wno-unused-command-line-argument",
                                   "-Wno-unused-value"};
  if (Headers.Root != "/usr") {
    Args.push_back("-isystem");
    Args.push_back(Headers.Root + "/include");
  }
  Args.insert(Args.end(), {"-include", "__clang_hip_runtime_wrapper.h"});
  if (needWidthMacros(Headers)) {
    std::string Width = std::to_string(Target.WaveSize);
    Args.push_back("-D__AMDGCN_WAVEFRONT_SIZE=" + Width);
    Args.push_back("-D__AMDGCN_WAVEFRONT_SIZE__=" + Width);
  }
  // Functions of half precision that Clang declared for the headers of its time.
  if (Headers.Major < 6) {
    Args.push_back("-D__llvm_amdgcn_rcp_f16(x)="
                   "((_Float16)__builtin_amdgcn_rcph(x))");
    Args.push_back("-D__llvm_amdgcn_rcp_2f16(x)="
                   "__half2(hrcp(__low2half(x)),hrcp(__high2half(x)))");
  }
  Args.push_back("-D__HIP_PLATFORM_AMD__=1");
  if (Device) {
    // Lines for reports; the optimiser runs after the device library is linked.
    Args.insert(Args.end(),
                {"-gline-tables-only", "-Xclang", "-disable-llvm-passes"});
  }
  Args.insert(Args.end(), Options.CompileArgs.begin(),
              Options.CompileArgs.end());
  Args.push_back(Source.Path);
  return Args;
}

llvm::Expected<std::vector<std::string>>
SideCompiler::frontEndArguments(llvm::ArrayRef<std::string> Args) {
  DiagnosticOptions DiagOptions;
  DiagOptions.ShowPresumedLoc = 1; // the lines that #line tells
  TextDiagnosticPrinter Printer(Diagnostics, DiagOptions);
  DiagnosticsEngine Diags(DiagnosticIDs::create(), DiagOptions, &Printer,
                          /*ShouldOwnClient=*/false);
  std::vector<const char *> Pointers;
  for (const std::string &A : Args)
    Pointers.push_back(A.c_str());
  // The driver looks for the C++ library relative to its own place.
  driver::Driver D(Resources + "/../../../bin/clang++",
                   llvm::sys::getProcessTriple(), Diags, "hipify-cpp", Files);
  std::unique_ptr<driver::Compilation> C(D.BuildCompilation(Pointers));
  if (!C || C->containsError())
    return llvm::createStringError("the compiler options are not usable");
  for (const driver::Command &Job : C->getJobs())
    if (llvm::StringRef(Job.getCreator().getName()) == "clang")
      // The first is "-cc1".
      return std::vector<std::string>(Job.getArguments().begin() + 1,
                                      Job.getArguments().end());
  return llvm::createStringError("nothing to compile");
}

std::unique_ptr<llvm::Module>
SideCompiler::emit(llvm::ArrayRef<std::string> Arguments,
                   llvm::LLVMContext &Context, llvm::raw_ostream &Messages) {
  DiagnosticOptions DiagOptions;
  DiagOptions.ShowPresumedLoc = 1; // the lines that #line tells
  TextDiagnosticPrinter Printer(Messages, DiagOptions);
  auto Diags = llvm::makeIntrusiveRefCnt<DiagnosticsEngine>(
      DiagnosticIDs::create(), DiagOptions, &Printer,
      /*ShouldOwnClient=*/false);
  std::vector<const char *> Pointers;
  for (const std::string &A : Arguments)
    Pointers.push_back(A.c_str());
  auto Invocation = std::make_shared<CompilerInvocation>();
  if (!CompilerInvocation::CreateFromArgs(*Invocation, Pointers, *Diags))
    return nullptr;
  Invocation->getFrontendOpts().DisableFree = false;
  CompilerInstance Compiler(std::move(Invocation));
  Compiler.setVirtualFileSystem(Files);
  Compiler.setVerboseOutputStream(Messages); // "1 error generated"
  Compiler.createDiagnostics(&Printer, /*ShouldOwnClient=*/false);
  Compiler.createFileManager();
  EmitLLVMOnlyAction Action(&Context);
  const bool Done = Compiler.ExecuteAction(Action);
  return Done ? Action.takeModule() : nullptr;
}

llvm::Expected<std::unique_ptr<llvm::Module>>
SideCompiler::compile(bool Device, llvm::LLVMContext &Context) {
  auto Arguments = frontEndArguments(driverArguments(Device));
  if (!Arguments)
    return Arguments.takeError();
  // Where the precompiled headers do not fit after all, the compilation without
  // them decides, and says what is wrong.
  if (startsWithHip(Text, Source.Path)) {
    std::vector<std::string> Short =
        withPrecompiledHip(*Arguments, Source, Headers);
    std::string Messages;
    llvm::raw_string_ostream Stream(Messages);
    if (!Short.empty())
      if (auto Module = emit(Short, Context, Stream)) {
        Diagnostics << Messages;
        return Module;
      }
  }
  if (auto Module = emit(*Arguments, Context, Diagnostics))
    return Module;
  return llvm::createStringError(
      llvm::formatv("'{0}' does not compile for the {1}", Source.Path,
                    Device ? "device" : "host"));
}

llvm::Expected<CompiledSource>
compileHip(const RunSource &Source, const RunOptions &Options,
           const HipHeaders &Headers, const Gpu &Target,
           llvm::LLVMContext &Context, llvm::raw_ostream &Diagnostics) {
  SideCompiler Side(Source, Options, Headers, Target, Diagnostics);
  CompiledSource Result;
  auto Device = Side.compile(/*Device=*/true, Context);
  if (!Device)
    return Device.takeError();
  auto Host = Side.compile(/*Device=*/false, Context);
  if (!Host)
    return Host.takeError();
  Result.Device = std::move(*Device);
  Result.Host = std::move(*Host);
  return Result;
}

llvm::Expected<std::unique_ptr<llvm::Module>>
compileDeviceText(const RunSource &Source, llvm::ArrayRef<SourceFile> Includes,
                  const RunOptions &Options, const HipHeaders &Headers,
                  const Gpu &Target, llvm::LLVMContext &Context,
                  llvm::raw_ostream &Diagnostics) {
  // The first line, so that the precompiled headers serve here, too.
  RunSource Complete{Source.Path,
                     "#include <hip/hip_runtime.h>\n#line 1\n" + Source.Text};
  SideCompiler Side(Complete, Options, Headers, Target, Diagnostics, Includes);
  return Side.compile(/*Device=*/true, Context);
}

} // namespace hipify::execute
