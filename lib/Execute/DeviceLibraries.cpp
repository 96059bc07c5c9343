//===- DeviceLibraries.cpp - links ocml.bc and ockl.bc where found --------===//
//
// ROCm's own device functions, as far as the program calls them. Without the
// files the services of DeviceMath.cpp and its neighbours answer the calls.
//
//===----------------------------------------------------------------------===//
#include "DeviceProgram.h"
#include "Settings.h"
#include "llvm/IR/Constants.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Linker/Linker.h"
#include "llvm/Support/SourceMgr.h"

namespace hipify::execute {

using namespace llvm;

/// The file of a library; empty where there is none and none is asked for.
static Expected<std::string> findLibrary(StringRef Name, StringRef RocmRoot) {
  if (!settings().LinkDeviceLibraries)
    return "";
  if (StringRef Given = settings().DeviceLibraryPath; !Given.empty()) {
    std::string Path = (Given + "/" + Name + ".bc").str();
    if (sys::fs::exists(Path))
      return Path;
    return createStringError("no " + Name + ".bc in '" + Given +
                             "' (--rocm-device-lib-path)");
  }
  const std::string Folders[] = {
      (RocmRoot + "/amdgcn/bitcode").str(), (RocmRoot + "/lib").str(),
      (RocmRoot + "/lib/llvm/amdgcn/bitcode").str(),
      "/usr/lib/x86_64-linux-gnu/amdgcn/bitcode", "/opt/rocm/amdgcn/bitcode"};
  for (const std::string &Folder : Folders) {
    std::string Path = Folder + "/" + Name.str() + ".bc";
    if (sys::fs::exists(Path))
      return Path;
  }
  return "";
}

static bool calls(const Module &M, StringRef Prefix) {
  return any_of(M, [&](const Function &F) {
    return F.isDeclaration() && !F.use_empty() &&
           F.getName().starts_with(Prefix);
  });
}

/// The library's build-time switches are constants of these names.
static void defineControls(Module &M, const Gpu &Target) {
  unsigned Isa = 0; // 9010 for gfx90a: major, minor, hexadecimal step
  StringRef Digits = StringRef(Target.Arch).drop_front(3);
  unsigned Step, Minor, Major;
  if (!Digits.take_back(1).getAsInteger(16, Step) &&
      !Digits.drop_back(1).take_back(1).getAsInteger(16, Minor) &&
      !Digits.drop_back(2).getAsInteger(10, Major))
    Isa = Major * 1000 + Minor * 100 + Step;
  const std::pair<const char *, unsigned> Controls[] = {
      {"__oclc_wavefrontsize64", Target.WaveSize == 64},
      {"__oclc_ISA_version", Isa},
      {"__oclc_ABI_version", 500},
      {"__oclc_finite_only_opt", 0},
      {"__oclc_unsafe_math_opt", 0},
      {"__oclc_daz_opt", 0},
      {"__oclc_correctly_rounded_sqrt32", 1},
  };
  for (const auto &[Name, Value] : Controls) {
    GlobalVariable *V = M.getNamedGlobal(Name);
    if (!V || !V->isDeclaration())
      continue;
    V->setInitializer(ConstantInt::get(V->getValueType(), Value));
    V->setConstant(true);
    V->setLinkage(GlobalValue::InternalLinkage);
    V->setVisibility(GlobalValue::DefaultVisibility);
  }
}

Error linkDeviceLibraries(Module &M, const Gpu &Target, StringRef RocmRoot) {
  if (calls(M, "__ocml_")) {
    Expected<std::string> Path = findLibrary("ocml", RocmRoot);
    if (!Path)
      return Path.takeError();
    if (!Path->empty()) {
      SMDiagnostic Problem;
      std::unique_ptr<Module> Library =
          getLazyIRFileModule(*Path, Problem, M.getContext());
      if (!Library)
        return createStringError("cannot read '" + *Path +
                                 "': " + Problem.getMessage());
      Library->setTargetTriple(M.getTargetTriple());
      Library->setDataLayout(M.getDataLayout());
      if (Linker::linkModules(M, std::move(Library), Linker::LinkOnlyNeeded))
        return createStringError("cannot link '" + *Path + "'");
    }
  }
  defineControls(M, Target);
  // The library is built for no GPU in particular; its functions must match
  // their callers to be inlined.
  for (Function &F : M) {
    if (F.isDeclaration() || F.hasFnAttribute("target-cpu"))
      continue;
    F.addFnAttr("target-cpu", Target.Arch);
    F.setLinkage(GlobalValue::InternalLinkage);
  }
  return Error::success();
}

} // namespace hipify::execute
