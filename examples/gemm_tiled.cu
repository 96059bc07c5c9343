//===- gemm_tiled.cu - C = alpha*A*B + beta*C with register tiling --------===//
//
// Row-major single precision. A block computes a BM x BN tile of C; slices of A
// (stored transposed, padded) and B travel through two shared-memory buffers,
// the next slice being fetched into registers while the present one is used.
// Each thread keeps TM x TN results in registers and reads its operands as
// float4. Two tile shapes, any M, N and K.
//
//===----------------------------------------------------------------------===//
#include "common.h"

using namespace example;

template <int BM_, int BN_, int BK_, int TM_, int TN_> struct TileShape {
  static constexpr int BM = BM_, BN = BN_, BK = BK_, TM = TM_, TN = TN_;
  static constexpr int ThreadsX = BN / TN, ThreadsY = BM / TM;
  static constexpr int Threads = ThreadsX * ThreadsY;
  static_assert(BM * BK == 4 * Threads && BK * BN == 4 * Threads,
                "every thread fetches one float4 of A and one of B");
  static_assert(TM % 4 == 0 && TN % 4 == 0, "operands are read as float4");
};

using Small = TileShape<64, 64, 16, 4, 4>;
using Big = TileShape<128, 128, 8, 8, 8>;

/// Four consecutive elements of a row; what lies outside the matrix is 0.
__device__ __forceinline__ float4 fetch(const float *__restrict__ Matrix,
                                        int Row, int Column, int Rows,
                                        int Columns) {
  float4 V = make_float4(0.0f, 0.0f, 0.0f, 0.0f);
  if (Row >= Rows)
    return V;
  const float *P = Matrix + size_t(Row) * Columns + Column;
  if ((Columns & 3) == 0 && Column + 4 <= Columns)
    return *reinterpret_cast<const float4 *>(P);
  if (Column + 0 < Columns)
    V.x = P[0];
  if (Column + 1 < Columns)
    V.y = P[1];
  if (Column + 2 < Columns)
    V.z = P[2];
  if (Column + 3 < Columns)
    V.w = P[3];
  return V;
}

template <int Count, int Spacing>
__device__ __forceinline__ void readOperands(float (&To)[Count],
                                             const float *Row, int First) {
#pragma unroll
  for (int Chunk = 0; Chunk < Count / 4; ++Chunk) {
    const float4 V =
        *reinterpret_cast<const float4 *>(Row + Chunk * Spacing + First);
    To[4 * Chunk + 0] = V.x;
    To[4 * Chunk + 1] = V.y;
    To[4 * Chunk + 2] = V.z;
    To[4 * Chunk + 3] = V.w;
  }
}

template <typename Shape>
__global__ void __launch_bounds__(Shape::Threads)
    gemm(int M, int N, int K, float Alpha, const float *__restrict__ A,
         const float *__restrict__ B, float Beta, float *__restrict__ C) {
  constexpr int BM = Shape::BM, BN = Shape::BN, BK = Shape::BK;
  constexpr int TM = Shape::TM, TN = Shape::TN;
  constexpr int SpacingM = 4 * Shape::ThreadsY, SpacingN = 4 * Shape::ThreadsX;

  __shared__ __align__(16) float SliceA[2][BK][BM + 4];
  __shared__ __align__(16) float SliceB[2][BK][BN];

  const int Thread = threadIdx.x;
  const int TX = Thread % Shape::ThreadsX, TY = Thread / Shape::ThreadsX;
  const int RowA = Thread / (BK / 4), ColumnA = Thread % (BK / 4) * 4;
  const int RowB = Thread / (BN / 4), ColumnB = Thread % (BN / 4) * 4;
  const int FirstRow = blockIdx.y * BM, FirstColumn = blockIdx.x * BN;

  float Accumulated[TM][TN] = {};
  float4 NextA = fetch(A, FirstRow + RowA, ColumnA, M, K);
  float4 NextB = fetch(B, RowB, FirstColumn + ColumnB, K, N);

  int Buffer = 0;
  for (int K0 = 0; K0 < K; K0 += BK) {
    SliceA[Buffer][ColumnA + 0][RowA] = NextA.x;
    SliceA[Buffer][ColumnA + 1][RowA] = NextA.y;
    SliceA[Buffer][ColumnA + 2][RowA] = NextA.z;
    SliceA[Buffer][ColumnA + 3][RowA] = NextA.w;
    *reinterpret_cast<float4 *>(&SliceB[Buffer][RowB][ColumnB]) = NextB;
    __syncthreads();

    if (K0 + BK < K) {
      NextA = fetch(A, FirstRow + RowA, K0 + BK + ColumnA, M, K);
      NextB = fetch(B, K0 + BK + RowB, FirstColumn + ColumnB, K, N);
    }
#pragma unroll
    for (int J = 0; J < BK; ++J) {
      float FromA[TM], FromB[TN];
      readOperands<TM, SpacingM>(FromA, SliceA[Buffer][J], 4 * TY);
      readOperands<TN, SpacingN>(FromB, SliceB[Buffer][J], 4 * TX);
#pragma unroll
      for (int Y = 0; Y < TM; ++Y)
#pragma unroll
        for (int X = 0; X < TN; ++X)
          Accumulated[Y][X] = fmaf(FromA[Y], FromB[X], Accumulated[Y][X]);
    }
    // The other buffer was last read before the barrier above, so one barrier
    // per slice is enough.
    Buffer ^= 1;
  }

#pragma unroll
  for (int Y = 0; Y < TM; ++Y) {
    const int Row = FirstRow + Y / 4 * SpacingM + 4 * TY + Y % 4;
#pragma unroll
    for (int X = 0; X < TN; ++X) {
      const int Column = FirstColumn + X / 4 * SpacingN + 4 * TX + X % 4;
      if (Row < M && Column < N) {
        float &Out = C[size_t(Row) * N + Column];
        Out = Alpha * Accumulated[Y][X] + (Beta == 0.0f ? 0.0f : Beta * Out);
      }
    }
  }
}

