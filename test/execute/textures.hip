// Texture objects over arrays and over linear memory: point and linear filters,
// normalised coordinates, address modes, bytes read as fractions; surfaces.
// RUN: %run --wave=64 %s 2>&1 | FileCheck %s
// RUN: %run --wave=32 %s 2>&1 | FileCheck %s
// RUN: not %run --arch=gfx942 %s 2>&1 | FileCheck %s --check-prefix=NOIMAGES
#include <cstdio>
#include <hip/hip_runtime.h>
// NOIMAGES: does not compile for the device

__global__ void fetch(hipTextureObject_t t, float *out) {
  out[threadIdx.x] = tex1Dfetch<float>(t, int(threadIdx.x) - 1);
}
__global__ void line(hipTextureObject_t t, float *out, float first, float step) {
  out[threadIdx.x] = tex1D<float>(t, first + step * threadIdx.x);
}
__global__ void plane(hipTextureObject_t t, float *out, float x, float y,
                      float step) {
  out[threadIdx.x] = tex2D<float>(t, x + step * threadIdx.x, y);
}
__global__ void bytes(hipTextureObject_t t, float *out) {
  float4 v = tex2D<float4>(t, threadIdx.x + 0.5f, 0.5f);
  out[threadIdx.x] = v.x + 10 * v.y + 100 * v.z + 1000 * v.w;
}

static float *Out;

static void show(const char *What) {
  (void)hipDeviceSynchronize();
  std::printf("%s:", What);
  for (int i = 0; i < 6; ++i)
    std::printf(" %g", Out[i]);
  std::printf(" %s\n", hipGetErrorName(hipGetLastError()));
}

static hipTextureObject_t object(const hipResourceDesc &Resource,
                                  hipTextureFilterMode Filter,
                                  hipTextureAddressMode Address,
                                  bool Normalized = false,
                                  hipTextureReadMode Read =
                                      hipReadModeElementType) {
  hipTextureDesc Desc = {};
  Desc.addressMode[0] = Desc.addressMode[1] = Address;
  Desc.filterMode = Filter;
  Desc.readMode = Read;
  Desc.normalizedCoords = Normalized;
  hipTextureObject_t Object;
  hipError_t Status = hipCreateTextureObject(&Object, &Resource, &Desc, nullptr);
  if (Status != hipSuccess)
    std::printf("create: %s\n", hipGetErrorName(Status));
  return Object;
}

static void oneDimension(const float *Values) {
  hipResourceDesc Linear = {};
  float *Memory;
  (void)hipMalloc(&Memory, 8 * sizeof(float));
  (void)hipMemcpy(Memory, Values, 8 * sizeof(float), hipMemcpyHostToDevice);
  Linear.resType = hipResourceTypeLinear;
  Linear.res.linear.devPtr = Memory;
  Linear.res.linear.desc = hipCreateChannelDesc<float>();
  Linear.res.linear.sizeInBytes = 4 * sizeof(float);
  hipTextureObject_t T =
      object(Linear, hipFilterModePoint, hipAddressModeClamp);
  fetch<<<1, 6>>>(T, Out);
  // What is outside of the texture reads as zero.
  // CHECK: linear memory: 0 0 1 4 9 0 hipSuccess
  show("linear memory");
  // CHECK: destroyed hipSuccess
  std::printf("destroyed %s\n", hipGetErrorName(hipDestroyTextureObject(T)));

  hipArray *Array;
  hipChannelFormatDesc Format = hipCreateChannelDesc<float>();
  (void)hipMallocArray(&Array, &Format, 8, 0, hipArrayDefault);
  (void)hipMemcpy2DToArray(Array, 0, 0, Values, 8 * sizeof(float),
                           8 * sizeof(float), 1, hipMemcpyHostToDevice);
  hipResourceDesc Resource = {};
  Resource.resType = hipResourceTypeArray;
  Resource.res.array.array = Array;
  T = object(Resource, hipFilterModePoint, hipAddressModeClamp);
  line<<<1, 6>>>(T, Out, -1.5f, 2.0f);
  // CHECK: point, clamped: 0 0 4 16 36 49 hipSuccess
  show("point, clamped");
  T = object(Resource, hipFilterModeLinear, hipAddressModeClamp);
  line<<<1, 6>>>(T, Out, 0.0f, 0.5f);
  // CHECK: linear: 0 0 0.5 1 2.5 4 hipSuccess
  show("linear");
  T = object(Resource, hipFilterModePoint, hipAddressModeWrap, true);
  line<<<1, 6>>>(T, Out, 0.0625f, 0.25f);
  // CHECK: wrapped: 0 4 16 36 0 4 hipSuccess
  show("wrapped");
  T = object(Resource, hipFilterModePoint, hipAddressModeBorder);
  line<<<1, 6>>>(T, Out, -0.5f, 2.0f);
  // CHECK: border: 0 1 9 25 49 0 hipSuccess
  show("border");
  (void)hipFreeArray(Array);
  (void)hipFree(Memory);
}

