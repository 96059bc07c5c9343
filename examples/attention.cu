//===- attention.cu - softmax(Q*K^T)*V in tiles, never storing the scores -===//
//
// A block takes 32 queries of one head and walks over the keys in tiles of 32.
// Each warp owns eight queries: a lane scores one key of the tile, the warp
// folds maximum and sum by shuffles and rescales what it has accumulated, then
// lanes switch roles and each accumulates two of the 64 dimensions of V, with
// the weights broadcast lane by lane. Optionally causal.
//
//===----------------------------------------------------------------------===//
#include "common.h"

#include <algorithm>

using namespace example;

constexpr unsigned FullMask = 0xffffffffu;
constexpr int Dimension = 64;
constexpr int TileQ = 32, TileK = 32;
constexpr int Warps = 4;
constexpr int QueriesPerWarp = TileQ / Warps;

__device__ float warpMaximum(float V) {
#pragma unroll
  for (int Offset = 16; Offset > 0; Offset >>= 1)
    V = fmaxf(V, __shfl_xor_sync(FullMask, V, Offset));
  return V;
}

__device__ float warpSum(float V) {
#pragma unroll
  for (int Offset = 16; Offset > 0; Offset >>= 1)
    V += __shfl_xor_sync(FullMask, V, Offset);
  return V;
}

/// Copies a tile of rows into padded shared memory; rows past the end are 0.
__device__ void loadTile(float (*To)[Dimension + 1],
                         const float *__restrict__ From, int FirstRow, int Rows,
                         float Scale) {
  constexpr int PerRow = Dimension / 4;
  for (int I = threadIdx.x; I < TileK * PerRow; I += Warps * 32) {
    const int Row = I / PerRow, Column = I % PerRow * 4;
    float4 V = make_float4(0.0f, 0.0f, 0.0f, 0.0f);
    if (FirstRow + Row < Rows)
      V = *reinterpret_cast<const float4 *>(
          From + size_t(FirstRow + Row) * Dimension + Column);
    To[Row][Column + 0] = V.x * Scale;
    To[Row][Column + 1] = V.y * Scale;
    To[Row][Column + 2] = V.z * Scale;
    To[Row][Column + 3] = V.w * Scale;
  }
}

template <bool Causal>
__global__ void __launch_bounds__(Warps * 32)
    attention(const float *__restrict__ Q, const float *__restrict__ K,
              const float *__restrict__ V, float *__restrict__ Out,
              int Length) {
  static_assert(TileQ == TileK, "one loader serves queries and keys");
  __shared__ float QTile[TileQ][Dimension + 1];
  __shared__ float KTile[TileK][Dimension + 1];
  __shared__ float VTile[TileK][Dimension + 1];

  const size_t Head = size_t(blockIdx.y) * Length * Dimension;
  const int FirstQuery = blockIdx.x * TileQ;
  const int Lane = threadIdx.x & 31, Warp = threadIdx.x >> 5;
  // exp(x) is taken as exp2(x * log2(e)); the factor goes into the queries.
  const float Scale = 1.44269504f * rsqrtf(float(Dimension));
  loadTile(QTile, Q + Head, FirstQuery, Length, Scale);

  float Maximum[QueriesPerWarp], Sum[QueriesPerWarp];
  float Accumulated[QueriesPerWarp][2];
#pragma unroll
  for (int I = 0; I < QueriesPerWarp; ++I) {
    Maximum[I] = -INFINITY;
    Sum[I] = Accumulated[I][0] = Accumulated[I][1] = 0.0f;
  }

  const int End = Causal ? min(Length, FirstQuery + TileQ) : Length;
  for (int FirstKey = 0; FirstKey < End; FirstKey += TileK) {
    __syncthreads();
    loadTile(KTile, K + Head, FirstKey, Length, 1.0f);
    loadTile(VTile, V + Head, FirstKey, Length, 1.0f);
    __syncthreads();

    const int Key = FirstKey + Lane;
#pragma unroll
    for (int I = 0; I < QueriesPerWarp; ++I) {
      const int Row = Warp * QueriesPerWarp + I;
      float Score = 0.0f;
#pragma unroll 16
      for (int D = 0; D < Dimension; ++D)
        Score = fmaf(QTile[Row][D], KTile[Lane][D], Score);
      if (Key >= Length || (Causal && Key > FirstQuery + Row))
        Score = -INFINITY;

      // The first key of the first tile is visible to every query, so the
      // maximum is finite from there on.
      const float Top = fmaxf(Maximum[I], warpMaximum(Score));
      const float Rescale = exp2f(Maximum[I] - Top);
      const float Weight = exp2f(Score - Top);
      Maximum[I] = Top;
      Sum[I] = Sum[I] * Rescale + warpSum(Weight);
      float First = Accumulated[I][0] * Rescale;
      float Second = Accumulated[I][1] * Rescale;
#pragma unroll
      for (int J = 0; J < TileK; ++J) {
        const float W = __shfl_sync(FullMask, Weight, J);
        First = fmaf(W, VTile[J][Lane], First);
        Second = fmaf(W, VTile[J][Lane + 32], Second);
      }
      Accumulated[I][0] = First;
      Accumulated[I][1] = Second;
    }
  }

#pragma unroll
  for (int I = 0; I < QueriesPerWarp; ++I) {
    const int Query = FirstQuery + Warp * QueriesPerWarp + I;
    if (Query < Length) {
      float *To = Out + Head + size_t(Query) * Dimension;
      To[Lane] = Accumulated[I][0] / Sum[I];
      To[Lane + 32] = Accumulated[I][1] / Sum[I];
    }
  }
}

