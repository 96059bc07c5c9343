//===- Precompile.cpp - HIP's headers, parsed once for many runs ----------===//
#include "Precompile.h"
#include "HeaderCorrections.h"
#include "clang/Basic/DiagnosticIDs.h"
#include "clang/Basic/DiagnosticOptions.h"
#include "clang/Basic/Version.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "clang/Frontend/FrontendActions.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MD5.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/VirtualFileSystem.h"

namespace hipify::execute {

using namespace llvm;

static constexpr StringRef Wrapper = "__clang_hip_runtime_wrapper.h";

namespace {
enum class Start { Hip, SomethingElse, NothingYet };
}

/// What the directives of a file begin with.
static Start startOf(StringRef Text, StringRef Path, unsigned Depth) {
  bool InComment = false;
  StringRef Guard;
  while (!Text.empty()) {
    auto [Line, Rest] = Text.split('\n');
    Text = Rest;
    Line = Line.trim();
    if (InComment || Line.starts_with("/*")) {
      InComment = !Line.contains("*/");
      continue;
    }
    if (!Line.consume_front("#"))
      continue;
    Line = Line.ltrim();
    if (Line == "pragma once" || Line.starts_with("endif"))
      continue;
    // An include guard is no condition.
    if (Guard.empty() && Line.starts_with("ifndef ")) {
      Guard = Line.drop_front(7).trim();
      continue;
    }
    if (!Guard.empty() && Line.starts_with("define ") &&
        Line.drop_front(7).trim() == Guard)
      continue;
    // Another macro, condition or header of the user's might change HIP's.
    if (!Line.consume_front("include"))
      return Start::SomethingElse;
    Line = Line.ltrim();
    if (Line.drop_front(1).starts_with("hip/hip_runtime.h"))
      return Start::Hip;
    if (Line.starts_with("<"))
      continue;
    StringRef Name = Line.drop_front(1).split('"').first;
    SmallString<256> Beside(sys::path::parent_path(Path));
    sys::path::append(Beside, Name);
    auto Buffer = MemoryBuffer::getFile(Beside, /*IsText=*/true);
    if (!Buffer || Depth == 0)
      return Start::SomethingElse;
    Start Inner = startOf((*Buffer)->getBuffer(), Beside, Depth - 1);
    if (Inner != Start::NothingYet)
      return Inner;
  }
  return Start::NothingYet;
}

bool startsWithHip(StringRef Text, StringRef Path) {
  return startOf(Text, Path, /*Depth=*/8) == Start::Hip;
}

/// Arguments that do not change what the headers mean.
static bool isLocal(StringRef Arg) {
  return Arg.starts_with("-D") || Arg.starts_with("-U") ||
         Arg.starts_with("-I") || Arg.starts_with("-cuid=");
}

/// The front end's arguments for making the file: without input, output, local
/// options and what names the source.
static std::vector<std::string> sharedPart(ArrayRef<std::string> FrontEnd,
                                           const RunSource &Source) {
  std::vector<std::string> Result;
  for (size_t I = 0; I < FrontEnd.size(); ++I) {
    StringRef Arg = FrontEnd[I];
    if (Arg == "-o" || Arg == "-main-file-name" || Arg == "-D" || Arg == "-U" ||
        Arg == "-I") {
      // HIP's own macros are passed in two words and belong to the file.
      if (Arg == "-D" && I + 1 < FrontEnd.size() &&
          StringRef(FrontEnd[I + 1]).starts_with("__")) {
        Result.push_back("-D");
        Result.push_back(FrontEnd[I + 1]);
      }
      ++I;
      continue;
    }
    if (isLocal(Arg) || Arg == Source.Path || Arg.starts_with("-emit-") ||
        Arg.starts_with("-fdebug-compilation-dir") ||
        Arg.starts_with("-fcoverage-compilation-dir") ||
        Arg.contains("-prefix-map="))
      continue;
    Result.push_back(Arg.str());
  }
  return Result;
}

/// Changes when the files of \p Folder do.
static void hashFolder(MD5 &Hash, const Twine &Folder) {
  std::error_code EC;
  std::vector<std::string> Entries;
  for (sys::fs::recursive_directory_iterator It(Folder, EC), End;
       It != End && !EC; It.increment(EC))
    if (auto Status = It->status())
      Entries.push_back(
          It->path() + ":" + utostr(Status->getSize()) + ":" +
          utostr(static_cast<uint64_t>(
              Status->getLastModificationTime().time_since_epoch().count())));
  sort(Entries);
  for (const std::string &E : Entries)
    Hash.update(E);
}

static std::string cacheFile(ArrayRef<std::string> Shared,
                             const HipHeaders &Headers) {
  MD5 Hash;
  Hash.update(clang::getClangFullVersion());
  for (const std::string &A : Shared) {
    Hash.update(A);
    Hash.update(StringRef("\0", 1));
  }
  Hash.update("headers corrected: 1"); // counts changes of HeaderCorrections
  hashFolder(Hash, Headers.Root + "/include/hip");
  MD5::MD5Result Sum;
  Hash.final(Sum);
  SmallString<256> Path;
  if (!sys::path::cache_directory(Path))
    return "";
  sys::path::append(Path, "hipify-cpp");
  if (sys::fs::create_directories(Path))
    return "";
  sys::path::append(Path, "hip-" + Sum.digest() + ".pch");
  return std::string(Path);
}

/// A file of one include line beside the precompiled ones; Clang looks at it
/// again whenever it uses one.
static std::string prefixFile(StringRef Folder) {
  SmallString<256> Path(Folder);
  sys::path::append(Path, "hip-prefix.hip");
  if (sys::fs::exists(Path))
    return std::string(Path);
  auto Written = writeToOutput(Path, [](raw_ostream &Out) {
    Out << "#include <hip/hip_runtime.h>\n";
    return Error::success();
  });
  if (!Written)
    return std::string(Path);
  consumeError(std::move(Written));
  return "";
}

static bool make(std::vector<std::string> Shared, StringRef Target,
                 IntrusiveRefCntPtr<vfs::FileSystem> Files) {
  std::string Prefix = prefixFile(sys::path::parent_path(Target));
  if (Prefix.empty())
    return false;
  Shared.insert(Shared.end(), {"-emit-pch", "-o", Target.str(), Prefix});
  std::vector<const char *> Pointers;
  for (const std::string &A : Shared)
    Pointers.push_back(A.c_str());
  clang::DiagnosticOptions Options;
  auto Quiet = std::make_unique<clang::IgnoringDiagConsumer>();
  auto Diags = makeIntrusiveRefCnt<clang::DiagnosticsEngine>(
      clang::DiagnosticIDs::create(), Options, Quiet.get(), false);
  auto Invocation = std::make_shared<clang::CompilerInvocation>();
  if (!clang::CompilerInvocation::CreateFromArgs(*Invocation, Pointers, *Diags))
    return false;
  clang::CompilerInstance Compiler(std::move(Invocation));
  Compiler.setVirtualFileSystem(Files);
  Compiler.setVerboseOutputStream(nulls());
  Compiler.createDiagnostics(Quiet.get(), false);
  Compiler.createFileManager();
  clang::GeneratePCHAction Action;
  // Written beside the target and renamed, so that parallel runs are safe.
  return Compiler.ExecuteAction(Action) && sys::fs::exists(Target);
}

std::vector<std::string> withPrecompiledHip(std::vector<std::string> FrontEnd,
                                            const RunSource &Source,
                                            const HipHeaders &Headers) {
  std::vector<std::string> Shared = sharedPart(FrontEnd, Source);
  std::string File = cacheFile(Shared, Headers);
  if (File.empty() ||
      (!sys::fs::exists(File) &&
       !make(Shared, File,
             correctedHeaders(vfs::getRealFileSystem(), Headers))))
    return {};
  // The file has the wrapper header in it.
  auto It = find(FrontEnd, Wrapper.str());
  if (It == FrontEnd.begin() || It == FrontEnd.end())
    return {};
  *std::prev(It) = "-include-pch";
  *It = File;
  return FrontEnd;
}

} // namespace hipify::execute
