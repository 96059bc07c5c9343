//===- IgnoreRules.h - .gitignore files to whether a path is ignored ------===//
#ifndef HIPIFY_INPUT_IGNORERULES_H
#define HIPIFY_INPUT_IGNORERULES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/GlobPattern.h"
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hipify {

/// One line of a .gitignore file, or one glob of the command line.
class PathPattern {
public:
  /// Absent for blank lines, comments, and patterns that match nothing (an
  /// unclosed bracket).
  static std::optional<PathPattern> parse(llvm::StringRef Line);

  /// Whether the pattern names \p Path, relative to the folder of the pattern,
  /// with `/` between names. A folder's contents are the caller's business.
  bool match(llvm::StringRef Path, bool IsFolder) const;
  bool negated() const { return Negated; }

private:
  struct Segment {
    bool AnyDepth = false; ///< `**`
    std::optional<llvm::GlobPattern> Glob;
  };
  /// What the globs refer to; its address outlives moves.
  std::unique_ptr<std::string> Text;
  std::vector<Segment> Segments;
  bool Negated = false;
  bool FoldersOnly = false;

  bool addSegments(llvm::StringRef Pattern);
  static bool matchFrom(llvm::ArrayRef<Segment> Segments,
                        llvm::ArrayRef<llvm::StringRef> Names);
};

/// Patterns of one folder, in order; the last that matches decides.
class IgnoreRules {
public:
  /// Reads the lines of a .gitignore file.
  void add(llvm::StringRef Text);
  /// True: ignored; false: taken back by `!`; absent: no pattern matches.
  std::optional<bool> decide(llvm::StringRef Path, bool IsFolder) const;
  bool empty() const { return Patterns.empty(); }

private:
  std::vector<PathPattern> Patterns;
};

} // namespace hipify

#endif
