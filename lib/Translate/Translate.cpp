//===- Translate.cpp - input set to results -------------------------------===//
//
// Parses every unit, joins what the units know of each file, checks each file
// once, merges the findings and renders the text. All stages work on the
// original text of all files; nothing is written here.
//
//===----------------------------------------------------------------------===//

#include "hipify/Translate.h"
#include "../Checks/Branches.h"
#include "Annotate.h"
#include "Project.h"
#include "Suppress.h"
#include "hipify/Apply.h"
#include "hipify/Check.h"
#include "hipify/Parse.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/ThreadPool.h"
#include <mutex>

namespace hipify {

std::string outputName(llvm::StringRef Path) {
  if (Path.consume_back(".cu"))
    return (Path + ".hip").str();
  return Path.str();
}

namespace {

constexpr llvm::StringLiteral MissingHeader = "header not found: ";

bool isUnit(FileKind Kind) {
  return Kind == FileKind::CudaUnit || Kind == FileKind::CxxUnit ||
         Kind == FileKind::CUnit;
}

/// Deepest nesting of brackets; Clang's recursion is not worth more.
unsigned nesting(const TokenView &T) {
  unsigned Depth = 0, Deepest = 0;
  for (const Tok &Token : T.tokens())
    switch (Token.Kind) {
    case clang::tok::l_paren:
    case clang::tok::l_brace:
    case clang::tok::l_square:
      Deepest = std::max(Deepest, ++Depth);
      break;
    case clang::tok::r_paren:
    case clang::tok::r_brace:
    case clang::tok::r_square:
      Depth -= Depth != 0;
      break;
    default:
      break;
    }
  return Deepest;
}

/// The headers that findings of id `compat-include` add.
std::vector<std::string> compatHeaders(llvm::ArrayRef<Finding> Findings) {
  std::vector<std::string> Names;
  for (const Finding &F : Findings)
    if (F.Id == "compat-include" && !F.Edits.empty())
      Names.push_back(llvm::StringRef(F.Edits.front().Pieces.front().Text)
                          .rsplit(CompatDir)
                          .second.take_until([](char C) { return C == '"'; })
                          .str());
  llvm::sort(Names);
  return Names;
}

/// The place in a file that \p Problem speaks of: the token at the position it
/// names, or the include of the header that it names; the file's begin where it
/// is about neither.
ByteRange placeOf(llvm::StringRef Problem, const InputFile &F,
                  const TokenView &T) {
  auto LineHolds = [&](const Directive &D, llvm::StringRef Header) {
    return D.Name.starts_with("include") && !Header.empty() &&
           T.slice(D.Lines).contains(Header);
  };
  auto Include = [&](llvm::StringRef Header) {
    for (const Directive &D : T.directives())
      if (LineHolds(D, Header))
        return ByteRange{T.tokens()[D.FirstTok].Range.Begin,
                         T.tokens()[D.EndTok - 1].Range.End};
    return ByteRange{};
  };
  if (Problem.consume_front(MissingHeader))
    return Include(Problem);
  auto [Where, What] = Problem.split(": ");
  auto [PathAndLine, Column] = Where.rsplit(':');
  auto [Path, Line] = PathAndLine.rsplit(':');
  unsigned Number = 0, Bytes = 0;
  if (Line.getAsInteger(10, Number) || !Number ||
      Column.getAsInteger(10, Bytes) || !Bytes)
    return {};
  namespace path = llvm::sys::path;
  if (Path != F.Path && Path != F.RealPath)
    return Include(path::filename(Path));
  size_t Begin = 0;
  while (--Number && Begin != llvm::StringRef::npos)
    if ((Begin = T.text().find('\n', Begin)) != llvm::StringRef::npos)
      ++Begin;
  if (Begin == llvm::StringRef::npos)
    return {}; // a #line directive counts otherwise
  uint32_t Token = T.tokenAt(std::min(Begin + Bytes - 1, T.text().size()));
  return Token < T.tokens().size() ? T.tokens()[Token].Range : ByteRange{};
}

/// \p Problem without the position it begins with, where that is in \p F: a
/// finding has its own.
llvm::StringRef withoutPosition(llvm::StringRef Problem, const InputFile &F) {
  llvm::StringRef Rest = Problem;
  if (!(Rest.consume_front(F.Path) || Rest.consume_front(F.RealPath)) ||
      !Rest.starts_with(":"))
    return Problem;
  return Rest.split(": ").second;
}

/// What is said of one unit's parse.
struct Outcome {
  std::string Problem; ///< empty: parsed without gaps
  bool Crashed = false;
};

class Translator {
public:
  Translator(const InputSet &Inputs, const CompileCommands &Commands,
             const MapTable &Table, const TranslateOptions &Options,
             llvm::function_ref<void(size_t, size_t)> Progress)
      : Inputs(Inputs), Commands(Commands), Table(Table), Options(Options),
        Progress(Progress), Pool(llvm::hardware_concurrency(Options.Jobs)) {}

