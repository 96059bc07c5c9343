//===- DeviceCosts.cpp - device code that costs or rounds otherwise -------===//
//
// A heap on the GPU, calls that the compiler cannot follow, and powers that are
// computed in float: notes, and a cast that keeps CUDA's type.
//
//===----------------------------------------------------------------------===//

#include "DeviceVisitor.h"
#include <utility>

namespace hipify {
namespace {

using namespace clang;

class DeviceCosts : public DeviceVisitor {
public:
  using DeviceVisitor::DeviceVisitor;

  bool TraverseFunctionDecl(FunctionDecl *D) override {
    const FunctionDecl *Before = std::exchange(Around, D);
    bool Continue = DeviceVisitor::TraverseFunctionDecl(D);
    Around = Before;
    return Continue;
  }

  bool VisitCallExpr(CallExpr *E) override {
    if (!onDevice())
      return true;
    const FunctionDecl *F = E->getDirectCallee();
    if (!F) {
      indirect(E);
      return true;
    }
    if (!F->getIdentifier())
      return true;
    if (Around && F->getCanonicalDecl() == Around->getCanonicalDecl())
      report(E->getExprLoc(), 1, "device-stack-recursion", Severity::Note,
             "recursion needs a stack for each lane in scratch memory: set it "
             "with hipDeviceSetLimit(hipLimitStackSize, bytes), or loop");
    if (View.Where.origin(F) == Origin::User)
      return true;
    if ((F->getName() == "malloc" || F->getName() == "free") && onDeviceOnly())
      heap(E->getExprLoc());
    else if (F->getName() == "pow")
      power(E);
    return true;
  }

  bool VisitCXXMemberCallExpr(CXXMemberCallExpr *E) override {
    const CXXMethodDecl *M = E->getMethodDecl();
    if (onDeviceOnly() && M && M->isVirtual())
      indirectAt(E->getExprLoc(), "a virtual call");
    return true;
  }

  bool VisitCXXNewExpr(CXXNewExpr *E) override {
    if (onDeviceOnly() && E->getNumPlacementArgs() == 0)
      heap(E->getBeginLoc());
    return true;
  }

private:
  const FunctionDecl *Around = nullptr;
  bool HeapSaid = false, IndirectSaid = false;

  void heap(SourceLocation At) {
    if (!std::exchange(HeapSaid, true))
      report(
          At, 1, "device-malloc", Severity::Note,
          "memory from the heap on the GPU is slow on AMD, and host calls do "
          "not take its pointers: allocate on the host where the size is "
          "known");
  }

  void indirect(const CallExpr *E) {
    if (E->isTypeDependent() || E->isValueDependent() ||
        isa<CXXMemberCallExpr, CXXOperatorCallExpr>(E) || !onDeviceOnly() ||
        !E->getCallee()->getType()->isFunctionPointerType())
      return;
    indirectAt(E->getExprLoc(), "a call through a pointer");
  }

  void indirectAt(SourceLocation At, llvm::StringRef What) {
    if (!std::exchange(IndirectSaid, true))
      report(At, 1, "device-stack-recursion", Severity::Note,
             (What + " makes the compiler reserve registers and scratch memory "
                     "for the worst callee, which costs occupancy; a template "
                     "argument or a switch does not")
                 .str());
  }

  /// `pow(x, 2)` with a float x is of type double for nvcc.
  void power(const CallExpr *E) {
    if (E->getNumArgs() != 2 || E->isTypeDependent())
      return;
    const Expr *Base = E->getArg(0)->IgnoreImpCasts();
    QualType X = Base->getType().getCanonicalType().getUnqualifiedType();
    QualType N = E->getArg(1)->IgnoreImpCasts()->getType();
    if (!X->isSpecificBuiltinType(BuiltinType::Float) || N->isDependentType() ||
        !N->isIntegerType())
      return;
    std::vector<Edit> Edits = castTo(View, Base, "double");
    auto At = View.Where.spelling(E->getExprLoc());
    if (!At || E->getBeginLoc().isMacroID())
      return;
    bool Offered = !Edits.empty();
    At->File->Findings.push_back({"abs-unsigned-pow-int",
                                  Severity::Note,
                                  {At->Offset, At->Offset + 3},
                                  "pow of a float and an integer is computed "
                                  "in float by HIP, in double by "
                                  "nvcc: slower there, less exact here; cast "
                                  "the base to double to keep it",
                                  std::move(Edits),
                                  Trust::Resolved,
                                  Offered});
  }
};

void runDeviceCosts(const AstView &View) { DeviceCosts(View).run(); }

/// # device-malloc
/// Severity: note.
/// Test: test/check/device-costs.cu.
///
/// `malloc`, `free` or `new` in device code. HIP has a heap on the GPU, whose size
/// `cudaLimitMallocHeapSize` does not set in the same way; it is slow, and `hipMemcpy` and
/// `hipFree` do not take its pointers. Said once in a unit.
///
/// # device-stack-recursion
/// Severity: note.
/// Test: test/check/device-costs.cu.
///
/// Recursion, or a call through a pointer or a virtual function, in device code. It works.
/// Such a function gets the registers and the scratch memory of the worst callee; a stack
/// that recursion outgrows is set by `hipDeviceSetLimit(hipLimitStackSize, …)`. The address
/// of a `__device__` function must be taken on the device.
///
/// # abs-unsigned-pow-int
/// Severity: note.
/// Test: test/check/device-costs.cu.
///
/// `pow(x, n)` with a float and an integer, in device code. nvcc computes it in double, as
/// C++ says; HIP's overload is computed in float. Results differ in the last digits of a
/// float. `--unsafe` casts the base to double, which is CUDA's result at CUDA's price.
///
/// Before: `double y = pow(x, 2);`
/// After: `double y = pow((double)x, 2);`
HIPIFY_AST_CHECK("device-costs", runDeviceCosts);

} // namespace
} // namespace hipify
