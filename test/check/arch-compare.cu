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
// A workaround for old GPUs: left out, as for the newest.
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 800
#endif
#if CUDART_VERSION < 12020 && (defined(__CUDA_ARCH__) && (__CUDA_ARCH__ < 800))
#endif
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 600
#endif
// Somebody thought of HIP.
#if __CUDA_ARCH__ >= 700
#elif defined(__HIPCC__)
#endif
// Not read at all.
#if CUDART_VERSION >= 11000 // NOHIPIFY(version-guard): CUDA's only
#if __CUDA_ARCH__ >= 800
#endif
#endif
// One finding a condition.
#if __CUDA_ARCH__ >= 700 && __CUDA_ARCH__ != 720
// FIND: :[[@LINE-1]]:{{[0-9]+}}: warning: {{.*}} [arch-compare]
#endif
// CHECK: #if __CUDA_ARCH__ >= 600
// CHECK: #elif defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 350
// CHECK: #if !defined(__CUDA_ARCH__) || (__CUDA_ARCH__ < 700)
// CHECK: #if (__CUDA_ARCH__ / 100) == 8 // NOHIPIFY
// CHECK: #if defined(__CUDA_ARCH__) || defined(__HIP_DEVICE_COMPILE__)
