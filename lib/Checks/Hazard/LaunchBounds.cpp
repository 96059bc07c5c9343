//===- LaunchBounds.cpp - what __launch_bounds__ promises -----------------===//
//
// The second argument counts blocks per multiprocessor in CUDA and waves per SIMD
// in HIP; the third, CUDA's blocks per cluster, does not exist:
// `__launch_bounds__(256, 1, 2)` → `__launch_bounds__(256, 1)`.
//
//===----------------------------------------------------------------------===//

#include "../HipSource.h"
#include "hipify/Arch.h"
#include "hipify/Check.h"
#include "llvm/ADT/StringExtras.h"

namespace hipify {
namespace {

class LaunchBounds {
public:
  LaunchBounds(const FileContext &C, FindingSink &Out)
      : C(C), T(C.Tokens), Out(Out) {}

  void run() {
    if (isHipSource(T))
      return;
    for (uint32_t I = 0, E = T.tokens().size(); I != E; ++I) {
      if (!T.isIdentifier(I, "__launch_bounds__"))
        continue;
      if (auto Call = callAt(T, I, C.Facts.Angles)) {
        if (Call->Args.size() == 3)
          third(I, *Call);
        if (Call->Args.size() >= 2)
          second(I, *Call);
      }
    }
  }

private:
  const FileContext &C;
  const TokenView &T;
  FindingSink &Out;

  void third(uint32_t I, const CallView &Call) {
    Out.push_back({"launch-bounds-third-arg",
                   Severity::Note,
                   T.tokens()[I].Range,
                   "HIP's __launch_bounds__ takes two arguments at most; the "
                   "number of blocks per cluster goes",
                   {Edit::remove({Call.Args[1].End, Call.Args[2].End})},
                   Trust::Lexical,
                   false});
  }

  /// `4 * 256 / (64 * 4)` where both numbers are plain, else how to compute it.
  std::string wavesPerSimd(const CallView &Call) const {
    unsigned Width = hasWave64(C.Options) ? 64 : 32;
    unsigned Threads = 0, Blocks = 0;
    if (T.slice(Call.Args[0]).getAsInteger(10, Threads) ||
        T.slice(Call.Args[1]).getAsInteger(10, Blocks))
      return "blocks * threads / (" + llvm::utostr(Width) + " * 4)";
    unsigned Waves = (Threads + Width - 1) / Width * Blocks;
    return llvm::utostr(std::max(1u, (Waves + 3) / 4));
  }

  void second(uint32_t I, const CallView &Call) {
    unsigned Blocks = 0;
    bool Plain = !T.slice(Call.Args[1]).getAsInteger(10, Blocks);
    if (Plain && Blocks <= 1)
      return; // one wave per SIMD restricts nothing
    Out.push_back(
        {"launch-bounds-second-arg",
         Severity::Warning,
         T.tokens()[I].Range,
         "the second argument of __launch_bounds__ means waves per SIMD in "
         "HIP, "
         "not blocks per multiprocessor, and limits registers differently: "
         "leave it out, or say " +
             wavesPerSimd(Call) + " for the same number of threads in flight",
         {Edit::remove({Call.Args[0].End, Call.Args[1].End})},
         Trust::Lexical,
         true});
  }
};

void runLaunchBounds(const FileContext &C, FindingSink &Out) {
  LaunchBounds(C, Out).run();
}

/// # launch-bounds-second-arg
/// Severity: warning.
///
/// `__launch_bounds__(threads, blocks)` with more than one block.
///
/// On AMD: HIP reads the second number as waves per SIMD (the attribute
/// `amdgpu_waves_per_eu`), CUDA as blocks per multiprocessor. It compiles, and the
/// compiler keeps to another number of registers: too few spill to memory, too many
/// lower the occupancy. All ROCm releases.
///
/// What to do: leave the number out, or convert it. A compute unit has four SIMDs, so
/// blocks * threads / (wave width * 4) waves keep as many threads in flight.
///
/// Before: `__global__ void __launch_bounds__(256, 4) k(float *p);`
/// After: `__global__ void __launch_bounds__(256) k(float *p);`
///
/// # launch-bounds-third-arg
/// Severity: note.
///
/// The third argument, CUDA's largest number of blocks per cluster, is removed: HIP's
/// macro takes two arguments and does not compile with three.
HIPIFY_CHECK("launch-bounds", runLaunchBounds);

} // namespace
} // namespace hipify
