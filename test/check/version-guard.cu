// P10: the version macros are not defined by HIP and read as 0: the oldest path
// is taken. Both paths are translated, the condition is reported, and it is
// never compared with HIP's version, whose numbers are unrelated.
// RUN: %check
// RUN: env FILECHECK_OPTS="--implicit-check-not=[version-guard]" %findings
#include <cuda.h>
#include <cuda_runtime.h>

void f(void **p, size_t n, cudaStream_t s) {
#if CUDART_VERSION >= 11020
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: {{.*}} [version-guard]
  cudaMallocAsync(p, n, s);
#else
  cudaMalloc(p, n);
#endif
}
#if defined(CUDA_VERSION) && CUDA_VERSION < 10000
#elif (CUDA_VERSION >= 12000)
// FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: {{.*}} [version-guard]
#endif
#ifdef CUDART_VERSION
// FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: {{.*}} [version-guard]
#endif
#if CUDART_VERSION > 9000 // NOHIPIFY(version-guard): either way is right
#endif
#if MY_CUDA_VERSION > 3
#endif
// Somebody thought of HIP.
#if CUDA_VERSION >= 12080
#elif __HIPCC__
#endif
// Equality names one release.
#if defined(CUDA_VERSION) && CUDA_VERSION == 12000
// FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: {{.*}} [version-guard]
#endif
// CHECK: #if CUDART_VERSION >= 11020
// CHECK: {{^}}  hipMallocAsync(p, n, s);
// CHECK-NEXT: #else
// CHECK-NEXT: {{^}}  hipMalloc(p, n);
// CHECK-NEXT: #endif
// CHECK: #if defined(CUDA_VERSION) && CUDA_VERSION < 10000
// CHECK: #elif (CUDA_VERSION >= 12000)
// CHECK: #ifdef CUDART_VERSION
// CHECK-NOT: HIP_VERSION
