//===- textures.cu - Texture objects: filtered, wrapped, linear memory ----===//
//
// An image enlarged four times by the linear filter of a 2D array; a shifted
// copy through normalised, wrapping coordinates; bytes read as fractions from
// pitched memory; a table look-up by integer index. Sampling points lie where
// an 8-bit filter fraction is exact.
//
//===----------------------------------------------------------------------===//
#include "common.h"

#include <algorithm>

using namespace example;

constexpr int Enlarge = 4;

__global__ void enlarge(cudaTextureObject_t Image, float *__restrict__ Out,
                        int Width, int Height) {
  const int X = blockIdx.x * blockDim.x + threadIdx.x;
  const int Y = blockIdx.y * blockDim.y + threadIdx.y;
  if (X >= Width || Y >= Height)
    return;
  Out[Y * Width + X] = tex2D<float>(Image, (float(X) + 0.5f) / Enlarge,
                                    (float(Y) + 0.5f) / Enlarge);
}

__global__ void shift(cudaTextureObject_t Image, float *__restrict__ Out,
                      int Width, int Height, float DX, float DY) {
  const int X = blockIdx.x * blockDim.x + threadIdx.x;
  const int Y = blockIdx.y * blockDim.y + threadIdx.y;
  if (X >= Width || Y >= Height)
    return;
  Out[Y * Width + X] = tex2D<float>(Image, (float(X) + 0.5f) / Width + DX,
                                    (float(Y) + 0.5f) / Height + DY);
}

__global__ void luminance(cudaTextureObject_t Pixels, float *__restrict__ Out,
                          int Width, int Height) {
  const int X = blockIdx.x * blockDim.x + threadIdx.x;
  const int Y = blockIdx.y * blockDim.y + threadIdx.y;
  if (X >= Width || Y >= Height)
    return;
  const float4 P = tex2D<float4>(Pixels, float(X) + 0.5f, float(Y) + 0.5f);
  Out[Y * Width + X] = 0.25f * P.x + 0.5f * P.y + 0.25f * P.z;
}

__global__ void lookUp(cudaTextureObject_t Table, const int *__restrict__ Index,
                       int *__restrict__ Out, int N) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  if (I < N)
    Out[I] = tex1Dfetch<int>(Table, Index[I]);
}

/// A texture object and nothing else: the memory belongs to somebody else.
class Texture {
public:
  Texture(const cudaResourceDesc &Resource, cudaTextureAddressMode Address,
          cudaTextureFilterMode Filter, cudaTextureReadMode Read,
          bool Normalized) {
    cudaTextureDesc Description = {};
    Description.addressMode[0] = Address;
    Description.addressMode[1] = Address;
    Description.filterMode = Filter;
    Description.readMode = Read;
    Description.normalizedCoords = Normalized;
    CUDA_CHECK(
        cudaCreateTextureObject(&Object, &Resource, &Description, nullptr));
  }
  Texture(const Texture &) = delete;
  Texture &operator=(const Texture &) = delete;
  ~Texture() { (void)cudaDestroyTextureObject(Object); }
  cudaTextureObject_t get() const { return Object; }

private:
  cudaTextureObject_t Object;
};

/// A two-dimensional array in the layout that textures prefer.
class ImageArray {
public:
  ImageArray(const std::vector<float> &Image, int Width, int Height) {
    const cudaChannelFormatDesc Format = cudaCreateChannelDesc<float>();
    const size_t Row = Width * sizeof(float);
    CUDA_CHECK(cudaMallocArray(&Array, &Format, Width, Height));
    CUDA_CHECK(cudaMemcpy2DToArray(Array, 0, 0, Image.data(), Row, Row, Height,
                                   cudaMemcpyHostToDevice));
  }
  ImageArray(const ImageArray &) = delete;
  ImageArray &operator=(const ImageArray &) = delete;
  ~ImageArray() { (void)cudaFreeArray(Array); }
  cudaArray_t get() const { return Array; }

private:
  cudaArray_t Array = nullptr;
};

/// Linear interpolation with clamped coordinates, as the hardware defines it.
float sample(const std::vector<float> &Image, int Width, int Height, float X,
             float Y) {
  const float XB = X - 0.5f, YB = Y - 0.5f;
  const int X0 = int(std::floor(XB)), Y0 = int(std::floor(YB));
  const float FX = XB - float(X0), FY = YB - float(Y0);
  const auto At = [&](int AX, int AY) {
    AX = std::min(std::max(AX, 0), Width - 1);
    AY = std::min(std::max(AY, 0), Height - 1);
    return Image[AY * Width + AX];
  };
  return (1 - FX) * (1 - FY) * At(X0, Y0) + FX * (1 - FY) * At(X0 + 1, Y0) +
         (1 - FX) * FY * At(X0, Y0 + 1) + FX * FY * At(X0 + 1, Y0 + 1);
}

dim3 gridFor(int Width, int Height, dim3 Block) {
  return dim3((Width + Block.x - 1) / Block.x,
              (Height + Block.y - 1) / Block.y);
}

