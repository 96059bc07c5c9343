//===- CompileCommands.cpp - a compilation database to parser arguments ---===//
//
// Of a compiler's command line, what decides how a file reads is kept: include
// paths, macros, the language standard and dialect, instruction sets. All else
// is dropped, so a command can neither run nor load anything.
//
//===----------------------------------------------------------------------===//
#include "NvccFlags.h"
#include "hipify/Input.h"
#include "clang/Options/Options.h"
#include "clang/Tooling/CompilationDatabase.h"
#include "clang/Tooling/JSONCompilationDatabase.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Option/ArgList.h"
#include "llvm/Option/Option.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/VirtualFileSystem.h"

using namespace llvm;
using namespace clang;
namespace opts = clang::options;

namespace hipify {

CompileCommands::~CompileCommands() = default;

namespace {

std::string absoluteIn(StringRef Directory, StringRef Path) {
  SmallString<256> Full(Path);
  sys::path::make_absolute(Directory, Full);
  sys::path::remove_dots(Full, /*remove_dot_dot=*/true);
  return Full.str().str();
}

std::string identity(StringRef Path) {
  SmallString<256> Real;
  return sys::fs::real_path(Path, Real) ? Path.str() : Real.str().str();
}

/// `-f…` options that change what is valid or what macros are set.
bool changesDialect(StringRef Name) {
  Name.consume_front("f");
  Name.consume_front("no-");
  for (StringRef Dialect :
       {"exceptions", "rtti", "openmp", "signed-char", "unsigned-char",
        "char8_t", "short-enums", "short-wchar", "ms-extensions",
        "ms-compatibility", "permissive", "gnu-keywords", "declspec",
        "freestanding", "coroutines", "sized-deallocation",
        "aligned-allocation", "delayed-template-parsing", "fast-math"})
    if (Name == Dialect)
      return true;
  return Name.starts_with("openmp=");
}

bool namesPath(const opt::Option &Option) {
  return Option.matches(opts::OPT_I_Group) ||
         Option.matches(opts::OPT_i_Group) ||
         Option.matches(opts::OPT__sysroot_EQ);
}

bool decidesReading(const opt::Option &Option) {
  if (Option.matches(opts::OPT_clang_ignored_m_Group) ||
      Option.matches(opts::OPT_ivfsoverlay))
    return false;
  if (namesPath(Option) || Option.matches(opts::OPT_m_x86_Features_Group))
    return true;
  for (opts::ID Id :
       {opts::OPT_D, opts::OPT_U, opts::OPT_std_EQ, opts::OPT_nostdinc,
        opts::OPT_nostdincxx, opts::OPT_stdlib_EQ, opts::OPT_pthread,
        opts::OPT_march_EQ, opts::OPT_m32, opts::OPT_m64, opts::OPT_ansi,
        opts::OPT_undef})
    if (Option.matches(Id))
      return true;
  return Option.matches(opts::OPT_f_Group) && changesDialect(Option.getName());
}

std::optional<FileKind> kindOfLanguage(StringRef Name) {
  if (Name == "cuda" || Name == "cu" || Name == "hip")
    return FileKind::CudaUnit;
  if (Name == "c++")
    return FileKind::CxxUnit;
  if (Name == "c")
    return FileKind::CUnit;
  return std::nullopt;
}

/// Arguments as this program uses them, and what they say of the language.
struct Cleaned {
  std::vector<std::string> Args;
  std::optional<FileKind> Kind;
};

void render(const opt::Arg &A, StringRef Directory,
            std::vector<std::string> &Into) {
  std::string Value = A.getNumValues() ? A.getValue() : "";
  const opt::Option &Option = A.getOption();
  if (namesPath(Option)) {
    std::string Full = absoluteIn(Directory, Value);
    // An included file may be found along the include paths, too.
    bool Searched =
        Option.matches(opts::OPT_include) || Option.matches(opts::OPT_imacros);
    if (!Searched || sys::fs::exists(Full))
      Value = Full;
  }
  std::string Name = ("-" + Option.getName()).str();
  if (Option.matches(opts::OPT__sysroot_EQ))
    Name = "--sysroot=";
  if (A.getNumValues() == 0)
    Into.push_back(Name);
  else if (Option.matches(opts::OPT_i_Group))
    Into.insert(Into.end(), {Name, Value});
  else
    Into.push_back(Name + Value);
}

/// What a command does, not how its input reads.
bool isAction(const opt::Option &Option) {
  return Option.matches(opts::OPT_Action_Group) ||
         Option.matches(opts::OPT_o) || Option.matches(opts::OPT_M_Group);
}

/// Keeps what decidesReading. With \p Unknown, the arguments are the user's
/// own: all are kept but for actions, and what Clang does not know goes there.
Cleaned clean(ArrayRef<std::string> Args, StringRef Directory,
              std::vector<std::string> *Unknown = nullptr) {
  SmallVector<const char *, 64> Raw;
  for (const std::string &Arg : Args)
    Raw.push_back(Arg.c_str());
  unsigned MissingIndex, MissingCount;
  opt::InputArgList Parsed = getDriverOptTable().ParseArgs(
      Raw, MissingIndex, MissingCount, opt::Visibility(opts::ClangOption));
  if (MissingCount && Unknown)
    Unknown->push_back(std::string(Raw[MissingIndex]) + " (without a value)");
  Cleaned Out;
  for (const opt::Arg *Given : Parsed) {
    const opt::Option Option = Given->getOption();
    if (Option.matches(opts::OPT_x)) {
      Out.Kind = kindOfLanguage(Given->getValue());
    } else if (decidesReading(Option)) {
      render(*Given, Directory, Out.Args);
    } else if (Unknown && (Option.matches(opts::OPT_UNKNOWN) ||
                           Option.matches(opts::OPT_INPUT))) {
      Unknown->push_back(Given->getAsString(Parsed));
    } else if (Unknown && !isAction(Option)) {
      opt::ArgStringList Rendered;
      Given->render(Parsed, Rendered);
      Out.Args.insert(Out.Args.end(), Rendered.begin(), Rendered.end());
    }
  }
  return Out;
}

/// A database whose commands are cleaned: what reads the same for a file reads
/// the same for a header beside it.
class CleanDatabase : public tooling::CompilationDatabase {
public:
  CleanDatabase(const tooling::CompilationDatabase &From) {
    for (const tooling::CompileCommand &Raw : From.getAllCompileCommands())
      add(Raw);
  }

