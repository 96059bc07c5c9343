//===- saxpy.cu - y = a*x + y as a bandwidth kernel -----------------------===//
//
// Vectorised float4 accesses in a grid-stride loop, a scalar tail for sizes
// that are no multiple of four, and a grid sized from the occupancy of the
// kernel rather than from the problem.
//
//===----------------------------------------------------------------------===//
#include "common.h"

#include <algorithm>

using namespace example;

constexpr int BlockSize = 256;

__global__ void __launch_bounds__(BlockSize)
    saxpy(int N, float A, const float *__restrict__ X, float *__restrict__ Y) {
  const int Stride = gridDim.x * blockDim.x;
  const int First = blockIdx.x * blockDim.x + threadIdx.x;
  const int Vectors = N / 4;
  const float4 *X4 = reinterpret_cast<const float4 *>(X);
  float4 *Y4 = reinterpret_cast<float4 *>(Y);

  for (int I = First; I < Vectors; I += Stride) {
    const float4 XV = __ldg(&X4[I]);
    float4 YV = Y4[I];
    YV.x = fmaf(A, XV.x, YV.x);
    YV.y = fmaf(A, XV.y, YV.y);
    YV.z = fmaf(A, XV.z, YV.z);
    YV.w = fmaf(A, XV.w, YV.w);
    Y4[I] = YV;
  }
  const int Tail = 4 * Vectors + First;
  if (Tail < N)
    Y[Tail] = fmaf(A, X[Tail], Y[Tail]);
}

int main(int Argc, char **Argv) {
  const Options Opts =
      parseOptions(Argc, Argv, "saxpy", "y = a*x + y with float4 accesses");
  const int N = (Opts.Large ? 1 << 26 : 1 << 16) + 3;
  const float A = 2.5f;

  std::vector<float> X(N), Y(N), Want(N);
  for (int I = 0; I < N; ++I) {
    X[I] = float(hashOf(I, 1) % 1024) - 512.0f;
    Y[I] = float(hashOf(I, 2) % 1024) - 512.0f;
    Want[I] = A * X[I] + Y[I];
  }
  DeviceBuffer<float> DX(X), DY(Y);

  int Device = 0, Processors = 0, BlocksPerProcessor = 0;
  CUDA_CHECK(cudaGetDevice(&Device));
  CUDA_CHECK(cudaDeviceGetAttribute(&Processors, cudaDevAttrMultiProcessorCount,
                                    Device));
  CUDA_CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(
      &BlocksPerProcessor, saxpy, BlockSize, 0));
  const int Needed = (N / 4 + BlockSize - 1) / BlockSize;
  const int Grid =
      std::max(1, std::min(Needed, Processors * BlocksPerProcessor));

  saxpy<<<Grid, BlockSize>>>(N, A, DX.get(), DY.get());
  CUDA_CHECK_LAUNCH();
  const std::vector<float> Got = DY.toHost();
  const bool Pass = sameExactly("y", Got, Want);
  Checksum Sum;
  Sum.addExact(Got, 2.0f);

  const double Seconds = secondsPerRun(Opts, [&] {
    saxpy<<<Grid, BlockSize>>>(N, A, DX.get(), DY.get());
    CUDA_CHECK_LAUNCH();
  });
  return report("saxpy", Pass, giga(3.0 * sizeof(float) * N, Seconds), "GB/s",
                Sum);
}
