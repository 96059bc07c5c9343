//===- HeaderNames.h - what real headers declare --------------------------===//
//
// Turns the headers of a toolkit into the names they declare, with what is
// needed to compare them with the mapping rows.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_MAPGEN_HEADERNAMES_H
#define HIPIFY_MAPGEN_HEADERNAMES_H

#include "hipify/Map.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/StringMap.h"
#include <string>
#include <vector>

namespace hipify {

/// One name of a header. A name may be several things: a function and the
/// macro that hides it.
struct HeaderName {
  bool Function = false, Type = false, Enumerator = false, Macro = false,
       Variable = false, Namespace = false, Field = false;
  bool Tag = false;      ///< may follow `struct`, `union` or `enum`
  bool Variadic = false; ///< takes any number of arguments
  /// Numbers of arguments that some overload takes.
  llvm::BitVector Arities;
  std::string Header; ///< below the include folder
};

/// Names by their qualified spelling, without inline namespaces.
using HeaderNames = llvm::StringMap<HeaderName>;

/// Headers to read and how.
struct HeaderRequest {
  std::vector<std::string> Headers;
  /// Folders whose declarations count; also searched for the headers.
  std::vector<std::string> Folders;
  /// Further options of Clang: language, definitions.
  std::vector<std::string> Arguments;
};

/// Parses the headers in one translation unit. \p Errors counts what Clang
/// complained about; what it understood is there nevertheless.
HeaderNames readHeaders(const HeaderRequest &Request, unsigned &Errors);

} // namespace hipify

#endif
