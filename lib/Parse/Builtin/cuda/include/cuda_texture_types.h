// Texture references (CUDA 11).
#ifndef HIPIFY_CUDA_TEXTURE_TYPES_H
#define HIPIFY_CUDA_TEXTURE_TYPES_H
#include "channel_descriptor.h"
#include "texture_types.h"
#ifdef __cplusplus
template <class T, int texType = cudaTextureType1D,
          enum cudaTextureReadMode mode = cudaReadModeElementType>
struct __device_builtin_texture_type__ texture : public textureReference {
  texture(int = 0, enum cudaTextureFilterMode = cudaFilterModePoint,
          enum cudaTextureAddressMode = cudaAddressModeClamp);
  texture(int, enum cudaTextureFilterMode, enum cudaTextureAddressMode,
          struct cudaChannelFormatDesc);
};
#endif
#endif
