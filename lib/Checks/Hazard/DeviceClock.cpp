//===- DeviceClock.cpp - cycle counters that are no clocks ----------------===//
//
// `clock64()` counts cycles at whatever rate the GPU runs: reported once in a
// file that reads it in device code.
//
//===----------------------------------------------------------------------===//

#include "DeviceVisitor.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace hipify {
namespace {

using namespace clang;

class DeviceClock : public DeviceVisitor {
public:
  using DeviceVisitor::DeviceVisitor;

  bool VisitCallExpr(CallExpr *E) override {
    const FunctionDecl *F = onDeviceOnly() ? cudaCallee(E) : nullptr;
    if (!F || (F->getName() != "clock" && F->getName() != "clock64"))
      return true;
    auto Place = View.Where.spelling(E->getExprLoc());
    if (Place && Said.insert(Place->File).second)
      report(
          E->getExprLoc(), F->getName().size(), "clock-type-and-rate",
          Severity::Warning,
          F->getName().str() +
              "() runs at a variable rate on AMD GPUs; use wall_clock64() to "
              "measure time (hipDeviceAttributeWallClockRate gives its kHz); "
              "clock() returns long long");
    return true;
  }

private:
  llvm::SmallPtrSet<FileFacts *, 4> Said;
};

void runDeviceClock(const AstView &View) { DeviceClock(View).run(); }

/// # clock-type-and-rate
/// Severity: warning.
///
/// `clock()` and `clock64()` in device code. On AMD GPUs they count core cycles,
/// whose rate changes with load and power, and are not reliable on gfx11; dividing
/// by the device's `clockRate` gives no time. `clock()` has 64 bits in HIP.
///
/// For time use `wall_clock64()`, which runs at a constant rate, typically 100
/// MHz: `hipDeviceAttributeWallClockRate` gives it in kHz. For an order of events
/// or a seed nothing needs to change. Reported once in a file.
HIPIFY_AST_CHECK("clock-type-and-rate", runDeviceClock);

} // namespace
} // namespace hipify
