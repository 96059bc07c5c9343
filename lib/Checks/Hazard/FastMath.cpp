//===- FastMath.cpp - tests for NaN in a build with fast math -------------===//
//
// nvcc's --use_fast_math keeps NaN and infinity; -ffast-math, which takes its
// place for hipcc, assumes that there are none and removes the tests for them.
//
//===----------------------------------------------------------------------===//

#include "../../Input/NvccFlags.h"
#include "DeviceCode.h"
#include "llvm/ADT/StringSwitch.h"

namespace hipify {
namespace {

using namespace clang;

/// Asks for NaN or infinity, or makes one.
bool needsNan(llvm::StringRef Name) {
  Name.consume_front("__builtin_");
  return llvm::StringSwitch<bool>(Name)
      .Cases({"isnan", "isinf", "isfinite", "isnormal", "fpclassify"}, true)
      .Cases({"isinf_sign", "__isnan", "__isnanf", "__isinf", "__isinff"}, true)
      .Cases({"inf", "inff", "huge_val", "huge_valf", "nan", "nanf"}, true)
      .Default(false);
}

class FastMath : public CodeVisitor {
public:
  using CodeVisitor::CodeVisitor;

  bool VisitCallExpr(CallExpr *E) override {
    const FunctionDecl *F = E->getDirectCallee();
    if (!onDevice() || !F || !F->getIdentifier() || !needsNan(F->getName()) ||
        (!F->getBuiltinID() && View.Where.origin(F) == Origin::User) ||
        !Told.insert(function()).second)
      return true;
    report(View, E->getExprLoc(),
           {"use-fast-math", Severity::Warning,
            "--use_fast_math keeps NaN and infinity, -ffast-math assumes that "
            "there are none and removes this: build with -ffast-math "
            "-fno-finite-math-only"});
    return true;
  }

private:
  llvm::DenseSet<const FunctionDecl *> Told;
};

void runFastMath(const AstView &View) {
  if (View.Context.Idents.get(FastMathMacro).hasMacroDefinition())
    FastMath(View).run();
}

/// # use-fast-math
/// Severity: warning.
///
/// The build passes `--use_fast_math` (as the compile database or the arguments after `--`
/// say), and device code tests for NaN or infinity or makes one. Said once for each
/// function.
///
/// On AMD: hipcc has no `--use_fast_math`; `-ffast-math`, which scripts put in its place,
/// also means `-ffinite-math-only`. The compiler then takes `isnan(x)` for false and a
/// comparison with `INFINITY` for anything. CUDA's option keeps both.
///
/// What to do: build with `-ffast-math -fno-finite-math-only`, or with
/// `-fgpu-approx-transcendentals -fgpu-flush-denormals-to-zero` for the fast functions
/// alone.
HIPIFY_AST_CHECK("fast-math", runFastMath);

} // namespace
} // namespace hipify
