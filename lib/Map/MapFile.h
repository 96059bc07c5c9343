//===- MapFile.h - a mapping file's YAML, and what is wrong with it
//--------===//
//
// Turns the nodes of LLVM's YAML parser into texts, numbers and versions, and
// collects the mistakes with line and column.
//
//===----------------------------------------------------------------------===//
#ifndef HIPIFY_LIB_MAP_MAPFILE_H
#define HIPIFY_LIB_MAP_MAPFILE_H

#include "hipify/Version.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/MemoryBufferRef.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/StringSaver.h"
#include "llvm/Support/YAMLParser.h"
#include <optional>
#include <string>
#include <vector>

namespace hipify {

/// One file while it is read. Nodes are read in the order of the file, once.
class MapFile {
public:
  MapFile(llvm::MemoryBufferRef File, llvm::UniqueStringSaver &Saver);
  MapFile(const MapFile &) = delete;

  using KeyHandler =
      llvm::function_ref<void(llvm::StringRef Key, llvm::yaml::Node *Value)>;

  /// Calls \p Handle for each key of a mapping; \p What it is in messages.
  void forEachKey(llvm::yaml::Node *Node, llvm::StringRef What,
                  KeyHandler Handle);

  /// A scalar's text, which lives as long as the saver; empty after a mistake.
  llvm::StringRef text(llvm::yaml::Node *Node);
  /// A version, in quotes.
  std::optional<Version> version(llvm::yaml::Node *Node);
  /// A number of arguments.
  std::optional<unsigned> number(llvm::yaml::Node *Node);

  /// Reports a key that is none of \p All, with the nearest one.
  void unknownKey(llvm::yaml::Node *Node, llvm::StringRef Key,
                  llvm::ArrayRef<llvm::StringLiteral> All,
                  llvm::StringRef What);
  void fail(llvm::yaml::Node *Node, const llvm::Twine &Message);
  void fail(unsigned Line, unsigned Column, const llvm::Twine &Message);

  unsigned lineOf(llvm::yaml::Node *Node);
  llvm::yaml::Stream &stream() { return Stream; }
  llvm::UniqueStringSaver &saver() { return Saver; }
  llvm::ArrayRef<std::string> mistakes() const { return Mistakes; }

  /// Line of the row being read, beyond which no text of it may lie; 0 outside
  /// rows.
  unsigned RowLine = 0;

private:
  llvm::MemoryBufferRef File;
  llvm::UniqueStringSaver &Saver;
  std::vector<std::string> Mistakes;
  llvm::SourceMgr Sources;
  llvm::yaml::Stream Stream;
};

} // namespace hipify

#endif
