//===- layernorm.cu - Residual add + layer norm, and its weight gradients -===//
//
// Forward: one block per row adds the residual, takes mean and variance in one
// numerically stable pass (Welford, merged by shuffles and through shared
// memory) and writes float4. Backward: gradients of scale and shift are column
// sums, taken over tiles of rows and finished with one atomic per column.
//
//===----------------------------------------------------------------------===//
#include "common.h"

using namespace example;

constexpr unsigned FullMask = 0xffffffffu;
constexpr int BlockSize = 128;
constexpr int Warps = BlockSize / 32;
constexpr float Epsilon = 1e-5f;

/// Count, mean and sum of squared deviations of a set of values.
struct Moments {
  float Count, Mean, Spread;
};

__device__ Moments merge(Moments A, Moments B) {
  const float Count = A.Count + B.Count;
  if (Count == 0.0f)
    return A;
  const float Delta = B.Mean - A.Mean;
  const float Share = B.Count / Count;
  return {Count, A.Mean + Delta * Share,
          A.Spread + B.Spread + Delta * Delta * A.Count * Share};
}

__device__ Moments mergeWarp(Moments Mine) {
#pragma unroll
  for (int Offset = 16; Offset > 0; Offset /= 2) {
    Moments Other;
    Other.Count = __shfl_xor_sync(FullMask, Mine.Count, Offset);
    Other.Mean = __shfl_xor_sync(FullMask, Mine.Mean, Offset);
    Other.Spread = __shfl_xor_sync(FullMask, Mine.Spread, Offset);
    Mine = merge(Mine, Other);
  }
  return Mine;
}

__device__ void include(Moments &Mine, float Value) {
  Mine.Count += 1.0f;
  const float Delta = Value - Mine.Mean;
  Mine.Mean += Delta / Mine.Count;
  Mine.Spread += Delta * (Value - Mine.Mean);
}

/// Vectors is the number of float4 that each thread keeps of its row.
template <int Vectors>
__global__ void __launch_bounds__(BlockSize)
    forward(const float4 *__restrict__ In, const float4 *__restrict__ Residual,
            const float4 *__restrict__ Scale, const float4 *__restrict__ Shift,
            float4 *__restrict__ Out, float2 *__restrict__ Statistics,
            int Columns4) {
  __shared__ Moments PerWarp[Warps];
  const size_t Base = size_t(blockIdx.x) * Columns4;

  float4 Value[Vectors];
  Moments Mine = {0.0f, 0.0f, 0.0f};
#pragma unroll
  for (int I = 0; I < Vectors; ++I) {
    const int X = threadIdx.x + I * BlockSize;
    if (X >= Columns4)
      continue;
    const float4 A = In[Base + X], B = Residual[Base + X];
    Value[I] = make_float4(A.x + B.x, A.y + B.y, A.z + B.z, A.w + B.w);
    include(Mine, Value[I].x);
    include(Mine, Value[I].y);
    include(Mine, Value[I].z);
    include(Mine, Value[I].w);
  }
  Mine = mergeWarp(Mine);
  if (threadIdx.x % 32 == 0)
    PerWarp[threadIdx.x / 32] = Mine;
  __syncthreads();
  Mine = PerWarp[0];
#pragma unroll
  for (int W = 1; W < Warps; ++W)
    Mine = merge(Mine, PerWarp[W]);

  const float Mean = Mine.Mean;
  const float Inverse = rsqrtf(Mine.Spread / Mine.Count + Epsilon);
  if (threadIdx.x == 0)
    Statistics[blockIdx.x] = make_float2(Mean, Inverse);
#pragma unroll
  for (int I = 0; I < Vectors; ++I) {
    const int X = threadIdx.x + I * BlockSize;
    if (X >= Columns4)
      continue;
    const float4 G = Scale[X], B = Shift[X], V = Value[I];
    Out[Base + X] = make_float4(fmaf((V.x - Mean) * Inverse, G.x, B.x),
                                fmaf((V.y - Mean) * Inverse, G.y, B.y),
                                fmaf((V.z - Mean) * Inverse, G.z, B.z),
                                fmaf((V.w - Mean) * Inverse, G.w, B.w));
  }
}

constexpr int TileX = 32, TileY = 8;

/// dScale = sum of dOut * normalised, dShift = sum of dOut, over a slab of
/// rows.
__global__ void __launch_bounds__(TileX *TileY)
    backwardWeights(const float *__restrict__ DOut,
                    const float *__restrict__ In,
                    const float *__restrict__ Residual,
                    const float2 *__restrict__ Statistics,
                    float *__restrict__ DScale, float *__restrict__ DShift,
                    int Rows, int Columns, int RowsPerBlock) {
  __shared__ float SumScale[TileY][TileX + 1], SumShift[TileY][TileX + 1];
  const int X = blockIdx.x * TileX + threadIdx.x;
  const int First = blockIdx.y * RowsPerBlock;
  const int End = min(First + RowsPerBlock, Rows);

  float OfScale = 0.0f, OfShift = 0.0f;
  if (X < Columns)
    for (int Y = First + threadIdx.y; Y < End; Y += TileY) {
      const size_t At = size_t(Y) * Columns + X;
      const float2 S = Statistics[Y];
      const float D = DOut[At];
      OfScale = fmaf(D, (In[At] + Residual[At] - S.x) * S.y, OfScale);
      OfShift += D;
    }
  SumScale[threadIdx.y][threadIdx.x] = OfScale;
  SumShift[threadIdx.y][threadIdx.x] = OfShift;
  __syncthreads();
  if (threadIdx.y != 0 || X >= Columns)
    return;
#pragma unroll
  for (int Y = 1; Y < TileY; ++Y) {
    OfScale += SumScale[Y][threadIdx.x];
    OfShift += SumShift[Y][threadIdx.x];
  }
  atomicAdd(&DScale[X], OfScale);
  atomicAdd(&DShift[X], OfShift);
}

