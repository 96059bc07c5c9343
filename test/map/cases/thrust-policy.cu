// RUN: %check
// Only the system's own namespace changes; the rest of Thrust keeps its names.
#include <thrust/device_vector.h>
#include <thrust/sort.h>
#include <thrust/system/cuda/execution_policy.h>
void sort(thrust::device_vector<int> &v, cudaStream_t s) {
  thrust::sort(thrust::cuda::par.on(s), v.begin(), v.end());
  thrust::sort(thrust::cuda::par_nosync.on(s), v.begin(), v.end());
}
// CHECK: #include <thrust/device_vector.h>
// CHECK: #include <thrust/sort.h>
// CHECK: #include <thrust/system/hip/execution_policy.h>
// CHECK: thrust::sort(thrust::hip::par.on(s), v.begin(), v.end());
// CHECK: thrust::sort(thrust::hip::par_nosync.on(s), v.begin(), v.end());
