//===- WarpRows.cpp - blocks with a warp for each row ---------------------===//
//
// `dim3(32, 8)` gives each row of threads a warp of its own in CUDA. A wave of 64
// lanes takes two rows, and warp functions without a width cross them. With
// --warp=compat they keep 32 lanes, so this is about --warp=native.
//
//===----------------------------------------------------------------------===//

#include "DeviceCode.h"
#include "hipify/Arch.h"

namespace hipify {
namespace {

using namespace clang;

/// Looks for warp functions that span the wave, in a function and in those that
/// it calls.
class WaveWide : public DynamicRecursiveASTVisitor {
public:
  explicit WaveWide(const AstView &View) : View(View) {}
  llvm::StringRef Found;

  void look(const FunctionDecl *F) {
    const FunctionDecl *Body = nullptr;
    if (F && F->hasBody(Body) && Seen.insert(Body).second && Seen.size() < 64)
      TraverseStmt(Body->getBody());
  }

  bool VisitCallExpr(CallExpr *E) override {
    llvm::StringRef Name = cudaCallee(View, E);
    bool Votes = Name == "__ballot_sync" || Name == "__any_sync" ||
                 Name == "__all_sync" || Name == "__activemask" ||
                 Name.starts_with("__match_") || Name.starts_with("__reduce_");
    bool Wide = Name.starts_with("__shfl") &&
                (E->getNumArgs() < 4 || isa<CXXDefaultArgExpr>(E->getArg(3)));
    if (Votes || Wide)
      Found = Name;
    else if (Name.empty())
      look(E->getDirectCallee());
    return Found.empty();
  }

private:
  const AstView &View;
  llvm::DenseSet<const FunctionDecl *> Seen;
};

class WarpRows : public CodeVisitor {
public:
  using CodeVisitor::CodeVisitor;

  bool VisitCUDAKernelCallExpr(CUDAKernelCallExpr *E) override {
    const CallExpr *Config = E->getConfig();
    if (!Config || Config->getNumArgs() < 2 || !isRows(Config->getArg(1)))
      return true;
    WaveWide Warp(View);
    Warp.look(E->getDirectCallee());
    if (!Warp.Found.empty())
      report(View, E->getBeginLoc(),
             {"warp-count-grid-math", Severity::Warning,
              "rows of 32 threads: a wave of 64 lanes takes two rows, and '" +
                  Warp.Found.str() +
                  "' in this kernel crosses them; pass the width 32, or give a "
                  "row 64 threads"});
    return true;
  }

private:
  /// `dim3(32, n)`, written here or as the value of a variable.
  bool isRows(const Expr *E) const {
    E = E->IgnoreImplicit()->IgnoreParens();
    if (const auto *Cast = dyn_cast<CXXFunctionalCastExpr>(E))
      E = Cast->getSubExpr()->IgnoreImplicit();
    const auto *Made = dyn_cast<CXXConstructExpr>(E);
    if (Made && Made->getNumArgs() == 1)
      return isRows(Made->getArg(0)); // a copy
    if (const auto *Ref = dyn_cast<DeclRefExpr>(E)) {
      const auto *Variable = dyn_cast<VarDecl>(Ref->getDecl());
      return Variable && Variable->getInit() && isRows(Variable->getInit());
    }
    if (!Made || Made->getNumArgs() < 2)
      return false;
    auto X = constantOf(View, Made->getArg(0));
    auto Y = constantOf(View, Made->getArg(1));
    return X == 32 && (!Y || *Y > 1);
  }
};

void runWarpRows(const AstView &View) {
  if (View.Options.Warp == WarpModel::Native && hasWave64(View.Options))
    WarpRows(View).run();
}

/// # warp-count-grid-math
/// Severity: warning.
///
/// With `--warp=native`: a launch with blocks of 32 by n threads, whose kernel uses
/// shuffles without a width, votes or ballots.
///
/// On AMD: a wave of 64 lanes (gfx9) is made of two such rows. What was a reduction over a
/// row runs over two of them. With `--warp=compat` warps keep 32 lanes and nothing changes.
///
/// What to do: pass 32 as the width of the shuffles, or launch rows of 64 threads.
HIPIFY_AST_CHECK("warp-rows", runWarpRows);

} // namespace
} // namespace hipify