/// One problem: small integers, so that every order of summation is exact.
struct Problem {
  Problem(int M, int N, int K)
      : M(M), N(N), K(K), A(size_t(M) * K), B(size_t(K) * N), C(size_t(M) * N) {
    fill(A, 1);
    fill(B, 2);
    fill(C, 3);
  }
  static void fill(std::vector<float> &V, uint32_t Seed) {
    for (size_t I = 0; I < V.size(); ++I)
      V[I] = float(hashOf(uint32_t(I), Seed) % 9) - 4.0f;
  }
  int M, N, K;
  float Alpha = 2.0f, Beta = -1.0f;
  std::vector<float> A, B, C;
};

template <typename Shape>
void launchGemm(const Problem &P, const DeviceBuffer<float> &A,
                const DeviceBuffer<float> &B, DeviceBuffer<float> &C) {
  const dim3 Grid((P.N + Shape::BN - 1) / Shape::BN,
                  (P.M + Shape::BM - 1) / Shape::BM);
  gemm<Shape><<<Grid, Shape::Threads>>>(P.M, P.N, P.K, P.Alpha, A.get(),
                                        B.get(), P.Beta, C.get());
  CUDA_CHECK_LAUNCH();
}

using Vector = std::vector<long long>;

/// Matrix times vector in exact integers.
Vector apply(const std::vector<float> &Matrix, int Rows, int Columns,
             const Vector &V) {
  Vector Out(Rows);
  for (int Y = 0; Y < Rows; ++Y) {
    long long Sum = 0;
    for (int X = 0; X < Columns; ++X)
      Sum += static_cast<long long>(Matrix[size_t(Y) * Columns + X]) * V[X];
    Out[Y] = Sum;
  }
  return Out;
}

/// Freivalds: C*r == alpha*A*(B*r) + beta*C0*r for two vectors r. Costs O(n^2)
/// and misses a wrong element only when r cancels it, which no entry 0 and two
/// independent vectors make practically impossible.
bool productHolds(const Problem &P, const std::vector<float> &Got) {
  for (uint32_t Seed = 11; Seed < 13; ++Seed) {
    Vector R(P.N);
    for (int I = 0; I < P.N; ++I)
      R[I] = 1 + hashOf(I, Seed) % 1000003;
    const Vector ABR = apply(P.A, P.M, P.K, apply(P.B, P.K, P.N, R));
    const Vector CR = apply(P.C, P.M, P.N, R);
    const Vector Left = apply(Got, P.M, P.N, R);
    for (int I = 0; I < P.M; ++I)
      if (Left[I] != static_cast<long long>(P.Alpha) * ABR[I] +
                         static_cast<long long>(P.Beta) * CR[I]) {
        std::fprintf(stderr, "row %d of the product is wrong\n", I);
        return false;
      }
  }
  return true;
}

template <typename Shape>
bool check(const Problem &P, const DeviceBuffer<float> &A,
           const DeviceBuffer<float> &B, DeviceBuffer<float> &C,
           Checksum &Sum) {
  C.copyFrom(P.C);
  launchGemm<Shape>(P, A, B, C);
  const std::vector<float> Got = C.toHost();
  for (size_t I = 0; I < Got.size(); I += 37)
    Sum.addRounded(Got[I], 1.0);
  return productHolds(P, Got);
}

int main(int Argc, char **Argv) {
  const Options Opts = parseOptions(Argc, Argv, "gemm_tiled",
                                    "matrix product with register tiling");
  Checksum Sum;
  bool Pass = true;
  {
    // Odd sizes take the scalar edge of fetch().
    const Problem Odd(67, 45, 33);
    DeviceBuffer<float> A(Odd.A), B(Odd.B), C(Odd.C);
    Pass = check<Small>(Odd, A, B, C, Sum) && Pass;
    Pass = check<Big>(Odd, A, B, C, Sum) && Pass;
  }
  const Problem P =
      Opts.Large ? Problem(4096, 4096, 2048) : Problem(132, 100, 68);
  DeviceBuffer<float> A(P.A), B(P.B), C(P.C);
  Pass = check<Small>(P, A, B, C, Sum) && Pass;
  Pass = check<Big>(P, A, B, C, Sum) && Pass;

  const double Seconds =
      secondsPerRun(Opts, [&] { launchGemm<Big>(P, A, B, C); });
  return report("gemm_tiled", Pass, giga(2.0 * P.M * P.N * P.K, Seconds),
                "GFLOP/s", Sum);
}
