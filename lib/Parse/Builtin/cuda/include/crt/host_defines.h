// Function and variable qualifiers of CUDA C++, as Clang attributes.
#ifndef HIPIFY_CRT_HOST_DEFINES_H
#define HIPIFY_CRT_HOST_DEFINES_H

#ifdef __CUDA__
#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __managed__ __attribute__((device))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __grid_constant__ __attribute__((grid_constant))
#define __cluster_dims__(...) __attribute__((cluster_dims(__VA_ARGS__)))
#define __device_builtin_texture_type__                                        \
  __attribute__((device_builtin_texture_type))
#define __device_builtin_surface_type__                                        \
  __attribute__((device_builtin_surface_type))
#else
#define __host__
#define __device__
#define __global__
#define __shared__
#define __constant__
#define __managed__
#define __launch_bounds__(...)
#define __grid_constant__
#define __cluster_dims__(...)
#define __device_builtin_texture_type__
#define __device_builtin_surface_type__
#endif

#define __forceinline__ __inline__ __attribute__((always_inline))
#define __inline_hint__
#define __align__(...) __attribute__((aligned(__VA_ARGS__)))
#define __builtin_align__(...) __align__(__VA_ARGS__)
#define __maxnreg__(...)
#define __local_maxnreg__(...)
#define __block_size__(...)
#define __no_return__ __attribute__((noreturn))
#define __thread__ __thread
#define __import__
#define __export__
#define __location__(a)
#define __annotate__(a)
#define __cudart_builtin__
#define __device_builtin__
#define __nv_pure__
#define __specialization_static static
#define __tile_global__ __global__
#define __tile__ __device__

#ifndef __cdecl
#define __cdecl
#endif
#define CUDARTAPI
#define CUDARTAPI_CDECL
#define CUDART_CB

// Written before each declaration that nvcc offers on both sides.
#ifdef __CUDA__
#define HIPIFY_HD __attribute__((host, device))
#define HIPIFY_D __attribute__((device))
#else
#define HIPIFY_HD
#define HIPIFY_D
#endif

// For templates that may be given a closure: a function whose type has no
// linkage must be defined where it is used.
#define HIPIFY_BODY                                                            \
  { __builtin_unreachable(); }

// An empty constant that both sides may name.
#define HIPIFY_HD_VARIABLE static constexpr

#ifdef __cplusplus
#define HIPIFY_DV(...) = __VA_ARGS__
#define HIPIFY_NOEXCEPT noexcept
#define HIPIFY_C_BEGIN extern "C" {
#define HIPIFY_C_END }
#else
#define HIPIFY_DV(...)
#define HIPIFY_NOEXCEPT
#define HIPIFY_C_BEGIN
#define HIPIFY_C_END
#endif

#endif
