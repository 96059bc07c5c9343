//===- Unit.cpp - one translation unit to facts ---------------------------===//

#include "AstCheck.h"
#include "Invocation.h"
#include "NameWalker.h"
#include "Origins.h"
#include "Record.h"
#include "hipify/Parse.h"
#include "clang/AST/ASTConsumer.h"
#include "clang/Basic/CharInfo.h"
#include "clang/Basic/Diagnostic.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendAction.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include <chrono>
#include <csignal>
#include <mutex>
#include <signal.h>

namespace hipify {
namespace {

using namespace clang;
using Clock = std::chrono::steady_clock;

/// Keeps the top-level declarations of input files and walks them at the end,
/// when redeclarations are all known.
class FactConsumer : public ASTConsumer {
public:
  FactConsumer(Origins &Where, const TranslateOptions &Options)
      : Where(Where), Options(Options) {}

  bool HandleTopLevelDecl(DeclGroupRef Group) override {
    for (Decl *D : Group)
      if (Where.origin(D->getLocation()) == Origin::User)
        Roots.push_back(D);
    return true;
  }
  void HandleTranslationUnit(ASTContext &Context) override {
    // What looks for a parent would else walk all of the headers first.
    Context.setTraversalScope(Roots);
    for (Decl *D : Roots)
      walkNames(D, Context, Where);
    runAstChecks({Roots, Context, Where, Options});
  }
  // Bodies in other people's headers only cost time.
  bool shouldSkipFunctionBody(Decl *D) override {
    return Where.origin(D->getLocation()) != Origin::User;
  }

private:
  Origins &Where;
  const TranslateOptions &Options;
  std::vector<Decl *> Roots;
};

class FactAction : public ASTFrontendAction {
public:
  FactAction(Origins &Where, UnitFacts &Unit, const TranslateOptions &Options,
             Clock::time_point Deadline)
      : Where(Where), Unit(Unit), Options(Options), Deadline(Deadline) {}

  bool BeginSourceFileAction(CompilerInstance &CI) override {
    Where.setSourceManager(CI.getSourceManager());
    // A file that nothing refers to is read all the same.
    Where.facts(CI.getSourceManager().getMainFileID());
    Preprocessor &PP = CI.getPreprocessor();
    PP.addPPCallbacks(recordPreprocessor(Where, Unit));
    PP.setTokenWatcher([this](const Token &) {
      if (++Seen % 4096 == 0 && Clock::now() > Deadline) {
        Unit.TimedOut = true;
        llvm::CrashRecoveryContext::GetCurrent()->HandleExit(1);
      }
    });
    return true;
  }
  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &,
                                                 StringRef) override {
    return std::make_unique<FactConsumer>(Where, Options);
  }

private:
  Origins &Where;
  UnitFacts &Unit;
  const TranslateOptions &Options;
  Clock::time_point Deadline;
  uint64_t Seen = 0;
};

/// Counts errors that lie in the input set; the others are nobody's business.
class ErrorCounter : public DiagnosticConsumer {
public:
  ErrorCounter(Origins &Where, UnitFacts &Unit) : Where(Where), Unit(Unit) {}

  /// Whether names of the C++ library may have been missed.
  bool missesStandardNames() const { return MissesStandardNames; }

