//===- multi_gpu_copy.cu - Copies and direct access between two devices ---===//
//
// Two devices each fill half of an array, exchange halves with asynchronous
// peer copies ordered by events, and, where the hardware allows it, one reads
// the other's memory in a kernel. With one device, device 0 plays both parts.
//
//===----------------------------------------------------------------------===//
#include "common.h"

using namespace example;

constexpr int BlockSize = 256;

__global__ void fill(uint32_t *Out, int N, uint32_t First) {
  const int I = blockIdx.x * BlockSize + threadIdx.x;
  if (I < N)
    Out[I] = (First + uint32_t(I)) * 2654435761u;
}

/// Mine ^= Theirs, element by element; Theirs may live on another device.
__global__ void mix(uint32_t *Mine, const uint32_t *Theirs, int N) {
  const int I = blockIdx.x * BlockSize + threadIdx.x;
  if (I < N)
    Mine[I] ^= Theirs[I];
}

/// One of the two sides of the exchange.
struct Side {
  int Device = 0;
  cudaStream_t Stream = nullptr;
  cudaEvent_t Filled = nullptr, Received = nullptr;
  uint32_t *Own = nullptr, *Copy = nullptr;

  void create(int OnDevice, int N) {
    Device = OnDevice;
    CUDA_CHECK(cudaSetDevice(Device));
    CUDA_CHECK(cudaStreamCreateWithFlags(&Stream, cudaStreamNonBlocking));
    CUDA_CHECK(cudaEventCreateWithFlags(&Filled, cudaEventDisableTiming));
    CUDA_CHECK(cudaEventCreateWithFlags(&Received, cudaEventDisableTiming));
    CUDA_CHECK(cudaMalloc(&Own, N * sizeof(uint32_t)));
    CUDA_CHECK(cudaMalloc(&Copy, N * sizeof(uint32_t)));
  }
  void destroy() {
    CUDA_CHECK(cudaSetDevice(Device));
    CUDA_CHECK(cudaFree(Own));
    CUDA_CHECK(cudaFree(Copy));
    CUDA_CHECK(cudaEventDestroy(Filled));
    CUDA_CHECK(cudaEventDestroy(Received));
    CUDA_CHECK(cudaStreamDestroy(Stream));
  }
};

/// Lets both devices reach each other's memory; false where they cannot.
bool enablePeers(int A, int B) {
  if (A == B)
    return true;
  int Forth = 0, Back = 0;
  CUDA_CHECK(cudaDeviceCanAccessPeer(&Forth, A, B));
  CUDA_CHECK(cudaDeviceCanAccessPeer(&Back, B, A));
  if (!Forth || !Back)
    return false;
  CUDA_CHECK(cudaSetDevice(A));
  CUDA_CHECK(cudaDeviceEnablePeerAccess(B, 0));
  CUDA_CHECK(cudaSetDevice(B));
  CUDA_CHECK(cudaDeviceEnablePeerAccess(A, 0));
  return true;
}

/// Each side receives the other's half once that is filled.
void exchange(Side (&Sides)[2], int N) {
  for (int I = 0; I < 2; ++I) {
    Side &Me = Sides[I], &Other = Sides[1 - I];
    CUDA_CHECK(cudaSetDevice(Me.Device));
    CUDA_CHECK(cudaStreamWaitEvent(Me.Stream, Other.Filled, 0));
    CUDA_CHECK(cudaMemcpyPeerAsync(Me.Copy, Me.Device, Other.Own, Other.Device,
                                   N * sizeof(uint32_t), Me.Stream));
    CUDA_CHECK(cudaEventRecord(Me.Received, Me.Stream));
  }
}

std::vector<uint32_t> download(const Side &S, const uint32_t *From, int N) {
  std::vector<uint32_t> Host(N);
  CUDA_CHECK(cudaSetDevice(S.Device));
  CUDA_CHECK(cudaMemcpy(Host.data(), From, N * sizeof(uint32_t),
                        cudaMemcpyDeviceToHost));
  return Host;
}

int main(int Argc, char **Argv) {
  const Options Opts = parseOptions(Argc, Argv, "multi_gpu_copy",
                                    "peer copies between two devices");
  const int N = (Opts.Large ? 1 << 26 : 1 << 14) + 1;
  const int Grid = (N + BlockSize - 1) / BlockSize;
  int Devices = 0;
  CUDA_CHECK(cudaGetDeviceCount(&Devices));
  const int Second = Devices > 1 ? 1 : 0;
  const bool Direct = enablePeers(0, Second);
  std::printf("devices: %d, using 0 and %d%s\n", Devices, Second,
              Second == 0 ? " (one device plays both parts)"
              : Direct    ? ", direct access"
                          : ", no direct access");

  Side Sides[2];
  Sides[0].create(0, N);
  Sides[1].create(Second, N);
  for (int I = 0; I < 2; ++I) {
    CUDA_CHECK(cudaSetDevice(Sides[I].Device));
    fill<<<Grid, BlockSize, 0, Sides[I].Stream>>>(Sides[I].Own, N,
                                                  uint32_t(I) * 1000003u);
    CUDA_CHECK_LAUNCH();
    CUDA_CHECK(cudaEventRecord(Sides[I].Filled, Sides[I].Stream));
  }
  exchange(Sides, N);

  // Side 0 mixes in the other half: straight from the other device where it
  // can, else from its copy.
  CUDA_CHECK(cudaSetDevice(Sides[0].Device));
  CUDA_CHECK(cudaStreamWaitEvent(Sides[0].Stream, Sides[1].Received, 0));
  mix<<<Grid, BlockSize, 0, Sides[0].Stream>>>(
      Sides[0].Own, Direct ? Sides[1].Own : Sides[0].Copy, N);
  CUDA_CHECK_LAUNCH();
  for (Side &S : Sides) {
    CUDA_CHECK(cudaSetDevice(S.Device));
    CUDA_CHECK(cudaStreamSynchronize(S.Stream));
  }

  std::vector<uint32_t> Want0(N), Want1(N), Mixed(N);
  for (uint32_t I = 0; I < uint32_t(N); ++I) {
    Want0[I] = (1000003u + I) * 2654435761u;
    Want1[I] = I * 2654435761u;
    Mixed[I] = Want0[I] ^ Want1[I];
  }
  bool Pass = sameExactly("copy on side 0",
                          download(Sides[0], Sides[0].Copy, N), Want0);
  Pass = sameExactly("copy on side 1", download(Sides[1], Sides[1].Copy, N),
                     Want1) &&
         Pass;
  const std::vector<uint32_t> Got = download(Sides[0], Sides[0].Own, N);
  Pass = sameExactly("mixed", Got, Mixed) && Pass;
  Checksum Sum;
  for (int I = 0; I < N; I += 5)
    Sum.add(Got[I]);

  // One direction, on the receiving side's stream.
  CUDA_CHECK(cudaSetDevice(Sides[0].Device));
  GpuTimer Timer;
  Timer.start(Sides[0].Stream);
  for (int I = 0; I < Opts.repetitions(); ++I)
    CUDA_CHECK(cudaMemcpyPeerAsync(Sides[0].Copy, Sides[0].Device, Sides[1].Own,
                                   Sides[1].Device, N * sizeof(uint32_t),
                                   Sides[0].Stream));
  const double Seconds = Timer.stop(Sides[0].Stream) / Opts.repetitions();
  for (Side &S : Sides)
    S.destroy();
  return report("multi_gpu_copy", Pass,
                giga(sizeof(uint32_t) * double(N), Seconds), "GB/s", Sum);
}
