//===- UserRows.h - rows that a user's mapping file adds ------------------===//
#ifndef HIPIFY_USERROWS_H
#define HIPIFY_USERROWS_H

#include "llvm/ADT/StringRef.h"

namespace hipify {

/// True if the compiled-in rows have \p Cuda, as a name of sources. A name that
/// only a user's file has is not CUDA's: the row speaks of it whoever declares
/// it.
bool hasBuiltInRow(llvm::StringRef Cuda);

} // namespace hipify

#endif
