// P50: a header that does not exist yet and code that does not parse cost
// precision, never the translation; that they did is said.
// RUN: %check
// RUN: %findings
// RUN: %hipify translate %s > %t.out
// RUN: not %hipify translate --require-parse %s > %t.strict
#include "generated_by_build.h"   // does not exist yet
// FIND: [parse-incomplete]
#include <cuda_runtime.h>

GENERATED_API(void) f(float** p, Generated &g) { cudaMalloc(p, 4); g.run(cudaGetLastError()); }
// CHECK: #include "generated_by_build.h"   // does not exist yet
// CHECK-NEXT: #include <hip/hip_runtime.h>
// CHECK: GENERATED_API(void) f(float** p, Generated &g) { hipMalloc(p, 4); g.run(hipGetLastError()); }

struct Unknown : Missing<cudaStream_t> { using Missing::Missing; cudaError_t sync() { return cudaStreamSynchronize(this->s); } };
template <class T void broken(cudaStream_t s) { cudaStreamDestroy(s); }
void still(float *h, Nothing n) {
  decltype(&cudaMalloc) alloc = &cudaMalloc;
  cudaMallocHost((void **)&h, n.size<int, 2>());
  cudaMemcpyToSymbol(n.table, h, 4);
  undeclared(cudaFree, cudaMemcpyHostToDevice);
  kernel<<<n.grid, 32>>>(h, cudaSuccess);
}
// CHECK: struct Unknown : Missing<hipStream_t> { using Missing::Missing; hipError_t sync() { return hipStreamSynchronize(this->s); } };
// CHECK-NEXT: template <class T void broken(hipStream_t s) { hipStreamDestroy(s); }
// CHECK-NEXT: void still(float *h, Nothing n) {
// CHECK-NEXT: {{^}}  decltype(&hipMalloc) alloc = &hipMalloc;
// CHECK-NEXT: {{^}}  hipHostMalloc((void **)&h, n.size<int, 2>(), hipHostMallocDefault);
// CHECK-NEXT: {{^}}  hipMemcpyToSymbol(HIP_SYMBOL(n.table), h, 4);
// CHECK-NEXT: {{^}}  undeclared(hipFree, hipMemcpyHostToDevice);
// CHECK-NEXT: {{^}}  kernel<<<n.grid, 32>>>(h, hipSuccess);

// Past the errors the declarations still count: this one is the program's.
struct Late { void cudaFree(int); int memoryType; };
void late(Late &l, cudaPointerAttributes &a) { l.cudaFree(l.memoryType + a.memoryType); }
// CHECK: void late(Late &l, hipPointerAttribute_t &a) { l.cudaFree(l.memoryType + a.type); }

// Brackets that never close.
int open(int a) { return (a + cudaSuccess;
void end() { cudaDeviceReset(
// CHECK: int open(int a) { return (a + hipSuccess;
// CHECK-NEXT: void end() { hipDeviceReset(
