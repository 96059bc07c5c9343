//===- DeviceIntrinsics.cpp - instructions with a plain C meaning ---------===//
//
// AMD instructions that LowerPlain.cpp turns into calls, and the integer
// functions of ockl.bc, as the instruction set manuals define them.
//
//===----------------------------------------------------------------------===//
#include "Symbols.h"
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>

namespace hipify::execute {

// v_sin_f32 and v_cos_f32 take revolutions.
template <typename T> static T sinTurns(T X) {
  return std::sin(T(2 * M_PI) * (X - std::floor(X)));
}
template <typename T> static T cosTurns(T X) {
  return std::cos(T(2 * M_PI) * (X - std::floor(X)));
}
template <typename T> static T fract(T X) {
  // Never 1.0, even where the subtraction would round to it.
  return std::min(X - std::floor(X), std::nextafter(T(1), T(0)));
}
template <typename T> static T frexpMantissa(T X) {
  int Exponent;
  return std::isfinite(X) ? std::frexp(X, &Exponent) : X;
}
template <typename T> static int32_t frexpExponent(T X) {
  int Exponent = 0;
  if (std::isfinite(X))
    std::frexp(X, &Exponent);
  return Exponent;
}
template <typename T> static T median(T A, T B, T C) {
  if (std::isnan(A) || std::isnan(B) || std::isnan(C))
    return std::fmin(std::fmin(A, B), C);
  return std::max(std::min(A, B), std::min(std::max(A, B), C));
}
static float mulLegacy(float A, float B) {
  return A == 0 || B == 0 ? 0.0f : A * B;
}
static float fmaLegacy(float A, float B, float C) {
  return (A == 0 || B == 0 ? 0.0f : A * B) + C;
}

static uint32_t permuteBytes(uint32_t High, uint32_t Low, uint32_t Selector) {
  const uint64_t Bytes = uint64_t(High) << 32 | Low;
  uint32_t Result = 0;
  for (unsigned I = 0; I < 4; ++I) {
    unsigned S = Selector >> (8 * I) & 0xFF;
    uint32_t Byte;
    if (S >= 13)
      Byte = 0xFF;
    else if (S == 12)
      Byte = 0;
    else if (S >= 8) // sign of byte 1, 3, 5, 7
      Byte = Bytes >> (8 * (2 * (S - 8) + 1) + 7) & 1 ? 0xFF : 0;
    else
      Byte = Bytes >> (8 * S) & 0xFF;
    Result |= Byte << (8 * I);
  }
  return Result;
}

static uint32_t alignByte(uint32_t High, uint32_t Low, uint32_t Shift) {
  return static_cast<uint32_t>((uint64_t(High) << 32 | Low) >>
                               (8 * (Shift & 3)));
}

template <unsigned Bits>
static uint32_t sumOfDifferences(uint32_t A, uint32_t B) {
  uint32_t Sum = 0;
  for (unsigned I = 0; I < 32; I += Bits) {
    int32_t X = A >> I & ((1u << Bits) - 1), Y = B >> I & ((1u << Bits) - 1);
    Sum += static_cast<uint32_t>(std::abs(X - Y));
  }
  return Sum;
}
static uint32_t sadBytes(uint32_t A, uint32_t B, uint32_t C) {
  return sumOfDifferences<8>(A, B) + C;
}
static uint32_t sadBytesHigh(uint32_t A, uint32_t B, uint32_t C) {
  return (sumOfDifferences<8>(A, B) << 16) + C;
}
static uint32_t sadHalves(uint32_t A, uint32_t B, uint32_t C) {
  return sumOfDifferences<16>(A, B) + C;
}
static uint32_t maskedSad(uint32_t A, uint32_t Reference, uint32_t C) {
  for (unsigned I = 0; I < 32; I += 8) {
    int32_t X = A >> I & 0xFF, Y = Reference >> I & 0xFF;
    if (Y)
      C += static_cast<uint32_t>(std::abs(X - Y));
  }
  return C;
}
static uint32_t averageBytes(uint32_t A, uint32_t B, uint32_t Round) {
  uint32_t Result = 0;
  for (unsigned I = 0; I < 32; I += 8)
    Result |= (((A >> I & 0xFF) + (B >> I & 0xFF) + (Round >> I & 1)) >> 1)
              << I;
  return Result;
}
static int32_t firstBitDifferentFromSign(int32_t X) {
  auto U = static_cast<uint32_t>(X < 0 ? ~X : X);
  return U ? std::countl_zero(U) : -1;
}

template <unsigned Bits, bool Signed>
static int32_t dotProduct(int32_t A, int32_t B, int32_t C, bool Clamp) {
  int64_t Sum = Signed ? int64_t(C) : int64_t(static_cast<uint32_t>(C));
  for (unsigned I = 0; I < 32; I += Bits) {
    int64_t X = static_cast<uint32_t>(A) >> I & ((1u << Bits) - 1);
    int64_t Y = static_cast<uint32_t>(B) >> I & ((1u << Bits) - 1);
    if (Signed && (X >> (Bits - 1)))
      X -= int64_t(1) << Bits;
    if (Signed && (Y >> (Bits - 1)))
      Y -= int64_t(1) << Bits;
    Sum += X * Y;
  }
  if (Clamp)
    Sum = Signed ? std::clamp<int64_t>(Sum, INT32_MIN, INT32_MAX)
                 : std::min<int64_t>(Sum, UINT32_MAX);
  return static_cast<int32_t>(Sum);
}

/// Bits of 2/pi behind the point, 53 from a position that the segment and the
/// argument's exponent choose (v_trig_preop_f64).
static double trigPreop(double X, int32_t Segment) {
  static const uint64_t TwoOverPi[] = {
      0xA2F9836E4E441529, 0xFC2757D1F534DDC0, 0xDB6295993C439041,
      0xFE5163ABDEBBC561, 0xB7246E3A424DD2E0, 0x06492EEA09D1921C,
      0xFE1DEB1CB129A73E, 0xE88235F52EBB4484, 0xE99C7026B45F7E41,
      0x3991D639835339F4, 0x9C845F8BBDF9283B, 0x1FF897FFDE05980F,
      0xEF2F118B5A0A6D1F, 0x6D367ECF27CB09B7, 0x4F463F669E5FEA2D,
      0x7527BAC7EBE5F17B, 0x3D0739F78A5292EA, 0x6BFB5FB11F8D5D08,
      0x56033046FC7B6BAB};
  uint64_t Bits;
  std::memcpy(&Bits, &X, sizeof Bits);
  const int Exponent = static_cast<int>(Bits >> 52 & 0x7FF);
  unsigned Shift = static_cast<unsigned>(Segment & 31) * 53;
  if (Exponent > 1077)
    Shift += static_cast<unsigned>(Exponent - 1077);
  auto Word = [&](unsigned I) -> uint64_t {
    return I < std::size(TwoOverPi) ? TwoOverPi[I] : 0;
  };
  const unsigned Index = Shift / 64, Offset = Shift % 64;
  uint64_t Top = Word(Index) << Offset;
  if (Offset)
    Top |= Word(Index + 1) >> (64 - Offset);
  int Scale = -static_cast<int>(Shift) - 53;
  if (Exponent >= 1968)
    Scale += 128;
  return std::ldexp(static_cast<double>(Top >> 11), Scale);
}

SymbolList intrinsicSymbols() {
  return {
      {"hipify.sin.f32", addressOf(sinTurns<float>)},
      {"hipify.cos.f32", addressOf(cosTurns<float>)},
      {"hipify.fract.f32", addressOf(fract<float>)},
      {"hipify.fract.f64", addressOf(fract<double>)},
      {"hipify.frexp.mant.f32", addressOf(frexpMantissa<float>)},
      {"hipify.frexp.mant.f64", addressOf(frexpMantissa<double>)},
      {"hipify.frexp.exp.f32", addressOf(frexpExponent<float>)},
      {"hipify.frexp.exp.f64", addressOf(frexpExponent<double>)},
      {"hipify.fmed3.f32", addressOf(median<float>)},
      {"hipify.fmul.legacy.f32", addressOf(mulLegacy)},
      {"hipify.fma.legacy.f32", addressOf(fmaLegacy)},
      {"hipify.trig.preop.f64", addressOf(trigPreop)},
      {"hipify.perm", addressOf(permuteBytes)},
      {"hipify.alignbyte", addressOf(alignByte)},
      {"hipify.sad.u8", addressOf(sadBytes)},
      {"hipify.sad.hi.u8", addressOf(sadBytesHigh)},
      {"hipify.sad.u16", addressOf(sadHalves)},
      {"hipify.msad.u8", addressOf(maskedSad)},
      {"hipify.lerp", addressOf(averageBytes)},
      {"hipify.sffbh", addressOf(firstBitDifferentFromSign)},
      {"hipify.sdot4", addressOf(dotProduct<8, true>)},
      {"hipify.udot4", addressOf(dotProduct<8, false>)},
      {"hipify.sdot8", addressOf(dotProduct<4, true>)},
      {"hipify.udot8", addressOf(dotProduct<4, false>)},
  };
}

static uint32_t mulHighUnsigned(uint32_t A, uint32_t B) {
  return static_cast<uint32_t>(uint64_t(A) * B >> 32);
}
static int32_t mulHighSigned(int32_t A, int32_t B) {
  return static_cast<int32_t>(int64_t(A) * B >> 32);
}
__extension__ using UnsignedWide = unsigned __int128;
__extension__ using SignedWide = __int128;
static uint64_t mulHighUnsigned64(uint64_t A, uint64_t B) {
  return static_cast<uint64_t>(UnsignedWide(A) * B >> 64);
}
static int64_t mulHighSigned64(int64_t A, int64_t B) {
  return static_cast<int64_t>(SignedWide(A) * B >> 64);
}
static int32_t mul24Signed(int32_t A, int32_t B) {
  auto Narrow = [](int32_t X) {
    return static_cast<int32_t>(static_cast<uint32_t>(X) << 8) >> 8;
  };
  return static_cast<int32_t>(int64_t(Narrow(A)) * Narrow(B));
}
static uint32_t mul24Unsigned(uint32_t A, uint32_t B) {
  return (A & 0xFFFFFF) * (B & 0xFFFFFF);
}
template <typename T> static T leadingZeros(T X) {
  return static_cast<T>(std::countl_zero(X));
}
static uint32_t sadWord(uint32_t A, uint32_t B, uint32_t C) {
  return (A > B ? A - B : B - A) + C;
}

SymbolList integerSymbols() {
  return {
      {"__ockl_mul_hi_u32", addressOf(mulHighUnsigned)},
      {"__ockl_mul_hi_i32", addressOf(mulHighSigned)},
      {"__ockl_mul_hi_u64", addressOf(mulHighUnsigned64)},
      {"__ockl_mul_hi_i64", addressOf(mulHighSigned64)},
      {"__ockl_mul24_i32", addressOf(mul24Signed)},
      {"__ockl_mul24_u32", addressOf(mul24Unsigned)},
      {"__ockl_clz_u8", addressOf(leadingZeros<uint8_t>)},
      {"__ockl_clz_u16", addressOf(leadingZeros<uint16_t>)},
      {"__ockl_clz_u32", addressOf(leadingZeros<uint32_t>)},
      {"__ockl_clz_u64", addressOf(leadingZeros<uint64_t>)},
      {"__ockl_sadd_u32", addressOf(sadWord)},
      {"__ockl_sdot4", addressOf(dotProduct<8, true>)},
      {"__ockl_udot4", addressOf(dotProduct<8, false>)},
      {"__ockl_sdot8", addressOf(dotProduct<4, true>)},
      {"__ockl_udot8", addressOf(dotProduct<4, false>)},
  };
}

} // namespace hipify::execute
