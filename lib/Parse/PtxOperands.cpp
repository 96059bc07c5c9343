//===- PtxOperands.cpp - types of the operands of asm statements ----------===//
//
// A constraint names a register's width; whether its value is signed, a pointer
// or an enumeration, the expression's type says.
//
//===----------------------------------------------------------------------===//

#include "AstCheck.h"
#include "clang/AST/DynamicRecursiveASTVisitor.h"
#include "clang/AST/Expr.h"
#include "clang/AST/Stmt.h"

namespace hipify {
namespace {

using namespace clang;

class AsmOperands : public DynamicRecursiveASTVisitor {
public:
  explicit AsmOperands(const AstView &View) : View(View) {}

  bool TraverseFunctionDecl(FunctionDecl *D) override {
    return inside(
        D, [&] { return DynamicRecursiveASTVisitor::TraverseFunctionDecl(D); });
  }
  bool TraverseCXXMethodDecl(CXXMethodDecl *D) override {
    return inside(D, [&] {
      return DynamicRecursiveASTVisitor::TraverseCXXMethodDecl(D);
    });
  }
  bool TraverseLambdaExpr(LambdaExpr *E) override {
    const FunctionDecl *Outer = Function;
    Function = E->getCallOperator();
    bool Go = DynamicRecursiveASTVisitor::TraverseLambdaExpr(E);
    Function = Outer;
    return Go;
  }

  bool VisitGCCAsmStmt(GCCAsmStmt *S) override {
    auto Place = View.Where.spelling(S->getAsmLoc());
    if (!Place)
      return true;
    AsmFact Fact;
    Fact.Offset = Place->Offset;
    bool Device = Function && (Function->hasAttr<CUDADeviceAttr>() ||
                               Function->hasAttr<CUDAGlobalAttr>());
    Fact.InKernel = Function && Function->hasAttr<CUDAGlobalAttr>();
    // What a lambda or template will be called from is not known here.
    Fact.OnHost =
        Function && !Device && !isLambda(Function) && !Function->isTemplated();
    for (unsigned I = 0, E = S->getNumOutputs(); I != E; ++I)
      Fact.Operands.push_back(operand(S->getOutputExpr(I)));
    for (unsigned I = 0, E = S->getNumInputs(); I != E; ++I)
      Fact.Operands.push_back(operand(S->getInputExpr(I)));
    Place->File->Asms.push_back(std::move(Fact));
    return true;
  }

private:
  const AstView &View;
  const FunctionDecl *Function = nullptr;

  template <typename Walk> bool inside(const FunctionDecl *D, Walk Go) {
    const FunctionDecl *Outer = Function;
    Function = D;
    bool Result = Go();
    Function = Outer;
    return Result;
  }

  static bool isLambda(const FunctionDecl *D) {
    const auto *Method = dyn_cast<CXXMethodDecl>(D);
    return Method && Method->getParent()->isLambda();
  }

  AsmOperandFact operand(const Expr *E) const {
    E = E->IgnoreParenImpCasts();
    AsmOperandFact Fact;
    QualType T = E->getType();
    if (!T.isNull() && !T->isDependentType() && !E->isTypeDependent())
      Fact.Type = T.getCanonicalType().getUnqualifiedType().getAsString(
          View.Context.getPrintingPolicy());
    if (const auto *Ref = dyn_cast<DeclRefExpr>(E))
      if (const auto *V = dyn_cast<VarDecl>(Ref->getDecl()))
        Fact.Local = V->hasLocalStorage() && !V->getType()->isReferenceType();
    return Fact;
  }
};

void runAsmOperands(const AstView &View) {
  AsmOperands Visitor(View);
  for (Decl *D : View.Roots)
    Visitor.TraverseDecl(D);
}

HIPIFY_AST_CHECK("asm-operands", runAsmOperands);

} // namespace
} // namespace hipify
