//===- Settings.cpp - option values to settings ---------------------------===//
#include "Settings.h"
#include "hipify/Arch.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"

using namespace llvm;
using namespace llvm::opt;

namespace hipify {
namespace {

/// Collects problems, so that one run names all of them.
class Reader {
public:
  explicit Reader(const InputArgList &Args) : Args(Args) {}

  std::optional<Version> version(OptionId Id) {
    const Arg *A = Args.getLastArg(Id);
    if (!A)
      return std::nullopt;
    Version Value;
    if (Value.tryParse(A->getValue())) {
      wrong(*A, "a version such as 12.4");
      return std::nullopt;
    }
    return Value;
  }

  void number(OptionId Id, unsigned Least, unsigned &Into) {
    const Arg *A = Args.getLastArg(Id);
    unsigned Value = 0;
    if (!A)
      return;
    if (StringRef(A->getValue()).getAsInteger(10, Value) || Value < Least)
      wrong(*A, "a number from " + std::to_string(Least) + " on");
    else
      Into = Value;
  }

  void seconds(OptionId Id, double &Into) {
    const Arg *A = Args.getLastArg(Id);
    double Value = 0;
    if (!A)
      return;
    if (StringRef(A->getValue()).getAsDouble(Value) || !(Value > 0))
      wrong(*A, "a number of seconds above 0");
    else
      Into = Value;
  }

  void size(OptionId Id, uint64_t &Into) {
    const Arg *A = Args.getLastArg(Id);
    if (!A)
      return;
    StringRef Text = A->getValue();
    size_t Unit = Text.empty() ? StringRef::npos
                               : StringRef("KMG").find(toUpper(Text.back()));
    unsigned Shift = Unit == StringRef::npos ? 0 : 10 * (Unit + 1);
    uint64_t Value = 0;
    if (Shift)
      Text = Text.drop_back();
    // Offsets into a file have 32 bits.
    if (Text.getAsInteger(10, Value) || Value == 0 ||
        Value > (uint64_t(2) << 30 >> Shift))
      wrong(*A, "a size from 1 to 2G");
    else
      Into = Value << Shift;
  }

  void wrong(const Arg &A, const std::string &Want) {
    Problems.push_back("'" + A.getAsString(Args) + "': expected " + Want);
  }
  void problem(std::string Text) { Problems.push_back(std::move(Text)); }

