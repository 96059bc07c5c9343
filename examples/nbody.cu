//===- nbody.cu - All pairs gravity, tiled through shared memory ----------===//
//
// Every block stages a tile of bodies (position and mass in one float4) and
// each thread accumulates the pull on its own body, four bodies per unrolled
// step, with rsqrtf and softening instead of a branch for the body itself.
//
//===----------------------------------------------------------------------===//
#include "common.h"

#include <utility>

using namespace example;

constexpr int BlockSize = 128;
constexpr float Softening2 = 1e-2f;
constexpr float TimeStep = 1e-3f;

__device__ __forceinline__ void addPull(float3 &Pull, const float4 &Me,
                                        const float4 &Other) {
  const float DX = Other.x - Me.x;
  const float DY = Other.y - Me.y;
  const float DZ = Other.z - Me.z;
  const float Squared = fmaf(DX, DX, fmaf(DY, DY, fmaf(DZ, DZ, Softening2)));
  const float Inverse = rsqrtf(Squared);
  const float Strength = Other.w * Inverse * Inverse * Inverse;
  Pull.x = fmaf(DX, Strength, Pull.x);
  Pull.y = fmaf(DY, Strength, Pull.y);
  Pull.z = fmaf(DZ, Strength, Pull.z);
}

/// Semi-implicit Euler; \p Pulls receives the acceleration of each body.
__global__ void __launch_bounds__(BlockSize)
    step(const float4 *__restrict__ From, float4 *__restrict__ To,
         float4 *__restrict__ Velocity, float4 *__restrict__ Pulls, int N) {
  __shared__ float4 Tile[BlockSize];
  const int I = blockIdx.x * BlockSize + threadIdx.x;
  const float4 Me = I < N ? From[I] : make_float4(0.0f, 0.0f, 0.0f, 0.0f);
  float3 Pull = make_float3(0.0f, 0.0f, 0.0f);

  for (int First = 0; First < N; First += BlockSize) {
    const int J = First + threadIdx.x;
    // A body without mass pulls nobody.
    Tile[threadIdx.x] = J < N ? From[J] : make_float4(0.0f, 0.0f, 0.0f, 0.0f);
    __syncthreads();
#pragma unroll 4
    for (int K = 0; K < BlockSize; ++K)
      addPull(Pull, Me, Tile[K]);
    __syncthreads();
  }
  if (I >= N)
    return;

  float4 V = Velocity[I];
  V.x = fmaf(Pull.x, TimeStep, V.x);
  V.y = fmaf(Pull.y, TimeStep, V.y);
  V.z = fmaf(Pull.z, TimeStep, V.z);
  Velocity[I] = V;
  To[I] = make_float4(fmaf(V.x, TimeStep, Me.x), fmaf(V.y, TimeStep, Me.y),
                      fmaf(V.z, TimeStep, Me.z), Me.w);
  Pulls[I] = make_float4(Pull.x, Pull.y, Pull.z, 0.0f);
}

float uniform(uint32_t Index, uint32_t Seed) {
  return float(hashOf(Index, Seed) >> 8) * (1.0f / 16777216.0f);
}

bool pullIsRight(const std::vector<float4> &Bodies, int I, const float4 &Got) {
  double Want[3] = {0, 0, 0}, Total = 0;
  for (const float4 &Other : Bodies) {
    const double D[3] = {double(Other.x) - Bodies[I].x,
                         double(Other.y) - Bodies[I].y,
                         double(Other.z) - Bodies[I].z};
    const double Squared =
        D[0] * D[0] + D[1] * D[1] + D[2] * D[2] + double(Softening2);
    const double Strength = Other.w / (Squared * std::sqrt(Squared));
    for (int A = 0; A < 3; ++A)
      Want[A] += D[A] * Strength;
    Total += std::sqrt(Squared) * Strength;
  }
  const double Error = std::fabs(Got.x - Want[0]) + std::fabs(Got.y - Want[1]) +
                       std::fabs(Got.z - Want[2]);
  if (Error <= 1e-4 * Total)
    return true;
  std::fprintf(stderr, "body %d: error %g of %g\n", I, Error, Total);
  return false;
}

int main(int Argc, char **Argv) {
  const Options Opts =
      parseOptions(Argc, Argv, "nbody", "all-pairs gravity in tiles");
  const int N = Opts.Large ? 65536 : 1000;
  const int Grid = (N + BlockSize - 1) / BlockSize;

  std::vector<float4> Bodies(N), Still(N);
  for (int I = 0; I < N; ++I) {
    Bodies[I] = make_float4(2 * uniform(I, 1) - 1, 2 * uniform(I, 2) - 1,
                            2 * uniform(I, 3) - 1, (0.5f + uniform(I, 4)) / N);
    Still[I] = make_float4(0.0f, 0.0f, 0.0f, 0.0f);
  }
  DeviceBuffer<float4> From(Bodies), To(N), Velocity(Still), Pulls(N);
  const auto Step = [&](float4 *A, float4 *B) {
    step<<<Grid, BlockSize>>>(A, B, Velocity.get(), Pulls.get(), N);
    CUDA_CHECK_LAUNCH();
  };

  Step(From.get(), To.get());
  bool Pass = true;
  double Strength = 0;
  const std::vector<float4> Pull = Pulls.toHost();
  const int Every = Opts.Large ? 1021 : 1;
  for (int I = 0; I < N; I += Every) {
    Pass = pullIsRight(Bodies, I, Pull[I]) && Pass;
    Strength += std::sqrt(Pull[I].x * Pull[I].x + Pull[I].y * Pull[I].y +
                          Pull[I].z * Pull[I].z);
  }

  // No outer force: momentum stays 0.
  Step(To.get(), From.get());
  double Momentum[3] = {0, 0, 0}, Scale = 0;
  const std::vector<float4> V = Velocity.toHost();
  for (int I = 0; I < N; ++I) {
    Momentum[0] += double(Bodies[I].w) * V[I].x;
    Momentum[1] += double(Bodies[I].w) * V[I].y;
    Momentum[2] += double(Bodies[I].w) * V[I].z;
    Scale += double(Bodies[I].w) *
             (std::fabs(V[I].x) + std::fabs(V[I].y) + std::fabs(V[I].z));
  }
  for (double M : Momentum)
    if (!(std::fabs(M) <= 1e-5 * Scale)) {
      std::fprintf(stderr, "momentum %g of %g\n", M, Scale);
      Pass = false;
    }

  Checksum Sum;
  Sum.addRounded(Strength, 0.1);
  Sum.addRounded(Scale / TimeStep, 1e-2);

  const double Seconds =
      secondsPerRun(Opts, [&] { Step(From.get(), To.get()); });
  // 20 operations per pair is the customary count.
  return report("nbody", Pass, giga(20.0 * N * N, Seconds), "GFLOP/s", Sum);
}
