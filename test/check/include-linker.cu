// HIP declares the driver's linker with run-time compilation.
// RUN: %check
#include <cuda.h>
// CHECK: {{^}}#include <hip/hiprtc.h>
// CHECK-NEXT: {{^}}#include <hip/hip_runtime.h>
void link(CUlinkState s, void **image, size_t *size) { cuLinkComplete(s, image, size); }
// CHECK: void link(hiprtcLinkState s, void **image, size_t *size) { hiprtcLinkComplete(s, image, size); }
