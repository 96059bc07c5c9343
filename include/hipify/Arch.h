//===- Arch.h - what the name of an AMD GPU says --------------------------===//
#ifndef HIPIFY_ARCH_H
#define HIPIFY_ARCH_H

#include "hipify/Translate.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"

namespace hipify {

/// The generation of the GPU \p Arch: 9 of `gfx90a`, `gfx942:xnack+` and
/// `gfx9-4-generic`, 11 of `gfx1100`; 0 where the name is none of a GPU. Its last
/// two digits are the minor number and the stepping.
inline unsigned archGeneration(llvm::StringRef Arch) {
  Arch = Arch.split(':').first;
  if (!Arch.consume_front("gfx"))
    return 0;
  bool Generic = Arch.ends_with("-generic");
  llvm::StringRef Major =
      Generic ? Arch.split('-').first
              : Arch.drop_back(std::min<size_t>(2, Arch.size()));
  unsigned Number = 0;
  return Major.getAsInteger(10, Number) ? 0 : Number;
}

/// Lanes of a wave: 64 up to gfx9 (GCN, Vega, CDNA), 32 from gfx10 on (RDNA, and
/// gfx1250).
inline unsigned waveWidth(llvm::StringRef Arch) {
  return archGeneration(Arch) < 10 ? 64 : 32;
}

/// True if some GPU that the program is built for satisfies \p Is. Where none
/// was named, it may be any.
template <typename Predicate>
bool anyArch(const TranslateOptions &Options, Predicate Is) {
  return Options.Archs.empty() || llvm::any_of(Options.Archs, Is);
}

/// True if waves may have 64 lanes on some targeted GPU.
inline bool hasWave64(const TranslateOptions &Options) {
  return anyArch(Options, [](llvm::StringRef A) { return waveWidth(A) == 64; });
}

} // namespace hipify

#endif
