//===- TableWriter.h - rows to C++ data -----------------------------------===//
#ifndef HIPIFY_MAPGEN_TABLEWRITER_H
#define HIPIFY_MAPGEN_TABLEWRITER_H

#include "RowReader.h"
#include "llvm/Support/raw_ostream.h"

namespace hipify {

/// Writes \p Rows as the C++ fragment that lib/Map/MapTable.cpp includes. Equal
/// rows give equal bytes.
void writeTable(std::vector<ReadRow> Rows, llvm::raw_ostream &OS);

} // namespace hipify

#endif