  void HandleDiagnostic(DiagnosticsEngine::Level Level,
                        const clang::Diagnostic &Info) override {
    if (Level < DiagnosticsEngine::Error || !Info.hasSourceManager())
      return;
    const SourceManager &SM = Info.getSourceManager();
    llvm::SmallString<128> Text;
    Info.FormatDiagnostic(Text);
    if (!SM.isInSystemHeader(Info.getLocation()))
      MissesStandardNames |=
          Text.str().contains("std") || !SM.isInMainFile(Info.getLocation());
    if (Where.origin(Info.getLocation()) != Origin::User)
      return;
    if (++Unit.Errors != 1)
      return;
    PresumedLoc At = SM.getPresumedLoc(Info.getLocation());
    if (At.isValid())
      Unit.FirstError =
          (llvm::Twine(At.getFilename()) + ":" + llvm::Twine(At.getLine()) +
           ":" + llvm::Twine(At.getColumn()) + ": " + Text)
              .str();
  }

private:
  Origins &Where;
  UnitFacts &Unit;
  bool MissesStandardNames = false;
};

template <typename T, typename Less, typename Same>
void sortUnique(std::vector<T> &Items, Less Before, Same Equal) {
  std::stable_sort(Items.begin(), Items.end(), Before);
  Items.erase(std::unique(Items.begin(), Items.end(), Equal), Items.end());
}

/// Templates and repeated inclusion visit a token many times.
void tidy(FileFacts &F) {
  auto NameKey = [](const NameFact &N) {
    return std::tie(N.Offset, N.From, N.Declares, N.ViaMacro, N.Qualified);
  };
  sortUnique(
      F.Names, [&](auto &A, auto &B) { return NameKey(A) < NameKey(B); },
      [&](auto &A, auto &B) { return NameKey(A) == NameKey(B); });
  sortUnique(F.Angles, std::less<>(), std::equal_to<>());
  sortUnique(F.Skipped, std::less<>(), std::equal_to<>());
  auto CallKey = [](const CallFact &C) { return std::tie(C.Offset, C.Args); };
  sortUnique(
      F.Calls, [&](auto &A, auto &B) { return CallKey(A) < CallKey(B); },
      [&](auto &A, auto &B) { return CallKey(A) == CallKey(B); });
  auto IncludeKey = [](const IncludeFact &I) {
    return std::tie(I.Offset, I.Path, I.From);
  };
  sortUnique(
      F.Includes,
      [&](auto &A, auto &B) { return IncludeKey(A) < IncludeKey(B); },
      [&](auto &A, auto &B) { return IncludeKey(A) == IncludeKey(B); });
  auto SignatureKey = [](const SignatureFact &S) {
    return std::tie(S.Offset, S.Name, S.Params);
  };
  sortUnique(
      F.Signatures,
      [&](auto &A, auto &B) { return SignatureKey(A) < SignatureKey(B); },
      [&](auto &A, auto &B) { return SignatureKey(A) == SignatureKey(B); });
  sortUnique(F.Asms, std::less<>(), std::equal_to<>());
  auto LaunchKey = [](const LaunchFact &L) {
    return std::tie(L.Chevron, L.CalleeBegin, L.OnDevice);
  };
  sortUnique(
      F.Launches, [&](auto &A, auto &B) { return LaunchKey(A) < LaunchKey(B); },
      [&](auto &A, auto &B) { return LaunchKey(A) == LaunchKey(B); });
}

/// False if names were left out that would have helped.
bool runParse(const InputFile &Main, const ParseOptions &Options,
              Omissions Omit, Origins &Where, UnitFacts &Unit) {
  ErrorCounter Errors(Where, Unit);
  auto CI = makeCompiler(Main, Options, Errors, Omit);
  if (!CI) {
    Unit.Errors = 1;
    Unit.FirstError = Main.Path + ": the compiler arguments do not fit";
    return true;
  }
  auto Deadline =
      Clock::now() + std::chrono::duration_cast<Clock::duration>(
                         std::chrono::duration<double>(Options.Seconds));
  static const TranslateOptions Defaults;
  FactAction Action(
      Where, Unit, Options.Translate ? *Options.Translate : Defaults, Deadline);
  CI->ExecuteAction(Action);
  return !Omit.any() || !Errors.missesStandardNames();
}

/// Room for LLVM's crash handler when the stack itself has run out: without it
/// the kernel ends the process.
class AlternateStack {
public:
  AlternateStack() : Memory(std::make_unique<char[]>(Bytes)) {
    stack_t Stack = {};
    Stack.ss_sp = Memory.get();
    Stack.ss_size = Bytes;
    sigaltstack(&Stack, &Before);
    // LLVM installs its handlers without asking for that stack.
    static std::once_flag Once;
    std::call_once(Once, [] {
      for (int Signal : {SIGSEGV, SIGBUS}) {
        struct sigaction Action;
        sigaction(Signal, nullptr, &Action);
        Action.sa_flags |= SA_ONSTACK;
        sigaction(Signal, &Action, nullptr);
      }
    });
  }
  ~AlternateStack() { sigaltstack(&Before, nullptr); }
  AlternateStack(const AlternateStack &) = delete;
  AlternateStack &operator=(const AlternateStack &) = delete;

private:
  static constexpr size_t Bytes = 128 << 10;
  std::unique_ptr<char[]> Memory;
  stack_t Before = {};
};

} // namespace