  Error finish() {
    if (Problems.empty())
      return Error::success();
    return createStringError(join(Problems, "\n"));
  }

private:
  const InputArgList &Args;
  std::vector<std::string> Problems;
};

bool holdsToolkit(const Twine &Dir) {
  return sys::fs::exists(Dir + "/include/cuda_runtime.h") ||
         sys::fs::exists(Dir + "/include/cuda.h");
}

/// `--cuda-path=auto`: where CUDA's own tools and CMake look.
std::string findToolkit() {
  for (const char *Name : {"CUDA_PATH", "CUDA_HOME", "CUDA_ROOT"})
    if (std::optional<std::string> Dir = sys::Process::GetEnv(Name))
      if (!Dir->empty() && holdsToolkit(*Dir))
        return *Dir;
  if (ErrorOr<std::string> Nvcc = sys::findProgramByName("nvcc")) {
    SmallString<128> Real;
    if (!sys::fs::real_path(*Nvcc, Real)) {
      StringRef Dir = sys::path::parent_path(sys::path::parent_path(Real));
      if (holdsToolkit(Dir))
        return Dir.str();
    }
  }
  for (const char *Dir : {"/usr/local/cuda", "/opt/cuda"})
    if (holdsToolkit(Dir))
      return Dir;
  return {};
}

void readCudaPath(const InputArgList &Args, Reader &From, std::string &Into) {
  const Arg *A = Args.getLastArg(OPT_cuda_path);
  if (!A)
    return;
  Into = A->getValue();
  if (Into == "auto") {
    Into = findToolkit();
    if (Into.empty())
      From.problem("'" + A->getAsString(Args) +
                   "': no CUDA toolkit found in CUDA_PATH, beside nvcc, or in "
                   "/usr/local/cuda");
  } else if (!holdsToolkit(Into)) {
    From.problem("'" + A->getAsString(Args) + "': no include/cuda.h in it");
  }
}

void readArchs(const InputArgList &Args, Reader &From,
               std::vector<std::string> &Into) {
  for (const Arg *A : Args.filtered(OPT_arch))
    for (StringRef Name : split(A->getValue(), ',')) {
      Name = Name.trim();
      if (archGeneration(Name) == 0)
        return From.wrong(*A, "names of GPUs such as gfx90a,gfx1100");
      Into.push_back(Name.str());
    }
}

void readClangArgs(const Invocation &Call, std::vector<std::string> &Into) {
  for (const Arg *A : Call.Args.filtered(OPT_I, OPT_D, OPT_U, OPT_extra_arg)) {
    StringRef Value = A->getValue();
    if (A->getOption().matches(OPT_extra_arg))
      Into.push_back(Value.str());
    else
      Into.push_back(
          ("-" + A->getOption().getName().take_front() + Value).str());
  }
  Into.insert(Into.end(), Call.AfterDashes.begin(), Call.AfterDashes.end());
}

} // namespace

Expected<Settings> readSettings(const Invocation &Call) {
  const InputArgList &Args = Call.Args;
  Reader From(Args);
  Settings S;

  S.Discover.Paths = Call.inputs();
  S.Discover.Lists = Args.getAllArgValues(OPT_files);
  S.Discover.Includes = Args.getAllArgValues(OPT_include_glob);
  S.Discover.Excludes = Args.getAllArgValues(OPT_exclude);
  S.Discover.RespectGitignore = !Args.hasArg(OPT_no_ignore);
  From.size(OPT_max_file_size, S.Discover.MaxFileSize);
  S.BuildDir = Args.getLastArgValue(OPT_p);
  readClangArgs(Call, S.ClangArgs);
  S.Maps = Args.getAllArgValues(OPT_map);
  S.Discover.SkipWithoutCuda = S.Maps.empty();

  TranslateOptions &T = S.Translate;
  readCudaPath(Args, From, T.CudaPath);
  T.Cuda = From.version(OPT_cuda);
  T.Rocm = From.version(OPT_rocm).value_or(T.Rocm);
  if (Args.getLastArgValue(OPT_target) == "roc")
    T.Target = TargetApi::Roc;
  if (Args.getLastArgValue(OPT_launch) == "ggl")
    T.Launch = LaunchStyle::Ggl;
  if (Args.getLastArgValue(OPT_warp) == "native")
    T.Warp = WarpModel::Native;
  readArchs(Args, From, T.Archs);
  T.Annotate = Args.hasArg(OPT_annotate);
  for (StringRef Globs : Args.getAllArgValues(OPT_checks))
    for (StringRef Glob : split(Globs, ','))
      if (!Glob.trim().empty())
        T.Checks.push_back(Glob.trim().str());
  T.Strings = Args.hasArg(OPT_strings);
  S.Unsafe = Args.hasArg(OPT_unsafe);
  T.LeaveCudaBranches = Args.hasArg(OPT_keep_cuda_branches);
  T.ReplaceGuards = Args.hasArg(OPT_replace_guards);
  From.number(OPT_jobs, 1, T.Jobs);
  From.seconds(OPT_timeout, T.SecondsPerFile);
  From.number(OPT_max_nesting, 1, T.MaxNesting);

  S.RequireParse = Args.hasArg(OPT_require_parse);
  S.PrintStats = Args.hasArg(OPT_print_stats, OPT_examine);
  S.Quiet = Args.hasArg(OPT_quiet);
  S.Report.Colour = Call.Colour;
  if (S.Quiet)
    S.Report.Least = Severity::Error;
  else if (Args.hasArg(OPT_verbose))
    S.Report.Least = Severity::Note;
  StringRef Level = Args.getLastArgValue(OPT_fail_on, "error");
  if (Level == "never")
    S.FailOn = std::nullopt;
  else if (Level != "error")
    S.FailOn = Level == "note" ? Severity::Note : Severity::Warning;

  if (S.Discover.Paths.empty() && S.Discover.Lists.empty())
    From.problem("no input: name files or folders, '-' for standard input, or "
                 "--files=LIST");
  if (Error E = From.finish())
    return E;
  return S;
}

} // namespace hipify
