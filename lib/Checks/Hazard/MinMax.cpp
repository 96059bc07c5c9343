//===- MinMax.cpp - min and max of operands with different types ----------===//
//
// `min(n, blockDim.x)` → `min((unsigned int)n, blockDim.x)`: HIP computes mixed
// operands in double.
//
//===----------------------------------------------------------------------===//

#include "DeviceVisitor.h"

namespace hipify {
namespace {

using namespace clang;

class MinMax : public DeviceVisitor {
public:
  using DeviceVisitor::DeviceVisitor;

  bool VisitCallExpr(CallExpr *E) override {
    const FunctionDecl *F = onDevice() ? cudaCallee(E) : nullptr;
    if (F && E->getNumArgs() == 2 &&
        (F->getName() == "min" || F->getName() == "max"))
      check(E, F->getName(), F->getReturnType().getCanonicalType());
    return true;
  }

private:
  QualType typeOf(const Expr *E) const {
    return E->IgnoreParenImpCasts()
        ->getType()
        .getNonReferenceType()
        .getCanonicalType()
        .getUnqualifiedType();
  }

  /// The built-in variables have types of their own in HIP that convert to
  /// unsigned: a cast is as good for them.
  void check(CallExpr *E, llvm::StringRef Name, QualType Result) {
    QualType Left = typeOf(E->getArg(0)), Right = typeOf(E->getArg(1));
    if (!Result->isIntegerType() || !isPlain(Left) || !isPlain(Right) ||
        (Left == Result && Right == Result))
      return;
    PrintingPolicy Policy(View.Context.getLangOpts());
    std::string Type = Result.getAsString(Policy);
    std::vector<Edit> Edits;
    for (const Expr *Arg : E->arguments()) {
      if (typeOf(Arg) == Result)
        continue;
      std::vector<Edit> Cast = castTo(View, Arg, Type);
      if (Cast.empty()) {
        Edits.clear();
        break;
      }
      Edits.insert(Edits.end(), Cast.begin(), Cast.end());
    }
    bool Done = !Edits.empty();
    report(E->getExprLoc(), Name.size(), "min-max-mixed-types",
           Done ? Severity::Note : Severity::Error,
           Name.str() + " of '" + Left.getAsString(Policy) + "' and '" +
               Right.getAsString(Policy) + "' yields double in HIP (CUDA: '" +
               Type + "'); " +
               (Done ? "operands cast to '" : "cast both operands to '") +
               Type + "'",
           std::move(Edits));
  }

  bool isPlain(QualType T) const {
    return !T->isDependentType() && T->isIntegralOrEnumerationType();
  }
};

void runMinMax(const AstView &View) { MinMax(View).run(); }

/// # min-max-mixed-types
/// Severity: note or error.
///
/// `min` or `max` of two integers of different types. CUDA has overloads for
/// each pair that convert to the common type; HIP's device headers answer every
/// mixed pair in `double`, on all GPUs and releases: 64-bit values above 2^53
/// lose bits, negative integers beside unsigned ones are not wrapped, an index
/// of type double does not compile, and double-precision code is generated.
///
/// Both operands are cast to CUDA's result type. Where they come out of a macro
/// that cannot be edited, cast them by hand.
///
/// ```
/// int last = min(n, blockDim.x);                 // before
/// int last = min((unsigned int)n, blockDim.x);   // after
/// ```
HIPIFY_AST_CHECK("min-max-mixed-types", runMinMax);

} // namespace
} // namespace hipify
