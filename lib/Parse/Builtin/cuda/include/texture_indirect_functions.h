// Reading textures by object.
#ifndef HIPIFY_TEXTURE_INDIRECT_FUNCTIONS_H
#define HIPIFY_TEXTURE_INDIRECT_FUNCTIONS_H
#include "crt/host_defines.h"
#include "vector_types.h"
#include "driver_types.h"
#include "texture_types.h"
#include "surface_types.h"

#ifdef __cplusplus
template <typename T> static HIPIFY_D void tex1Dfetch(T *, cudaTextureObject_t, int);
template <class T> static HIPIFY_D T tex1Dfetch(cudaTextureObject_t, int);
template <typename T> static HIPIFY_D void tex1D(T *, cudaTextureObject_t, float);
template <class T> static HIPIFY_D T tex1D(cudaTextureObject_t, float);
template <typename T> static HIPIFY_D void tex2D(T *, cudaTextureObject_t, float, float);
template <class T> static HIPIFY_D T tex2D(cudaTextureObject_t, float, float);
template <typename T> static HIPIFY_D void tex2D(T *, cudaTextureObject_t, float, float, bool *);
template <class T> static HIPIFY_D T tex2D(cudaTextureObject_t, float, float, bool *);
template <typename T> static HIPIFY_D void tex3D(T *, cudaTextureObject_t, float, float, float);
template <class T> static HIPIFY_D T tex3D(cudaTextureObject_t, float, float, float);
template <typename T> static HIPIFY_D void tex3D(T *, cudaTextureObject_t, float, float, float, bool *);
template <class T> static HIPIFY_D T tex3D(cudaTextureObject_t, float, float, float, bool *);
template <typename T> static HIPIFY_D void tex1DLayered(T *, cudaTextureObject_t, float, int);
template <class T> static HIPIFY_D T tex1DLayered(cudaTextureObject_t, float, int);
template <typename T> static HIPIFY_D void tex2DLayered(T *, cudaTextureObject_t, float, float, int);
template <class T> static HIPIFY_D T tex2DLayered(cudaTextureObject_t, float, float, int);
template <typename T> static HIPIFY_D void tex2DLayered(T *, cudaTextureObject_t, float, float, int, bool *);
template <class T> static HIPIFY_D T tex2DLayered(cudaTextureObject_t, float, float, int, bool *);
template <typename T> static HIPIFY_D void texCubemap(T *, cudaTextureObject_t, float, float, float);
template <class T> static HIPIFY_D T texCubemap(cudaTextureObject_t, float, float, float);
template <typename T> static HIPIFY_D void texCubemapLayered(T *, cudaTextureObject_t, float, float, float, int);
template <class T> static HIPIFY_D T texCubemapLayered(cudaTextureObject_t, float, float, float, int);
template <typename T> static HIPIFY_D void tex2Dgather(T *, cudaTextureObject_t, float, float, int HIPIFY_DV(0));
template <class T> static HIPIFY_D T tex2Dgather(cudaTextureObject_t, float, float, int HIPIFY_DV(0));
template <typename T> static HIPIFY_D void tex2Dgather(T *, cudaTextureObject_t, float, float, bool *, int HIPIFY_DV(0));
template <class T> static HIPIFY_D T tex2Dgather(cudaTextureObject_t, float, float, bool *, int HIPIFY_DV(0));
template <typename T> static HIPIFY_D void tex1DLod(T *, cudaTextureObject_t, float, float);
template <class T> static HIPIFY_D T tex1DLod(cudaTextureObject_t, float, float);
template <typename T> static HIPIFY_D void tex2DLod(T *, cudaTextureObject_t, float, float, float);
template <class T> static HIPIFY_D T tex2DLod(cudaTextureObject_t, float, float, float);
template <typename T> static HIPIFY_D void tex2DLod(T *, cudaTextureObject_t, float, float, float, bool *);
template <class T> static HIPIFY_D T tex2DLod(cudaTextureObject_t, float, float, float, bool *);
template <typename T> static HIPIFY_D void tex3DLod(T *, cudaTextureObject_t, float, float, float, float);
template <class T> static HIPIFY_D T tex3DLod(cudaTextureObject_t, float, float, float, float);
template <typename T> static HIPIFY_D void tex3DLod(T *, cudaTextureObject_t, float, float, float, float, bool *);
template <class T> static HIPIFY_D T tex3DLod(cudaTextureObject_t, float, float, float, float, bool *);
template <typename T> static HIPIFY_D void tex1DLayeredLod(T *, cudaTextureObject_t, float, int, float);
template <class T> static HIPIFY_D T tex1DLayeredLod(cudaTextureObject_t, float, int, float);
template <typename T> static HIPIFY_D void tex2DLayeredLod(T *, cudaTextureObject_t, float, float, int, float);
template <class T> static HIPIFY_D T tex2DLayeredLod(cudaTextureObject_t, float, float, int, float);
template <typename T> static HIPIFY_D void tex2DLayeredLod(T *, cudaTextureObject_t, float, float, int, float, bool *);
template <class T> static HIPIFY_D T tex2DLayeredLod(cudaTextureObject_t, float, float, int, float, bool *);
template <typename T> static HIPIFY_D void texCubemapLod(T *, cudaTextureObject_t, float, float, float, float);
template <class T> static HIPIFY_D T texCubemapLod(cudaTextureObject_t, float, float, float, float);
template <typename T> static HIPIFY_D void texCubemapGrad(T *, cudaTextureObject_t, float, float, float, float4, float4);
template <class T> static HIPIFY_D T texCubemapGrad(cudaTextureObject_t, float, float, float, float4, float4);
template <typename T> static HIPIFY_D void texCubemapLayeredLod(T *, cudaTextureObject_t, float, float, float, int, float);
template <class T> static HIPIFY_D T texCubemapLayeredLod(cudaTextureObject_t, float, float, float, int, float);
template <typename T> static HIPIFY_D void tex1DGrad(T *, cudaTextureObject_t, float, float, float);
template <class T> static HIPIFY_D T tex1DGrad(cudaTextureObject_t, float, float, float);
template <typename T> static HIPIFY_D void tex2DGrad(T *, cudaTextureObject_t, float, float, float2, float2);
template <class T> static HIPIFY_D T tex2DGrad(cudaTextureObject_t, float, float, float2, float2);
template <typename T> static HIPIFY_D void tex2DGrad(T *, cudaTextureObject_t, float, float, float2, float2, bool *);
template <class T> static HIPIFY_D T tex2DGrad(cudaTextureObject_t, float, float, float2, float2, bool *);
template <typename T> static HIPIFY_D void tex3DGrad(T *, cudaTextureObject_t, float, float, float, float4, float4);
template <class T> static HIPIFY_D T tex3DGrad(cudaTextureObject_t, float, float, float, float4, float4);
template <typename T> static HIPIFY_D void tex3DGrad(T *, cudaTextureObject_t, float, float, float, float4, float4, bool *);
template <class T> static HIPIFY_D T tex3DGrad(cudaTextureObject_t, float, float, float, float4, float4, bool *);
template <typename T> static HIPIFY_D void tex1DLayeredGrad(T *, cudaTextureObject_t, float, int, float, float);
template <class T> static HIPIFY_D T tex1DLayeredGrad(cudaTextureObject_t, float, int, float, float);
template <typename T> static HIPIFY_D void tex2DLayeredGrad(T *, cudaTextureObject_t, float, float, int, float2, float2);
template <class T> static HIPIFY_D T tex2DLayeredGrad(cudaTextureObject_t, float, float, int, float2, float2);
template <typename T> static HIPIFY_D void tex2DLayeredGrad(T *, cudaTextureObject_t, float, float, int, float2, float2, bool *);
template <class T> static HIPIFY_D T tex2DLayeredGrad(cudaTextureObject_t, float, float, int, float2, float2, bool *);
template <typename T> static HIPIFY_D void texCubemapLayeredGrad(T *, cudaTextureObject_t, float, float, float, int, float4, float4);
template <class T> static HIPIFY_D T texCubemapLayeredGrad(cudaTextureObject_t, float, float, float, int, float4, float4);
#endif
#endif
