//===- Invocation.h - a compiler set up to understand CUDA ----------------===//
#ifndef HIPIFY_LIB_PARSE_INVOCATION_H
#define HIPIFY_LIB_PARSE_INVOCATION_H

#include "hipify/Parse.h"
#include "clang/Basic/Diagnostic.h"
#include <memory>

namespace clang {
class CompilerInstance;
}

namespace hipify {

/// A compiler for \p Main: CUDA's headers and Clang's own come from the binary
/// or from the toolkit asked for. Null if Clang does not take the arguments.
/// Without \p StandardNames, the built-in declarations leave out those parts of
/// the C++ library that only names in `std` can show.
std::unique_ptr<clang::CompilerInstance>
makeCompiler(const InputFile &Main, const ParseOptions &Options,
             clang::DiagnosticConsumer &Diagnostics, bool StandardNames = true);

} // namespace hipify

#endif
