//===- Lookup.h - answers from the mapping table --------------------------===//
//
// What `hipify-cpp lookup` and `hipify-cpp tables` print, as functions of the
// table alone.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_LOOKUP_H
#define HIPIFY_LOOKUP_H

#include "hipify/Map.h"
#include "llvm/Support/raw_ostream.h"

namespace hipify {

/// What a row does with its name; the words that reports and documentation use.
enum class RowState : uint8_t {
  Renamed,   ///< another name in HIP
  Identical, ///< the same name in HIP
  Dropped,   ///< goes away
  Supplied,  ///< no counterpart in HIP; hipify-compat/ has one
  None,      ///< no counterpart
};
RowState stateOf(const MapEntry &Row);
llvm::StringRef stateName(RowState State);

/// How names are looked up and shown.
struct LookupOptions {
  /// Names are HIP's, or those of roc* libraries.
  bool Reverse = false;
  /// One JSON array instead of text.
  bool Json = false;
};

/// Writes every row of the names to \p OS, in the order of \p Names; a name may
/// be a glob (`cudaMemcpy*Async`). A name without a row is answered with the
/// nearest ones. False if a name had no row. An error says which glob is wrong;
/// nothing is written then.
llvm::Expected<bool> lookupNames(const MapTable &Table,
                                 llvm::ArrayRef<std::string> Names,
                                 const LookupOptions &Options,
                                 llvm::raw_ostream &OS);

/// `hipify::shfl_sync of hipify-compat/warp.h`; empty for rows without.
std::string compatText(const MapEntry &Row);

/// A call before and after a row's template, with letters for the arguments:
/// `cudaMallocHost(a, b)` and `hipHostMalloc(a, b, hipHostMallocDefault)`.
struct CallExample {
  std::string Before, After;
};
/// Nothing for rows without a template or a counterpart.
std::optional<CallExample> callExample(const MapEntry &Row);
/// The same with `--target=roc`.
std::optional<CallExample> rocCallExample(const MapEntry &Row);

/// Up to three CUDA names of the table that are spelled like \p Name, the
/// nearest first.
llvm::SmallVector<llvm::StringRef, 3> nearestNames(const MapTable &Table,
                                                   llvm::StringRef Name);

/// Rows of one library, by what they do.
struct LibraryCount {
  llvm::StringRef Library;
  unsigned Rows = 0, Renamed = 0, Identical = 0, Dropped = 0, Supplied = 0,
           None = 0, Templates = 0, Checks = 0;
};
llvm::SmallVector<LibraryCount, 24> countRows(const MapTable &Table);

enum class DocumentFormat : uint8_t { Markdown, Csv, Html };

/// Writes the tables as documentation: counts, then every row by library and
/// kind (CSV: rows only). \p Library limits it to one; empty means all.
void documentTables(const MapTable &Table, DocumentFormat Format,
                    llvm::StringRef Library, llvm::raw_ostream &OS);

/// Checks a user's mapping file as `--map` would, and adds what only an author
/// wants to know: how many rows replace built-in ones. The error holds every
/// mistake, each with file, line and column.
llvm::Error checkMappingFile(llvm::MemoryBufferRef File, llvm::raw_ostream &OS);

} // namespace hipify

#endif
