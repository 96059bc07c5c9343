//===- transpose.cu - Matrix transpose through padded shared memory -------===//
//
// A tile of 32x32 is read and written row by row, so both sides of the copy are
// coalesced; the column of padding keeps the transposed reads free of bank
// conflicts. Each thread moves several rows. Both a 4-byte and a 16-byte
// element are instantiated; sizes are no multiple of the tile.
//
//===----------------------------------------------------------------------===//
#include "common.h"

using namespace example;

constexpr int Tile = 32;
constexpr int BlockRows = 8;

template <typename T>
__global__ void __launch_bounds__(Tile *BlockRows)
    transpose(T *__restrict__ Out, const T *__restrict__ In, int Rows,
              int Columns) {
  __shared__ T Staged[Tile][Tile + 1];

  const int X = blockIdx.x * Tile + threadIdx.x;
  const int Y = blockIdx.y * Tile + threadIdx.y;
#pragma unroll
  for (int J = 0; J < Tile; J += BlockRows)
    if (X < Columns && Y + J < Rows)
      Staged[threadIdx.y + J][threadIdx.x] = In[size_t(Y + J) * Columns + X];

  __syncthreads();

  const int TX = blockIdx.y * Tile + threadIdx.x;
  const int TY = blockIdx.x * Tile + threadIdx.y;
#pragma unroll
  for (int J = 0; J < Tile; J += BlockRows)
    if (TX < Rows && TY + J < Columns)
      Out[size_t(TY + J) * Rows + TX] = Staged[threadIdx.x][threadIdx.y + J];
}

template <typename T>
void launchTranspose(T *Out, const T *In, int Rows, int Columns) {
  const dim3 Block(Tile, BlockRows);
  const dim3 Grid((Columns + Tile - 1) / Tile, (Rows + Tile - 1) / Tile);
  transpose<T><<<Grid, Block>>>(Out, In, Rows, Columns);
  CUDA_CHECK_LAUNCH();
}

template <typename T>
bool isTranspose(const std::vector<T> &Out, const std::vector<T> &In, int Rows,
                 int Columns) {
  for (int Y = 0; Y < Rows; ++Y)
    for (int X = 0; X < Columns; ++X)
      if (std::memcmp(&Out[size_t(X) * Rows + Y], &In[size_t(Y) * Columns + X],
                      sizeof(T))) {
        std::fprintf(stderr, "row %d, column %d is wrong\n", Y, X);
        return false;
      }
  return true;
}

int main(int Argc, char **Argv) {
  const Options Opts = parseOptions(Argc, Argv, "transpose",
                                    "matrix transpose through shared memory");
  const int Rows = Opts.Large ? 8200 : 200;
  const int Columns = Opts.Large ? 8100 : 170;
  const size_t Count = size_t(Rows) * Columns;
  Checksum Sum;

  std::vector<uint32_t> In(Count);
  for (size_t I = 0; I < Count; ++I)
    In[I] = hashOf(uint32_t(I));
  DeviceBuffer<uint32_t> DIn(In), DOut(Count);
  launchTranspose(DOut.get(), DIn.get(), Rows, Columns);
  const std::vector<uint32_t> Out = DOut.toHost();
  bool Pass = isTranspose(Out, In, Rows, Columns);
  for (uint32_t V : Out)
    Sum.add(V);

  const int Wide = 70, High = 45;
  std::vector<uint4> In4(Wide * High);
  for (int I = 0; I < Wide * High; ++I)
    In4[I] = make_uint4(hashOf(I, 1), hashOf(I, 2), hashOf(I, 3), hashOf(I, 4));
  DeviceBuffer<uint4> DIn4(In4), DOut4(In4.size());
  launchTranspose(DOut4.get(), DIn4.get(), High, Wide);
  const std::vector<uint4> Out4 = DOut4.toHost();
  Pass = isTranspose(Out4, In4, High, Wide) && Pass;
  for (const uint4 &V : Out4)
    Sum.add((uint64_t(V.x) << 32 | V.y) ^ (uint64_t(V.z) << 32 | V.w));

  const double Seconds = secondsPerRun(
      Opts, [&] { launchTranspose(DOut.get(), DIn.get(), Rows, Columns); });
  return report("transpose", Pass,
                giga(2.0 * sizeof(uint32_t) * Count, Seconds), "GB/s", Sum);
}
