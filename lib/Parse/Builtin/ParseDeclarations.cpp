// Parses the built-in CUDA declarations during the build and writes what Clang
// makes of them: OUTPUT host|device [compiler arguments].
#include "Invocation.h"
#include "hipify/Builtin.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendActions.h"
#include "clang/Frontend/TextDiagnosticPrinter.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

int main(int Count, const char **Values) {
  if (Count < 3) {
    llvm::errs()
        << "usage: parse-declarations OUTPUT host|device [ARGUMENT…]\n";
    return 2;
  }
  hipify::InputFile Header;
  Header.Path = Header.RealPath = hipify::BuiltinDeclarations.str();
  Header.Kind = hipify::FileKind::CudaHeader;
  hipify::ParseOptions Options;
  Options.DevicePass = llvm::StringRef(Values[2]) == "device";
  Options.Arguments.assign(Values + 3, Values + Count);

  clang::DiagnosticOptions Style;
  clang::TextDiagnosticPrinter Printer(llvm::errs(), Style);
  auto CI = hipify::makeCompiler(Header, Options, Printer);
  if (!CI)
    return 1;
  llvm::StringRef Output = Values[1];
  if (std::error_code EC = llvm::sys::fs::create_directories(
          llvm::sys::path::parent_path(Output))) {
    llvm::errs() << Output << ": " << EC.message() << "\n";
    return 1;
  }
  CI->getFrontendOpts().OutputFile = Output.str();
  CI->getFrontendOpts().IncludeTimestamps = false;
  clang::GeneratePCHAction Action;
  return CI->ExecuteAction(Action) && !Printer.getNumErrors() ? 0 : 1;
}
