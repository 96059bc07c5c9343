// P13: names that HIP has under the same spelling stay, and no name is built
// by rule. (warpSize may become the program's own 32, never hipWarpSize.)
// RUN: %check
// RUN: %findings
#include <cuda_runtime.h>

__global__ void k(int *o, float4 *v, unsigned long long *t) {
  o[threadIdx.x] = threadIdx.x / warpSize;
  __shared__ float tile[32];
  extern __shared__ char dynamic[];
  tile[threadIdx.x % 32] = __ldg(&v->x) + fmaxf(v->y, 0.f);
  __syncthreads();
  atomicAdd(o + blockIdx.x * gridDim.x, min(1, blockDim.y));
  atomicCAS(t, 0ull, clock64());
  __threadfence();
  v[0] = make_float4(tile[0], rsqrtf(v->x), __expf(v->y), __int_as_float(o[0]));
}
// CHECK: __global__ void k(int *o, float4 *v, unsigned long long *t) {
// CHECK-NEXT: {{^}}  o[threadIdx.x] = threadIdx.x / {{warpSize|32}};
// CHECK-NEXT: {{^}}  __shared__ float tile[32];
// CHECK-NEXT: {{^}}  extern __shared__ char dynamic[];
// CHECK-NEXT: {{^}}  tile[threadIdx.x % 32] = __ldg(&v->x) + fmaxf(v->y, 0.f);
// CHECK-NEXT: {{^}}  __syncthreads();
// CHECK-NEXT: {{^}}  atomicAdd(o + blockIdx.x * gridDim.x, min((unsigned int)1, blockDim.y));
// CHECK-NEXT: {{^}}  atomicCAS(t, 0ull, clock64());
// CHECK-NEXT: {{^}}  __threadfence();
// CHECK-NEXT: {{^}}  v[0] = make_float4(tile[0], rsqrtf(v->x), __expf(v->y), __int_as_float(o[0]));
// FIND-NOT: api-unknown
// FIND-NOT: api-unsupported
