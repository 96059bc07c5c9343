//===- SharedMemory.cpp - kernels that want more LDS than there is --------===//
//
// A block has 64 KiB of shared memory on AMD GPUs, 160 KiB on gfx950. Static arrays
// above that, launches that ask for more, and the opt-in that CUDA wants for more
// than 48 KiB are reported.
//
//===----------------------------------------------------------------------===//

#include "DeviceCode.h"
#include "hipify/Arch.h"
#include "llvm/ADT/StringExtras.h"
#include <map>

namespace hipify {
namespace {

using namespace clang;

/// Bytes of LDS for one block.
int64_t ldsBytes(llvm::StringRef Arch) {
  return Arch.starts_with("gfx950") ? 160 << 10 : 64 << 10;
}

/// Adds up the shared variables of one function's body.
class SharedBytes : public DynamicRecursiveASTVisitor {
public:
  explicit SharedBytes(ASTContext &Context) : Context(Context) {}
  int64_t Sum = 0;
  const VarDecl *First = nullptr;

  bool VisitVarDecl(VarDecl *D) override {
    QualType T = D->getType();
    if (!D->hasAttr<CUDASharedAttr>() || D->hasExternalStorage() ||
        T->isDependentType() || T->isIncompleteType() || D->isInvalidDecl())
      return true;
    if (!First)
      First = D;
    Sum += Context.getTypeSizeInChars(T).getQuantity();
    return true;
  }

private:
  ASTContext &Context;
};

class SharedMemory : public CodeVisitor {
public:
  using CodeVisitor::CodeVisitor;

  void finish() {
    run();
    for (const auto &[Place, At] : Unknown)
      if (!Wants.count(Place))
        clamp(At);
    for (const auto &[Place, Want] : Wants)
      tell(Want.At, Want.Bytes, Want.What);
  }

  bool VisitFunctionDecl(FunctionDecl *D) override {
    if (D->doesThisDeclarationHaveABody() && runsOnDevice(D))
      body(D);
    return true;
  }
  bool VisitFunctionTemplateDecl(FunctionTemplateDecl *D) override {
    for (const FunctionDecl *F : D->specializations())
      if (F->doesThisDeclarationHaveABody() && runsOnDevice(F))
        body(F);
    return true;
  }

  bool VisitCUDAKernelCallExpr(CUDAKernelCallExpr *E) override {
    const CallExpr *Config = E->getConfig();
    if (!Config || Config->getNumArgs() < 3)
      return true;
    if (auto Bytes = constantOf(View, Config->getArg(2)))
      tooMuch(E->getBeginLoc(), *Bytes, "this launch asks for ");
    return true;
  }

  bool VisitCallExpr(CallExpr *E) override {
    llvm::StringRef Name = cudaCallee(View, E);
    if ((Name != "cudaFuncSetAttribute" && Name != "cuFuncSetAttribute") ||
        E->getNumArgs() != 3)
      return true;
    llvm::StringRef Attribute = cudaName(View, E->getArg(1));
    if (Attribute != "cudaFuncAttributeMaxDynamicSharedMemorySize" &&
        Attribute != "CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES")
      return true;
    if (auto Bytes = constantOf(View, E->getArg(2))) {
      tooMuch(E->getBeginLoc(), *Bytes, "this kernel is allowed ");
      return true;
    }
    if (auto Where = placeOf(E->getBeginLoc()))
      Unknown.try_emplace(*Where, E->getBeginLoc());
    return true;
  }

private:
  /// Where something is written; expansions of one macro may say it often.
  using Place = std::pair<const FileFacts *, uint32_t>;
  struct Want {
    int64_t Bytes = 0;
    llvm::StringRef What;
    SourceLocation At;
  };
  /// The most that a place wants, whatever its template arguments, and what it is.
  std::map<Place, Want> Wants;
  /// Calls with a size that is not known here.
  std::map<Place, SourceLocation> Unknown;

  std::optional<Place> placeOf(SourceLocation At) const {
    auto Written = View.Where.written(At);
    return Written ? std::optional(Place(Written->File, Written->Offset))
                   : std::nullopt;
  }

  void clamp(SourceLocation At) {
    report(View, At,
           {"func-set-attribute-smem", Severity::Warning,
            "AMD GPUs give a block up to " + limit() +
                " bytes of shared memory without this call; above that it "
                "fails, or did nothing before ROCm 7.0: choose the size by "
                "the device's sharedMemPerBlock"});
  }

  std::string limit() const {
    int64_t Least = View.Options.Archs.empty() ? 64 << 10 : INT64_MAX;
    for (llvm::StringRef A : View.Options.Archs)
      Least = std::min(Least, ldsBytes(A));
    return llvm::itostr(Least);
  }

  void tooMuch(SourceLocation At, int64_t Bytes, llvm::StringRef What) {
    bool Over = anyArch(View.Options,
                        [&](llvm::StringRef A) { return Bytes > ldsBytes(A); });
    if (!Over || Bytes <= 64 << 10)
      return;
    auto Where = placeOf(At);
    if (!Where)
      return;
    Want &Most = Wants[*Where];
    if (Bytes > Most.Bytes)
      Most = {Bytes, What, At};
  }

  void tell(SourceLocation At, int64_t Bytes, llvm::StringRef What) {
    report(
        View, At,
        {"lds-64k-limit", Severity::Error,
         (What + llvm::itostr(Bytes) + " bytes of shared memory; a block has " +
          (limit() == "65536" ? "65536, and 163840 on gfx950" : limit()) +
          ": make the tiles smaller, or keep a part in registers or global "
          "memory")
             .str()});
  }

  void body(const FunctionDecl *F) {
    SharedBytes Bytes(View.Context);
    Bytes.TraverseStmt(F->getBody());
    if (Bytes.First)
      tooMuch(Bytes.First->getLocation(), Bytes.Sum, "this function needs ");
  }
};

void runSharedMemory(const AstView &View) { SharedMemory(View).finish(); }

/// # lds-64k-limit
/// Severity: error.
///
/// More than 64 KiB of shared memory: static arrays of a kernel, the third launch
/// parameter, or the size that `cudaFuncSetAttribute` allows.
///
/// On AMD: a block has 65536 bytes of LDS on gfx9 up to gfx942 and on RDNA, 163840 on
/// gfx950. A static overflow is an error of the backend ("local memory exceeds limit"),
/// a dynamic one fails at the launch.
///
/// What to do: smaller tiles, or registers and global memory for a part.
///
/// # func-set-attribute-smem
/// Severity: warning.
///
/// `cudaFuncSetAttribute(k, cudaFuncAttributeMaxDynamicSharedMemorySize, n)` with a size
/// that is not known here.
///
/// On AMD: up to 64 KiB the call is not needed; above, it fails, and a program that
/// stops on errors stops. Clamp `n` by `sharedMemPerBlock` of the device.
HIPIFY_AST_CHECK("shared-memory", runSharedMemory);

} // namespace
} // namespace hipify
