// Names for devices, streams and threads are in roctx's newer header alone.
// RUN: %check
#include <nvToolsExt.h>
#include <cuda_runtime.h>
// CHECK: {{^}}#include <rocprofiler-sdk-roctx/roctx.h>
void name(unsigned thread) { nvtxNameOsThreadA(thread, "worker"); }
// CHECK: void name(unsigned thread) { roctxNameOsThread("worker"); }
