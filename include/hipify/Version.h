//===- Version.h - release numbers of CUDA, HIP and their libraries -------===//
#ifndef HIPIFY_VERSION_H
#define HIPIFY_VERSION_H

#include "llvm/Support/VersionTuple.h"

namespace hipify {

/// A release number such as 12.4 or 6.3.0; compares component by component.
using Version = llvm::VersionTuple;

} // namespace hipify

#endif
