//===- Grid.cpp - runs the blocks of a launch on the host's threads -------===//
#include "Grid.h"
#include "Access.h"
#include "DeviceHeap.h"
#include "Fault.h"
#include "Fiber.h"
#include "Settings.h"
#include "llvm/Support/ThreadPool.h"
#include <algorithm>
#include <atomic>
#include <bit>
#include <cstring>
#include <deque>
#include <memory>
#include <sys/mman.h>
#include <thread>

namespace hipify::execute {

static thread_local Lane *RunningLane = nullptr;
static thread_local const Block *RunningBlock = nullptr;

Lane *&currentLane() { return RunningLane; }
static thread_local const char *KernelStackTop = nullptr;

const char *kernelStackTop() { return KernelStackTop; }
const Block *currentBlock() { return RunningBlock; }

static constexpr size_t PathWords = 256;
static constexpr size_t PageSize = 4096;

/// Stacks, paths and LDS of one block; kept for the next block.
struct Slot {
  char *Stacks = nullptr;
  size_t Threads = 0;
  std::vector<Lane> Lanes;
  std::vector<Wave> Waves;
  std::vector<uint8_t> LdsRecords;
  char *Lds = nullptr;
  Block State{};

  /// Stacks for \p Count threads in place of those there are.
  void mapStacks(size_t Count);
  void unmapStacks();

