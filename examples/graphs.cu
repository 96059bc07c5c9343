//===- graphs.cu - Work graphs, captured from streams and built by hand ---===//
//
// The same small pipeline (clear, fill two halves in parallel, combine, copy
// back) three ways: plain stream calls, a graph captured from them with a fork
// and a join, and a graph built node by node whose kernel parameters are then
// changed between launches without building it again.
//
//===----------------------------------------------------------------------===//
#include "common.h"

using namespace example;

constexpr int BlockSize = 128;

__global__ void fill(uint32_t *Out, int N, uint32_t Seed) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  if (I < N)
    Out[I] = (uint32_t(I) + Seed) * 2654435761u;
}

__global__ void combine(const uint32_t *A, const uint32_t *B, uint32_t *Sums,
                        int N, uint32_t Factor) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  if (I < N)
    atomicAdd(&Sums[I % 64], A[I] * Factor + B[I]);
}

struct Pipeline {
  explicit Pipeline(int N)
      : N(N), Grid((N + BlockSize - 1) / BlockSize), A(N), B(N), Sums(64),
        Host(64) {}

  /// What every variant must deliver.
  std::vector<uint32_t> expected(uint32_t SeedA, uint32_t Factor) const {
    std::vector<uint32_t> Want(64);
    for (uint32_t I = 0; I < uint32_t(N); ++I)
      Want[I % 64] +=
          (I + SeedA) * 2654435761u * Factor + (I + SeedB) * 2654435761u;
    return Want;
  }

  static constexpr uint32_t SeedB = 22;
  int N, Grid;
  DeviceBuffer<uint32_t> A, B, Sums;
  std::vector<uint32_t> Host;
};

/// The pipeline as stream calls; forks to \p Side and joins again.
void enqueue(Pipeline &P, cudaStream_t Main, cudaStream_t Side,
             cudaEvent_t Fork, cudaEvent_t Join) {
  CUDA_CHECK(cudaEventRecord(Fork, Main));
  CUDA_CHECK(cudaStreamWaitEvent(Side, Fork, 0));
  CUDA_CHECK(cudaMemsetAsync(P.Sums.get(), 0, 64 * sizeof(uint32_t), Main));
  fill<<<P.Grid, BlockSize, 0, Main>>>(P.A.get(), P.N, 11);
  fill<<<P.Grid, BlockSize, 0, Side>>>(P.B.get(), P.N, Pipeline::SeedB);
  CUDA_CHECK_LAUNCH();
  CUDA_CHECK(cudaEventRecord(Join, Side));
  CUDA_CHECK(cudaStreamWaitEvent(Main, Join, 0));
  combine<<<P.Grid, BlockSize, 0, Main>>>(P.A.get(), P.B.get(), P.Sums.get(),
                                          P.N, 3);
  CUDA_CHECK_LAUNCH();
  CUDA_CHECK(cudaMemcpyAsync(P.Host.data(), P.Sums.get(), 64 * sizeof(uint32_t),
                             cudaMemcpyDeviceToHost, Main));
}

/// A graph node that launches \p Kernel with \p Arguments.
cudaKernelNodeParams kernelNode(void *Kernel, int Grid, void **Arguments) {
  cudaKernelNodeParams Params = {};
  Params.func = Kernel;
  Params.gridDim = dim3(Grid);
  Params.blockDim = dim3(BlockSize);
  Params.sharedMemBytes = 0;
  Params.kernelParams = Arguments;
  Params.extra = nullptr;
  return Params;
}

/// The pipeline as an explicit graph.
struct ExplicitGraph {
  explicit ExplicitGraph(Pipeline &P) {
    CUDA_CHECK(cudaGraphCreate(&Graph, 0));
    uint32_t *A = P.A.get(), *B = P.B.get(), *Sums = P.Sums.get();
    uint32_t SeedA = 11, SeedB = Pipeline::SeedB, Factor = 3;

    cudaMemsetParams Clear = {};
    Clear.dst = Sums;
    Clear.value = 0;
    Clear.elementSize = sizeof(uint32_t);
    Clear.width = 64;
    Clear.height = 1;
    CUDA_CHECK(cudaGraphAddMemsetNode(&ClearNode, Graph, nullptr, 0, &Clear));

    void *FillAArguments[] = {&A, &P.N, &SeedA};
    cudaKernelNodeParams Params =
        kernelNode(reinterpret_cast<void *>(fill), P.Grid, FillAArguments);
    CUDA_CHECK(cudaGraphAddKernelNode(&FillANode, Graph, nullptr, 0, &Params));
    void *FillBArguments[] = {&B, &P.N, &SeedB};
    Params = kernelNode(reinterpret_cast<void *>(fill), P.Grid, FillBArguments);
    CUDA_CHECK(cudaGraphAddKernelNode(&FillBNode, Graph, nullptr, 0, &Params));

    void *CombineArguments[] = {&A, &B, &Sums, &P.N, &Factor};
    Params =
        kernelNode(reinterpret_cast<void *>(combine), P.Grid, CombineArguments);
    const cudaGraphNode_t Before[] = {ClearNode, FillANode, FillBNode};
    CUDA_CHECK(cudaGraphAddKernelNode(&CombineNode, Graph, Before, 3, &Params));

    CUDA_CHECK(cudaGraphAddMemcpyNode1D(
        &CopyNode, Graph, &CombineNode, 1, P.Host.data(), Sums,
        64 * sizeof(uint32_t), cudaMemcpyDeviceToHost));
    CUDA_CHECK(cudaGraphInstantiate(&Executable, Graph, 0));
  }
  ExplicitGraph(const ExplicitGraph &) = delete;
  ExplicitGraph &operator=(const ExplicitGraph &) = delete;
  ~ExplicitGraph() {
    (void)cudaGraphExecDestroy(Executable);
    (void)cudaGraphDestroy(Graph);
  }

