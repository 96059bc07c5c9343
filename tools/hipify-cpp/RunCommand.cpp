//===- RunCommand.cpp - `run`: a CUDA or HIP program, executed ------------===//
//
// CUDA sources, and the headers they include with quotes, are translated into a
// temporary folder; messages keep the names of the originals. The program then
// runs on an AMD GPU where there is one, else on the CPU with AMD semantics.
//
//===----------------------------------------------------------------------===//
#include "Settings.h"
#include "hipify/Builtin.h"
#include "hipify/Execute.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/Regex.h"

using namespace llvm;

namespace hipify {
namespace {

/// The program's sources as they are compiled, and the options for that.
struct Prepared {
  std::vector<RunSource> Sources;
  std::vector<std::string> CompileArgs;
};

bool isCuda(StringRef Path, StringRef Text) {
  StringRef Extension = sys::path::extension(Path);
  if (Extension == ".hip")
    return false;
  // Many HIP programs keep the extension of the CUDA ones.
  if (Text.contains("hip/hip_runtime"))
    return Extension == ".cu" && Text.contains("<cuda");
  return Extension == ".cu" || mayHoldCuda(Text);
}

/// \p Path and what it includes with quotes from beside it, each once.
void collectIncludes(const std::string &Path, StringSet<> &Seen,
                     std::vector<std::string> &Into) {
  SmallString<128> Real;
  if (sys::fs::real_path(Path, Real) || !Seen.insert(Real).second)
    return;
  auto Buffer = MemoryBuffer::getFile(Path, /*IsText=*/true);
  if (!Buffer)
    return;
  Into.push_back(Path);
  static const Regex Include("^[ \t]*#[ \t]*include[ \t]*\"([^\"]+)\"");
  SmallVector<StringRef, 0> Lines;
  (*Buffer)->getBuffer().split(Lines, '\n');
  for (StringRef Line : Lines) {
    SmallVector<StringRef, 2> Match;
    if (!Include.match(Line, &Match))
      continue;
    SmallString<128> Beside(sys::path::parent_path(Path));
    sys::path::append(Beside, Match[1]);
    collectIncludes(std::string(Beside), Seen, Into);
  }
}

/// Where below \p Folder the translation of \p RealPath goes: its whole path,
/// so that includes between files find each other.
std::string placeIn(StringRef Folder, StringRef RealPath) {
  SmallString<128> Place(Folder);
  sys::path::append(Place, sys::path::relative_path(RealPath));
  return std::string(Place);
}

Error writeText(StringRef Path, StringRef Text) {
  std::error_code EC =
      sys::fs::create_directories(sys::path::parent_path(Path));
  if (!EC) {
    raw_fd_ostream Out(Path, EC);
    if (!EC) {
      Out << Text;
      Out.close();
      EC = Out.error();
      Out.clear_error();
    }
  }
  if (EC)
    return createStringError("cannot write '" + Path + "': " + EC.message());
  return Error::success();
}

/// Translates the CUDA files among \p Files into \p Folder.
Error translateInto(Invocation &Call, Settings &Chosen,
                    std::vector<std::string> Files, StringRef Folder,
                    ExitCode &Exit) {
  Chosen.Discover.Paths = std::move(Files);
  Chosen.Translate.RenameFiles = false;
  Analysis Done;
  if (Error E = discoverInput(Call, Chosen, Done))
    return E;
  if (Error E = analyse(Call, Chosen, Done))
    return E;
  Exit = Done.Exit;
  for (const FileResult &R : Done.Results) {
    writeFindings(Call.Err, R, Chosen.Report);
    if (Error E = writeText(placeIn(Folder, R.File->RealPath), R.Text))
      return E;
  }
  return Error::success();
}

Expected<Prepared> prepare(Invocation &Call, Settings &Chosen, StringRef Folder,
                           ExitCode &Exit) {
  Prepared Result;
  std::vector<std::string> Cuda;
  StringSet<> Seen;
  for (const std::string &Path : Call.inputs()) {
    auto Buffer = MemoryBuffer::getFile(Path, /*IsText=*/true);
    if (!Buffer)
      return createStringError("cannot read '" + Path +
                               "': " + Buffer.getError().message());
    if (!isCuda(Path, (*Buffer)->getBuffer())) {
      Result.Sources.push_back({Path, ""});
      continue;
    }
    SmallString<128> Real;
    sys::fs::real_path(Path, Real);
    collectIncludes(Path, Seen, Cuda);
    Result.Sources.push_back({placeIn(Folder, Real), ""});
  }
  Result.CompileArgs = Chosen.ClangArgs;
  if (Cuda.empty())
    return Result;
  // Headers that were not found by their place, and files that are not CUDA.
  for (const std::string &Path : Call.inputs()) {
    StringRef Beside = sys::path::parent_path(Path);
    Result.CompileArgs.push_back(
        ("-I" + (Beside.empty() ? StringRef(".") : Beside)).str());
  }
  // Beside the translated files, as `translate -o` leaves it beside its output.
  for (const BuiltinFile &File : builtinFiles())
    if (StringRef(File.Path).contains("/compat/include/"))
      if (Error E = writeText(
              (Folder + "/compat/" + CompatDir + sys::path::filename(File.Path))
                  .str(),
              File.Contents))
        return E;
  Result.CompileArgs.push_back(("-I" + Folder + "/compat").str());
  Result.CompileArgs.push_back(("-ffile-prefix-map=" + Folder + "=").str());
  if (Error E = translateInto(Call, Chosen, std::move(Cuda), Folder, Exit))
    return E;
  return Result;
}

/// Messages about the translations in the temporary folder, with the names of
/// the originals in place of theirs.
class OriginalNames : public raw_ostream {
public:
  OriginalNames(StringRef Folder, raw_ostream &To) : Folder(Folder), To(To) {
    SmallString<128> Here;
    if (!sys::fs::current_path(Here))
      HereInFolder = placeIn(Folder, Here) + "/";
  }
  ~OriginalNames() override { flush(); }

