//===- TargetedRows.h - findings of rows that matter on some GPUs only ----===//
#ifndef HIPIFY_LIB_CHECKS_TARGETEDROWS_H
#define HIPIFY_LIB_CHECKS_TARGETEDROWS_H

#include "hipify/Arch.h"

namespace hipify {

/// False where a row's finding \p Check says nothing about any GPU of --arch:
/// FP8 has a format of its own on gfx940 to gfx942 only.
inline bool concernsTargets(const TranslateOptions &Options,
                            llvm::StringRef Check) {
  return Check != "fp8-format" || anyArch(Options, [](llvm::StringRef A) {
           return A.starts_with("gfx94");
         });
}

} // namespace hipify

#endif
