//===- Discover.cpp - paths of the command line to an input set -----------===//
#include "FolderRules.h"
#include "ReadFile.h"
#include "hipify/Input.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <algorithm>

using namespace llvm;

namespace hipify {

std::optional<FileKind> kindOfPath(StringRef Path) {
  StringRef Extension = sys::path::extension(Path);
  return StringSwitch<std::optional<FileKind>>(Extension)
      .Cases({".cu", ".hip"}, FileKind::CudaUnit)
      .Cases({".cuh", ".cuinc"}, FileKind::CudaHeader)
      .Cases({".cpp", ".cc", ".cxx", ".C", ".c++", ".cp", ".CPP", ".CC"},
             FileKind::CxxUnit)
      .Case(".c", FileKind::CUnit)
      .Cases({".h", ".hpp", ".hh", ".hxx", ".H", ".h++"}, FileKind::Header)
      .Cases({".inl", ".inc", ".tpp", ".ipp", ".tcc", ".txx"}, FileKind::Header)
      .Default(std::nullopt);
}

namespace {

std::string realPathOf(StringRef Path) {
  SmallString<256> Real;
  if (!sys::fs::real_path(Path, Real))
    return Real.str().str();
  // A pipe of the shell has no place in the file system.
  Real = Path;
  (void)sys::fs::make_absolute(Real);
  sys::path::remove_dots(Real, /*remove_dot_dot=*/true);
  return Real.str().str();
}

std::string joinPath(StringRef Folder, StringRef Name) {
  if (Folder.empty() || Folder == ".")
    return Name.str();
  return (Folder.rtrim('/') + "/" + Name).str();
}

/// Why \p Text cannot be source; empty if it can.
StringRef whyNotText(StringRef Text) {
  if (Text.starts_with("\xFF\xFE") || Text.starts_with("\xFE\xFF"))
    return "is UTF-16; convert it to UTF-8 first";
  if (Text.contains('\0'))
    return "is binary: it holds NUL bytes";
  return {};
}

class Discovery {
public:
  explicit Discovery(const DiscoverOptions &Options) : Options(Options) {}

  InputSet run() {
    readGlobs(Options.Includes, Include);
    readGlobs(Options.Excludes, Exclude);
    std::vector<std::string> Paths = Options.Paths;
    for (const std::string &List : Options.Lists)
      readList(List, Paths);
    for (const std::string &Folder : Options.Skip)
      Skip.insert(realPathOf(Folder));

    std::vector<std::pair<std::string, std::string>> Folders;
    std::vector<std::string> Files;
    for (const std::string &Path : Paths) {
      if (Path != "-" && sys::fs::is_directory(Path))
        Folders.push_back({realPathOf(Path), Path});
      else
        Files.push_back(Path);
    }
    Out.HasDirectory = !Folders.empty();
    // The outermost folder names what lies in several; folders before files:
    // the result does not depend on the order of the arguments.
    sort(Folders);
    for (auto &[Real, Path] : Folders)
      addFolder(Path, Real);
    sort(Files);
    for (const std::string &Path : Files)
      addNamed(Path);
    finish();
    return std::move(Out);
  }

private:
  const DiscoverOptions &Options;
  InputSet Out;
  IgnoreRules Include, Exclude;
  StringSet<> Skip;
  StringSet<> Seen;   ///< real paths
  size_t Earlier = 0; ///< translations beside their sources
  std::string FirstEarlier;

  /// State of one directory argument.
  struct Tree {
    std::string Path;
    std::string Real;
    FolderRules Rules;
  };

  void error(StringRef Path, const Twine &What) {
    Out.Errors.push_back((Path + ": " + What).str());
  }

  void readGlobs(ArrayRef<std::string> Globs, IgnoreRules &Into) {
    for (const std::string &Glob : Globs) {
      if (PathPattern::parse(Glob))
        Into.add(Glob);
      else
        error(Glob, "is no glob");
    }
  }

  void readList(StringRef List, std::vector<std::string> &Paths) {
    Expected<std::string> Text = readFile(List, Options.MaxFileSize);
    if (!Text) {
      error(List, toString(Text.takeError()));
      return;
    }
    SmallVector<StringRef, 64> Lines;
    StringRef(*Text).split(Lines, '\n');
    for (StringRef Line : Lines)
      if (StringRef Path = Line.rtrim('\r'); !Path.empty())
        Paths.push_back(Path.str());
  }

  void addNamed(const std::string &Path) {
    bool Stdin = Path == "-";
    std::string Name = Stdin ? "<stdin>" : Path;
    Expected<std::string> Text = readFile(Path, Options.MaxFileSize);
    if (!Text)
      return error(Name, toString(Text.takeError()));
    if (Text->empty())
      return error(Name, "is empty");
    if (StringRef Why = whyNotText(*Text); !Why.empty())
      return error(Name, Why);
    std::string Real = realPathOf(Name);
    if (!Seen.insert(Real).second)
      return;
    std::string Relative = Stdin ? "stdin.cu" : sys::path::filename(Path).str();
    Out.Files.push_back({Name, Real, Relative,
                         kindOfPath(Path).value_or(FileKind::CudaUnit),
                         std::move(*Text)});
  }

  void addFolder(const std::string &Path, const std::string &Real) {
    if (Skip.contains(Real))
      return;
    Tree T{Path, Real, FolderRules(Real, Options.RespectGitignore)};
    walk(T, "");
  }

