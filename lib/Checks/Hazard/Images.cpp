//===- Images.cpp - textures and surfaces on AMD GPUs ---------------------===//
//
// gfx942 and gfx950 have no image hardware, and HIP's surface functions take no
// boundary mode and return through a pointer.
//
//===----------------------------------------------------------------------===//

#include "DeviceCode.h"
#include "hipify/Arch.h"
#include "llvm/ADT/StringSwitch.h"

namespace hipify {
namespace {

using namespace clang;

bool isTextureFetch(llvm::StringRef Name) {
  if (!Name.consume_front("tex"))
    return false;
  return Name.starts_with("1D") || Name.starts_with("2D") ||
         Name.starts_with("3D") || Name.starts_with("Cubemap");
}

bool isSurfaceAccess(llvm::StringRef Name) {
  return Name.starts_with("surf") &&
         (Name.ends_with("read") || Name.ends_with("write"));
}

bool lacksImages(llvm::StringRef Arch) {
  return Arch.starts_with("gfx94") || Arch.starts_with("gfx950") ||
         Arch.starts_with("gfx9-4");
}

class Images : public CodeVisitor {
public:
  using CodeVisitor::CodeVisitor;

  bool VisitCallExpr(CallExpr *E) override {
    llvm::StringRef Name = cudaCallee(View, E);
    bool Surface = isSurfaceAccess(Name);
    if (!Surface && !isTextureFetch(Name))
      return true;
    noHardware(E, Name);
    if (Surface)
      boundary(E, Name);
    return true;
  }

private:
  llvm::DenseSet<const FunctionDecl *> Told;

  /// Once for each function: the answer is the same for all its fetches.
  void noHardware(const CallExpr *E, llvm::StringRef Name) {
    if (!anyArch(View.Options, lacksImages) || !Told.insert(function()).second)
      return;
    bool Named = !View.Options.Archs.empty();
    report(View, E->getExprLoc(),
           {"texture-no-image-hw", Named ? Severity::Error : Severity::Warning,
            "'" + Name.str() +
                "' does not compile for gfx942 and gfx950 (MI300, MI350), which "
                "have no image hardware: read linear memory through a pointer, "
                "and filter in code"});
  }

  void boundary(const CallExpr *E, llvm::StringRef Name) {
    bool Mode = false;
    for (const Expr *A : E->arguments()) {
      if (isa<CXXDefaultArgExpr>(A))
        continue;
      if (const auto *Tag = A->IgnoreParenImpCasts()->getType()->getAsTagDecl())
        Mode |= Tag->getIdentifier() &&
                Tag->getName() == "cudaSurfaceBoundaryMode";
    }
    bool Returns = Name.ends_with("read") && !E->getType()->isVoidType() &&
                   !E->isTypeDependent();
    if (!Mode && !Returns)
      return;
    report(View, E->getExprLoc(),
           {"surface-boundary-mode", Severity::Error,
            Mode ? "'" + Name.str() +
                       "' takes no boundary mode in HIP, and the modes' numbers "
                       "differ: test the coordinates in code"
                 : "'" + Name.str() +
                       "' returns through its first argument in HIP: declare a "
                       "variable and pass its address"});
  }
};

void runImages(const AstView &View) { Images(View).run(); }

/// # texture-no-image-hw
/// Severity: error where `--arch` names such a GPU, else warning.
///
/// Fetches from textures and accesses to surfaces in device code, once for each function.
///
/// On AMD: gfx942 and gfx950 (MI300, MI350) have no image hardware. HIP marks the
/// functions unavailable there, and creating a texture object fails. gfx90a and RDNA have
/// it.
///
/// What to do: for linear memory pass the pointer and write `p[i]` (beyond the end a texture
/// gave 0); filter in code where filtering is wanted. Ask
/// `hipDeviceAttributeImageSupport` at run time.
///
/// # surface-boundary-mode
/// Severity: error.
///
/// `surf2Dread<T>(s, x, y)` that returns its value, or a surface access with a boundary
/// mode.
///
/// On AMD: HIP has only `surf2Dread(&value, s, x, y)`, without a mode.
///
/// Before: `float v = surf2Dread<float>(s, x * 4, y);`
/// After: `float v; surf2Dread(&v, s, x * 4, y);`
HIPIFY_AST_CHECK("images", runImages);

} // namespace
} // namespace hipify
