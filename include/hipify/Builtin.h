// The headers that live in the binary: the project's CUDA declarations and
// Clang's resource headers, as files of a virtual file system.
#ifndef HIPIFY_BUILTIN_H
#define HIPIFY_BUILTIN_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/IntrusiveRefCntPtr.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/VirtualFileSystem.h"

namespace hipify {

/// One file in the binary.
struct BuiltinFile {
  /// Absolute virtual path, '/'-separated, below /hipify-builtin.
  llvm::StringRef Path;
  /// The bytes of the file; a null byte that is not part of them follows.
  llvm::StringRef Contents;
};

/// Where the CUDA declarations are. As a system include directory, with
/// `-include hipify_cuda_builtin.h`, it stands for a toolkit.
inline constexpr llvm::StringLiteral BuiltinCudaInclude =
    "/hipify-builtin/cuda/include";

/// What `-resource-dir` takes: Clang's own headers are in its `include`.
inline constexpr llvm::StringLiteral BuiltinResourceDir =
    "/hipify-builtin/clang";

/// The header that declares CUDA and includes nothing of the system.
inline constexpr llvm::StringLiteral BuiltinDeclarations =
    "/hipify-builtin/cuda/include/hipify_cuda_declarations.h";

/// BuiltinDeclarations as Clang has parsed them during the build, once for each
/// of the usual sets of options: precompiled headers. Part of builtinFiles();
/// empty in the programs of the build itself. Whoever uses one has Clang check
/// first that it was made by this Clang with the options at hand.
llvm::ArrayRef<BuiltinFile> parsedDeclarations();

/// All files, sorted by path in byte order. Lives as long as the program; the
/// first call fills the list, later ones cost nothing.
llvm::ArrayRef<BuiltinFile> builtinFiles();

/// A new file system that holds builtinFiles() and nothing else; its buffers
/// point into the program. Free to make: one per parse, as its working folder
/// belongs to the parse. Meant to be laid over the real file system.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> builtinFileSystem();

} // namespace hipify

#endif
