//===- Cases.h - tests to the cases that they hold ------------------------===//
#ifndef HIPIFY_DOCGEN_CASES_H
#define HIPIFY_DOCGEN_CASES_H

#include "Pages.h"
#include <map>
#include <set>

namespace docgen {

/// The tests of one finding, by path from the root.
struct Cases {
  std::set<std::string> Fires;  ///< an expectation names the id
  std::set<std::string> Silent; ///< any other report of the id fails the test
  std::set<std::string> Suppressed; ///< a NOHIPIFY comment names the id
};

/// What the files directly below test/check hold, by id:
///   - `FIND: … [id]` (any prefix of FileCheck's) expects the finding;
///   - `--implicit-check-not=[id]` or `FIND-NOT: … [id]` forbids all others; so
///     does `--implicit-check-not=warning:` (or `error:`, `note:`) in a file that
///     expects the id;
///   - `NOHIPIFY(id)` and its like suppress it; as `--implicit-check-not` fails
///     the test where they do not, they are no mere words.
llvm::Expected<std::map<std::string, Cases>> readCases(llvm::StringRef Root);

/// An error with a line for each page without all three, but for pages that say
/// `Cases: none, because …` or `Test: none, because …`.
llvm::Error checkCases(llvm::ArrayRef<Page> Pages,
                       const std::map<std::string, Cases> &Found);

} // namespace docgen

#endif
