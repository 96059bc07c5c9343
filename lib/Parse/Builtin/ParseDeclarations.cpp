// Parses the built-in CUDA declarations during the build and writes what Clang
// makes of them: OUTPUT host|device [compiler arguments].
#include "Invocation.h"
#include "hipify/Builtin.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendActions.h"
#include "clang/Frontend/MultiplexConsumer.h"
#include "clang/Frontend/TextDiagnosticPrinter.h"
#include "clang/Sema/Sema.h"
#include "clang/Sema/SemaConsumer.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

namespace {

/// Forgets which declarations nothing has used: every parse that begins with
/// these would read them all to warn of them.
class UnusedForgetter : public clang::SemaConsumer {
public:
  void InitializeSema(clang::Sema &S) override { Sema = &S; }
  void HandleTranslationUnit(clang::ASTContext &) override {
    auto &Unused = Sema->UnusedFileScopedDecls;
    Unused.erase(Unused.begin(nullptr), Unused.end());
  }

private:
  clang::Sema *Sema = nullptr;
};

class DeclarationsAction : public clang::GeneratePCHAction {
protected:
  std::unique_ptr<clang::ASTConsumer>
  CreateASTConsumer(clang::CompilerInstance &CI,
                    llvm::StringRef File) override {
    auto Writer = GeneratePCHAction::CreateASTConsumer(CI, File);
    if (!Writer)
      return nullptr;
    std::vector<std::unique_ptr<clang::ASTConsumer>> Consumers;
    Consumers.push_back(std::make_unique<UnusedForgetter>());
    Consumers.push_back(std::move(Writer));
    return std::make_unique<clang::MultiplexConsumer>(std::move(Consumers));
  }
};

} // namespace

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
  DeclarationsAction Action;
  return CI->ExecuteAction(Action) && !Printer.getNumErrors() ? 0 : 1;
}
