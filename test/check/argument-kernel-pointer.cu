// P26: HIP takes `const void *` where CUDA has a template for the kernel's type.
// RUN: %check
#include <cuda_runtime.h>
template <int N> __global__ void k() {}
template <class A, class B> __global__ void pair(A, B) {}
__global__ void plain(int *) {}
namespace ns { __global__ void inner() {} }
typedef void (*Kernel)(int *);

void f(int device) {
  cudaFuncSetAttribute(k<8>, cudaFuncAttributeMaxDynamicSharedMemorySize, 65536);
  cudaFuncSetAttribute(&pair<int, float>, cudaFuncAttributeMaxDynamicSharedMemorySize, 1);
  cudaFuncAttributes a;
  cudaFuncGetAttributes(&a, plain);
  cudaFuncSetCacheConfig(ns::inner, cudaFuncCachePreferL1);
  Kernel fn = plain;
  cudaFuncSetCacheConfig(fn, cudaFuncCachePreferL1);
  const auto chosen = device ? &k<1> : &k<2>;
  cudaFuncGetAttributes(&a, chosen);
}
// CHECK: {{^}}  hipFuncSetAttribute(reinterpret_cast<const void{{ ?}}*>(k<8>), hipFuncAttributeMaxDynamicSharedMemorySize, 65536);{{$}}
// CHECK-NEXT: {{^}}  hipFuncSetAttribute(reinterpret_cast<const void{{ ?}}*>(&pair<int, float>), hipFuncAttributeMaxDynamicSharedMemorySize, 1);{{$}}
// CHECK-NEXT: {{^}}  hipFuncAttributes a;
// CHECK-NEXT: {{^}}  hipFuncGetAttributes(&a, reinterpret_cast<const void{{ ?}}*>(plain));{{$}}
// CHECK-NEXT: {{^}}  hipFuncSetCacheConfig(reinterpret_cast<const void{{ ?}}*>(ns::inner), hipFuncCachePreferL1);{{$}}
// CHECK-NEXT: {{^}}  Kernel fn = plain;
// CHECK-NEXT: {{^}}  hipFuncSetCacheConfig(reinterpret_cast<const void{{ ?}}*>(fn), hipFuncCachePreferL1);{{$}}
// CHECK-NEXT: {{^}}  const auto chosen = device ? &k<1> : &k<2>;
// CHECK-NEXT: {{^}}  hipFuncGetAttributes(&a, reinterpret_cast<const void{{ ?}}*>(chosen));{{$}}

// Already what HIP takes: no second cast.
void g(const void *p, void *q, void **args) {
  cudaFuncSetAttribute((const void *)plain, cudaFuncAttributeMaxDynamicSharedMemorySize, 1);
  cudaFuncSetAttribute((void*)k<8>, cudaFuncAttributeMaxDynamicSharedMemorySize, 1);
  cudaFuncSetCacheConfig(reinterpret_cast<const void *>(&plain), cudaFuncCachePreferL1);
  cudaFuncSetCacheConfig(p, cudaFuncCachePreferL1);
  cudaLaunchKernel(q, dim3(1), dim3(32), args, 0, nullptr);
}
// CHECK: {{^}}  hipFuncSetAttribute((const void *)plain, hipFuncAttributeMaxDynamicSharedMemorySize, 1);
// CHECK-NEXT: {{^}}  hipFuncSetAttribute((void*)k<8>, hipFuncAttributeMaxDynamicSharedMemorySize, 1);
// CHECK-NEXT: {{^}}  hipFuncSetCacheConfig(reinterpret_cast<const void *>(&plain), hipFuncCachePreferL1);
// CHECK-NEXT: {{^}}  hipFuncSetCacheConfig(p, hipFuncCachePreferL1);
// CHECK-NEXT: {{^}}  hipLaunchKernel(q, dim3(1), dim3(32), args, 0, nullptr);

// HIP has templates of its own for these: no cast.
void h(int *n, void **args) {
  cudaOccupancyMaxActiveBlocksPerMultiprocessor(n, plain, 128, 0);
  cudaLaunchCooperativeKernel(plain, dim3(1), dim3(32), args, 0, nullptr);
}
// CHECK: {{^}}  hipOccupancyMaxActiveBlocksPerMultiprocessor(n, plain, 128, 0);
// CHECK-NEXT: {{^}}  hipLaunchCooperativeKernel(plain, dim3(1), dim3(32), args, 0, nullptr);

// A type that is known only when instantiated, and macro arguments.
template <class F> void carve(F f, int n) { cudaFuncSetAttribute(f, cudaFuncAttributeMaxDynamicSharedMemorySize, n); }
template void carve(Kernel, int);
#define TRY(x) (void)(x)
void i() { TRY(cudaFuncSetAttribute(k<3>, cudaFuncAttributeMaxDynamicSharedMemorySize, 2)); }
// CHECK: {{^}}template <class F> void carve(F f, int n) { hipFuncSetAttribute(reinterpret_cast<const void{{ ?}}*>(f), hipFuncAttributeMaxDynamicSharedMemorySize, n); }
// CHECK: {{^}}void i() { TRY(hipFuncSetAttribute(reinterpret_cast<const void{{ ?}}*>(k<3>), hipFuncAttributeMaxDynamicSharedMemorySize, 2)); }
