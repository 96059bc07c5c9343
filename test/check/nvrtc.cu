// Libraries whose options or results differ.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[nvrtc] --implicit-check-not=[tf32] --implicit-check-not=[helper-cuda-headers]" %findings
// RUN: not %hipify -v --arch=gfx942 %s 2>&1 >/dev/null | FileCheck %s --check-prefix=SAY
// SAY-NOT: [tf32]
#include "helper_cuda.h"
// FIND: :[[@LINE-1]]:1: warning: header 'helper_cuda.h' contains CUDA-only code{{.*}} [helper-cuda-headers]
#include "helper_math.h" // NOHIPIFY(helper-cuda-headers): ours
#include <cublas_v2.h>
#include <cuda_runtime.h>
#include <curand.h>
#include <nvrtc.h>
void compile(nvrtcProgram p) {
  const char *options[] = {"--gpu-architecture=compute_80", "-DN=4", "--std=c++17"};
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: error: NVRTC option '--gpu-architecture=compute_80' {{.*}} [nvrtc]
  const char *more = "--use_fast_math"; // NOHIPIFY(nvrtc): replaced at run time
  nvrtcCompileProgram(p, 3, options);
}
void random(curandGenerator_t *g, cublasHandle_t h, void **p) {
  curandCreateGenerator(g, CURAND_RNG_PSEUDO_DEFAULT);
  // SAY: :[[@LINE-1]]:{{[0-9]+}}: note: hipRAND gives other numbers {{.*}} [curand-sequence-differs]
  cublasSetMathMode(h, CUBLAS_TF32_TENSOR_OP_MATH);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: TF32 is computed by gfx940 to gfx942 only{{.*}} [tf32]
  cublasSetMathMode(h, CUBLAS_TF32_TENSOR_OP_MATH); // NOHIPIFY(tf32): measured
  cudaMalloc(p, 4);
  // SAY: :[[@LINE-1]]:{{[0-9]+}}: note: hipError_t is {{\[\[}}nodiscard]]: 2 results {{.*}} [nodiscard]
  if (cudaMalloc(p, 4) == cudaSuccess)
    (void)cudaFree(*p);
  cudaFree(*p);
}
