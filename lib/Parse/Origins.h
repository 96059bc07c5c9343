//===- Origins.h - source locations to files of the input set -------------===//
#ifndef HIPIFY_LIB_PARSE_ORIGINS_H
#define HIPIFY_LIB_PARSE_ORIGINS_H

#include "hipify/Facts.h"
#include "hipify/Parse.h"
#include "clang/AST/DeclBase.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/DenseMap.h"
#include <optional>

namespace hipify {

/// A token of a file of the input set.
struct Place {
  FileFacts *File;
  uint32_t Offset;
  bool ViaMacro;
};

/// Knows, for one parse, which files are the user's and which are CUDA's.
class Origins {
public:
  Origins(const InputIndex &Inputs, llvm::StringRef CudaPath, UnitFacts &Unit)
      : Inputs(Inputs), CudaPath(CudaPath), Unit(Unit) {}

  void setSourceManager(const clang::SourceManager &Sources) { SM = &Sources; }
  const clang::SourceManager &sources() const { return *SM; }

  /// The token that \p Loc is spelled at, if it lies in the input set.
  std::optional<Place> spelling(clang::SourceLocation Loc);
  /// Like spelling, but a token that comes from a macro of other files counts
  /// as the token that expanded the macro.
  std::optional<Place> written(clang::SourceLocation Loc);
  /// Facts of the file that \p ID was read from; null outside the input set.
  FileFacts *facts(clang::FileID ID) { return info(ID).Facts; }

  Origin origin(clang::FileID ID) { return info(ID).From; }
  Origin origin(clang::SourceLocation Loc);
  /// Of a file that may not have been entered yet.
  Origin origin(clang::FileEntryRef File) const;
  /// CUDA's if any redeclaration is: users repeat prototypes.
  Origin origin(const clang::Decl *D);

private:
  struct FileOrigin {
    Origin From = Origin::Other;
    FileFacts *Facts = nullptr;
  };
  const InputIndex &Inputs;
  llvm::StringRef CudaPath;
  UnitFacts &Unit;
  const clang::SourceManager *SM = nullptr;
  llvm::DenseMap<clang::FileID, FileOrigin> Known;

  const FileOrigin &info(clang::FileID ID);
  FileOrigin classify(clang::FileID ID);
};

/// The real path of \p File as the file system resolved it.
std::string realPath(clang::FileEntryRef File);

} // namespace hipify

#endif
