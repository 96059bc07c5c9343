// The simulated wave and the builtins that act on it; see WarpInputs/Wave.h.
#include "WarpInputs/Wave.h"
#include "WarpInputs/hip/hip_runtime.h"

static Wave *Current;
static constexpr std::size_t StackSize = 64 * 1024;

Wave::Wave(WaveKind Kind, unsigned Seed) : Kind(Kind), Random(Seed) {
  Lanes.resize(lanes());
  for (Lane &L : Lanes)
    L.Stack = std::make_unique<char[]>(StackSize);
}

Wave &Wave::current() { return *Current; }

void Wave::start() {
  Wave &W = *Current;
  (*W.Body)(W.Running);
  W.Lanes[W.Running].Alive = false;
}

void Wave::prepare(Lane &L) {
  getcontext(&L.Context);
  L.Context.uc_stack.ss_sp = L.Stack.get();
  L.Context.uc_stack.ss_size = StackSize;
  L.Context.uc_link = &Scheduler;
  makecontext(&L.Context, &Wave::start, 0);
}

void Wave::resume(unsigned Index) {
  Running = Index;
  swapcontext(&Scheduler, &Lanes[Index].Context);
}

std::uint64_t Wave::operate(int Operation, std::size_t Site,
                            std::uint32_t Operand, std::uint32_t Selector) {
  Lane &L = Lanes[Running];
  L.Operation = Operation;
  L.Site = Site;
  L.Operand = Operand;
  L.Selector = Selector;
  swapcontext(&L.Context, &Scheduler);
  return L.Result;
}

void Wave::serve(std::uint64_t Members) {
  std::uint64_t Bits = 0;
  for (unsigned I = 0; I < lanes(); ++I)
    if ((Members >> I & 1) && Lanes[I].Operand)
      Bits |= std::uint64_t(1) << I;
  for (unsigned I = 0; I < lanes(); ++I) {
    if (!(Members >> I & 1))
      continue;
    Lane &L = Lanes[I];
    unsigned Source = (L.Selector >> 2) % lanes();
    if (Kind == WaveKind::Split64)
      Source = (I & 32) | (Source & 31);
    L.Result = L.Operation == Ballot          ? Bits
               : (Members >> Source & 1) != 0 ? Lanes[Source].Operand
                                              : 0;
  }
}

void Wave::run(std::uint64_t Active,
               const std::function<void(unsigned)> &NewBody) {
  Current = this;
  Body = &NewBody;
  std::uint64_t Ready = 0;
  for (unsigned I = 0; I < lanes(); ++I) {
    Lane &L = Lanes[I];
    L.Alive = (Active >> I & 1) != 0;
    if (!L.Alive)
      continue;
    prepare(L);
    Ready |= std::uint64_t(1) << I;
  }
  for (;;) {
    std::vector<unsigned> Waiting;
    for (unsigned I = 0; I < lanes(); ++I) {
      if (Ready >> I & 1)
        resume(I);
      if (Lanes[I].Alive)
        Waiting.push_back(I);
    }
    if (Waiting.empty())
      return;
    std::size_t Site = Lanes[Waiting[Random() % Waiting.size()]].Site;
    Ready = 0;
    for (unsigned I : Waiting)
      if (Lanes[I].Site == Site)
        Ready |= std::uint64_t(1) << I;
    serve(Ready);
  }
}

static unsigned bitsBelow(unsigned Mask, int Lane) {
  if (Lane <= 0)
    return 0;
  return __builtin_popcount(Lane >= 32 ? Mask : Mask & ((1u << Lane) - 1));
}

unsigned __builtin_amdgcn_mbcnt_lo(unsigned Mask, unsigned Add) {
  return Add + bitsBelow(Mask, static_cast<int>(Wave::current().lane()));
}

unsigned __builtin_amdgcn_mbcnt_hi(unsigned Mask, unsigned Add) {
  return Add + bitsBelow(Mask, static_cast<int>(Wave::current().lane()) - 32);
}

// An instruction is told by its callers' addresses, since the functions of the
// header between it and the test stay calls here (Warp.cmake). They may: were
// they inlined, the compiler could copy an instruction into two branches, as
// HIP's own must not.
#pragma GCC diagnostic ignored "-Wframe-address"
#define SITE                                                                   \
  (siteOf({__builtin_return_address(0), __builtin_return_address(1),           \
           __builtin_return_address(2), __builtin_return_address(3)}))

static std::size_t siteOf(std::initializer_list<const void *> Callers) {
  std::size_t Site = 0;
  for (const void *Caller : Callers)
    Site = Site * 31 + std::hash<const void *>()(Caller);
  return Site;
}

unsigned long long __builtin_amdgcn_uicmp(unsigned A, unsigned B, int) {
  return Wave::current().operate(Wave::Ballot, SITE, A != B, 0);
}

int __builtin_amdgcn_ds_bpermute(int Address, int Word) {
  return static_cast<int>(
      Wave::current().operate(Wave::Read, SITE, static_cast<unsigned>(Word),
                              static_cast<unsigned>(Address)));
}

void __builtin_amdgcn_wave_barrier() {
  Wave::current().operate(Wave::Barrier, SITE, 0, 0);
}
