// Reading and writing surfaces by object.
#ifndef HIPIFY_SURFACE_INDIRECT_FUNCTIONS_H
#define HIPIFY_SURFACE_INDIRECT_FUNCTIONS_H
#include "crt/host_defines.h"
#include "vector_types.h"
#include "driver_types.h"
#include "texture_types.h"
#include "surface_types.h"

#ifdef __cplusplus
template <typename T> static HIPIFY_D void surf1Dread(T *, cudaSurfaceObject_t, int, cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <class T> static HIPIFY_D T surf1Dread(cudaSurfaceObject_t, int, cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <typename T> static HIPIFY_D void surf2Dread(T *, cudaSurfaceObject_t, int, int, cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <class T> static HIPIFY_D T surf2Dread(cudaSurfaceObject_t, int, int, cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <typename T> static HIPIFY_D void surf3Dread(T *, cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <class T> static HIPIFY_D T surf3Dread(cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <typename T> static HIPIFY_D void surf1DLayeredread(T *, cudaSurfaceObject_t, int, int, cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <class T> static HIPIFY_D T surf1DLayeredread(cudaSurfaceObject_t, int, int, cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <typename T> static HIPIFY_D void surf2DLayeredread(T *, cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <class T> static HIPIFY_D T surf2DLayeredread(cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <typename T> static HIPIFY_D void surfCubemapread(T *, cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <class T> static HIPIFY_D T surfCubemapread(cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <typename T> static HIPIFY_D void surfCubemapLayeredread(T *, cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <class T> static HIPIFY_D T surfCubemapLayeredread(cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <typename T> static HIPIFY_D void surf1Dwrite(T, cudaSurfaceObject_t, int, cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <typename T> static HIPIFY_D void surf2Dwrite(T, cudaSurfaceObject_t, int, int, cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <typename T> static HIPIFY_D void surf3Dwrite(T, cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <typename T> static HIPIFY_D void surf1DLayeredwrite(T, cudaSurfaceObject_t, int, int, cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <typename T> static HIPIFY_D void surf2DLayeredwrite(T, cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <typename T> static HIPIFY_D void surfCubemapwrite(T, cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <typename T> static HIPIFY_D void surfCubemapLayeredwrite(T, cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
#endif
#endif
