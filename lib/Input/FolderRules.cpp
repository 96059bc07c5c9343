//===- FolderRules.cpp - the ignore files that apply in a folder ----------===//
#include "FolderRules.h"
#include "ReadFile.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace hipify {
namespace {

constexpr uint64_t MaxIgnoreFile = 1u << 20;

void addFile(const Twine &Path, IgnoreRules &Into) {
  std::string Name = Path.str();
  if (!sys::fs::is_regular_file(Name))
    return;
  if (Expected<std::string> Text = readFile(Name, MaxIgnoreFile))
    Into.add(*Text);
  else
    consumeError(Text.takeError());
}

/// The folder of a repository's own files: `.git`, or where the file `.git` of
/// a linked work tree or submodule points.
std::string gitFolder(StringRef Root) {
  std::string Git = (Root + "/.git").str();
  if (sys::fs::is_directory(Git))
    return Git;
  Expected<std::string> Text = readFile(Git, MaxIgnoreFile);
  if (!Text) {
    consumeError(Text.takeError());
    return {};
  }
  StringRef Line = StringRef(*Text).trim();
  if (!Line.consume_front("gitdir:"))
    return {};
  SmallString<256> Folder(Line.trim());
  sys::path::make_absolute(Root, Folder);
  // A linked work tree shares most files with the first one.
  if (Expected<std::string> Common =
          readFile((Folder + "/commondir").str(), MaxIgnoreFile)) {
    SmallString<256> Shared(StringRef(*Common).trim());
    sys::path::make_absolute(Folder, Shared);
    return Shared.str().str();
  } else {
    consumeError(Common.takeError());
  }
  return Folder.str().str();
}

} // namespace

FolderRules::FolderRules(StringRef Top, bool Respect) : Respect(Respect) {
  if (!Respect)
    return;
  // The folders above that belong to the same repository.
  SmallVector<StringRef, 16> Above;
  StringRef Folder = Top;
  while (!sys::fs::exists(Folder + "/.git")) {
    StringRef Parent = sys::path::parent_path(Folder);
    if (Parent.empty() || Parent == Folder)
      return; // no repository: only what the walk meets
    Above.push_back(Parent);
    Folder = Parent;
  }
  for (StringRef Each : reverse(Above))
    push(Each);
}

void FolderRules::push(StringRef Folder) {
  Level L;
  L.Folder = Folder.str();
  addFile(Folder + "/.gitignore", L.Rules);
  L.IsRoot = sys::fs::exists(Folder + "/.git");
  if (L.IsRoot)
    if (std::string Git = gitFolder(Folder); !Git.empty())
      addFile(Git + "/info/exclude", L.Excluded);
  Levels.push_back(std::move(L));
}

void FolderRules::enter(StringRef Folder) {
  if (Respect)
    push(Folder);
}

void FolderRules::leave() {
  if (Respect)
    Levels.pop_back();
}

bool FolderRules::ignores(StringRef Path, bool IsFolder) const {
  for (const Level &L : reverse(Levels)) {
    StringRef Below = Path;
    Below.consume_front(L.Folder);
    Below = Below.ltrim('/');
    if (std::optional<bool> Decided = L.Rules.decide(Below, IsFolder))
      return *Decided;
    if (L.IsRoot) // a repository's rules do not reach into one inside it
      return L.Excluded.decide(Below, IsFolder).value_or(false);
  }
  return false;
}

} // namespace hipify
