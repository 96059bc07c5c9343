//===- Analysis.cpp - settings to results, messages and an exit code ------===//
#include "Settings.h"
#include "hipify/Apply.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include <chrono>

using namespace llvm;

namespace hipify {
namespace {

/// A count on the terminal's last line, once a run has taken a while.
class Progress {
public:
  Progress(raw_ostream &OS, bool Show) : OS(OS), Show(Show) {}
  ~Progress() {
    if (Drawn)
      OS << "\r\x1b[K";
  }
  void operator()(size_t Done, size_t All) {
    auto Now = Clock::now();
    if (!Show || Now - Start < std::chrono::seconds(2) ||
        Now - Last < std::chrono::milliseconds(100))
      return;
    Last = Now;
    Drawn = true;
    OS << "\r\x1b[K" << Done << " of " << All << " files";
    OS.flush();
  }

private:
  using Clock = std::chrono::steady_clock;
  raw_ostream &OS;
  bool Show, Drawn = false;
  Clock::time_point Start = Clock::now(), Last;
};

bool hasGaps(const FileResult &R) {
  return !R.Parsed || !R.ParseProblem.empty();
}

/// Which engine understood a file, where it was not the parser alone and no
/// finding says so.
void writeEngine(raw_ostream &OS, const FileResult &R) {
  bool Said = any_of(R.Findings, [](const Finding &F) {
    return StringRef(F.Id).starts_with("parse-");
  });
  if (Said || R.InternalError || !hasGaps(R))
    return;
  OS << R.File->Path
     << (R.Parsed ? ": warning: parsed with gaps, the rest understood from "
                    "tokens"
                  : ": warning: understood from tokens only");
  if (!R.ParseProblem.empty())
    OS << ": " << R.ParseProblem;
  OS << " [parse]\n";
}

void writeInternalError(const Invocation &Call, const FileResult &R) {
  if (!R.InternalError)
    return;
  Call.Err << R.File->Path << ": error: internal error";
  if (!R.ParseProblem.empty())
    Call.Err << ": " << R.ParseProblem;
  Call.Err << "; the file was understood from its tokens [internal]\n"
           << R.File->Path << ": note: to reproduce: " << Call.Line << '\n';
}

/// A program that mixes translated and untranslated driver calls looks like a
/// defect of the translator unless it is said.
void writeDriverMix(raw_ostream &OS, const FileResult &R,
                    const MapTable &Table) {
  unsigned Done = 0, Left = 0;
  StringRef First;
  DenseSet<uint32_t> Seen; // several things may be said of one call
  for (const Finding &F : R.Findings) {
    if (!Seen.insert(F.Range.Begin).second)
      continue;
    StringRef Name = StringRef(R.File->Text).slice(F.Range.Begin, F.Range.End);
    Name = Name.take_while([](char C) { return isAlnum(C) || C == '_'; });
    const MapEntry *Entry = Table.find(Name, NameKind::Function);
    if (!Entry || Entry->Library != "driver")
      continue;
    if (Entry->supported()) {
      ++Done;
    } else {
      ++Left;
      if (First.empty())
        First = Name;
    }
  }
  if (Done && Left)
    OS << R.File->Path << ": note: " << Left << " of " << Done + Left
       << " driver calls have no counterpart and are unchanged, '" << First
       << "' first; the others are translated\n";
}

/// A version beyond the tables is taken for the newest one that they know.
void noteVersions(const Invocation &Call, const TranslateOptions &Chosen) {
  auto Note = [&](StringRef Option, const Version &Asked, const Version &Newest,
                  StringRef What) {
    if (Version(Asked.getMajor(), Asked.getMinor().value_or(0)) > Newest)
      Call.note(("--" + Option + "=" + Asked.getAsString() + ": the newest " +
                 What + " that the mapping tables know is " +
                 Newest.getAsString() +
                 "; what came or went after it is not reported")
                    .str());
  };
  Note("rocm", Chosen.Rocm, NewestRocm, "ROCm");
  if (Chosen.Cuda)
    Note("cuda", *Chosen.Cuda, NewestCuda, "CUDA");
}

} // namespace

Error discoverInput(const Invocation &Call, const Settings &Chosen,
                    Analysis &Into) {
  for (const std::string &Path : Chosen.Maps) {
    auto Buffer = MemoryBuffer::getFile(Path, /*IsText=*/true);
    if (!Buffer)
      return createStringError("cannot read the mapping file '" + Path +
                               "': " + Buffer.getError().message());
    if (Error E = Into.Table.overlay(**Buffer))
      return E;
  }
  Into.Inputs = discover(Chosen.Discover);
  for (const std::string &Message : Into.Inputs.Errors) {
    Call.error(Message);
    Into.Exit = ExitUsage;
  }
  if (!Chosen.Quiet) {
    noteVersions(Call, Chosen.Translate);
    for (const std::string &Message : Into.Inputs.Notes)
      Call.note(Message);
  }
  return Error::success();
}

/// Makes the changes that findings offer: what is done is a note.
static void makeOffered(FileResult &Result) {
  for (Finding &F : Result.Findings)
    if (F.Unsafe && !F.Edits.empty()) {
      F.Unsafe = false;
      F.Level = Severity::Note;
    }
  Result.Findings = mergeFindings(std::move(Result.Findings));
  Result.Text = applyEdits(Result.File->Text, Result.Findings);
}

Error analyse(const Invocation &Call, const Settings &Chosen, Analysis &Into) {
  std::string Database = Chosen.BuildDir;
  if (Database == "auto" && !sys::fs::is_directory(Database)) {
    Database = findCompileDatabase(Into.Inputs);
    if (Database.empty())
      return createStringError(
          "'-p auto': no compile_commands.json in the folders of the input, "
          "their parents, or a 'build' folder there");
  }
  Expected<std::unique_ptr<CompileCommands>> Commands =
      loadCompileCommands(Database, Chosen.ClangArgs);
  if (!Commands)
    return Commands.takeError();
  for (InputFile &File : Into.Inputs.Files)
    if (std::optional<FileKind> Kind = (*Commands)->language(File))
      File.Kind = *Kind;

  Progress Show(Call.Err, !Chosen.Quiet && Call.Err.is_displayed());
  Into.Results =
      translate(Into.Inputs, **Commands, Into.Table, Chosen.Translate,
                [&](size_t Done, size_t All) { Show(Done, All); });
  if (Chosen.Unsafe)
    for (FileResult &Result : Into.Results)
      makeOffered(Result);
  return Error::success();
}

ExitCode judge(const Settings &Chosen, ArrayRef<FileResult> Results) {
  ExitCode Code = ExitDone;
  for (const FileResult &R : Results) {
    if (R.InternalError)
      Code = combineExit(Code, ExitInternal);
    if (Chosen.RequireParse && hasGaps(R))
      Code = combineExit(Code, ExitIncomplete);
    for (const Finding &F : R.Findings)
      if (Chosen.FailOn && F.Level >= *Chosen.FailOn)
        Code = combineExit(Code, ExitFindings);
  }
  return Code;
}

void reportRun(const Invocation &Call, const Settings &Chosen,
               const Analysis &Done, StringRef Tail) {
  raw_ostream &Err = Call.Err;
  for (const FileResult &R : Done.Results) {
    writeInternalError(Call, R);
    if (!Chosen.Quiet)
      writeEngine(Err, R);
  }
  if (Chosen.PrintStats)
    writeStatistics(Err, Done.Results);
  if (Chosen.Quiet)
    return;
  for (const FileResult &R : Done.Results)
    writeDriverMix(Err, R, Done.Table);
  Err << summaryLine(Done.Results) << Tail << '\n';
}

} // namespace hipify