  std::vector<tooling::CompileCommand>
  getCompileCommands(StringRef File) const override {
    auto It = ByFile.find(identity(File));
    if (It == ByFile.end())
      return {};
    return {Commands[It->second]};
  }
  std::vector<std::string> getAllFiles() const override {
    std::vector<std::string> Files;
    for (const tooling::CompileCommand &C : Commands)
      Files.push_back(C.Filename);
    return Files;
  }
  std::vector<tooling::CompileCommand> getAllCompileCommands() const override {
    return Commands;
  }
  std::optional<FileKind> kind(StringRef File) const {
    auto It = Kinds.find(identity(File));
    return It == Kinds.end() ? std::nullopt : std::optional(It->second);
  }

private:
  std::vector<tooling::CompileCommand> Commands;
  StringMap<size_t> ByFile; ///< by real path
  StringMap<FileKind> Kinds;

  void add(const tooling::CompileCommand &Raw) {
    std::vector<std::string> Args = Raw.CommandLine;
    if (Args.empty())
      return;
    if (runsNvcc(Args))
      Args = clangArguments(Args, Raw.Directory);
    Cleaned Kept = clean(ArrayRef(Args).drop_front(), Raw.Directory);
    std::string File = absoluteIn(Raw.Directory, Raw.Filename);
    std::string Real = identity(File);
    // The first of several commands for one file counts.
    if (!ByFile.try_emplace(Real, Commands.size()).second)
      return;
    if (Kept.Kind)
      Kinds[Real] = *Kept.Kind;
    std::vector<std::string> Line = {"clang"};
    Line.insert(Line.end(), Kept.Args.begin(), Kept.Args.end());
    Line.push_back(File);
    Commands.emplace_back(Raw.Directory, File, std::move(Line), "");
  }
};

class DatabaseCommands : public CompileCommands {
public:
  std::vector<std::string> arguments(const InputFile &File) const override {
    std::vector<std::string> Args;
    if (Inferred) {
      auto Found = Inferred->getCompileCommands(File.RealPath);
      if (!Found.empty())
        // A guessed command carries a language and the file; both are known.
        Args = clean(ArrayRef(Found.front().CommandLine).drop_front(),
                     Found.front().Directory)
                   .Args;
    }
    Args.insert(Args.end(), Extra.begin(), Extra.end());
    return Args;
  }

