//===- Settings.cpp - the GPUs whose semantics can be executed ------------===//
#include "Settings.h"
#include "llvm/ADT/StringRef.h"

namespace hipify::execute {

// Texture hardware: the targets that have image instructions in LLVM.
// Compute units, clocks and memory as AMD's product pages state them.
static const Gpu Gpus[] = {
    {"gfx906", "AMD Radeon VII", 64, 60, 1801000, 1000000, 4096, 4u << 20, 2560,
     65536, size_t(16) << 30, true},
    {"gfx908", "AMD Instinct MI100", 64, 120, 1502000, 1200000, 4096, 8u << 20,
     2560, 65536, size_t(32) << 30, true},
    {"gfx90a", "AMD Instinct MI210", 64, 104, 1700000, 1600000, 4096, 8u << 20,
     2048, 65536, size_t(64) << 30, true},
    {"gfx942", "AMD Instinct MI300X", 64, 304, 2100000, 1300000, 8192, 4u << 20,
     2048, 65536, size_t(192) << 30, false},
    {"gfx950", "AMD Instinct MI355X", 64, 256, 2400000, 2000000, 8192, 4u << 20,
     2048, 163840, size_t(288) << 30, false},
    {"gfx1030", "AMD Radeon RX 6900 XT", 32, 40, 2250000, 1000000, 256,
     4u << 20, 2048, 65536, size_t(16) << 30, true},
    {"gfx1100", "AMD Radeon RX 7900 XTX", 32, 48, 2500000, 1249000, 384,
     6u << 20, 2048, 65536, size_t(24) << 30, true},
};

const Gpu *findGpu(llvm::StringRef Arch) {
  for (const Gpu &G : Gpus)
    if (Arch == G.Arch)
      return &G;
  return nullptr;
}

const char *defaultArch(unsigned WaveSize) {
  return WaveSize == 32 ? "gfx1030" : "gfx90a";
}

std::string knownArchs() {
  std::string Names;
  for (const Gpu &G : Gpus)
    Names += (Names.empty() ? "" : ", ") + std::string(G.Arch);
  return Names;
}

Settings &settings() {
  static Settings Current;
  return Current;
}

} // namespace hipify::execute
