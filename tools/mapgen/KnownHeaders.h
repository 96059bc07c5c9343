//===- KnownHeaders.h - headers that rows are compared with ---------------===//
#ifndef HIPIFY_MAPGEN_KNOWNHEADERS_H
#define HIPIFY_MAPGEN_KNOWNHEADERS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace hipify {

/// Headers in an order in which they compile together. `FOLDER/*` is every
/// header of a folder.
using HeaderGroup = llvm::ArrayRef<llvm::StringLiteral>;

/// Each group is a translation unit: some headers exclude each other.
llvm::ArrayRef<HeaderGroup> cudaHeaderGroups();

/// The same of HIP and of the roc* libraries.
llvm::ArrayRef<HeaderGroup> hipHeaderGroups();

/// Stand-ins for the headers of graphics libraries that CUDA's include: path
/// and text. They declare the types alone.
llvm::ArrayRef<std::pair<llvm::StringLiteral, llvm::StringLiteral>>
graphicsHeaders();

} // namespace hipify

#endif
