// threadIdx is no uint3 in HIP.
// RUN: %check
// RUN: env FILECHECK_OPTS="--implicit-check-not=[threadidx-to-uint3]" %findings
#include <cuda_runtime.h>
#define THREAD threadIdx
__device__ int flat(uint3 t) { return t.x; }
__device__ int bound(const uint3 &t, dim3 b) { return t.x * b.x; }
template <class T> __device__ int any(T t) { return t.x; }
__device__ uint3 where() { return blockIdx; }
__global__ void k(int *p) {
  uint3 t = threadIdx;
  dim3 d = threadIdx;
  auto a = threadIdx;
  t = blockIdx;
  p[0] = flat(threadIdx) + bound(blockIdx, threadIdx) + any(threadIdx) + threadIdx.x;
  p[1] = flat(threadIdx); // NOHIPIFY(threadidx-to-uint3): changed by hand
  p[2] = flat(THREAD) + t.x + d.x + a.x;
// FIND: error: built-in 'threadIdx' converts to dim3 but not to uint3 in HIP: write make_uint3(threadIdx.x, threadIdx.y, threadIdx.z) [threadidx-to-uint3]
}
// CHECK: { return make_uint3(blockIdx.x, blockIdx.y, blockIdx.z); }
// CHECK: uint3 t = make_uint3(threadIdx.x, threadIdx.y, threadIdx.z);
// CHECK-NEXT: dim3 d = threadIdx;
// CHECK-NEXT: auto a = threadIdx;
// CHECK-NEXT: t = make_uint3(blockIdx.x, blockIdx.y, blockIdx.z);
// CHECK-NEXT: p[0] = flat(make_uint3(threadIdx.x, threadIdx.y, threadIdx.z)) + bound(make_uint3(blockIdx.x, blockIdx.y, blockIdx.z), threadIdx) + any(threadIdx) + threadIdx.x;
// CHECK-NEXT: p[1] = flat(threadIdx); // NOHIPIFY
