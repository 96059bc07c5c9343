// P75 to P77: the macro form on request: no dangling comma, no dim3 around a
// dim3, defaults written out.
// RUN: %check --launch=ggl
#include <cuda_runtime.h>
__global__ void k(int *a, float b) {}
__global__ void init() {}
void f(int *a, float b, dim3 g, int n, cudaStream_t s) {
  k<<<dim3(g), 128, 0, s>>>(a, b);
  init<<<1, 64>>>();
  init<<<1, 64>>>( );
  k<<<dim3(2, 2), dim3(8, 8, 1)>>>(a, b);
  k<<<g, dim3{8, 8}>>>(a, b);
  k<<<(n + 255) / 256, 256, n * sizeof(int)>>>(a, 1.f);
  k<<< ::dim3(n), n > 2 ? 32 : 64, 0, cudaStreamPerThread >>>(a, cudaGetLastError());
  if (n) k<<<1, 1>>>(a, b); else init<<<1, 1>>>();
}
// CHECK: {{^}}  hipLaunchKernelGGL(k, dim3(g), dim3(128), 0, s, a, b);{{$}}
// CHECK-NEXT: {{^}}  hipLaunchKernelGGL(init, dim3(1), dim3(64), 0, 0);{{$}}
// CHECK-NEXT: {{^}}  hipLaunchKernelGGL(init, dim3(1), dim3(64), 0, 0);{{$}}
// CHECK-NEXT: {{^}}  hipLaunchKernelGGL(k, dim3(2, 2), dim3(8, 8, 1), 0, 0, a, b);{{$}}
// CHECK-NEXT: {{^}}  hipLaunchKernelGGL(k, dim3(g), {{dim3\{8, 8\}|dim3\(dim3\{8, 8\}\)|\(dim3\{8, 8\}\)}}, 0, 0, a, b);{{$}}
// CHECK-NEXT: {{^}}  hipLaunchKernelGGL(k, dim3((n + 255) / 256), dim3(256), n * sizeof(int), 0, a, 1.f);{{$}}
// CHECK-NEXT: {{^}}  hipLaunchKernelGGL(k, {{::dim3\(n\)|dim3\(::dim3\(n\)\)}}, dim3(n > 2 ? 32 : 64), 0, hipStreamPerThread, a, hipGetLastError());{{$}}
// CHECK-NEXT: {{^}}  if (n) hipLaunchKernelGGL(k, dim3(1), dim3(1), 0, 0, a, b); else hipLaunchKernelGGL(init, dim3(1), dim3(1), 0, 0);{{$}}

// Macro bodies, macro arguments, dead branches.
#define LAUNCH(kernel, grid, block, ...) kernel<<<grid, block>>>(__VA_ARGS__)
#define RUN(x) do { x; cudaDeviceSynchronize(); } while (0)
void g(int *a) {
  RUN((k<<<1, 32>>>(a, 2.f)));
#ifdef DEAD
  k<<<1, 32, bytes<int, 3>(), s>>>(a, pick<int, 4>(2));
#endif
}
// CHECK: #define LAUNCH(kernel, grid, block, ...) hipLaunchKernelGGL(kernel, dim3(grid), dim3(block), 0, 0, __VA_ARGS__)
// CHECK: {{^}}  RUN((hipLaunchKernelGGL(k, dim3(1), dim3(32), 0, 0, a, 2.f)));
// A comma outside parentheses would split the macro's argument.
// CHECK-NEXT: #ifdef DEAD
// CHECK-NEXT: {{^}}  hipLaunchKernelGGL(k, dim3(1), dim3(32), (bytes<int, 3>()), s, a, pick<int, 4>(2));
