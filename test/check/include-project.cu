// P19: a header of the project that is named like a toolkit's is the project's,
// also when the file does not exist (yet): the toolkit has no such folder.
// RUN: %check
#include <cuda_runtime.h>
#include "Inputs/common/cuda_runtime.h" // ours
#include "not/there/yet/cuda_runtime.h"
#include <Inputs/common/cuda_runtime.h>
void f() { ours(); cudaSetDevice(0); }
// CHECK: #include <hip/hip_runtime.h>
// CHECK-NEXT: #include "Inputs/common/cuda_runtime.h" // ours
// CHECK-NEXT: #include "not/there/yet/cuda_runtime.h"
// CHECK-NEXT: #include <Inputs/common/cuda_runtime.h>
// CHECK-NEXT: void f() { ours(); hipSetDevice(0); }
