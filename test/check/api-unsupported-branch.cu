// Names without a counterpart in a branch that HIP never compiles.
// RUN: env FILECHECK_OPTS="--implicit-check-not=[api-unsupported]" %findings
__device__ long long load(long long *p) {
#if CUDA_VERSION >= 12080
  return __nv_atomic_load_n(p, __NV_ATOMIC_RELAXED);
#elif __HIPCC__
  return __atomic_load_n(p, __ATOMIC_RELAXED);
#endif
}
__device__ long long other(long long *p) {
#ifdef __HIP_PLATFORM_AMD__
  return *p;
#else
  return __nv_atomic_load_n(p, __NV_ATOMIC_RELAXED);
#endif
}
__device__ long long alone(long long *p) {
#if CUDA_VERSION >= 12080 || defined(FORCE)
  // FIND: :[[@LINE+1]]:{{[0-9]+}}: error: constant '__NV_ATOMIC_RELAXED' has no counterpart {{.*}} [api-unsupported]
  return __nv_atomic_load_n(p, __NV_ATOMIC_RELAXED);
#elif __HIPCC__
  return *p;
#endif
}
