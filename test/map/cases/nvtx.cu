// RUN: %check
#include <nvtx3/nvToolsExt.h>
void step() {
  nvtxRangePushA("step");
  nvtxMarkA("here");
  nvtxRangePop();
}
// CHECK: #include <roctracer/roctx.h>
// CHECK: roctxRangePushA("step");
// CHECK-NEXT: roctxMarkA("here");
// CHECK-NEXT: roctxRangePop();
