#include <hip/hip_runtime.h>
#include <scale.h>

// The same names as in the first source, all of them its own.
static __global__ void fill(int *p) { p[threadIdx.x] = SCALE * threadIdx.x; }
static __device__ int own = 2;
__device__ int theirs = 3;
static __global__ void own_to(int *p) { *p = own + theirs; }

int *filled(int n) {
  int *p;
  (void)hipMallocManaged(&p, n * sizeof(int));
  fill<<<1, n>>>(p);
  own_to<<<1, 1>>>(p);
  return p;
}
