//===- Precompile.h - HIP's headers, parsed once for many runs ------------===//
#ifndef HIPIFY_EXECUTE_PRECOMPILE_H
#define HIPIFY_EXECUTE_PRECOMPILE_H

#include "Compile.h"

namespace hipify::execute {

/// Whether \p Text, the file at \p Path, may start with <hip/hip_runtime.h>
/// already parsed: it includes that header, itself or through headers beside it,
/// and nothing before could change what the header means.
bool startsWithHip(llvm::StringRef Text, llvm::StringRef Path);

/// The arguments of \p FrontEnd (Clang's -cc1 form, without "-cc1") changed so
/// that hip_runtime.h comes from a precompiled file in the user's cache folder,
/// which is made if need be. Empty if there
/// is no such file and none can be made. A precompiled file depends on the
/// headers, the target and the language options; macros and include folders of
/// the user are no part of it.
std::vector<std::string> withPrecompiledHip(std::vector<std::string> FrontEnd,
                                            const RunSource &Source,
                                            const HipHeaders &Headers);

} // namespace hipify::execute

#endif