static void twoDimensions() {
  float Values[3][4];
  for (int Y = 0; Y < 3; ++Y)
    for (int X = 0; X < 4; ++X)
      Values[Y][X] = 10 * Y + X;
  hipArray *Array;
  hipChannelFormatDesc Format = hipCreateChannelDesc<float>();
  (void)hipMallocArray(&Array, &Format, 4, 3, hipArrayDefault);
  (void)hipMemcpy2DToArray(Array, 0, 0, Values, sizeof Values[0],
                           sizeof Values[0], 3, hipMemcpyHostToDevice);
  hipResourceDesc Resource = {};
  Resource.resType = hipResourceTypeArray;
  Resource.res.array.array = Array;
  hipTextureObject_t T =
      object(Resource, hipFilterModePoint, hipAddressModeClamp);
  plane<<<1, 6>>>(T, Out, 0.5f, 1.5f, 1.0f);
  // CHECK: plane, point: 10 11 12 13 13 13 hipSuccess
  show("plane, point");
  T = object(Resource, hipFilterModeLinear, hipAddressModeClamp);
  plane<<<1, 6>>>(T, Out, 1.0f, 2.0f, 0.5f);
  // Between rows 1 and 2: half of each.
  // CHECK: plane, linear: 15.5 16 16.5 17 17.5 18 hipSuccess
  show("plane, linear");
  T = object(Resource, hipFilterModePoint, hipAddressModeMirror, true);
  plane<<<1, 6>>>(T, Out, 0.125f, 0.5f, 0.25f);
  // CHECK: plane, mirrored: 10 11 12 13 13 12 hipSuccess
  show("plane, mirrored");

  unsigned char Colours[2][4] = {{0, 51, 102, 255}, {255, 0, 204, 153}};
  unsigned char *Memory;
  size_t Pitch;
  (void)hipMallocPitch((void **)&Memory, &Pitch, sizeof Colours, 1);
  (void)hipMemcpy(Memory, Colours, sizeof Colours, hipMemcpyHostToDevice);
  Resource = {};
  Resource.resType = hipResourceTypePitch2D;
  Resource.res.pitch2D.devPtr = Memory;
  Resource.res.pitch2D.desc =
      hipCreateChannelDesc(8, 8, 8, 8, hipChannelFormatKindUnsigned);
  Resource.res.pitch2D.width = 2;
  Resource.res.pitch2D.height = 1;
  Resource.res.pitch2D.pitchInBytes = Pitch;
  T = object(Resource, hipFilterModePoint, hipAddressModeClamp, false,
              hipReadModeNormalizedFloat);
  bytes<<<1, 2>>>(T, Out);
  // CHECK: fractions: 1042 681
  show("fractions");
}

int main() {
  (void)hipMallocManaged(&Out, 6 * sizeof(float));
  float Squares[8];
  for (int I = 0; I < 8; ++I)
    Squares[I] = I * I;
  oneDimension(Squares);
  twoDimensions();
}
