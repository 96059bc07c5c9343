//===- Engine.cpp - loads the engine for the commands that parse ----------===//
#include "Engine.h"
#include "llvm/Support/DynamicLibrary.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace hipify {

/// The engine, as installation and build tree have it: HIPIFY_ENGINE is its path
/// seen from the program's folder.
static std::string enginePath() {
  static int Anchor;
  SmallString<256> Path(sys::fs::getMainExecutable("hipify-cpp", &Anchor));
  sys::path::remove_filename(Path);
  sys::path::append(Path, HIPIFY_ENGINE);
  sys::path::remove_dots(Path, /*remove_dot_dot=*/true);
  return Path.str().str();
}

ExitCode runInEngine(StringRef Name, Invocation &Call) {
  std::string Path = enginePath(), Problem;
  sys::DynamicLibrary Engine =
      sys::DynamicLibrary::getPermanentLibrary(Path.c_str(), &Problem);
  void *Door = Engine.isValid() ? Engine.getAddressOfSymbol("hipifyRunCommand")
                                : nullptr;
  if (!Door) {
    Call.error("cannot load the engine: " +
               (Problem.empty() ? Path + " is of another version" : Problem) +
               "\nthe program and that library belong together: install both "
               "with 'cmake --install', and link to the program instead of "
               "copying it");
    return ExitUsage;
  }
  return static_cast<ExitCode>(
      reinterpret_cast<decltype(&hipifyRunCommand)>(Door)(Name, Call));
}

} // namespace hipify
