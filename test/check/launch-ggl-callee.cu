// P78: the whole callee is the first argument; parentheses keep the commas of
// template arguments inside it.
// RUN: %check --launch=ggl
#include <cuda_runtime.h>
namespace ns {
template <class T> struct Obj { static __global__ void run(T *); };
template <class T, int N> __global__ void pair(T *);
__global__ void plain(float *);
}
struct Host {
  void (*kern)(float *);
  void go(float *p, dim3 g, int b) { this->kern<<<g, b>>>(p); kern<<<g, b>>>(p); }
};
void f(float *p, dim3 g, int b, Host h, Host *hp, void (*table[])(float *)) {
  ns::Obj<float>::run<<<g, b>>>(p);
  ns::pair<float, 4><<<g, b>>>(p);
  ::ns::plain<<<g, b>>>(p);
  ns::pair<float, (3 > 2) ? 8 : 4><<<g, b>>>(p);
  h.kern<<<g, b>>>(p);
  hp->kern<<<g, b>>>(p);
  table[b]<<<g, b>>>(p);
  (b ? &ns::plain : table[0])<<<g, b>>>(p);
}
// CHECK: {{^}}  void go(float *p, dim3 g, int b) { hipLaunchKernelGGL(this->kern, dim3(g), dim3(b), 0, 0, p); hipLaunchKernelGGL(kern, dim3(g), dim3(b), 0, 0, p); }
// CHECK: {{^}}  hipLaunchKernelGGL((ns::Obj<float>::run), dim3(g), dim3(b), 0, 0, p);
// CHECK-NEXT: {{^}}  hipLaunchKernelGGL((ns::pair<float, 4>), dim3(g), dim3(b), 0, 0, p);
// CHECK-NEXT: {{^}}  hipLaunchKernelGGL(::ns::plain, dim3(g), dim3(b), 0, 0, p);
// CHECK-NEXT: {{^}}  hipLaunchKernelGGL((ns::pair<float, (3 > 2) ? 8 : 4>), dim3(g), dim3(b), 0, 0, p);
// CHECK-NEXT: {{^}}  hipLaunchKernelGGL(h.kern, dim3(g), dim3(b), 0, 0, p);
// CHECK-NEXT: {{^}}  hipLaunchKernelGGL(hp->kern, dim3(g), dim3(b), 0, 0, p);
// CHECK-NEXT: {{^}}  hipLaunchKernelGGL(table[b], dim3(g), dim3(b), 0, 0, p);
// CHECK-NEXT: {{^}}  hipLaunchKernelGGL((b ? &ns::plain : table[0]), dim3(g), dim3(b), 0, 0, p);

template <class T> void dependent(T *p, dim3 g) {
  ns::Obj<T>::run<<<g, 1>>>(p);
  ns::pair<T, sizeof(T)> <<<g, 1>>>(p);
}
// CHECK: {{^}}  hipLaunchKernelGGL((ns::Obj<T>::run), dim3(g), dim3(1), 0, 0, p);
// CHECK-NEXT: {{^}}  hipLaunchKernelGGL((ns::pair<T, sizeof(T)>), dim3(g), dim3(1), 0, 0, p);

// Names in the callee are translated, too.
#include <cub/cub.cuh>
template <int N, cub::BlockLoadAlgorithm L> __global__ void sorted(int *);
void names(int *p) { sorted<4, cub::BLOCK_LOAD_TRANSPOSE><<<1, sizeof(cub::BlockReduce<int, 4>)>>>(p); }
// CHECK: hipLaunchKernelGGL((sorted<4, hipcub::BLOCK_LOAD_TRANSPOSE>), dim3(1), dim3(sizeof(hipcub::BlockReduce<int, 4>)), 0, 0, p);