  std::optional<FileKind> language(const InputFile &File) const override {
    bool Unit = File.Kind == FileKind::CxxUnit || File.Kind == FileKind::CUnit;
    if (ExtraKind && (Unit || File.Kind == FileKind::CudaUnit))
      return ExtraKind;
    return Database && Unit ? Database->kind(File.RealPath) : std::nullopt;
  }

  CleanDatabase *Database = nullptr; ///< inside Inferred
  std::unique_ptr<tooling::CompilationDatabase> Inferred;
  std::vector<std::string> Extra;
  std::optional<FileKind> ExtraKind;
};

Expected<std::unique_ptr<CleanDatabase>> loadDatabase(StringRef Where) {
  SmallString<256> Path(Where);
  if (sys::fs::is_directory(Path))
    sys::path::append(Path, "compile_commands.json");
  std::string Problem;
  std::unique_ptr<tooling::CompilationDatabase> Json =
      tooling::JSONCompilationDatabase::loadFromFile(
          Path, Problem, tooling::JSONCommandLineSyntax::AutoDetect);
  if (!Json)
    return createStringError("cannot use the compilation database '" + Path +
                             "': " + StringRef(Problem).trim());
  Json =
      tooling::expandResponseFiles(std::move(Json), vfs::getRealFileSystem());
  return std::make_unique<CleanDatabase>(*Json);
}

} // namespace

Expected<std::unique_ptr<CompileCommands>>
loadCompileCommands(StringRef BuildDir, ArrayRef<std::string> Extra) {
  auto Commands = std::make_unique<DatabaseCommands>();
  SmallString<256> Here;
  if (std::error_code Problem = sys::fs::current_path(Here))
    return createStringError(Problem, "cannot find the current folder");
  std::vector<std::string> Unknown;
  // Users may write nvcc's options, too.
  Cleaned Mine = clean(clangArguments(Extra, Here), Here, &Unknown);
  if (!Unknown.empty())
    return createStringError("'" + Unknown.front() +
                             "' is no option of Clang's");
  Commands->Extra = std::move(Mine.Args);
  Commands->ExtraKind = Mine.Kind;
  if (BuildDir.empty())
    return Commands;
  Expected<std::unique_ptr<CleanDatabase>> Database = loadDatabase(BuildDir);
  if (!Database)
    return Database.takeError();
  Commands->Database = Database->get();
  Commands->Inferred =
      tooling::inferMissingCompileCommands(std::move(*Database));
  return Commands;
}

std::string findCompileDatabase(const InputSet &Inputs) {
  for (const InputFile &File : Inputs.Files) {
    StringRef Folder = sys::path::parent_path(File.RealPath);
    while (!Folder.empty()) {
      for (StringRef Below : {"", "build"}) {
        SmallString<256> Path(Folder);
        sys::path::append(Path, Below, "compile_commands.json");
        if (sys::fs::is_regular_file(Path))
          return Path.str().str();
      }
      StringRef Parent = sys::path::parent_path(Folder);
      if (Parent == Folder)
        break;
      Folder = Parent;
    }
  }
  return {};
}

} // namespace hipify
