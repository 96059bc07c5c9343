//===- HeaderCorrections.h - old HIP headers brought up to date -----------===//
#ifndef HIPIFY_EXECUTE_HEADERCORRECTIONS_H
#define HIPIFY_EXECUTE_HEADERCORRECTIONS_H

#include "Compile.h"
#include "llvm/Support/VirtualFileSystem.h"

namespace hipify::execute {

/// The file system in which the headers are read: \p Base, with corrected texts
/// in place of those of HIP 5 that do not do what later ones do. There,
/// threadIdx.x and its relatives are objects that printf and `auto` do not take
/// for integers.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>
correctedHeaders(llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Base,
                 const HipHeaders &Headers);

} // namespace hipify::execute

#endif
