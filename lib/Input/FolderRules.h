//===- FolderRules.h - the ignore files that apply in a folder ------------===//
#ifndef HIPIFY_INPUT_FOLDERRULES_H
#define HIPIFY_INPUT_FOLDERRULES_H

#include "IgnoreRules.h"

namespace hipify {

/// The .gitignore files of a walk through a tree: those of the folders from
/// the root of the repository (found by its `.git`) down to the current one,
/// and the repository's own `info/exclude`. A user's global ignore file does
/// not count: equal input gives equal results on every machine.
class FolderRules {
public:
  /// \p Top: real path of the folder where the walk starts. Without
  /// \p Respect nothing is ignored.
  FolderRules(llvm::StringRef Top, bool Respect);

  /// The walk enters the folder with this real path, and leaves it.
  void enter(llvm::StringRef Folder);
  void leave();

  /// Whether a path (absolute, in the current folder) is ignored.
  bool ignores(llvm::StringRef Path, bool IsFolder) const;

private:
  struct Level {
    std::string Folder;
    IgnoreRules Rules;    ///< of its .gitignore
    IgnoreRules Excluded; ///< of info/exclude, where it is a repository's root
    bool IsRoot = false;
  };
  std::vector<Level> Levels;
  bool Respect;

  void push(llvm::StringRef Folder);
};

} // namespace hipify

#endif
