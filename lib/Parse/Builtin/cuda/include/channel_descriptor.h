// Channel descriptors by element type.
#ifndef HIPIFY_CHANNEL_DESCRIPTOR_H
#define HIPIFY_CHANNEL_DESCRIPTOR_H
#include "cuda_runtime_api.h"

#ifdef __cplusplus
template <class T> static cudaChannelFormatDesc cudaCreateChannelDesc(void);
cudaChannelFormatDesc cudaCreateChannelDescHalf(void);
cudaChannelFormatDesc cudaCreateChannelDescHalf1(void);
cudaChannelFormatDesc cudaCreateChannelDescHalf2(void);
cudaChannelFormatDesc cudaCreateChannelDescHalf4(void);
cudaChannelFormatDesc cudaCreateChannelDescNV12(void);
template <cudaChannelFormatKind> static cudaChannelFormatDesc cudaCreateChannelDesc(void);
#endif
#endif