  /// Changes the arguments of the instantiated kernels.
  void setArguments(Pipeline &P, uint32_t SeedA, uint32_t Factor) {
    uint32_t *A = P.A.get(), *B = P.B.get(), *Sums = P.Sums.get();
    void *FillArguments[] = {&A, &P.N, &SeedA};
    cudaKernelNodeParams Params =
        kernelNode(reinterpret_cast<void *>(fill), P.Grid, FillArguments);
    CUDA_CHECK(
        cudaGraphExecKernelNodeSetParams(Executable, FillANode, &Params));
    void *CombineArguments[] = {&A, &B, &Sums, &P.N, &Factor};
    Params =
        kernelNode(reinterpret_cast<void *>(combine), P.Grid, CombineArguments);
    CUDA_CHECK(
        cudaGraphExecKernelNodeSetParams(Executable, CombineNode, &Params));
  }

  cudaGraph_t Graph;
  cudaGraphExec_t Executable;
  cudaGraphNode_t ClearNode, FillANode, FillBNode, CombineNode, CopyNode;
};

size_t nodesOf(cudaGraph_t Graph) {
  size_t Count = 0;
  CUDA_CHECK(cudaGraphGetNodes(Graph, nullptr, &Count));
  return Count;
}

int main(int Argc, char **Argv) {
  const Options Opts =
      parseOptions(Argc, Argv, "graphs", "captured and explicit work graphs");
  Pipeline P(Opts.Large ? 1 << 20 : 1 << 12);
  cudaStream_t Main, Side;
  cudaEvent_t Fork, Join;
  CUDA_CHECK(cudaStreamCreate(&Main));
  CUDA_CHECK(cudaStreamCreate(&Side));
  CUDA_CHECK(cudaEventCreateWithFlags(&Fork, cudaEventDisableTiming));
  CUDA_CHECK(cudaEventCreateWithFlags(&Join, cudaEventDisableTiming));

  Checksum Sum;
  bool Pass = true;
  const auto Check = [&](const char *What, uint32_t SeedA, uint32_t Factor) {
    CUDA_CHECK(cudaStreamSynchronize(Main));
    Pass = sameExactly(What, P.Host, P.expected(SeedA, Factor)) && Pass;
    for (uint32_t &V : P.Host) {
      Sum.add(V);
      V = 0;
    }
  };

  enqueue(P, Main, Side, Fork, Join);
  Check("stream calls", 11, 3);

  cudaGraph_t Captured;
  cudaGraphExec_t Executable;
  CUDA_CHECK(cudaStreamBeginCapture(Main, cudaStreamCaptureModeGlobal));
  enqueue(P, Main, Side, Fork, Join);
  CUDA_CHECK(cudaStreamEndCapture(Main, &Captured));
  CUDA_CHECK(cudaGraphInstantiate(&Executable, Captured, 0));
  for (int I = 0; I < 2; ++I) {
    CUDA_CHECK(cudaGraphLaunch(Executable, Main));
    Check("captured graph", 11, 3);
  }

  {
    ExplicitGraph Built(P);
    CUDA_CHECK(cudaGraphLaunch(Built.Executable, Main));
    Check("explicit graph", 11, 3);
    Built.setArguments(P, 77, 5);
    CUDA_CHECK(cudaGraphLaunch(Built.Executable, Main));
    Check("changed arguments", 77, 5);
    if (nodesOf(Captured) != 5 || nodesOf(Built.Graph) != 5) {
      std::fprintf(stderr, "%zu captured and %zu built nodes instead of 5\n",
                   nodesOf(Captured), nodesOf(Built.Graph));
      Pass = false;
    }
  }

  const int Launches = Opts.repetitions() * (Opts.Large ? 50 : 1);
  GpuTimer Timer;
  Timer.start(Main);
  for (int I = 0; I < Launches; ++I)
    CUDA_CHECK(cudaGraphLaunch(Executable, Main));
  const double Seconds = Timer.stop(Main);

  CUDA_CHECK(cudaGraphExecDestroy(Executable));
  CUDA_CHECK(cudaGraphDestroy(Captured));
  CUDA_CHECK(cudaEventDestroy(Fork));
  CUDA_CHECK(cudaEventDestroy(Join));
  CUDA_CHECK(cudaStreamDestroy(Main));
  CUDA_CHECK(cudaStreamDestroy(Side));
  return report("graphs", Pass, giga(1e6 * Launches, Seconds), "klaunches/s",
                Sum);
}