float uniform(uint32_t Index, uint32_t Seed) {
  return float(hashOf(Index, Seed) >> 8) * (1.0f / (1 << 23)) - 1.0f;
}

std::vector<float> uniformVector(size_t Count, uint32_t Seed) {
  std::vector<float> V(Count);
  for (size_t I = 0; I < Count; ++I)
    V[I] = uniform(uint32_t(I), Seed);
  return V;
}

struct Reference {
  std::vector<double> Out, DScale, DShift;
};

int main(int Argc, char **Argv) {
  const Options Opts =
      parseOptions(Argc, Argv, "layernorm", "residual add and layer norm");
  const int Rows = Opts.Large ? 16384 : 50, Columns = Opts.Large ? 2048 : 500;
  const size_t Count = size_t(Rows) * Columns;
  // A common offset makes a one-pass sum of squares lose digits; Welford's
  // does not.
  std::vector<float> In = uniformVector(Count, 1);
  for (float &V : In)
    V += 100.0f;
  const std::vector<float> Residual = uniformVector(Count, 2),
                           Scale = uniformVector(Columns, 3),
                           Shift = uniformVector(Columns, 4),
                           DOut = uniformVector(Count, 5);

  DeviceBuffer<float> DIn(In), DResidual(Residual), DScaleIn(Scale),
      DShiftIn(Shift), DOutIn(DOut), Out(Count), GradScale(Columns),
      GradShift(Columns);
  DeviceBuffer<float2> Statistics(Rows);

  const auto As4 = [](const DeviceBuffer<float> &B) {
    return reinterpret_cast<float4 *>(B.get());
  };
  const auto Forward = [&] {
    const int Columns4 = Columns / 4;
    if (Columns4 <= BlockSize)
      forward<1><<<Rows, BlockSize>>>(As4(DIn), As4(DResidual), As4(DScaleIn),
                                      As4(DShiftIn), As4(Out), Statistics.get(),
                                      Columns4);
    else
      forward<4><<<Rows, BlockSize>>>(As4(DIn), As4(DResidual), As4(DScaleIn),
                                      As4(DShiftIn), As4(Out), Statistics.get(),
                                      Columns4);
    CUDA_CHECK_LAUNCH();
  };
  Forward();
  GradScale.clear();
  GradShift.clear();
  const int RowsPerBlock = Opts.Large ? 512 : 20;
  backwardWeights<<<dim3((Columns + TileX - 1) / TileX,
                         (Rows + RowsPerBlock - 1) / RowsPerBlock),
                    dim3(TileX, TileY)>>>(
      DOutIn.get(), DIn.get(), DResidual.get(), Statistics.get(),
      GradScale.get(), GradShift.get(), Rows, Columns, RowsPerBlock);
  CUDA_CHECK_LAUNCH();

  Reference Want{std::vector<double>(Count), std::vector<double>(Columns),
                 std::vector<double>(Columns)};
  for (int Y = 0; Y < Rows; ++Y) {
    const size_t Base = size_t(Y) * Columns;
    double Mean = 0, Variance = 0;
    // The sum is rounded to float as in the kernel; the rest is exact enough.
    for (int X = 0; X < Columns; ++X)
      Mean += double(In[Base + X] + Residual[Base + X]);
    Mean /= Columns;
    for (int X = 0; X < Columns; ++X) {
      const double D = double(In[Base + X] + Residual[Base + X]) - Mean;
      Variance += D * D;
    }
    const double Inverse = 1.0 / std::sqrt(Variance / Columns + Epsilon);
    for (int X = 0; X < Columns; ++X) {
      const double Normal =
          (double(In[Base + X] + Residual[Base + X]) - Mean) * Inverse;
      Want.Out[Base + X] = Normal * Scale[X] + Shift[X];
      Want.DScale[X] += DOut[Base + X] * Normal;
      Want.DShift[X] += DOut[Base + X];
    }
  }
  const std::vector<float> GotOut = Out.toHost();
  bool Pass = sameWithin("out", GotOut, Want.Out, 1e-4);
  const double Tolerance = 1e-5 * std::sqrt(double(Rows));
  Pass =
      sameWithin("dScale", GradScale.toHost(), Want.DScale, Tolerance) && Pass;
  Pass =
      sameWithin("dShift", GradShift.toHost(), Want.DShift, Tolerance) && Pass;

  Checksum Sum;
  double Total = 0;
  for (float V : GotOut)
    Total += std::fabs(V);
  Sum.addRounded(Total / Count, 1e-3);
  double Squares = 0;
  for (float V : GradScale.toHost())
    Squares += double(V) * V;
  Sum.addRounded(std::sqrt(Squares), 0.05);

  const double Seconds = secondsPerRun(Opts, Forward);
  return report("layernorm", Pass, giga(3.0 * sizeof(float) * Count, Seconds),
                "GB/s", Sum);
}
