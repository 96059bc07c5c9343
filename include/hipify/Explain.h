//===- Explain.h - the documentation page of each finding -----------------===//
//
// Pages are written as comments beside the checks (see tools/docgen) and are
// part of the binary, so that a report can carry them and `explain` works in
// any folder.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_EXPLAIN_H
#define HIPIFY_EXPLAIN_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace hipify {

/// What one finding id means. All text is static.
struct FindingPage {
  llvm::StringRef Id;
  llvm::StringRef Severity; ///< begins with `note`, `warning` or `error`
  llvm::StringRef
      Summary;          ///< first sentence of Text, on one line, no full stop
  llvm::StringRef Text; ///< Markdown, without the title; ends in a newline
};

/// Every page, sorted by id.
llvm::ArrayRef<FindingPage> findingPages();

/// The page of \p Id; null where there is none.
const FindingPage *findPage(llvm::StringRef Id);

/// The known id that \p Id is most likely a slip of; empty where none is near.
llvm::StringRef nearestPage(llvm::StringRef Id);

} // namespace hipify

#endif
