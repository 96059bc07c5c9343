//===- gemm_batched.cu - Many small products: cuBLAS and by hand ----------===//
//
// The same batch of row-major products three times: strided batched and
// pointer-array batched through cuBLAS (which is column-major, so the operands
// swap), and with a kernel that keeps one whole product in a block.
//
//===----------------------------------------------------------------------===//
#include "common.h"

#include <cublas_v2.h>

using namespace example;

#define CUBLAS_CHECK(Call)                                                     \
  do {                                                                         \
    cublasStatus_t Status_ = (Call);                                           \
    if (Status_ != CUBLAS_STATUS_SUCCESS) {                                    \
      std::fprintf(stderr, "%s:%d: %s: cuBLAS status %d\n", __FILE__,          \
                   __LINE__, #Call, int(Status_));                             \
      std::exit(1);                                                            \
    }                                                                          \
  } while (0)

constexpr int Size = 32;
constexpr int Elements = Size * Size;
constexpr int RowsPerPass = 8;

/// One product of Size x Size per block, four rows of it per thread.
__global__ void __launch_bounds__(Size *RowsPerPass)
    gemmPerBlock(const float *__restrict__ A, const float *__restrict__ B,
                 float *__restrict__ C) {
  __shared__ float TileA[Size][Size + 1];
  __shared__ float TileB[Size][Size];
  const size_t Base = size_t(blockIdx.x) * Elements;
  const int X = threadIdx.x, Y = threadIdx.y;

#pragma unroll
  for (int Row = Y; Row < Size; Row += RowsPerPass) {
    TileA[Row][X] = A[Base + Row * Size + X];
    TileB[Row][X] = B[Base + Row * Size + X];
  }
  __syncthreads();

  float Sum[Size / RowsPerPass] = {};
#pragma unroll 8
  for (int K = 0; K < Size; ++K) {
    const float FromB = TileB[K][X];
#pragma unroll
    for (int I = 0; I < Size / RowsPerPass; ++I)
      Sum[I] = fmaf(TileA[Y + I * RowsPerPass][K], FromB, Sum[I]);
  }
#pragma unroll
  for (int I = 0; I < Size / RowsPerPass; ++I)
    C[Base + (Y + I * RowsPerPass) * Size + X] = Sum[I];
}

std::vector<float> smallIntegers(size_t Count, uint32_t Seed) {
  std::vector<float> V(Count);
  for (size_t I = 0; I < Count; ++I)
    V[I] = float(hashOf(uint32_t(I), Seed) % 17) - 8.0f;
  return V;
}

std::vector<float> referenceProducts(const std::vector<float> &A,
                                     const std::vector<float> &B, int Batch) {
  std::vector<float> C(A.size());
  for (int I = 0; I < Batch; ++I) {
    const size_t Base = size_t(I) * Elements;
    for (int Y = 0; Y < Size; ++Y)
      for (int K = 0; K < Size; ++K)
        for (int X = 0; X < Size; ++X)
          C[Base + Y * Size + X] +=
              A[Base + Y * Size + K] * B[Base + K * Size + X];
  }
  return C;
}

std::vector<float *> pointersInto(const DeviceBuffer<float> &Buffer,
                                  int Batch) {
  std::vector<float *> Pointers(Batch);
  for (int I = 0; I < Batch; ++I)
    Pointers[I] = Buffer.get() + size_t(I) * Elements;
  return Pointers;
}

int main(int Argc, char **Argv) {
  const Options Opts = parseOptions(Argc, Argv, "gemm_batched",
                                    "batched products, cuBLAS and by hand");
  const int Batch = Opts.Large ? 16384 : 24;
  const size_t Count = size_t(Batch) * Elements;
  const std::vector<float> A = smallIntegers(Count, 1);
  const std::vector<float> B = smallIntegers(Count, 2);
  const std::vector<float> Want = referenceProducts(A, B, Batch);
  DeviceBuffer<float> DA(A), DB(B), DC(Count);

  cublasHandle_t Handle;
  CUBLAS_CHECK(cublasCreate(&Handle));
  CUBLAS_CHECK(cublasSetPointerMode(Handle, CUBLAS_POINTER_MODE_HOST));
  const float One = 1.0f, Zero = 0.0f;
  const auto Strided = [&] {
    CUBLAS_CHECK(cublasSgemmStridedBatched(
        Handle, CUBLAS_OP_N, CUBLAS_OP_N, Size, Size, Size, &One, DB.get(),
        Size, Elements, DA.get(), Size, Elements, &Zero, DC.get(), Size,
        Elements, Batch));
  };

  Checksum Sum;
  DC.clear();
  Strided();
  std::vector<float> Got = DC.toHost();
  bool Pass = sameExactly("strided batched", Got, Want);
  Sum.addExact(Got, 1.0f);

  DeviceBuffer<float *> PA(pointersInto(DA, Batch)),
      PB(pointersInto(DB, Batch)), PC(pointersInto(DC, Batch));
  DC.clear();
  CUBLAS_CHECK(cublasSgemmBatched(Handle, CUBLAS_OP_N, CUBLAS_OP_N, Size, Size,
                                  Size, &One, PB.get(), Size, PA.get(), Size,
                                  &Zero, PC.get(), Size, Batch));
  Got = DC.toHost();
  Pass = sameExactly("pointer-array batched", Got, Want) && Pass;
  Sum.addExact(Got, 1.0f);

  DC.clear();
  gemmPerBlock<<<Batch, dim3(Size, RowsPerPass)>>>(DA.get(), DB.get(),
                                                   DC.get());
  CUDA_CHECK_LAUNCH();
  Got = DC.toHost();
  Pass = sameExactly("one product per block", Got, Want) && Pass;
  Sum.addExact(Got, 1.0f);

  const double Seconds = secondsPerRun(Opts, Strided);
  CUBLAS_CHECK(cublasDestroy(Handle));
  return report("gemm_batched", Pass, giga(2.0 * Count * Size, Seconds),
                "GFLOP/s", Sum);
}
