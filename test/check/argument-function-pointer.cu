// P25: a pointer to a function whose HIP counterpart takes other arguments. No
// call is at hand whose arguments could be changed, so the place is reported.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[signature-mismatch]" %findings
#include <cuda_runtime.h>
cudaError_t (*release)(void *) = cudaFree;
cudaError_t (*pinned)(void **, size_t) = cudaMallocHost;
// FIND: :[[@LINE-1]]:{{[0-9]+}}: {{warning|error}}: {{.*}} [signature-mismatch]
cudaError_t (*said)(void **, size_t) = cudaMallocHost; // NOHIPIFY(signature-mismatch): not called
