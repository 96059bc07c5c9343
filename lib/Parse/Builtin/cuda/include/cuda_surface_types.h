// Surface references (CUDA 11).
#ifndef HIPIFY_CUDA_SURFACE_TYPES_H
#define HIPIFY_CUDA_SURFACE_TYPES_H
#include "channel_descriptor.h"
#include "surface_types.h"
#ifdef __cplusplus
template <class T, int dim = 1>
struct __device_builtin_surface_type__ surface : public surfaceReference {
  surface(void);
  surface(struct cudaChannelFormatDesc);
};
template <int dim>
struct __device_builtin_surface_type__ surface<void, dim>
    : public surfaceReference {
  surface(void);
  template <class T> surface(const surface<T, dim> &);
};
#endif
#endif
