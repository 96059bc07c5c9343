// Stream capture and graphs, an older and a newer CUDA side by side, and a
// debugging branch that nobody compiles.
#include "launcher.cuh"
#include <cstdio>

namespace {
struct Failed { cudaError_t Code; };
inline void operator||(cudaError_t code, Failed) { if (code != cudaSuccess) throw Failed{code}; }
}
#define MUST || Failed{}

__global__ void add(int *p, int by) { atomicAdd(p, by); }

int main() try {
  int *p;
  cudaMallocManaged(&p, sizeof *p, cudaMemAttachGlobal) MUST;
  *p = 0;
  cudaStream_t s;
  cudaStreamCreateWithPriority(&s, cudaStreamNonBlocking, 0) MUST;
  cudaGraph_t graph;
  cudaGraphExec_t exec;
  cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal) MUST;
  for (int i = 0; i < 8; ++i)
    add<<<1, 32, 0, s>>>(p, i);
  cudaStreamEndCapture(s, &graph) MUST;
#if defined(OLD_GRAPHS)
  cudaGraphNode_t bad;
  char log[256];
  cudaGraphInstantiate(&exec, graph, &bad, log, sizeof log) MUST;
#else
  cudaGraphInstantiate(&exec, graph, 0) MUST;
#endif
  for (int i = 0; i < 10; ++i)
    cudaGraphLaunch(exec, s) MUST;
  cudaStreamSynchronize(s) MUST;
#ifdef DEBUG_GRAPHS
  size_t nodes = 0;
  cudaGraphGetNodes(graph, nullptr, &nodes) MUST;
  std::fprintf(stderr, "cudaGraphGetNodes: %zu\n", nodes);
#endif
  cudaPointerAttributes at;
  cudaPointerGetAttributes(&at, p) MUST;
  std::printf("%d %s\n", *p, at.type == cudaMemoryTypeManaged ? "managed" : "?");
  launcher::forEach(1, [=] __device__(int) { *p = 1; }) MUST;
  cudaGraphExecDestroy(exec), cudaGraphDestroy(graph), cudaStreamDestroy(s);
  return cudaFree(p);
} catch (Failed f) {
  std::fprintf(stderr, "%s\n", cudaGetErrorString(f.Code));
  return 1;
}
