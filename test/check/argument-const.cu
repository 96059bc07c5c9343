// HIP's parameter lacks a const that CUDA's has: cast where the argument has it.
// RUN: %check
#include <cublas_v2.h>
#include <cuda.h>
#include <cuda_runtime.h>
#include <nvrtc.h>
void matrices(cublasHandle_t h, const float *const *a, float **b, const int *p, int *q, int *info) {
  cublasSgetriBatched(h, 2, a, 2, p, b, 2, info, 1);
  cublasSgetriBatched(h, 2, b, 2, p, b, 2, info, 1);
  cublasSgetriBatched(h, 2, b, 2, q, b, 2, info, 1);
  const float *c[1];
  cublasSgetriBatched(h, 2, c, 2, q, b, 2, info, 1);
}
// CHECK: {{^}}  hipblasSgetriBatched(h, 2, const_cast<float *const *>(a), 2, const_cast<int *>(p), b, 2, info, 1);
// CHECK-NEXT: {{^}}  hipblasSgetriBatched(h, 2, b, 2, const_cast<int *>(p), b, 2, info, 1);
// CHECK-NEXT: {{^}}  hipblasSgetriBatched(h, 2, b, 2, q, b, 2, info, 1);
// CHECK: {{^}}  hipblasSgetriBatched(h, 2, const_cast<float *const *>(c), 2, const_cast<int *>(q), b, 2, info, 1);
void program(nvrtcProgram p, const char *const *fixed, char **words) {
  const char *list[] = {"-O3"};
  nvrtcCompileProgram(p, 1, fixed);
  nvrtcCompileProgram(p, 1, words);
  nvrtcCompileProgram(p, 1, list);
}
// CHECK: {{^}}  hiprtcCompileProgram(p, 1, const_cast<const char **>(fixed));
// CHECK-NEXT: {{^}}  hiprtcCompileProgram(p, 1, const_cast<const char **>(words));
// CHECK-NEXT: {{^}}  hiprtcCompileProgram(p, 1, list);
void node(cudaGraphExec_t e, cudaGraphNode_t n, const cudaMemcpy3DParms *p) {
  cudaMemcpy3DParms own = *p;
  cudaGraphExecMemcpyNodeSetParams(e, n, p);
  cudaGraphExecMemcpyNodeSetParams(e, n, &own);
}
// CHECK: {{^}}  hipGraphExecMemcpyNodeSetParams(e, n, const_cast<hipMemcpy3DParms *>(p));
// CHECK-NEXT: {{^}}  hipGraphExecMemcpyNodeSetParams(e, n, &own);
