//===- LastBlock.cpp - the last block reads what the others wrote ---------===//
//
// Each block writes a partial result, fences, and draws a ticket; the last one
// adds the results up. CUDA's fence before the ticket is half of the handshake: the
// reader needs one behind it, which is offered where the branch of the last block
// begins.
//
//===----------------------------------------------------------------------===//

#include "DeviceCode.h"

namespace hipify {
namespace {

using namespace clang;

bool draws(llvm::StringRef Callee) {
  return Callee == "atomicInc" || Callee == "atomicAdd" ||
         Callee == "atomicSub" || Callee == "atomicDec";
}

/// What one device function does, in the order of its text.
class Handshake : public DynamicRecursiveASTVisitor {
public:
  Handshake(const AstView &View, const FunctionDecl *F) : View(View) {
    TraverseStmt(F->getBody());
  }

  const CallExpr *Ticket = nullptr; ///< the first one behind a fence
  const IfStmt *Last = nullptr;     ///< what only the last block does
  bool Reads = false;               ///< there, what was written before

  bool VisitCallExpr(CallExpr *E) override {
    llvm::StringRef Name = cudaCallee(View, E);
    bool Fences = Name == "__threadfence" || Name == "__threadfence_system";
    if (Fences && !Ticket)
      Fenced = true;
    else if (Fences)
      Acquired = true;
    else if (Fenced && !Ticket && draws(Name))
      Ticket = E;
    return true;
  }

  bool VisitVarDecl(VarDecl *D) override {
    if (D->getInit() && isTicket(D->getInit()))
      Flags.insert(D);
    return true;
  }

  bool VisitBinaryOperator(BinaryOperator *E) override {
    if (!E->isAssignmentOp())
      return true;
    const Expr *To = E->getLHS()->IgnoreParens();
    if (E->getOpcode() == BO_Assign)
      Targets.insert(To);
    if (const auto *Ref = dyn_cast<DeclRefExpr>(To)) {
      if (isTicket(E->getRHS()))
        Flags.insert(Ref->getDecl());
    } else if (const ParmVarDecl *Base = baseOf(To); Base && !Ticket) {
      Written.insert(Base);
    }
    return true;
  }

  bool TraverseIfStmt(IfStmt *S) override {
    bool Here = !Last && isTicket(S->getCond());
    if (!Here)
      return DynamicRecursiveASTVisitor::TraverseIfStmt(S);
    TraverseStmt(S->getCond());
    Last = S;
    Inside = true;
    TraverseStmt(S->getThen());
    Inside = false;
    return TraverseStmt(S->getElse());
  }

  bool VisitArraySubscriptExpr(ArraySubscriptExpr *E) override {
    read(E);
    return true;
  }
  bool VisitUnaryOperator(UnaryOperator *E) override {
    read(E);
    return true;
  }

private:
  const AstView &View;
  bool Fenced = false, Acquired = false, Inside = false;
  llvm::DenseSet<const Decl *> Flags, Written;
  llvm::DenseSet<const Expr *> Targets; ///< written here, not read

  void read(const Expr *E) {
    const ParmVarDecl *Base = Inside && !Acquired ? baseOf(E) : nullptr;
    Reads |= Base && Written.contains(Base) && !Targets.contains(E) &&
             !E->getType().isVolatileQualified();
  }

  /// The number drawn, or something that was made of it.
  bool isTicket(const Stmt *S) const {
    if (!S || !Ticket)
      return S && Fenced && drawsBelow(S);
    if (S == Ticket)
      return true;
    if (const auto *Ref = dyn_cast<DeclRefExpr>(S))
      return Flags.contains(Ref->getDecl());
    return llvm::any_of(S->children(),
                        [&](const Stmt *Child) { return isTicket(Child); });
  }

  /// A declaration is visited before the call in its initialiser.
  bool drawsBelow(const Stmt *S) const {
    if (!S)
      return false;
    if (const auto *Call = dyn_cast<CallExpr>(S))
      if (draws(cudaCallee(View, Call)))
        return true;
    return llvm::any_of(S->children(),
                        [&](const Stmt *Child) { return drawsBelow(Child); });
  }

  /// The pointer parameter whose element \p E is: `out[i]`, `*out`.
  static const ParmVarDecl *baseOf(const Expr *E) {
    if (const auto *Element = dyn_cast<ArraySubscriptExpr>(E))
      E = Element->getBase();
    else if (const auto *Star = dyn_cast<UnaryOperator>(E);
             Star && Star->getOpcode() == UO_Deref)
      E = Star->getSubExpr();
    else
      return nullptr;
    const auto *Ref = dyn_cast<DeclRefExpr>(E->IgnoreParenImpCasts());
    return Ref ? dyn_cast<ParmVarDecl>(Ref->getDecl()) : nullptr;
  }
};

class LastBlock : public CodeVisitor {
public:
  using CodeVisitor::CodeVisitor;

  bool VisitFunctionDecl(FunctionDecl *D) override {
    if (!D->doesThisDeclarationHaveABody() || !runsOnDevice(D))
      return true;
    Handshake H(View, D);
    if (!H.Reads)
      return true;
    std::vector<Edit> Edits;
    if (const auto *Block = dyn_cast<CompoundStmt>(H.Last->getThen()))
      if (auto At = View.spelled(Block->getLBracLoc()))
        Edits.push_back(Edit::insert(At->Range.End, " __threadfence();"));
    bool Offered = !Edits.empty();
    report(
        View, H.Ticket->getExprLoc(),
        {"last-block-pattern", Severity::Warning,
         "the block that draws the last ticket reads what others wrote: the "
         "fence before the ticket is theirs, and without one behind it an AMD "
         "compute unit may answer from its own cache; call __threadfence() "
         "before reading",
         std::move(Edits), Offered});
    return true;
  }
};

void runLastBlock(const AstView &View) { LastBlock(View).run(); }

/// # last-block-pattern
/// Severity: warning.
///
/// A kernel writes partial results, calls `__threadfence()` and counts the blocks with an
/// atomic; the last block then reads the results by plain loads, with no fence between.
///
/// On AMD: the vector cache of a compute unit is not coherent with the others'. A fence
/// before the atomic makes the writes visible; what the reader's cache holds is only
/// dropped by a fence behind it (LLVM's memory model for AMDGPU: an acquire at agent
/// scope). CUDA's model asks for the pair as well, its hardware forgives the missing half
/// more often. `volatile` loads and loads behind a second `__threadfence()` are not
/// reported.
///
/// ```
/// if (ticket == gridDim.x - 1) {                     // before
/// if (ticket == gridDim.x - 1) { __threadfence();    // after
/// ```
HIPIFY_AST_CHECK("last-block", runLastBlock);

} // namespace
} // namespace hipify
