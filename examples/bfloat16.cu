//===- bfloat16.cu - bfloat16 storage with float arithmetic ---------------===//
//
// The mixed precision of neural networks: weights and activations in bfloat16,
// sums in float. Conversion is checked bit by bit, a matrix-vector product
// reads two elements at a time and ends in a fused bias and rectification, and
// pairs are multiplied and added in bfloat16 itself.
//
//===----------------------------------------------------------------------===//
#include "common.h"

#include <cuda_bf16.h>

#include <algorithm>

using namespace example;

constexpr unsigned FullMask = 0xffffffffu;
constexpr int BlockSize = 128;

__global__ void narrow(const float *__restrict__ In,
                       __nv_bfloat16 *__restrict__ Out, int N) {
  const int I = blockIdx.x * BlockSize + threadIdx.x;
  if (I < N)
    Out[I] = __float2bfloat16(In[I]);
}

/// One warp per row: Out = max(Matrix * X + Bias, 0), rounded to bfloat16.
__global__ void __launch_bounds__(BlockSize)
    layer(const __nv_bfloat162 *__restrict__ Matrix,
          const __nv_bfloat162 *__restrict__ X, const float *__restrict__ Bias,
          __nv_bfloat16 *__restrict__ Out, int Rows, int Pairs) {
  const int Row = (blockIdx.x * BlockSize + threadIdx.x) / 32;
  if (Row >= Rows) // a whole warp
    return;
  const int Lane = threadIdx.x & 31;
  float Sum = 0.0f;
  for (int I = Lane; I < Pairs; I += 32) {
    const float2 M = __bfloat1622float2(Matrix[size_t(Row) * Pairs + I]);
    const float2 V = __bfloat1622float2(X[I]);
    Sum = fmaf(M.x, V.x, fmaf(M.y, V.y, Sum));
  }
#pragma unroll
  for (int Offset = 16; Offset > 0; Offset >>= 1)
    Sum += __shfl_down_sync(FullMask, Sum, Offset);
  if (Lane == 0)
    Out[Row] = __float2bfloat16(fmaxf(Sum + Bias[Row], 0.0f));
}

/// Out = A * B + C, multiplication and addition each rounded to bfloat16.
__global__ void multiplyAdd(const __nv_bfloat162 *__restrict__ A,
                            const __nv_bfloat162 *__restrict__ B,
                            const __nv_bfloat162 *__restrict__ C,
                            __nv_bfloat162 *__restrict__ Out, int Pairs) {
  const int I = blockIdx.x * BlockSize + threadIdx.x;
  if (I < Pairs)
    Out[I] = __hadd2(__hmul2(A[I], B[I]), C[I]);
}

/// Round to nearest, ties to even, in integers; no NaN is used here.
unsigned short referenceBits(float Value) {
  uint32_t Bits;
  std::memcpy(&Bits, &Value, sizeof(Bits));
  return static_cast<unsigned short>((Bits + 0x7fff + (Bits >> 16 & 1)) >> 16);
}

unsigned short bitsOf(const __nv_bfloat16 &Value) {
  unsigned short Bits;
  std::memcpy(&Bits, &Value, sizeof(Bits));
  return Bits;
}

std::vector<__nv_bfloat16> narrowed(const std::vector<float> &Values) {
  std::vector<__nv_bfloat16> Out(Values.size());
  for (size_t I = 0; I < Values.size(); ++I) {
    const unsigned short Bits = referenceBits(Values[I]);
    std::memcpy(static_cast<void *>(&Out[I]), &Bits, sizeof(Bits));
  }
  return Out;
}

bool sameBits(const char *What, const std::vector<__nv_bfloat16> &Got,
              const std::vector<float> &Want, Checksum &Sum) {
  for (size_t I = 0; I < Got.size(); ++I) {
    Sum.add(bitsOf(Got[I]));
    if (bitsOf(Got[I]) != referenceBits(Want[I])) {
      std::fprintf(stderr, "%s: element %zu is %04x instead of %04x\n", What, I,
                   bitsOf(Got[I]), referenceBits(Want[I]));
      return false;
    }
  }
  return true;
}

