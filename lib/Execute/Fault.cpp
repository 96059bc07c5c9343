//===- Fault.cpp - what hardware would punish, said with its place --------===//
#include "Fault.h"
#include "Grid.h"
#include "Settings.h"
#include "llvm/Support/FormatVariadic.h"
#include <atomic>
#include <bit>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <mutex>
#include <set>
#include <span>
#include <sys/ucontext.h>
#include <unistd.h>

namespace hipify::execute {

static std::mutex ReportLock;
static std::atomic<unsigned> Errors{0};

static const char *nameOf(Check C) {
  switch (C) {
  case Check::Barrier:
    return "barrier";
  case Check::InactiveLane:
    return "inactive";
  case Check::Bounds:
    return "bounds";
  case Check::Uninitialised:
    return "uninit";
  case Check::Race:
    return "race";
  case Check::Division:
    return "division";
  case Check::Trap:
    return "trap";
  }
  return "";
}

std::string placeOf(const Lane &L) {
  const Block &B = *L.In;
  return llvm::formatv("block ({0},{1},{2}), thread ({3},{4},{5})", B.Id[0],
                       B.Id[1], B.Id[2], L.Id[0], L.Id[1], L.Id[2]);
}

/// Reports share the stream with the program, which may buffer its own output.
static void say(Check C, const char *Severity, const Lane *L, const Site *At,
                const std::string &What) {
  std::fflush(stdout);
  std::string Text;
  if (At && At->Line)
    Text = llvm::formatv("{0}:{1}:{2}: ", At->File, At->Line, At->Column);
  else
    Text = "hipify-cpp: ";
  Text += llvm::formatv("{0}: {1} [{2}]\n", Severity, What, nameOf(C));
  const Block *B = L ? L->In : currentBlock();
  if (L)
    Text += llvm::formatv("note: kernel {0}, {1}\n", B->Of->What->Spelling,
                          placeOf(*L));
  else if (B)
    Text += llvm::formatv("note: kernel {0}, block ({1},{2},{3})\n",
                          B->Of->What->Spelling, B->Id[0], B->Id[1], B->Id[2]);
  std::fwrite(Text.data(), 1, Text.size(), stderr);
  std::fflush(stderr);
}

void faultAndAbort(Check C, const Lane *L, const Site *At,
                   const std::string &What) {
  {
    std::lock_guard<std::mutex> Guard(ReportLock);
    say(C, "error", L, At, What);
    // Another thread may be about to report the same; one report is enough.
    std::signal(SIGABRT, SIG_DFL);
    std::abort();
  }
}

bool faultOnce(Check C, const Lane *L, const Site *At,
               const std::string &What) {
  static std::set<std::pair<Check, const Site *>> Said;
  std::lock_guard<std::mutex> Guard(ReportLock);
  if (!Said.insert({C, At}).second)
    return false;
  // Reading an inactive lane is right as long as nobody uses the value.
  const bool Warning = C == Check::InactiveLane;
  say(C, Warning ? "warning" : "error", L, At, What);
  Errors += !Warning;
  return true;
}

unsigned faultCount() { return Errors; }

void reportDivergentBarrier(Wave &W, uint64_t Group) {
  if (!settings().CheckBarrier)
    return;
  const Lane &First = W.Lanes[std::countr_zero(Group)];
  const uint64_t Missing = W.Live & ~Group;
  const Lane &Other = W.Lanes[std::countr_zero(Missing)];
  std::string Where = "elsewhere";
  if (Other.At && Other.At->Line)
    Where = llvm::formatv("at {0}:{1}", Other.At->File, Other.At->Line);
  faultOnce(Check::Barrier, &First, First.At,
            llvm::formatv("divergent barrier: {0} of the wave's {1} live lanes "
                          "reach it, lane {2} is {3}",
                          std::popcount(Group), std::popcount(W.Live),
                          Other.Index, Where));
}

/// What a signal in a kernel means. A stack ends in a page without access, so an
/// address near the stack pointer is behind its end.
static const char *meaningInKernel(int Signal, const siginfo_t &Info,
                                   const void *Context) {
  if (Signal == SIGILL)
    return "code that the compiler takes for unreachable was reached [trap]";
  if (Signal == SIGFPE)
    return "arithmetic exception [trap]";
  const auto *State = static_cast<const ucontext_t *>(Context);
  const auto Stack = static_cast<uintptr_t>(State->uc_mcontext.gregs[REG_RSP]);
  const auto Address = reinterpret_cast<uintptr_t>(Info.si_addr);
  constexpr uintptr_t Near = 256 << 10;
  if (Address + Near > Stack && Address < Stack + 4096)
    return "stack overflow: recursion too deep, or local arrays too large "
           "[bounds]";
  return nullptr;
}

/// Appends to a text of fixed size; handlers of signals must not allocate.
template <typename... Args>
static void append(std::span<char> Text, const char *Format, Args... Values) {
  const size_t Used = std::strlen(Text.data());
  if constexpr (sizeof...(Values) == 0)
    std::snprintf(Text.data() + Used, Text.size() - Used, "%s", Format);
  else
    std::snprintf(Text.data() + Used, Text.size() - Used, Format, Values...);
}

static void appendPlace(std::span<char> Text, const Block &B, const Lane *L) {
  append(Text, "note: kernel %s, block (%u,%u,%u)",
         B.Of->What->Spelling.c_str(), B.Id[0], B.Id[1], B.Id[2]);
  if (L)
    append(Text, ", thread (%u,%u,%u)", L->Id[0], L->Id[1], L->Id[2]);
  append(Text, "\n");
}

/// What the program has printed comes first, unless a thread is printing.
static void flushOutput() {
  if (ftrylockfile(stdout) != 0)
    return;
  fflush_unlocked(stdout);
  funlockfile(stdout);
}

static void put(const char *Text) {
  if (write(STDERR_FILENO, Text, std::strlen(Text)) < 0)
    _exit(70);
}

static void onSignal(int Signal, siginfo_t *Info, void *Context) {
  // Other threads may be about to report the same; one report is enough.
  static std::atomic_flag Reporting;
  while (Reporting.test_and_set())
    pause();
  char Text[1024] = "hipify-cpp: error: ";
  const Lane *L = currentLane();
  const Block *B = L ? L->In : currentBlock();
  if (!B) {
    append(Text, "host code accessed address %p: %s\n", Info->si_addr,
           strsignal(Signal));
    if (Signal == SIGSEGV || Signal == SIGBUS)
      put(Text);
    std::signal(Signal, SIG_DFL);
    raise(Signal);
    return;
  }
  if (const char *Meaning = meaningInKernel(Signal, *Info, Context))
    append(Text, "%s\n", Meaning);
  else
    append(Text, "access to address %p [bounds]\n", Info->si_addr);
  appendPlace(Text, *B, L);
  flushOutput();
  put(Text);
  std::signal(SIGABRT, SIG_DFL);
  std::abort();
}

static void onTimeLimit(int) {
  const Lane *L = currentLane();
  if (const Block *B = L ? L->In : currentBlock()) {
    char Text[1024] = "";
    appendPlace(Text, *B, L);
    put(Text);
  }
  flushOutput();
  _exit(124);
}

void prepareThreadForSignals() {
  // Lane stacks end in a guard page, so the handler needs a stack of its own.
  static thread_local std::unique_ptr<char[]> Alternate;
  if (Alternate)
    return;
  constexpr size_t Size = 64 << 10;
  Alternate = std::make_unique<char[]>(Size);
  stack_t Stack{};
  Stack.ss_sp = Alternate.get();
  Stack.ss_size = Size;
  sigaltstack(&Stack, nullptr);
}

void installSignalHandlers() {
  prepareThreadForSignals();
  struct sigaction Action{};
  Action.sa_sigaction = onSignal;
  Action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  for (int Signal : {SIGSEGV, SIGBUS, SIGILL, SIGFPE})
    sigaction(Signal, &Action, nullptr);
  struct sigaction Limit{};
  Limit.sa_handler = onTimeLimit;
  Limit.sa_flags = SA_ONSTACK;
  sigaction(TimeLimitSignal, &Limit, nullptr);
}

} // namespace hipify::execute
