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
std::unique_ptr<clang::CompilerInstance>
makeCompiler(const InputFile &Main, const ParseOptions &Options,
             clang::DiagnosticConsumer &Diagnostics);

} // namespace hipify

#endif
