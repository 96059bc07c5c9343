//===- Project.cpp - declarations and include order of the input set ------===//
//
// nvcc includes CUDA's runtime before the first line of a .cu file; hipcc
// includes nothing. A unit needs the include spelled out if CUDA is used in it,
// headers followed, before any header brings HIP's runtime.
//
//===----------------------------------------------------------------------===//

#include "Project.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Path.h"

namespace hipify {

namespace tok = clang::tok;

static bool isCudaWord(llvm::StringRef Word) {
  return llvm::StringSwitch<bool>(Word)
      .Cases({"__global__", "__device__", "__host__", "__shared__",
              "__constant__", "__managed__"},
             true)
      .Cases({"__launch_bounds__", "__forceinline__", "__noinline__"}, true)
      .Cases({"threadIdx", "blockIdx", "blockDim", "gridDim", "warpSize"}, true)
      .Cases({"dim3", "float2", "float3", "float4", "int2", "int3", "int4"},
             true)
      .Cases({"uint2", "uint3", "uint4", "double2", "double3", "double4"}, true)
      .Cases({"uchar2", "uchar3", "uchar4", "char2", "char3", "char4"}, true)
      .Cases({"__syncthreads", "__shfl_sync", "__syncwarp", "atomicAdd"}, true)
      .Default(false);
}

/// Offset of the first token that needs CUDA's runtime declarations; the end
/// of the text where there is none.
static uint32_t firstUse(const TokenView &T, const MapTable &Table,
                         const FileFacts *Facts) {
  for (uint32_t I = 0, E = T.tokens().size(); I != E; ++I) {
    const Tok &Token = T.tokens()[I];
    if (Token.Directive >= 0)
      continue;
    bool Uses = Token.Kind == tok::lesslessless;
    if (Token.Kind == tok::raw_identifier) {
      llvm::StringRef Word = T.spelling(I);
      Uses = isCudaWord(Word);
      if (!Uses)
        for (const MapEntry &Row : Table.find(Word))
          Uses |= Row.Lexical && Row.Header.starts_with("hip/hip_runtime");
    }
    bool Skipped =
        Facts && llvm::any_of(Facts->Skipped, [&](ByteRange R) {
          return R.Begin <= Token.Range.Begin && Token.Range.Begin < R.End;
        });
    if (Uses && !Skipped)
      return Token.Range.Begin;
  }
  return T.text().size();
}

bool usesCuda(const TokenView &Tokens, const MapTable &Table) {
  return firstUse(Tokens, Table, nullptr) != Tokens.text().size();
}

namespace {

/// Follows one unit's includes in order.
class IncludeOrder {
public:
  IncludeOrder(const AnalysedFiles &Files, const MapTable &Table,
               const std::map<std::string, uint32_t> &FirstUse)
      : Files(Files), Table(Table), FirstUse(FirstUse) {}

  bool needsRuntime(const Analysed &Unit) {
    follow(Unit);
    return Needs;
  }

private:
  const AnalysedFiles &Files;
  const MapTable &Table;
  const std::map<std::string, uint32_t> &FirstUse;
  llvm::StringSet<> Entered;
  bool Has = false, Needs = false;

  bool bringsRuntime(llvm::StringRef Path) const {
    if (Path == "hip/hip_runtime.h")
      return true;
    const MapEntry *Row = Table.find(Path, NameKind::Header);
    return Row && Row->Hip == "hip/hip_runtime.h";
  }

  void follow(const Analysed &A) {
    if (Has || Needs || !Entered.insert(A.File->RealPath).second)
      return;
    const TokenView &T = *A.Tokens;
    uint32_t Use = FirstUse.at(A.File->RealPath);
    for (const Directive &D : T.directives()) {
      if (Has || Needs)
        return;
      if (D.Name != "include")
        continue;
      uint32_t Hash = T.tokens()[D.FirstTok].Range.Begin;
      if (Use < Hash) {
        Needs = true;
        return;
      }
      include(A, T, D, Hash);
    }
    if (!Has && Use != T.text().size())
      Needs = true;
  }

  void include(const Analysed &A, const TokenView &T, const Directive &D,
               uint32_t Hash) {
    bool Skipped = llvm::any_of(A.Facts.Skipped, [&](ByteRange R) {
      return R.Begin <= Hash && Hash < R.End;
    });
    if (Skipped)
      return;
    llvm::StringRef Line = T.slice(D.Lines);
    size_t Begin = Line.find_first_of("<\"");
    size_t End = Line.find_first_of(">\"", Begin + 1);
    if (Begin == llvm::StringRef::npos || End == llvm::StringRef::npos)
      return;
    for (const IncludeFact &F : A.Facts.Includes)
      if (F.Offset == Hash)
        for (const std::string &Header : F.Brings)
          Has |= bringsRuntime(Header);
    for (const IncludeFact &F : A.Facts.Includes)
      if (F.Offset == Hash && F.From == Origin::User) {
        if (auto It = Files.find(F.Path); It != Files.end())
          follow(It->second);
        return;
      }
    Has |= bringsRuntime(Line.slice(Begin + 1, End));
  }
};

} // namespace

ProjectView viewProject(const AnalysedFiles &Files, const MapTable &Table,
                        const TranslateOptions &) {
  ProjectView View;
  std::map<std::string, uint32_t> FirstUse;
  for (const auto &[Path, A] : Files) {
    View.ByRealPath[Path] = A.File;
    FirstUse[Path] = firstUse(*A.Tokens, Table, &A.Facts);
    for (const NameFact &F : A.Facts.Names)
      if (F.Declares)
        View.Declared.insert(F.Qualified);
  }
  for (const auto &[Path, A] : Files) {
    // A .cuh stands alone, whoever includes it: so its translation does not
    // depend on the other files.
    bool ByNvcc = A.File->Kind == FileKind::CudaUnit ||
                  A.File->Kind == FileKind::CudaHeader;
    if (ByNvcc && IncludeOrder(Files, Table, FirstUse).needsRuntime(A))
      View.NeedsRuntime.insert(Path);
  }
  return View;
}

} // namespace hipify