  std::vector<FileResult> run() {
    for (const InputFile &F : Inputs.Files) {
      Index[F.RealPath] = &F;
      Analysed &A = Files[F.RealPath];
      A.File = &F;
    }
    for (auto &Entry : Files)
      Pool.async([&A = Entry.second] {
        llvm::PrettyStackTraceFormat At("reading '%s'", A.File->Path.c_str());
        A.Tokens = std::make_unique<TokenView>(A.File->Text);
      });
    Pool.wait();
    parse(/*Units=*/true);
    parse(/*Units=*/false);
    Project = viewProject(Files, Table, Options);
    return check();
  }

private:
  const InputSet &Inputs;
  const CompileCommands &Commands;
  const MapTable &Table;
  const TranslateOptions &Options;
  llvm::function_ref<void(size_t, size_t)> Progress;
  llvm::DefaultThreadPool Pool;
  InputIndex Index;
  AnalysedFiles Files;
  std::map<std::string, Outcome> Outcomes;
  ProjectView Project;
  std::mutex ProgressLock;
  size_t Done = 0;

  void finished() {
    std::lock_guard<std::mutex> Lock(ProgressLock);
    if (Progress)
      Progress(++Done, 2 * Inputs.Files.size());
  }

  /// First the units; then headers that no unit read, each by itself.
  void parse(bool Units) {
    std::vector<const InputFile *> Todo;
    for (const InputFile &F : Inputs.Files)
      if (isUnit(F.Kind) == Units && (Units || !Files[F.RealPath].Facts.Parsed))
        Todo.push_back(&F);
    // Facts are merged in the order of the files, not of the threads.
    std::vector<UnitFacts> Parsed(Todo.size());
    for (size_t I = 0; I != Todo.size(); ++I)
      Pool.async([&, I] {
        llvm::PrettyStackTraceFormat At("parsing '%s'", Todo[I]->Path.c_str());
        Parsed[I] = parseOne(*Todo[I]);
        finished();
      });
    Pool.wait();
    for (size_t I = 0; I != Todo.size(); ++I) {
      Outcomes[Todo[I]->RealPath] = outcome(Parsed[I]);
      for (auto &[Path, Facts] : Parsed[I].Files)
        mergeFacts(Files[Path].Facts, std::move(Facts));
    }
  }

  UnitFacts parseOne(const InputFile &F) {
    UnitFacts Unit;
    if (nesting(*Files.at(F.RealPath).Tokens) > Options.MaxNesting) {
      Unit.Errors = 1;
      Unit.FirstError = F.Path + ": brackets nest deeper than " +
                        llvm::utostr(Options.MaxNesting);
      return Unit;
    }
    ParseOptions Parse{Commands.arguments(F), Options.CudaPath, false,
                       Options.SecondsPerFile, &Options};
    Unit = parseUnit(F, Index, Parse);
    if (F.Kind != FileKind::CxxUnit && F.Kind != FileKind::CUnit &&
        wantsDevicePass(Unit)) {
      Parse.DevicePass = true;
      mergeUnits(Unit, parseUnit(F, Index, Parse));
    }
    return Unit;
  }

  /// Code that __CUDA_ARCH__ guards is seen only in the device pass.
  bool wantsDevicePass(const UnitFacts &Unit) const {
    for (const auto &[Path, Facts] : Unit.Files) {
      auto It = Files.find(Path);
      if (It == Files.end())
        continue;
      const TokenView &T = *It->second.Tokens;
      for (const Directive &D : T.directives())
        if (D.Name.starts_with("if") || D.Name.starts_with("el"))
          for (uint32_t I = D.FirstTok; I != D.EndTok; ++I)
            if (T.isIdentifier(I, "__CUDA_ARCH__"))
              return true;
    }
    return false;
  }