  std::string inText(std::string Text) const {
    for (const std::string &Prefix : {HereInFolder, Folder})
      for (size_t At = 0; !Prefix.empty() &&
                          (At = Text.find(Prefix, At)) != std::string::npos;)
        Text.erase(At, Prefix.size());
    return Text;
  }

private:
  void write_impl(const char *Text, size_t Size) override {
    Position += Size;
    Pending.append(Text, Size);
    const size_t Lines = Pending.rfind('\n') + 1; // 0 where there is none
    To << inText(Pending.substr(0, Lines));
    To.flush();
    Pending.erase(0, Lines);
  }
  uint64_t current_pos() const override { return Position; }

  std::string Folder, HereInFolder, Pending;
  raw_ostream &To;
  uint64_t Position = 0;
};

bool gpuIsThere() { return sys::fs::exists("/dev/kfd"); }

/// Compiles with hipcc and runs the result.
Expected<int> runOnGpu(const Prepared &Program, ArrayRef<std::string> Args,
                       StringRef Folder) {
  ErrorOr<std::string> Hipcc = sys::findProgramByName("hipcc");
  if (!Hipcc)
    return createStringError("hipcc is not in PATH");
  std::string Binary = (Folder + "/program").str();
  std::vector<StringRef> Compile{*Hipcc, "-o", Binary};
  for (const std::string &A : Program.CompileArgs)
    Compile.push_back(A);
  Compile.insert(Compile.end(), {"-x", "hip"});
  for (const RunSource &S : Program.Sources)
    Compile.push_back(S.Path);
  if (sys::ExecuteAndWait(*Hipcc, Compile) != 0)
    return createStringError("hipcc failed");
  std::vector<StringRef> Run{Binary};
  for (const std::string &A : Args)
    Run.push_back(A);
  std::string Problem;
  int Status =
      sys::ExecuteAndWait(Binary, Run, std::nullopt, {}, 0, 0, &Problem);
  if (Status < 0)
    return createStringError("cannot run the program: " + Problem);
  return Status;
}

/// \p Text as bytes: a number, then perhaps K, M or G.
Error readBytes(StringRef Text, size_t &Into) {
  StringRef Digits = Text;
  const size_t Unit =
      Text.empty() ? StringRef::npos : StringRef("KMG").find(Text.back());
  if (Unit != StringRef::npos)
    Digits = Digits.drop_back();
  const unsigned Shift = Unit == StringRef::npos ? 0 : 10 * (Unit + 1);
  if (Digits.getAsInteger(10, Into) || Into == 0 || Into >> (60 - Shift))
    return createStringError("'--memory=" + Text + "': expected a size");
  Into <<= Shift;
  return Error::success();
}

Expected<RunOptions> executorOptions(const Invocation &Call) {
  RunOptions R;
  auto Number = [&](OptionId Id, unsigned &Into) -> Error {
    const opt::Arg *A = Call.Args.getLastArg(Id);
    if (A && StringRef(A->getValue()).getAsInteger(10, Into))
      return createStringError("'" + A->getAsString(Call.Args) +
                               "': expected a whole number");
    return Error::success();
  };
  Error E = joinErrors(Number(OPT_wave, R.WaveSize),
                       joinErrors(Number(OPT_timeout, R.TimeoutSeconds),
                                  Number(OPT_jobs, R.Jobs)));
  if (E)
    return E;
  if (const opt::Arg *A = Call.Args.getLastArg(OPT_memory))
    if (Error Wrong = readBytes(A->getValue(), R.MemoryLimit))
      return Wrong;
  R.Arch = Call.Args.getLastArgValue(OPT_arch);
  R.RocmPath = Call.Args.getLastArgValue(OPT_rocm_path);
  for (StringRef Names : Call.Args.getAllArgValues(OPT_check))
    for (StringRef Name : split(Names, ','))
      R.Checks.push_back(Name.str());
  return R;
}

} // namespace

ExitCode runRun(Invocation &Call) {
  auto Fail = [&](Error E) {
    Call.error(toString(std::move(E)));
    return ExitUsage;
  };
  // Behind the dashes are the program's arguments, not Clang's.
  std::vector<std::string> ProgramArgs = std::move(Call.AfterDashes);
  Call.AfterDashes.clear();
  Expected<RunOptions> Options = executorOptions(Call);
  if (!Options)
    return Fail(Options.takeError());
  // --timeout is the program's here, and may be 0.
  Call.Args.eraseArg(OPT_timeout);
  Expected<Settings> Chosen = readSettings(Call);
  if (!Chosen)
    return Fail(Chosen.takeError());
  // The translation is for the headers that compile it.
  if (std::optional<Version> Headers = hipHeadersVersion(Options->RocmPath))
    Chosen->Translate.Rocm = *Headers;
  if (!Call.Args.hasArg(OPT_verbose))
    Chosen->Report.Least = Severity::Error;

  SmallString<128> Folder;
  if (std::error_code EC =
          sys::fs::createUniqueDirectory("hipify-cpp-run", Folder))
    return Fail(
        createStringError("cannot make a temporary folder: " + EC.message()));
  scope_exit Remove([&] { sys::fs::remove_directories(Folder); });
  ExitCode Exit = ExitDone;
  Expected<Prepared> Program = prepare(Call, *Chosen, Folder, Exit);
  if (!Program)
    return Fail(Program.takeError());
  if (Exit != ExitDone)
    return Exit;

  StringRef On = Call.Args.getLastArgValue(OPT_on, "auto");
  if (On == "gpu" && !gpuIsThere())
    return Fail(createStringError("--on=gpu: there is no AMD GPU (/dev/kfd)"));
  Expected<int> Status = 0;
  if (On == "gpu" ||
      (On == "auto" && gpuIsThere() && sys::findProgramByName("hipcc"))) {
    Status = runOnGpu(*Program, ProgramArgs, Folder);
  } else {
    Options->Sources = Program->Sources;
    Options->CompileArgs = Program->CompileArgs;
    Options->Args = ProgramArgs;
    OriginalNames Names(Folder, Call.Err);
    Status = runHip(*Options, Names);
    Names.flush();
    if (!Status)
      return Fail(
          createStringError(Names.inText(toString(Status.takeError()))));
  }
  if (!Status)
    return Fail(Status.takeError());
  return static_cast<ExitCode>(*Status);
}

} // namespace hipify
