//===- LineEdits.h - two lists of lines to what changed between them ------===//
#ifndef HIPIFY_OUTPUT_LINEEDITS_H
#define HIPIFY_OUTPUT_LINEEDITS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <vector>

namespace hipify {

/// Lines [OldBegin, OldEnd) became lines [NewBegin, NewEnd).
struct LineEdit {
  unsigned OldBegin, OldEnd, NewBegin, NewEnd;
};

/// The edits that turn \p Old into \p New, by position, not touching each
/// other. Lines that occur once in both texts are anchors (patience diff);
/// between anchors the longest common subsequence is found where it is cheap,
/// so the result is correct always and smallest nearly always.
std::vector<LineEdit> diffLines(llvm::ArrayRef<llvm::StringRef> Old,
                                llvm::ArrayRef<llvm::StringRef> New);

} // namespace hipify

#endif
