//===- Invocation.cpp - a file and its flags to a compiler ----------------===//

#include "Invocation.h"
#include "hipify/Builtin.h"
#include "clang/Driver/CreateInvocationFromArgs.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "clang/Lex/HeaderSearchOptions.h"
#include "clang/Serialization/ASTReader.h"
#include "clang/Serialization/ModuleCache.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/VirtualFileSystem.h"

namespace hipify {

using namespace clang;

/// The language a file is parsed as. Headers may hold device code whoever
/// includes them.
static const char *language(FileKind Kind) {
  switch (Kind) {
  case FileKind::CudaUnit:
  case FileKind::CudaHeader:
  case FileKind::Header:
    return "cuda";
  case FileKind::CxxUnit:
    return "c++";
  case FileKind::CUnit:
    return "c";
  }
  llvm_unreachable("all kinds are listed");
}

/// A folder that holds a CUDA toolkit's headers. Such a folder on the command
/// line is passed over unless a toolkit was asked for: equal input must give
/// equal bytes on machines with and without CUDA.
static bool isToolkitInclude(llvm::vfs::FileSystem &FS, llvm::StringRef Dir) {
  for (const char *Name : {"cuda_runtime_api.h", "driver_types.h"}) {
    llvm::SmallString<256> Path(Dir);
    llvm::sys::path::append(Path, Name);
    if (!FS.exists(Path))
      return false;
  }
  return true;
}

static void addUserArguments(std::vector<std::string> &Args,
                             const ParseOptions &Options,
                             llvm::vfs::FileSystem &FS) {
  const auto &User = Options.Arguments;
  for (size_t I = 0; I != User.size(); ++I) {
    llvm::StringRef Arg = User[I], Dir;
    size_t Used = 1;
    for (llvm::StringRef Flag : {"-isystem", "-I"}) {
      if (!Arg.starts_with(Flag))
        continue;
      Dir = Arg.drop_front(Flag.size());
      if (Dir.empty() && I + 1 != User.size()) {
        Dir = User[I + 1];
        Used = 2;
      }
      break;
    }
    bool Drop =
        Options.CudaPath.empty() && !Dir.empty() && isToolkitInclude(FS, Dir);
    if (!Drop)
      Args.insert(Args.end(), User.begin() + I, User.begin() + I + Used);
    I += Used - 1;
  }
}

/// libstdc++ gives it to operator new; Clang does not know it and would look
/// through all others for one that is spelled alike.
static constexpr char UnknownAttribute[] = "-D__externally_visible__=";

static std::vector<std::string> commandLine(const InputFile &Main,
                                            const ParseOptions &Options,
                                            Omissions Omit,
                                            llvm::vfs::FileSystem &FS) {
  std::vector<std::string> Args = {"clang",
                                   "-x",
                                   language(Main.Kind),
                                   "-fsyntax-only",
                                   "-w",
                                   "-ferror-limit=0",
                                   "-fno-spell-checking",
                                   "-fbracket-depth=2048",
                                   UnknownAttribute,
                                   "-resource-dir=/hipify-builtin/clang"};
  bool Cuda = llvm::StringRef(language(Main.Kind)) == "cuda";
  if (Cuda) {
    if (Options.DevicePass)
      Args.insert(Args.end(), {"--cuda-device-only", "--cuda-gpu-arch=sm_90"});
    else
      Args.push_back("--cuda-host-only");
    // Clang refuses launches from device code without relocatable code.
    Args.insert(Args.end(),
                {"-nocudalib", "-fgpu-rdc", "-Wno-unknown-cuda-version"});
  }
  addUserArguments(Args, Options, FS);
  if (!Options.CudaPath.empty()) {
    if (Cuda)
      Args.push_back("--cuda-path=" + Options.CudaPath);
    Args.insert(Args.end(), {"-isystem", Options.CudaPath + "/include"});
    std::string Core = Options.CudaPath + "/include/cccl";
    if (FS.exists(Core))
      Args.insert(Args.end(), {"-isystem", Core});
  } else {
    if (Cuda)
      Args.push_back("-nocudainc");
    Args.insert(Args.end(), {"-isystem", "/hipify-builtin/cuda/include"});
    if (Cuda && Main.RealPath != BuiltinDeclarations)
      Args.insert(Args.end(), {"-include", "hipify_cuda_builtin.h"});
    if (Omit.StandardNames)
      Args.push_back("-DHIPIFY_NO_STANDARD_NAMES");
    if (Omit.FloatTypes)
      Args.push_back("-DHIPIFY_NO_FLOAT_TYPES");
  }
  Args.push_back(Main.RealPath);
  return Args;
}

/// A macro of the command line that the declarations might look at. Clang
/// itself defines the list of architectures.
static bool mayChangeDeclarations(const std::pair<std::string, bool> &Macro) {
  llvm::StringRef Name = Macro.first;
  return (Name.starts_with("_") && !Name.starts_with("__CUDA_ARCH_LIST__") &&
          !llvm::StringRef(UnknownAttribute).contains(Name)) ||
         Name.starts_with("CU");
}

/// Has the declarations come from parsedDeclarations(), where they were parsed
/// as this invocation would parse them: that takes a tenth of the time.
static void
useParsedDeclarations(CompilerInvocation &Invocation,
                      llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> FS) {
  PreprocessorOptions &Preprocessing = Invocation.getPreprocessorOpts();
  if (!llvm::is_contained(Preprocessing.Includes, "hipify_cuda_builtin.h") ||
      llvm::any_of(Preprocessing.Macros, mayChangeDeclarations))
    return;
  FileManager Files(FileSystemOptions(), FS);
  auto Cache = createCrossProcessModuleCache();
  RawPCHContainerReader Reader;
  for (const BuiltinFile &File : parsedDeclarations())
    if (ASTReader::isAcceptableASTFile(
            File.Path, Files, *Cache, Reader, Invocation.getLangOpts(),
            Invocation.getCodeGenOpts(), Invocation.getTargetOpts(),
            Preprocessing, Invocation.getHeaderSearchOpts(),
            /*ExistingModuleCachePath=*/"")) {
      Preprocessing.ImplicitPCHInclude = File.Path.str();
      return;
    }
}

/// Clang's own headers are those in the binary. Some distributions build a driver
/// that looks for them in the folder of their package, whatever -resource-dir
/// says: where that is not installed there would be no <stdarg.h>, and elsewhere
/// the result would depend on it.
static void useBuiltinClangHeaders(HeaderSearchOptions &Search) {
  constexpr llvm::StringLiteral Builtin = "/hipify-builtin/clang/include";
  auto IsBuiltin = [&](const HeaderSearchOptions::Entry &E) {
    return E.Path == Builtin;
  };
  auto IsInstalled = [](const HeaderSearchOptions::Entry &E) {
    llvm::StringRef Path = llvm::StringRef(E.Path).rtrim('/');
    return Path.ends_with("/include") && Path.contains("/clang/") &&
           !Path.starts_with("/hipify-builtin/");
  };
  auto &Entries = Search.UserEntries;
  auto Place = llvm::find_if(Entries, IsInstalled);
  if (llvm::none_of(Entries, IsBuiltin)) {
    if (Place == Entries.end()) // behind C++'s headers, before C's
      Place = llvm::find_if(Entries, [](const HeaderSearchOptions::Entry &E) {
        return E.Path == "/usr/local/include" ||
               E.Group == frontend::ExternCSystem;
      });
    Entries.insert(Place, {Builtin, frontend::ExternCSystem,
                           /*isFramework=*/false, /*ignoreSysRoot=*/true});
  }
  llvm::erase_if(Entries, IsInstalled);
}

std::unique_ptr<CompilerInstance> makeCompiler(const InputFile &Main,
                                               const ParseOptions &Options,
                                               DiagnosticConsumer &Diagnostics,
                                               Omissions Omit) {
  auto FS = llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(
      llvm::vfs::createPhysicalFileSystem());
  FS->pushOverlay(builtinFileSystem());
  if (!FS->exists(Main.RealPath)) { // standard input
    auto Memory = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
    Memory->addFile(Main.RealPath, 0,
                    llvm::MemoryBuffer::getMemBuffer(Main.Text, Main.RealPath));
    FS->pushOverlay(Memory);
  }
  std::vector<std::string> Args = commandLine(Main, Options, Omit, *FS);
  std::vector<const char *> Raw;
  for (const std::string &A : Args)
    Raw.push_back(A.c_str());

  DiagnosticOptions DiagOpts;
  IgnoringDiagConsumer Ignore;
  auto Diags = CompilerInstance::createDiagnostics(*FS, DiagOpts, &Ignore,
                                                   /*ShouldOwnClient=*/false);
  CreateInvocationOptions Create;
  Create.Diags = Diags;
  Create.VFS = FS;
  Create.RecoverOnError = true;
  Create.ProbePrecompiled = false;
  std::shared_ptr<CompilerInvocation> Invocation =
      createInvocation(Raw, std::move(Create));
  if (!Invocation)
    return nullptr;
  if (Options.CudaPath.empty()) {
    auto &Entries = Invocation->getHeaderSearchOpts().UserEntries;
    llvm::erase_if(Entries, [&](const HeaderSearchOptions::Entry &E) {
      return !llvm::StringRef(E.Path).starts_with("/hipify-builtin/") &&
             isToolkitInclude(*FS, E.Path);
    });
  }
  useBuiltinClangHeaders(Invocation->getHeaderSearchOpts());
  Invocation->getFrontendOpts().DisableFree = false;
  Invocation->getFrontendOpts().SkipFunctionBodies = true;

  useParsedDeclarations(*Invocation, FS);

  auto CI = std::make_unique<CompilerInstance>(std::move(Invocation));
  CI->setVirtualFileSystem(FS);
  CI->createDiagnostics(&Diagnostics, /*ShouldOwnClient=*/false);
  // Whatever goes wrong, the rest of the file is still wanted.
  CI->getDiagnostics().setFatalsAsError(true);
  CI->createFileManager();
  CI->createSourceManager();
  return CI;
}

} // namespace hipify