static UnitFacts parseOnce(const InputFile &Main, const InputIndex &Inputs,
                           const ParseOptions &Options, Omissions Omit,
                           bool &Complete) {
  UnitFacts Unit;
  Origins Where(Inputs, Options.CudaPath, Unit);
  // Clang's recursion needs room; what outgrows it or trips an assertion is
  // caught and leaves the facts gathered so far.
  constexpr unsigned StackBytes = 512u << 20; // reserved, not used up
  llvm::CrashRecoveryContext Guard;
  bool Fine = Guard.RunSafelyOnThread(
      [&] {
        AlternateStack ForHandlers;
        Complete = runParse(Main, Options, Omit, Where, Unit);
      },
      StackBytes);
  Unit.Crashed = !Fine && !Unit.TimedOut;
  for (auto &[Path, Facts] : Unit.Files)
    tidy(Facts);
  llvm::sort(Unit.MissingHeaders);
  Unit.MissingHeaders.erase(llvm::unique(Unit.MissingHeaders),
                            Unit.MissingHeaders.end());
  return Unit;
}

/// Whether the word is there, which it is not in \c <stdio.h>.
static bool saysStd(llvm::StringRef Text) {
  auto Continues = [&](size_t I) {
    return I < Text.size() && clang::isAsciiIdentifierContinue(Text[I]);
  };
  for (size_t At = Text.find("std"); At != llvm::StringRef::npos;
       At = Text.find("std", At + 3))
    if (!Continues(At + 3) && (At == 0 || !Continues(At - 1)))
      return true;
  return false;
}

/// Whether a type such as `_Float128` or a function for one may be meant.
static bool saysFloatType(llvm::StringRef Text) {
  return Text.contains("_Float") || Text.contains("f128") ||
         Text.contains("f32x") || Text.contains("f64x");
}

UnitFacts parseUnit(const InputFile &Main, const InputIndex &Inputs,
                    const ParseOptions &Options) {
  // Headers may need the names too; that shows in errors.
  Omissions Omit{!saysStd(Main.Text), !saysFloatType(Main.Text)};
  bool Complete = true;
  UnitFacts Unit = parseOnce(Main, Inputs, Options, Omit, Complete);
  if (!Complete)
    Unit = parseOnce(Main, Inputs, Options, Omissions(), Complete);
  return Unit;
}

void mergeFacts(FileFacts &Into, FileFacts &&From) {
  if (!From.Parsed)
    return;
  if (!Into.Parsed) {
    Into = std::move(From);
    return;
  }
  auto Append = [](auto &A, auto &B) {
    A.insert(A.end(), std::make_move_iterator(B.begin()),
             std::make_move_iterator(B.end()));
  };
  Append(Into.Names, From.Names);
  Append(Into.Angles, From.Angles);
  Append(Into.Calls, From.Calls);
  Append(Into.Includes, From.Includes);
  Append(Into.Launches, From.Launches);
  Append(Into.Signatures, From.Signatures);
  Append(Into.Asms, From.Asms);
  Append(Into.Findings, From.Findings);
  std::vector<ByteRange> Both;
  for (ByteRange A : Into.Skipped)
    for (ByteRange B : From.Skipped)
      if (A.touches(B))
        Both.push_back({std::max(A.Begin, B.Begin), std::min(A.End, B.End)});
  Into.Skipped = std::move(Both);
  tidy(Into);
}

void mergeUnits(UnitFacts &Into, UnitFacts &&Other) {
  for (auto &[Path, Facts] : Other.Files)
    mergeFacts(Into.Files[Path], std::move(Facts));
  Into.Crashed |= Other.Crashed;
  Into.TimedOut |= Other.TimedOut;
}

} // namespace hipify
