//===- Project.h - facts of all files to what they mean together ----------===//
#ifndef HIPIFY_LIB_TRANSLATE_PROJECT_H
#define HIPIFY_LIB_TRANSLATE_PROJECT_H

#include "hipify/Check.h"
#include <map>
#include <string>

namespace hipify {

/// Everything known of one input file.
struct Analysed {
  const InputFile *File = nullptr;
  std::unique_ptr<TokenView> Tokens;
  FileFacts Facts;
};
using AnalysedFiles = std::map<std::string, Analysed>; ///< by real path

/// The files' declarations and who needs nvcc's own include.
ProjectView viewProject(const AnalysedFiles &Files, const MapTable &Table,
                        const TranslateOptions &Options);

/// True if the tokens use anything that CUDA's language adds to C++, or that
/// its runtime header declares.
bool usesCuda(const TokenView &Tokens, const MapTable &Table);

} // namespace hipify

#endif
