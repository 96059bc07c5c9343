// Device variables of other translation units need relocatable code.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[cross-tu-device-symbols]" %findings
#include <cuda_runtime.h>
// FIND: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}} [cross-tu-device-symbols]
extern __device__ int counter;
// FIND: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}} [cross-tu-device-symbols]
extern __constant__ float table[16];
extern __device__ int kept; // NOHIPIFY(cross-tu-device-symbols): built with -fgpu-rdc
extern __device__ int function(int);
extern int host;
__device__ int own;
__global__ void k() {
  extern __shared__ float s[];
  s[0] = own;
}
