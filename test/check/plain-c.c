/* P11, P25: the C interface: no overloads, no references, tags with types. */
// RUN: %check
#include <stdio.h>
#include <cuda_runtime_api.h>
static enum cudaError last;
static struct cudaDeviceProp prop = {.major = 7};
int class_(void **p, size_t n, cudaStream_t template) {
  struct cudaPointerAttributes a;
  last = cudaMallocHost(p, n);
  if (last != cudaSuccess) return fprintf(stderr, "cudaMallocHost: %s\n", cudaGetErrorString(last));
  last = cudaPointerGetAttributes(&a, *p);
  return cudaMemcpyAsync(*p, &prop, sizeof(struct cudaDeviceProp), cudaMemcpyDefault, template);
}
// CHECK: #include <hip/hip_runtime_api.h>
// CHECK-NEXT: static enum hipError_t last;
// CHECK-NEXT: static hipDeviceProp_t prop = {.major = 7};
// CHECK-NEXT: int class_(void **p, size_t n, hipStream_t template) {
// CHECK-NEXT: {{^}}  struct hipPointerAttribute_t a;
// CHECK-NEXT: {{^}}  last = hipHostMalloc(p, n, hipHostMallocDefault);
// CHECK-NEXT: {{^}}  if (last != hipSuccess) return fprintf(stderr, "cudaMallocHost: %s\n", hipGetErrorString(last));
// CHECK-NEXT: {{^}}  last = hipPointerGetAttributes(&a, *p);
// CHECK-NEXT: {{^}}  return hipMemcpyAsync(*p, &prop, sizeof(hipDeviceProp_t), hipMemcpyDefault, template);
