//===- Run.cpp - compile, link and execute a HIP program ------------------===//
//
// Compilation happens in the calling process, where its errors belong. The
// program itself runs in a child: its exit, crash or endless loop is its own.
//
//===----------------------------------------------------------------------===//
#include "Compile.h"
#include "DeviceHeap.h"
#include "DeviceProgram.h"
#include "Fault.h"
#include "Jit.h"
#include "Modules.h"
#include "Settings.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Demangle/Demangle.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/Threading.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <malloc.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace hipify {

using namespace llvm;
using namespace execute;

namespace {

/// The compiled program on its way into the child.
struct Compiled {
  std::unique_ptr<LLVMContext> Context;
  std::vector<CompiledSource> Sources;
};

} // namespace

static Error applyChecks(ArrayRef<std::string> Names, Settings &S) {
  for (StringRef Name : Names) {
    StringRef Plain = Name;
    const bool On = !Plain.consume_front("no-");
    bool *Which = StringSwitch<bool *>(Plain)
                      .Case("barrier", &S.CheckBarrier)
                      .Case("inactive", &S.CheckInactive)
                      .Case("bounds", &S.CheckBounds)
                      .Case("division", &S.CheckDivision)
                      .Case("uninit", &S.CheckUninitialised)
                      .Case("race", &S.CheckRace)
                      .Default(nullptr);
    if (Plain == "all")
      S.CheckBarrier = S.CheckInactive = S.CheckBounds = S.CheckDivision =
          S.CheckUninitialised = S.CheckRace = On;
    else if (Which)
      *Which = On;
    else
      return createStringError(
          "unknown check '" + Name +
          "'; known: barrier, inactive, bounds, "
          "division, uninit, race, all, each also with no-");
  }
  return Error::success();
}

/// MemAvailable of /proc/meminfo; 0 if it cannot be read.
static size_t availableMemory() {
  std::ifstream Info("/proc/meminfo");
  std::string Word;
  while (Info >> Word)
    if (Word == "MemAvailable:") {
      size_t KiB = 0;
      Info >> KiB;
      return KiB << 10;
    }
  return 0;
}

static Expected<Settings> settingsFor(const RunOptions &Options,
                                      const HipHeaders &Headers) {
  Settings S;
  const unsigned Wave = Options.WaveSize;
  if (Wave != 0 && Wave != 32 && Wave != 64)
    return createStringError("waves have 32 or 64 lanes, not " + Twine(Wave));
  std::string Arch =
      Options.Arch.empty() ? defaultArch(Wave ? Wave : 64) : Options.Arch;
  S.Target = findGpu(Arch);
  if (!S.Target)
    return createStringError("unknown GPU '" + Arch +
                             "'; the CPU executor knows " + knownArchs());
  if (Wave && Wave != S.Target->WaveSize)
    return createStringError("HIP programs on " + Arch + " have waves of " +
                             Twine(S.Target->WaveSize) + " lanes, not " +
                             Twine(Wave));
  S.HipMajor = Headers.Major;
  S.HipMinor = Headers.Minor;
  S.HipPatch = Headers.Patch;
  S.StackSize = alignTo(2 * S.Target->frameLimit(), 64 << 10);
  S.Jobs = Options.Jobs
               ? Options.Jobs
               : std::max(1u, hardware_concurrency().compute_thread_count());
  for (StringRef Arg : Options.CompileArgs)
    if (Arg == "-nogpulib")
      S.LinkDeviceLibraries = false;
    else if (Arg.consume_front("--rocm-device-lib-path="))
      S.DeviceLibraryPath = Arg.str();
  if (Error E = applyChecks(Options.Checks, S))
    return E;
  return S;
}

/// A program that a check found wrong does not end with success.
static void reportFaultsAtExit(int Status, void *) {
  if (Status != 0 || faultCount() == 0)
    return;
  std::fflush(nullptr);
  _exit(3);
}

/// What the child does. Ends the process.
[[noreturn]] static void runChild(Compiled Program, const RunOptions &Options,
                                  const HipHeaders &Headers, int ErrorPipe) {
  auto Fail = [&](Error E) {
    std::string Text = toString(std::move(E));
    if (write(ErrorPipe, Text.data(), Text.size()) < 0)
      _exit(71);
    _exit(70);
  };
  if (Options.TimeoutSeconds)
    alarm(Options.TimeoutSeconds + 5); // in case the parent is gone
  // The calling tool may have handlers of its own for what the program does.
  for (int Signal :
       {SIGABRT, SIGILL, SIGFPE, SIGTRAP, SIGPIPE, SIGINT, SIGTERM})
    std::signal(Signal, SIG_DFL);
  installSignalHandlers();
  on_exit(reportFaultsAtExit, nullptr);
  auto Host = Jit::hostMachine();
  if (!Host)
    Fail(Host.takeError());
  auto Engine = Jit::create();
  if (!Engine)
    Fail(Engine.takeError());
  orc::ThreadSafeContext Context(std::move(Program.Context));
  std::string Resources = Options.ResourceDir.empty()
                              ? HIPIFY_CLANG_RESOURCE_DIR
                              : Options.ResourceDir;
  for (unsigned I = 0; I < Program.Sources.size(); ++I) {
    CompiledSource &Source = Program.Sources[I];
    auto Kernels =
        buildDeviceProgram(*Source.Device, *settings().Target, settings(),
                           Headers.Root, Resources, **Host);
    if (!Kernels)
      Fail(Kernels.takeError());
    if (Error E = (*Engine)->addDevice(
            I, orc::ThreadSafeModule(std::move(Source.Device), Context),
            std::move(*Kernels)))
      Fail(std::move(E));
    if (Error E = (*Engine)->addHost(
            I, orc::ThreadSafeModule(std::move(Source.Host), Context)))
      Fail(std::move(E));
  }
  std::vector<std::string> Arguments{Options.Sources.front().Path};
  Arguments.insert(Arguments.end(), Options.Args.begin(), Options.Args.end());
  RunOptions How = Options;
  How.ResourceDir = Resources;
  // Outlives main: exit handlers may load modules, too.
  moduleBuilder() = new ModuleBuilder(How, Headers, **Engine);
  // What malloc returns to a new process is mostly zero; here it would be full
  // of the compiler's data. The byte is inverted for new memory.
  mallopt(M_PERTURB, 0xFF);
  auto Status = (*Engine)->runMain(Arguments);
  if (!Status)
    Fail(Status.takeError());
  // The program's exit handlers use its code and the runtime's.
  (void)(*Engine).release();
  std::exit(*Status);
}

