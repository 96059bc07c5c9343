// Which invocations take the CUDA declarations that were parsed ahead.
#include "Invocation.h"
#include "hipify/Builtin.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/HeaderSearchOptions.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "gtest/gtest.h"

using namespace hipify;

static std::string parsedFor(std::vector<std::string> Arguments,
                             FileKind Kind = FileKind::CudaUnit,
                             bool DevicePass = false) {
  InputFile Main;
  Main.Path = Main.RealPath = "/none/main.cu";
  Main.Kind = Kind;
  ParseOptions Options;
  Options.Arguments = std::move(Arguments);
  Options.DevicePass = DevicePass;
  clang::IgnoringDiagConsumer Ignore;
  auto CI = makeCompiler(Main, Options, Ignore);
  return CI ? CI->getPreprocessorOpts().ImplicitPCHInclude : "none";
}

TEST(ParsedDeclarations, FitTheUsualOptions) {
  const std::string Root = "/hipify-builtin/parsed/";
  EXPECT_EQ(parsedFor({}), Root + "host.pch");
  EXPECT_EQ(parsedFor({}, FileKind::CudaHeader), Root + "host.pch");
  EXPECT_EQ(parsedFor({"-DN=4", "-Iinclude"}), Root + "host.pch");
  EXPECT_EQ(parsedFor({}, FileKind::CudaUnit, true), Root + "device.pch");
  EXPECT_EQ(parsedFor({"-std=c++14"}), Root + "host-std-c-14.pch");
  EXPECT_EQ(parsedFor({"-std=c++17"}), Root + "host-std-c-17.pch");
  EXPECT_EQ(parsedFor({"-std=c++20"}), Root + "host-std-c-20.pch");
}

TEST(ParsedDeclarations, AreLeftWhereTheyCouldDiffer) {
  EXPECT_EQ(parsedFor({"-std=c++11"}), "");
  EXPECT_EQ(parsedFor({"-fno-exceptions"}), "");
  EXPECT_EQ(parsedFor({"-DCUDA_VERSION=11000"}), "");
  EXPECT_EQ(parsedFor({"-U__CUDACC__"}), "");
  EXPECT_EQ(parsedFor({}, FileKind::CxxUnit), "");
}

/// The folders that \p Kind is parsed with.
static std::vector<std::string> searchedFor(FileKind Kind) {
  InputFile Main;
  Main.Path = Main.RealPath = "/none/main.cu";
  Main.Kind = Kind;
  clang::IgnoringDiagConsumer Ignore;
  auto CI = makeCompiler(Main, ParseOptions(), Ignore);
  std::vector<std::string> Result;
  if (CI)
    for (const auto &E : CI->getHeaderSearchOpts().UserEntries)
      Result.push_back(E.Path);
  return Result;
}

TEST(ClangHeaders, AreThoseOfTheBinary) {
  for (FileKind Kind : {FileKind::CudaUnit, FileKind::CxxUnit}) {
    std::vector<std::string> Folders = searchedFor(Kind);
    EXPECT_EQ(std::count(Folders.begin(), Folders.end(),
                         "/hipify-builtin/clang/include"),
              1);
    for (llvm::StringRef Folder : Folders)
      EXPECT_TRUE(Folder.starts_with("/hipify-builtin/") ||
                  !Folder.contains("/clang/"))
          << Folder.str();
  }
}
