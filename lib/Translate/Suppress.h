//===- Suppress.h - places where the user wants to be left alone ----------===//
#ifndef HIPIFY_LIB_TRANSLATE_SUPPRESS_H
#define HIPIFY_LIB_TRANSLATE_SUPPRESS_H

#include "hipify/Finding.h"
#include "hipify/Tokens.h"
#include "hipify/Translate.h"
#include <vector>

namespace hipify {

/// Drops findings (and with them their edits) that comments switch off:
/// `// NOHIPIFY(ids): reason` on the line, `NOHIPIFYNEXTLINE(ids)` above it,
/// `NOHIPIFYBEGIN(ids)` … `NOHIPIFYEND`, and `// hipify-cpp: off` … `on`. Ids are
/// globs, comma-separated; no list means all. A suppression that suppressed
/// nothing is itself a finding. Also drops findings that --checks excludes and,
/// if asked, those in branches that a HIP guard leaves to CUDA.
std::vector<Finding> suppress(std::vector<Finding> Findings,
                              const TokenView &Tokens,
                              const TranslateOptions &Options);

} // namespace hipify

#endif
