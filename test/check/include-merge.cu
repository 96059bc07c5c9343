// P18: two CUDA headers become one; the second line goes whole, a comment on it
// stays.
// RUN: %check
#include <cuda.h>
#include <cuda_runtime.h>
#include <device_launch_parameters.h>
#include <cuda_runtime.h> // for streams
#include <cstdio>
// CHECK: {{^}}#include <hip/hip_runtime.h>{{$}}
// CHECK-NEXT: {{^}}// for streams{{$}}
// CHECK-NEXT: {{^}}#include <cstdio>{{$}}

#include <cuda.h> /* two
lines */
#include <cuda_runtime_api.h>
#include <cuda_profiler_api.h>
#include <driver_types.h>
// CHECK: {{^}}/* two{{$}}
// CHECK-NEXT: lines */
// CHECK-NEXT: #include <hip/hip_runtime_api.h>
// CHECK-NEXT: #include <hip/driver_types.h>
int f() { return cudaDeviceSynchronize(); }
// CHECK-NEXT: int f() { return hipDeviceSynchronize(); }
