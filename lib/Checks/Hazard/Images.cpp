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
    report(
        View, E->getExprLoc(),
        {"texture-no-image-hw", Named ? Severity::Error : Severity::Warning,
         "'" + Name.str() +
             "' does not compile for gfx942 and gfx950 (MI300, MI350), which "
             "have no image hardware: read linear memory through a pointer, "
             "and filter in code"});
  }

  /// The tables leave the mode out. Trap cannot matter to a correct program, and
  /// Zero is what HIP does.
  void boundary(const CallExpr *E, llvm::StringRef Name) {
    if (Name.starts_with("surfCubemapLayered"))
      return; // where the layer takes the mode's place, the tables say so
    for (const Expr *A : E->arguments()) {
      if (isa<CXXDefaultArgExpr>(A))
        continue;
      const Expr *Mode = A->IgnoreParenImpCasts();
      const auto *Tag = Mode->getType()->getAsTagDecl();
      if (!Tag || !Tag->getIdentifier() ||
          Tag->getName() != "cudaSurfaceBoundaryMode")
        continue;
      llvm::StringRef Named = cudaName(View, Mode);
      if (Named == "cudaBoundaryModeZero" || Named == "cudaBoundaryModeTrap")
        continue;
      report(View, E->getExprLoc(),
             {"surface-boundary-mode", Severity::Warning,
              "'" + Name.str() +
                  "' has no boundary mode in HIP: outside the surface it reads "
                  "zero and writes nothing, where Clamp takes the nearest "
                  "element; clamp the coordinates in code"});
    }
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
/// Severity: warning.
///
/// A surface access with the boundary mode Clamp, or with one that is not known here.
///
/// On AMD: HIP's functions take no mode (it is left out): outside the surface they read
/// zero and write nothing. That is what Zero asks for, and a program that Trap would not
/// stop sees no difference.
///
/// What to do: clamp the coordinates in code.
///
/// Before: `surf2Dwrite(v, s, x * 4, y, cudaBoundaryModeClamp);`
/// After: `surf2Dwrite(v, s, min(max(x, 0), w - 1) * 4, min(max(y, 0), h - 1));`
HIPIFY_AST_CHECK("images", runImages);

} // namespace
} // namespace hipify
