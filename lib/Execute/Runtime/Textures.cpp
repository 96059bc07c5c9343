//===- Textures.cpp - what device code reads and writes of images ---------===//
//
// The __ockl_image_* calls: the handle of a texture object is the address of a
// Texture. Channels travel as 32 bits each, floats for float and normalised
// reads, integers otherwise.
//
//===----------------------------------------------------------------------===//
#include "../Symbols.h"
#include "Texture.h"
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>

// GCC says of vector types in template arguments that their attributes do not
// take part in overloading; none is overloaded on them.
#pragma GCC diagnostic ignored "-Wignored-attributes"

namespace hipify::execute {

namespace {

using Float2 = float __attribute__((vector_size(8)));
using Float4 = float __attribute__((vector_size(16)));
using Int2 = int32_t __attribute__((vector_size(8)));
using Int4 = int32_t __attribute__((vector_size(16)));

enum AddressMode { Wrap, Clamp, Mirror, Border };

struct Texel {
  uint32_t Channel[4] = {0, 0, 0, 0};
  Float4 asVector() const { return std::bit_cast<Float4>(Channel); }
};

} // namespace

static float halfToFloat(uint16_t H) {
  const int Exponent = H >> 10 & 31;
  const float Fraction = static_cast<float>(H & 1023) / 1024;
  float V = Exponent == 31 ? (H & 1023 ? NAN : INFINITY)
            : Exponent     ? std::ldexp(1 + Fraction, Exponent - 15)
                           : std::ldexp(Fraction, -14);
  return H & 0x8000 ? -V : V;
}

/// One channel of \p Bits bits at \p P as a read returns it.
static uint32_t readChannel(const char *P, int Bits, int Kind,
                            bool Normalised) {
  uint32_t Raw = 0;
  std::memcpy(&Raw, P, static_cast<size_t>(Bits) / 8);
  if (Kind == 2)
    return Bits == 16 ? std::bit_cast<uint32_t>(
                            halfToFloat(static_cast<uint16_t>(Raw)))
                      : Raw;
  auto Signed = static_cast<int32_t>(Raw << (32 - Bits)) >> (32 - Bits);
  if (!Normalised || Bits == 32)
    return Kind == 0 ? static_cast<uint32_t>(Signed) : Raw;
  float V = Kind == 0
                ? std::max(-1.0f, static_cast<float>(Signed) /
                                      static_cast<float>((1 << (Bits - 1)) - 1))
                : static_cast<float>(Raw) / static_cast<float>((1 << Bits) - 1);
  return std::bit_cast<uint32_t>(V);
}

/// The texel at integer coordinates inside the image.
static Texel fetch(const Texture &T, int64_t X, int64_t Y, int64_t Z) {
  const char *P = T.Data + static_cast<size_t>(Z) * T.Slice +
                  static_cast<size_t>(Y) * T.Pitch +
                  static_cast<size_t>(X) * T.Format.bytes();
  const int Bits[] = {T.Format.X, T.Format.Y, T.Format.Z, T.Format.W};
  Texel Result;
  for (unsigned I = 0; I < 4 && Bits[I]; ++I) {
    Result.Channel[I] =
        readChannel(P, Bits[I], T.Format.Kind, T.How.ReadMode == 1);
    P += Bits[I] / 8;
  }
  return Result;
}

/// The coordinate that an address mode makes of \p X; -1: the border.
static int64_t address(int64_t X, int64_t Size, int Mode) {
  if (X >= 0 && X < Size)
    return X;
  switch (Mode) {
  case Wrap:
    return ((X % Size) + Size) % Size;
  case Mirror: {
    int64_t Period = ((X % (2 * Size)) + 2 * Size) % (2 * Size);
    return Period < Size ? Period : 2 * Size - 1 - Period;
  }
  case Border:
    return -1;
  default:
    return std::clamp<int64_t>(X, 0, Size - 1);
  }
}

static Texel fetchAddressed(const Texture &T, int64_t X, int64_t Y, int64_t Z) {
  X = address(X, T.Width, T.How.AddressMode[0]);
  Y = address(Y, T.Height, T.How.AddressMode[1]);
  Z = address(Z, T.Depth, T.How.AddressMode[2]);
  if (X >= 0 && Y >= 0 && Z >= 0)
    return fetch(T, X, Y, Z);
  Texel Outside;
  for (unsigned I = 0; I < 4; ++I)
    Outside.Channel[I] = std::bit_cast<uint32_t>(T.How.BorderColor[I]);
  return Outside;
}

/// Samples in \p Dims dimensions; \p Layer selects a slice where there are
/// layers.
static Float4 sample(const Texture &T, unsigned Dims, float X, float Y, float Z,
                     int64_t Layer = 0) {
  float At[3] = {X, Y, Z};
  const int64_t Size[3] = {T.Width, T.Height, T.Depth};
  if (T.How.NormalizedCoords)
    for (unsigned D = 0; D < Dims; ++D)
      At[D] *= static_cast<float>(Size[D]);
  int64_t Low[3] = {0, 0, 0};
  float Weight[3] = {0, 0, 0};
  const bool Linear = T.How.FilterMode == 1;
  for (unsigned D = 0; D < Dims; ++D) {
    float Position = Linear ? At[D] - 0.5f : At[D];
    Low[D] = static_cast<int64_t>(std::floor(Position));
    // Filter weights have eight fractional bits.
    Weight[D] =
        std::floor((Position - std::floor(Position)) * 256 + 0.5f) / 256;
  }
  if (Dims < 3)
    Low[2] = Layer;
  if (!Linear)
    return fetchAddressed(T, Low[0], Low[1], Low[2]).asVector();
  Float4 Sum = {0, 0, 0, 0};
  for (unsigned Corner = 0; Corner < (1u << Dims); ++Corner) {
    float W = 1;
    int64_t C[3] = {Low[0], Low[1], Low[2]};
    for (unsigned D = 0; D < Dims; ++D) {
      const bool Upper = Corner >> D & 1;
      C[D] += Upper;
      W *= Upper ? Weight[D] : 1 - Weight[D];
    }
    if (W != 0)
      Sum += fetchAddressed(T, C[0], C[1], C[2]).asVector() * W;
  }
  return Sum;
}

static Float4 load(const Texture &T, int64_t X, int64_t Y, int64_t Z) {
  // Out of range reads of a buffer give zero.
  if (X < 0 || Y < 0 || Z < 0 || X >= T.Width || Y >= T.Height || Z >= T.Depth)
    return Float4{0, 0, 0, 0};
  return fetch(T, X, Y, Z).asVector();
}

static void store(const Texture &T, int64_t X, int64_t Y, int64_t Z,
                  Float4 Value) {
  if (X < 0 || Y < 0 || Z < 0 || X >= T.Width || Y >= T.Height || Z >= T.Depth)
    return;
  char *P = T.Data + static_cast<size_t>(Z) * T.Slice +
            static_cast<size_t>(Y) * T.Pitch +
            static_cast<size_t>(X) * T.Format.bytes();
  const int Bits[] = {T.Format.X, T.Format.Y, T.Format.Z, T.Format.W};
  const auto Channels = std::bit_cast<std::array<uint32_t, 4>>(Value);
  for (unsigned I = 0; I < 4 && Bits[I]; ++I) {
    std::memcpy(P, &Channels[I], static_cast<size_t>(Bits[I]) / 8);
    P += Bits[I] / 8;
  }
}

namespace image {

static Float4 load1D(const Texture *T, int32_t X) { return load(*T, X, 0, 0); }
static Float4 load2D(const Texture *T, Int2 C) {
  return load(*T, C[0], C[1], 0);
}
static Float4 load3D(const Texture *T, Int4 C) {
  return load(*T, C[0], C[1], C[2]);
}
static void store1D(const Texture *T, int32_t X, Float4 V) {
  store(*T, X, 0, 0, V);
}
static void store2D(const Texture *T, Int2 C, Float4 V) {
  store(*T, C[0], C[1], 0, V);
}
static void store3D(const Texture *T, Int4 C, Float4 V) {
  store(*T, C[0], C[1], C[2], V);
}
static Float4 sample1D(const Texture *T, const void *, float X) {
  return sample(*T, 1, X, 0, 0);
}
static Float4 sample2D(const Texture *T, const void *, Float2 C) {
  return sample(*T, 2, C[0], C[1], 0);
}
static Float4 sample3D(const Texture *T, const void *, Float4 C) {
  return sample(*T, 3, C[0], C[1], C[2]);
}
static Float4 sample1DLayered(const Texture *T, const void *, Float2 C) {
  return sample(*T, 1, C[0], 0, 0, static_cast<int64_t>(C[1] + 0.5f));
}
static Float4 sample2DLayered(const Texture *T, const void *, Float4 C) {
  return sample(*T, 2, C[0], C[1], 0, static_cast<int64_t>(C[2] + 0.5f));
}
// There is one mipmap level, so the level does not matter.
static Float4 sampleLod1D(const Texture *T, const void *S, float X, float) {
  return sample1D(T, S, X);
}
static Float4 sampleLod2D(const Texture *T, const void *S, Float2 C, float) {
  return sample2D(T, S, C);
}
static Float4 sampleLod3D(const Texture *T, const void *S, Float4 C, float) {
  return sample3D(T, S, C);
}

// What turns CUDA's byte offsets into texels: numbers of
// hsa_ext_image_channel_type_t and hsa_ext_image_channel_order_t.
static int32_t channelType(const Texture *T) {
  const int Step = T->Format.X == 8 ? 0 : T->Format.X == 16 ? 1 : 2;
  return T->Format.Kind == 0   ? 8 + Step   // SIGNED_INT8, 16, 32
         : T->Format.Kind == 1 ? 11 + Step  // UNSIGNED_INT8, 16, 32
                               : 13 + Step; // HALF_FLOAT, FLOAT
}
static int32_t channelOrder(const Texture *T) {
  return T->Format.W ? 8 : T->Format.Y ? 3 : 1; // RGBA, RG, R
}

} // namespace image

SymbolList imageSymbols() {
  using namespace image;
  return {
      {"__ockl_image_load_1D", addressOf(load1D)},
      {"__ockl_image_load_1Db", addressOf(load1D)},
      {"__ockl_image_load_2D", addressOf(load2D)},
      {"__ockl_image_load_3D", addressOf(load3D)},
      {"__ockl_image_store_1D", addressOf(store1D)},
      {"__ockl_image_store_2D", addressOf(store2D)},
      {"__ockl_image_store_3D", addressOf(store3D)},
      {"__ockl_image_sample_1D", addressOf(sample1D)},
      {"__ockl_image_sample_2D", addressOf(sample2D)},
      {"__ockl_image_sample_3D", addressOf(sample3D)},
      {"__ockl_image_sample_1Da", addressOf(sample1DLayered)},
      {"__ockl_image_sample_2Da", addressOf(sample2DLayered)},
      {"__ockl_image_sample_lod_1D", addressOf(sampleLod1D)},
      {"__ockl_image_sample_lod_2D", addressOf(sampleLod2D)},
      {"__ockl_image_sample_lod_3D", addressOf(sampleLod3D)},
      {"__ockl_image_channel_data_type_1D", addressOf(channelType)},
      {"__ockl_image_channel_data_type_2D", addressOf(channelType)},
      {"__ockl_image_channel_data_type_3D", addressOf(channelType)},
      {"__ockl_image_channel_order_1D", addressOf(channelOrder)},
      {"__ockl_image_channel_order_2D", addressOf(channelOrder)},
      {"__ockl_image_channel_order_3D", addressOf(channelOrder)},
  };
}

} // namespace hipify::execute
