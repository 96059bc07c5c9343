// P75: HIP's compiler takes `<<<>>>` as it is; a launch is not touched, but the
// names inside it are.
// RUN: %check
// RUN: %check --launch=keep
#include <cuda_runtime.h>
__global__ void k(int *a, float b) {}
template <class T, int N> __global__ void t(T *) {}
void f(int *a, float b, dim3 g, cudaStream_t s) {
  k<<<dim3(g), 128, 0, s>>>(a, b);
  k<<<g,128>>>(a,b);
  t<int, 4> <<< g , dim3(8, 8) , 16 , cudaStreamPerThread >>> (a);
  k<<<1, 1>>>(a, cudaGetLastError());
  k
      <<<1, // blocks
         1>>>
      (a, b);
}
// CHECK: {{^}}  k<<<dim3(g), 128, 0, s>>>(a, b);
// CHECK-NEXT: {{^}}  k<<<g,128>>>(a,b);
// CHECK-NEXT: {{^}}  t<int, 4> <<< g , dim3(8, 8) , 16 , hipStreamPerThread >>> (a);
// CHECK-NEXT: {{^}}  k<<<1, 1>>>(a, hipGetLastError());
// CHECK-NEXT: {{^}}  k
// CHECK-NEXT: {{^}}      <<<1, // blocks
// CHECK-NEXT: {{^}}         1>>>
// CHECK-NEXT: {{^}}      (a, b);