  ~Slot() {
    unmapStacks();
    if (Lds)
      deviceHeap().release(Lds);
  }

private:
  void guardStacks();
  size_t Guarded = 0; ///< stacks that end in a page without access
};

static std::atomic<size_t> GuardedStacks{0};

/// A page without access at the end of each stack, as long as the operating
/// system allows so many mappings (65530 by default; each page makes two).
void Slot::guardStacks() {
  constexpr size_t Most = 24000;
  if (GuardedStacks + Threads > Most)
    return;
  for (; Guarded < Threads; ++Guarded)
    mprotect(Stacks + Guarded * settings().StackSize, PageSize, PROT_NONE);
  GuardedStacks += Guarded;
}

void Slot::mapStacks(size_t Count) {
  unmapStacks();
  void *P = mmap(nullptr, Count * settings().StackSize, PROT_READ | PROT_WRITE,
                 MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (P == MAP_FAILED)
    faultAndAbort(Check::Trap, nullptr, nullptr,
                  "no memory for the stacks of a block's threads");
  Stacks = static_cast<char *>(P);
  Threads = Count;
  guardStacks();
}

void Slot::unmapStacks() {
  if (Stacks)
    munmap(Stacks, Threads * settings().StackSize);
  GuardedStacks -= Guarded;
  Stacks = nullptr;
  Threads = Guarded = 0;
}

/// What all workers of a launch share.
struct Progress {
  const Launch &L;
  ImplicitArguments Implicit{};
  DispatchPacket Packet{};
  uint64_t Blocks;
  std::atomic<uint64_t> Next{0};
  std::atomic<uint64_t> AtGrid{0};
  std::atomic<uint32_t> GridPhase{0};

  explicit Progress(const Launch &L);
};

template <typename T>
static void put(ImplicitArguments &To, unsigned Offset, T Value) {
  std::memcpy(To.Bytes + Offset, &Value, sizeof(T));
}

Progress::Progress(const Launch &L)
    : L(L), Blocks(uint64_t(L.Grid[0]) * L.Grid[1] * L.Grid[2]) {
  // Offsets: hidden_block_count_x 0, hidden_group_size_x 12,
  // hidden_remainder_x 18, hidden_grid_dims 64, hidden_dynamic_lds_size 120.
  for (unsigned D = 0; D < 3; ++D) {
    put<uint32_t>(Implicit, 4 * D, L.Grid[D]);
    put<uint16_t>(Implicit, 12 + 2 * D, static_cast<uint16_t>(L.Group[D]));
    put<uint16_t>(Implicit, 18 + 2 * D, 0);
    put<uint64_t>(Implicit, 40 + 8 * D, 0);
    Packet.GroupSize[D] = static_cast<uint16_t>(L.Group[D]);
    Packet.GridSize[D] = L.Grid[D] * L.Group[D];
  }
  unsigned Dims = L.Grid[2] * L.Group[2] > 1   ? 3
                  : L.Grid[1] * L.Group[1] > 1 ? 2
                                               : 1;
  put<uint16_t>(Implicit, 64, static_cast<uint16_t>(Dims));
  put<uint32_t>(Implicit, 120, L.DynamicLds);
  Packet.Setup = static_cast<uint16_t>(Dims);
  Packet.GroupSegmentSize = L.What->StaticLds + L.DynamicLds;
}

struct Worker {
  std::vector<std::unique_ptr<Slot>> Idle;

  std::unique_ptr<Slot> take(const Launch &L);
  void begin(Slot &S, Progress &P, uint64_t Number);
  void beginLanes(Slot &S, Progress &P);
  void run(Progress &P);
  void runStopping(Progress &P);
};

/// Workers keep their stacks between launches.
static thread_local Worker ThisWorker;

std::unique_ptr<Slot> Worker::take(const Launch &L) {
  const size_t Threads =
      L.What->StopsLanes ? size_t(L.Group[0]) * L.Group[1] * L.Group[2] : 0;
  std::unique_ptr<Slot> S;
  if (!Idle.empty()) {
    S = std::move(Idle.back());
    Idle.pop_back();
  } else {
    S = std::make_unique<Slot>();
    S->Lds =
        deviceHeap().allocate(settings().Target->LdsBytes, MemoryKind::Lds);
  }
  if (Threads > S->Threads)
    S->mapStacks(Threads);
  return S;
}

void Worker::begin(Slot &S, Progress &P, uint64_t Number) {
  const Launch &L = P.L;
  Block &B = S.State;
  B.Id[0] = static_cast<uint32_t>(Number % L.Grid[0]);
  B.Id[1] = static_cast<uint32_t>(Number / L.Grid[0] % L.Grid[1]);
  B.Id[2] = static_cast<uint32_t>(Number / L.Grid[0] / L.Grid[1]);
  B.Linear = static_cast<uint32_t>(Number);
  B.Lds = S.Lds;
  B.DynamicLds = L.What->StaticLds;
  B.Implicit = &P.Implicit;
  B.Packet = &P.Packet;
  B.Of = &L;
  B.On = this;
  B.Epoch = 1;
  const uint64_t Size = L.What->StaticLds + L.DynamicLds;
  if (B.LdsSize != Size || S.LdsRecords.empty()) {
    B.LdsSize = Size;
    deviceHeap().limitLds(S.Lds, Size, settings().Target->LdsBytes);
  }
  B.LdsShadow = nullptr;
  if (settings().CheckUninitialised || settings().CheckRace) {
    S.LdsRecords.assign(ldsRecordBytes(Size), 0);
    B.LdsShadow = S.LdsRecords.data();
  }
  RunningBlock = &B;
  if (L.What->StopsLanes)
    beginLanes(S, P);
}

void Worker::beginLanes(Slot &S, Progress &P) {
  const Launch &L = P.L;
  const uint32_t Threads = L.Group[0] * L.Group[1] * L.Group[2];
  const uint32_t Width = L.WaveSize;
  S.Lanes.resize(Threads);
  S.Waves.assign((Threads + Width - 1) / Width, Wave());
  const size_t StackSize = settings().StackSize;
  for (uint32_t I = 0; I < Threads; ++I) {
    Lane &T = S.Lanes[I];
    T.Id[0] = I % L.Group[0];
    T.Id[1] = I / L.Group[0] % L.Group[1];
    T.Id[2] = I / L.Group[0] / L.Group[1];
    T.Index = I % Width;
    T.In = &S.State;
    T.Of = &S.Waves[I / Width];
    char *Top = S.Stacks + (I + 1) * StackSize - PathWords * sizeof(uint32_t);
    // Equal offsets in every stack would share a few cache sets.
    Top -= (I % 24) * 128;
    T.PathStart = T.Path = T.PathEnd = reinterpret_cast<uint32_t *>(Top);
    T.PathLimit = T.PathStart + PathWords;
    T.StackPointer = prepareStack(Top, runLane, &T);
  }
  for (uint32_t W = 0; W < S.Waves.size(); ++W) {
    Wave &V = S.Waves[W];
    V.Lanes = &S.Lanes[W * Width];
    V.Size = std::min(Width, Threads - W * Width);
    V.Live = V.Ready =
        V.Size == 64 ? ~uint64_t(0) : (uint64_t(1) << V.Size) - 1;
  }
}

/// Lets a block's waves pass the barrier if all that live wait there.
static bool passBarrier(Slot &S) {
  bool Any = false;
  uint32_t Count = 0, Voters = 0;
  for (Wave &W : S.Waves) {
    if (!W.Live)
      continue;
    if (W.Waiting == 0 ||
        (W.WaitsFor != LaneOp::Barrier && W.WaitsFor != LaneOp::BarrierCount))
      return false;
    Any = true;
    for (uint64_t Rest = W.Waiting; Rest; Rest &= Rest - 1) {
      ++Voters;
      Count += W.Lanes[std::countr_zero(Rest)].A != 0;
    }
  }
  if (!Any)
    return false;
  ++S.State.Epoch;
  for (Wave &W : S.Waves) {
    for (uint64_t Rest = W.Waiting; Rest; Rest &= Rest - 1) {
      Lane &L = W.Lanes[std::countr_zero(Rest)];
      L.Result = Count;
      L.Result2 = Voters;
    }
    releaseWave(W);
  }
  return true;
}

namespace {
enum class Outcome { Done, Worked, Idle };
}

/// Runs every wave of a block as far as it gets.
static Outcome runBlock(Slot &S, Progress &P) {
  RunningBlock = &S.State;
  bool Worked = false;
  do {
    for (Wave &W : S.Waves) {
      if (!W.Live)
        continue;
      if (W.Waiting) {
        if (W.WaitsFor == LaneOp::GridSync) {
          if (W.GridPhase == P.GridPhase.load())
            continue;
        } else if (W.WaitsFor != LaneOp::Poll) {
          continue;
        }
        Worked |= W.WaitsFor != LaneOp::Poll;
        releaseWave(W);
      } else {
        Worked = true;
      }
      if (runWave(W) == WaveState::Done)
        Worked = true;
      else if (W.WaitsFor == LaneOp::GridSync) {
        // The phase must be read before the arrival can complete it.
        W.GridPhase = P.GridPhase.load();
        uint64_t Arrived = ++P.AtGrid;
        const uint64_t Waves = P.Blocks * S.Waves.size();
        if (Arrived == Waves) {
          P.AtGrid = 0;
          ++P.GridPhase;
        }
      } else if (W.WaitsFor != LaneOp::Poll)
        Worked = true;
    }
  } while (passBarrier(S));
  for (const Wave &W : S.Waves)
    if (W.Live)
      return Worked ? Outcome::Worked : Outcome::Idle;
  return Outcome::Done;
}

/// Blocks whose waves may wait for other blocks: when all that have begun only
/// wait, one more is begun.
void Worker::runStopping(Progress &P) {
  std::vector<std::unique_ptr<Slot>> Active;
  bool MoreBlocks = true;
  while (MoreBlocks || !Active.empty()) {
    bool Worked = false;
    for (size_t I = 0; I < Active.size();) {
      Outcome O = runBlock(*Active[I], P);
      Worked |= O != Outcome::Idle;
      if (O != Outcome::Done) {
        ++I;
        continue;
      }
      Idle.push_back(std::move(Active[I]));
      Active.erase(Active.begin() + static_cast<ptrdiff_t>(I));
    }
    if (Worked && !Active.empty())
      continue;
    uint64_t Number = MoreBlocks ? P.Next++ : P.Blocks;
    if (Number < P.Blocks) {
      Active.push_back(take(P.L));
      begin(*Active.back(), P, Number);
    } else {
      MoreBlocks = false;
      if (!Worked && !Active.empty())
        std::this_thread::yield();
    }
  }
}

void Worker::run(Progress &P) {
  prepareThreadForSignals();
  KernelStackTop = static_cast<const char *>(__builtin_frame_address(0));
  if (P.L.What->StopsLanes) {
    runStopping(P);
  } else {
    std::unique_ptr<Slot> S = take(P.L);
    for (uint64_t Number = P.Next++; Number < P.Blocks; Number = P.Next++) {
      begin(*S, P, Number);
      P.L.What->EntryBlock(&S->State, P.L.Arguments, P.L.WaveSize);
    }
    Idle.push_back(std::move(S));
  }
  RunningBlock = nullptr;
  // A launch that needed many blocks at once must not keep their stacks.
  if (Idle.size() > 2)
    Idle.resize(2);
}

void runGrid(const Launch &L, unsigned Jobs) {
  Progress P(L);
  const uint64_t Threads = P.Blocks * L.Group[0] * L.Group[1] * L.Group[2];
  // Waking another thread costs more than a small grid.
  if (Jobs <= 1 || P.Blocks == 1 || Threads < 512) {
    ThisWorker.run(P);
    return;
  }
  static llvm::DefaultThreadPool Pool(
      llvm::hardware_concurrency(std::max(1u, Jobs - 1)));
  for (unsigned I = 1; I < Jobs; ++I)
    Pool.async([&P] { ThisWorker.run(P); });
  ThisWorker.run(P);
  Pool.wait();
}

} // namespace hipify::execute
