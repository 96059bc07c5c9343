//===- HalfCompare.cpp - operators of half precision that HIP has amiss ---===//
//
// `a >= b` on halves → `__hge(a, b)`: HIP's operator is `!(a < b)`, which holds
// for a NaN, where CUDA's does not.
//
//===----------------------------------------------------------------------===//

#include "DeviceVisitor.h"

namespace hipify {
namespace {

using namespace clang;

class HalfCompare : public DeviceVisitor {
public:
  using DeviceVisitor::DeviceVisitor;

  bool VisitCXXOperatorCallExpr(CXXOperatorCallExpr *E) override {
    const FunctionDecl *F = E->getDirectCallee();
    if (!onDevice() || E->getOperator() != OO_GreaterEqual ||
        E->getNumArgs() != 2 || !F || View.Where.origin(F) != Origin::Cuda)
      return true;
    const auto *Record = E->getArg(0)->getType()->getAsCXXRecordDecl();
    if (!Record || !Record->getIdentifier())
      return true;
    bool Pair = Record->getName() == "__half2";
    if (Pair || Record->getName() == "__half")
      compare(E, Pair ? "__hbge2" : "__hge");
    return true;
  }

private:
  void compare(const CXXOperatorCallExpr *E, const char *Function) {
    auto Left = View.inPlace(E->getArg(0)->getSourceRange());
    auto Right = View.inPlace(E->getArg(1)->getSourceRange());
    // `COMPARE(a, b)` has the operands in place and the operator in its body.
    auto Operator = View.inPlace(E->getOperatorLoc());
    std::vector<Edit> Edits;
    if (Left && Right && Operator && Left->Range.End <= Operator->Range.Begin &&
        Operator->Range.End <= Right->Range.Begin)
      Edits = {Edit::insert(Left->Range.Begin, std::string(Function) + "("),
               Edit::replace({Left->Range.End, Right->Range.Begin}, ", "),
               Edit::insert(Right->Range.End, ")")};
    bool Done = !Edits.empty();
    report(E->getOperatorLoc(), 2, "intrinsic-differs",
           Done ? Severity::Note : Severity::Warning,
           std::string("HIP's >= of half precision holds for a NaN: ") +
               Function + " does not, as CUDA's",
           std::move(Edits));
  }
};

void runHalfCompare(const AstView &View) { HalfCompare(View).run(); }

HIPIFY_AST_CHECK("half-compare", runHalfCompare);

} // namespace
} // namespace hipify
