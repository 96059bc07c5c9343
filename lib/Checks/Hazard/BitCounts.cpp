//===- BitCounts.cpp - __popc and __ffs, whose types differ ---------------===//
//
// `__popc(m) - 1 >= 0` → `(int)__popc(m) - 1 >= 0`: HIP's count is unsigned.
// `__ffs(x)` of a 64-bit x → `__ffs((int)x)`: HIP's overloads are ambiguous.
//
//===----------------------------------------------------------------------===//

#include "DeviceVisitor.h"
#include "clang/AST/ParentMapContext.h"

namespace hipify {
namespace {

using namespace clang;

class BitCounts : public DeviceVisitor {
public:
  using DeviceVisitor::DeviceVisitor;

  bool VisitCallExpr(CallExpr *E) override {
    const FunctionDecl *F = onDevice() ? cudaCallee(E) : nullptr;
    if (!F || E->getNumArgs() != 1)
      return true;
    if ((F->getName() == "__popc" || F->getName() == "__popcll") &&
        signMatters(E))
      count(E, F->getName());
    else if (F->getName() == "__ffs")
      first(E);
    return true;
  }

private:
  const Expr *parentOf(const Expr *E) const {
    auto Parents = View.Context.getParents(*E);
    return Parents.size() == 1 ? Parents[0].get<Expr>() : nullptr;
  }

  /// Whether something computes with the count so that a sign could show: what
  /// is stored as 32 bits, or compared for equality, has the same bits.
  bool signMatters(const CallExpr *Call) const {
    const Expr *E = Call;
    bool Computed = false;
    while (const Expr *Up = parentOf(E)) {
      if (isa<ParenExpr>(Up)) {
        E = Up;
        continue;
      }
      if (const auto *Cast = dyn_cast<CastExpr>(Up)) {
        if (isa<ExplicitCastExpr>(Cast))
          return false;
        // A count is not negative; a difference may be.
        if (Computed && Cast->getType()->isArithmeticType() &&
            (Cast->getType()->isFloatingType() ||
             View.Context.getTypeSize(Cast->getType()) > 32))
          return true;
        E = Up;
        continue;
      }
      if (isa<ArraySubscriptExpr>(Up))
        return Computed;
      const auto *Binary = dyn_cast<BinaryOperator>(Up);
      if (!Binary) {
        const auto *Unary = dyn_cast<UnaryOperator>(Up);
        if (!Unary || Unary->getOpcode() != UO_Minus)
          return isMinMax(Up);
        Computed = true;
        E = Up;
        continue;
      }
      if (Binary->isEqualityOp() || Binary->isLogicalOp() ||
          Binary->isCommaOp() || Binary->isAssignmentOp())
        return false;
      if (Binary->isRelationalOp())
        return Computed || isSigned(Binary->getLHS() == E ? Binary->getRHS()
                                                          : Binary->getLHS());
      switch (Binary->getOpcode()) {
      case BO_Sub:
        Computed = true;
        break;
      case BO_Add:
      case BO_Mul:
        Computed |= isSigned(Binary->getLHS() == E ? Binary->getRHS()
                                                   : Binary->getLHS());
        break;
      case BO_Div:
      case BO_Rem:
      case BO_Shr:
        return Computed || isSigned(Binary->getLHS() == E ? Binary->getRHS()
                                                          : Binary->getLHS());
      default:
        return false; // bit operations
      }
      E = Up;
    }
    auto Parents = View.Context.getParents(*E);
    const auto *Variable =
        Parents.size() == 1 ? Parents[0].get<VarDecl>() : nullptr;
    return Variable && Variable->getType()->getContainedAutoType();
  }

  /// A signed operand that may be negative: a constant shows whether it is.
  bool isSigned(const Expr *E) const {
    E = E->IgnoreParenImpCasts();
    if (!E->getType()->isSignedIntegerType() || E->isValueDependent())
      return false;
    Expr::EvalResult Value;
    return !E->EvaluateAsInt(Value, View.Context) ||
           Value.Val.getInt().isNegative();
  }

  bool isMinMax(const Expr *E) const {
    const auto *Call = dyn_cast<CallExpr>(E);
    const FunctionDecl *F = Call ? Call->getDirectCallee() : nullptr;
    return F && F->getDeclName().isIdentifier() &&
           (F->getName() == "min" || F->getName() == "max") &&
           View.Where.origin(F) == Origin::Cuda;
  }

  void count(CallExpr *E, llvm::StringRef Name) {
    auto At = View.inPlace(E->getSourceRange());
    bool Done = At.has_value();
    report(E->getExprLoc(), Name.size(), "popc-returns-unsigned",
           Done ? Severity::Note : Severity::Warning,
           "'" + Name.str() + "' returns unsigned in HIP, int in CUDA" +
               (Done ? "; cast to int" : ": cast it to int here"),
           Done ? std::vector{Edit::insert(At->Range.Begin, "(int)")}
                : std::vector<Edit>());
  }

  void first(CallExpr *E) {
    const Expr *Arg = E->getArg(0);
    QualType Type = Arg->IgnoreParenImpCasts()->getType();
    if (Type->isDependentType() || !Type->isIntegerType() ||
        View.Context.getTypeSize(Type) <= 32)
      return;
    std::vector<Edit> Edits = castTo(View, Arg, "int");
    bool Done = !Edits.empty();
    report(E->getExprLoc(), 5, "ffs-overload-ambiguous",
           Done ? Severity::Note : Severity::Error,
           std::string("call to __ffs with a 64-bit argument is ambiguous in "
                       "HIP; CUDA truncates it to int") +
               (Done ? ", and so does the cast; __ffsll would see all bits"
                     : ": cast it, or use __ffsll for all bits"),
           std::move(Edits));
  }
};

void runBitCounts(const AstView &View) { BitCounts(View).run(); }

/// # popc-returns-unsigned
/// Severity: note or warning.
///
/// `__popc` and `__popcll` return `int` in CUDA and `unsigned int` in HIP. Where
/// a sign can show (a difference, a comparison with a signed number, a wider
/// type, `auto`, `min`), the count is cast to int; elsewhere nothing changes.
///
/// ```
/// if (__popc(m) - 1 >= 0) …        // before: always true in HIP
/// if ((int)__popc(m) - 1 >= 0) …   // after
/// ```
///
/// # ffs-overload-ambiguous
/// Severity: note or error.
/// Test: test/check/popc-returns-unsigned.cu.
///
/// `__ffs` takes an int in CUDA, which cuts a 64-bit argument to its low half.
/// HIP has overloads for int and unsigned, and a 64-bit argument fits neither
/// better: it does not compile. The argument is cast to int, as CUDA does;
/// `__ffsll` is what was meant if the value is a 64-bit mask.
HIPIFY_AST_CHECK("popc-returns-unsigned", runBitCounts);

} // namespace
} // namespace hipify
