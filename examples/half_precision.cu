//===- half_precision.cu - half and half2 arithmetic and conversion -------===//
//
// Conversion from float checked bit by bit against a reference in integers
// (ties to even, subnormals, overflow), a*x+y with rectification on half2, a
// dot product that loads eight halves at once and accumulates in float, and
// exponentials in half precision.
//
//===----------------------------------------------------------------------===//
#include "common.h"

#include <cuda_fp16.h>

#include <algorithm>

using namespace example;

constexpr unsigned FullMask = 0xffffffffu;
constexpr int BlockSize = 128;

__global__ void narrow(const float *__restrict__ In, __half *__restrict__ Out,
                       int N) {
  const int I = blockIdx.x * BlockSize + threadIdx.x;
  if (I < N)
    Out[I] = __float2half_rn(In[I]);
}

__global__ void widen(const __half *__restrict__ In, float *__restrict__ Out,
                      int N) {
  const int I = blockIdx.x * BlockSize + threadIdx.x;
  if (I < N)
    Out[I] = __half2float(In[I]);
}

/// Y = max(A*X + Y, 0), two elements per thread and step.
__global__ void __launch_bounds__(BlockSize)
    axpyRectified(__half A, const __half2 *__restrict__ X,
                  __half2 *__restrict__ Y, int Pairs) {
  const __half2 A2 = __half2half2(A);
  const __half2 Zero = __float2half2_rn(0.0f);
  for (int I = blockIdx.x * BlockSize + threadIdx.x; I < Pairs;
       I += gridDim.x * BlockSize) {
    const __half2 V = __hfma2(A2, X[I], Y[I]);
    // __hgt2 gives 1 or 0 per element.
    Y[I] = __hmul2(V, __hgt2(V, Zero));
  }
}

__device__ float dotOfPair(unsigned A, unsigned B) {
  const float2 FA = __half22float2(*reinterpret_cast<const __half2 *>(&A));
  const float2 FB = __half22float2(*reinterpret_cast<const __half2 *>(&B));
  return FA.x * FB.x + FA.y * FB.y;
}

/// N is a multiple of 8; one atomic per warp.
__global__ void __launch_bounds__(BlockSize)
    dot(const __half *__restrict__ A, const __half *__restrict__ B, int N,
        float *__restrict__ Out) {
  const uint4 *A8 = reinterpret_cast<const uint4 *>(A);
  const uint4 *B8 = reinterpret_cast<const uint4 *>(B);
  float Sum = 0.0f;
  for (int I = blockIdx.x * BlockSize + threadIdx.x; I < N / 8;
       I += gridDim.x * BlockSize) {
    const uint4 VA = A8[I], VB = B8[I];
    Sum += dotOfPair(VA.x, VB.x) + dotOfPair(VA.y, VB.y) +
           dotOfPair(VA.z, VB.z) + dotOfPair(VA.w, VB.w);
  }
#pragma unroll
  for (int Offset = 16; Offset > 0; Offset >>= 1)
    Sum += __shfl_down_sync(FullMask, Sum, Offset);
  if ((threadIdx.x & 31) == 0)
    atomicAdd(Out, Sum);
}

__global__ void exponentials(const __half2 *__restrict__ In,
                             __half2 *__restrict__ Out, int Pairs) {
  const int I = blockIdx.x * BlockSize + threadIdx.x;
  if (I < Pairs)
    Out[I] = h2exp(In[I]);
}

/// The IEEE conversion, in integers.
unsigned short referenceHalf(float Value) {
  uint32_t Bits;
  std::memcpy(&Bits, &Value, sizeof(Bits));
  const uint32_t Sign = Bits >> 16 & 0x8000;
  const uint32_t Magnitude = Bits & 0x7fffffff;
  if (Magnitude >= 0x47800000) // 65536 and above, infinity; no NaN is used here
    return static_cast<unsigned short>(Sign | 0x7c00);
  if (Magnitude < 0x33000000) // below half of the smallest subnormal
    return static_cast<unsigned short>(Sign);
  const int Exponent = int(Magnitude >> 23) - 127;
  const uint32_t Mantissa = (Magnitude & 0x7fffff) | 0x800000;
  const int Drop = Exponent < -14 ? 13 - 14 - Exponent : 13;
  uint32_t Half = Mantissa >> Drop;
  const uint32_t Rest = Mantissa & ((1u << Drop) - 1), Tie = 1u << (Drop - 1);
  Half += Rest > Tie || (Rest == Tie && (Half & 1));
  if (Exponent >= -14)
    Half += uint32_t(Exponent + 14) << 10; // the hidden bit counts one more
  return static_cast<unsigned short>(Sign | Half);
}

unsigned short bitsOf(const __half &Value) {
  unsigned short Bits;
  std::memcpy(&Bits, &Value, sizeof(Bits));
  return Bits;
}

__half halfFrom(float Value) {
  const unsigned short Bits = referenceHalf(Value);
  __half Half;
  std::memcpy(static_cast<void *>(&Half), &Bits, sizeof(Bits));
  return Half;
}

