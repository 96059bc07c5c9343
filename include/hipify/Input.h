//===- Input.h - paths on the command line to files to work on ------------===//
#ifndef HIPIFY_INPUT_H
#define HIPIFY_INPUT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <string>
#include <vector>

namespace hipify {

/// What a file is parsed as when nothing else says.
enum class FileKind : uint8_t {
  CudaUnit, ///< .cu: nvcc supplies CUDA's runtime header
  CudaHeader, ///< .cuh
  CxxUnit,  ///< .cpp .cc .cxx .C .c++
  CUnit,    ///< .c
  Header,   ///< .h .hpp .hh .hxx .inl .inc .tpp .ipp …
};

/// One file of the input set. Input is read once; all stages work on Text.
struct InputFile {
  std::string Path;     ///< as the user would write it; used in messages
  std::string RealPath; ///< absolute, symlinks resolved; the file's identity
  /// Path below the directory argument it was found under (`sub/k.cu`); the
  /// file name for a file argument. Names the output in a tree.
  std::string Relative;
  FileKind Kind = FileKind::CudaUnit;
  std::string Text;     ///< the bytes as they are
};

/// What to look for where.
struct DiscoverOptions {
  std::vector<std::string> Paths;    ///< files and directories; `-`: stdin
  std::vector<std::string> Lists;    ///< `--files=LIST`: one path a line
  std::vector<std::string> Includes; ///< globs on paths below a directory
  std::vector<std::string> Excludes; ///< globs; win over Includes
  bool RespectGitignore = true;
  uint64_t MaxFileSize = 64u << 20;  ///< bytes; larger ones are an error
};

/// The files in the order of their paths, each once, plus an error line for
/// every path that could not be used (missing, unreadable, binary, empty
/// where a file was named, too large). Other files are still returned.
struct InputSet {
  std::vector<InputFile> Files;
  std::vector<std::string> Errors; ///< complete messages: `path: what`
  bool HasDirectory = false;       ///< some argument was a directory
};
InputSet discover(const DiscoverOptions &Options);

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
};

/// \p BuildDir: folder of compile_commands.json, or empty: none.
/// \p Extra: arguments for every file (`-I`, `-D`, after `--`), after the
/// database's.
llvm::Expected<std::unique_ptr<CompileCommands>>
loadCompileCommands(llvm::StringRef BuildDir,
                    llvm::ArrayRef<std::string> Extra);

} // namespace hipify

#endif
