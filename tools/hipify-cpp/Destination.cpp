//===- Destination.cpp - results to standard output, files or a patch -----===//
#include "Destination.h"
#include "hipify/Builtin.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace llvm::opt;

namespace hipify {
namespace {

std::string absolutePath(StringRef Path) {
  SmallString<256> Full(Path);
  if (sys::fs::make_absolute(Full))
    return Path.str();
  sys::path::remove_dots(Full, /*remove_dot_dot=*/true);
  return Full.str().str();
}

std::string below(StringRef Root, StringRef Relative) {
  SmallString<256> Path(Root);
  sys::path::append(Path, Relative);
  return Path.str().str();
}

Error readMode(const InputArgList &Args, Destination &To) {
  SmallVector<StringRef, 4> Given;
  if (const Arg *A = Args.getLastArg(OPT_o, OPT_o_dir)) {
    bool Folder = A->getOption().matches(OPT_o_dir);
    To.Path = A->getValue();
    To.To = Folder ? Destination::Tree : Destination::File;
    Given.push_back(Folder ? "--o-dir" : "-o");
    if (To.Path.empty())
      return createStringError("'-o' needs a path");
  }
  if (Args.hasArg(OPT_i)) {
    To.To = Destination::InPlace;
    Given.push_back("-i");
  }
  if (Args.hasArg(OPT_diff)) {
    To.To = Destination::Diff;
    Given.push_back("--diff");
  }
  if (Args.hasArg(OPT_no_output, OPT_examine)) {
    To.To = Destination::None;
    Given.push_back(Args.hasArg(OPT_examine) ? "--examine" : "--no-output");
  }
  if (Given.size() > 1)
    return createStringError("'" + Given[0] + "' and '" + Given[1] +
                             "' exclude each other");
  return Error::success();
}

/// A folder, or several files, need somewhere to go.
Error needsDestination(StringRef What) {
  return createStringError(
      What +
      " cannot go to standard output; write a tree with '-o DIR', change "
      "the files with '-i', or print a patch with '--diff'");
}

Error checkInputs(const Destination &To, bool Several, bool HasFolder,
                  bool HasStdin) {
  if (To.To == Destination::Stdout && (Several || HasFolder))
    return needsDestination(HasFolder ? "a folder" : "more than one file");
  if (HasStdin && (To.To == Destination::InPlace || To.To == Destination::Diff))
    return createStringError("standard input has no name to write to or to "
                             "patch; leave '-i' and '--diff' out");
  return Error::success();
}

} // namespace

Expected<Destination> readDestination(const Invocation &Call,
                                      DiscoverOptions &Discover) {
  const InputArgList &Args = Call.Args;
  Destination To;
  if (Error E = readMode(Args, To))
    return E;
  To.CopyAll = Args.hasArg(OPT_copy_all);

  // A list of files is meant to grow: its output is a tree.
  bool List = !Discover.Lists.empty();
  bool Several = Discover.Paths.size() > 1;
  bool HasFolder = any_of(Discover.Paths, [](const std::string &Path) {
    return sys::fs::is_directory(Path);
  });
  bool HasStdin = is_contained(Discover.Paths, "-");
  if (Error E = checkInputs(To, Several, HasFolder, HasStdin))
    return E;
  if (To.To == Destination::File) {
    if ((To.Path == "-" || To.Path == "/dev/stdout") && !Several && !HasFolder)
      To.To = Destination::Stdout;
    else if (Several || List || HasFolder || sys::fs::is_directory(To.Path) ||
             sys::path::is_separator(To.Path.back()))
      To.To = Destination::Tree;
  }
  if (To.CopyAll && To.To != Destination::Tree)
    return createStringError("'--copy-all' needs '-o DIR'");

  bool Writes = To.To == Destination::File || To.To == Destination::Tree ||
                To.To == Destination::Stdout || To.To == Destination::None;
  To.Rename =
      Args.getLastArgValue(OPT_rename, Writes ? "hip" : "keep") == "hip";

  if (To.To == Destination::Tree) {
    std::string Real = absolutePath(To.Path);
    SmallString<256> Resolved;
    if (!sys::fs::real_path(Real, Resolved))
      Real = Resolved.str().str();
    for (const std::string &Path : Discover.Paths)
      if (sys::fs::equivalent(Path, Real))
        return createStringError("'" + To.Path +
                                 "' is the folder that is read; to change its "
                                 "files use '-i'");
    Discover.Skip.push_back(std::move(Real));
  }
  return To;
}

namespace {

/// The top of the git work tree around \p Folder; \p Folder where there is none.
StringRef workTree(StringRef Folder) {
  for (StringRef At = Folder; !At.empty(); At = sys::path::parent_path(At))
    if (sys::fs::exists(At + "/.git"))
      return At;
  return Folder;
}

/// The path a patch gives a file: below the top of the git work tree, as git's
/// own patches have it, so that `git apply` takes it in any of its folders;
/// below the current folder where there is no work tree; for files elsewhere,
/// below the folder that was named.
std::string patchPath(const InputFile &File) {
  SmallString<256> Here;
  std::string Full = absolutePath(File.Path);
  if (!sys::fs::current_path(Here)) {
    StringRef Top = workTree(Here), Rest = Full;
    if (Rest.consume_front(Top) && (Top == "/" || Rest.consume_front("/")))
      return Rest.str();
  }
  return File.Relative;
}

std::string targetPath(const Destination &To, const InputFile &File) {
  auto Named = [&](StringRef Path) {
    return To.Rename ? outputName(Path) : Path.str();
  };
  switch (To.To) {
  case Destination::File:
    return To.Path;
  case Destination::Tree:
    return below(To.Path, Named(File.Relative));
  case Destination::InPlace:
    return Named(File.RealPath);
  case Destination::Diff:
    return Named(patchPath(File));
  case Destination::Stdout:
  case Destination::None:
    break;
  }
  return {};
}

/// A link's target as seen from the link's own folder; both are relative to
/// the tree.
std::string linkTarget(StringRef Link, StringRef Target) {
  std::string Up;
  for (size_t Depth = Link.count('/'); Depth > 0; --Depth)
    Up += "../";
  return Target.empty() ? Up + "." : Up + Target.str();
}

} // namespace

/// The top of the output that \p File belongs to: its includes of the warp
/// header are relative to it.
static SmallString<256> outputTop(const Destination &To, const FileResult &R,
                                  StringRef Path) {
  SmallString<256> Top(Path);
  for (size_t I = StringRef(R.File->Relative).count('/') + 1; I; --I)
    sys::path::remove_filename(Top);
  if (Top.empty())
    Top = ".";
  return To.To == Destination::Tree ? SmallString<256>(To.Path) : Top;
}

/// The text of hipify-compat/\p Name, which is part of the program.
static StringRef compatHeaderText(StringRef Name) {
  std::string Path = "/hipify-builtin/compat/include/" + Name.str();
  for (const BuiltinFile &File : builtinFiles())
    if (File.Path == Path)
      return File.Contents;
  llvm_unreachable("every header that a check names is built in");
}

/// The headers that the text of \p R includes, and those they include in turn.
static std::vector<StringRef> compatHeaders(const FileResult &R) {
  std::vector<StringRef> Names(R.CompatHeaders.begin(), R.CompatHeaders.end());
  for (size_t I = 0; I < Names.size(); ++I) {
    StringRef Text = compatHeaderText(Names[I]);
    while (Text.contains("#include \"")) {
      Text = Text.split("#include \"").second;
      StringRef Name = Text.split('"').first;
      if (!is_contained(Names, Name))
        Names.push_back(Name);
    }
  }
  return Names;
}

/// Each header once for each top of an output that includes it.
static void planCompatHeaders(const Destination &To, const Analysis &Done,
                              OutputPlan &Plan) {
  for (const OutputPlan::Translated &T : Plan.Files)
    for (StringRef Header : compatHeaders(*T.Result)) {
      SmallString<256> Path = outputTop(To, *T.Result, T.File.Path);
      sys::path::append(Path, CompatDir, Header);
      sys::path::remove_dots(Path);
      // A patch names its files differently from where they lie.
      SmallString<256> OnDisk = Path;
      if (To.To == Destination::Diff) {
        OnDisk = outputTop(To, *T.Result, T.Result->File->RealPath);
        sys::path::append(OnDisk, CompatDir, Header);
      }
      if (none_of(Plan.CompatHeaders,
                  [&](const OutputFile &Known) { return Known.Path == Path; }))
        Plan.CompatHeaders.push_back({OnDisk.str().str(), Path.str().str()});
    }
}

Expected<OutputPlan> planOutput(const Destination &To, const Analysis &Done) {
  OutputPlan Plan;
  // What a list named is known only now.
  if (To.To == Destination::Stdout &&
      (Done.Results.size() > 1 || Done.Inputs.HasDirectory))
    return needsDestination(Done.Inputs.HasDirectory ? "a folder"
                                                     : "more than one file");
  for (const FileResult &R : Done.Results)
    Plan.Files.push_back({{R.File->Path, targetPath(To, *R.File)}, &R});
  auto Named = [&](StringRef Path) {
    return To.Rename ? outputName(Path) : Path.str();
  };
  if (To.To == Destination::Tree) {
    for (const PlainFile &File : Done.Inputs.Plain)
      if (File.Source || To.CopyAll)
        Plan.Copies.push_back(
            {File.Path, below(To.Path, Named(File.Relative))});
    for (const TreeLink &Link : Done.Inputs.Links)
      Plan.Links.push_back({linkTarget(Link.Relative, Named(Link.Target)),
                            below(To.Path, Named(Link.Relative))});
  }
  if (To.To == Destination::Stdout || To.To == Destination::None)
    return Plan;
  planCompatHeaders(To, Done, Plan);

  std::vector<OutputFile> All = Plan.Copies;
  for (const OutputPlan::Translated &T : Plan.Files) {
    All.push_back(T.File);
    // In place, a new name must not hide a file that is there already.
    if (To.To == Destination::InPlace &&
        T.File.Path != T.Result->File->RealPath && sys::fs::exists(T.File.Path))
      return createStringError("'" + T.File.Source +
                               "' would replace the existing file '" +
                               T.File.Path + "'");
  }
  for (size_t I = 0; I < Plan.Links.size(); ++I)
    All.push_back({Done.Inputs.Links[I].Path, Plan.Links[I].Path});
  if (Error E = checkCollisions(All))
    return E;
  return Plan;
}

namespace {

class Writer {
public:
  Writer(const Invocation &Call, const Settings &Chosen, const Destination &To)
      : Call(Call), Chosen(Chosen), To(To) {}

