// Arrays of one to three dimensions, copies from and to them, surface objects, and
// what a texture object is asked.
// RUN: %run --wave=64 --extra-arg=-Wno-deprecated-declarations %s 2>&1 | FileCheck %s
#include <cstdio>
#include <hip/hip_runtime.h>

#define OK(call)                                                               \
  do {                                                                         \
    hipError_t status = call;                                                  \
    if (status != hipSuccess)                                                  \
      std::printf("failed: %s: %s\n", #call, hipGetErrorName(status));         \
  } while (0)

__global__ void turn(hipSurfaceObject_t surface, int width, int height) {
  int x = threadIdx.x, y = threadIdx.y;
  float value = 0;
  surf2Dread(&value, surface, x * sizeof(float), y);
  __syncthreads();
  surf2Dwrite(value * 10, surface, (width - 1 - x) * sizeof(float), height - 1 - y);
}
// Offsets of surfaces are bytes, whatever the texels are.
__global__ void shift(hipSurfaceObject_t fours, hipSurfaceObject_t pairs) {
  int x = threadIdx.x;
  float4 four;
  float2 pair;
  surf1Dread(&four, fours, x * sizeof(float4));
  surf1Dread(&pair, pairs, x * sizeof(float2));
  __syncthreads();
  surf1Dwrite(make_float4(four.w, four.z, four.y, -four.x), fours, (x ^ 1) * sizeof(float4));
  surf1Dwrite(make_float2(pair.y, pair.x + 0.5f), pairs, (x ^ 1) * sizeof(float2));
}
__global__ void look(hipTextureObject_t texture, float *out) {
  out[threadIdx.x] = tex3D<float>(texture, threadIdx.x + 0.5f, 1.5f, 1.5f);
}

static void planes() {
  hipChannelFormatDesc format = hipCreateChannelDesc<float>();
  hipArray *array;
  float in[6] = {1, 2, 3, 4, 5, 6}, out[6] = {};
  OK(hipMallocArray(&array, &format, 3, 2, hipArraySurfaceLoadStore));
  OK(hipMemcpyToArray(array, 0, 0, in, sizeof in, hipMemcpyHostToDevice));
  hipResourceDesc resource = {};
  resource.resType = hipResourceTypeArray;
  resource.res.array.array = array;
  hipSurfaceObject_t surface;
  OK(hipCreateSurfaceObject(&surface, &resource));
  turn<<<1, dim3(3, 2)>>>(surface, 3, 2);
  OK(hipDestroySurfaceObject(surface));
  OK(hipMemcpy2DFromArray(out, 12, array, 0, 0, 12, 2, hipMemcpyDeviceToHost));
  // CHECK: turned 60 50 40 30 20 10
  std::printf("turned %g %g %g %g %g %g\n", out[0], out[1], out[2], out[3], out[4], out[5]);
  // CHECK: beyond: hipErrorInvalidValue
  std::printf("beyond: %s\n", hipGetErrorName(hipMemcpy2DFromArray(out, 12, array, 4, 0, 12, 2,
                                                                   hipMemcpyDeviceToHost)));
  OK(hipFreeArray(array));
}

template <typename T> static hipSurfaceObject_t surfaceOf(hipArray *&array, const T *data) {
  hipChannelFormatDesc format = hipCreateChannelDesc<T>();
  OK(hipMallocArray(&array, &format, 4, 0, hipArraySurfaceLoadStore));
  OK(hipMemcpyToArray(array, 0, 0, data, 4 * sizeof(T), hipMemcpyHostToDevice));
  hipResourceDesc resource = {};
  resource.resType = hipResourceTypeArray;
  resource.res.array.array = array;
  hipSurfaceObject_t surface;
  OK(hipCreateSurfaceObject(&surface, &resource));
  return surface;
}

static void lines() {
  float4 fours[4] = {{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}, {13, 14, 15, 16}};
  float2 pairs[4] = {{1, 2}, {3, 4}, {5, 6}, {7, 8}};
  hipArray *a, *b;
  hipSurfaceObject_t first = surfaceOf(a, fours), second = surfaceOf(b, pairs);
  shift<<<1, 4>>>(first, second);
  OK(hipMemcpyFromArray(fours, a, 0, 0, sizeof fours, hipMemcpyDeviceToHost));
  OK(hipMemcpyFromArray(pairs, b, 0, 0, sizeof pairs, hipMemcpyDeviceToHost));
  // CHECK: shifted 8 -5 4 -1 and 4 3.5 2 1.5 8 7.5
  std::printf("shifted %g %g %g %g and %g %g %g %g %g %g\n", fours[0].x, fours[0].w, fours[1].x,
              fours[1].w, pairs[0].x, pairs[0].y, pairs[1].x, pairs[1].y, pairs[2].x, pairs[2].y);
}

static void volumes() {
  hipChannelFormatDesc format = hipCreateChannelDesc<float>();
  hipArray *array;
  const hipExtent extent = make_hipExtent(4, 2, 2);
  float in[16], out[4], *device;
  for (int i = 0; i < 16; ++i)
    in[i] = i;
  OK(hipMalloc3DArray(&array, &format, extent, hipArrayDefault));
  hipMemcpy3DParms copy = {};
  copy.srcPtr = make_hipPitchedPtr(in, 4 * sizeof(float), 4, 2);
  copy.dstArray = array;
  copy.extent = extent;
  copy.kind = hipMemcpyHostToDevice;
  OK(hipMemcpy3D(&copy));
  hipResourceDesc resource = {}, asked = {};
  resource.resType = hipResourceTypeArray;
  resource.res.array.array = array;
  hipTextureDesc how = {};
  how.readMode = hipReadModeElementType;
  hipTextureObject_t texture;
  OK(hipCreateTextureObject(&texture, &resource, &how, nullptr));
  OK(hipGetTextureObjectResourceDesc(&asked, texture));
  // CHECK: asked 1 1
  std::printf("asked %d %d\n", asked.resType == hipResourceTypeArray,
              asked.res.array.array == array);
  OK(hipMalloc(&device, sizeof out));
  look<<<1, 4>>>(texture, device);
  OK(hipMemcpy(out, device, sizeof out, hipMemcpyDeviceToHost));
  // CHECK: volume 12 13 14 15
  std::printf("volume %g %g %g %g\n", out[0], out[1], out[2], out[3]);
  OK(hipDestroyTextureObject(texture));
  OK(hipFreeArray(array));
}

static void driver() {
  HIP_ARRAY_DESCRIPTOR description = {};
  description.Width = 8;
  description.Height = 1;
  description.Format = HIP_AD_FORMAT_FLOAT;
  description.NumChannels = 1;
  hipArray *array;
  OK(hipArrayCreate(&array, &description));
  OK(hipArrayDestroy(array));
}

int main() {
  planes();
  lines();
  volumes();
  driver();
  // CHECK-NOT: failed
}
