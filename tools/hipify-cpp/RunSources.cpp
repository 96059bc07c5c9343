//===- RunSources.cpp - inputs of `run` to sources that compile as HIP ----===//
//
// CUDA sources and the headers of the project that they include, from beside the
// file or through -I, are translated into a folder that repeats their paths. A
// -I folder with such headers is searched there first.
//
//===----------------------------------------------------------------------===//
#include "RunSources.h"
#include "hipify/Apply.h"
#include "hipify/Builtin.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Regex.h"

using namespace llvm;

namespace hipify {
namespace {

bool isCuda(StringRef Path, StringRef Text) {
  StringRef Extension = sys::path::extension(Path);
  if (Extension == ".hip")
    return false;
  // Many HIP programs keep the extension of the CUDA ones.
  if (Text.contains("hip/hip_runtime"))
    return Extension == ".cu" && Text.contains("<cuda");
  return Extension == ".cu" || mayHoldCuda(Text);
}

std::string realPath(const Twine &Path) {
  SmallString<128> Real;
  return sys::fs::real_path(Path, Real) ? "" : std::string(Real);
}

/// Whether the headers in \p Folder are the system's or a toolkit's.
bool isForeign(StringRef Folder) {
  if (Folder == "/usr/include" || Folder.starts_with("/usr/include/") ||
      Folder.starts_with("/usr/lib/"))
    return true;
  for (StringRef Known :
       {"cuda_runtime_api.h", "hip/hip_version.h", "cub/version.cuh",
        "thrust/version.h", "hipify-compat/warp.h"})
    if (sys::fs::exists(Folder + "/" + Known))
      return true;
  return false;
}

/// A folder that -I or -iquote names.
struct SearchFolder {
  std::string Real;
  size_t Argument; ///< its place among Clang's arguments
};

std::vector<SearchFolder> searchFolders(ArrayRef<std::string> Args) {
  std::vector<SearchFolder> Result;
  for (size_t I = 0; I < Args.size(); ++I) {
    StringRef Folder = Args[I];
    const size_t Here = I;
    if (!Folder.consume_front("-iquote") && !Folder.consume_front("-I"))
      continue;
    if (Folder.empty() && ++I < Args.size())
      Folder = Args[I];
    std::string Real = realPath(Folder);
    if (!Real.empty() && !isForeign(Real))
      Result.push_back({std::move(Real), Here});
  }
  return Result;
}

/// Finds the files of a program, each once.
class IncludeCollector {
public:
  explicit IncludeCollector(ArrayRef<SearchFolder> Search) : Search(Search) {}

  /// Adds \p Path and, of what it includes, what lies beside it or in a folder
  /// of the search.
  void add(const std::string &Path);

  std::vector<std::string> Files;
  StringSet<> Used; ///< folders of the search that had a file

private:
  void addIncluded(StringRef Name, bool Quoted, StringRef Includer);

