//===- NvccFlags.cpp - nvcc's command line to Clang's ---------------------===//
#include "NvccFlags.h"
#include "ReadFile.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/StringSaver.h"

using namespace llvm;

namespace hipify {
namespace {

/// What happens to an nvcc option that takes a value, after a blank or `=`.
enum class Fate {
  Drop,     ///< with its value
  Rename,   ///< to the Clang option, value joined
  Separate, ///< to the Clang option, value as an argument of its own
  Unwrap,   ///< the comma-separated values are host compiler options
  ReadFile  ///< the value names a file of more options
};

struct ValueOption {
  StringLiteral Name; ///< with one or two dashes
  Fate What;
  StringLiteral Clang = "";
};

/// From nvcc's documentation: options with values. Flags without a value that
/// only nvcc knows need no entry: the caller drops what Clang does not know.
constexpr ValueOption ValueOptions[] = {
    {"--include-path", Fate::Rename, "-I"},
    {"--system-include", Fate::Separate, "-isystem"},
    {"-isystem", Fate::Separate, "-isystem"},
    {"--define-macro", Fate::Rename, "-D"},
    {"--undefine-macro", Fate::Rename, "-U"},
    {"--pre-include", Fate::Separate, "-include"},
    {"-include", Fate::Separate, "-include"},
    {"--std", Fate::Rename, "-std="},
    {"-std", Fate::Rename, "-std="},
    {"--machine", Fate::Rename, "-m"},
    {"--x", Fate::Separate, "-x"},
    {"-x", Fate::Separate, "-x"},
    {"--compiler-options", Fate::Unwrap},
    {"-Xcompiler", Fate::Unwrap},
    {"--options-file", Fate::ReadFile},
    {"-optf", Fate::ReadFile},
    {"--output-file", Fate::Drop},
    {"-o", Fate::Drop},
    {"--generate-code", Fate::Drop},
    {"-gencode", Fate::Drop},
    {"--gpu-architecture", Fate::Drop},
    {"-arch", Fate::Drop},
    {"--gpu-code", Fate::Drop},
    {"-code", Fate::Drop},
    {"--relocatable-device-code", Fate::Drop},
    {"-rdc", Fate::Drop},
    {"--compiler-bindir", Fate::Drop},
    {"-ccbin", Fate::Drop},
    {"--ptxas-options", Fate::Drop},
    {"-Xptxas", Fate::Drop},
    {"--linker-options", Fate::Drop},
    {"-Xlinker", Fate::Drop},
    {"--archive-options", Fate::Drop},
    {"-Xarchive", Fate::Drop},
    {"--nvlink-options", Fate::Drop},
    {"-Xnvlink", Fate::Drop},
    {"-Xcudafe", Fate::Drop},
    {"-Xcicc", Fate::Drop},
    {"-Xfatbin", Fate::Drop},
    {"--maxrregcount", Fate::Drop},
    {"-maxrregcount", Fate::Drop},
    {"--cudart", Fate::Drop},
    {"-cudart", Fate::Drop},
    {"--cudadevrt", Fate::Drop},
    {"-cudadevrt", Fate::Drop},
    {"--default-stream", Fate::Drop},
    {"-default-stream", Fate::Drop},
    {"--diag-suppress", Fate::Drop},
    {"-diag-suppress", Fate::Drop},
    {"--diag-error", Fate::Drop},
    {"-diag-error", Fate::Drop},
    {"--diag-warn", Fate::Drop},
    {"-diag-warn", Fate::Drop},
    {"--Werror", Fate::Drop},
    {"-Werror", Fate::Drop},
    {"--threads", Fate::Drop},
    {"-t", Fate::Drop},
    {"--split-compile", Fate::Drop},
    {"-split-compile", Fate::Drop},
    {"--keep-dir", Fate::Drop},
    {"-keep-dir", Fate::Drop},
    {"--ftz", Fate::Drop},
    {"-ftz", Fate::Drop},
    {"--prec-div", Fate::Drop},
    {"-prec-div", Fate::Drop},
    {"--prec-sqrt", Fate::Drop},
    {"-prec-sqrt", Fate::Drop},
    {"--fmad", Fate::Drop},
    {"-fmad", Fate::Drop},
    {"--library", Fate::Drop},
    {"--library-path", Fate::Drop},
    {"--optimize", Fate::Drop},
    {"--dependency-output", Fate::Drop},
    {"-MF", Fate::Drop},
    {"-MT", Fate::Drop},
    {"--libdevice-directory", Fate::Drop},
    {"-ldir", Fate::Drop},
    {"--target-directory", Fate::Drop},
    {"-target-dir", Fate::Drop},
    {"--dopt", Fate::Drop},
    {"-dopt", Fate::Drop},
    {"--time", Fate::Drop},
    {"-time", Fate::Drop},
    {"--compress-mode", Fate::Drop},
    {"-compress-mode", Fate::Drop},
};

/// The entry of \p Arg, and its value if that follows a `=`.
const ValueOption *findOption(StringRef Arg, std::optional<StringRef> &Value) {
  auto [Name, Rest] = Arg.split('=');
  Value = Name.size() == Arg.size() ? std::nullopt : std::optional(Rest);
  for (const ValueOption &Option : ValueOptions)
    if (Option.Name == Name)
      return &Option;
  return nullptr;
}

class Rewriter {
public:
  explicit Rewriter(StringRef Directory) : Directory(Directory) {}
  std::vector<std::string> Out;

