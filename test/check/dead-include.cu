// P05: a header in a branch that is off is never looked for, only renamed.
// RUN: %check
// RUN: %findings
#if 0
#include <no_such_header.h>
#include <cuda_profiler_api.h>
#endif
#ifdef _WIN32
#include <windows.h>
#endif
#include <cuda_runtime.h>
int main() { return cudaDeviceSynchronize(); }
// CHECK: #if 0
// CHECK-NEXT: #include <no_such_header.h>
// CHECK-NEXT: #include <hip/hip_runtime_api.h>
// CHECK-NEXT: #endif
// CHECK-NEXT: #ifdef _WIN32
// CHECK-NEXT: #include <windows.h>
// CHECK-NEXT: #endif
// CHECK-NEXT: #include <hip/hip_runtime.h>
// CHECK-NEXT: int main() { return hipDeviceSynchronize(); }
// FIND-NOT: parse-incomplete
// FIND-NOT: header-unmapped
// FIND-NOT: error:
