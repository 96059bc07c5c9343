//===- reduction.cu - Sum and maximum of an array in one launch -----------===//
//
// Each block folds a grid-stride slice with 16-byte loads, then lanes with
// shuffles, then warps through shared memory. The block that finishes last
// (found by an atomic ticket after a fence) folds the partial results, so no
// second launch is needed. Generic in the operation and in the block size.
//
//===----------------------------------------------------------------------===//
#include "common.h"

#include <algorithm>

using namespace example;

constexpr int WarpSize = 32;
constexpr unsigned FullMask = 0xffffffffu;

template <typename T> struct Plus {
  static __host__ __device__ T identity() { return T(0); }
  static __host__ __device__ T apply(T A, T B) { return A + B; }
};

template <typename T> struct Maximum {
  static __host__ __device__ T identity() { return T(-2147483647); }
  static __host__ __device__ T apply(T A, T B) { return A < B ? B : A; }
};

template <typename T> struct alignas(16) Pack {
  static constexpr int Width = 16 / sizeof(T);
  T Lane[Width];
};

template <typename Op, typename T> __device__ T reduceWarp(T Value) {
#pragma unroll
  for (int Offset = WarpSize / 2; Offset > 0; Offset >>= 1)
    Value = Op::apply(Value, __shfl_down_sync(FullMask, Value, Offset));
  return Value;
}

/// The result is valid in thread 0. Ends with a barrier, so it may be called
/// again at once.
template <typename Op, int BlockSize, typename T>
__device__ T reduceBlock(T Value) {
  static_assert(BlockSize % WarpSize == 0 && BlockSize <= 1024,
                "whole warps, at most 32 of them");
  __shared__ T PerWarp[32];
  const int Lane = threadIdx.x & 31;
  const int Warp = threadIdx.x >> 5;

  Value = reduceWarp<Op>(Value);
  if (Lane == 0)
    PerWarp[Warp] = Value;
  __syncthreads();
  if (Warp == 0) {
    Value = Lane < BlockSize / WarpSize ? PerWarp[Lane] : Op::identity();
    Value = reduceWarp<Op>(Value);
  }
  __syncthreads();
  return Value;
}

template <typename Op, int BlockSize, typename T>
__global__ void __launch_bounds__(BlockSize)
    reduce(const T *__restrict__ In, int N, T *__restrict__ Partial,
           unsigned *__restrict__ Finished, T *__restrict__ Result) {
  using Vector = Pack<T>;
  const int Stride = gridDim.x * BlockSize;
  const int First = blockIdx.x * BlockSize + threadIdx.x;
  const int Vectors = N / Vector::Width;

  T Value = Op::identity();
  for (int I = First; I < Vectors; I += Stride) {
    const Vector V = reinterpret_cast<const Vector *>(In)[I];
#pragma unroll
    for (int J = 0; J < Vector::Width; ++J)
      Value = Op::apply(Value, V.Lane[J]);
  }
  const int Tail = Vectors * Vector::Width + First;
  if (Tail < N)
    Value = Op::apply(Value, In[Tail]);

  Value = reduceBlock<Op, BlockSize>(Value);

  __shared__ bool IsLast;
  if (threadIdx.x == 0) {
    Partial[blockIdx.x] = Value;
    __threadfence();
    IsLast = atomicInc(Finished, gridDim.x - 1) == gridDim.x - 1;
  }
  __syncthreads();
  if (!IsLast)
    return;

  __threadfence();
  Value = Op::identity();
  for (unsigned I = threadIdx.x; I < gridDim.x; I += BlockSize)
    Value = Op::apply(Value, static_cast<volatile T *>(Partial)[I]);
  Value = reduceBlock<Op, BlockSize>(Value);
  if (threadIdx.x == 0)
    *Result = Value;
}

/// The buffers of one reduction; Finished returns to 0 by itself (atomicInc
/// wraps), so a launch needs no clearing.
template <typename T> struct Workspace {
  explicit Workspace(int Grid) : Partial(Grid), Finished(1), Result(1) {
    Finished.clear();
  }
  DeviceBuffer<T> Partial;
  DeviceBuffer<unsigned> Finished;
  DeviceBuffer<T> Result;
};

template <typename Op, int BlockSize, typename T>
void launchReduce(const DeviceBuffer<T> &In, int Grid, Workspace<T> &Work) {
  reduce<Op, BlockSize>
      <<<Grid, BlockSize>>>(In.get(), int(In.size()), Work.Partial.get(),
                            Work.Finished.get(), Work.Result.get());
  CUDA_CHECK_LAUNCH();
}

/// What enters the checksum: four times the value, as floats are multiples of
/// 1/4. Wraps around in the type's own width.
inline uint64_t quarters(float V) {
  return static_cast<uint64_t>(static_cast<long long>(V * 4.0f));
}
inline uint64_t quarters(int V) {
  return static_cast<uint64_t>(int64_t(int32_t(uint32_t(V) * 4u)));
}
inline uint64_t quarters(unsigned long long V) { return V * 4; }

template <typename Op, int BlockSize, typename T>
bool check(const char *What, const std::vector<T> &In, int Grid,
           Checksum &Sum) {
  DeviceBuffer<T> DIn(In);
  Workspace<T> Work(Grid);
  T Want = Op::identity();
  for (T V : In)
    Want = Op::apply(Want, V);
  bool Pass = true;
  // Twice: the second launch relies on the ticket having wrapped.
  for (int I = 0; I < 2; ++I) {
    Work.Result.clear();
    launchReduce<Op, BlockSize>(DIn, Grid, Work);
    const T Got = Work.Result.toHost()[0];
    if (Got != Want) {
      std::fprintf(stderr, "%s: %.9g instead of %.9g\n", What, double(Got),
                   double(Want));
      Pass = false;
    }
    Sum.add(quarters(Got));
  }
  return Pass;
}

int main(int Argc, char **Argv) {
  const Options Opts =
      parseOptions(Argc, Argv, "reduction", "single-pass sum and maximum");
  const int N = (Opts.Large ? 1 << 26 : 1 << 15) + 5;
  int Processors = 0;
  CUDA_CHECK(
      cudaDeviceGetAttribute(&Processors, cudaDevAttrMultiProcessorCount, 0));
  const int Grid =
      Opts.Large ? Processors * 8 : std::min(16, (N + 1023) / 1024);

  // Odd multiples of 1/4 with mean 0: every partial sum is exact in a float.
  std::vector<float> Floats(N);
  std::vector<int> Ints(N);
  std::vector<unsigned long long> Longs(N);
  for (int I = 0; I < N; ++I) {
    const uint32_t H = hashOf(I);
    Floats[I] = 0.25f * float(2 * int(H & 15) - 15);
    Ints[I] = int(H >> 1) - (1 << 30);
    Longs[I] = H;
  }

  Checksum Sum;
  bool Pass = check<Plus<float>, 256>("float sum", Floats, Grid, Sum);
  Pass &= check<Maximum<int>, 128>("int maximum", Ints, Grid, Sum);
  Pass &= check<Plus<unsigned long long>, 512>("64-bit sum", Longs, Grid, Sum);

  DeviceBuffer<float> DIn(Floats);
  Workspace<float> Work(Grid);
  const double Seconds = secondsPerRun(
      Opts, [&] { launchReduce<Plus<float>, 256>(DIn, Grid, Work); });
  return report("reduction", Pass, giga(sizeof(float) * double(N), Seconds),
                "GB/s", Sum);
}