  void translated(const OutputPlan::Translated &T) {
    const InputFile &File = *T.Result->File;
    bool Moves = To.To == Destination::InPlace && T.File.Path != File.RealPath;
    if (To.To == Destination::InPlace && !Moves && T.Result->Text == File.Text)
      return;
    put(T.File.Path, [&]() -> Expected<bool> {
      Expected<bool> Wrote =
          writeFile(T.File.Path, T.Result->Text, File.RealPath);
      if (Wrote && Moves)
        if (std::error_code Problem = sys::fs::remove(File.RealPath))
          return createStringError(Problem, "cannot remove '" + File.RealPath +
                                                "': " + Problem.message());
      return Wrote;
    });
  }

  void copy(const OutputFile &Copy) {
    put(Copy.Path, [&]() -> Expected<bool> {
      auto Buffer = MemoryBuffer::getFile(Copy.Source, /*IsText=*/false,
                                          /*RequiresNullTerminator=*/false);
      if (!Buffer)
        return createStringError("cannot read '" + Copy.Source +
                                 "': " + Buffer.getError().message());
      return writeFile(Copy.Path, (*Buffer)->getBuffer(), Copy.Source);
    });
  }

  void compatHeader(const OutputFile &Header) {
    StringRef Text = compatHeaderText(sys::path::filename(Header.Path));
    if (To.To != Destination::Diff) {
      put(Header.Path, [&] { return writeFile(Header.Path, Text, ""); });
      return;
    }
    auto Now = MemoryBuffer::getFile(Header.Source);
    StringRef Old = Now ? (*Now)->getBuffer() : StringRef();
    Changed += Old != Text;
    Call.Out << unifiedDiff(Now ? StringRef(Header.Path) : StringRef(),
                            Header.Path, Old, Text);
  }

