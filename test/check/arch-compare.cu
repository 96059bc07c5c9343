// P09: a compute capability means nothing on AMD; the number reads as 0 there.
// Which branch is wanted is for a person to say, so the text stays.
// RUN: %check
// RUN: env FILECHECK_OPTS="--implicit-check-not=[arch-compare]" %findings
#include <cuda_runtime.h>

__device__ double add(double *p, double v) {
#if __CUDA_ARCH__ >= 600
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: {{.*}} [arch-compare]
  return atomicAdd(p, v);
#elif defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 350
  // FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: {{.*}} [arch-compare]
  return *p += v;
#else
  return 0;
#endif
}
#if !defined(__CUDA_ARCH__) || (__CUDA_ARCH__ < 700)
// FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: {{.*}} [arch-compare]
#endif
#if (__CUDA_ARCH__ / 100) == 8 // NOHIPIFY(arch-compare): both are fine
#endif
#ifdef __CUDA_ARCH__
#endif
// CHECK: #if __CUDA_ARCH__ >= 600
// CHECK: #elif defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 350
// CHECK: #if !defined(__CUDA_ARCH__) || (__CUDA_ARCH__ < 700)
// CHECK: #if (__CUDA_ARCH__ / 100) == 8 // NOHIPIFY
// CHECK: #if defined(__CUDA_ARCH__) || defined(__HIP_DEVICE_COMPILE__)
