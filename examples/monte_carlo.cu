//===- monte_carlo.cu - Random numbers from cuRAND's host and device APIs -===//
//
// A European call priced from normals that the host API fills into a buffer,
// and again from a generator state per thread; pi from uniforms. Sequences
// differ between libraries, so only estimates are compared: with the closed
// form, within five standard errors.
//
//===----------------------------------------------------------------------===//
#include "common.h"

#include <curand.h>
#include <curand_kernel.h>

using namespace example;

#define CURAND_CHECK(Call)                                                     \
  do {                                                                         \
    curandStatus_t Status_ = (Call);                                           \
    if (Status_ != CURAND_STATUS_SUCCESS) {                                    \
      std::fprintf(stderr, "%s:%d: %s: cuRAND status %d\n", __FILE__,          \
                   __LINE__, #Call, int(Status_));                             \
      std::exit(1);                                                            \
    }                                                                          \
  } while (0)

constexpr unsigned FullMask = 0xffffffffu;
constexpr int BlockSize = 128;

/// Spot price, strike, rate, volatility and time of the option.
struct Option {
  float Spot, Strike, Rate, Volatility, Years;
};

__constant__ Option TheOption;

__device__ double payoff(float Normal) {
  const Option &O = TheOption;
  const float Drift = (O.Rate - 0.5f * O.Volatility * O.Volatility) * O.Years;
  const float End =
      O.Spot * expf(fmaf(O.Volatility * sqrtf(O.Years), Normal, Drift));
  return fmaxf(End - O.Strike, 0.0f);
}

/// Adds the block's sum to \p Total.
__device__ void accumulate(double Mine, double *Total) {
  __shared__ double PerWarp[BlockSize / 32];
#pragma unroll
  for (int Offset = 16; Offset > 0; Offset >>= 1)
    Mine += __shfl_down_sync(FullMask, Mine, Offset);
  if ((threadIdx.x & 31) == 0)
    PerWarp[threadIdx.x >> 5] = Mine;
  __syncthreads();
  if (threadIdx.x != 0)
    return;
  for (int W = 1; W < BlockSize / 32; ++W)
    Mine += PerWarp[W];
  atomicAdd(Total, Mine);
}

__global__ void __launch_bounds__(BlockSize)
    priceFromBuffer(const float *__restrict__ Normals, int N, double *Total) {
  double Sum = 0;
  for (int I = blockIdx.x * BlockSize + threadIdx.x; I < N;
       I += gridDim.x * BlockSize)
    Sum += payoff(Normals[I]);
  accumulate(Sum, Total);
}

__global__ void __launch_bounds__(BlockSize)
    priceFromState(unsigned long long Seed, int PerThread, double *Total) {
  curandStatePhilox4_32_10_t State;
  curand_init(Seed, blockIdx.x * BlockSize + threadIdx.x, 0, &State);
  double Sum = 0;
  for (int I = 0; I < PerThread; I += 4) {
    const float4 Normal = curand_normal4(&State);
    Sum += payoff(Normal.x) + payoff(Normal.y) + payoff(Normal.z) +
           payoff(Normal.w);
  }
  accumulate(Sum, Total);
}

__global__ void __launch_bounds__(BlockSize)
    hitsInCircle(const float *__restrict__ Uniforms, int Points,
                 double *Total) {
  double Hits = 0;
  for (int I = blockIdx.x * BlockSize + threadIdx.x; I < Points;
       I += gridDim.x * BlockSize) {
    const float2 P = reinterpret_cast<const float2 *>(Uniforms)[I];
    Hits += P.x * P.x + P.y * P.y <= 1.0f ? 1.0 : 0.0;
  }
  accumulate(Hits, Total);
}

double normalBelow(double X) { return 0.5 * std::erfc(-X / std::sqrt(2.0)); }

double closedForm(const Option &O) {
  const double Deviation = O.Volatility * std::sqrt(double(O.Years));
  const double D1 = (std::log(double(O.Spot) / O.Strike) +
                     (O.Rate + 0.5 * O.Volatility * O.Volatility) * O.Years) /
                    Deviation;
  return O.Spot * normalBelow(D1) - O.Strike *
                                        std::exp(-double(O.Rate) * O.Years) *
                                        normalBelow(D1 - Deviation);
}

bool near(const char *What, double Got, double Want, double StandardError) {
  if (std::fabs(Got - Want) <= 5 * StandardError)
    return true;
  std::fprintf(stderr, "%s: %g instead of %g +- %g\n", What, Got, Want,
               StandardError);
  return false;
}

int main(int Argc, char **Argv) {
  const Options Opts = parseOptions(Argc, Argv, "monte_carlo",
                                    "option price and pi with cuRAND");
  const int N = Opts.Large ? 1 << 27 : 1 << 16;
  const int Grid = Opts.Large ? 2048 : 16;
  const Option O = {100.0f, 100.0f, 0.05f, 0.2f, 1.0f};
  CUDA_CHECK(cudaMemcpyToSymbol(TheOption, &O, sizeof(O)));
  const double Discount = std::exp(-double(O.Rate) * O.Years) / N;
  const double Want = closedForm(O);
  // The discounted payoff has a standard deviation of 14.7.
  const double PriceError = 15.0 / std::sqrt(double(N));

  DeviceBuffer<float> Numbers(N);
  DeviceBuffer<double> Total(1);
  curandGenerator_t Generator;
  CURAND_CHECK(
      curandCreateGenerator(&Generator, CURAND_RNG_PSEUDO_PHILOX4_32_10));
  CURAND_CHECK(curandSetPseudoRandomGeneratorSeed(Generator, 1234ull));

  Checksum Sum;
  CURAND_CHECK(curandGenerateNormal(Generator, Numbers.get(), N, 0.0f, 1.0f));
  Total.clear();
  priceFromBuffer<<<Grid, BlockSize>>>(Numbers.get(), N, Total.get());
  CUDA_CHECK_LAUNCH();
  double Price = Total.toHost()[0] * Discount;
  bool Pass = near("price, host API", Price, Want, PriceError);
  Sum.addRounded(Price, 4.0);

  CURAND_CHECK(curandGenerateUniform(Generator, Numbers.get(), N));
  Total.clear();
  hitsInCircle<<<Grid, BlockSize>>>(Numbers.get(), N / 2, Total.get());
  CUDA_CHECK_LAUNCH();
  const double Pi = 4 * Total.toHost()[0] / (N / 2);
  Pass = near("pi", Pi, std::acos(-1.0), 1.65 / std::sqrt(N / 2.0)) && Pass;
  Sum.addRounded(Pi, 0.2);
  CURAND_CHECK(curandDestroyGenerator(Generator));

  const int PerThread = N / (Grid * BlockSize);
  const auto Launch = [&] {
    priceFromState<<<Grid, BlockSize>>>(99ull, PerThread, Total.get());
    CUDA_CHECK_LAUNCH();
  };
  Total.clear();
  Launch();
  Price = Total.toHost()[0] * Discount;
  Pass = near("price, device API", Price, Want, PriceError) && Pass;
  Sum.addRounded(Price, 4.0);

  const double Seconds = secondsPerRun(Opts, Launch);
  return report("monte_carlo", Pass, giga(N, Seconds), "Gpaths/s", Sum);
}
