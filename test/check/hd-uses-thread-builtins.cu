// HIP's threadIdx is not there for the host.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[hd-uses-thread-builtins]" %findings
#include <cuda_runtime.h>

// FIND: :[[@LINE+1]]:{{[0-9]+}}: error: 'threadIdx'{{.*}} [hd-uses-thread-builtins]
__host__ __device__ int lane() { return threadIdx.x; }
// NOHIPIFYNEXTLINE(hd-uses-thread-builtins): never compiled
__host__ __device__ int block() { return blockIdx.x; }
__device__ int device() { return threadIdx.x; }
inline __host__ __device__ int inlined() { return threadIdx.x; }
__host__ __device__ int guarded() {
#ifdef __CUDA_ARCH__
  return threadIdx.x;
#else
  return 0;
#endif
}
