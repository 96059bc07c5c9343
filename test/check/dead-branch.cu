// P04: the configuration that is not compiled is translated too.
// RUN: %check
#include <cuda_runtime.h>

__global__ void k(int *p) { *p = 1; }
void f(int *p, void *d, const void *s, size_t n, cudaStream_t st) {
  k<<<1, 32>>>(p);
#ifdef BIG
  cudaMemcpyAsync(d, s, n, cudaMemcpyHostToDevice, st);
  k<<<64, 32, 0, st>>>(p);
#elif defined(BIGGER) // cudaMalloc
  cudaStreamSynchronize(st);
#else
  cudaDeviceSynchronize();
#endif
}
// CHECK: {{^}}  k<<<1, 32>>>(p);
// CHECK-NEXT: #ifdef BIG
// CHECK-NEXT: {{^}}  hipMemcpyAsync(d, s, n, hipMemcpyHostToDevice, st);
// CHECK-NEXT: {{^}}  k<<<64, 32, 0, st>>>(p);
// CHECK-NEXT: #elif defined(BIGGER) // cudaMalloc
// CHECK-NEXT: {{^}}  hipStreamSynchronize(st);
// CHECK-NEXT: #else
// CHECK-NEXT: {{^}}  hipDeviceSynchronize();
// CHECK-NEXT: #endif

#if 0
static cudaError_t old(void **p) { return cudaMalloc(p, 16); }
#  define OLD_FLAG cudaMemAttachGlobal
#endif
// CHECK: #if 0
// CHECK-NEXT: static hipError_t old(void **p) { return hipMalloc(p, 16); }
// CHECK-NEXT: #  define OLD_FLAG hipMemAttachGlobal
// CHECK-NEXT: #endif

// A branch inside a macro's argument list and between two halves of a call.
void g(void *d, const void *s, size_t n) {
  cudaMemcpy(d, s, n,
#ifdef REVERSE
             cudaMemcpyDeviceToHost
#else
             cudaMemcpyHostToDevice
#endif
  );
}
// CHECK: {{^}}  hipMemcpy(d, s, n,
// CHECK-NEXT: #ifdef REVERSE
// CHECK-NEXT: {{^}}             hipMemcpyDeviceToHost
// CHECK-NEXT: #else
// CHECK-NEXT: {{^}}             hipMemcpyHostToDevice
// CHECK-NEXT: #endif

// Argument changes work on tokens as well.
#ifdef PINNED
void h(float **p, const float *q) {
  cudaMallocHost((void **)p, 64);
  cudaMemcpyToSymbol(table, q, sizeof(float[4]));
  cudaEventCreate(&e, cudaEventDisableTiming);
}
#endif
// CHECK: #ifdef PINNED
// CHECK-NEXT: void h(float **p, const float *q) {
// CHECK-NEXT: {{^}}  hipHostMalloc((void **)p, 64, hipHostMallocDefault);
// CHECK-NEXT: {{^}}  hipMemcpyToSymbol(HIP_SYMBOL(table), q, sizeof(float[4]));
// CHECK-NEXT: {{^}}  hipEventCreateWithFlags(&e, hipEventDisableTiming);
