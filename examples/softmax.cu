//===- softmax.cu - Rows of a matrix, short ones per warp, long per block -===//
//
// Short rows stay in the registers of one warp (width fixed at compile time).
// Long rows use the online form: one pass keeps a running maximum and a sum
// rescaled to it, pairs of which are merged by shuffles and through shared
// memory; a second pass writes.
//
//===----------------------------------------------------------------------===//
#include "common.h"

using namespace example;

constexpr unsigned FullMask = 0xffffffffu;
constexpr int BlockSize = 256;
constexpr int RowsPerBlock = 4;

template <int PerLane>
__global__ void __launch_bounds__(32 * RowsPerBlock)
    softmaxPerWarp(const float *__restrict__ In, float *__restrict__ Out,
                   int Rows, int Columns) {
  const int Lane = threadIdx.x;
  const int Row = blockIdx.x * RowsPerBlock + threadIdx.y;
  if (Row >= Rows) // a whole warp
    return;
  In += size_t(Row) * Columns;
  Out += size_t(Row) * Columns;

  float Value[PerLane];
  float Maximum = -INFINITY;
#pragma unroll
  for (int I = 0; I < PerLane; ++I) {
    const int Column = Lane + 32 * I;
    Value[I] = Column < Columns ? In[Column] : -INFINITY;
    Maximum = fmaxf(Maximum, Value[I]);
  }
#pragma unroll
  for (int Offset = 16; Offset > 0; Offset >>= 1)
    Maximum = fmaxf(Maximum, __shfl_xor_sync(FullMask, Maximum, Offset));

  float Sum = 0.0f;
#pragma unroll
  for (int I = 0; I < PerLane; ++I) {
    Value[I] = __expf(Value[I] - Maximum);
    Sum += Value[I];
  }
#pragma unroll
  for (int Offset = 16; Offset > 0; Offset >>= 1)
    Sum += __shfl_xor_sync(FullMask, Sum, Offset);

  const float Scale = 1.0f / Sum;
#pragma unroll
  for (int I = 0; I < PerLane; ++I)
    if (Lane + 32 * I < Columns)
      Out[Lane + 32 * I] = Value[I] * Scale;
}

/// A maximum and the sum of exponentials relative to it.
struct Running {
  float Maximum, Sum;
};

__device__ Running merge(Running A, Running B) {
  const float Maximum = fmaxf(A.Maximum, B.Maximum);
  if (Maximum == -INFINITY)
    return A;
  return {Maximum, A.Sum * __expf(A.Maximum - Maximum) +
                       B.Sum * __expf(B.Maximum - Maximum)};
}

__device__ Running mergeWarp(Running Mine) {
#pragma unroll
  for (int Offset = 16; Offset > 0; Offset >>= 1) {
    Running Other;
    Other.Maximum = __shfl_xor_sync(FullMask, Mine.Maximum, Offset);
    Other.Sum = __shfl_xor_sync(FullMask, Mine.Sum, Offset);
    Mine = merge(Mine, Other);
  }
  return Mine;
}

__global__ void __launch_bounds__(BlockSize)
    softmaxPerBlock(const float *__restrict__ In, float *__restrict__ Out,
                    int Columns) {
  __shared__ Running PerWarp[BlockSize / 32];
  const int Lane = threadIdx.x % 32, Warp = threadIdx.x / 32;
  // Columns is a multiple of 4, so every row is aligned for float4.
  const float4 *From =
      reinterpret_cast<const float4 *>(In + size_t(blockIdx.x) * Columns);
  float4 *To = reinterpret_cast<float4 *>(Out + size_t(blockIdx.x) * Columns);

  Running Mine = {-INFINITY, 0.0f};
  for (int I = threadIdx.x; I < Columns / 4; I += BlockSize) {
    const float4 V = From[I];
    const float Top = fmaxf(fmaxf(V.x, V.y), fmaxf(V.z, V.w));
    const Running Four = {Top, __expf(V.x - Top) + __expf(V.y - Top) +
                                   __expf(V.z - Top) + __expf(V.w - Top)};
    Mine = merge(Mine, Four);
  }
  Mine = mergeWarp(Mine);
  if (Lane == 0)
    PerWarp[Warp] = Mine;
  __syncthreads();
  Mine = Lane < BlockSize / 32 ? PerWarp[Lane] : Running{-INFINITY, 0.0f};
  Mine = mergeWarp(Mine);

  const float Scale = 1.0f / Mine.Sum;
  for (int I = threadIdx.x; I < Columns / 4; I += BlockSize) {
    const float4 V = From[I];
    To[I] = make_float4(
        __expf(V.x - Mine.Maximum) * Scale, __expf(V.y - Mine.Maximum) * Scale,
        __expf(V.z - Mine.Maximum) * Scale, __expf(V.w - Mine.Maximum) * Scale);
  }
}

