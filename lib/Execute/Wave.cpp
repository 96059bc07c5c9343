//===- Wave.cpp - runs the lanes of a wave in lockstep --------------------===//
#include "Wave.h"
#include "Fault.h"
#include "Fiber.h"
#include "Grid.h"
#include <algorithm>
#include <bit>

namespace hipify::execute {

/// Continues with the next lane that can run, or with the wave's scheduler.
static void handOver(Lane &L) {
  Wave &W = *L.Of;
  if (!W.Ready) {
    hipifySwitchStack(&L.StackPointer, W.SchedulerStack);
    return;
  }
  Lane &Next = W.Lanes[std::countr_zero(W.Ready)];
  currentLane() = &Next;
  hipifySwitchStack(&L.StackPointer, Next.StackPointer);
}

uint64_t stopAt(Lane &L, LaneOp Op, uint64_t A, uint64_t B, uint64_t C,
                uint32_t Immediate, const Site *At) {
  L.Op = Op;
  L.A = A;
  L.B = B;
  L.C = C;
  L.Immediate = Immediate;
  L.At = At;
  Wave &W = *L.Of;
  const uint64_t Bit = uint64_t(1) << L.Index;
  W.Ready &= ~Bit;
  W.Stopped |= Bit;
  handOver(L);
  return L.Result;
}

void runLane(void *Argument) {
  Lane &L = *static_cast<Lane *>(Argument);
  const Launch &Of = *L.In->Of;
  Of.What->Entry(&L, Of.Arguments);
  Wave &W = *L.Of;
  const uint64_t Bit = uint64_t(1) << L.Index;
  W.Ready &= ~Bit;
  W.Live &= ~Bit;
  handOver(L);
}

static bool earlier(const Lane &A, const Lane &B) {
  return std::lexicographical_compare(A.PathStart, A.PathEnd, B.PathStart,
                                      B.PathEnd);
}

static bool samePath(const Lane &A, const Lane &B) {
  return std::equal(A.PathStart, A.PathEnd, B.PathStart, B.PathEnd);
}

/// The stopped lanes that are furthest behind, which are at one place.
static uint64_t earliestGroup(const Wave &W) {
  uint64_t Group = W.Stopped & -W.Stopped;
  const Lane *First = &W.Lanes[std::countr_zero(W.Stopped)];
  for (uint64_t Rest = W.Stopped & ~Group; Rest; Rest &= Rest - 1) {
    const Lane &L = W.Lanes[std::countr_zero(Rest)];
    if (samePath(L, *First)) {
      Group |= Rest & -Rest;
    } else if (earlier(L, *First)) {
      First = &L;
      Group = Rest & -Rest;
    }
  }
  return Group;
}

static bool leavesWave(LaneOp Op) { return Op >= LaneOp::Barrier; }

WaveState runWave(Wave &W) {
  while (true) {
    if (W.Ready) {
      Lane &L = W.Lanes[std::countr_zero(W.Ready)];
      currentLane() = &L;
      hipifySwitchStack(&W.SchedulerStack, L.StackPointer);
      currentLane() = nullptr;
      continue;
    }
    if (!W.Stopped)
      return WaveState::Done;
    const uint64_t Group = earliestGroup(W);
    const Lane &First = W.Lanes[std::countr_zero(Group)];
    W.Stopped &= ~Group;
    if (leavesWave(First.Op)) {
      W.WaitsFor = First.Op;
      W.Waiting = Group;
      // Lanes behind a poll may still get there; lanes elsewhere while the wave
      // is at a barrier never do on hardware.
      if (First.Op != LaneOp::Poll && Group != W.Live)
        reportDivergentBarrier(W, Group);
      return WaveState::Waiting;
    }
    performTogether(W, Group, First.In->Of->WaveSize);
    W.Ready = Group;
  }
}

void releaseWave(Wave &W) {
  W.Ready |= W.Waiting;
  W.Waiting = 0;
}

} // namespace hipify::execute
