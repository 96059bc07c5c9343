// P02: every name inside a macro argument is translated, also flags that are
// macros themselves in CUDA, however deep the argument nests.
// RUN: %check
#include <cstdio>
#include <cuda_runtime.h>

static void run(cudaError_t e, int tag) { printf("%d %d\n", (int)e, tag); }
// CHECK: static void run(hipError_t e, int tag) { printf("%d %d\n", (int)e, tag); }
#define TRY(x, tag) run((x), tag)
#define TWICE(x) TRY(x, 0); TRY(x, 1)
#define IDENTITY(...) __VA_ARGS__
#define FIRST(a, ...) a
#define IGNORE(...)

void f(int *p, float **q, size_t n, cudaStream_t s) {
  cudaEvent_t e;
  TRY(cudaEventCreateWithFlags(&e, cudaEventDisableTiming), 0);
  TRY(cudaEventCreateWithFlags(&e, cudaEventDisableTiming | cudaEventBlockingSync),
      cudaErrorNotReady);
  TWICE(cudaMemsetAsync(p, 0, n, s));
  TRY(IDENTITY(cudaHostAlloc(q, IDENTITY(n), cudaHostAllocMapped)), 2);
  run(FIRST(cudaStreamSynchronize(s), cudaDeviceSynchronize()), 3);
  IGNORE(cudaFree(p));
  TRY(cudaStreamWaitEvent(s, e,
                          0), /* cudaSuccess? */ 4);
}
// CHECK: void f(int *p, float **q, size_t n, hipStream_t s) {
// CHECK-NEXT: {{^}}  hipEvent_t e;
// CHECK-NEXT: {{^}}  TRY(hipEventCreateWithFlags(&e, hipEventDisableTiming), 0);
// CHECK-NEXT: {{^}}  TRY(hipEventCreateWithFlags(&e, hipEventDisableTiming | hipEventBlockingSync),
// CHECK-NEXT: {{^}}      hipErrorNotReady);
// CHECK-NEXT: {{^}}  TWICE(hipMemsetAsync(p, 0, n, s));
// CHECK-NEXT: {{^}}  TRY(IDENTITY(hipHostAlloc(q, IDENTITY(n), hipHostMallocMapped)), 2);
// CHECK-NEXT: {{^}}  run(FIRST(hipStreamSynchronize(s), hipDeviceSynchronize()), 3);
// CHECK-NEXT: {{^}}  IGNORE(hipFree(p));
// CHECK-NEXT: {{^}}  TRY(hipStreamWaitEvent(s, e,
// CHECK-NEXT: {{^}}                          0), /* cudaSuccess? */ 4);

// A macro that wraps an API name, object-like and function-like.
#define ALLOC cudaMalloc
#define FLAGS (cudaHostAllocPortable | cudaHostAllocMapped)
#define COPY(to, from, n) cudaMemcpy(to, from, (n) * sizeof(*(to)), cudaMemcpyDefault)
void g(float **p, float *q) {
  ALLOC(p, sizeof(float) * FLAGS);
  COPY(*p, q, 1);
}
// CHECK: #define ALLOC hipMalloc
// CHECK-NEXT: #define FLAGS (hipHostMallocPortable | hipHostMallocMapped)
// CHECK-NEXT: #define COPY(to, from, n) hipMemcpy(to, from, (n) * sizeof(*(to)), hipMemcpyDefault)
// CHECK-NEXT: void g(float **p, float *q) {
// CHECK-NEXT: {{^}}  ALLOC(p, sizeof(float) * FLAGS);
// CHECK-NEXT: {{^}}  COPY(*p, q, 1);

// Macros that nobody expands.
#define NEVER_USED(p) cudaFreeHost(p)
#define NEVER_USED_EITHER(s) do { cudaStreamSynchronize(s); cudaGetLastError(); } while (0)
#undef NEVER_USED
// CHECK: #define NEVER_USED(p) hipHostFree(p)
// CHECK-NEXT: #define NEVER_USED_EITHER(s) do { hipStreamSynchronize(s); hipGetLastError(); } while (0)
// CHECK-NEXT: #undef NEVER_USED

// X macros: the list is code where it is expanded.
#define ERRORS(X) X(cudaSuccess) X(cudaErrorInvalidValue) X(cudaErrorNotReady)
#define CASE(x) case x: return 1;
int known(cudaError_t e) { switch (e) { ERRORS(CASE) default: return 0; } }
// CHECK: #define ERRORS(X) X(hipSuccess) X(hipErrorInvalidValue) X(hipErrorNotReady)
// CHECK-NEXT: #define CASE(x) case x: return 1;
// CHECK-NEXT: int known(hipError_t e) { switch (e) { ERRORS(CASE) default: return 0; } }
