// P30: members of the device's properties whose names carry the vendor's.
// RUN: %check
#include <cuda_runtime.h>
int f(const cudaDeviceProp &p) { return p.sparseCudaArraySupported + p.deferredMappingCudaArraySupported + p.clockRate; }
// CHECK: int f(const hipDeviceProp_t &p) { return p.sparseHipArraySupported + p.deferredMappingHipArraySupported + p.clockRate; }
