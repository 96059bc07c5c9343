// No second include where nvrtc.h becomes the header.
// RUN: %check
#include <cuda.h>
#include <nvrtc.h>
// CHECK-NOT: #include <hip/hiprtc.h>
// CHECK: {{^}}#include <hip/hip_runtime.h>
// CHECK-NEXT: {{^}}#include <hip/hiprtc.h>
// CHECK-NOT: #include <hip/hiprtc.h>
void link(CUlinkState s) { cuLinkDestroy(s); }
// CHECK: hiprtcLinkDestroy(s);
