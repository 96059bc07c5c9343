// Reading textures by reference (CUDA 11).
#ifndef HIPIFY_TEXTURE_FETCH_FUNCTIONS_H
#define HIPIFY_TEXTURE_FETCH_FUNCTIONS_H
#include "crt/host_defines.h"
#include "crt/host_defines.h"
#include "cuda_texture_types.h"
#ifdef __cplusplus
// What a fetch gives: the element, or its float counterpart.
template <class T, enum cudaTextureReadMode M> struct HipifyFetched {
  typedef T type;
};
template <> struct HipifyFetched<char, cudaReadModeNormalizedFloat> { typedef float type; };
template <> struct HipifyFetched<signed char, cudaReadModeNormalizedFloat> { typedef float type; };
template <> struct HipifyFetched<unsigned char, cudaReadModeNormalizedFloat> { typedef float type; };
template <> struct HipifyFetched<short, cudaReadModeNormalizedFloat> { typedef float type; };
template <> struct HipifyFetched<unsigned short, cudaReadModeNormalizedFloat> { typedef float type; };
template <> struct HipifyFetched<char1, cudaReadModeNormalizedFloat> { typedef float1 type; };
template <> struct HipifyFetched<char2, cudaReadModeNormalizedFloat> { typedef float2 type; };
template <> struct HipifyFetched<char4, cudaReadModeNormalizedFloat> { typedef float4 type; };
template <> struct HipifyFetched<uchar1, cudaReadModeNormalizedFloat> { typedef float1 type; };
template <> struct HipifyFetched<uchar2, cudaReadModeNormalizedFloat> { typedef float2 type; };
template <> struct HipifyFetched<uchar4, cudaReadModeNormalizedFloat> { typedef float4 type; };
template <> struct HipifyFetched<short1, cudaReadModeNormalizedFloat> { typedef float1 type; };
template <> struct HipifyFetched<short2, cudaReadModeNormalizedFloat> { typedef float2 type; };
template <> struct HipifyFetched<short4, cudaReadModeNormalizedFloat> { typedef float4 type; };
template <> struct HipifyFetched<ushort1, cudaReadModeNormalizedFloat> { typedef float1 type; };
template <> struct HipifyFetched<ushort2, cudaReadModeNormalizedFloat> { typedef float2 type; };
template <> struct HipifyFetched<ushort4, cudaReadModeNormalizedFloat> { typedef float4 type; };
template <class T> struct HipifyGathered;
template <> struct HipifyGathered<char> { typedef char4 type; };

template <> struct HipifyGathered<signed char> { typedef char4 type; };

template <> struct HipifyGathered<unsigned char> { typedef uchar4 type; };

template <> struct HipifyGathered<short> { typedef short4 type; };

template <> struct HipifyGathered<unsigned short> { typedef ushort4 type; };

template <> struct HipifyGathered<int> { typedef int4 type; };

template <> struct HipifyGathered<unsigned int> { typedef uint4 type; };

