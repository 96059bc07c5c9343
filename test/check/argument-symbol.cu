// P27: a device symbol is wrapped; where it stands differs per function.
// RUN: %check
#include <cuda_runtime.h>
__device__ int cnt;
__constant__ float table[16];
struct Params { int n; }; __constant__ Params params;
template <class T> __device__ T slot;

void f(const void *from, void *to, cudaStream_t s) {
  int h; void *address; size_t bytes;
  cudaMemcpyFromSymbol(&h, cnt, sizeof h, 0, cudaMemcpyDeviceToHost);
  cudaMemcpyFromSymbol(&h, cnt, sizeof h);
  cudaMemcpyToSymbol(table, from, sizeof table);
  cudaMemcpyToSymbolAsync(params, from, sizeof params, 0, cudaMemcpyHostToDevice, s);
  cudaMemcpyFromSymbolAsync(to, slot<int>, 4, 0, cudaMemcpyDeviceToHost, s);
  cudaGetSymbolAddress(&address, table);
  cudaGetSymbolSize(&bytes, cnt);
  cudaMemcpyToSymbol<float[16]>(table, from, 4);
  cudaMemcpyToSymbol( /* the table, all */ table /* here */, from, 4 );
}
// CHECK: {{^}}  hipMemcpyFromSymbol(&h, HIP_SYMBOL(cnt), sizeof h, 0, hipMemcpyDeviceToHost);
// CHECK-NEXT: {{^}}  hipMemcpyFromSymbol(&h, HIP_SYMBOL(cnt), sizeof h);
// CHECK-NEXT: {{^}}  hipMemcpyToSymbol(HIP_SYMBOL(table), from, sizeof table);
// CHECK-NEXT: {{^}}  hipMemcpyToSymbolAsync(HIP_SYMBOL(params), from, sizeof params, 0, hipMemcpyHostToDevice, s);
// CHECK-NEXT: {{^}}  hipMemcpyFromSymbolAsync(to, HIP_SYMBOL(slot<int>), 4, 0, hipMemcpyDeviceToHost, s);
// CHECK-NEXT: {{^}}  hipGetSymbolAddress(&address, HIP_SYMBOL(table));
// CHECK-NEXT: {{^}}  hipGetSymbolSize(&bytes, HIP_SYMBOL(cnt));
// CHECK-NEXT: {{^}}  hipMemcpyToSymbol<float[16]>(HIP_SYMBOL(table), from, 4);
// CHECK-NEXT: {{^}}  hipMemcpyToSymbol( /* the table, all */ HIP_SYMBOL(table) /* here */, from, 4 );

void graph(cudaGraphNode_t *node, cudaGraph_t g, void *to) {
  cudaGraphAddMemcpyNodeToSymbol(node, g, nullptr, 0, cnt, to, 4, 0, cudaMemcpyHostToDevice);
  cudaGraphAddMemcpyNodeFromSymbol(node, g, nullptr, 0, to, cnt, 4, 0, cudaMemcpyDeviceToHost);
}
// CHECK: {{^}}  hipGraphAddMemcpyNodeToSymbol(node, g, nullptr, 0, HIP_SYMBOL(cnt), to, 4, 0, hipMemcpyHostToDevice);
// CHECK-NEXT: {{^}}  hipGraphAddMemcpyNodeFromSymbol(node, g, nullptr, 0, to, HIP_SYMBOL(cnt), 4, 0, hipMemcpyDeviceToHost);

#if 0
  cudaMemcpyFromSymbol(&h, other.field[3], sizeof(h));
  HIP_SYMBOL(cudaSuccess);
#endif
// CHECK: {{^}}  hipMemcpyFromSymbol(&h, HIP_SYMBOL(other.field[3]), sizeof(h));
