// P25: HIP's allocation of pinned memory takes flags; the call that has none
// gets the default, the call that has some keeps them.
// RUN: %check
#include <cuda_runtime.h>
#include <utility>
size_t size(int, int);
template <class A, class B> size_t both();

void f(float *h, double **q, size_t n) {
  cudaMallocHost((void**)&h, 64);
  cudaMallocHost((void**)&h, n, cudaHostAllocMapped);
  cudaMallocHost(&h, sizeof(std::pair<int, float>));
  cudaMallocHost((void **)q, size(1, size(2, 3)));
  cudaMallocHost((void **)q, both<int, float>());
  cudaMallocHost((void **)q, [](int a, int b) { return size_t(a * b); }(2, 3));
  cudaMallocHost((void **)q, size_t{n < 4 ? n : 4});
  cudaMallocHost( (void **)q , n > 2 );
  if (cudaSuccess != cudaMallocHost((void**)&h, n * sizeof(cudaDeviceProp))) return;
}
// CHECK: {{^}}  hipHostMalloc((void**)&h, 64, hipHostMallocDefault);{{$}}
// CHECK-NEXT: {{^}}  hipHostMalloc((void**)&h, n, hipHostMallocMapped);{{$}}
// CHECK-NEXT: {{^}}  hipHostMalloc({{(\(void ?\*\*\))?}}&h, sizeof(std::pair<int, float>), hipHostMallocDefault);{{$}}
// CHECK-NEXT: {{^}}  hipHostMalloc((void **)q, size(1, size(2, 3)), hipHostMallocDefault);{{$}}
// CHECK-NEXT: {{^}}  hipHostMalloc((void **)q, both<int, float>(), hipHostMallocDefault);{{$}}
// CHECK-NEXT: {{^}}  hipHostMalloc((void **)q, [](int a, int b) { return size_t(a * b); }(2, 3), hipHostMallocDefault);{{$}}
// CHECK-NEXT: {{^}}  hipHostMalloc((void **)q, size_t{n < 4 ? n : 4}, hipHostMallocDefault);{{$}}
// CHECK-NEXT: {{^}}  hipHostMalloc( (void **)q , n > 2, hipHostMallocDefault );{{$}}
// CHECK-NEXT: {{^}}  if (hipSuccess != hipHostMalloc((void**)&h, n * sizeof(hipDeviceProp_t), hipHostMallocDefault)) return;{{$}}

// Comments belong to the arguments and survive; nothing lands behind `//`.
void g(float *h, size_t n) {
  cudaMallocHost((void **)&h /* where, or what */, n /* how, many */);
  cudaMallocHost((void **)&h, // where, cudaMalloc
                 n            // how many
  );
}
// CHECK: {{^}}  hipHostMalloc((void **)&h /* where, or what */, n{{, hipHostMallocDefault /\* how, many \*/| /\* how, many \*/, hipHostMallocDefault}});{{$}}
// CHECK-NEXT: {{^}}  hipHostMalloc((void **)&h, // where, cudaMalloc
// CHECK-NEXT: {{^}}                 n, hipHostMallocDefault            // how many
// CHECK-NEXT: {{^}}  );

#define PINNED(p, n) cudaMallocHost((void **)(p), (n))
#define TRY(...) (void)(__VA_ARGS__)
void h(float **p, size_t n) {
  PINNED(p, n);
  TRY(cudaMallocHost((void **)p, n));
  TRY(TRY(cudaMallocHost((void **)p, (n, n))), cudaGetLastError());
}
// CHECK: #define PINNED(p, n) hipHostMalloc((void **)(p), (n), hipHostMallocDefault)
// CHECK: {{^}}  PINNED(p, n);
// CHECK-NEXT: {{^}}  TRY(hipHostMalloc((void **)p, n, hipHostMallocDefault));
// CHECK-NEXT: {{^}}  TRY(TRY(hipHostMalloc((void **)p, (n, n), hipHostMallocDefault)), hipGetLastError());
