//===- Apply.h - findings to new text -------------------------------------===//
#ifndef HIPIFY_APPLY_H
#define HIPIFY_APPLY_H

#include "hipify/Finding.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace hipify {

/// Sorts findings by place and id, drops equal ones and keeps the strongest
/// trust of findings that say and do the same. Where two findings edit one
/// range differently, neither edit is kept and an `edit-conflict` finding says
/// what each wanted.
std::vector<Finding> mergeFindings(std::vector<Finding> Findings);

/// The text of \p Original with the edits of \p Findings. Edits inside a slice
/// of an outer edit are applied within the slice; edits inside a replaced range
/// but outside its slices are superseded. \p Findings must come from
/// mergeFindings. Bytes outside edits are copied as they are.
std::string applyEdits(llvm::StringRef Original,
                       llvm::ArrayRef<Finding> Findings);

} // namespace hipify

#endif
