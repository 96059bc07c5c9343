//===- DeviceCode.cpp - what rules over the AST ask of device code --------===//

#include "DeviceCode.h"
#include "llvm/ADT/STLExtras.h"

namespace hipify {

using namespace clang;

bool runsOnBoth(const FunctionDecl *F) {
  const auto *Device = F->getAttr<CUDADeviceAttr>();
  const auto *Host = F->getAttr<CUDAHostAttr>();
  return Device && Host && !Device->isImplicit();
}

bool runsOnDevice(const FunctionDecl *F) {
  return F->hasAttr<CUDAGlobalAttr>() ||
         (F->hasAttr<CUDADeviceAttr>() &&
          !F->getAttr<CUDADeviceAttr>()->isImplicit());
}

bool runsOnHost(const FunctionDecl *F) {
  return !F->hasAttr<CUDAGlobalAttr>() &&
         (!F->hasAttr<CUDADeviceAttr>() || F->hasAttr<CUDAHostAttr>());
}

static llvm::StringRef nameOf(const AstView &View, const NamedDecl *D) {
  if (!D || !D->getIdentifier() || View.Where.origin(D) != Origin::Cuda)
    return {};
  return D->getName();
}

llvm::StringRef cudaCallee(const AstView &View, const CallExpr *Call) {
  const Expr *Callee = Call->getCallee()->IgnoreParenImpCasts();
  if (const auto *Lookup = dyn_cast<UnresolvedLookupExpr>(Callee))
    return Lookup->decls_begin() == Lookup->decls_end()
               ? llvm::StringRef()
               : nameOf(View, *Lookup->decls_begin());
  return nameOf(View, dyn_cast_or_null<NamedDecl>(Call->getCalleeDecl()));
}

llvm::StringRef cudaName(const AstView &View, const Expr *E) {
  E = E->IgnoreParenImpCasts();
  if (const auto *Ref = dyn_cast<DeclRefExpr>(E))
    return nameOf(View, Ref->getDecl());
  if (const auto *Member = dyn_cast<MemberExpr>(E))
    return nameOf(View, Member->getMemberDecl());
  return {};
}

std::optional<int64_t> constantOf(const AstView &View, const Expr *E) {
  if (E->isValueDependent() || E->isTypeDependent() ||
      !E->getType()->isIntegralOrEnumerationType())
    return std::nullopt;
  Expr::EvalResult Result;
  if (!E->EvaluateAsInt(Result, View.Context) || !Result.Val.isInt())
    return std::nullopt;
  const llvm::APSInt &Value = Result.Val.getInt();
  return Value.isRepresentableByInt64() ? std::optional(Value.getExtValue())
                                        : std::nullopt;
}

void report(const AstView &View, SourceLocation At, Hazard What) {
  auto Place = View.Where.written(At);
  if (!Place)
    return;
  uint32_t Length = 1;
  if (At.isFileID())
    Length =
        std::max(1u, Lexer::MeasureTokenLength(At, View.Where.sources(),
                                               View.Context.getLangOpts()));
  Place->File->Findings.push_back(
      {What.Id.str(),
       What.Level,
       {Place->Offset, Place->Offset + Length},
       std::move(What.Message),
       std::move(What.Edits),
       Place->ViaMacro ? Trust::Expanded : Trust::Resolved,
       What.Unsafe});
}

namespace {

/// Finds what is assigned to the local variables of a function.
class Assignments : public DynamicRecursiveASTVisitor {
public:
  llvm::SmallVector<std::pair<const Decl *, const Expr *>, 32> Found;

  bool VisitVarDecl(VarDecl *D) override {
    if (D->hasLocalStorage() && D->getInit())
      Found.push_back({D, D->getInit()});
    return true;
  }
  bool VisitBinaryOperator(BinaryOperator *E) override {
    if (E->isAssignmentOp())
      if (const auto *Ref = dyn_cast<DeclRefExpr>(E->getLHS()->IgnoreParens()))
        Found.push_back({Ref->getDecl(), E->getRHS()});
    return true;
  }
};

} // namespace

ThreadValues::ThreadValues(const AstView &View, const FunctionDecl *F)
    : View(View) {
  Assignments A;
  A.TraverseStmt(F->getBody());
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (auto [Variable, Value] : A.Found)
      if (!Varying.contains(Variable) && varies(Value))
        Changed = Varying.insert(Variable).second;
  }
}

bool ThreadValues::varies(const Stmt *E) const {
  if (!E)
    return false;
  if (const auto *Ref = dyn_cast<DeclRefExpr>(E)) {
    llvm::StringRef Name = nameOf(View, Ref->getDecl());
    return Name == "threadIdx" || Varying.contains(Ref->getDecl());
  }
  if (const auto *Call = dyn_cast<CallExpr>(E)) {
    llvm::StringRef Name = cudaCallee(View, Call);
    if (Name == "thread_rank" || Name == "__activemask" ||
        Name.starts_with("atomic") || Name.starts_with("__shfl"))
      return true;
    // Whether all threads or some hold a predicate is one answer for a block.
    if (Name.starts_with("__syncthreads_"))
      return false;
  }
  return llvm::any_of(E->children(),
                      [&](const Stmt *Child) { return varies(Child); });
}

void CodeVisitor::run() {
  for (Decl *D : View.Roots)
    TraverseDecl(D);
}

bool CodeVisitor::TraverseStmt(Stmt *S) {
  if (!S)
    return true;
  Enclosing.push_back(S);
  bool Continue = DynamicRecursiveASTVisitor::TraverseStmt(S);
  Enclosing.pop_back();
  return Continue;
}

bool CodeVisitor::TraverseDecl(Decl *D) {
  const auto *F = dyn_cast_or_null<FunctionDecl>(D);
  if (F)
    Functions.push_back(F);
  bool Continue = DynamicRecursiveASTVisitor::TraverseDecl(D);
  if (F)
    Functions.pop_back();
  return Continue;
}

const ThreadValues &CodeVisitor::threadValues() {
  auto &Known = Values[function()];
  if (!Known)
    Known = std::make_unique<ThreadValues>(View, function());
  return *Known;
}

const Stmt *CodeVisitor::parent() const {
  for (size_t I = Enclosing.empty() ? 0 : Enclosing.size() - 1; I-- > 0;)
    if (!isa<ImplicitCastExpr, ParenExpr, ExprWithCleanups,
             MaterializeTemporaryExpr>(Enclosing[I]))
      return Enclosing[I];
  return nullptr;
}

} // namespace hipify
