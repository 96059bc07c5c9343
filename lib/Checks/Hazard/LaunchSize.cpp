//===- LaunchSize.cpp - launches of more work-items than HIP takes --------===//
//
// `k<<<1 << 23, 512>>>()` asks for 2^32 threads: a launch on AMD has fewer in
// each dimension. Reported where the sizes are constants.
//
//===----------------------------------------------------------------------===//

#include "DeviceVisitor.h"
#include "clang/AST/ExprCXX.h"

namespace hipify {
namespace {

using namespace clang;

class LaunchSize : public DeviceVisitor<LaunchSize> {
public:
  using DeviceVisitor::DeviceVisitor;

  bool VisitCUDAKernelCallExpr(CUDAKernelCallExpr *E) {
    const CallExpr *Config = E->getConfig();
    if (!Config || Config->getNumArgs() < 2)
      return true;
    std::optional<uint64_t> Grid = constant(Config->getArg(0));
    std::optional<uint64_t> Block = constant(Config->getArg(1));
    if (!Grid || !Block || *Block > 1024 || *Grid < (uint64_t(1) << 32) / 1024)
      return true;
    if (*Grid * *Block >= uint64_t(1) << 32)
      report(
          Config->getBeginLoc(), 3, "grid-size-2-32", Severity::Error,
          "grid times block reaches 2^32 work-items, which HIP cannot launch: "
          "launch fewer blocks that loop over the elements");
    return true;
  }

private:
  /// The x of a size that is written as one constant.
  std::optional<uint64_t> constant(const Expr *Size) const {
    Size = Size->IgnoreParenImpCasts();
    if (const auto *Temporary = dyn_cast<MaterializeTemporaryExpr>(Size))
      Size = Temporary->getSubExpr()->IgnoreParenImpCasts();
    if (const auto *Construct = dyn_cast<CXXConstructExpr>(Size)) {
      if (!Construct->getNumArgs())
        return std::nullopt;
      Size = Construct->getArg(0);
    }
    Expr::EvalResult Value;
    if (Size->isValueDependent() || !Size->getType()->isIntegerType() ||
        !Size->EvaluateAsInt(Value, View.Context))
      return std::nullopt;
    return Value.Val.getInt().getLimitedValue();
  }
};

void runLaunchSize(const AstView &View) { LaunchSize(View).run(); }

/// # grid-size-2-32
/// Severity: error.
///
/// A launch with constant sizes asks for 2^32 threads or more in one dimension.
/// CUDA takes up to 2^31 - 1 blocks of 1024; on AMD GPUs blocks times threads of a
/// block stay below 2^32 in each dimension. From ROCm 7.0 on the launch fails with
/// `hipErrorInvalidConfiguration`.
///
/// Launch as many blocks as the GPU holds and let each loop over its elements.
HIPIFY_AST_CHECK("grid-size-2-32", runLaunchSize);

} // namespace
} // namespace hipify
