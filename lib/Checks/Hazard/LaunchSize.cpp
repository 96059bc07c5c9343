//===- LaunchSize.cpp - launches of more threads than a kernel takes ------===//
//
// `k<<<1 << 23, 512>>>()` asks for 2^32 threads: a launch on AMD has fewer in
// each dimension. `__launch_bounds__(256)` takes no `<<<n, 512>>>`. Reported
// where the sizes are constants.
//
//===----------------------------------------------------------------------===//

#include "DeviceVisitor.h"
#include "clang/AST/ExprCXX.h"

namespace hipify {
namespace {

using namespace clang;

class LaunchSize : public DeviceVisitor {
public:
  using DeviceVisitor::DeviceVisitor;

  bool VisitCUDAKernelCallExpr(CUDAKernelCallExpr *E) override {
    const CallExpr *Config = E->getConfig();
    if (!Config || Config->getNumArgs() < 2)
      return true;
    bounds(E, Config);
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
  void bounds(const CUDAKernelCallExpr *E, const CallExpr *Config) {
    const FunctionDecl *Kernel = E->getDirectCallee();
    const auto *Bounds =
        Kernel ? Kernel->getAttr<CUDALaunchBoundsAttr>() : nullptr;
    if (!Bounds)
      return;
    std::optional<uint64_t> Most = integer(Bounds->getMaxThreads());
    std::optional<uint64_t> Threads = volume(Config->getArg(1));
    if (Most && Threads && *Threads > *Most)
      report(Config->getBeginLoc(), 3, "launch-exceeds-bounds",
             Severity::Warning,
             "'" + Kernel->getNameAsString() + "' is compiled for " +
                 std::to_string(*Most) + " threads in a block, and " +
                 std::to_string(*Threads) +
                 " are launched: the launch fails, with another error than in "
                 "CUDA; raise __launch_bounds__");
  }

  /// The number of threads of a block that is written as constants.
  std::optional<uint64_t> volume(const Expr *Size) const {
    Size = Size->IgnoreParenImpCasts();
    if (const auto *Temporary = dyn_cast<MaterializeTemporaryExpr>(Size))
      Size = Temporary->getSubExpr();
    Size = Size->IgnoreParenImpCasts();
    if (const auto *Functional = dyn_cast<CXXFunctionalCastExpr>(Size))
      Size = Functional->getSubExpr()->IgnoreParenImpCasts();
    const auto *Construct = dyn_cast<CXXConstructExpr>(Size);
    // A copy of a variable is no constant.
    if (!Construct || !Construct->getNumArgs() ||
        !Construct->getArg(0)->getType()->isIntegerType())
      return integer(Size);
    uint64_t Product = 1;
    for (const Expr *Arg : Construct->arguments()) {
      if (isa<CXXDefaultArgExpr>(Arg))
        continue;
      std::optional<uint64_t> Extent = integer(Arg);
      if (!Extent)
        return std::nullopt;
      Product *= *Extent;
    }
    return Product;
  }

  std::optional<uint64_t> integer(const Expr *E) const {
    Expr::EvalResult Value;
    if (!E || E->isValueDependent() || !E->getType()->isIntegerType() ||
        !E->EvaluateAsInt(Value, View.Context))
      return std::nullopt;
    return Value.Val.getInt().getLimitedValue();
  }

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
    return integer(Size);
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
///
/// # launch-exceeds-bounds
/// Severity: warning.
///
/// A launch with more threads in a block than the kernel's `__launch_bounds__` promises,
/// both constants.
///
/// On AMD: the kernel's registers are laid out for the promised number, and a larger block is
/// refused with `hipErrorLaunchFailure` or `hipErrorInvalidConfiguration` (without bounds, 1024
/// threads are taken). CUDA refuses it, too.
///
/// What to do: raise the bound, or launch less.
HIPIFY_AST_CHECK("grid-size-2-32", runLaunchSize);

} // namespace
} // namespace hipify
