//===- dynamic_shared_memory.cu - Shortest paths within one block ---------===//
//
// Floyd-Warshall on a batch of graphs, one per block, with the whole distance
// matrix in dynamic shared memory: more than the 48 KiB that a CUDA kernel gets
// unasked, so the kernel opts in; within the 64 KiB of an AMD compute unit. The
// allocation is cut into three arrays of different types.
//
//===----------------------------------------------------------------------===//
#include "common.h"

#include <algorithm>

using namespace example;

constexpr int Vertices = 112;
constexpr int BlockSize = 256;
constexpr int Unreachable = 1 << 28;

/// How the dynamic shared memory is divided.
struct Layout {
  static constexpr size_t Distances = 0;
  static constexpr size_t Row = sizeof(int) * Vertices * Vertices;
  static constexpr size_t Column = Row + sizeof(int) * Vertices;
  static constexpr size_t Via = Column + sizeof(int) * Vertices;
  static constexpr size_t Bytes = Via + Vertices;
};
static_assert(Layout::Bytes > 48 * 1024 && Layout::Bytes <= 64 * 1024,
              "needs the opt-in, fits everywhere");

/// Also counts, for each vertex, the improvements that went through it.
__global__ void __launch_bounds__(BlockSize)
    shortestPaths(const int *__restrict__ In, int *__restrict__ Out,
                  int *__restrict__ Improvements) {
  extern __shared__ __align__(16) unsigned char Memory[];
  int *Distance = reinterpret_cast<int *>(Memory + Layout::Distances);
  int *Row = reinterpret_cast<int *>(Memory + Layout::Row);
  int *Column = reinterpret_cast<int *>(Memory + Layout::Column);
  unsigned char *Useful = Memory + Layout::Via;

  constexpr int Cells = Vertices * Vertices;
  const size_t Base = size_t(blockIdx.x) * Cells;
  for (int I = threadIdx.x; I < Cells / 4; I += BlockSize)
    reinterpret_cast<int4 *>(Distance)[I] =
        reinterpret_cast<const int4 *>(In + Base)[I];
  for (int I = threadIdx.x; I < Vertices; I += BlockSize)
    Useful[I] = 0;
  __syncthreads();

  for (int K = 0; K < Vertices; ++K) {
    // Copies of row and column K: without them one thread would read a cell
    // while another writes it, even though the value cannot change.
    for (int I = threadIdx.x; I < Vertices; I += BlockSize) {
      Row[I] = Distance[K * Vertices + I];
      Column[I] = Distance[I * Vertices + K];
    }
    __syncthreads();
    int Better = 0;
    for (int I = threadIdx.x; I < Cells; I += BlockSize) {
      const int Through = Column[I / Vertices] + Row[I % Vertices];
      if (Through < Distance[I]) {
        Distance[I] = Through;
        Better = 1;
      }
    }
    const int Any = __syncthreads_or(Better);
    if (threadIdx.x == 0)
      Useful[K] = static_cast<unsigned char>(Any != 0);
  }
  __syncthreads();

  for (int I = threadIdx.x; I < Cells / 4; I += BlockSize)
    reinterpret_cast<int4 *>(Out + Base)[I] =
        reinterpret_cast<const int4 *>(Distance)[I];
  for (int I = threadIdx.x; I < Vertices; I += BlockSize)
    if (Useful[I])
      atomicAdd(&Improvements[I], 1);
}

/// A sparse directed graph with edges of length 1 to 100.
void makeGraph(int *Distance, uint32_t Seed) {
  for (int I = 0; I < Vertices; ++I)
    for (int J = 0; J < Vertices; ++J) {
      const uint32_t H = hashOf(I * Vertices + J, Seed);
      int Length = H % 16 == 0 ? 1 + int(H >> 8) % 100 : Unreachable;
      if (J == (I + 1) % Vertices)
        Length = 150;
      Distance[I * Vertices + J] = I == J ? 0 : Length;
    }
}

void reference(int *Distance, int *Improvements) {
  for (int K = 0; K < Vertices; ++K) {
    bool Any = false;
    for (int I = 0; I < Vertices; ++I)
      for (int J = 0; J < Vertices; ++J) {
        const int Through =
            Distance[I * Vertices + K] + Distance[K * Vertices + J];
        if (Through < Distance[I * Vertices + J]) {
          Distance[I * Vertices + J] = Through;
          Any = true;
        }
      }
    Improvements[K] += Any;
  }
}

int main(int Argc, char **Argv) {
  const Options Opts = parseOptions(Argc, Argv, "dynamic_shared_memory",
                                    "shortest paths in shared memory");
  const int Graphs = Opts.Large ? 1056 : 2;

  int Limit = 0;
  CUDA_CHECK(cudaDeviceGetAttribute(
      &Limit, cudaDevAttrMaxSharedMemoryPerBlockOptin, 0));
  if (size_t(Limit) < Layout::Bytes) {
    std::fprintf(stderr, "a block of this device gets %d bytes, not %zu\n",
                 Limit, Layout::Bytes);
    return 1;
  }
  CUDA_CHECK(cudaFuncSetAttribute(shortestPaths,
                                  cudaFuncAttributeMaxDynamicSharedMemorySize,
                                  int(Layout::Bytes)));
  int Resident = 0;
  CUDA_CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(
      &Resident, shortestPaths, BlockSize, Layout::Bytes));
  bool Pass = Resident >= 1;
  if (!Pass)
    std::fprintf(stderr, "no block fits on a multiprocessor\n");

  const size_t Cells = size_t(Vertices) * Vertices;
  std::vector<int> In(Graphs * Cells), WantImprovements(Vertices);
  for (int G = 0; G < Graphs; ++G)
    makeGraph(&In[G * Cells], uint32_t(G));
  DeviceBuffer<int> DIn(In), DOut(In.size()), DImprovements(Vertices);
  DImprovements.clear();
  const auto Launch = [&] {
    shortestPaths<<<Graphs, BlockSize, Layout::Bytes>>>(DIn.get(), DOut.get(),
                                                        DImprovements.get());
    CUDA_CHECK_LAUNCH();
  };
  Launch();
  const std::vector<int> Got = DOut.toHost(),
                         Improvements = DImprovements.toHost();
  for (int G = 0; G < Graphs; ++G)
    reference(&In[G * Cells], WantImprovements.data());
  Pass = sameExactly("distances", Got, In) && Pass;
  Pass = sameExactly("improvements", Improvements, WantImprovements) && Pass;
  Checksum Sum;
  for (size_t I = 0; I < Got.size(); I += 19)
    Sum.add(uint64_t(Got[I]));
  Sum.addExact(Improvements, 1);

  const double Seconds = secondsPerRun(Opts, Launch);
  return report("dynamic_shared_memory", Pass,
                giga(double(Graphs) * Cells * Vertices, Seconds),
                "Grelaxations/s", Sum);
}
