//===- RunCommand.cpp - `run`: a CUDA or HIP program, executed ------------===//
//
// What is CUDA is translated into a temporary folder (RunSources.cpp); messages
// keep the names of the originals. The program then runs on an AMD GPU where
// there is one, else on the CPU with AMD semantics.
//
//===----------------------------------------------------------------------===//
#include "RunSources.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"

using namespace llvm;

namespace hipify {
namespace {

/// Messages about the translations in the temporary folder, with the names of
/// the originals in place of theirs.
class OriginalNames : public raw_ostream {
public:
  OriginalNames(StringRef Folder, raw_ostream &To) : Folder(Folder), To(To) {
    SmallString<128> Here;
    if (!sys::fs::current_path(Here))
      HereInFolder = placeBelow(Folder, Here) + "/";
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

/// The file through which programs reach AMD GPUs; tests name a stand-in.
std::string gpuDevice() {
  return sys::Process::GetEnv("HIPIFY_GPU_DEVICE").value_or("/dev/kfd");
}

bool gpuIsThere() { return sys::fs::exists(gpuDevice()); }

/// Compiles with hipcc and runs the result.
Expected<int> runOnGpu(const PreparedProgram &Program,
                       ArrayRef<std::string> Args, StringRef Folder) {
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
  StringRef On = Call.Args.getLastArgValue(OPT_on, "auto");
  if (On == "gpu" && !gpuIsThere())
    return Fail(createStringError("--on=gpu: there is no AMD GPU (" +
                                  gpuDevice() + ")"));
  const bool OnGpu = On == "gpu" || (On == "auto" && gpuIsThere() &&
                                     sys::findProgramByName("hipcc"));
  // Before the work, and the findings, of a translation.
  if (!OnGpu)
    if (Error E = checkRunOptions(*Options))
      return Fail(std::move(E));
  // The translation is for the headers that compile it.
  if (!Call.Args.hasArg(OPT_rocm))
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
  Expected<PreparedProgram> Program =
      prepareProgram(Call, *Chosen, Folder, Exit);
  if (!Program)
    return Fail(Program.takeError());
  if (Exit != ExitDone)
    return Exit;

  Expected<int> Status = 0;
  if (OnGpu) {
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
  // The status is the program's; that it may not be the CUDA program's is said.
  if (Program->Untranslated)
    Call.Err << "hipify-cpp: warning: " << Program->Untranslated
             << (Program->Untranslated == 1 ? " place was" : " places were")
             << " not translated (see the errors above): what the program did "
                "need not be what it does with CUDA\n";
  return static_cast<ExitCode>(*Status);
}

} // namespace hipify
