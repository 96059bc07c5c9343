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

/// What no name of a source asks for, and the system's headers leave out then:
/// it would take half of the time of a parse.
struct Omissions {
  /// Those parts of the C++ library that only names in `std` can show.
  bool StandardNames = false;
  /// The functions of `<math.h>` and the like for `_Float128` and its kin.
  bool FloatTypes = false;
  bool any() const { return StandardNames || FloatTypes; }
};

/// A compiler for \p Main: CUDA's headers and Clang's own come from the binary
/// or from the toolkit asked for. Null if Clang does not take the arguments.
std::unique_ptr<clang::CompilerInstance>
makeCompiler(const InputFile &Main, const ParseOptions &Options,
             clang::DiagnosticConsumer &Diagnostics, Omissions Omit = {});

} // namespace hipify

#endif
