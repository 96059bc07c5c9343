//===- WarpBranches.cpp - a warp's operation in both branches --------------===//
//
// Since Volta, lanes of a warp meet in `__shfl_sync(~0u, …)` though some come by
// one branch and the others by another. An AMD wave runs the branches one after
// the other: each call serves the lanes of its branch alone.
//
//===----------------------------------------------------------------------===//

#include "DeviceCode.h"

namespace hipify {
namespace {

using namespace clang;

class WarpBranches : public CodeVisitor {
public:
  using CodeVisitor::CodeVisitor;

  bool VisitIfStmt(IfStmt *S) override {
    if (!onDevice() || !S->getElse() || !threadValues().varies(S->getCond()) ||
        !partsWarp(S->getCond()))
      return true;
    llvm::StringRef Name = sharedCall(S->getThen(), S->getElse());
    if (!Name.empty())
      report(View, S->getIfLoc(),
             {"warp-sync-in-branches", Severity::Warning,
              ("both branches call " + Name +
               " for the whole warp: on AMD GPUs the lanes of the two branches "
               "do not meet, each call serves its own; call it once behind the "
               "branches, with the value that they choose")
                  .str()});
    return true;
  }

private:
  /// A call of one function for all 32 lanes on both sides.
  llvm::StringRef sharedCall(const Stmt *Then, const Stmt *Else) const {
    llvm::SmallVector<llvm::StringRef, 4> Left, Right;
    wholeWarpCalls(Then, Left);
    wholeWarpCalls(Else, Right);
    for (llvm::StringRef Name : Left)
      if (llvm::is_contained(Right, Name))
        return Name;
    return {};
  }

  void wholeWarpCalls(const Stmt *S,
                      llvm::SmallVectorImpl<llvm::StringRef> &Into) const {
    if (!S)
      return;
    if (const auto *Call = dyn_cast<CallExpr>(S)) {
      llvm::StringRef Name = cudaCallee(View, Call);
      if (Name.ends_with("_sync") && Call->getNumArgs())
        if (auto Mask = constantOf(View, Call->getArg(0)))
          if (static_cast<uint32_t>(*Mask) == 0xffffffffu)
            Into.push_back(Name);
    }
    for (const Stmt *Child : S->children())
      wholeWarpCalls(Child, Into);
  }

  /// Lanes of one warp may differ in \p S. `threadIdx.x / 32` and its like are
  /// the same for all of them; so, as programs use them, are the other dimensions.
  bool partsWarp(const Stmt *S) const {
    if (!S)
      return false;
    if (const auto *Op = dyn_cast<BinaryOperator>(S)) {
      auto By = constantOf(View, Op->getRHS());
      bool Warps =
          Op->getOpcode() == BO_Div
              ? (By && *By % 32 == 0) ||
                    cudaName(View, Op->getRHS()->IgnoreParenImpCasts()) ==
                        "warpSize"
              : Op->getOpcode() == BO_Shr && By && *By >= 5;
      if (Warps)
        return false;
    }
    if (const auto *Member = dyn_cast<MemberExpr>(S))
      if (cudaName(View, Member->getBase()->IgnoreParenImpCasts()) ==
          "threadIdx")
        return Member->getMemberDecl()->getDeclName().getAsString() == "x";
    if (const auto *Pseudo = dyn_cast<PseudoObjectExpr>(S))
      return partsWarp(Pseudo->getSyntacticForm());
    if (const auto *Ref = dyn_cast<DeclRefExpr>(S))
      if (const auto *Variable = dyn_cast<VarDecl>(Ref->getDecl()))
        return Variable->isLocalVarDecl() && threadsOf(Variable, Ref);
    for (const Stmt *Child : S->children())
      if (partsWarp(Child))
        return true;
    return false;
  }

  /// The variable's first value says; one without is what it is.
  bool threadsOf(const VarDecl *Variable, const DeclRefExpr *Ref) const {
    if (Variable->hasInit())
      return partsWarp(Variable->getInit());
    return const_cast<WarpBranches *>(this)->threadValues().varies(Ref);
  }
};

void runWarpBranches(const AstView &View) { WarpBranches(View).run(); }

/// # warp-sync-in-branches
/// Severity: warning.
///
/// A `*_sync` intrinsic for the whole warp in both branches of a condition that differs
/// between its lanes.
///
/// On AMD: the lanes of a wave run the branches one after the other, on every GPU. A call
/// serves the lanes that reach it together. CUDA lets the lanes of both branches meet,
/// since Volta: the call is one operation of 32 lanes there.
///
/// What to do: choose the operands in the branches and call once behind them.
///
/// Before: `if (c) x = __shfl_sync(~0u, a, 0); else x = __shfl_sync(~0u, b, 1);`
/// After: `x = __shfl_sync(~0u, c ? a : b, c ? 0 : 1);`
HIPIFY_AST_CHECK("warp-branches", runWarpBranches);

} // namespace
} // namespace hipify
