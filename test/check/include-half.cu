// P17: half, bfloat16 and fp8 headers, system and quoted.
// RUN: %check
// RUN: %findings
#include <cuda_runtime.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp8.h>
#include "cuComplex.h"
#  include   <cooperative_groups.h>  // groups
#include <math_constants.h>
#include <nvrtc.h>
// CHECK: #include <hip/hip_runtime.h>
// CHECK-NEXT: #include <hip/hip_bf16.h>
// CHECK-NEXT: #include <hip/hip_fp16.h>
// CHECK-NEXT: #include <hip/hip_fp8.h>
// CHECK-NEXT: #include {{[<"]}}hip/hip_complex.h{{[>"]}}
// CHECK-NEXT: #  include   <hip/hip_cooperative_groups.h>  // groups
// CHECK-NEXT: #include <hip/hip_math_constants.h>
// CHECK-NEXT: #include <hip/hiprtc.h>
// FIND-NOT: header-unmapped
