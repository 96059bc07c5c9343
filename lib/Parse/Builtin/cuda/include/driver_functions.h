// Makers of cudaExtent, cudaPos and cudaPitchedPtr.
#ifndef HIPIFY_DRIVER_FUNCTIONS_H
#define HIPIFY_DRIVER_FUNCTIONS_H
#include "driver_types.h"

#ifdef __cplusplus
struct cudaPitchedPtr make_cudaPitchedPtr(void *, size_t, size_t, size_t);
struct cudaPos make_cudaPos(size_t, size_t, size_t);
struct cudaExtent make_cudaExtent(size_t, size_t, size_t);
#endif
#endif
