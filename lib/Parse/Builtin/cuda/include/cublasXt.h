// cuBLASXt: matrix products over several GPUs.
#ifndef HIPIFY_CUBLASXT_H
#define HIPIFY_CUBLASXT_H
#include "crt/host_defines.h"
#include "cublas_v2.h"

struct cublasXtContext;
typedef struct cublasXtContext *cublasXtHandle_t;
typedef enum { CUBLASXT_PINNING_DISABLED = 0, CUBLASXT_PINNING_ENABLED = 1 } cublasXtPinnedMemMode_t;
typedef enum { CUBLASXT_FLOAT = 0, CUBLASXT_DOUBLE = 1, CUBLASXT_COMPLEX = 2, CUBLASXT_DOUBLECOMPLEX = 3 } cublasXtOpType_t;
typedef enum { CUBLASXT_GEMM = 0, CUBLASXT_SYRK = 1, CUBLASXT_HERK = 2, CUBLASXT_SYMM = 3, CUBLASXT_HEMM = 4, CUBLASXT_TRSM = 5, CUBLASXT_SYR2K = 6, CUBLASXT_HER2K = 7, CUBLASXT_SPMM = 8, CUBLASXT_SYRKX = 9, CUBLASXT_HERKX = 10, CUBLASXT_TRMM = 11, CUBLASXT_ROUTINE_MAX = 12 } cublasXtBlasOp_t;
HIPIFY_C_BEGIN
cublasStatus_t cublasXtCreate(cublasXtHandle_t *);
cublasStatus_t cublasXtDestroy(cublasXtHandle_t);
cublasStatus_t cublasXtGetNumBoards(int, int[], int *);
cublasStatus_t cublasXtMaxBoards(int *);
cublasStatus_t cublasXtDeviceSelect(cublasXtHandle_t, int, int[]);
cublasStatus_t cublasXtSetBlockDim(cublasXtHandle_t, int);
cublasStatus_t cublasXtGetBlockDim(cublasXtHandle_t, int *);
cublasStatus_t cublasXtGetPinningMemMode(cublasXtHandle_t, cublasXtPinnedMemMode_t *);
cublasStatus_t cublasXtSetPinningMemMode(cublasXtHandle_t, cublasXtPinnedMemMode_t);
cublasStatus_t cublasXtSetCpuRoutine(cublasXtHandle_t, cublasXtBlasOp_t, cublasXtOpType_t, void *);
cublasStatus_t cublasXtSetCpuRatio(cublasXtHandle_t, cublasXtBlasOp_t, cublasXtOpType_t, float);
cublasStatus_t cublasXtSgemm(cublasXtHandle_t, cublasOperation_t, cublasOperation_t, size_t, size_t, size_t, const float *, const float *, size_t, const float *, size_t, const float *, float *, size_t);
cublasStatus_t cublasXtDgemm(cublasXtHandle_t, cublasOperation_t, cublasOperation_t, size_t, size_t, size_t, const double *, const double *, size_t, const double *, size_t, const double *, double *, size_t);
cublasStatus_t cublasXtCgemm(cublasXtHandle_t, cublasOperation_t, cublasOperation_t, size_t, size_t, size_t, const cuComplex *, const cuComplex *, size_t, const cuComplex *, size_t, const cuComplex *, cuComplex *, size_t);
cublasStatus_t cublasXtZgemm(cublasXtHandle_t, cublasOperation_t, cublasOperation_t, size_t, size_t, size_t, const cuDoubleComplex *, const cuDoubleComplex *, size_t, const cuDoubleComplex *, size_t, const cuDoubleComplex *, cuDoubleComplex *, size_t);
cublasStatus_t cublasXtSsyrk(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const float *, const float *, size_t, const float *, float *, size_t);
cublasStatus_t cublasXtDsyrk(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const double *, const double *, size_t, const double *, double *, size_t);
cublasStatus_t cublasXtCsyrk(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const cuComplex *, const cuComplex *, size_t, const cuComplex *, cuComplex *, size_t);
cublasStatus_t cublasXtZsyrk(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const cuDoubleComplex *, const cuDoubleComplex *, size_t, const cuDoubleComplex *, cuDoubleComplex *, size_t);
cublasStatus_t cublasXtCherk(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const float *, const cuComplex *, size_t, const float *, cuComplex *, size_t);
cublasStatus_t cublasXtZherk(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const double *, const cuDoubleComplex *, size_t, const double *, cuDoubleComplex *, size_t);
cublasStatus_t cublasXtSsyr2k(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const float *, const float *, size_t, const float *, size_t, const float *, float *, size_t);
cublasStatus_t cublasXtDsyr2k(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const double *, const double *, size_t, const double *, size_t, const double *, double *, size_t);
cublasStatus_t cublasXtCsyr2k(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const cuComplex *, const cuComplex *, size_t, const cuComplex *, size_t, const cuComplex *, cuComplex *, size_t);
cublasStatus_t cublasXtZsyr2k(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const cuDoubleComplex *, const cuDoubleComplex *, size_t, const cuDoubleComplex *, size_t, const cuDoubleComplex *, cuDoubleComplex *, size_t);
cublasStatus_t cublasXtCherkx(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const cuComplex *, const cuComplex *, size_t, const cuComplex *, size_t, const float *, cuComplex *, size_t);
cublasStatus_t cublasXtZherkx(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const cuDoubleComplex *, const cuDoubleComplex *, size_t, const cuDoubleComplex *, size_t, const double *, cuDoubleComplex *, size_t);
cublasStatus_t cublasXtStrsm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, size_t, size_t, const float *, const float *, size_t, float *, size_t);
cublasStatus_t cublasXtDtrsm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, size_t, size_t, const double *, const double *, size_t, double *, size_t);
cublasStatus_t cublasXtCtrsm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, size_t, size_t, const cuComplex *, const cuComplex *, size_t, cuComplex *, size_t);
cublasStatus_t cublasXtZtrsm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, size_t, size_t, const cuDoubleComplex *, const cuDoubleComplex *, size_t, cuDoubleComplex *, size_t);
cublasStatus_t cublasXtSsymm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, size_t, size_t, const float *, const float *, size_t, const float *, size_t, const float *, float *, size_t);
cublasStatus_t cublasXtDsymm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, size_t, size_t, const double *, const double *, size_t, const double *, size_t, const double *, double *, size_t);
cublasStatus_t cublasXtCsymm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, size_t, size_t, const cuComplex *, const cuComplex *, size_t, const cuComplex *, size_t, const cuComplex *, cuComplex *, size_t);
cublasStatus_t cublasXtZsymm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, size_t, size_t, const cuDoubleComplex *, const cuDoubleComplex *, size_t, const cuDoubleComplex *, size_t, const cuDoubleComplex *, cuDoubleComplex *, size_t);
cublasStatus_t cublasXtChemm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, size_t, size_t, const cuComplex *, const cuComplex *, size_t, const cuComplex *, size_t, const cuComplex *, cuComplex *, size_t);
cublasStatus_t cublasXtZhemm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, size_t, size_t, const cuDoubleComplex *, const cuDoubleComplex *, size_t, const cuDoubleComplex *, size_t, const cuDoubleComplex *, cuDoubleComplex *, size_t);
cublasStatus_t cublasXtSsyrkx(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const float *, const float *, size_t, const float *, size_t, const float *, float *, size_t);
cublasStatus_t cublasXtDsyrkx(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const double *, const double *, size_t, const double *, size_t, const double *, double *, size_t);
cublasStatus_t cublasXtCsyrkx(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const cuComplex *, const cuComplex *, size_t, const cuComplex *, size_t, const cuComplex *, cuComplex *, size_t);
cublasStatus_t cublasXtZsyrkx(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const cuDoubleComplex *, const cuDoubleComplex *, size_t, const cuDoubleComplex *, size_t, const cuDoubleComplex *, cuDoubleComplex *, size_t);
cublasStatus_t cublasXtCher2k(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const cuComplex *, const cuComplex *, size_t, const cuComplex *, size_t, const float *, cuComplex *, size_t);
cublasStatus_t cublasXtZher2k(cublasXtHandle_t, cublasFillMode_t, cublasOperation_t, size_t, size_t, const cuDoubleComplex *, const cuDoubleComplex *, size_t, const cuDoubleComplex *, size_t, const double *, cuDoubleComplex *, size_t);
cublasStatus_t cublasXtSspmm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, size_t, size_t, const float *, const float *, const float *, size_t, const float *, float *, size_t);
cublasStatus_t cublasXtDspmm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, size_t, size_t, const double *, const double *, const double *, size_t, const double *, double *, size_t);
cublasStatus_t cublasXtCspmm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, size_t, size_t, const cuComplex *, const cuComplex *, const cuComplex *, size_t, const cuComplex *, cuComplex *, size_t);
cublasStatus_t cublasXtZspmm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, size_t, size_t, const cuDoubleComplex *, const cuDoubleComplex *, const cuDoubleComplex *, size_t, const cuDoubleComplex *, cuDoubleComplex *, size_t);
cublasStatus_t cublasXtStrmm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, size_t, size_t, const float *, const float *, size_t, const float *, size_t, float *, size_t);
cublasStatus_t cublasXtDtrmm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, size_t, size_t, const double *, const double *, size_t, const double *, size_t, double *, size_t);
cublasStatus_t cublasXtCtrmm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, size_t, size_t, const cuComplex *, const cuComplex *, size_t, const cuComplex *, size_t, cuComplex *, size_t);
cublasStatus_t cublasXtZtrmm(cublasXtHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, size_t, size_t, const cuDoubleComplex *, const cuDoubleComplex *, size_t, const cuDoubleComplex *, size_t, cuDoubleComplex *, size_t);
HIPIFY_C_END
#endif