/// Uniform logits in [-8, 8) and one peak per row.
std::vector<float> makeLogits(int Rows, int Columns) {
  std::vector<float> Logits(size_t(Rows) * Columns);
  for (size_t I = 0; I < Logits.size(); ++I)
    Logits[I] = float(hashOf(uint32_t(I)) >> 8) * (1.0f / (1 << 20)) - 8.0f;
  for (int Row = 0; Row < Rows; ++Row)
    Logits[size_t(Row) * Columns + hashOf(Row, 5) % Columns] = 12.0f;
  return Logits;
}

bool check(const char *What, const std::vector<float> &Logits,
           const std::vector<float> &Got, int Rows, int Columns, int Every,
           Checksum &Sum) {
  bool Pass = true;
  double Peaks = 0;
  for (int Row = 0; Row < Rows; ++Row) {
    const float *Out = &Got[size_t(Row) * Columns];
    int Peak = 0;
    for (int X = 1; X < Columns; ++X)
      if (Out[X] > Out[Peak])
        Peak = X;
    Sum.add(Peak);
    Peaks += Out[Peak];
    if (Row % Every)
      continue;
    const float *In = &Logits[size_t(Row) * Columns];
    double Total = 0;
    for (int X = 0; X < Columns; ++X)
      Total += std::exp(double(In[X]) - 12.0);
    for (int X = 0; X < Columns && Pass; ++X) {
      const double Want = std::exp(double(In[X]) - 12.0) / Total;
      if (!(std::fabs(Out[X] - Want) <= 1e-5 * Want + 1e-12)) {
        std::fprintf(stderr, "%s: row %d, column %d: %g instead of %g\n", What,
                     Row, X, Out[X], Want);
        Pass = false;
      }
    }
  }
  Sum.addRounded(Peaks / Rows, 1e-3);
  return Pass;
}

int main(int Argc, char **Argv) {
  const Options Opts = parseOptions(Argc, Argv, "softmax",
                                    "softmax of rows, per warp and per block");
  Checksum Sum;

  const int ShortRows = Opts.Large ? 100001 : 65, ShortColumns = 117;
  const std::vector<float> Short = makeLogits(ShortRows, ShortColumns);
  DeviceBuffer<float> DShort(Short), DShortOut(Short.size());
  softmaxPerWarp<4><<<(ShortRows + RowsPerBlock - 1) / RowsPerBlock,
                      dim3(32, RowsPerBlock)>>>(DShort.get(), DShortOut.get(),
                                                ShortRows, ShortColumns);
  CUDA_CHECK_LAUNCH();
  bool Pass = check("per warp", Short, DShortOut.toHost(), ShortRows,
                    ShortColumns, 1, Sum);

  const int Rows = Opts.Large ? 8192 : 24, Columns = Opts.Large ? 8192 : 1500;
  const std::vector<float> Long = makeLogits(Rows, Columns);
  DeviceBuffer<float> DLong(Long), DLongOut(Long.size());
  const auto Launch = [&] {
    softmaxPerBlock<<<Rows, BlockSize>>>(DLong.get(), DLongOut.get(), Columns);
    CUDA_CHECK_LAUNCH();
  };
  Launch();
  Pass = check("per block", Long, DLongOut.toHost(), Rows, Columns,
               Opts.Large ? 8 : 1, Sum) &&
         Pass;

  const double Seconds = secondsPerRun(Opts, Launch);
  return report("softmax", Pass,
                giga(3.0 * sizeof(float) * Long.size(), Seconds), "GB/s", Sum);
}