template <> struct HipifyGathered<float> { typedef float4 type; };
template <> struct HipifyGathered<char1> { typedef char4 type; };
template <> struct HipifyGathered<char2> { typedef char4 type; };
template <> struct HipifyGathered<char3> { typedef char4 type; };
template <> struct HipifyGathered<char4> { typedef char4 type; };
template <> struct HipifyGathered<uchar1> { typedef uchar4 type; };
template <> struct HipifyGathered<uchar2> { typedef uchar4 type; };
template <> struct HipifyGathered<uchar3> { typedef uchar4 type; };
template <> struct HipifyGathered<uchar4> { typedef uchar4 type; };
template <> struct HipifyGathered<short1> { typedef short4 type; };
template <> struct HipifyGathered<short2> { typedef short4 type; };
template <> struct HipifyGathered<short3> { typedef short4 type; };
template <> struct HipifyGathered<short4> { typedef short4 type; };
template <> struct HipifyGathered<ushort1> { typedef ushort4 type; };
template <> struct HipifyGathered<ushort2> { typedef ushort4 type; };
template <> struct HipifyGathered<ushort3> { typedef ushort4 type; };
template <> struct HipifyGathered<ushort4> { typedef ushort4 type; };
template <> struct HipifyGathered<int1> { typedef int4 type; };
template <> struct HipifyGathered<int2> { typedef int4 type; };
template <> struct HipifyGathered<int3> { typedef int4 type; };
template <> struct HipifyGathered<int4> { typedef int4 type; };
template <> struct HipifyGathered<uint1> { typedef uint4 type; };
template <> struct HipifyGathered<uint2> { typedef uint4 type; };
template <> struct HipifyGathered<uint3> { typedef uint4 type; };
template <> struct HipifyGathered<uint4> { typedef uint4 type; };
template <> struct HipifyGathered<float1> { typedef float4 type; };
template <> struct HipifyGathered<float2> { typedef float4 type; };
template <> struct HipifyGathered<float3> { typedef float4 type; };
template <> struct HipifyGathered<float4> { typedef float4 type; };
template <class T, enum cudaTextureReadMode M> HIPIFY_D typename HipifyFetched<T, M>::type tex1Dfetch(texture<T, 1, M>, int);
template <class T, enum cudaTextureReadMode M> HIPIFY_D typename HipifyFetched<T, M>::type tex1D(texture<T, 1, M>, float);
template <class T, enum cudaTextureReadMode M> HIPIFY_D typename HipifyFetched<T, M>::type tex2D(texture<T, 2, M>, float, float);
template <class T, enum cudaTextureReadMode M> HIPIFY_D typename HipifyFetched<T, M>::type tex1DLayered(texture<T, 241, M>, float, int);
template <class T, enum cudaTextureReadMode M> HIPIFY_D typename HipifyFetched<T, M>::type tex2DLayered(texture<T, 242, M>, float, float, int);
template <class T, enum cudaTextureReadMode M> HIPIFY_D typename HipifyFetched<T, M>::type tex3D(texture<T, 3, M>, float, float, float);
template <class T, enum cudaTextureReadMode M> HIPIFY_D typename HipifyFetched<T, M>::type texCubemap(texture<T, 12, M>, float, float, float);
template <class T, enum cudaTextureReadMode M> HIPIFY_D typename HipifyGathered<typename HipifyFetched<T, M>::type>::type tex2Dgather(texture<T, 2, M>, float, float, int HIPIFY_DV(0));
template <class T, enum cudaTextureReadMode M> HIPIFY_D typename HipifyFetched<T, M>::type tex1DLod(texture<T, 1, M>, float, float);
template <class T, enum cudaTextureReadMode M> HIPIFY_D typename HipifyFetched<T, M>::type tex2DLod(texture<T, 2, M>, float, float, float);
template <class T, enum cudaTextureReadMode M> HIPIFY_D typename HipifyFetched<T, M>::type tex1DLayeredLod(texture<T, 241, M>, float, int, float);
template <class T, enum cudaTextureReadMode M> HIPIFY_D typename HipifyFetched<T, M>::type tex2DLayeredLod(texture<T, 242, M>, float, float, int, float);
template <class T, enum cudaTextureReadMode M> HIPIFY_D typename HipifyFetched<T, M>::type tex3DLod(texture<T, 3, M>, float, float, float, float);
template <class T, enum cudaTextureReadMode M> HIPIFY_D typename HipifyFetched<T, M>::type texCubemapLod(texture<T, 12, M>, float, float, float, float);
template <class T, enum cudaTextureReadMode M> HIPIFY_D typename HipifyFetched<T, M>::type texCubemapLayered(texture<T, 252, M>, float, float, float, int);
template <class T, enum cudaTextureReadMode M> HIPIFY_D typename HipifyFetched<T, M>::type texCubemapLayeredLod(texture<T, 252, M>, float, float, float, int, float);
template <class T, enum cudaTextureReadMode M> HIPIFY_D typename HipifyFetched<T, M>::type texCubemapGrad(texture<T, 12, M>, float, float, float, float4, float4);
template <class T, enum cudaTextureReadMode M> HIPIFY_D typename HipifyFetched<T, M>::type texCubemapLayeredGrad(texture<T, 252, M>, float, float, float, int, float4, float4);
template <class T, enum cudaTextureReadMode M> HIPIFY_D typename HipifyFetched<T, M>::type tex1DGrad(texture<T, 1, M>, float, float, float);
template <class T, enum cudaTextureReadMode M> HIPIFY_D typename HipifyFetched<T, M>::type tex2DGrad(texture<T, 2, M>, float, float, float2, float2);
template <class T, enum cudaTextureReadMode M> HIPIFY_D typename HipifyFetched<T, M>::type tex1DLayeredGrad(texture<T, 241, M>, float, int, float, float);
template <class T, enum cudaTextureReadMode M> HIPIFY_D typename HipifyFetched<T, M>::type tex2DLayeredGrad(texture<T, 242, M>, float, float, int, float2, float2);
template <class T, enum cudaTextureReadMode M> HIPIFY_D typename HipifyFetched<T, M>::type tex3DGrad(texture<T, 3, M>, float, float, float, float4, float4);
#endif
#endif
