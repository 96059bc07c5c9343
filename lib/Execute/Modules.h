//===- Modules.h - device code that the program brings at run time --------===//
#ifndef HIPIFY_EXECUTE_MODULES_H
#define HIPIFY_EXECUTE_MODULES_H

#include "Compile.h"
#include "Runtime/Runtime.h"
#include <map>

namespace hipify::execute {

class Jit;

/// A text that the program hands to hiprtc.
struct ModuleSource {
  std::string Name; ///< for messages
  std::string Text;
  std::vector<SourceFile> Headers;
  std::vector<std::string> Options;
  /// Kernels and variables whose mangled names are asked for.
  std::vector<std::string> NameExpressions;
};

/// A compiled text.
struct ModuleCode {
  /// What hipModuleLoadData takes: a header of this project and LLVM bitcode.
  std::string Code;
  std::map<std::string, std::string> LoweredNames; ///< by name expression
};

/// Compiles and loads modules for the program of this process.
class ModuleBuilder {
public:
  ModuleBuilder(const RunOptions &Options, const HipHeaders &Headers,
                Jit &Engine)
      : Options(Options), Headers(Headers), Engine(Engine) {}

  /// Diagnostics go to \p Log; an error says that there were some.
  llvm::Expected<ModuleCode> compile(const ModuleSource &Source,
                                     llvm::raw_ostream &Log) const;
  /// \p Code is compile's result. Null without an error if it is anything else,
  /// or was made for another GPU.
  llvm::Expected<std::unique_ptr<DeviceImage>> load(const void *Code);

private:
  RunOptions Options;
  HipHeaders Headers;
  Jit &Engine;
  unsigned Loaded = 0;
};

/// The process's builder; null before the program starts.
ModuleBuilder *&moduleBuilder();

} // namespace hipify::execute

#endif
