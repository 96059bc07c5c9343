//===- RowKeys.h - the keys of one row
//-------------------------------------===//
//
// Turns what a row of a mapping file says under one key into the entry's
// members.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_LIB_MAP_ROWKEYS_H
#define HIPIFY_LIB_MAP_ROWKEYS_H

#include "MapFile.h"
#include "hipify/Map.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

namespace hipify {

/// Reads the keys of rows, and the reasons that rows share.
class RowKeys {
public:
  explicit RowKeys(MapFile &In) : In(In) {}

  /// Reads \p Value into the member of \p Row that \p Key stands for.
  void read(MapEntry &Row, llvm::StringRef Key, llvm::yaml::Node *Value);

  /// Reads the section of reasons; it comes before the rows that use them.
  void readReasons(llvm::yaml::Node *Value);
  /// Reports reasons that no row has used.
  void checkReasons();

private:
  llvm::StringRef prose(llvm::yaml::Node *Node);
  void readLives(MapEntry &Row, std::optional<Version> Lifetime::*Event,
                 llvm::yaml::Node *Value);
  void readArity(MapEntry &Row, llvm::yaml::Node *Value);
  void readCondition(MapEntry &Row, llvm::yaml::Node *Value);
  void readCompat(MapEntry &Row, llvm::yaml::Node *Value);
  std::optional<ArgTemplate> readTemplate(llvm::yaml::Node *Value);
  Effort readEffort(llvm::yaml::Node *Value);

  MapFile &In;
  llvm::StringMap<llvm::StringRef> Reasons;
  llvm::StringSet<> UsedReasons;
};

} // namespace hipify

#endif
