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
#include <mutex>
#include <set>
#include <unistd.h>

namespace hipify::execute {

static std::mutex ReportLock;
static std::atomic<unsigned> Errors{0};

static const char *nameOf(Check C) {
  switch (C) {
  case Check::Barrier: return "barrier";
  case Check::InactiveLane: return "inactive";
  case Check::Bounds: return "bounds";
  case Check::Uninitialised: return "uninit";
  case Check::Race: return "race";
  case Check::Trap: return "trap";
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

static void onSignal(int Signal, siginfo_t *Info, void *) {
  char Text[512];
  const Lane *L = currentLane();
  const Block *B = L ? L->In : currentBlock();
  int Length;
  if (!B)
    Length = std::snprintf(Text, sizeof Text,
                           "hipify-cpp: error: host code accessed address %p: "
                           "%s\n",
                           Info->si_addr, strsignal(Signal));
  else
    Length = std::snprintf(
        Text, sizeof Text,
        "hipify-cpp: error: access to address %p [bounds]\nnote: kernel %s, "
        "block (%u,%u,%u), thread (%u,%u,%u)\n",
        Info->si_addr, B->Of->What->Spelling.c_str(), B->Id[0], B->Id[1],
        B->Id[2], L ? L->Id[0] : 0, L ? L->Id[1] : 0, L ? L->Id[2] : 0);
  if (write(STDERR_FILENO, Text, static_cast<size_t>(Length)) < 0)
    _exit(128 + Signal);
  std::signal(Signal, SIG_DFL);
  raise(Signal);
}

void installSignalHandlers() {
  // Lane stacks end in a guard page, so the handler needs a stack of its own.
  static char Alternate[65536];
  stack_t Stack{};
  Stack.ss_sp = Alternate;
  Stack.ss_size = sizeof Alternate;
  sigaltstack(&Stack, nullptr);
  struct sigaction Action {};
  Action.sa_sigaction = onSignal;
  Action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESETHAND;
  sigaction(SIGSEGV, &Action, nullptr);
  sigaction(SIGBUS, &Action, nullptr);
}

} // namespace hipify::execute
