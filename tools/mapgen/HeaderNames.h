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

/// One declaration of a function.
struct Overload {
  std::string Parameters; ///< as source: `int a1, float *a2`
  unsigned Count = 0;     ///< of the parameters
  bool Device = false;    ///< only device code may call it
  bool operator==(const Overload &) const = default;
};

/// One name of a header. A name may be several things: a function and the
/// macro that hides it.
struct HeaderName {
  bool Function = false, Type = false, Enumerator = false, Macro = false,
       Variable = false, Namespace = false, Field = false;
  bool Members = false;  ///< a class whose members are known
  bool Tag = false;      ///< may follow `struct`, `union` or `enum`
  bool Variadic = false; ///< takes any number of arguments
  /// Numbers of arguments that some overload takes.
  llvm::BitVector Arities;
  /// Of functions at namespace scope that are no templates.
  std::vector<Overload> Overloads;
  std::string Alias;  ///< of a macro that stands for one name: that name
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
  /// Headers that are not in any folder: path and text. They do not count.
  std::vector<std::pair<std::string, std::string>> Texts;
};

/// Parses the headers in one translation unit and adds what they declare to
/// \p Names. Returns how often Clang complained; what it understood is there
/// nevertheless.
unsigned readHeaders(const HeaderRequest &Request, HeaderNames &Names);

} // namespace hipify

#endif
