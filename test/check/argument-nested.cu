// P25, P27: edits inside edits. Arguments that move or are wrapped are
// translated themselves.
// RUN: %check
#include <cuda_runtime.h>
__constant__ cudaDeviceProp prop;
__constant__ int flags;
void *pick(cudaError_t, size_t = 0);
size_t bytes(cudaError_t);
void f(void **p, cudaStream_t s) {
  cudaMallocHost(p, bytes(cudaMallocHost(p, bytes(cudaMemcpyToSymbol(flags, pick(cudaFree(*p)), 4)))));
  cudaMemcpyToSymbolAsync(prop, pick(cudaGetDeviceProperties((cudaDeviceProp *)*p, 0), sizeof(cudaDeviceProp)),
                          sizeof(cudaDeviceProp), 0, cudaMemcpyHostToDevice, cudaStreamPerThread);
}
// CHECK: {{^}}  hipHostMalloc(p, bytes(hipHostMalloc(p, bytes(hipMemcpyToSymbol(HIP_SYMBOL(flags), pick(hipFree(*p)), 4)), hipHostMallocDefault)), hipHostMallocDefault);{{$}}
// CHECK-NEXT: {{^}}  hipMemcpyToSymbolAsync(HIP_SYMBOL(prop), pick(hipGetDeviceProperties((hipDeviceProp_t *)*p, 0), sizeof(hipDeviceProp_t)),{{$}}
// CHECK-NEXT: {{^}}                          sizeof(hipDeviceProp_t), 0, hipMemcpyHostToDevice, hipStreamPerThread);{{$}}
