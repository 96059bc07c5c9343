//===- Rules.h - the catalogue of portability rules -----------------------===//
#ifndef HIPIFY_DOCGEN_RULES_H
#define HIPIFY_DOCGEN_RULES_H

#include "Cases.h"

namespace docgen {

/// One difference between CUDA and HIP, and what the program does about it.
struct Rule {
  std::string Name;
  std::string Number; ///< of the catalogue: two digits of family, two of rule
  std::string Level;  ///< `error`, `warning` or `note`
  std::string How;    ///< `translation`, `finding`, `compat`, `table` or `none`
  std::vector<std::string> By; ///< finding ids; none: `Why` says all
  std::string Why;
};

/// Reads docs/rules.yaml below \p Root. An error has one line for each mistake:
/// unknown words, doubled numbers, ids without a page in \p Pages, rules of the
/// kind `none` without a reason.
llvm::Expected<std::vector<Rule>> readRules(llvm::StringRef Root,
                                            llvm::ArrayRef<Page> Pages);

/// The catalogue as Markdown, with the tests of the findings that rules name.
std::string rulesText(llvm::ArrayRef<Rule> Rules, llvm::ArrayRef<Page> Pages,
                      const std::map<std::string, Cases> &Found);

} // namespace docgen

#endif
