// A wave of 32 or 64 lanes on the CPU. Lanes are coroutines; each runs to its
// next cross-lane operation, then one of the places reached is picked at
// random and served for the lanes that wait there, as one instruction with
// that set of lanes active. Random because hardware promises no order between
// branches: what depends on it fails for some seed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <random>
#include <ucontext.h>
#include <vector>

enum class WaveKind {
  Wide64,  ///< gfx9: 64 lanes, reads reach all of them.
  Wide32,  ///< gfx10 and later.
  Split64, ///< gfx10 and later with 64 lanes: reads stay in their half.
};

class Wave {
public:
  Wave(WaveKind Kind, unsigned Seed);

  unsigned lanes() const { return Kind == WaveKind::Wide32 ? 32 : 64; }

  /// Runs `Body(Lane)` on every lane whose bit is set in `Active`.
  void run(std::uint64_t Active, const std::function<void(unsigned)> &Body);

  static Wave &current();
  unsigned lane() const { return Running; }

  /// Waits at `Site` until the lanes there are served; the answer to this one.
  std::uint64_t operate(int Operation, std::size_t Site, std::uint32_t Operand,
                        std::uint32_t Selector);

  enum { Ballot, Read, Barrier };

private:
  struct Lane {
    ucontext_t Context;
    std::unique_ptr<char[]> Stack;
    bool Alive = false;
    int Operation = 0;
    std::size_t Site = 0;
    std::uint32_t Operand = 0, Selector = 0;
    std::uint64_t Result = 0;
  };

  void prepare(Lane &L);
  void resume(unsigned Index);
  void serve(std::uint64_t Members);
  static void start();

  WaveKind Kind;
  std::mt19937 Random;
  std::vector<Lane> Lanes;
  ucontext_t Scheduler;
  unsigned Running = 0;
  const std::function<void(unsigned)> *Body = nullptr;
};
