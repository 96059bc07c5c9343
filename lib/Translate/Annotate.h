//===- Annotate.h - comments where work is left ---------------------------===//
#ifndef HIPIFY_LIB_TRANSLATE_ANNOTATE_H
#define HIPIFY_LIB_TRANSLATE_ANNOTATE_H

#include "hipify/Check.h"

namespace hipify {

/// Notes that insert `// HIPIFY[id]: message` above the line of every warning and
/// error of \p Findings. A line that has the comment already gets no second one,
/// and a file that is HIP gets none: its comments were written when it was
/// translated.
std::vector<Finding> annotations(llvm::ArrayRef<Finding> Findings,
                                 const FileContext &File);

} // namespace hipify

#endif
