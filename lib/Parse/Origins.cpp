//===- Origins.cpp - source locations to files of the input set -----------===//

#include "Origins.h"
#include "clang/AST/Decl.h"
#include "clang/AST/DeclTemplate.h"
#include "llvm/Support/Path.h"

namespace hipify {

std::string realPath(clang::FileEntryRef File) {
  llvm::StringRef Real = File.getFileEntry().tryGetRealPathName();
  return (Real.empty() ? File.getName() : Real).str();
}

/// Headers of NVIDIA's libraries that are installed apart from the toolkit.
static bool isLibraryHeader(llvm::StringRef Path) {
  llvm::StringRef Name = llvm::sys::path::filename(Path);
  return Name.starts_with("cudnn") || Name == "nccl.h" || Name == "nvml.h" ||
         Name == "cutensor.h" || Name == "cusparseLt.h" || Name == "nvrtc.h" ||
         Name == "cublas_api.h" || Name == "cublasLt.h" || Name == "cufft.h" ||
         Name == "curand.h" || Name == "cusparse.h" || Name == "cusolverDn.h" ||
         Path.contains("/cub/") || Path.contains("/thrust/");
}

Origin Origins::origin(clang::FileEntryRef File) const {
  llvm::StringRef Name = File.getName();
  if (Name.starts_with("/hipify-builtin/cuda/") ||
      Name.starts_with("/hipify-builtin/clang/include/__clang_cuda"))
    return Origin::Cuda;
  std::string Real = realPath(File);
  if (Inputs.contains(Real))
    return Origin::User;
  bool InToolkit =
      !CudaPath.empty() && (Name.starts_with(CudaPath) ||
                            llvm::StringRef(Real).starts_with(CudaPath));
  return InToolkit || isLibraryHeader(Name) ? Origin::Cuda : Origin::Other;
}

Origins::FileOrigin Origins::classify(clang::FileID ID) {
  auto File = SM->getFileEntryRefForID(ID);
  if (!File)
    return {};
  Origin From = origin(*File);
  if (From != Origin::User)
    return {From, nullptr};
  // Facts are offsets: they hold for the text that was read at the start.
  std::string Real = realPath(*File);
  auto Buffer = SM->getBufferOrNone(ID);
  if (!Buffer || Buffer->getBuffer() != Inputs.find(Real)->second->Text)
    return {Origin::User, nullptr};
  FileFacts &Facts = Unit.Files[Real];
  Facts.Parsed = true;
  return {Origin::User, &Facts};
}

const Origins::FileOrigin &Origins::info(clang::FileID ID) {
  auto [It, New] = Known.try_emplace(ID);
  if (New) {
    FileOrigin Found = ID.isValid() ? classify(ID) : FileOrigin();
    It = Known.find(ID);
    It->second = Found;
  }
  return It->second;
}

std::optional<Place> Origins::spelling(clang::SourceLocation Loc) {
  if (Loc.isInvalid())
    return std::nullopt;
  auto [ID, Offset] = SM->getDecomposedSpellingLoc(Loc);
  if (FileFacts *Facts = facts(ID))
    return Place{Facts, Offset, Loc.isMacroID()};
  return std::nullopt;
}

std::optional<Place> Origins::written(clang::SourceLocation Loc) {
  while (Loc.isValid()) {
    if (auto Found = spelling(Loc))
      return Found;
    if (!Loc.isMacroID())
      return std::nullopt;
    Loc = SM->getImmediateExpansionRange(Loc).getBegin();
  }
  return std::nullopt;
}

Origin Origins::origin(clang::SourceLocation Loc) {
  if (Loc.isInvalid())
    return Origin::Other;
  return origin(SM->getFileID(SM->getExpansionLoc(Loc)));
}

Origin Origins::origin(const clang::Decl *D) {
  if (!D)
    return Origin::Unknown;
  // What the C++ library declares is its own, though CUDA's headers declare
  // some of it as well, for those who do not include it.
  Origin Wins = D->isInStdNamespace() ? Origin::Other : Origin::Cuda;
  Origin Result = origin(D->getLocation());
  for (const clang::Decl *R : D->redecls())
    if (origin(R->getLocation()) == Wins)
      return Wins;
  return Result;
}

} // namespace hipify