  void walk(Tree &T, StringRef Relative) {
    std::string Folder = joinPath(T.Path, Relative);
    if (Relative.empty())
      Folder = T.Path;
    std::string Real = joinPath(T.Real, Relative);
    if (Relative.empty())
      Real = T.Real;
    std::vector<std::pair<std::string, sys::fs::file_type>> Entries;
    std::error_code Problem;
    for (sys::fs::directory_iterator I(Folder, Problem,
                                       /*follow_symlinks=*/false),
         E;
         I != E && !Problem; I.increment(Problem))
      Entries.push_back({sys::path::filename(I->path()).str(), I->type()});
    if (Problem)
      error(Folder, Problem.message());
    sort(Entries);
    StringSet<> Names;
    for (const auto &[Name, Type] : Entries)
      Names.insert(Name);

    T.Rules.enter(Real);
    for (const auto &[Name, Type] : Entries) {
      if (Name.front() == '.')
        continue;
      std::string Below =
          Relative.empty() ? Name : (Relative + "/" + Name).str();
      bool IsFolder = Type == sys::fs::file_type::directory_file;
      if (T.Rules.ignores(joinPath(Real, Name), IsFolder) ||
          Exclude.decide(Below, IsFolder).value_or(false))
        continue;
      if (IsFolder) {
        if (!Skip.contains(joinPath(Real, Name)))
          walk(T, Below);
      } else if (Type == sys::fs::file_type::symlink_file) {
        addLink(T, Below);
      } else if (Type == sys::fs::file_type::regular_file && included(Below)) {
        addFound(T, Below, Names);
      }
    }
    T.Rules.leave();
  }

  /// Whether an `--include` names the file or a folder around it.
  bool included(StringRef Relative) const {
    if (Include.empty())
      return true;
    for (size_t At = Relative.find('/'); At != StringRef::npos;
         At = Relative.find('/', At + 1))
      if (Include.decide(Relative.take_front(At), true).value_or(false))
        return true;
    return Include.decide(Relative, false).value_or(false);
  }

  void addLink(Tree &T, const std::string &Relative) {
    std::string Path = joinPath(T.Path, Relative);
    SmallString<256> Target;
    if (sys::fs::real_path(Path, Target)) {
      if (kindOfPath(Path))
        Out.Notes.push_back(Path + ": leads nowhere, left out");
      return;
    }
    StringRef Below = Target;
    if (!Below.consume_front(T.Real) ||
        !(Below.empty() || Below.consume_front("/"))) {
      Out.Notes.push_back(Path + ": leads out of the folder, not followed");
      return;
    }
    Out.Links.push_back({Path, Relative, Below.str()});
  }

  void addFound(Tree &T, const std::string &Relative,
                const StringSet<> &Siblings) {
    std::string Path = joinPath(T.Path, Relative);
    std::string Real = joinPath(T.Real, Relative);
    std::optional<FileKind> Kind = kindOfPath(Relative);
    if (!Seen.insert(Real).second)
      return;
    StringRef Name = sys::path::filename(Relative);
    if (Name.ends_with(".hip")) {
      // Written by an earlier run, or HIP anyway: not translated again.
      if (Siblings.contains((Name.drop_back(4) + ".cu").str())) {
        if (!Earlier++)
          FirstEarlier = Path;
        return;
      }
      Out.Plain.push_back({Path, Real, Relative, /*Source=*/true});
      return;
    }
    if (!Kind) {
      Out.Plain.push_back({Path, Real, Relative, /*Source=*/false});
      return;
    }
    Expected<std::string> Text = readFile(Path, Options.MaxFileSize);
    if (!Text)
      return error(Path, toString(Text.takeError()));
    bool Cuda = *Kind == FileKind::CudaUnit || *Kind == FileKind::CudaHeader;
    StringRef Why = whyNotText(*Text);
    if (!Why.empty() && Cuda)
      return error(Path, Why);
    bool Analyse = Why.empty() && !Text->empty() &&
                   (Cuda || !Options.SkipWithoutCuda || mayHoldCuda(*Text));
    if (!Analyse)
      Out.Plain.push_back({Path, Real, Relative, /*Source=*/true});
    else
      Out.Files.push_back({Path, Real, Relative, *Kind, std::move(*Text)});
  }

  /// Drops links to what is not part of the result, and sorts.
  void finish() {
    StringSet<> Known;
    auto Know = [&](StringRef Relative) {
      Known.insert(Relative);
      for (size_t At = Relative.rfind('/'); At != StringRef::npos;
           At = Relative.rfind('/', At))
        Known.insert(Relative = Relative.take_front(At));
    };
    for (const InputFile &File : Out.Files)
      Know(File.Relative);
    for (const PlainFile &File : Out.Plain)
      if (File.Source)
        Know(File.Relative);
    erase_if(Out.Links, [&](const TreeLink &Link) {
      return !Known.contains(Link.Target);
    });
    auto ByPath = [](const auto &A, const auto &B) { return A.Path < B.Path; };
    sort(Out.Files, ByPath);
    sort(Out.Plain, ByPath);
    sort(Out.Links, ByPath);
    sort(Out.Errors);
    if (Earlier)
      Out.Notes.push_back(
          FirstEarlier +
          (Earlier == 1 ? std::string(": lies")
                        : ": and " + std::to_string(Earlier - 1) +
                              " more .hip files lie") +
          " beside the .cu of the same name: taken as an earlier translation, "
          "left out");
    sort(Out.Notes);
  }
};

} // namespace

InputSet discover(const DiscoverOptions &Options) {
  return Discovery(Options).run();
}

} // namespace hipify