  ArrayRef<SearchFolder> Search;
  StringSet<> Seen;
};

} // namespace

void IncludeCollector::add(const std::string &Path) {
  std::string Real = realPath(Path);
  if (Real.empty() || sys::fs::is_directory(Real) || !Seen.insert(Real).second)
    return;
  auto Buffer = MemoryBuffer::getFile(Path, /*IsText=*/true);
  if (!Buffer)
    return;
  Files.push_back(Path);
  static const Regex Include(
      "^[ \t]*#[ \t]*include[ \t]*([\"<])([^\">]+)[\">]");
  SmallVector<StringRef, 0> Lines;
  (*Buffer)->getBuffer().split(Lines, '\n');
  for (StringRef Line : Lines) {
    SmallVector<StringRef, 3> Match;
    if (Include.match(Line, &Match))
      addIncluded(Match[2], Match[1] == "\"", Path);
  }
}

void IncludeCollector::addIncluded(StringRef Name, bool Quoted,
                                   StringRef Includer) {
  if (Quoted) {
    SmallString<128> Beside(sys::path::parent_path(Includer));
    sys::path::append(Beside, Name);
    if (sys::fs::exists(Beside))
      return add(std::string(Beside));
  }
  for (const SearchFolder &Folder : Search) {
    SmallString<128> There(Folder.Real);
    sys::path::append(There, Name);
    if (!sys::fs::exists(There))
      continue;
    Used.insert(Folder.Real);
    return add(std::string(There));
  }
}

std::string placeBelow(StringRef Folder, StringRef RealPath) {
  SmallString<128> Place(Folder);
  sys::path::append(Place, sys::path::relative_path(RealPath));
  return std::string(Place);
}

static Error writeText(StringRef Path, StringRef Text) {
  std::error_code EC =
      sys::fs::create_directories(sys::path::parent_path(Path));
  if (!EC) {
    raw_fd_ostream Out(Path, EC);
    if (!EC) {
      Out << Text;
      Out.close();
      EC = Out.error();
      Out.clear_error();
    }
  }
  if (EC)
    return createStringError("cannot write '" + Path + "': " + EC.message());
  return Error::success();
}

/// Writes those of \p Files that hold no CUDA below \p Folder as they are, and
/// returns the others.
static Expected<std::vector<std::string>>
copyPlainFiles(const Settings &Chosen, ArrayRef<std::string> Files,
               StringRef Folder) {
  std::vector<std::string> Cuda;
  for (const std::string &Path : Files) {
    auto Buffer = MemoryBuffer::getFile(Path);
    if (!Buffer)
      continue; // gone; the compiler will say so
    StringRef Text = (*Buffer)->getBuffer();
    if (mayHoldCuda(Text) ||
        (!Chosen.Discover.SkipWithoutCuda && !Text.empty()))
      Cuda.push_back(Path);
    else if (Error E = writeText(placeBelow(Folder, realPath(Path)), Text))
      return E;
  }
  return Cuda;
}

/// Whether \p E does nothing but insert or remove whole lines of directives.
static bool changesLines(const Edit &E, StringRef Original) {
  const uint32_t At = E.Range.Begin;
  if (At != 0 && Original[At - 1] != '\n' &&
      !Original.take_front(At).ends_with("\xEF\xBB\xBF"))
    return false;
  if (E.Range.size() == 0)
    return all_of(E.Pieces, [](const Piece &P) {
      StringRef Text = P.Text;
      return !P.isSlice() && Text.starts_with("#") && Text.ends_with("\n");
    });
  return E.Pieces.empty() && Original[E.Range.End - 1] == '\n';
}

/// The translated text, with the lines of the original for messages: the
/// compiler is told where lines were inserted or removed.
static std::string textWithLines(const FileResult &R) {
  StringRef Original = R.File->Text;
  std::vector<Finding> Findings = R.Findings;
  for (Finding &F : Findings)
    for (Edit &E : F.Edits)
      if (changesLines(E, Original)) {
        const size_t Line = 1 + Original.take_front(E.Range.End).count('\n');
        E.Pieces.push_back(Piece::text("#line " + std::to_string(Line) + "\n"));
      }
  return applyEdits(Original, Findings);
}

/// Translates \p Files into \p Folder. Returns how many places are left.
static Expected<unsigned> translateInto(Invocation &Call, Settings &Chosen,
                                        std::vector<std::string> Files,
                                        StringRef Folder, ExitCode &Exit) {
  Chosen.Discover.Paths = std::move(Files);
  Chosen.Translate.RenameFiles = false;
  Analysis Done;
  if (Error E = discoverInput(Call, Chosen, Done))
    return E;
  if (Error E = analyse(Call, Chosen, Done))
    return E;
  Exit = Done.Exit;
  unsigned Untranslated = 0;
  for (const FileResult &R : Done.Results) {
    writeFindings(Call.Err, R, Chosen.Report);
    for (const Finding &F : R.Findings)
      Untranslated += F.Level == Severity::Error;
    if (Error E =
            writeText(placeBelow(Folder, R.File->RealPath), textWithLines(R)))
      return E;
  }
  return Untranslated;
}

/// Clang's arguments for translated files in \p Folder: translations before
/// their originals, then what was not found by its place.
static std::vector<std::string> compileArguments(const Invocation &Call,
                                                 const Settings &Chosen,
                                                 ArrayRef<SearchFolder> Search,
                                                 const StringSet<> &Used,
                                                 StringRef Folder) {
  std::vector<std::string> Result;
  auto Next = Search.begin();
  for (size_t I = 0; I < Chosen.ClangArgs.size(); ++I) {
    if (Next != Search.end() && Next->Argument == I) {
      if (Used.contains(Next->Real)) {
        const bool Quote =
            StringRef(Chosen.ClangArgs[I]).starts_with("-iquote");
        Result.push_back((Quote ? "-iquote" : "-I") +
                         placeBelow(Folder, Next->Real));
      }
      ++Next;
    }
    Result.push_back(Chosen.ClangArgs[I]);
  }
  for (const std::string &Path : Call.inputs()) {
    StringRef Beside = sys::path::parent_path(Path);
    Result.push_back(("-I" + (Beside.empty() ? StringRef(".") : Beside)).str());
  }
  Result.push_back(("-I" + Folder + "/compat").str());
  Result.push_back(("-ffile-prefix-map=" + Folder + "=").str());
  return Result;
}

Expected<PreparedProgram> prepareProgram(Invocation &Call, Settings &Chosen,
                                         StringRef Folder, ExitCode &Exit) {
  PreparedProgram Result;
  std::vector<SearchFolder> Search = searchFolders(Chosen.ClangArgs);
  IncludeCollector Collected(Search);
  for (const std::string &Path : Call.inputs()) {
    auto Buffer = MemoryBuffer::getFile(Path, /*IsText=*/true);
    if (!Buffer)
      return createStringError("cannot read '" + Path +
                               "': " + Buffer.getError().message());
    if (!isCuda(Path, (*Buffer)->getBuffer())) {
      Result.Sources.push_back({Path, ""});
      continue;
    }
    Collected.add(Path);
    Result.Sources.push_back({placeBelow(Folder, realPath(Path)), ""});
  }
  Result.CompileArgs = Chosen.ClangArgs;
  if (Collected.Files.empty())
    return Result;
  // Beside the translated files, as `translate -o` leaves it beside its output.
  for (const BuiltinFile &File : builtinFiles())
    if (StringRef(File.Path).contains("/compat/include/"))
      if (Error E = writeText(
              (Folder + "/compat/" + CompatDir + sys::path::filename(File.Path))
                  .str(),
              File.Contents))
        return E;
  Result.CompileArgs =
      compileArguments(Call, Chosen, Search, Collected.Used, Folder);
  auto Cuda = copyPlainFiles(Chosen, Collected.Files, Folder);
  if (!Cuda)
    return Cuda.takeError();
  if (Cuda->empty())
    return Result;
  auto Untranslated =
      translateInto(Call, Chosen, std::move(*Cuda), Folder, Exit);
  if (!Untranslated)
    return Untranslated.takeError();
  Result.Untranslated = *Untranslated;
  return Result;
}

} // namespace hipify