/// Integers of at most six bits: exact in bfloat16, and so are float sums.
std::vector<float> smallIntegers(size_t Count, uint32_t Seed, int Limit) {
  std::vector<float> V(Count);
  for (size_t I = 0; I < Count; ++I)
    V[I] = float(int(hashOf(uint32_t(I), Seed) % (2 * Limit + 1)) - Limit);
  return V;
}

int main(int Argc, char **Argv) {
  const Options Opts = parseOptions(Argc, Argv, "bfloat16",
                                    "bfloat16 storage, float arithmetic");
  Checksum Sum;
  bool Pass = true;

  const int N = 4096;
  std::vector<float> Floats(N);
  for (int I = 0; I < N; ++I) {
    uint32_t Bits = hashOf(I) & 0xbfffffffu; // below 2: no overflow
    if (I % 4 == 0)
      Bits = (Bits & ~0xffffu) | 0x8000; // a tie
    std::memcpy(&Floats[I], &Bits, sizeof(Bits));
    // The smallest floats may be flushed to zero; that is not the subject.
    if (std::fabs(Floats[I]) < 1e-30f)
      Floats[I] = 1.0f;
  }
  DeviceBuffer<float> DFloats(Floats);
  DeviceBuffer<__nv_bfloat16> DNarrow(N);
  narrow<<<N / BlockSize, BlockSize>>>(DFloats.get(), DNarrow.get(), N);
  CUDA_CHECK_LAUNCH();
  Pass = sameBits("conversion", DNarrow.toHost(), Floats, Sum) && Pass;

  const std::vector<float> A = smallIntegers(N, 1, 15),
                           B = smallIntegers(N, 2, 15),
                           C = smallIntegers(N, 3, 15);
  std::vector<float> Want(N);
  for (int I = 0; I < N; ++I)
    Want[I] = A[I] * B[I] + C[I];
  DeviceBuffer<__nv_bfloat16> DA(narrowed(A)), DB(narrowed(B)), DC(narrowed(C)),
      DOut(N);
  const auto Pairs = [](const DeviceBuffer<__nv_bfloat16> &Buffer) {
    return reinterpret_cast<__nv_bfloat162 *>(Buffer.get());
  };
  multiplyAdd<<<N / 2 / BlockSize, BlockSize>>>(Pairs(DA), Pairs(DB), Pairs(DC),
                                                Pairs(DOut), N / 2);
  CUDA_CHECK_LAUNCH();
  Pass = sameBits("multiply and add", DOut.toHost(), Want, Sum) && Pass;

  const int Rows = Opts.Large ? 8192 : 90, Columns = Opts.Large ? 8192 : 300;
  const std::vector<float> Matrix = smallIntegers(size_t(Rows) * Columns, 4, 7);
  const std::vector<float> X = smallIntegers(Columns, 5, 7),
                           Bias = smallIntegers(Rows, 6, 60);
  DeviceBuffer<__nv_bfloat16> DMatrix(narrowed(Matrix)), DX(narrowed(X)),
      DRows(Rows);
  DeviceBuffer<float> DBias(Bias);
  const auto Launch = [&] {
    layer<<<(Rows * 32 + BlockSize - 1) / BlockSize, BlockSize>>>(
        Pairs(DMatrix), Pairs(DX), DBias.get(), DRows.get(), Rows, Columns / 2);
    CUDA_CHECK_LAUNCH();
  };
  Launch();
  Want.assign(Rows, 0.0f);
  for (int Y = 0; Y < Rows; ++Y) {
    float Total = Bias[Y];
    for (int I = 0; I < Columns; ++I)
      Total += Matrix[size_t(Y) * Columns + I] * X[I];
    Want[Y] = std::max(Total, 0.0f);
  }
  Pass = sameBits("layer", DRows.toHost(), Want, Sum) && Pass;

  const double Seconds = secondsPerRun(Opts, Launch);
  return report("bfloat16", Pass, giga(2.0 * Matrix.size(), Seconds), "GB/s",
                Sum);
}
