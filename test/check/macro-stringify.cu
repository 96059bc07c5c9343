// P02: an argument that is also turned into a string is still code: a message
// that quotes the call should quote the call that was made. The operator #
// itself and strings that are written as strings stay.
// RUN: %check
#include <cstdio>
#include <cuda_runtime.h>

#define CHECK_CALL(call)                                                       \
  do {                                                                         \
    cudaError_t status = call;                                                 \
    if (status != cudaSuccess)                                                 \
      printf("%s failed, cudaMalloc or not: %s\n", #call,                      \
             cudaGetErrorString(status));                                      \
  } while (0)
// CHECK: {{^}}    hipError_t status = call;
// CHECK-NEXT: {{^}}    if (status != hipSuccess)
// CHECK-NEXT: {{^}}      printf("%s failed, cudaMalloc or not: %s\n", #call,
// CHECK-NEXT: {{^}}             hipGetErrorString(status));

void f(void *p) { CHECK_CALL(cudaFree(p)); }
// CHECK: void f(void *p) { CHECK_CALL(hipFree(p)); }

#define NAME(x) #x
#define ENTRY(x) {NAME(x), x}
struct { const char *text; cudaError_t code; } table[] = {
    ENTRY(cudaSuccess),
    {"cudaErrorNotReady", cudaErrorNotReady},
};
// CHECK: struct { const char *text; hipError_t code; } table[] = {
// CHECK-NEXT: {{^}}    ENTRY(hipSuccess),
// CHECK-NEXT: {{^}}    {"cudaErrorNotReady", hipErrorNotReady},
