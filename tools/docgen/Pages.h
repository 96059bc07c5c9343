//===- Pages.h - comments of the sources to pages -------------------------===//
#ifndef HIPIFY_DOCGEN_PAGES_H
#define HIPIFY_DOCGEN_PAGES_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace docgen {

/// One finding id as its author documents it.
struct Page {
  std::string Id;
  std::string Severity; ///< `error`, `warning` or `note`, and when it is
  std::string Text;     ///< Markdown without title, severity and test
  std::string Summary;  ///< first sentence of Text, without its full stop
  std::string Test;     ///< path from the root, or `none, because …`
  std::string Cases;    ///< empty, or `none, because …`: see Cases.h
  std::string Where;    ///< `lib/…/File.cpp:12`, for messages
};

/// Reads every page below \p Root: comments in lib/, and mappings/findings.md
/// for the ids that rows of the mapping tables report. Sorted by id. The error
/// has one line for each mistake, with file and line.
llvm::Expected<std::vector<Page>> readPages(llvm::StringRef Root);

} // namespace docgen

#endif
