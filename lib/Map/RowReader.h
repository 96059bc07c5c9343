//===- RowReader.h - mapping files to rows --------------------------------===//
//
// Turns the text of one mapping file (the built-in ones and those a user gives
// with --map) into rows, or into errors that name file, line and column. The
// grammar is described in mappings/README.md.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_LIB_MAP_ROWREADER_H
#define HIPIFY_LIB_MAP_ROWREADER_H

#include "hipify/Map.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/StringSaver.h"
#include <vector>

namespace hipify {

/// A row and where it was written.
struct ReadRow {
  MapEntry Entry;
  unsigned Line = 0;        ///< from 1
  bool SaysLexical = false; ///< the row has the key `lexical`
};

/// The sections of a mapping file, in the order in which documentation lists
/// them, with the kind of their rows.
struct MapSection {
  llvm::StringLiteral Name;
  NameKind Kind;
};
llvm::ArrayRef<MapSection> mapSections();

/// Reads the rows of \p File in file order. Strings are kept in \p Saver.
/// The error holds one message per mistake, up to twenty.
llvm::Expected<std::vector<ReadRow>> readRows(llvm::MemoryBufferRef File,
                                              llvm::UniqueStringSaver &Saver);

} // namespace hipify

#endif
