//===- Answer.h - one row for people and for scripts ----------------------===//
//
// Turns a row of the mapping table into the paragraph or the JSON object with
// which `lookup` answers.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_LIB_MAP_ANSWER_H
#define HIPIFY_LIB_MAP_ANSWER_H

#include "hipify/Lookup.h"
#include "llvm/Support/JSON.h"

namespace hipify {

void writeAnswer(const MapEntry &Row, llvm::raw_ostream &OS);
void writeAnswer(const MapEntry &Row, llvm::json::OStream &J);

} // namespace hipify

#endif
