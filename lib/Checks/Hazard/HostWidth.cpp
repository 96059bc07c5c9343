//===- HostWidth.cpp - the device's warp size in host code ----------------===//
//
// `prop.warpSize` is the hardware's width: 64 on gfx9. Device code keeps warps of
// 32 in the default model, so sizes computed from it do not fit, and a program that
// refuses to run unless it is 32 never runs on CDNA.
//
//===----------------------------------------------------------------------===//

#include "DeviceCode.h"
#include "hipify/Arch.h"

namespace hipify {
namespace {

using namespace clang;

class HostWidth : public CodeVisitor {
public:
  using CodeVisitor::CodeVisitor;

  bool VisitMemberExpr(MemberExpr *E) override {
    if (!onDevice() && cudaName(View, E) == "warpSize")
      judge(E->getMemberLoc());
    return true;
  }

  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    llvm::StringRef Name = cudaName(View, E);
    if (!onDevice() && (Name == "cudaDevAttrWarpSize" ||
                        Name == "CU_DEVICE_ATTRIBUTE_WARP_SIZE"))
      different(E->getLocation());
    return true;
  }

private:
  void judge(SourceLocation At) {
    const auto *Op = dyn_cast_or_null<BinaryOperator>(parent());
    if (Op && Op->isComparisonOp()) {
      if (constantOf(View, Op->getLHS()) == 32 ||
          constantOf(View, Op->getRHS()) == 32)
        report(View, At,
               {"runtime-warpsize-guard", Severity::Warning,
                "the device's warpSize is 64 on gfx9 GPUs, so a program that "
                "insists on 32 never runs on them: drop the test, as the "
                "translated device code does not depend on it"});
      return;
    }
    if (!isOutput())
      different(At);
  }

  void different(SourceLocation At) {
    if (View.Options.Warp == WarpModel::Compat)
      report(View, At,
             {"host-warpsize", Severity::Warning,
              "this is the hardware's width, 64 on gfx9 GPUs, while warps of "
              "the translated device code keep 32 lanes: use 32 for sizes that "
              "the kernels count in warps"});
  }

  /// The value is printed and nothing else.
  bool isOutput() const {
    for (size_t I = Enclosing.size(); I-- > 0;) {
      if (const auto *Call = dyn_cast<CallExpr>(Enclosing[I])) {
        const FunctionDecl *Callee = Call->getDirectCallee();
        if (isa<CXXOperatorCallExpr>(Call))
          return true; // a stream
        return Callee && Callee->getIdentifier() &&
               Callee->getName().contains_insensitive("print");
      }
      if (isa<BinaryOperator, DeclStmt, ReturnStmt>(Enclosing[I]))
        return false;
    }
    return false;
  }
};

void runHostWidth(const AstView &View) {
  if (hasWave64(View.Options))
    HostWidth(View).run();
}

/// # host-warpsize
/// Severity: warning, with `--warp=compat` and a GPU of 64 lanes.
///
/// Host code computes with `prop.warpSize` or `cudaDevAttrWarpSize`.
///
/// On AMD: the runtime answers 64 on gfx9 and 32 on RDNA. Device code that was translated
/// with `--warp=compat` counts warps of 32 on both, so a grid or a buffer that the host
/// sizes by 64 does not fit.
///
/// What to do: use 32 on the host too, or translate with `--warp=native`.
///
/// # runtime-warpsize-guard
/// Severity: warning.
///
/// `if (prop.warpSize != 32)`: the program gives up on gfx9 GPUs. Drop the test once the
/// findings about warps are done.
HIPIFY_AST_CHECK("host-width", runHostWidth);

} // namespace
} // namespace hipify
