//===- DevicePointer.cpp - arithmetic on CUdeviceptr ----------------------===//
//
// A CUdeviceptr is an integer, a hipDeviceptr_t a `void *`: sums need a cast.
// `d + 16` → `(hipDeviceptr_t)((char *)d + 16)`; what cannot be rewritten in
// place is reported.
//
//===----------------------------------------------------------------------===//

#include "../../Parse/AstCheck.h"
#include "clang/AST/DynamicRecursiveASTVisitor.h"
#include "clang/AST/Expr.h"
#include "clang/AST/ExprCXX.h"

namespace hipify {
namespace {

using namespace clang;

class PointerSums : public DynamicRecursiveASTVisitor {
public:
  explicit PointerSums(const AstView &View) : View(View) {}

  bool VisitBinaryOperator(BinaryOperator *E) override {
    bool Left = isDevicePointer(E->getLHS()),
         Right = isDevicePointer(E->getRHS());
    if (E->getOpcode() == BO_Assign)
      convert(E->getLHS()->getType(), E->getRHS());
    if (!Left && !Right)
      return true;
    switch (E->getOpcode()) {
    case BO_Add:
      sum(E, Left ? E->getLHS() : E->getRHS(), Left && Right);
      break;
    case BO_Sub:
      if (Left && Right)
        difference(E);
      else
        sum(E, E->getLHS(), !Left);
      break;
    case BO_AddAssign:
    case BO_SubAssign:
      compound(E);
      break;
    case BO_Mul:
    case BO_Div:
    case BO_Rem:
    case BO_And:
    case BO_Or:
    case BO_Xor:
    case BO_Shl:
    case BO_Shr:
      report(E->getSourceRange(), E->getOperatorLoc());
      break;
    default:
      break;
    }
    return true;
  }

  bool VisitVarDecl(VarDecl *D) override {
    if (D->getInit() && !D->isCXXForRangeDecl())
      convert(D->getType(), D->getInit());
    return true;
  }

  bool VisitCallExpr(CallExpr *E) override {
    if (const FunctionDecl *Callee = E->getDirectCallee())
      for (unsigned I = 0,
                    N = std::min(E->getNumArgs(), Callee->getNumParams());
           I != N; ++I)
        convert(Callee->getParamDecl(I)->getType(), E->getArg(I));
    return true;
  }

private:
  const AstView &View;

  /// An address and an integer are one type in CUDA, not in HIP. Zero is a null
  /// pointer there, too.
  void convert(QualType To, const Expr *From) {
    if (To->isDependentType() || From->isTypeDependent() ||
        !To.getNonReferenceType()->isIntegerType())
      return;
    const Expr *E = From->IgnoreParenImpCasts();
    if (!E->getType()->isIntegerType() ||
        E->isNullPointerConstant(View.Context,
                                 Expr::NPC_ValueDependentIsNotNull))
      return;
    if (isDeviceType(To.getNonReferenceType()) == isDeviceValue(E))
      return;
    add(E->getSourceRange(), E->getExprLoc(), {});
  }

  /// An address, or a sum with one, which carries no name of its own.
  bool isDeviceValue(const Expr *E) const {
    E = E->IgnoreParenImpCasts();
    if (const auto *Sum = dyn_cast<BinaryOperator>(E);
        Sum && Sum->isAdditiveOp())
      return isDeviceValue(Sum->getLHS()) != isDeviceValue(Sum->getRHS());
    if (const auto *Choice = dyn_cast<ConditionalOperator>(E))
      return isDeviceValue(Choice->getTrueExpr()) ||
             isDeviceValue(Choice->getFalseExpr());
    return isDevicePointer(E);
  }

  /// Written as CUdeviceptr, whatever integer that is.
  bool isDevicePointer(const Expr *E) const {
    return isDeviceType(E->IgnoreParenImpCasts()->getType());
  }