int main(int Argc, char **Argv) {
  const Options Opts =
      parseOptions(Argc, Argv, "textures", "texture objects of every kind");
  // Powers of two make normalised coordinates exact.
  const int Width = Opts.Large ? 2048 : 64, Height = Opts.Large ? 1024 : 32;
  const int Pixels = Width * Height;
  const dim3 Block(16, 8);
  Checksum Sum;
  bool Pass = true;

  std::vector<float> Image(Pixels);
  for (int I = 0; I < Pixels; ++I)
    Image[I] = float(hashOf(I) & 255);
  const ImageArray Array(Image, Width, Height);
  cudaResourceDesc Resource = {};
  Resource.resType = cudaResourceTypeArray;
  Resource.res.array.array = Array.get();

  const int BigWidth = Enlarge * Width, BigHeight = Enlarge * Height;
  DeviceBuffer<float> Big(size_t(BigWidth) * BigHeight);
  const Texture Smooth(Resource, cudaAddressModeClamp, cudaFilterModeLinear,
                       cudaReadModeElementType, false);
  const auto Launch = [&] {
    enlarge<<<gridFor(BigWidth, BigHeight, Block), Block>>>(
        Smooth.get(), Big.get(), BigWidth, BigHeight);
    CUDA_CHECK_LAUNCH();
  };
  Launch();
  std::vector<float> Want(Big.size());
  for (int Y = 0; Y < BigHeight; ++Y)
    for (int X = 0; X < BigWidth; ++X)
      Want[size_t(Y) * BigWidth + X] =
          sample(Image, Width, Height, (float(X) + 0.5f) / Enlarge,
                 (float(Y) + 0.5f) / Enlarge);
  const std::vector<float> GotBig = Big.toHost();
  Pass = sameWithin("enlarged", GotBig, Want, 1e-3) && Pass;
  double Total = 0;
  for (float V : GotBig)
    Total += V;
  Sum.addRounded(Total / double(GotBig.size()), 0.05);

  DeviceBuffer<float> Out(Pixels);
  const Texture Ring(Resource, cudaAddressModeWrap, cudaFilterModePoint,
                     cudaReadModeElementType, true);
  shift<<<gridFor(Width, Height, Block), Block>>>(
      Ring.get(), Out.get(), Width, Height, 1.0f + 5.0f / float(Width),
      -2.0f + 3.0f / float(Height));
  CUDA_CHECK_LAUNCH();
  Want.resize(Pixels);
  for (int Y = 0; Y < Height; ++Y)
    for (int X = 0; X < Width; ++X)
      Want[Y * Width + X] = Image[(Y + 3) % Height * Width + (X + 5) % Width];
  const std::vector<float> Shifted = Out.toHost();
  Pass = sameExactly("wrapped", Shifted, Want) && Pass;
  Sum.addExact(Shifted, 1.0f);

  std::vector<uchar4> Colours(Pixels);
  for (int I = 0; I < Pixels; ++I) {
    const uint32_t H = hashOf(I, 2);
    Colours[I] = make_uchar4(H & 255, H >> 8 & 255, H >> 16 & 255, 255);
    Want[I] =
        (0.25f * Colours[I].x + 0.5f * Colours[I].y + 0.25f * Colours[I].z) /
        255.0f;
  }
  void *Pitched = nullptr;
  size_t Pitch = 0;
  CUDA_CHECK(cudaMallocPitch(&Pitched, &Pitch, Width * sizeof(uchar4), Height));
  CUDA_CHECK(cudaMemcpy2D(Pitched, Pitch, Colours.data(),
                          Width * sizeof(uchar4), Width * sizeof(uchar4),
                          Height, cudaMemcpyHostToDevice));
  Resource = {};
  Resource.resType = cudaResourceTypePitch2D;
  Resource.res.pitch2D.devPtr = Pitched;
  // Not <uchar4>: HIP before 6 takes that for signed.
  Resource.res.pitch2D.desc =
      cudaCreateChannelDesc(8, 8, 8, 8, cudaChannelFormatKindUnsigned);
  Resource.res.pitch2D.width = Width;
  Resource.res.pitch2D.height = Height;
  Resource.res.pitch2D.pitchInBytes = Pitch;
  {
    const Texture Fractions(Resource, cudaAddressModeClamp, cudaFilterModePoint,
                            cudaReadModeNormalizedFloat, false);
    luminance<<<gridFor(Width, Height, Block), Block>>>(
        Fractions.get(), Out.get(), Width, Height);
    CUDA_CHECK_LAUNCH();
    const std::vector<float> Got = Out.toHost();
    Pass = sameWithin("luminance", Got, Want, 1e-5) && Pass;
    for (float V : Got)
      Sum.addRounded(V * 1020.0f, 1.0);
  }
  CUDA_CHECK(cudaFree(Pitched));

  const int Entries = 1000, N = Opts.Large ? 1 << 20 : 2000;
  std::vector<int> Table(Entries), Index(N), WantInts(N);
  for (int I = 0; I < Entries; ++I)
    Table[I] = int(hashOf(I, 4));
  for (int I = 0; I < N; ++I) {
    Index[I] = int(hashOf(I, 5) % Entries);
    WantInts[I] = Table[Index[I]];
  }
  DeviceBuffer<int> DTable(Table), DIndex(Index), DInts(N);
  Resource = {};
  Resource.resType = cudaResourceTypeLinear;
  Resource.res.linear.devPtr = DTable.get();
  Resource.res.linear.desc = cudaCreateChannelDesc<int>();
  Resource.res.linear.sizeInBytes = Entries * sizeof(int);
  {
    const Texture Lines(Resource, cudaAddressModeClamp, cudaFilterModePoint,
                        cudaReadModeElementType, false);
    lookUp<<<(N + 127) / 128, 128>>>(Lines.get(), DIndex.get(), DInts.get(), N);
    CUDA_CHECK_LAUNCH();
    Pass = sameExactly("look-up", DInts.toHost(), WantInts) && Pass;
  }

  const double Seconds = secondsPerRun(Opts, Launch);
  return report("textures", Pass, giga(double(Big.size()), Seconds),
                "Gsamples/s", Sum);
}
