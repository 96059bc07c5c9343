// Functions of NVIDIA's compiler and of its device library.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[nvvm-builtin]" %findings --verbose
// RUN: %check
// RUN: not %hipify %s --unsafe 2>/dev/null | FileCheck %s --check-prefix=UNSAFE
#include <cuda_runtime.h>
#include <cuda_bf16.h>
extern "C" __device__ float __nv_sinf(float);
extern "C" __device__ float __nv_fast_cosf(float);
extern "C" __device__ int __nv_popc(int);
extern "C" __device__ int __nvvm_read_ptx_sreg_tid_x();
extern "C" __device__ int __nvvm_read_ptx_sreg_laneid();
extern "C" __device__ void __nvvm_barrier0();
extern "C" __device__ float __nvvm_fictional(float);
__device__ int __nv_own(int v) { return v; }
#if CUDART_VERSION >= 12080 // NOHIPIFY(version-guard): the other branch is HIP's
__device__ float branch(float *p) { return __nvvm_fictional(*p); }
#else
__device__ float branch(float *p) { return *p; }
#endif
__global__ void k(float *p) {
  // FIND: :[[@LINE+2]]:{{[0-9]+}}: note: {{.*}} is 'threadIdx.x' in HIP [nvvm-builtin]
  // CHECK: int i = threadIdx.x;
  int i = __nvvm_read_ptx_sreg_tid_x();
  // FIND: :[[@LINE+3]]:{{[0-9]+}}: error: {{.*}}: call 'sinf' [nvvm-builtin]
  // CHECK: p[i] = __nv_sinf(p[i]);
  // UNSAFE: p[i] = sinf(p[i]);
  p[i] = __nv_sinf(p[i]);
  // FIND: :[[@LINE+2]]:{{[0-9]+}}: error: {{.*}}: call '__cosf' [nvvm-builtin]
  // UNSAFE: p[i] = __cosf(p[i]);
  p[i] = __nv_fast_cosf(p[i]);
  // FIND: :[[@LINE+2]]:{{[0-9]+}}: error: {{.*}}: call '__popc' [nvvm-builtin]
  // UNSAFE: p[i] += __popc(i);
  p[i] += __nv_popc(i);
  // FIND: :[[@LINE+2]]:{{[0-9]+}}: note: {{.*}} is '__syncthreads()' in HIP [nvvm-builtin]
  // CHECK: __syncthreads();
  __nvvm_barrier0();
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}__builtin_amdgcn_* [nvvm-builtin]
  p[i] = __nvvm_fictional(p[i]);
  p[i] = __nv_own(i) + (float)__nv_bfloat16(1.0f) + threadIdx.x;
  __nvvm_barrier0(); // NOHIPIFY(nvvm-builtin): for NVIDIA only
}