  bool isDeviceType(QualType T) const {
    while (const auto *Typedef = T->getAs<TypedefType>()) {
      const TypedefNameDecl *D = Typedef->getDecl();
      if (D->getName().starts_with("CUdeviceptr"))
        return View.Where.origin(D) == Origin::Cuda;
      T = D->getUnderlyingType();
    }
    return false;
  }

  void add(SourceRange Range, SourceLocation At, std::vector<Edit> Edits) {
    auto Place = View.Where.spelling(At);
    if (!Place)
      return;
    bool Done = !Edits.empty();
    Place->File->Findings.push_back(
        {"devptr-arith",
         Done ? Severity::Note : Severity::Warning,
         {Place->Offset, Place->Offset + 1},
         Done ? "arithmetic on a device pointer goes through char *: "
                "hipDeviceptr_t is a void *"
              : "CUdeviceptr is an integer, hipDeviceptr_t a void *: cast to "
                "char * or uintptr_t for this",
         std::move(Edits),
         Place->ViaMacro ? Trust::Expanded : Trust::Resolved,
         false});
  }
  void report(SourceRange Range, SourceLocation At) { add(Range, At, {}); }

  void sum(BinaryOperator *E, const Expr *Pointer, bool Odd) {
    auto Whole = View.spelled(E->getSourceRange());
    auto Part = View.spelled(Pointer->getSourceRange());
    if (Odd || !Whole || !Part || Whole->File != Part->File ||
        E->getBeginLoc().isMacroID())
      return report(E->getSourceRange(), E->getOperatorLoc());
    add(E->getSourceRange(), E->getOperatorLoc(),
        {Edit::insert(Whole->Range.Begin, "(hipDeviceptr_t)("),
         Edit::insert(Part->Range.Begin, "(char *)"),
         Edit::insert(Whole->Range.End, ")")});
  }

  void difference(BinaryOperator *E) {
    auto Left = View.spelled(E->getLHS()->getSourceRange());
    auto Right = View.spelled(E->getRHS()->getSourceRange());
    if (!Left || !Right || E->getBeginLoc().isMacroID())
      return report(E->getSourceRange(), E->getOperatorLoc());
    add(E->getSourceRange(), E->getOperatorLoc(),
        {Edit::insert(Left->Range.Begin, "(char *)"),
         Edit::insert(Right->Range.Begin, "(char *)")});
  }

  /// `d += n` → `d = (hipDeviceptr_t)((char *)d + n)`, for a plain variable.
  void compound(BinaryOperator *E) {
    const auto *Variable = dyn_cast<DeclRefExpr>(E->getLHS()->IgnoreParens());
    auto Right = View.spelled(E->getRHS()->getSourceRange());
    auto Operator = View.spelled(E->getOperatorLoc());
    if (!Variable || !Right || !Operator || E->getBeginLoc().isMacroID())
      return report(E->getSourceRange(), E->getOperatorLoc());
    std::string Name = Variable->getNameInfo().getAsString();
    std::string Op = E->getOpcode() == BO_AddAssign ? "+" : "-";
    add(E->getSourceRange(), E->getOperatorLoc(),
        {Edit::replace(Operator->Range,
                       "= (hipDeviceptr_t)((char *)" + Name + " " + Op + " ("),
         Edit::insert(Right->Range.End, "))")});
  }
};

void runDevicePointer(const AstView &View) {
  PointerSums Visitor(View);
  for (Decl *D : View.Roots)
    Visitor.TraverseDecl(D);
}

/// # devptr-arith
/// Severity: note or warning.
///
/// `CUdeviceptr` is an integer, `hipDeviceptr_t` is `void *`: sums and conversions
/// to integers do not compile in HIP. Sums go through `char *`; what cannot be
/// rewritten in place is a warning.
///
/// ```
/// CUdeviceptr q = p + off;                                  // before
/// hipDeviceptr_t q = (hipDeviceptr_t)((char *)p + off);     // after
/// ```
HIPIFY_AST_CHECK("devptr-arith", runDevicePointer);

} // namespace
} // namespace hipify
