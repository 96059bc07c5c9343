//===- CubBlock.cpp - CUB's block primitives on whole waves ---------------===//
//
// rocPRIM exchanges data in waves: load, store, exchange and scan algorithms that
// do so refuse blocks that are no multiple of the wave's width, 64 on gfx9.
//
//===----------------------------------------------------------------------===//

#include "DeviceCode.h"
#include "hipify/Arch.h"
#include "clang/AST/DeclTemplate.h"
#include "llvm/ADT/StringExtras.h"

namespace hipify {
namespace {

using namespace clang;

class CubBlock : public CodeVisitor {
public:
  using CodeVisitor::CodeVisitor;

  bool VisitTypeLoc(TypeLoc L) override {
    // Where it is spelled with its arguments, not under another name.
    if (L.getTypeLocClass() != TypeLoc::TemplateSpecialization)
      return true;
    if (const auto *Special = dyn_cast_or_null<ClassTemplateSpecializationDecl>(
            L.getType()->getAsCXXRecordDecl()))
      judge(Special, L.getBeginLoc());
    return true;
  }

  /// Kernels that are templates show their blocks in their instantiations.
  bool VisitFunctionTemplateDecl(FunctionTemplateDecl *D) override {
    for (FunctionDecl *F : D->specializations())
      if (F->doesThisDeclarationHaveABody() && F->getBody())
        TraverseStmt(F->getBody());
    return true;
  }

private:
  void judge(const ClassTemplateSpecializationDecl *D, SourceLocation At) {
    if (!D->getIdentifier() || View.Where.origin(D) != Origin::Cuda)
      return;
    llvm::StringRef Name = D->getName();
    if (Name != "BlockLoad" && Name != "BlockStore" && Name != "BlockExchange")
      return;
    const auto &Args = D->getTemplateArgs();
    if (Args.size() < 3 || Args[1].getKind() != TemplateArgument::Integral)
      return;
    int64_t Threads = Args[1].getAsIntegral().getExtValue();
    if (Name != "BlockExchange" && !byWarps(Args))
      return;
    unsigned Width = hasWave64(View.Options) ? 64 : 32;
    if (Threads % Width == 0)
      return;
    report(
        View, At,
        {"cub-block-size", Severity::Warning,
         "cub::" + Name.str() + " of " + llvm::itostr(Threads) +
             " threads exchanges data by warps; hipCUB's wants a multiple of "
             "the wave's " +
             llvm::utostr(Width) +
             " lanes and does not compile for others: use a larger block, or "
             "the algorithm TRANSPOSE or DIRECT"});
  }

  /// The algorithm is one of the WARP_TRANSPOSE family.
  bool byWarps(const TemplateArgumentList &Args) const {
    for (const TemplateArgument &A : Args.asArray()) {
      if (A.getKind() != TemplateArgument::Integral)
        continue;
      const auto *Enum = A.getIntegralType()->getAs<EnumType>();
      if (!Enum)
        continue;
      for (const EnumConstantDecl *E : Enum->getDecl()->enumerators())
        if (llvm::APSInt::isSameValue(E->getInitVal(), A.getAsIntegral()))
          return E->getName().contains("WARP_TRANSPOSE");
    }
    return false;
  }
};

void runCubBlock(const AstView &View) { CubBlock(View).run(); }

/// # cub-block-size
/// Severity: warning.
///
/// `cub::BlockLoad`, `BlockStore` with a WARP_TRANSPOSE algorithm, or `BlockExchange`, for a
/// block that is no multiple of the wave.
///
/// On AMD: rocPRIM, which hipCUB calls, checks at compile time that the block is a multiple
/// of the hardware's wave: 64 threads on gfx9, 32 on RDNA.
///
/// What to do: a larger block, or another algorithm for small ones.
HIPIFY_AST_CHECK("cub-block", runCubBlock);

} // namespace
} // namespace hipify