std::vector<float> uniformVector(size_t Count, uint32_t Seed) {
  std::vector<float> V(Count);
  for (size_t I = 0; I < Count; ++I)
    V[I] = float(hashOf(uint32_t(I), Seed) >> 8) * (1.0f / (1 << 22)) - 2.0f;
  return V;
}

/// One row of the result in double precision.
std::vector<double> referenceRow(const float *Q, const float *K, const float *V,
                                 int Query, int Keys) {
  std::vector<double> Score(Keys), Out(Dimension);
  double Top = -1e300, Sum = 0;
  for (int J = 0; J < Keys; ++J) {
    double Dot = 0;
    for (int D = 0; D < Dimension; ++D)
      Dot += double(Q[size_t(Query) * Dimension + D]) *
             K[size_t(J) * Dimension + D];
    Score[J] = Dot / std::sqrt(double(Dimension));
    Top = std::max(Top, Score[J]);
  }
  for (int J = 0; J < Keys; ++J) {
    const double W = std::exp(Score[J] - Top);
    Sum += W;
    for (int D = 0; D < Dimension; ++D)
      Out[D] += W * V[size_t(J) * Dimension + D];
  }
  for (double &O : Out)
    O /= Sum;
  return Out;
}

int main(int Argc, char **Argv) {
  const Options Opts = parseOptions(Argc, Argv, "attention",
                                    "attention in tiles, online softmax");
  const int Heads = Opts.Large ? 64 : 2, Length = Opts.Large ? 2040 : 77;
  const size_t PerHead = size_t(Length) * Dimension, Count = Heads * PerHead;
  const std::vector<float> Q = uniformVector(Count, 1),
                           K = uniformVector(Count, 2),
                           V = uniformVector(Count, 3);
  DeviceBuffer<float> DQ(Q), DK(K), DV(V), DOut(Count);
  const dim3 Grid((Length + TileQ - 1) / TileQ, Heads);

  Checksum Sum;
  bool Pass = true;
  const auto Check = [&](const char *What, bool Causal) {
    const std::vector<float> Got = DOut.toHost();
    double Total = 0;
    const size_t Rows = size_t(Heads) * Length;
    for (size_t Row = 0; Row < Rows; Row += Opts.Large ? 997 : 1) {
      const int Head = int(Row / Length), Query = int(Row % Length);
      const size_t Base = Head * PerHead;
      const std::vector<double> Want = referenceRow(
          &Q[Base], &K[Base], &V[Base], Query, Causal ? Query + 1 : Length);
      const std::vector<float> Mine(
          Got.begin() + Base + size_t(Query) * Dimension,
          Got.begin() + Base + size_t(Query + 1) * Dimension);
      if (Pass && !sameWithin(What, Mine, Want, 2e-5))
        Pass = false;
      for (float M : Mine)
        Total += std::fabs(M);
    }
    Sum.addRounded(Total / Rows, 1e-2);
  };

  attention<true>
      <<<Grid, Warps * 32>>>(DQ.get(), DK.get(), DV.get(), DOut.get(), Length);
  CUDA_CHECK_LAUNCH();
  Check("causal", true);
  const auto Launch = [&] {
    attention<false><<<Grid, Warps * 32>>>(DQ.get(), DK.get(), DV.get(),
                                           DOut.get(), Length);
    CUDA_CHECK_LAUNCH();
  };
  Launch();
  Check("full", false);

  const double Seconds = secondsPerRun(Opts, Launch);
  return report("attention", Pass,
                giga(4.0 * Heads * Length * Length * Dimension, Seconds),
                "GFLOP/s", Sum);
}
