// Rows of the tables that a person has to look at, by the ids they report.
// RUN: env FILECHECK_OPTS="--implicit-check-not=warning: --implicit-check-not=error:" %findings --checks=-api-version,-api-unsupported,-texture-*
// RUN: %hipify scan --checks='-*-size' --fail-on=never %s 2>&1 | FileCheck %s --check-prefix=OFF
// OFF-NOT: [sparse-buffer-size]
// RUN: %hipify scan --arch=gfx950,gfx1200 --fail-on=never %s 2>&1 | FileCheck %s --check-prefix=ARCH
// ARCH-NOT: [fp8-format]
#include <cudnn.h>
// FIND: warning: {{.*}} [cudnn-miopen]
#include <cudnn.h> // NOHIPIFY(cudnn-miopen): done by hand
#include <nvml.h>
// FIND: warning: {{.*}} [nvml-amdsmi]
#include <nvml.h> // NOHIPIFY(nvml-amdsmi): done by hand
#include <mma.h>
// FIND: warning: {{.*}} [wmma-fragment]
#include <mma.h> // NOHIPIFY(wmma-fragment): done by hand
#include <cuda_fp8.h>
// FIND: warning: {{.*}} [fp8-format]
#include <cuda_fp8.h> // NOHIPIFY(fp8-format): done by hand
#include <cuda/atomic>
// FIND: warning: {{.*}} [libhipcxx]
#include <cuda/atomic> // NOHIPIFY(libhipcxx): done by hand
#include <cuda.h>
#include <cub/cub.cuh>
#include <cublas_v2.h>
#include <cufft.h>
#include <cusparse.h>

void context(CUcontext c, unsigned *v) { cuCtxGetApiVersion(c, v); }
// FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: {{.*}} [ctx-api-version]
void entry(void **f) { cudaDriverEntryPointQueryResult r; cudaGetDriverEntryPoint("cuMemAlloc", f, 0, &r); }
// FIND: :[[@LINE-1]]:{{[0-9]+}}: error: {{.*}} [driver-entry-point]
void property(int *v) { cufftGetProperty(MAJOR_VERSION, v); }
// FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: {{.*}} [fft-property]
void gemm(cublasHandle_t h, const void *const *a, void *const *c, const void *one) {
  cublasGemmBatchedEx(h, CUBLAS_OP_N, CUBLAS_OP_N, 1, 1, 1, one, a, CUDA_R_32F, 1,
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: {{.*}} [gemm-compute-type]
                      a, CUDA_R_32F, 1, one, c, CUDA_R_32F, 1, 1, CUDA_R_32F,
                      CUBLAS_GEMM_DEFAULT);
}
void graphs(cudaGraphNode_t a, cudaGraphNode_t b, CUgraphExec e, CUgraph g) {
  cudaGraphKernelNodeCopyAttributes(a, b);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: {{.*}} [graph-copy-attributes]
  CUgraphExecUpdateResultInfo info;
  cuGraphExecUpdate(e, g, &info);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: error: {{.*}} [graph-exec-update]
}
void link(CUlinkState s, void *p) { cuLinkAddData(s, CU_JIT_INPUT_PTX, p, 4, "x", 0, nullptr, nullptr); }
// FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: {{.*}} [jit-link-options]
void solve(cusparseHandle_t h, cusparseSpMatDescr_t a, cusparseDnMatDescr_t b, cusparseSpSMDescr_t d, float *one) {
  cusparseSpSM_solve(h, CUSPARSE_OPERATION_NON_TRANSPOSE, CUSPARSE_OPERATION_NON_TRANSPOSE, one, a, b, b, CUDA_R_32F, CUSPARSE_SPSM_ALG_DEFAULT, d);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: {{.*}} [sparse-spsm-buffer]
}
void size(cusparseHandle_t h, cusparseMatDescr_t m, const cuComplex *v, const int *r, int *n) {
  cusparseCcsr2gebsr_bufferSize(h, CUSPARSE_DIRECTION_ROW, 1, 1, m, v, r, r, 1, 1, n);
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: {{.*}} [sparse-buffer-size]
  cusparseCcsr2gebsr_bufferSize(h, CUSPARSE_DIRECTION_ROW, 1, 1, m, v, r, r, 1, 1, n); // NOHIPIFY(sparse-buffer-size): declared as size_t for HIP
}
void batch(CUgraphNode *n, CUgraph g, CUDA_BATCH_MEM_OP_NODE_PARAMS *p) { cuGraphAddBatchMemOpNode(n, g, nullptr, 0, p); }
// FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: {{.*}} [struct-layout]
__device__ void cube(cudaSurfaceObject_t s, float *v) { surfCubemapLayeredread(v, s, 0, 0, 0, cudaBoundaryModeTrap); }
// FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: {{.*}} [surface-cubemap]
__device__ unsigned short raw(__half2_raw r) { return r.x; }
// FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: {{.*}} [half-raw-bits]

// Their author knows.
void said(CUcontext c, unsigned *v, void **f, int *p, CUlinkState s, CUgraphNode *n, CUgraph g, CUDA_BATCH_MEM_OP_NODE_PARAMS *b, cudaGraphNode_t a, CUgraphExec e, cublasHandle_t h, const void *const *x, void *const *y) {
  cuCtxGetApiVersion(c, v); // NOHIPIFY(ctx-api-version): printed only
  cudaDriverEntryPointQueryResult r;
  cudaGetDriverEntryPoint("cuMemAlloc", f, 0, &r); // NOHIPIFY(driver-entry-point): dead
  cufftGetProperty(MAJOR_VERSION, p); // NOHIPIFY(fft-property): printed only
  cublasGemmBatchedEx(h, CUBLAS_OP_N, CUBLAS_OP_N, 1, 1, 1, v, x, CUDA_R_32F, 1, x, CUDA_R_32F, 1, v, y, CUDA_R_32F, 1, 1, CUDA_R_32F, CUBLAS_GEMM_DEFAULT); // NOHIPIFY(gemm-compute-type): old API
  cudaGraphKernelNodeCopyAttributes(a, a); // NOHIPIFY(graph-copy-attributes): no attributes
  CUgraphExecUpdateResultInfo info;
  cuGraphExecUpdate(e, g, &info); // NOHIPIFY(graph-exec-update): by hand
  cuLinkAddData(s, CU_JIT_INPUT_PTX, f, 4, "x", 0, nullptr, nullptr); // NOHIPIFY(jit-link-options): no options
  cuGraphAddBatchMemOpNode(n, g, nullptr, 0, b); // NOHIPIFY(struct-layout): by name
}
void solved(cusparseHandle_t h, cusparseSpMatDescr_t a, cusparseDnMatDescr_t b, cusparseSpSMDescr_t d, float *one) {
  // NOHIPIFYNEXTLINE(sparse-spsm-buffer): kept
  cusparseSpSM_solve(h, CUSPARSE_OPERATION_NON_TRANSPOSE, CUSPARSE_OPERATION_NON_TRANSPOSE, one, a, b, b, CUDA_R_32F, CUSPARSE_SPSM_ALG_DEFAULT, d);
}
__device__ void cubes(cudaSurfaceObject_t s, float *v) {
  surfCubemapLayeredread(v, s, 0, 0, 0, cudaBoundaryModeTrap); // NOHIPIFY(surface-cubemap): one layer
}
__device__ unsigned short raws(__half2_raw r) { return r.x; } // NOHIPIFY(half-raw-bits): ROCm 5
