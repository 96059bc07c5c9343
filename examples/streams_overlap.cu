//===- streams_overlap.cu - Copies and kernels overlapped on streams ------===//
//
// Pinned memory is cut into chunks that travel to the device, are worked on and
// travel back on several streams; events order the streams, a host function
// counts finished chunks. The same work on one stream is the comparison.
//
//===----------------------------------------------------------------------===//
#include "common.h"

#include <algorithm>
#include <atomic>

using namespace example;

constexpr int StreamCount = 4;
constexpr int BlockSize = 256;

/// A few rounds of a linear congruential generator, one word per thread.
__global__ void __launch_bounds__(BlockSize)
    churn(const uint32_t *In, uint32_t *Out, const uint32_t *Key, int N,
          int Rounds) {
  const int I = blockIdx.x * BlockSize + threadIdx.x;
  if (I >= N)
    return;
  uint32_t V = In[I] ^ *Key;
  for (int R = 0; R < Rounds; ++R)
    V = V * 1664525u + 1013904223u;
  Out[I] = V;
}

__global__ void writeKey(uint32_t *Key, uint32_t Value) { *Key = Value; }

/// Host memory that the device copies from and to asynchronously.
class PinnedBuffer {
public:
  explicit PinnedBuffer(size_t Count) {
    CUDA_CHECK(cudaMallocHost(&Data, Count * sizeof(uint32_t)));
  }
  PinnedBuffer(const PinnedBuffer &) = delete;
  PinnedBuffer &operator=(const PinnedBuffer &) = delete;
  ~PinnedBuffer() { (void)cudaFreeHost(Data); }
  uint32_t *get() const { return Data; }

private:
  uint32_t *Data = nullptr;
};

void countChunk(void *Counter) {
  static_cast<std::atomic<int> *>(Counter)->fetch_add(1);
}

struct Work {
  int N, Chunks, Rounds;
  uint32_t *HostIn, *HostOut, *In, *Out, *Key;
  std::atomic<int> *Finished;
};

/// All chunks of \p W, dealt round robin to \p Streams after \p Ready.
void submit(const Work &W, const std::vector<cudaStream_t> &Streams,
            cudaEvent_t Ready) {
  for (cudaStream_t S : Streams)
    CUDA_CHECK(cudaStreamWaitEvent(S, Ready, 0));
  const int PerChunk = (W.N + W.Chunks - 1) / W.Chunks;
  for (int C = 0; C < W.Chunks; ++C) {
    const cudaStream_t S = Streams[C % Streams.size()];
    const int First = C * PerChunk, Count = std::min(PerChunk, W.N - First);
    CUDA_CHECK(cudaMemcpyAsync(W.In + First, W.HostIn + First,
                               Count * sizeof(uint32_t), cudaMemcpyHostToDevice,
                               S));
    churn<<<(Count + BlockSize - 1) / BlockSize, BlockSize, 0, S>>>(
        W.In + First, W.Out + First, W.Key, Count, W.Rounds);
    CUDA_CHECK_LAUNCH();
    CUDA_CHECK(cudaMemcpyAsync(W.HostOut + First, W.Out + First,
                               Count * sizeof(uint32_t), cudaMemcpyDeviceToHost,
                               S));
    CUDA_CHECK(cudaLaunchHostFunc(S, countChunk, W.Finished));
  }
}

int main(int Argc, char **Argv) {
  const Options Opts = parseOptions(Argc, Argv, "streams_overlap",
                                    "copies and kernels on several streams");
  const int N = (Opts.Large ? 1 << 26 : 1 << 14) + 9;
  const uint32_t KeyValue = 0x5bd1e995u;
  PinnedBuffer HostIn(N), HostOut(N);
  DeviceBuffer<uint32_t> In(N), Out(N), Key(1);
  std::atomic<int> Finished{0};
  const Work W = {N,
                  Opts.Large ? 32 : 8,
                  Opts.Large ? 400 : 10,
                  HostIn.get(),
                  HostOut.get(),
                  In.get(),
                  Out.get(),
                  Key.get(),
                  &Finished};
  std::vector<uint32_t> Want(N), Got(N);
  // All rounds of the generator in one step: it stays a*x + c.
  uint32_t Factor = 1, Increment = 0;
  for (int R = 0; R < W.Rounds; ++R) {
    Factor *= 1664525u;
    Increment = Increment * 1664525u + 1013904223u;
  }
  for (int I = 0; I < N; ++I) {
    W.HostIn[I] = hashOf(I);
    Want[I] = (W.HostIn[I] ^ KeyValue) * Factor + Increment;
  }

  std::vector<cudaStream_t> Streams(StreamCount);
  for (cudaStream_t &S : Streams)
    CUDA_CHECK(cudaStreamCreateWithFlags(&S, cudaStreamNonBlocking));
  cudaStream_t Producer;
  CUDA_CHECK(cudaStreamCreate(&Producer));
  cudaEvent_t Ready;
  CUDA_CHECK(cudaEventCreateWithFlags(&Ready, cudaEventDisableTiming));

  std::fill(W.HostOut, W.HostOut + N, 0u);
  // Every chunk reads the key, which another stream writes: the event carries
  // the order.
  writeKey<<<1, 1, 0, Producer>>>(W.Key, KeyValue);
  CUDA_CHECK_LAUNCH();
  CUDA_CHECK(cudaEventRecord(Ready, Producer));
  submit(W, Streams, Ready);
  for (cudaStream_t S : Streams)
    CUDA_CHECK(cudaStreamSynchronize(S));

  bool Pass = true;
  if (Finished.load() != W.Chunks || cudaEventQuery(Ready) != cudaSuccess) {
    std::fprintf(stderr, "%d of %d chunks reported their end\n",
                 Finished.load(), W.Chunks);
    Pass = false;
  }
  Got.assign(W.HostOut, W.HostOut + N);
  Pass = sameExactly("chunks", Got, Want) && Pass;
  Checksum Sum;
  for (int I = 0; I < N; I += 7)
    Sum.add(Got[I]);

  // Timed on the producer's stream, which waits for all others at the end.
  const auto Measure = [&](const std::vector<cudaStream_t> &Some) {
    GpuTimer Timer;
    std::vector<cudaEvent_t> Ends(Some.size());
    for (cudaEvent_t &E : Ends)
      CUDA_CHECK(cudaEventCreateWithFlags(&E, cudaEventDisableTiming));
    Timer.start(Producer);
    CUDA_CHECK(cudaEventRecord(Ready, Producer));
    submit(W, Some, Ready);
    for (size_t I = 0; I < Some.size(); ++I) {
      CUDA_CHECK(cudaEventRecord(Ends[I], Some[I]));
      CUDA_CHECK(cudaStreamWaitEvent(Producer, Ends[I], 0));
    }
    const double Seconds = Timer.stop(Producer);
    for (cudaEvent_t E : Ends)
      CUDA_CHECK(cudaEventDestroy(E));
    return Seconds;
  };
  const double Serial = Measure({Streams[0]});
  const double Overlapped = Measure(Streams);
  std::printf("one stream %.3f ms, %d streams %.3f ms\n", Serial * 1e3,
              StreamCount, Overlapped * 1e3);

  for (cudaStream_t S : Streams)
    CUDA_CHECK(cudaStreamDestroy(S));
  CUDA_CHECK(cudaStreamDestroy(Producer));
  CUDA_CHECK(cudaEventDestroy(Ready));
  return report("streams_overlap", Pass,
                giga(2.0 * sizeof(uint32_t) * N, Overlapped), "GB/s", Sum);
}
