// Reading and writing surfaces by reference.
#ifndef HIPIFY_SURFACE_FUNCTIONS_H
#define HIPIFY_SURFACE_FUNCTIONS_H
#include "crt/host_defines.h"
#include "vector_types.h"
#include "cuda_surface_types.h"

#ifdef __cplusplus
template <typename T> static HIPIFY_D void surf1Dread(T *, surface<void, 1>, int, int, enum cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <class T> static HIPIFY_D T surf1Dread(surface<void, 1>, int, enum cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <class T> static HIPIFY_D void surf1Dread(T *, surface<void, 1>, int, enum cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <typename T> static HIPIFY_D void surf2Dread(T *, surface<void, 2>, int, int, int, enum cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <class T> static HIPIFY_D T surf2Dread(surface<void, 2>, int, int, enum cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <class T> static HIPIFY_D void surf2Dread(T *, surface<void, 2>, int, int, enum cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <typename T> static HIPIFY_D void surf3Dread(T *, surface<void, 3>, int, int, int, int, enum cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <class T> static HIPIFY_D T surf3Dread(surface<void, 3>, int, int, int, enum cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <class T> static HIPIFY_D void surf3Dread(T *, surface<void, 3>, int, int, int, enum cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <typename T> static HIPIFY_D void surf1DLayeredread(T *, surface<void, 241>, int, int, int, enum cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <class T> static HIPIFY_D T surf1DLayeredread(surface<void, 241>, int, int, enum cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <class T> static HIPIFY_D void surf1DLayeredread(T *, surface<void, 241>, int, int, enum cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <typename T> static HIPIFY_D void surf2DLayeredread(T *, surface<void, 242>, int, int, int, int, enum cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <class T> static HIPIFY_D T surf2DLayeredread(surface<void, 242>, int, int, int, enum cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <class T> static HIPIFY_D void surf2DLayeredread(T *, surface<void, 242>, int, int, int, enum cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <typename T> static HIPIFY_D void surfCubemapread(T *, surface<void, 12>, int, int, int, int, enum cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <class T> static HIPIFY_D T surfCubemapread(surface<void, 12>, int, int, int, enum cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <class T> static HIPIFY_D void surfCubemapread(T *, surface<void, 12>, int, int, int, enum cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <typename T> static HIPIFY_D void surfCubemapLayeredread(T *, surface<void, 252>, int, int, int, int, enum cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <class T> static HIPIFY_D T surfCubemapLayeredread(surface<void, 252>, int, int, int, enum cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <class T> static HIPIFY_D void surfCubemapLayeredread(T *, surface<void, 252>, int, int, int, enum cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <class T> static HIPIFY_D void surf1Dwrite(T, surface<void, 1>, int, int, enum cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <class T> static HIPIFY_D void surf1Dwrite(T, surface<void, 1>, int, enum cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <class T> static HIPIFY_D void surf2Dwrite(T, surface<void, 2>, int, int, int, enum cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <class T> static HIPIFY_D void surf2Dwrite(T, surface<void, 2>, int, int, enum cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <class T> static HIPIFY_D void surf3Dwrite(T, surface<void, 3>, int, int, int, int, enum cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <class T> static HIPIFY_D void surf3Dwrite(T, surface<void, 3>, int, int, int, enum cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <class T> static HIPIFY_D void surf1DLayeredwrite(T, surface<void, 241>, int, int, int, enum cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <class T> static HIPIFY_D void surf1DLayeredwrite(T, surface<void, 241>, int, int, enum cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <class T> static HIPIFY_D void surf2DLayeredwrite(T, surface<void, 242>, int, int, int, int, enum cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <class T> static HIPIFY_D void surf2DLayeredwrite(T, surface<void, 242>, int, int, int, enum cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <class T> static HIPIFY_D void surfCubemapwrite(T, surface<void, 12>, int, int, int, int, enum cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <class T> static HIPIFY_D void surfCubemapwrite(T, surface<void, 12>, int, int, int, enum cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <class T> static HIPIFY_D void surfCubemapLayeredwrite(T, surface<void, 252>, int, int, int, int, enum cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
template <class T> static HIPIFY_D void surfCubemapLayeredwrite(T, surface<void, 252>, int, int, int, enum cudaSurfaceBoundaryMode HIPIFY_DV(cudaBoundaryModeTrap));
#endif
#endif
