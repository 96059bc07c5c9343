//===- spmv.cu - Sparse matrix (CSR) times vector, two row mappings -------===//
//
// Scalar: one thread per row, best for short rows. Vector: a group of 2 to 32
// lanes per row, folded by shuffles of that width; the host picks the width
// from the mean row length. The matrix mixes empty, short and long rows.
//
//===----------------------------------------------------------------------===//
#include "common.h"

using namespace example;

constexpr unsigned FullMask = 0xffffffffu;
constexpr int BlockSize = 256;

struct DeviceMatrix {
  int Rows;
  const int *RowStart;
  const int *Column;
  const float *Value;
};

__global__ void __launch_bounds__(BlockSize)
    spmvScalar(DeviceMatrix A, const float *__restrict__ X,
               float *__restrict__ Y) {
  for (int Row = blockIdx.x * blockDim.x + threadIdx.x; Row < A.Rows;
       Row += gridDim.x * blockDim.x) {
    float Sum = 0.0f;
    const int End = A.RowStart[Row + 1];
    for (int I = A.RowStart[Row]; I < End; ++I)
      Sum = fmaf(A.Value[I], __ldg(&X[A.Column[I]]), Sum);
    Y[Row] = Sum;
  }
}

template <int Lanes>
__global__ void __launch_bounds__(BlockSize)
    spmvVector(DeviceMatrix A, const float *__restrict__ X,
               float *__restrict__ Y) {
  static_assert((Lanes & (Lanes - 1)) == 0 && Lanes <= 32, "part of a warp");
  const int Lane = threadIdx.x % Lanes;
  const int Group = (blockIdx.x * BlockSize + threadIdx.x) / Lanes;
  const int Groups = gridDim.x * BlockSize / Lanes;
  // All lanes of a warp make the same number of rounds, so that every shuffle
  // has the whole warp in it.
  for (int First = 0; First < A.Rows; First += Groups) {
    const int Row = First + Group;
    float Sum = 0.0f;
    if (Row < A.Rows) {
      const int End = A.RowStart[Row + 1];
      for (int I = A.RowStart[Row] + Lane; I < End; I += Lanes)
        Sum = fmaf(A.Value[I], __ldg(&X[A.Column[I]]), Sum);
    }
#pragma unroll
    for (int Offset = Lanes / 2; Offset > 0; Offset >>= 1)
      Sum += __shfl_down_sync(FullMask, Sum, Offset, Lanes);
    if (Lane == 0 && Row < A.Rows)
      Y[Row] = Sum;
  }
}

struct Matrix {
  std::vector<int> RowStart{0}, Column;
  std::vector<float> Value;
  int rows() const { return int(RowStart.size()) - 1; }
};

/// Every 16th row is empty, every 64th is long, the others follow \p Mean.
Matrix makeMatrix(int Rows, int Columns, int Mean) {
  Matrix A;
  for (int Row = 0; Row < Rows; ++Row) {
    int Length = 1 + int(hashOf(Row, 1) % (2 * Mean));
    if (Row % 16 == 5)
      Length = 0;
    else if (Row % 64 == 33)
      Length = 8 * Mean + 3;
    for (int I = 0; I < Length; ++I) {
      const uint32_t H = hashOf(uint32_t(A.Column.size()), 2);
      A.Column.push_back(int(H % uint32_t(Columns)));
      A.Value.push_back(float(int(H >> 28) - 8));
    }
    A.RowStart.push_back(int(A.Column.size()));
  }
  return A;
}

template <int Lanes>
void launchVector(const DeviceMatrix &A, const float *X, float *Y) {
  const int RowsPerBlock = BlockSize / Lanes;
  const int Grid = (A.Rows + RowsPerBlock - 1) / RowsPerBlock;
  spmvVector<Lanes><<<Grid, BlockSize>>>(A, X, Y);
  CUDA_CHECK_LAUNCH();
}

void launchBest(int Mean, const DeviceMatrix &A, const float *X, float *Y) {
  if (Mean <= 2)
    launchVector<2>(A, X, Y);
  else if (Mean <= 4)
    launchVector<4>(A, X, Y);
  else if (Mean <= 8)
    launchVector<8>(A, X, Y);
  else if (Mean <= 16)
    launchVector<16>(A, X, Y);
  else
    launchVector<32>(A, X, Y);
}

/// All kernels on one matrix; returns the seconds of the chosen one.
double checkMatrix(int Rows, int Mean, const Options &Opts, bool &Pass,
                   Checksum &Sum, size_t &Entries) {
  const int Columns = Rows + 17;
  const Matrix A = makeMatrix(Rows, Columns, Mean);
  std::vector<float> X(Columns), Want(Rows);
  for (int I = 0; I < Columns; ++I)
    X[I] = float(hashOf(I, 3) % 33) - 16.0f;
  for (int Row = 0; Row < Rows; ++Row)
    for (int I = A.RowStart[Row]; I < A.RowStart[Row + 1]; ++I)
      Want[Row] += A.Value[I] * X[A.Column[I]];

  DeviceBuffer<int> Start(A.RowStart), Column(A.Column);
  DeviceBuffer<float> Value(A.Value), DX(X), DY(Rows);
  const DeviceMatrix D{Rows, Start.get(), Column.get(), Value.get()};

  const auto Check = [&](const char *What) {
    CUDA_CHECK_LAUNCH();
    const std::vector<float> Got = DY.toHost();
    Pass = sameExactly(What, Got, Want) && Pass;
    Sum.addExact(Got, 1.0f);
    DY.clear();
  };
  DY.clear();
  spmvScalar<<<(Rows + 1023) / 1024, BlockSize>>>(D, DX.get(), DY.get());
  Check("scalar");
  // A grid smaller than the matrix makes the vector kernel go round.
  spmvVector<4><<<2, BlockSize>>>(D, DX.get(), DY.get());
  Check("vector, 4 lanes");
  launchBest(Mean, D, DX.get(), DY.get());
  Check("vector");
  Entries = A.Column.size();
  return secondsPerRun(Opts, [&] { launchBest(Mean, D, DX.get(), DY.get()); });
}

int main(int Argc, char **Argv) {
  const Options Opts =
      parseOptions(Argc, Argv, "spmv", "sparse matrix times vector, CSR");
  const int Rows = Opts.Large ? 1 << 20 : 1500;
  bool Pass = true;
  Checksum Sum;
  size_t Entries = 0;
  checkMatrix(Rows / 4, 6, Opts, Pass, Sum, Entries);
  const double Seconds = checkMatrix(Rows, 24, Opts, Pass, Sum, Entries);
  // Value, column and the element of X per entry; row start and Y per row.
  const double Bytes = 12.0 * double(Entries) + 8.0 * Rows;
  return report("spmv", Pass, giga(Bytes, Seconds), "GB/s", Sum);
}
