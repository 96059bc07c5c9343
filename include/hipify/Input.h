//===- Input.h - paths on the command line to files to work on ------------===//
#ifndef HIPIFY_INPUT_H
#define HIPIFY_INPUT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hipify {

/// What a file is parsed as when nothing else says.
enum class FileKind : uint8_t {
  CudaUnit,   ///< .cu: nvcc supplies CUDA's runtime header
  CudaHeader, ///< .cuh
  CxxUnit,    ///< .cpp .cc .cxx .C .c++
  CUnit,      ///< .c
  Header,     ///< .h .hpp .hh .hxx .inl .inc .tpp .ipp …
};

/// The kind that the extension of \p Path stands for; absent where it is no
/// extension of C, C++ or CUDA source. `.hip` is a unit like `.cu`.
std::optional<FileKind> kindOfPath(llvm::StringRef Path);

/// One file of the input set. Input is read once; all stages work on Text.
struct InputFile {
  std::string Path;     ///< as the user would write it; used in messages
  std::string RealPath; ///< absolute, symlinks resolved; the file's identity
  /// Path below the directory argument it was found under (`sub/k.cu`); the
  /// file name for a file argument. Names the output in a tree.
  std::string Relative;
  FileKind Kind = FileKind::CudaUnit;
  std::string Text; ///< the bytes as they are
};

/// A file of a directory that is not analysed: source or header without CUDA,
/// or another file. A mirrored tree needs copies of the former to compile.
struct PlainFile {
  std::string Path;
  std::string RealPath;
  std::string Relative;
  bool Source = false; ///< C, C++, CUDA or HIP by its extension
};

/// A symbolic link of a directory whose target lies in the same directory
/// argument. Links are not followed; the target is found by its own path.
struct TreeLink {
  std::string Path;
  std::string Relative;
  std::string Target; ///< below the same directory argument, links resolved
};

/// What to look for where. Globs follow .gitignore: `*` stops at `/`, `**`
/// does not, a pattern without `/` matches in every folder, one that matches a
/// folder matches all below it.
struct DiscoverOptions {
  std::vector<std::string> Paths;    ///< files and directories; `-`: stdin
  std::vector<std::string> Lists;    ///< `--files=LIST`: one path a line
  std::vector<std::string> Includes; ///< globs on paths below a directory
  std::vector<std::string> Excludes; ///< globs; win over Includes
  /// Folders that are never entered, such as the destination.
  std::vector<std::string> Skip;
  /// Files found in directories are analysed only where their bytes may hold
  /// CUDA (mayHoldCuda). Off where a user's mapping may name anything.
  bool SkipWithoutCuda = true;
  bool RespectGitignore = true;
  uint64_t MaxFileSize = 64u << 20; ///< bytes; larger ones are an error
};

/// The files in the order of their paths, each once, plus an error line for
/// every path that could not be used (missing, unreadable, binary, empty
/// where a file was named, too large). Other files are still returned.
struct InputSet {
  std::vector<InputFile> Files;
  std::vector<std::string> Errors; ///< complete messages: `path: what`
  std::vector<std::string> Notes;  ///< paths left out on purpose, likewise
  std::vector<PlainFile> Plain;    ///< sorted by Path
  std::vector<TreeLink> Links;     ///< sorted by Path
  bool HasDirectory = false;       ///< some argument was a directory
};
InputSet discover(const DiscoverOptions &Options);

/// False if no byte sequence of \p Text can be CUDA's: none of its names,
/// keywords, headers, launches, nor inline assembly. One pass; comments and
/// strings count, so true promises nothing.
bool mayHoldCuda(llvm::StringRef Text);

/// Compiler arguments per file: from a compilation database (`-p`), nvcc's own
/// flags translated or dropped, or defaults. Headers get the flags of a unit
/// beside them. Errors name the database.
class CompileCommands {
public:
  virtual ~CompileCommands();
  /// Arguments that Clang understands, without the compiler, the input, the
  /// output and the language: `-I…`, `-D…`, `-std=…`, `-include…`; relative
  /// paths are made absolute.
  virtual std::vector<std::string> arguments(const InputFile &File) const = 0;
  /// The kind that the file's command asks for with `-x`; absent where it
  /// leaves that to the extension.
  virtual std::optional<FileKind> language(const InputFile &File) const = 0;
};

/// \p BuildDir: compile_commands.json or its folder, or empty: none.
/// \p Extra: arguments for every file (`-I`, `-D`, after `--`), after the
/// database's.
llvm::Expected<std::unique_ptr<CompileCommands>>
loadCompileCommands(llvm::StringRef BuildDir,
                    llvm::ArrayRef<std::string> Extra);

/// The compile_commands.json nearest to \p Inputs: in a folder that holds one
/// of them, its parents, or their `build` folders. Empty where there is none.
std::string findCompileDatabase(const InputSet &Inputs);

} // namespace hipify

#endif