/// Floats of every interesting magnitude.
std::vector<float> awkwardFloats(int N) {
  std::vector<float> Values(N);
  for (int I = 0; I < N; ++I) {
    const uint32_t H = hashOf(I);
    // Exponents from 2^-27 to 2^18, every fourth value an exact tie.
    uint32_t Bits =
        (H & 0x80000000u) | (100 + H % 46) << 23 | (H >> 8 & 0x7fffff);
    if (I % 4 == 0)
      Bits = (Bits & ~0x1fffu) | 0x1000;
    std::memcpy(&Values[I], &Bits, sizeof(Bits));
  }
  return Values;
}

int main(int Argc, char **Argv) {
  const Options Opts =
      parseOptions(Argc, Argv, "half_precision", "half and half2 kernels");
  const int N = Opts.Large ? 1 << 25 : 1 << 13;
  const int Grid = (N + BlockSize - 1) / BlockSize;
  Checksum Sum;
  bool Pass = true;

  const std::vector<float> Floats = awkwardFloats(N);
  DeviceBuffer<float> DFloats(Floats), DBack(N);
  DeviceBuffer<__half> DHalves(N);
  narrow<<<Grid, BlockSize>>>(DFloats.get(), DHalves.get(), N);
  widen<<<Grid, BlockSize>>>(DHalves.get(), DBack.get(), N);
  CUDA_CHECK_LAUNCH();
  const std::vector<__half> Halves = DHalves.toHost();
  const std::vector<float> Back = DBack.toHost();
  for (int I = 0; I < N && Pass; ++I)
    if (bitsOf(Halves[I]) != referenceHalf(Floats[I]) ||
        referenceHalf(Back[I]) != bitsOf(Halves[I])) {
      std::fprintf(stderr, "%.9g became %04x and %.9g\n", Floats[I],
                   bitsOf(Halves[I]), Back[I]);
      Pass = false;
    }
  for (int I = 0; I < N; I += 5)
    Sum.add(bitsOf(Halves[I]));

  // Quarters of small integers: products and sums are exact in a half.
  std::vector<__half> X(N), Y(N);
  std::vector<float> WantY(N);
  double WantDot = 0;
  for (int I = 0; I < N; ++I) {
    const float FX = float(int(hashOf(I, 1) % 129) - 64) * 0.25f;
    const float FY = float(int(hashOf(I, 2) % 129) - 64) * 0.25f;
    X[I] = halfFrom(FX);
    Y[I] = halfFrom(FY);
    WantY[I] = std::max(1.5f * FX + FY, 0.0f);
    WantDot += double(FX) * FY;
  }
  DeviceBuffer<__half> DX(X), DY(Y);
  DeviceBuffer<float> DDot(1);
  DDot.clear();
  dot<<<Opts.Large ? 1024 : 4, BlockSize>>>(DX.get(), DY.get(), N, DDot.get());
  CUDA_CHECK_LAUNCH();
  const float Dot = DDot.toHost()[0];
  // Few terms are exact in any order; with many, the accumulator rounds.
  const double Tolerance = Opts.Large ? 64.0 : 0.0;
  if (!(std::fabs(Dot - WantDot) <= Tolerance)) {
    std::fprintf(stderr, "dot product %.9g instead of %.9g\n", Dot, WantDot);
    Pass = false;
  }

  const auto Launch = [&] {
    axpyRectified<<<std::min(Grid, 2048), BlockSize>>>(
        halfFrom(1.5f), reinterpret_cast<const __half2 *>(DX.get()),
        reinterpret_cast<__half2 *>(DY.get()), N / 2);
    CUDA_CHECK_LAUNCH();
  };
  Launch();
  const std::vector<__half> GotY = DY.toHost();
  for (int I = 0; I < N && Pass; ++I)
    // A rectified negative value may be -0.
    if ((bitsOf(GotY[I]) & 0x7fff) != referenceHalf(WantY[I])) {
      std::fprintf(stderr, "element %d is %04x instead of %04x\n", I,
                   bitsOf(GotY[I]), referenceHalf(WantY[I]));
      Pass = false;
    }
  for (int I = 0; I < N; I += 3)
    Sum.add(bitsOf(GotY[I]) & 0x7fff);

  const int Pairs = std::min(N, 4096) / 2;
  DeviceBuffer<__half> DExp(2 * Pairs);
  exponentials<<<(Pairs + BlockSize - 1) / BlockSize, BlockSize>>>(
      reinterpret_cast<const __half2 *>(DX.get()),
      reinterpret_cast<__half2 *>(DExp.get()), Pairs);
  widen<<<(2 * Pairs + BlockSize - 1) / BlockSize, BlockSize>>>(
      DExp.get(), DBack.get(), 2 * Pairs);
  CUDA_CHECK_LAUNCH();
  const std::vector<float> Exponentials = DBack.toHost();
  for (int I = 0; I < 2 * Pairs && Pass; ++I) {
    const double Exact =
        std::exp(0.25 * (int(hashOf(I, 1) % 129) - 64)); // of X[I]
    const bool Overflow = Exact > 65504;
    if (Overflow ? Exponentials[I] < 65000.0f
                 : !(std::fabs(Exponentials[I] - Exact) <=
                     Exact / 512 + 1.0 / (1 << 23))) {
      std::fprintf(stderr, "exponential %d: %g instead of %g\n", I,
                   Exponentials[I], Exact);
      Pass = false;
    }
  }

  const double Seconds = secondsPerRun(Opts, Launch);
  return report("half_precision", Pass, giga(6.0 * N, Seconds), "GB/s", Sum);
}