  void link(const OutputFile &Link) {
    put(Link.Path, [&] { return writeLink(Link.Path, Link.Source); });
  }

  ExitCode Code = ExitDone;
  unsigned Changed = 0;

private:
  const Invocation &Call;
  const Settings &Chosen;
  const Destination &To;

  void put(StringRef Path, function_ref<Expected<bool>()> Write) {
    StringRef Root =
        To.To == Destination::Tree ? StringRef(To.Path) : StringRef();
    Error E = checkDestination(Path, Root, Chosen.Translate.CudaPath);
    if (!E) {
      Expected<bool> Wrote = Write();
      if (Wrote) {
        Changed += *Wrote;
        return;
      }
      E = Wrote.takeError();
    }
    Call.error(toString(std::move(E)));
    Code = ExitUsage;
  }
};

} // namespace

ExitCode writeOutput(const Invocation &Call, const Settings &Chosen,
                     const Destination &To, const OutputPlan &Plan,
                     unsigned &Changed) {
  Writer Out(Call, Chosen, To);
  for (const OutputPlan::Translated &T : Plan.Files) {
    const InputFile &File = *T.Result->File;
    switch (To.To) {
    case Destination::Stdout:
      Call.Out << T.Result->Text;
      break;
    case Destination::Diff:
      Call.Out << unifiedDiff(patchPath(File), T.File.Path, File.Text,
                              T.Result->Text);
      break;
    case Destination::None:
      break;
    default:
      Out.translated(T);
      continue;
    }
    Out.Changed += T.Result->Text != File.Text;
  }
  for (const OutputFile &Copy : Plan.Copies)
    Out.copy(Copy);
  for (const OutputFile &Link : Plan.Links)
    Out.link(Link);
  for (const OutputFile &Header : Plan.CompatHeaders)
    Out.compatHeader(Header);
  Changed = Out.Changed;
  return Out.Code;
}

} // namespace hipify
