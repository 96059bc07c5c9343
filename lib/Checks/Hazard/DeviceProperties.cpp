//===- DeviceProperties.cpp - numbers that mean NVIDIA's GPUs -------------===//
//
// Compute capabilities and error codes compared with numbers, host calls in
// device code, and structs filled by position whose order differs. Each is
// reported where the comparison, call or list stands.
//
//===----------------------------------------------------------------------===//

#include "DeviceVisitor.h"

namespace hipify {
namespace {

using namespace clang;

class DeviceProperties : public DeviceVisitor {
public:
  using DeviceVisitor::DeviceVisitor;

  bool VisitBinaryOperator(BinaryOperator *E) override {
    if (!E->isComparisonOp())
      return true;
    for (auto [Side, Other] : {std::pair{E->getLHS(), E->getRHS()},
                               std::pair{E->getRHS(), E->getLHS()}}) {
      if (const MemberExpr *M = capability(Side); M && !capability(Other)) {
        report(M->getMemberLoc(), M->getMemberDecl()->getName().size(),
               "compute-capability-logic", Severity::Warning,
               "compute capability numbers of AMD GPUs are not comparable with "
               "NVIDIA's (gfx90a says 9.0, gfx1100 11.0): ask for the feature, "
               "or compare gcnArchName");
        break;
      }
      if (errorNumber(Side, Other))
        break;
    }
    return true;
  }

  bool VisitCallExpr(CallExpr *E) override {
    const FunctionDecl *F = onDeviceOnly() ? cudaCallee(E) : nullptr;
    if (F && F->getName().starts_with("cuda") && F->getName().size() > 4 &&
        llvm::isUpper(F->getName()[4]) &&
        !F->getName().starts_with("cudaGridDependency") &&
        !F->getName().starts_with("cudaTrigger"))
      report(E->getExprLoc(), F->getName().size(), "cuda-device-runtime-api",
             Severity::Error,
             "'" + F->getName().str() +
                 "' is called in device code: HIP has no device runtime; call "
                 "it on the host");
    return true;
  }

  bool VisitInitListExpr(InitListExpr *E) override {
    if (E->isSemanticForm() && E->getSyntacticForm())
      E = E->getSyntacticForm();
    if (View.Options.Rocm >= Version(7) || E->getNumInits() < 2 ||
        isa<DesignatedInitExpr>(E->getInit(0)) || !isMemset(E->getType()))
      return true;
    report(E->getBeginLoc(), 1, "memset-node-params-order", Severity::Warning,
           "hipMemsetParams has another order of members than "
           "cudaMemsetParams before ROCm 7.0: set them by name");
    return true;
  }

private:
  /// `prop.major`, `prop.minor`, and sums of them such as `10 * major + minor`.
  const MemberExpr *capability(const Expr *E) const {
    E = E->IgnoreParenImpCasts();
    if (const auto *Sum = dyn_cast<BinaryOperator>(E);
        Sum && (Sum->isAdditiveOp() || Sum->isMultiplicativeOp())) {
      const MemberExpr *Left = capability(Sum->getLHS());
      return Left ? Left : capability(Sum->getRHS());
    }
    const auto *M = dyn_cast<MemberExpr>(E);
    const FieldDecl *Field = M ? property(M) : nullptr;
    return Field && (Field->getName() == "major" || Field->getName() == "minor")
               ? M
               : nullptr;
  }

  /// The member of cudaDeviceProp that \p E names; null for others.
  const FieldDecl *property(const MemberExpr *E) const {
    const auto *Field = dyn_cast<FieldDecl>(E->getMemberDecl());
    bool Of = Field && Field->getIdentifier() &&
              Field->getParent()->getIdentifier() &&
              Field->getParent()->getName() == "cudaDeviceProp" &&
              View.Where.origin(Field) == Origin::Cuda;
    return Of ? Field : nullptr;
  }

  /// An error code beside a literal other than 0.
  bool errorNumber(const Expr *Code, const Expr *Number) {
    Code = Code->IgnoreParenImpCasts();
    const auto *Literal = dyn_cast<IntegerLiteral>(Number->IgnoreParenCasts());
    const auto *Enum = Code->getType()->getAs<EnumType>();
    if (!Literal || Literal->getValue() == 0 || !Enum)
      return false;
    const EnumDecl *D = Enum->getDecl();
    if (View.Where.origin(D) != Origin::Cuda || !D->getIdentifier() ||
        (D->getName() != "cudaError" && D->getName() != "cudaError_enum"))
      return false;
    report(Literal->getLocation(), 1, "error-code-numeric", Severity::Warning,
           "error codes have other numbers in HIP (18 and 20 are 912 and 911): "
           "compare with the name");
    return true;
  }

  bool isMemset(QualType T) const {
    const auto *Record = T->getAsRecordDecl();
    return Record && Record->getIdentifier() &&
           Record->getName() == "cudaMemsetParams" &&
           View.Where.origin(Record) == Origin::Cuda;
  }
};

void runDeviceProperties(const AstView &View) { DeviceProperties(View).run(); }

/// # compute-capability-logic
/// Severity: warning.
///
/// `prop.major` and `prop.minor` are compared. On AMD GPUs they are the GPU's
/// generation: gfx90a and gfx942 say 9, gfx1030 10, gfx1100 11. A test for "at
/// least 8.0" is true on all of them, whatever the program wants tensor cores or
/// asynchronous copies for.
///
/// Ask for the feature (`prop.arch.has…`, an attribute) or compare
/// `prop.gcnArchName`.
///
/// # error-code-numeric
/// Severity: warning.
/// Test: test/check/compute-capability-logic.cu.
///
/// An error code is compared with a number. Some codes have other numbers in HIP:
/// `InvalidTexture` is 18 in CUDA and 912 in HIP, `InvalidChannelDescriptor` 20
/// and 911. Compare with the name.
///
/// # cuda-device-runtime-api
/// Severity: error.
/// Test: test/check/compute-capability-logic.cu.
///
/// A function of the runtime is called in device code (dynamic parallelism). HIP
/// has no device runtime on any GPU; the call does not compile.
///
/// # memset-node-params-order
/// Severity: warning.
/// Test: test/check/compute-capability-logic.cu.
///
/// `hipMemsetParams` has CUDA's order of members from ROCm 7.0 on and another one
/// before. An initialiser by position fills the wrong ones; set them by name.
HIPIFY_AST_CHECK("device-properties", runDeviceProperties);

} // namespace
} // namespace hipify