  /// Files of options may name further files; \p Depth ends a loop.
  void add(ArrayRef<std::string> Args, unsigned Depth = 0) {
    for (size_t I = 0; I < Args.size(); ++I) {
      std::optional<StringRef> Value;
      const ValueOption *Option = findOption(Args[I], Value);
      if (!Option) {
        plain(Args[I]);
        continue;
      }
      if (!Value) {
        // -Werror stands alone, too; an option is never its value.
        bool Optional = Option->Name.ends_with("Werror");
        if (I + 1 == Args.size() ||
            (Optional && StringRef(Args[I + 1]).starts_with("-")))
          continue;
        if (Optional && sys::path::has_extension(Args[I + 1]))
          continue;
        Value = Args[++I];
      }
      apply(*Option, *Value, Depth);
    }
  }

private:
  StringRef Directory;

  void plain(StringRef Arg) {
    if (Arg == "--use_fast_math" || Arg == "-use_fast_math") {
      Out.push_back(("-D" + FastMathMacro).str());
      return;
    }
    // nvcc takes `-I=dir` and `-D=X`; Clang would read the `=`.
    for (StringRef Flag : {"-I=", "-D=", "-U="})
      if (Arg.starts_with(Flag)) {
        Out.push_back((Flag.take_front(2) + Arg.drop_front(3)).str());
        return;
      }
    Out.push_back(Arg.str());
  }

  void apply(const ValueOption &Option, StringRef Value, unsigned Depth) {
    switch (Option.What) {
    case Fate::Drop:
      return;
    case Fate::Rename:
      Out.push_back((Option.Clang + Value).str());
      return;
    case Fate::Separate:
      Out.push_back(Option.Clang.str());
      Out.push_back(Value == "cu" ? "cuda" : Value.str());
      return;
    case Fate::Unwrap: {
      SmallVector<StringRef, 4> Parts;
      Value.split(Parts, ',', -1, /*KeepEmpty=*/false);
      for (StringRef Part : Parts)
        Out.push_back(Part.trim("\"'").str());
      return;
    }
    case Fate::ReadFile:
      readOptions(Value, Depth);
    }
  }

  void readOptions(StringRef Name, unsigned Depth) {
    if (Depth > 8)
      return;
    SmallString<256> Path(Name);
    sys::path::make_absolute(Directory, Path);
    Expected<std::string> Text = readFile(Path, 1u << 24);
    if (!Text) { // CMake writes it when it builds; then there are no options
      consumeError(Text.takeError());
      return;
    }
    BumpPtrAllocator Allocator;
    StringSaver Saver(Allocator);
    SmallVector<const char *, 32> Words;
    cl::TokenizeGNUCommandLine(*Text, Saver, Words);
    add(std::vector<std::string>(Words.begin(), Words.end()), Depth + 1);
  }
};

} // namespace

bool runsNvcc(ArrayRef<std::string> Command) {
  for (StringRef Arg : Command) {
    if (Arg.starts_with("-"))
      return false;
    if (sys::path::stem(Arg) == "nvcc")
      return true;
  }
  return false;
}

std::vector<std::string> clangArguments(ArrayRef<std::string> NvccArgs,
                                        StringRef Directory) {
  Rewriter R(Directory);
  R.add(NvccArgs);
  return std::move(R.Out);
}

} // namespace hipify
