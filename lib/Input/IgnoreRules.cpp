//===- IgnoreRules.cpp - .gitignore files to whether a path is ignored ----===//
//
// The rules are those of gitignore(5). LLVM's globs match within one name;
// `/` and `**` are handled between names.
//
//===----------------------------------------------------------------------===//
#include "IgnoreRules.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

using namespace llvm;

namespace hipify {

/// Blanks at the end do not count, unless a backslash keeps one.
static StringRef trimEnd(StringRef Line) {
  while (Line.ends_with(" ") && !Line.ends_with("\\ "))
    Line = Line.drop_back();
  return Line;
}

std::optional<PathPattern> PathPattern::parse(StringRef Line) {
  PathPattern P;
  if (Line.starts_with("#"))
    return std::nullopt;
  Line = trimEnd(Line);
  if (Line.consume_front("!"))
    P.Negated = true;
  if (Line.consume_back("/"))
    P.FoldersOnly = true;
  if (Line.empty())
    return std::nullopt;
  // Without a slash inside, the name may stand in any folder.
  bool Anchored = Line.contains('/');
  Line.consume_front("/");
  if (!Anchored)
    P.Segments.push_back({/*AnyDepth=*/true, std::nullopt});
  P.Text = std::make_unique<std::string>(Line);
  if (!P.addSegments(*P.Text))
    return std::nullopt;
  return P;
}

bool PathPattern::addSegments(StringRef Pattern) {
  SmallVector<StringRef, 8> Parts;
  Pattern.split(Parts, '/');
  for (StringRef Part : Parts) {
    if (Part == "**") {
      // Two in a row mean the same as one.
      if (Segments.empty() || !Segments.back().AnyDepth)
        Segments.push_back({/*AnyDepth=*/true, std::nullopt});
      continue;
    }
    Expected<GlobPattern> Glob = GlobPattern::create(Part);
    if (!Glob) {
      consumeError(Glob.takeError());
      return false;
    }
    Segments.push_back({false, std::move(*Glob)});
  }
  return true;
}

bool PathPattern::matchFrom(ArrayRef<Segment> Segments,
                            ArrayRef<StringRef> Names) {
  while (!Segments.empty() && !Segments.front().AnyDepth) {
    if (Names.empty() || !Segments.front().Glob->match(Names.front()))
      return false;
    Segments = Segments.drop_front();
    Names = Names.drop_front();
  }
  if (Segments.empty())
    return Names.empty();
  // `a/**` means everything below a, not a itself.
  if (Segments.size() == 1)
    return !Names.empty();
  // Between two `**` the shortest stretch serves, so no step is taken back
  // further than to the last `**`: the time is linear in both lengths' product.
  ArrayRef<Segment> Rest = Segments.drop_front();
  size_t Fixed = 0;
  while (Fixed < Rest.size() && !Rest[Fixed].AnyDepth)
    ++Fixed;
  auto FixedMatches = [&](ArrayRef<StringRef> At) {
    for (size_t I = 0; I < Fixed; ++I)
      if (!Rest[I].Glob->match(At[I]))
        return false;
    return true;
  };
  if (Fixed == Rest.size()) // the end is fixed
    return Names.size() >= Fixed && FixedMatches(Names.take_back(Fixed));
  for (; Names.size() >= Fixed; Names = Names.drop_front())
    if (FixedMatches(Names))
      return matchFrom(Rest.drop_front(Fixed), Names.drop_front(Fixed));
  return false;
}

bool PathPattern::match(StringRef Path, bool IsFolder) const {
  if (FoldersOnly && !IsFolder)
    return false;
  SmallVector<StringRef, 16> Names;
  Path.split(Names, '/');
  return matchFrom(Segments, Names);
}

void IgnoreRules::add(StringRef Text) {
  // An editor's byte order mark is not part of the first pattern.
  Text.consume_front("\xEF\xBB\xBF");
  SmallVector<StringRef, 32> Lines;
  Text.split(Lines, '\n');
  for (StringRef Line : Lines) {
    Line.consume_back("\r");
    if (std::optional<PathPattern> P = PathPattern::parse(Line))
      Patterns.push_back(std::move(*P));
  }
}

std::optional<bool> IgnoreRules::decide(StringRef Path, bool IsFolder) const {
  for (const PathPattern &P : reverse(Patterns))
    if (P.match(Path, IsFolder))
      return !P.negated();
  return std::nullopt;
}

} // namespace hipify
