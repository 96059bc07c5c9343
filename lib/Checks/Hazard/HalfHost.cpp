//===- HalfHost.cpp - operators of half precision in host code ------------===//
//
// `a + b` on `__half` in a function of the host: HIP's operators are for the
// device only before release 7.2. hipify-compat/half_host.h has them.
//
//===----------------------------------------------------------------------===//

#include "DeviceVisitor.h"
#include "llvm/ADT/DenseSet.h"

namespace hipify {
namespace {

using namespace clang;

/// Looks into instantiations, too: a reference that is a template knows its
/// operands' type only there.
class HalfHost : public DynamicRecursiveASTVisitor {
  using Base = DynamicRecursiveASTVisitor;

public:
  explicit HalfHost(const AstView &View) : View(View) {
    ShouldVisitTemplateInstantiations = true;
  }

  bool TraverseFunctionDecl(FunctionDecl *F) override {
    return inside(F, [&] { return Base::TraverseFunctionDecl(F); });
  }
  bool TraverseCXXMethodDecl(CXXMethodDecl *F) override {
    return inside(F, [&] { return Base::TraverseCXXMethodDecl(F); });
  }

  bool VisitCXXOperatorCallExpr(CXXOperatorCallExpr *E) override {
    // Plain assignment is on the host in HIP, too.
    if (!OnHost || !E->getNumArgs() || E->getOperator() == OO_Equal)
      return true;
    const FunctionDecl *F = E->getDirectCallee();
    const auto *Record = E->getArg(0)->getType()->getAsCXXRecordDecl();
    if (!F || !Record || !Record->getIdentifier() ||
        View.Where.origin(F) != Origin::Cuda ||
        (Record->getName() != "__half" && Record->getName() != "__half2"))
      return true;
    auto At = View.Where.written(E->getOperatorLoc());
    // One include serves the whole file.
    if (At && Said.insert(At->File).second)
      At->File->Findings.push_back(
          {"half-host-operators",
           Severity::Note,
           {At->Offset, At->Offset + 1},
           "HIP's operators of half precision are for the device only before "
           "ROCm 7.2: hipify-compat/half_host.h has them for the host",
           {},
           At->ViaMacro ? Trust::Expanded : Trust::Resolved,
           false});
    return true;
  }

private:
  const AstView &View;
  bool OnHost = false;
  llvm::DenseSet<const FileFacts *> Said;

  template <typename Fn> bool inside(const FunctionDecl *F, Fn Traverse) {
    bool Before = OnHost;
    OnHost = sideOf(F) != Side::Device;
    bool Continue = Traverse();
    OnHost = Before;
    return Continue;
  }
};

void runHalfHost(const AstView &View) {
  HalfHost Visitor(View);
  if (View.Options.Rocm < Version(7, 2))
    for (Decl *D : View.Roots)
      Visitor.TraverseDecl(D);
}

/// # half-host-operators
/// Severity: note.
///
/// Arithmetic or comparison of `__half` or `__half2` by operators in code of the host, the
/// reference of a test for example; in templates where one is used so.
///
/// On AMD: up to ROCm 7.1 HIP's operators are for the device only, and the compiler ends in an
/// error.
///
/// What happens: the file includes `hipify-compat/half_host.h`, which has them for the host,
/// with CUDA's results.
HIPIFY_AST_CHECK("half-host", runHalfHost);

} // namespace
} // namespace hipify
