//===- Settings.h - how the program of this process is executed -----------===//
#ifndef HIPIFY_EXECUTE_SETTINGS_H
#define HIPIFY_EXECUTE_SETTINGS_H

#include "hipify/Execute.h"
#include <cstddef>
#include <cstdint>
#include <string>

namespace hipify::execute {

/// Facts about the GPU whose semantics are executed.
struct Gpu {
  const char *Arch; ///< gfx90a
  const char *Name; ///< marketing name
  unsigned WaveSize;
  unsigned ComputeUnits;
  unsigned ClockKHz;
  unsigned MemoryClockKHz;
  unsigned MemoryBusBits;
  unsigned L2Bytes;
  unsigned MaxThreadsPerUnit;
  unsigned LdsBytes; ///< per block
  size_t MemoryBytes;
  bool Images; ///< texture hardware

  /// Bytes of locals that a lane may have: its part of a wave's scratch memory,
  /// 2^13 - 1 units of 1 KiB.
  size_t frameLimit() const { return 8387584 / WaveSize; }
};

/// The GPU of that architecture name, null if unknown.
const Gpu *findGpu(llvm::StringRef Arch);
/// The architecture that stands for a wave width.
const char *defaultArch(unsigned WaveSize);
/// All architecture names, comma-separated, for messages.
std::string knownArchs();

/// Set once, before the program starts; read by generated code's services.
struct Settings {
  const Gpu *Target = nullptr;
  unsigned HipMajor = 5; ///< of the headers the program was compiled with
  unsigned HipMinor = 2;
  unsigned HipPatch = 0;
  unsigned Jobs = 1;
  size_t StackSize = 256 << 10; ///< of a lane, more than the largest frame
  bool CheckBarrier = true;
  bool CheckInactive = true;
  bool CheckBounds = true;
  bool CheckDivision = true;
  bool CheckUninitialised = false;
  bool CheckRace = false;
  bool LinkDeviceLibraries = true;
  std::string DeviceLibraryPath; ///< empty: where ROCm installs them
};

Settings &settings();

} // namespace hipify::execute

#endif