/// Names what the linker missed as the user knows it: from each
/// "Symbols not found: [ a, b ]" the names.
static std::string explain(StringRef Message) {
  std::vector<std::string> Names;
  bool InSources = false; // whether another source could define one
  for (StringRef Rest = Message; !Rest.empty();) {
    Rest = Rest.split("Symbols not found: [").second;
    for (StringRef Name : split(Rest.split(']').first, ',')) {
      Name = Name.trim();
      if (Name == "main")
        return "the program has no function main";
      if (Name.empty())
        continue;
      Names.push_back(demangle(Name));
      InSources |= Names.back() != Name;
    }
  }
  if (Names.empty())
    return Message.str();
  return join(Names, ", ") +
         (InSources ? ": in none of the sources, and not in the CPU executor"
                    : ": not in the CPU executor");
}

/// Ends the program, after a moment for it to say where it is.
static void stop(pid_t Child) {
  kill(Child, TimeLimitSignal);
  for (unsigned I = 0; I < 500; ++I) {
    if (waitpid(Child, nullptr, WNOHANG) != 0)
      return;
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  kill(Child, SIGKILL);
  while (waitpid(Child, nullptr, 0) < 0 && errno == EINTR) {
  }
}

static Expected<int> waitFor(pid_t Child, int ErrorPipe,
                             const RunOptions &Options) {
  using Clock = std::chrono::steady_clock;
  const auto End = Clock::now() + std::chrono::seconds(Options.TimeoutSeconds);
  int Status = 0;
  bool TimedOut = false;
  while (true) {
    pid_t Done = waitpid(Child, &Status, Options.TimeoutSeconds ? WNOHANG : 0);
    if (Done == Child)
      break;
    if (Done < 0 && errno != EINTR)
      return createStringError("lost the executed program");
    if (Options.TimeoutSeconds && Clock::now() >= End) {
      TimedOut = true;
      errs() << "hipify-cpp: error: the program was still running after "
             << Options.TimeoutSeconds << " s and was stopped (--timeout)\n";
      stop(Child);
      break;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  std::string Message;
  char Buffer[4096];
  for (ssize_t N; (N = read(ErrorPipe, Buffer, sizeof Buffer)) > 0;)
    Message.append(Buffer, static_cast<size_t>(N));
  if (TimedOut)
    return 124;
  if (!Message.empty())
    return createStringError(explain(Message));
  if (WIFSIGNALED(Status)) {
    if (WTERMSIG(Status) == SIGKILL)
      errs() << "hipify-cpp: error: the program was killed; it may have needed "
                "more memory than there is\n";
    return 128 + WTERMSIG(Status);
  }
  return WEXITSTATUS(Status);
}

std::optional<Version> hipHeadersVersion(StringRef RocmPath) {
  auto Headers = findHipHeaders(RocmPath);
  if (Headers)
    return Version(Headers->Major, Headers->Minor);
  consumeError(Headers.takeError());
  return std::nullopt;
}

Error checkRunOptions(const RunOptions &Options) {
  auto Headers = findHipHeaders(Options.RocmPath);
  if (!Headers)
    return Headers.takeError();
  return settingsFor(Options, *Headers).takeError();
}

Expected<int> runHip(const RunOptions &Options, raw_ostream &Diagnostics) {
  if (Options.Sources.empty())
    return createStringError("nothing to run");
  auto Headers = findHipHeaders(Options.RocmPath);
  if (!Headers)
    return Headers.takeError();
  auto How = settingsFor(Options, *Headers);
  if (!How)
    return How.takeError();
  settings() = *How;
  Compiled Program;
  Program.Context = std::make_unique<LLVMContext>();
  for (const RunSource &Source : Options.Sources) {
    auto Result = compileHip(Source, Options, *Headers, *How->Target,
                             *Program.Context, Diagnostics);
    if (!Result)
      return Result.takeError();
    Program.Sources.push_back(std::move(*Result));
  }
  size_t Limit = Options.MemoryLimit;
  if (!Limit) {
    Limit = How->Target->MemoryBytes;
    if (size_t Free = availableMemory())
      Limit = std::min(Limit, Free / 10 * 9);
  }
  int Pipe[2];
  if (pipe2(Pipe, O_CLOEXEC | O_NONBLOCK) != 0)
    return createStringError("cannot make a pipe");
  Diagnostics.flush();
  outs().flush();
  std::fflush(nullptr);
  pid_t Child = fork();
  if (Child < 0) {
    close(Pipe[0]);
    close(Pipe[1]);
    return createStringError("cannot start a process for the program");
  }
  if (Child == 0) {
    close(Pipe[0]);
    if (!deviceHeap().reserve(Limit))
      _exit(71);
    runChild(std::move(Program), Options, *Headers, Pipe[1]);
  }
  close(Pipe[1]);
  auto Status = waitFor(Child, Pipe[0], Options);
  close(Pipe[0]);
  return Status;
}

} // namespace hipify
