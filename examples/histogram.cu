//===- histogram.cu - 256 bins, privatised per warp in shared memory ------===//
//
// Bytes are read sixteen at a time. Each warp counts into its own copy of the
// bins, which keeps collisions of a skewed input within a warp; copies are
// folded once per block and added to the result with one atomic per bin.
//
//===----------------------------------------------------------------------===//
#include "common.h"

#include <algorithm>

using namespace example;

constexpr int Bins = 256;

template <int Warps> struct PrivateBins {
  // One word of padding shifts the copies to different banks.
  unsigned Count[Warps][Bins + 1];
};

template <int Warps>
__device__ void countWord(PrivateBins<Warps> &Own, int Warp, unsigned Word) {
#pragma unroll
  for (int Byte = 0; Byte < 4; ++Byte)
    atomicAdd(&Own.Count[Warp][(Word >> (8 * Byte)) & 0xff], 1u);
}

template <int Warps>
__global__ void __launch_bounds__(Warps * 32)
    histogram(const unsigned char *__restrict__ In, int N,
              unsigned *__restrict__ Out) {
  __shared__ PrivateBins<Warps> Own;
  const int Warp = threadIdx.x >> 5;
  const int Lane = threadIdx.x & 31;

  for (int Bin = Lane; Bin < Bins; Bin += 32)
    Own.Count[Warp][Bin] = 0;
  __syncthreads();

  const int Stride = gridDim.x * blockDim.x;
  const int First = blockIdx.x * blockDim.x + threadIdx.x;
  const int Vectors = N / 16;
  for (int I = First; I < Vectors; I += Stride) {
    const uint4 V = reinterpret_cast<const uint4 *>(In)[I];
    countWord(Own, Warp, V.x);
    countWord(Own, Warp, V.y);
    countWord(Own, Warp, V.z);
    countWord(Own, Warp, V.w);
  }
  for (int I = 16 * Vectors + First; I < N; I += Stride)
    atomicAdd(&Own.Count[Warp][In[I]], 1u);
  __syncthreads();

  for (int Bin = threadIdx.x; Bin < Bins; Bin += blockDim.x) {
    unsigned Total = 0;
#pragma unroll
    for (int W = 0; W < Warps; ++W)
      Total += Own.Count[W][Bin];
    if (Total)
      atomicAdd(&Out[Bin], Total);
  }
}

template <int Warps>
void launchHistogram(const DeviceBuffer<unsigned char> &In, int Grid,
                     DeviceBuffer<unsigned> &Out) {
  CUDA_CHECK(cudaMemsetAsync(Out.get(), 0, Bins * sizeof(unsigned)));
  histogram<Warps><<<Grid, Warps * 32>>>(In.get(), int(In.size()), Out.get());
  CUDA_CHECK_LAUNCH();
}

template <int Warps>
bool check(const char *What, const std::vector<unsigned char> &In, int Grid,
           Checksum &Sum) {
  std::vector<unsigned> Want(Bins);
  for (unsigned char V : In)
    ++Want[V];
  DeviceBuffer<unsigned char> DIn(In);
  DeviceBuffer<unsigned> DOut(Bins);
  launchHistogram<Warps>(DIn, Grid, DOut);
  const std::vector<unsigned> Got = DOut.toHost();
  for (unsigned V : Got)
    Sum.add(V);
  return sameExactly(What, Got, Want);
}

int main(int Argc, char **Argv) {
  const Options Opts = parseOptions(
      Argc, Argv, "histogram", "byte histogram with bins private to a warp");
  const int N = (Opts.Large ? 1 << 28 : 1 << 16) + 11;
  int Processors = 0;
  CUDA_CHECK(
      cudaDeviceGetAttribute(&Processors, cudaDevAttrMultiProcessorCount, 0));
  const int Grid = Opts.Large ? Processors * 8 : 6;

  std::vector<unsigned char> Uniform(N), Skewed(N);
  for (int I = 0; I < N; ++I) {
    const uint32_t H = hashOf(I);
    Uniform[I] = static_cast<unsigned char>(H);
    Skewed[I] = static_cast<unsigned char>((H & H >> 8 & H >> 16) & 0xff);
  }
  Checksum Sum;
  bool Pass = check<8>("uniform", Uniform, Grid, Sum);
  Pass = check<4>("skewed", Skewed, Grid, Sum) && Pass;
  const std::vector<unsigned char> Constant(1000, 7);
  Pass = check<8>("constant", Constant, 1, Sum) && Pass;

  DeviceBuffer<unsigned char> DIn(Uniform);
  DeviceBuffer<unsigned> DOut(Bins);
  const double Seconds =
      secondsPerRun(Opts, [&] { launchHistogram<8>(DIn, Grid, DOut); });
  return report("histogram", Pass, giga(N, Seconds), "GB/s", Sum);
}
