// P12: names of the program that look like CUDA's are the program's: a
// declaration shadows the table, and nothing is said about them.
// RUN: %check
// RUN: %findings
#include <cuda_runtime.h>

cudaError_t cudaStatus = cudaSetDevice(0);
struct Pool { int cudaMalloc; void cudaFree(int); } pool;
void members(Pool *p) {
  pool.cudaMalloc = 3;
  p->cudaFree(p->cudaMalloc);
}
// CHECK: {{^}}hipError_t cudaStatus = hipSetDevice(0);
// CHECK-NEXT: {{^}}struct Pool { int cudaMalloc; void cudaFree(int); } pool;
// CHECK-NEXT: {{^}}void members(Pool *p) {
// CHECK-NEXT: {{^}}  pool.cudaMalloc = 3;
// CHECK-NEXT: {{^}}  p->cudaFree(p->cudaMalloc);

void locals(int cudaMemcpyDefault) {
  int cudaDeviceReset = cudaMemcpyDefault;
  cudaDeviceReset += 1;
  auto cudaSetDevice = [](int i) { return i; };
  cudaSetDevice(cudaDeviceReset);
  ::cudaSetDevice(1);
}
// CHECK: void locals(int cudaMemcpyDefault) {
// CHECK-NEXT: {{^}}  int cudaDeviceReset = cudaMemcpyDefault;
// CHECK-NEXT: {{^}}  cudaDeviceReset += 1;
// CHECK-NEXT: {{^}}  auto cudaSetDevice = [](int i) { return i; };
// CHECK-NEXT: {{^}}  cudaSetDevice(cudaDeviceReset);
// CHECK-NEXT: {{^}}  ::hipSetDevice(1);

namespace mock {
enum Kind { cudaMemcpyHostToDevice, mine };
int cudaMalloc(void **p, size_t n);
int test(void **p) { return cudaMalloc(p, cudaMemcpyHostToDevice) + ::cudaMalloc(p, 4); }
}
int outside(void **p) { return mock::cudaMalloc(p, 4) + cudaMalloc(p, 4); }
// CHECK: namespace mock {
// CHECK-NEXT: {{^}}enum Kind { cudaMemcpyHostToDevice, mine };
// CHECK-NEXT: {{^}}int cudaMalloc(void **p, size_t n);
// CHECK-NEXT: {{^}}int test(void **p) { return cudaMalloc(p, cudaMemcpyHostToDevice) + ::hipMalloc(p, 4); }
// CHECK-NEXT: {{^}}}
// CHECK-NEXT: {{^}}int outside(void **p) { return mock::cudaMalloc(p, 4) + hipMalloc(p, 4); }

// Overloads beside CUDA's own: which one is called decides.
struct Buffer { void *data; };
cudaError_t cudaFree(Buffer &b) { return cudaFree(b.data); }
namespace lib { struct Handle {}; void cudaStreamDestroy(Handle) {} }
void both(Buffer &b, lib::Handle h, cudaStream_t s) {
  cudaFree(b);
  cudaFree(b.data);
  cudaStreamDestroy(h);
  cudaStreamDestroy(s);
}
// CHECK: struct Buffer { void *data; };
// CHECK-NEXT: {{^}}hipError_t cudaFree(Buffer &b) { return hipFree(b.data); }
// CHECK-NEXT: {{^}}namespace lib { struct Handle {}; void cudaStreamDestroy(Handle) {} }
// CHECK: {{^}}  cudaFree(b);
// CHECK-NEXT: {{^}}  hipFree(b.data);
// CHECK-NEXT: {{^}}  cudaStreamDestroy(h);
// CHECK-NEXT: {{^}}  hipStreamDestroy(s);

using cudaStream = cudaStream_t;
#define cudaTry(x) (void)(x)
static void cudaCheck(cudaError_t e) {}
template <class cudaT> cudaT cudaIdentity(cudaT v) { return v; }
void wrappers(cudaStream s) { cudaTry(cudaStreamSynchronize(s)); cudaCheck(cudaIdentity(cudaGetLastError())); }
// CHECK: using cudaStream = hipStream_t;
// CHECK-NEXT: #define cudaTry(x) (void)(x)
// CHECK-NEXT: static void cudaCheck(hipError_t e) {}
// CHECK-NEXT: template <class cudaT> cudaT cudaIdentity(cudaT v) { return v; }
// CHECK-NEXT: void wrappers(cudaStream s) { cudaTry(hipStreamSynchronize(s)); cudaCheck(cudaIdentity(hipGetLastError())); }

// Tokens alone: a member access is no API use, nor is a name declared above.
#ifdef OTHER
void dead(Pool *p, lib::Handle h) {
  pool.cudaMalloc = 4;
  p->cudaFree(1);
  cudaCheck(cudaGetLastError());
  if (cudaStatus != cudaSuccess) cudaStatus = cudaSuccess;
}
#endif
// CHECK: void dead(Pool *p, lib::Handle h) {
// CHECK-NEXT: {{^}}  pool.cudaMalloc = 4;
// CHECK-NEXT: {{^}}  p->cudaFree(1);
// CHECK-NEXT: {{^}}  cudaCheck(hipGetLastError());
// CHECK-NEXT: {{^}}  if (cudaStatus != hipSuccess) cudaStatus = hipSuccess;
// FIND-NOT: api-unknown
// FIND-NOT: api-unsupported
