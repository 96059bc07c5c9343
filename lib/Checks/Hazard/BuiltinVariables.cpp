//===- BuiltinVariables.cpp - threadIdx and its like as uint3 -------------===//
//
// `uint3 t = threadIdx;` → `uint3 t = make_uint3(threadIdx.x, threadIdx.y,
// threadIdx.z);`: in HIP they have types of their own.
//
//===----------------------------------------------------------------------===//

#include "DeviceVisitor.h"
#include "clang/AST/ParentMapContext.h"

namespace hipify {
namespace {

using namespace clang;

class BuiltinVariables : public DeviceVisitor {
public:
  using DeviceVisitor::DeviceVisitor;

  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    const auto *D = dyn_cast<VarDecl>(E->getDecl());
    if (!D || !D->getIdentifier() || View.Where.origin(D) != Origin::Cuda)
      return true;
    llvm::StringRef Name = D->getName();
    if ((Name == "threadIdx" || Name == "blockIdx") && wantsVector(E))
      replace(E, Name.str());
    return true;
  }

private:
  /// The whole variable is used as the uint3 that it is in CUDA; what takes its
  /// type from it, and conversions to dim3, work in HIP as well.
  bool wantsVector(const Expr *E) const {
    for (const Expr *At = E;;) {
      auto Parents = View.Context.getParents(*At);
      if (Parents.size() != 1)
        return false;
      if (const auto *Variable = Parents[0].get<VarDecl>())
        return isUint3(Variable->getType()) &&
               !Variable->getType()->getContainedAutoType();
      const auto *Up = Parents[0].get<Expr>();
      if (!Up)
        return Parents[0].get<ReturnStmt>() != nullptr;
      if (isa<MemberExpr, UnaryOperator, UnaryExprOrTypeTraitExpr>(Up))
        return false;
      if (const auto *Call = dyn_cast<CallExpr>(Up))
        return passes(Call, At);
      if (const auto *Construct = dyn_cast<CXXConstructExpr>(Up)) {
        if (!isUint3(Construct->getType()))
          return false;
      } else if (!isa<CastExpr, ParenExpr, MaterializeTemporaryExpr,
                      ExprWithCleanups, InitListExpr>(Up)) {
        return false;
      }
      At = Up;
    }
  }

  /// The parameter is a uint3 that is not deduced from the argument.
  bool passes(const CallExpr *Call, const Expr *Argument) const {
    const FunctionDecl *F = Call->getDirectCallee();
    if (!F)
      return false;
    if (const FunctionDecl *Pattern = F->getTemplateInstantiationPattern())
      F = Pattern;
    unsigned First = isa<CXXOperatorCallExpr>(Call) && isa<CXXMethodDecl>(F);
    for (unsigned I = First; I < Call->getNumArgs(); ++I)
      if (Call->getArg(I) == Argument)
        return I - First < F->getNumParams() &&
               isUint3(F->getParamDecl(I - First)->getType());
    return First && isa<CXXMethodDecl>(F); // operator= of a uint3
  }

  bool isUint3(QualType T) const {
    if (T->isDependentType())
      return false;
    const auto *Record = T.getNonReferenceType()->getAsCXXRecordDecl();
    return Record && Record->getIdentifier() && Record->getName() == "uint3" &&
           View.Where.origin(Record) == Origin::Cuda;
  }

  void replace(const DeclRefExpr *E, const std::string &Name) {
    auto At = View.inPlace(E->getSourceRange());
    bool Done = At.has_value();
    std::string Text =
        "make_uint3(" + Name + ".x, " + Name + ".y, " + Name + ".z)";
    report(E->getLocation(), Name.size(), "threadidx-to-uint3",
           Done ? Severity::Note : Severity::Error,
           "built-in '" + Name + "' converts to dim3 but not to uint3 in HIP" +
               (Done ? "" : ": write " + Text),
           Done ? std::vector{Edit::replace(At->Range, Text)}
                : std::vector<Edit>());
  }
};

void runBuiltinVariables(const AstView &View) { BuiltinVariables(View).run(); }

/// # threadidx-to-uint3
/// Severity: note or error.
///
/// `threadIdx` and `blockIdx` are `uint3` in CUDA. In HIP each has a type of its
/// own, which converts to `dim3` and, member by member, to unsigned: a uint3 that
/// is initialised with one does not compile.
///
/// ```
/// uint3 t = threadIdx;                                           // before
/// uint3 t = make_uint3(threadIdx.x, threadIdx.y, threadIdx.z);   // after
/// ```
HIPIFY_AST_CHECK("threadidx-to-uint3", runBuiltinVariables);

} // namespace
} // namespace hipify