  static Outcome outcome(const UnitFacts &Unit) {
    if (Unit.Crashed)
      return {"the parser crashed", true};
    if (Unit.TimedOut)
      return {"the parse took too long", false};
    if (!Unit.MissingHeaders.empty())
      return {(MissingHeader + Unit.MissingHeaders.front()).str(), false};
    if (Unit.Errors)
      return {Unit.FirstError, false};
    return {};
  }

  std::vector<FileResult> check() {
    std::vector<FileResult> Results(Inputs.Files.size());
    for (size_t I = 0; I != Results.size(); ++I)
      Pool.async([&, I] {
        Results[I] = checkOne(Inputs.Files[I]);
        finished();
      });
    Pool.wait();
    return Results;
  }

  FileResult checkOne(const InputFile &F) {
    llvm::PrettyStackTraceFormat At("checking '%s'", F.Path.c_str());
    const Analysed &A = Files.at(F.RealPath);
    FileResult Result;
    Result.File = &F;
    Result.Parsed = A.Facts.Parsed;
    if (auto It = Outcomes.find(F.RealPath); It != Outcomes.end()) {
      Result.ParseProblem = It->second.Problem;
      Result.InternalError = It->second.Crashed;
      if (It->second.Crashed || !A.Facts.Parsed)
        Result.Parsed = false;
    }
    llvm::CrashRecoveryContext Guard;
    bool Fine = Guard.RunSafely([&] { translateOne(A, Result); });
    if (!Fine) {
      Result.InternalError = true;
      Result.Findings.clear();
      Result.Text = F.Text;
      Result.ParseProblem = "a check crashed; the file is left as it is";
    }
    return Result;
  }

  /// # parse-incomplete
  /// Severity: warning.
  ///
  /// A file was not parsed completely: a header was not found, the code has errors,
  /// or a limit was reached. The rest of the file is understood by its tokens: CUDA's
  /// own names are translated, but rules that need types (names that anybody could
  /// have, arguments, members) may miss a place.
  ///
  /// Say where headers are (`-I DIR`, `-p DIR` for a compile database), define what
  /// the build defines (`-D`), or raise the limit that the message names.
  void translateOne(const Analysed &A, FileResult &Result) {
    FileContext Context(A.File->RealPath, *A.Tokens, A.Facts, Table, Options,
                        Project, A.File);
    std::vector<Finding> Found = runChecks(Context);
    // What only CUDA compiles is no hazard; its translations stay as they are.
    std::vector<ByteRange> Cuda = branchesOf(*A.Tokens, Vendor::Cuda);
    llvm::copy_if(
        A.Facts.Findings, std::back_inserter(Found), [&](const Finding &F) {
          return !F.Edits.empty() || llvm::none_of(Cuda, [&](ByteRange R) {
            return R.contains(F.Range);
          });
        });
    if (!Result.ParseProblem.empty())
      Found.push_back({"parse-incomplete",
                       Severity::Warning,
                       placeOf(Result.ParseProblem, *A.File, *A.Tokens),
                       withoutPosition(Result.ParseProblem, *A.File).str() +
                           "; what did not parse is understood by its tokens",
                       {},
                       Trust::Lexical,
                       false});
    Found = mergeFindings(suppress(std::move(Found), *A.Tokens, Options));
    if (Options.Annotate) {
      llvm::append_range(Found, annotations(Found, Context));
      Found = mergeFindings(std::move(Found));
    }
    Result.Findings = std::move(Found);
    Result.Text = applyEdits(A.File->Text, Result.Findings);
    Result.CompatHeaders = compatHeaders(Result.Findings);
    for (const NameUse &Use : Context.uses())
      if (const MapEntry *Row = Context.row(Use))
        Result.Identical += Row->identical();
  }
};

} // namespace

std::vector<FileResult>
translate(const InputSet &Inputs, const CompileCommands &Commands,
          const MapTable &Table, const TranslateOptions &Options,
          llvm::function_ref<void(size_t Done, size_t All)> Progress) {
  llvm::CrashRecoveryContext::Enable();
  return Translator(Inputs, Commands, Table, Options, Progress).run();
}

} // namespace hipify
